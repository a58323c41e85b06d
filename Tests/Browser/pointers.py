"""Real pointer input: the browser sees events, not calls of the page's functions.

Each event says when it happened, so a drag has the velocity that a test asks for, also on a machine
that is too busy to deliver the events in time.
"""

import time


class Pointer:
    """One pointer. Points are (x, y) in CSS pixels of the viewport, times are in seconds."""

    STEP = 1 / 120  # between two moves, as a fast screen reports them

    def __init__(self, page):
        self.session = page.context.new_cdp_session(page)
        self.now = 0.0

    def _send(self, kind, **values):
        raise NotImplementedError

    def _press(self, x, y):
        raise NotImplementedError

    def _move(self, x, y):
        raise NotImplementedError

    def _release(self):
        raise NotImplementedError

    def press(self, x, y, after=None):
        """Puts the pointer down: now, or some time `after` the event before it."""
        if after is None:
            self.now = max(time.time(), self.now)
        else:
            self.wait(after)
        self._press(x, y)

    def move(self, x, y, after=STEP):
        """Moves the pointer; the move happens `after` the event before it."""
        self.wait(after)
        self._move(x, y)

    def wait(self, duration):
        """Lets time pass for the pointer; an event never comes before its time."""
        self.now += duration
        time.sleep(max(0, self.now - time.time()))

    def release(self):
        """Lifts the pointer."""
        self._release()

    def glide(self, start, end, duration):
        """Moves the pressed pointer in a straight line at constant speed."""
        steps = max(1, round(duration / self.STEP))
        for step in range(1, steps + 1):
            part = step / steps
            self.move(*(a + (b - a) * part for a, b in zip(start, end)), after=duration / steps)

    def drag(self, start, by, duration=0.3, hold=0.0, release=True):
        """Presses at `start`, moves by the vector, holds still for `hold` seconds and lets go.

        With no hold the release velocity is the distance over `duration`.
        """
        end = (start[0] + by[0], start[1] + by[1])
        self.press(*start)
        self.glide(start, end, duration)
        self.wait(hold)
        if release:
            self.release()
        return end

    def fling(self, start, by, duration=0.08):
        """A short, fast drag."""
        return self.drag(start, by, duration)


class Mouse(Pointer):
    """The left button of a mouse."""

    def __init__(self, page):
        super().__init__(page)
        self.place = (0, 0)

    def _send(self, kind, button="left", buttons=1):
        x, y = self.place
        self.session.send("Input.dispatchMouseEvent", {
            "type": kind, "x": x, "y": y, "button": button, "buttons": buttons, "clickCount": 1,
            "timestamp": self.now,
        })

    def _press(self, x, y):
        self.place = (x, y)
        self._send("mouseMoved", button="none", buttons=0)
        self._send("mousePressed")

    def _move(self, x, y):
        self.place = (x, y)
        self._send("mouseMoved")

    def _release(self):
        self._send("mouseReleased", buttons=0)


class Touch(Pointer):
    """Fingers on a touch screen. `finger` tells one from another where several are down."""

    def __init__(self, page, finger=0, beside=None):
        super().__init__(page)
        if beside:
            # The browser knows the fingers of one session from one another, not those of two.
            self.session = beside.session
        self.finger = finger
        self.place = (0, 0)

    def _send(self, kind, points=True):
        x, y = self.place
        self.session.send("Input.dispatchTouchEvent", {
            "type": kind, "timestamp": self.now,
            "touchPoints": [{"id": self.finger, "x": x, "y": y}] if points else [],
        })

    def _press(self, x, y):
        self.place = (x, y)
        self._send("touchStart")

    def _move(self, x, y):
        self.place = (x, y)
        self._send("touchMove")

    def _release(self):
        self._send("touchEnd")

    def cancel(self):
        """The system takes every touch away, as for an incoming call."""
        self._send("touchCancel", points=False)

    def tap(self, x, y):
        """Puts the finger down and lifts it."""
        self.press(x, y)
        self.release()
