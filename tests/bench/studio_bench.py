"""How long the studio's frames and its start take, through its real window on software OpenGL. One line of JSON in the shape that
google-benchmark writes, so that tools/bench reads both alike. A frame is timed by the studio itself (--times-fd)."""
import json
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import threading
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "studio"))
from window import DATA, PROGRAM, STUDIO, Screen  # noqa: E402


class Timed:
    """A studio on the screen that tells of its frames."""

    def __init__(self, screen, settings, *arguments, size):
        self.frames = []  # milliseconds of panels and of all of it, pixels painted
        self.environment = dict(os.environ, DISPLAY=screen.name, LIBGL_ALWAYS_SOFTWARE="1")
        self.environment.pop("WAYLAND_DISPLAY", None)
        idle, times = os.pipe(), os.pipe()
        begun = time.monotonic()
        self.process = subprocess.Popen([STUDIO, *map(str, arguments), "--data", DATA, "--settings", str(settings), "--size", size,
                                         "--idle-fd", str(idle[1]), "--times-fd", str(times[1])],
                                        pass_fds=[idle[1], times[1]], env=self.environment)
        os.close(idle[1])
        os.close(times[1])
        self.first = None  # milliseconds from the call to the end of the first frame

        def read():
            with os.fdopen(times[0]) as lines:
                for line in lines:
                    self.first = self.first or (time.monotonic() - begun) * 1e3
                    panels, whole, painted = map(int, line.split())
                    self.frames.append((panels / 1e3, whole / 1e3, painted))
        self.reader = threading.Thread(target=read, daemon=True)
        self.reader.start()
        self.idle = os.fdopen(idle[0])
        self.idle.readline()
        self.settled = (time.monotonic() - begun) * 1e3

    def tool(self, *words):
        subprocess.run(["xdotool", *map(str, words)], env=self.environment, check=True, capture_output=True)

    def pan(self, centre, reach, seconds):
        """Drags the board to and fro with the middle button, sixty moves a second; the frames meanwhile."""
        x, y = centre
        before = len(self.frames)
        words = ["mousemove", x, y, "mousedown", 2]
        count = int(seconds * 60)
        for n in range(count):
            leg, at = divmod(n, 30)
            along = at / 30 if leg % 2 == 0 else 1 - at / 30
            words += ["mousemove", round(x - reach * along), round(y - reach / 2 * along), "sleep", 1 / 60]
        self.tool(*words, "mouseup", 2)
        return self.frames[before:]

    def close(self):
        self.process.kill()
        self.process.wait()
        self.reader.join()
        self.idle.close()


def share(values, part):
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]


def row(name, **figures):
    return {"name": name, "run_name": name, "run_type": "aggregate", "aggregate_name": "median", "time_unit": "ms",
            "cpu_time": 0, **figures}


def panning(screen, folder, game, workspace, size, zoom):
    studio = Timed(screen, folder, game, "--workspace", workspace, size=size)
    width, height = map(int, size.split("x"))
    centre = (width // 2, height // 2 - 60)
    studio.tool("mousemove", *centre)
    for _ in range(zoom):
        studio.tool("click", 4)
        time.sleep(0.3)
    time.sleep(1)
    frames = studio.pan(centre, 160, 8)
    studio.close()
    moved = [frame for frame in frames if frame[2] > width * height / 10]  # in the others only the status line is new
    whole = [frame[1] for frame in moved]
    panels = [frame[0] for frame in moved]
    return row(f"pan/{workspace}/{size}", median=statistics.median(whole), p99=share(whole, 0.99),
               frames_a_second=1000 / statistics.mean(whole), panels=share(panels, 0.99),
               panels_median=statistics.median(panels), frames=len(moved))


def starting(screen, folder, *arguments):
    firsts, settled = [], []
    for _ in range(5):
        studio = Timed(screen, folder, *arguments, size="1280x800")
        firsts.append(studio.first)
        settled.append(studio.settled)
        studio.close()
    return statistics.median(firsts), statistics.median(settled)


def main():
    screen = Screen("2600x1500")
    with tempfile.TemporaryDirectory(prefix="hundred-days-") as folder:
        game = pathlib.Path(folder) / "bench.game"
        subprocess.run([PROGRAM, "--data", DATA, "play", "waterloo-18-june", "--seed", "1815", "--quiet", "--out", game],
                       check=True, capture_output=True)
        rows = []
        for workspace in ("analyze", "play", "edit"):
            subject = "waterloo-18-june" if workspace == "edit" else game
            rows.append(panning(screen, folder, subject, workspace, "1280x800", 2))
        rows.append(panning(screen, folder, game, "analyze", "2560x1440", 2))
        first, settled = starting(screen, folder, game)
        rows.append(row("start", first=first, settled=settled))
    screen.close()
    print(json.dumps({"benchmarks": rows}, indent=1))


if __name__ == "__main__":
    main()
