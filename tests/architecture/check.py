"""check.py NAME [ROOT]: runs one check over the project and prints each fault as file:line: what is wrong."""
import pathlib
import sys

import house
import layers
import rule_ids
import tokens
import tree

CHECKS = {
    "include_directions": layers.faults,
    "forbidden_tokens": tokens.faults,
    "rule_ids": rule_ids.faults,
    "top_level_folders": house.top_level,
    "source_lists": house.source_lists,
    "long_files": house.long_files,
    "machine_paths": house.machine_paths,
}


def main(arguments):
    root = arguments[1] if len(arguments) > 1 else pathlib.Path(__file__).resolve().parents[2]
    found = CHECKS[arguments[0]](tree.Tree(root))
    print("\n".join(found) if found else f"{arguments[0]}: no faults")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
