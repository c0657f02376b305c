"""Words that must not stand in a layer's code. Comments do not count; strings count only for names of games."""
import layers
import tree

CLOCKS = r"<(?:chrono|ctime|time\.h|sys/time\.h)>|\bstd::chrono\b|\b(?:clock_)?gettime\b|\bgettimeofday\b"
THREADS = r"<(?:thread|mutex|shared_mutex|atomic|future|condition_variable|semaphore|pthread\.h)>|\bthread_local\b"
FLOATS = r"\b(?:float|double)\b|<(?:cmath|math\.h|cfloat)>"
UNORDERED = r"\bunordered_(?:multi)?(?:map|set)\b"
FOREIGN_DICE = r"<random>|\bstd::(?:random_device|mt19937\w*|shuffle|rand)\b|\b\w+_distribution\b"
PICTURES = r"<(?:imgui\w*|GL/[^>]*|GLES[^>]*|GLFW/[^>]*|EGL/[^>]*|glad/[^>]*|cairo[^>]*)(?:\.h)?>|\bImGui::"
STREAMS = r"<(?:iostream|fstream|sstream|ostream|istream)>|\bstd::(?:cout|cerr|[io]?f?stream|[io]?stringstream)\b"
GAMES = (r"(?i)victory[-_ ]?at[-_ ]?waterloo|\bvaw\b|\bvaw[-_]|\bhd::vaw\b|wellingtons?[-_ ]victory|\bWV [0-9]"
         r"|napoleons[-_ ]last[-_ ]gamble|\bnlg\b|\bnlg[-_]|campaign[-_ ]1815|\bpub[-_ ]battles\b|\bpub-[a-z]+-[0-9]"
         r"|\bwaterloo\b")

# (folders, what it is, pattern)
RULES = [
    (("engine/",), "clock", CLOCKS),
    (("engine/",), "thread", THREADS),
    (("engine/",), "floating point", FLOATS),
    (("engine/",), "unordered container", UNORDERED),
    (("engine/",), "randomness outside the dice of the ledger", FOREIGN_DICE),
    (("engine/", "editor/", "replay/"), "window or drawing library", PICTURES),
    (("engine/", "editor/", "replay/", "app/view/"), "iostream", STREAMS),
]
SHARED = ("engine/", "editor/", "replay/", "app/view/")


def is_shared(path):
    """Folders of one game are engine/rules/<game>/, engine/players/<game>/ and app/view/<game>/."""
    parts = path.split("/")
    of_one_game = len(parts) > 3 and "/".join(parts[:2]) in ("engine/rules", "engine/players", "app/view")
    return path.startswith(SHARED) and not of_one_game and path not in layers.LISTS_OF_GAMES


def faults(project):
    found = []
    for path in project.code("engine/", "editor/", "replay/", "app/"):
        with_strings = tree.without_comments(project.text(path))
        code = tree.without_comments_and_strings(project.text(path))
        for folders, what, pattern in RULES:
            if path.startswith(folders):
                found += [f"{path}:{line}: {what}: {word}" for line, word in tree.matches(pattern, code)]
        if is_shared(path):
            found += [f"{path}:{line}: shared code names a game: {word}"
                      for line, word in tree.matches(GAMES, with_strings)]
    return found
