"""The project's files as the checks see them: paths relative to the root, text, and code without comments."""
import os
import pathlib
import re
import subprocess

CODE = (".cpp", ".hpp", ".h", ".inl")
SHADERS = (".vert", ".frag", ".glsl")
TOKEN = re.compile(
    r'(?P<comment>//[^\n]*|/\*.*?\*/)'
    r'|(?P<string>R"(?P<mark>[^(\s]*)\(.*?\)(?P=mark)"|"(?:\\.|[^"\\\n])*")'
    r"|(?<![0-9A-Za-z_])'(?:\\.|[^'\\\n])+'", re.S)


def _blank(text):
    """As many line ends as before, so that line numbers still hold."""
    return "\n" * text.count("\n")


def without_comments(text):
    return TOKEN.sub(lambda m: _blank(m[0]) if m["comment"] else m[0], text)


def without_comments_and_strings(text):
    return TOKEN.sub(lambda m: _blank(m[0]) if m["comment"] else '""' + _blank(m[0]) if m["string"] else "' '", text)


class Tree:
    def __init__(self, root):
        self.root = pathlib.Path(root)
        self.files = sorted(f for f in self._list() if (self.root / f).is_file())

    def _list(self):
        """What git knows or would add; without git, everything but build folders and dot-folders."""
        if (self.root / ".git").exists():
            command = ["git", "-C", str(self.root), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
            return subprocess.run(command, check=True, capture_output=True, text=True).stdout.split("\0")[:-1]
        found = []
        for folder, folders, names in os.walk(self.root):
            folders[:] = [f for f in folders if f not in ("build", ".git", ".cache", "__pycache__")]
            found += [os.path.relpath(os.path.join(folder, name), self.root) for name in names]
        return found

    def text(self, path):
        return (self.root / path).read_text(encoding="utf-8", errors="replace")

    def code(self, *folders):
        """Paths of C++ files, all or those under the folders."""
        return [f for f in self.files if f.endswith(CODE) and (not folders or f.startswith(folders))]


def matches(pattern, text):
    """(line number, matched text) of each match."""
    return [(text.count("\n", 0, m.start()) + 1, m[0]) for m in re.finditer(pattern, text)]
