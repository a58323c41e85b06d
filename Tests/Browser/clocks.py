"""The two clocks a page can run on: the world's, and one that a test moves by hand.

On a stepped page frames come only when a test asks for them, and every event happens at the test's
time. A card is then where the figures say, to the last digit, on a machine of any speed.
"""

import time

FRAME = 1 / 60

# Runs before any script of the page.
STEPPED_PAGE = """(() => {
  const realFrame = window.requestAnimationFrame.bind(window);
  const realNow = performance.now.bind(performance);
  let now = 1000, last = 0;
  let waiting = new Map();
  window.requestAnimationFrame = (body) => { waiting.set(++last, body); return last; };
  window.cancelAnimationFrame = (id) => { waiting.delete(id); };
  performance.now = () => now;
  Object.defineProperty(Event.prototype, "timeStamp", { get: () => now });
  window.stepped = {
    realNow,
    get isWaited() { return waiting.size > 0; },
    frame(seconds) {
      now += seconds * 1000;
      const due = waiting;
      waiting = new Map();
      for (const body of due.values()) body(now);
    },
    run(seconds, step) {
      const end = now + seconds * 1000;
      while (now < end - 1e-6) this.frame(Math.min(step, (end - now) / 1000));
    },
    settle(step, limit) {
      const start = now;
      while (waiting.size > 0 && now < start + limit * 1000) this.frame(step);
      return (now - start) / 1000;
    },
    // Lets the browser lay the page out and tell observers of sizes.
    rendered: () => new Promise((done) => realFrame(() => realFrame(() => done(null)))),
  };
})()"""


class WorldClock:
    """The time as it is. Events carry the time they are meant to happen at."""

    def __init__(self):
        self.stamp = time.time()

    def sync(self):
        """Goes on from the present."""
        self.stamp = max(time.time(), self.stamp)

    def run(self, seconds):
        """Lets time pass; nothing comes before its time."""
        self.stamp += seconds
        time.sleep(max(0, self.stamp - time.time()))

    def delivered(self):
        pass


class SteppedClock:
    """The time of a page that was opened with `STEPPED_PAGE`."""

    stamp = None

    def __init__(self, page):
        self.page = page

    def sync(self):
        pass

    def run(self, seconds, step=FRAME):
        """Lets time pass, frame by frame."""
        self.page.evaluate("([seconds, step]) => stepped.run(seconds, step)", [seconds, step])

    def frame(self, seconds=0.0):
        """One frame, by default at once: what has changed is shown."""
        self.page.evaluate("seconds => stepped.frame(seconds)", seconds)

    def settle(self, limit=10.0):
        """Frames until nobody asks for one; returns how many seconds that took."""
        taken = self.page.evaluate(
            "([step, limit]) => stepped.settle(step, limit)", [FRAME, limit])
        assert taken < limit, "the page asks for frames without end"
        return taken

    def delivered(self):
        """Waits for what the browser still holds back until its next frame."""
        self.page.evaluate("() => stepped.rendered()")

    def rendered(self):
        """Lets the browser measure what has changed, and the page show it."""
        self.delivered()
        self.frame()
