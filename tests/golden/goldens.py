"""Golden recordings: goldens.py check|bless PROGRAM DATA.

Makes every recording of recipes.txt anew and compares what it says with NAME.golden byte for byte; `bless` rewrites the
files and says which changed.
"""
import collections
import hashlib
import json
import os
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
FEWEST = 3  # goldens of each rule system
BEFORE, AFTER = 4, 8  # lines shown around a difference


class Failed(Exception):
    pass


def recipes():
    """(name, words of play, script or None, with working)."""
    for line in open(os.path.join(HERE, "recipes.txt"), encoding="utf-8"):
        words = line.split("#")[0].split()
        if words:
            scripts = [word.removeprefix("script=") for word in words if word.startswith("script=")]
            play = [os.path.join(HERE, word) if word.endswith(".scenario.json") else word
                    for word in words[1:] if word != "trace" and not word.startswith("script=")]
            yield words[0], play, scripts[0] if scripts else None, "trace" in words


def run(program, data, *words):
    environment = {**os.environ, "HD_DATA": data, "LC_ALL": "C.UTF-8"}
    done = subprocess.run([program, *words], env=environment, capture_output=True, text=True)
    if done.returncode != 0:
        raise Failed(f"hundred-days {' '.join(words)}: exit {done.returncode}\n{done.stdout[-1000:]}{done.stderr[-1000:]}")
    return done.stdout


def recorded(program, data, folder, recipe):
    """The golden's text as it is today."""
    name, play, script, trace = recipe
    game = os.path.join(folder, name + ".game")
    run(program, data, "play", *play, "--quiet", "--out", game)
    if script:
        run(program, data, "act", game, "--script", os.path.join(HERE, script))
    run(program, data, "verify", game)
    text = run(program, data, "log", game, "--ledger", *(["--trace"] if trace else []))
    with open(game, "rb") as file:
        contents = file.read()
    return f"{text}recording of {len(contents)} bytes, sha256 {hashlib.sha256(contents).hexdigest()}\n"


def kept(name):
    path = os.path.join(HERE, name + ".golden")
    if not os.path.exists(path):
        return ""
    with open(path, encoding="utf-8", newline="") as file:
        return file.read()


def difference(old, new):
    """The first lines that differ, below the action and the lines that lead to them."""
    old, new = old.split("\n"), new.split("\n")
    at = next(i for i in range(len(old) + 1) if i == len(old) or i == len(new) or old[i] != new[i])
    first = max(0, at - BEFORE)
    action = next((i for i in range(first - 1, -1, -1) if old[i].startswith(">")), None)
    lines = [] if action is None or any(line.startswith(">") for line in old[first:at]) else [f"  {old[action]}", "  ..."]
    lines += [f"  {line}" for line in old[first:at]]
    lines += [f"- {line}" for line in old[at:at + AFTER]] + [f"+ {line}" for line in new[at:at + AFTER]]
    return f"from line {at + 1} on (- kept, + today):\n" + "\n".join(lines)


def ruleset_of(scenario, scenarios):
    """Of a shipped scenario by its id, of one that lies here by what its file says."""
    if scenario in scenarios:
        return scenarios[scenario]
    with open(scenario, encoding="utf-8") as file:
        return json.load(file)["ruleset"]


def too_few(program, data, made):
    """Every rule system with scenarios has its goldens."""
    scenarios = {s["id"]: s["ruleset"] for s in json.loads(run(program, data, "list", "--json"))["scenarios"]}
    count = collections.Counter(ruleset_of(play[0], scenarios) for _, play, _, _ in made)
    return [f"{ruleset}: {count[ruleset]} goldens, and {FEWEST} are wanted"
            for ruleset in sorted(set(scenarios.values())) if count[ruleset] < FEWEST]


def main(task, program, data):
    made = list(recipes())
    faults = too_few(program, data, made)
    with tempfile.TemporaryDirectory() as folder:
        for recipe in made:
            name = recipe[0]
            old, new = kept(name), recorded(program, data, folder, recipe)
            if task == "bless":
                with open(os.path.join(HERE, name + ".golden"), "w", encoding="utf-8", newline="") as file:
                    file.write(new)
                print(f"{name}: {'unchanged' if old == new else 'CHANGED'}")
            elif old != new:
                faults.append(f"{name}.golden differs, {difference(old, new)}")
    print("\n\n".join(faults) if faults else f"{len(made)} goldens, none differs")
    return 1 if faults else 0


if __name__ == "__main__":
    try:
        sys.exit(main(*sys.argv[1:]))
    except Failed as failed:
        print(failed)
        sys.exit(1)
