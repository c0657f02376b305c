"""A studio in a window on a screen of its own, moved by real mouse and keyboard events. After every event it is waited
for until the studio says that nothing is due; what it then shows is `self.shown`, the line of --tell-fd."""
import json
import os
import pathlib
import queue
import shutil
import struct
import subprocess
import sys
import tempfile
import threading
import unittest

PROGRAM, STUDIO, DATA = (str(pathlib.Path(os.environ[name]).resolve())
                         for name in ("HUNDRED_DAYS", "HUNDRED_DAYS_STUDIO", "HD_DATA"))
SETTLING = 0.08  # seconds without a word after which several events have all been taken
PATIENCE = 90  # seconds until an event that nothing came of is a failure


class Screen:
    """An X server without a screen, on a display that nobody has."""

    def __init__(self, size="1600x1000"):
        read, write = os.pipe()
        self.folder = tempfile.TemporaryDirectory(prefix="hundred-days-screen-")
        # -r: keys do not repeat, however slow the machine is.
        self.process = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", size + "x24", "-r", "-nolisten", "tcp",
                                         "-fbdir", self.folder.name],
                                        pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as lines:
            self.name = ":" + lines.readline().strip()

    def picture(self):
        """All of the screen in the format of xwd."""
        return (pathlib.Path(self.folder.name) / "Xvfb_screen0").read_bytes()

    def close(self):
        self.process.kill()
        self.process.wait()
        self.folder.cleanup()


