"""A deck on the page, seen from outside: through the attributes that the page promises and the
styles that the browser has computed."""

from types import SimpleNamespace

# What a person sees of a card; lengths in CSS pixels of the deck, angles in radians.
LOOK = """card => {
  const style = getComputedStyle(card);
  const matrix = new DOMMatrix(style.transform);
  const [width, height] = [parseFloat(style.width), parseFloat(style.height)];
  const alpha = (selector) => Number(getComputedStyle(card.querySelector(selector)).opacity);
  return {
    item: card.dataset.item,
    x: matrix.e + width / 2, y: matrix.f + height / 2, width, height,
    angle: Math.atan2(matrix.b, matrix.a), scale: Math.hypot(matrix.a, matrix.b),
    alpha: Number(style.opacity), radius: parseFloat(style.borderTopLeftRadius),
    shadow: style.boxShadow, order: Number(style.zIndex),
    like: alpha(".stamp.yes"), skip: alpha(".stamp.no"),
    detail: alpha(".detail"), close: alpha(".close"),
    isFront: card.dataset.front === "true", isInert: card.inert,
    isHidden: style.visibility === "hidden",
  };
}"""

# From back to front.
CARDS = """[...root.querySelectorAll("[data-item]")].sort(
  (a, b) => getComputedStyle(a).zIndex - getComputedStyle(b).zIndex)"""


class Deck:
    """The element with `data-deck=name`."""

    TITLES = {
        "swipe-card": "Swipe card", "inset-stack": "Inset stack", "slide-card": "Slide card",
        "expanding-carousel": "Expanding carousel",
    }
    NAMES = list(TITLES)

    def __init__(self, page, name, clock=None):
        self.page = page
        self.name = name
        self.clock = clock
        self.root = page.locator(f'[data-deck="{name}"]')
        self.show()

    # ---- The deck --------------------------------------------------------------------------

    @property
    def state(self):
        """idle, dragging or moving."""
        return self.root.get_attribute("data-state")

    @property
    def front(self):
        """The locator of the front card."""
        return self.root.locator('[data-item][data-front="true"]')

    @property
    def front_item(self):
        """The front card's item, or None in an empty deck."""
        return self.front.get_attribute("data-item") if self.front.count() else None

    @property
    def items(self):
        """The items of all cards in the page, back to front."""
        return self.root.evaluate(f"root => {CARDS}.map(card => card.dataset.item)")

    def show(self):
        """Scrolls the deck to the middle of the viewport."""
        self.root.evaluate(
            'root => root.scrollIntoView({ block: "center", behavior: "instant" })')

    def resize(self, width, height):
        """Gives the deck another size, of which a stepped page is told at once."""
        self.root.evaluate(
            """(root, [width, height]) => Object.assign(root.style,
              { width: `${width}px`, height: `${height}px`, maxWidth: "none" })""",
            [width, height])
        self.clock.rendered()
        self.clock.settle()
        self.show()

    def at(self, x, y):
        """The place in the viewport of a point of the deck."""
        box = self.root.bounding_box()
        return (box["x"] + x, box["y"] + y)

    @property
    def centre(self):
        """The middle of the deck in the viewport."""
        box = self.root.bounding_box()
        return (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def button(self, name):
        """The button with an accessible name among those of the deck."""
        return self.page.locator(f"#{self.name}").get_by_role("button", name=name, exact=True)

    def press(self, name, times=1):
        """Clicks a button, without waiting for anything between two clicks."""
        self.button(name).evaluate(
            "(button, times) => { for (let i = 0; i < times; i++) button.click(); }", times)

    # ---- Cards -----------------------------------------------------------------------------

    def card(self, item):
        """The locator of an item's card."""
        return self.root.locator(f'[data-item="{item}"]')

    def card_centre(self, card=None):
        """The middle of a card, by default the front one, in the viewport."""
        box = (card or self.front).bounding_box()
        return (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    @property
    def look(self):
        """How the front card looks."""
        return SimpleNamespace(**self.front.evaluate(LOOK))

    def look_of(self, item):
        """How an item's card looks, or None where it has no card."""
        return self.looks.get(str(item))

    @property
    def looks(self):
        """How all cards look, by item."""
        return self._by_item(self.root.evaluate(f"root => {CARDS}.map({LOOK})"))

    @property
    def styles(self):
        """The own styles of all cards and what is in them, by item: where they are equal nothing differs."""
        return self.root.evaluate(
            f"""root => Object.fromEntries({CARDS}.map(card => [card.dataset.item,
              [card, ...card.querySelectorAll("*")].map(({{ style }}) =>
                [...style].sort().map(name => `${{name}}: ${{style.getPropertyValue(name)}}`).join("; "))]))""")

    def film(self, seconds, step=1 / 60, action="() => {}", only=""):
        """How all cards, or only one item's, look in each frame after an action of the page.

        A list of (time, looks by item), which begins at once, before the action.
        """
        frames = self.root.evaluate(
            f"""(root, [seconds, step, only]) => {{
              const looks = () =>
                {CARDS}.filter(card => !only || card.dataset.item === only).map({LOOK});
              const frames = [[0, looks()]];
              ({action})();
              for (let time = step; time < seconds + step / 2; time += step) {{
                stepped.frame(step);
                frames.push([time, looks()]);
              }}
              return frames;
            }}""",
            [seconds, step, str(only)])
        return [(time, self._by_item(looks)) for time, looks in frames]

    @staticmethod
    def _by_item(looks):
        return {look["item"]: SimpleNamespace(**look) for look in looks}

    # ---- Waiting ---------------------------------------------------------------------------

    def settle(self):
        """Lets everything come to rest, on either kind of page."""
        if self.clock:
            self.clock.settle()
            assert self.state == "idle"
        else:
            self.wait_until_idle()

    def wait_until(self, state, timeout=5.0):
        """Waits until the deck is in a state; `timeout` in seconds."""
        self.root.and_(self.page.locator(f'[data-state="{state}"]')).wait_for(
            timeout=timeout * 1000)

    def wait_until_idle(self, timeout=5.0):
        self.wait_until("idle", timeout)

    # ---- Events ----------------------------------------------------------------------------

    @property
    def log(self):
        """The lines of the event log that are about this deck, without its name."""
        ending = f" \u00b7 {self.TITLES[self.name]}"
        lines = self.page.get_by_role("log").evaluate(
            "log => [...log.children].map(line => line.textContent)")
        return [line.removesuffix(ending) for line in lines if line.endswith(ending)]

    def calls(self, *names):
        """The lines of the log that begin with one of the callbacks' names."""
        return [line for line in self.log if line.split()[0] in names]
