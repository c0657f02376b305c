"""Arrows point down only: what each folder may include."""
import re

import tree

# Lowest first. Folders on one row stand beside each other and may not include one another.
ROWS = [
    ["engine/ledger"], ["engine/board", "engine/plane"], ["engine/scenario"], ["engine/rules"], ["engine/players"],
    ["editor", "replay"], ["app/view", "shaders"], ["app/cli", "app/studio"], ["tests", "tools"],
]
RANK = {folder: rank for rank, row in enumerate(ROWS) for folder in row}
# The files that know every game: lists with one line a game, of what each brings.
LISTS_OF_GAMES = ("engine/rules/games.cpp", "engine/players/games.cpp", "app/view/games.cpp",
                  "app/view/lint_checks.cpp", "app/view/rulesets.cpp")
OWN_INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*"([^"]+)"', re.M)


def layer(path):
    parts = path.split("/")
    for name in ("/".join(parts[:2]), parts[0]):
        if name in RANK:
            return name
    return None


def game(path):
    """The game's folder under engine/rules or engine/players, or None for shared code."""
    parts = path.split("/")
    return parts[2] if len(parts) > 3 and parts[1] in ("rules", "players") and parts[0] == "engine" else None


def fault(path, included, known):
    if included not in known:
        return f'"{included}" is no file of the project; includes are written from the root'
    below, above = layer(included), layer(path)
    if below is None or above is None:
        return f'"{included}": {path} or it stands outside the layers'
    if below != above and RANK[below] >= RANK[above]:
        return f"{above} may not include {below} ({included})"
    if above.startswith("engine/") and game(included) and game(included) != game(path) and path not in LISTS_OF_GAMES:
        return f"{game(path) or 'shared code'} may not include the game {game(included)} ({included})"
    return None


def faults(project):
    known, found = set(project.files), []
    for path in project.code():
        text = tree.without_comments(project.text(path))
        for m in OWN_INCLUDE.finditer(text):
            reason = fault(path, m[1], known)
            if reason:
                found.append(f"{path}:{text.count(chr(10), 0, m.start()) + 1}: {reason}")
    return found
