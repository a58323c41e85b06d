"""Real pointer input with real timing: the browser sees events, not calls of the page's functions."""

import time


class Pointer:
    """One pointer. Points are (x, y) in CSS pixels of the viewport."""

    STEP = 1 / 120  # seconds between two moves, as a fast screen reports them

    def press(self, x, y):
        raise NotImplementedError

    def move(self, x, y):
        raise NotImplementedError

    def release(self):
        raise NotImplementedError

    def glide(self, start, end, duration):
        """Moves the pressed pointer in a straight line at constant speed."""
        begin = time.perf_counter()
        while (elapsed := time.perf_counter() - begin) < duration:
            part = elapsed / duration
            self.move(*(a + (b - a) * part for a, b in zip(start, end)))
            time.sleep(self.STEP)
        self.move(*end)

    def drag(self, start, by, duration=0.3, hold=0.0, release=True):
        """Presses at `start`, moves by the vector, holds still for `hold` seconds and lets go.

        With no hold the release velocity is the distance over `duration`.
        """
        end = (start[0] + by[0], start[1] + by[1])
        self.press(*start)
        self.glide(start, end, duration)
        if hold:
            # The last moves are jitter of no pixel: a still finger keeps reporting.
            time.sleep(hold)
            self.move(*end)
        if release:
            self.release()
        return end

    def fling(self, start, by, duration=0.08):
        """A short, fast drag."""
        return self.drag(start, by, duration)


class Mouse(Pointer):
    """The left button of a mouse."""

    def __init__(self, page):
        self.mouse = page.mouse

    def press(self, x, y):
        self.mouse.move(x, y)
        self.mouse.down()

    def move(self, x, y):
        self.mouse.move(x, y)

    def release(self):
        self.mouse.up()


class Touch(Pointer):
    """Fingers on a touch screen. `finger` tells one from another where several are down."""

    def __init__(self, page, finger=0, others=None):
        self.session = page.context.new_cdp_session(page)
        self.finger = finger
        # All fingers of a page share what is down: every event reports all of them.
        self.down = others.down if others else {}

    def _send(self, kind):
        points = [{"id": finger, "x": x, "y": y} for finger, (x, y) in self.down.items()]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def press(self, x, y):
        self.down[self.finger] = (x, y)
        self._send("touchStart")

    def move(self, x, y):
        self.down[self.finger] = (x, y)
        self._send("touchMove")

    def release(self):
        del self.down[self.finger]
        self._send("touchEnd")

    def cancel(self):
        """The system takes every touch away, as for an incoming call."""
        self.down.clear()
        self._send("touchCancel")

    def tap(self, x, y):
        self.press(x, y)
        self.release()
