"""Runs the examples of docs/cli.md: examples.py PROGRAM DOCUMENT DATA.

A block ```console holds lines `$ command`, the lines it prints (`...` for any lines) and `? code` where the exit code is
not 0. A command without lines prints nothing. All run in one folder, in the document's order.
"""
import os
import re
import subprocess
import sys
import tempfile


def commands(text):
    """(line, command, expected output, exit code) of every example."""
    inside, found = False, []
    for number, line in enumerate(text.split("\n"), 1):
        if line.startswith("```"):
            inside = line == "```console"
        elif inside and line.startswith("$ "):
            found.append([number, line[2:], [], 0])
        elif inside and line.startswith("? "):
            found[-1][3] = int(line[2:])
        elif inside:
            found[-1][2].append(line)
    return found


def matches(expected, output):
    pattern = "".join("(?:.*\n)*" if line == "..." else re.escape(line) + "\n" for line in expected)
    return re.fullmatch(pattern, output) is not None


def main(program, document, data):
    failures, examples = 0, commands(open(document, encoding="utf-8").read())
    environment = {**os.environ, "HD_DATA": data, "LC_ALL": "C.UTF-8"}
    with tempfile.TemporaryDirectory() as folder:
        for number, command, expected, code in examples:
            words = re.findall(r'"([^"]*)"|(\S+)', command)
            arguments = [quoted or plain for quoted, plain in words]
            assert arguments[0] == "hundred-days", command
            run = subprocess.run([program, *arguments[1:]], cwd=folder, env=environment, capture_output=True, text=True)
            if run.returncode != code or not matches(expected, run.stdout):
                failures += 1
                print(f"{document}:{number}: {command}\n  exit {run.returncode}, not {code}" if run.returncode != code
                      else f"{document}:{number}: {command}\n  printed something else")
                print(run.stdout[-2000:], run.stderr[-1000:])
    print(f"{len(examples)} examples, {failures} failed")
    return 1 if failures or not examples else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
