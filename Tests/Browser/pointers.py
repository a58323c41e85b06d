"""Real pointer input: the browser sees events, not calls of the page's functions.

Each event says when it happened, so a drag has the velocity that a test asks for, also on a machine
that is too busy to deliver the events in time.
"""

from clocks import WorldClock


class Pointer:
    """One pointer. Points are (x, y) in CSS pixels of the viewport, times are in seconds."""

    STEP = 1 / 60  # between two moves

    def __init__(self, page, clock=None):
        self.session = page.context.new_cdp_session(page)
        self.clock = clock or WorldClock()
        self.place = (0, 0)

    def _press(self):
        raise NotImplementedError

    def _move(self):
        raise NotImplementedError

    def _release(self):
        raise NotImplementedError

    def _send(self, method, **values):
        if self.clock.stamp is not None:
            values["timestamp"] = self.clock.stamp
        self.session.send(method, values)

    def press(self, x, y):
        """Puts the pointer down."""
        self.clock.sync()
        self.place = (x, y)
        self._press()

    def move(self, x, y, after=STEP):
        """Moves the pointer; the move happens `after` the event before it."""
        self.clock.run(after)
        self.place = (x, y)
        self._move()

    def wait(self, duration):
        """Lets time pass for the pointer."""
        self.clock.run(duration)

    def release(self):
        """Lifts the pointer."""
        self._release()

    def glide(self, to, duration=0.1):
        """Moves the pressed pointer in a straight line at constant speed."""
        start = self.place
        steps = max(1, round(duration / self.STEP))
        for step in range(1, steps + 1):
            part = step / steps
            self.move(*(a + (b - a) * part for a, b in zip(start, to)), after=duration / steps)

    def drag(self, start, by, duration=0.1, hold=0.0, release=True):
        """Presses at `start`, moves by the vector, holds still for `hold` seconds and lets go.

        With no hold the release velocity is the distance over `duration`.
        """
        self.press(*start)
        self.glide((start[0] + by[0], start[1] + by[1]), duration)
        if hold:
            self.wait(hold)
        if release:
            self.release()

    def fling(self, start, by, duration=0.05):
        """A short, fast drag."""
        self.drag(start, by, duration)

    def tap(self, x, y):
        """Puts the pointer down and lifts it."""
        self.press(x, y)
        self.release()


class Mouse(Pointer):
    """The left button of a mouse."""

    def _mouse(self, kind, button="left", buttons=1):
        x, y = self.place
        self._send(
            "Input.dispatchMouseEvent", type=kind, x=x, y=y, button=button, buttons=buttons,
            clickCount=0 if kind == "mouseMoved" else 1)

    def _press(self):
        self._mouse("mouseMoved", button="none", buttons=0)
        self._mouse("mousePressed")

    def _move(self):
        self._mouse("mouseMoved")

    def _release(self):
        self._mouse("mouseReleased", buttons=0)


class Touch(Pointer):
    """Fingers on a touch screen. `finger` tells one from another where several are down."""

    def __init__(self, page, clock=None, finger=0, beside=None):
        super().__init__(page, clock)
        if beside:
            # The browser knows the fingers of one session from one another, not those of two.
            self.session = beside.session
        self.finger = finger

    def _touch(self, kind, points=True):
        x, y = self.place
        self._send(
            "Input.dispatchTouchEvent", type=kind,
            touchPoints=[{"id": self.finger, "x": x, "y": y}] if points else [])

    def _press(self):
        self._touch("touchStart")

    def _move(self):
        self._touch("touchMove")
        # The browser may take a movement for done before the page has heard of it.
        self.clock.delivered()

    def _release(self):
        self._touch("touchEnd")

    def cancel(self):
        """The system takes every touch away, as for an incoming call."""
        self._touch("touchCancel", points=False)
