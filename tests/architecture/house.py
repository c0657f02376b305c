"""The house: top-level folders, source lists, long files, paths of one machine."""
import posixpath
import re

import tree

TOP_LEVEL = {"app", "data", "docs", "editor", "engine", "replay", "shaders", "tests", "tools", ".ci"}
NEEDED = TOP_LEVEL - {"docs", "tools", ".ci"}
LONGEST = 500
REASON = re.compile(r"\blong because\b", re.I)
LISTED = re.compile(r"(?:^|(?<=\s))[\w./+-]+\.cpp\b")  # files written by the build begin with a variable
# The folders where people and build machines keep their checkouts; /usr and /etc are the system's, the same for all.
MACHINE_PATH = r"(?<![\w.$}*~-])/(?:work|home|root|Users|builds|github)/[\w.]+|(?<!\w)\.\./shared/"


def top_level(project):
    present = {f.split("/")[0] for f in project.files if "/" in f}
    return ([f"{folder}/: no such folder is foreseen" for folder in sorted(present - TOP_LEVEL)] +
            [f"{folder}/: is missing or empty" for folder in sorted(NEEDED - present)])


def source_lists(project):
    """Each .cpp is named by a CMakeLists.txt, each named .cpp exists, lists are alphabetical."""
    named, found = set(), []
    for path in (f for f in project.files if posixpath.basename(f) == "CMakeLists.txt"):
        text = re.sub(r"#[^\n]*", "", project.text(path))
        for call in re.findall(r"\b(?:hd_library|add_\w+|target_sources)\s*\(([^()]*)\)", text):
            listed = LISTED.findall(call)
            named.update(posixpath.normpath(posixpath.join(posixpath.dirname(path), cpp)) for cpp in listed)
            if listed != sorted(listed):
                found.append(f"{path}: not alphabetical: {' '.join(listed)}")
    sources = {f for f in project.files if f.endswith(".cpp") and "/" in f}
    found += [f"{cpp}: no CMakeLists.txt names it" for cpp in sorted(sources - named)]
    return found + [f"{cpp}: named by a CMakeLists.txt but missing" for cpp in sorted(named - sources)]


def long_files(project):
    """A file past 500 lines says at its head: `Long because ...`."""
    found = []
    for path in project.files:
        if path.endswith(tree.CODE + tree.SHADERS + (".py", ".sh", ".txt", ".cmake")) or path.startswith("tools/"):
            lines = project.text(path).split("\n")
            if len(lines) > LONGEST and not REASON.search("\n".join(lines[:10])):
                found.append(f"{path}: {len(lines)} lines and no 'Long because ...' at its head")
    return found


def machine_paths(project):
    found = []
    for path in project.files:
        if path.endswith((".png", ".jpg", ".game", ".sqlite", ".woff2", ".ttf")) or path == "tests/architecture/house.py":
            continue
        found += [f"{path}:{line}: path of one machine: {word}"
                  for line, word in tree.matches(MACHINE_PATH, project.text(path))]
    return found
