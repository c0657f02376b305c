"""Drops a file on a window as a file manager does, by the XDND protocol (version 5): the names of files go through the X server
as a selection, asked for by the window that they are dropped on. Run as a program: drop.py WINDOW X Y FILE..."""
import ctypes
import pathlib
import sys
import time

CLIENT_MESSAGE, SELECTION_REQUEST, SELECTION_NOTIFY = 33, 30, 31
ATOM, REPLACE, NOW = 4, 0, 0
PATIENCE = 30  # seconds

x11 = ctypes.CDLL("libX11.so.6")
for name in ("XOpenDisplay", "XDefaultRootWindow", "XCreateSimpleWindow", "XInternAtom"):
    getattr(x11, name).restype = ctypes.c_void_p if name == "XOpenDisplay" else ctypes.c_ulong

HEAD = [("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("send_event", ctypes.c_int), ("display", ctypes.c_void_p)]


class Message(ctypes.Structure):
    _fields_ = HEAD + [("window", ctypes.c_ulong), ("message_type", ctypes.c_ulong), ("format", ctypes.c_int),
                       ("data", ctypes.c_long * 5)]


class Request(ctypes.Structure):
    _fields_ = HEAD + [(word, ctypes.c_ulong) for word in ("owner", "requestor", "selection", "target", "property", "time")]


class Answer(ctypes.Structure):
    _fields_ = HEAD + [(word, ctypes.c_ulong) for word in ("requestor", "selection", "target", "property", "time")]


class Event(ctypes.Union):
    _fields_ = [("type", ctypes.c_int), ("message", Message), ("request", Request), ("answer", Answer),
                ("room", ctypes.c_long * 24)]


class Source:
    """The window that files are dragged from."""

    def __init__(self, target):
        self.display = ctypes.c_void_p(x11.XOpenDisplay(None))
        self.target = ctypes.c_ulong(target)
        root = ctypes.c_ulong(x11.XDefaultRootWindow(self.display))
        self.window = x11.XCreateSimpleWindow(self.display, root, 0, 0, 1, 1, 0, ctypes.c_ulong(0), ctypes.c_ulong(0))
        x11.XSetSelectionOwner(self.display, self.atom("XdndSelection"), ctypes.c_ulong(self.window), ctypes.c_ulong(NOW))

    def atom(self, name):
        return ctypes.c_ulong(x11.XInternAtom(self.display, name.encode(), 0))

    def send(self, to, event):
        x11.XSendEvent(self.display, to, 0, ctypes.c_long(0), ctypes.byref(event))
        x11.XFlush(self.display)

    def say(self, name, *words):
        event = Event()
        event.message.type = CLIENT_MESSAGE
        event.message.window = self.target.value
        event.message.message_type = self.atom(name).value
        event.message.format = 32
        for n, word in enumerate((self.window, *words)):
            event.message.data[n] = word
        self.send(self.target, event)

    def wait_for(self, wanted):
        """The next event of that type."""
        event = Event()
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            while x11.XPending(self.display):
                x11.XNextEvent(self.display, ctypes.byref(event))
                if event.type == wanted:
                    return event
            time.sleep(0.01)
        raise TimeoutError(f"no event {wanted} came")

    def hand_over(self, request, text):
        """The names of the files to the window that asks for them."""
        x11.XChangeProperty(self.display, ctypes.c_ulong(request.requestor), ctypes.c_ulong(request.property),
                            ctypes.c_ulong(request.target), 8, REPLACE, text, len(text))
        event = Event()
        event.answer.type = SELECTION_NOTIFY
        for word in ("requestor", "selection", "target", "property", "time"):
            setattr(event.answer, word, getattr(request, word))
        self.send(ctypes.c_ulong(request.requestor), event)


def drop(window, x, y, files):
    source = Source(window)
    uris = "".join(pathlib.Path(file).resolve().as_uri() + "\r\n" for file in files).encode()
    source.say("XdndEnter", 5 << 24, source.atom("text/uri-list").value, 0, 0)
    source.say("XdndPosition", 0, x << 16 | y, NOW, source.atom("XdndActionCopy").value)
    source.wait_for(CLIENT_MESSAGE)  # that it may be dropped here
    source.say("XdndDrop", 0, NOW, 0, 0)
    source.hand_over(source.wait_for(SELECTION_REQUEST).request, uris)
    source.wait_for(CLIENT_MESSAGE)  # that it was taken


if __name__ == "__main__":
    drop(int(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), sys.argv[4:])
