"""proofs.py check|bless RULESETS_FOLDER FILE...: the rules that tests proved, against what is shipped.

Each FILE is what one test executable wrote: {ruleset: {rule: [test titles]}}. They are merged; `check` compares the
result with RULESETS_FOLDER/<id>/proofs.json and lists every difference, `bless` writes it there. Rulesets without a
folder (the toy of the tests) are left out. A proved id that no glossary has is a fault in both.
"""
import json
import pathlib
import sys


def merged(files):
    proofs = {}
    for file in files:
        for ruleset, rules in json.loads(pathlib.Path(file).read_text(encoding="utf-8")).items():
            for rule, titles in rules.items():
                proofs.setdefault(ruleset, {}).setdefault(rule, set()).update(titles)
    return proofs


def text(rules):
    """One rule a line, sorted, so that a change shows as the lines it concerns."""
    lines = [f"  {json.dumps(rule)}: {json.dumps(sorted(titles), ensure_ascii=False)}"
             for rule, titles in sorted(rules.items())]
    return "{\n" + ",\n".join(lines) + "\n}\n" if lines else "{}\n"


def ids_in(value):
    if isinstance(value, dict):
        return {value["id"]} if isinstance(value.get("id"), str) else ids_in(list(value.values()))
    return set().union(*map(ids_in, value)) if isinstance(value, list) else set()


def differences(shipped, proved):
    for rule in sorted(set(shipped) | set(proved)):
        if rule not in proved:
            yield f"{rule}: shipped as proved, but no test proved it in this run"
        elif rule not in shipped:
            yield f"{rule}: proved by {min(proved[rule])!r}, but not shipped"
        elif sorted(proved[rule]) != shipped[rule]:
            yield f"{rule}: proved by other tests than shipped"


def main(mode, folder, *files):
    proofs, faults = merged(files), []
    for glossary in sorted(pathlib.Path(folder).glob("*/rules.json")):
        ruleset = glossary.parent.name
        rules = proofs.get(ruleset, {})
        known = ids_in(json.loads(glossary.read_text(encoding="utf-8")))
        faults += [f"{ruleset}: {rule} is in no glossary" for rule in sorted(set(rules) - known)]
        target = glossary.parent / "proofs.json"
        if mode == "bless":
            target.write_text(text(rules), encoding="utf-8")
            print(f"{ruleset}: {len(rules)} of {len(known)} ids proved")
            continue
        shipped = json.loads(target.read_text(encoding="utf-8")) if target.exists() else {}
        stale = [f"{ruleset}: {line}" for line in differences(shipped, rules)]
        if not stale and target.exists() and target.read_text(encoding="utf-8") != text(rules):
            stale = [f"{ruleset}: proofs.json is not as it would be written"]
        faults += stale + (["build the target bless-proofs and look at what changed"] if stale else [])
    print("\n".join(faults) if faults else f"{mode}: good")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