class Studio:
    def __init__(self, screen, folder, *arguments, size="1280x800", scale=1):
        self.screen = screen
        self.environment = dict(os.environ, DISPLAY=screen.name, LIBGL_ALWAYS_SOFTWARE="1")
        self.environment.pop("WAYLAND_DISPLAY", None)
        idle, told = os.pipe(), os.pipe()
        self.process = subprocess.Popen(
            [STUDIO, *map(str, arguments), "--data", DATA, "--settings", str(folder), "--size", size, "--scale", str(scale),
             "--idle-fd", str(idle[1]), "--tell-fd", str(told[1])],
            pass_fds=[idle[1], told[1]], env=self.environment, stderr=subprocess.PIPE, text=True)
        os.close(idle[1])
        os.close(told[1])
        self.lines = queue.Queue()
        self.said = queue.Queue()
        self.readers = [threading.Thread(target=pump, args=(fd, into), daemon=True)
                        for fd, into in ((idle[0], self.lines), (told[0], self.said))]
        for reader in self.readers:
            reader.start()
        self.shown = {}
        self.wait()
        self.window = self.tool("search", "--sync", "--onlyvisible", "--pid", self.process.pid).split()[0]
        # There is no window manager to give it the keyboard. Whether that is news to the window depends on where the
        # pointer was, so two moves of it follow that certainly are.
        self.tool("windowfocus", self.window)
        self.act("mousemove", 600, 2)
        self.act("mousemove", 601, 3)

    def tool(self, *words):
        return subprocess.run(["xdotool", *map(str, words)], env=self.environment, check=True, capture_output=True,
                              text=True, timeout=PATIENCE).stdout

    def wait(self):
        """Until nothing is due; takes the last that was shown."""
        if self.lines.get(timeout=PATIENCE) is None:
            raise AssertionError(f"the studio ended: {self.process.wait()}, {self.process.stderr.read()}")
        while not self.lines.empty():
            self.lines.get()
        line = self.said.get(timeout=PATIENCE)
        while not self.said.empty():
            line = self.said.get()
        self.shown = json.loads(line)

    def act(self, *words):
        while not self.lines.empty():
            self.lines.get()
        self.tool(*words)
        self.wait()

    def ends(self):
        """The exit code, once it has ended by itself."""
        return self.process.wait(PATIENCE)

    def close(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.process.stderr.close()
        for reader in self.readers:
            reader.join()

    # Keyboard

    def key(self, *keys):
        """Each is pressed and let go, such as "ctrl+z"."""
        for key in keys:
            self.act("keydown", key)
            self.act("keyup", key)

    def type(self, text):
        self.act("type", "--delay", "1", text)
        self.settle()

    def settle(self):
        """After several events at once: the studio may have had nothing to do between two of them."""
        try:
            while True:
                line = self.said.get(timeout=SETTLING)
                self.shown = json.loads(line) if line else self.shown
        except queue.Empty:
            return

    def find_command(self, words):
        self.key("ctrl+shift+p")
        self.type(words)
        self.key("Return")

    # Mouse

    def move(self, point):
        x, y = map(round, point)
        if self.tool("getmouselocation").split()[:2] != [f"x:{x}", f"y:{y}"]:
            self.act("mousemove", x, y)

    def click(self, point, button=1):
        self.move(point)
        self.act("mousedown", button)
        self.act("mouseup", button)

    def drag(self, points):
        """Along the points with the left button down."""
        self.move(points[0])
        self.act("mousedown", 1)
        for point in points[1:]:
            self.move(point)
        self.act("mouseup", 1)

    def drop(self, *files):
        """Files on the middle of the window."""
        while not self.lines.empty():
            self.lines.get()
        script = pathlib.Path(__file__).resolve().parent / "drop.py"
        subprocess.run([sys.executable, "-B", script, self.window, "640", "400", *map(str, files)], env=self.environment,
                       check=True, timeout=PATIENCE)
        self.wait()
        self.settle()

    # What is shown

    def item(self, id=None, label=None):
        found = self.items(id, label)
        assert found, f"nothing with id {id} and label {label}; there is " + ", ".join(
            f"{one['id']} ({one['label']})" for one in self.shown["items"])
        return found[0]

    def items(self, id=None, label=None):
        return [one for one in self.shown["items"]
                if (id is None or one["id"] == id) and (label is None or label in one["label"])]

    def press(self, id=None, label=None):
        x, y, width, height = self.item(id, label)["box"]
        self.click((x + width / 2, y + height / 2))

    def hex(self, label):
        return self.shown["hexes"][label]

    def picture(self):
        """What is on the screen, as a function from a place in the window to the colours of some pixels from there."""
        dump = self.screen.picture()
        header = struct.unpack(">25I", dump[:100])
        start, line, colours = header[0], header[12], header[19]
        left, top = self.place()

        def colours_at(x, y, pixels=1):
            at = start + colours * 12 + (top + y) * line + (left + x) * 4
            return dump[at:at + 4 * pixels - 1]
        return colours_at

    def place(self):
        words = dict(pair.split("=") for pair in self.tool("getwindowgeometry", "--shell", self.window).split())
        return int(words["X"]), int(words["Y"])

    def focus(self):
        return next((one for one in self.shown["items"] if one.get("focused")), None)

    def words(self):
        return "\n".join(self.shown["words"])


def pump(fd, into):
    with os.fdopen(fd) as lines:
        for line in lines:
            into.put(line)
    into.put(None)


class WindowTest(unittest.TestCase):
    """A screen for all tests of a class, a folder for each, and every studio ended after it."""

    @classmethod
    def setUpClass(cls):
        cls.screen = Screen()
        cls.addClassCleanup(cls.screen.close)

    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="hundred-days-"))
        self.addCleanup(shutil.rmtree, self.folder)
        self.settings = self.folder / "settings"

    def studio(self, *arguments, **how):
        studio = Studio(self.screen, self.settings, *arguments, **how)
        self.addCleanup(studio.close)
        return studio

    def program(self, *arguments, code=0):
        """The command line's standard output."""
        result = subprocess.run([PROGRAM, "--data", DATA, *map(str, arguments)], capture_output=True, text=True)
        self.assertEqual(result.returncode, code, result.stdout + result.stderr)
        return result.stdout

    def recording(self, name="game.game", player="all=computer:easy", scenario="papelotte-lesson", seed=1815):
        path = self.folder / name
        players = [word for one in player.split() for word in ("--player", one)]
        self.program("play", scenario, "--seed", seed, *players, "--quiet", "--out", path)
        return path
