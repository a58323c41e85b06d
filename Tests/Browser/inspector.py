"""The panel beside the decks."""


class Inspector:
    """Tunes one deck; made for a deck, it is turned to it first."""

    def __init__(self, deck):
        self.deck = deck
        self.page = deck.page
        self.root = self.page.get_by_role("complementary", name="Tune")
        self._use(deck)
        assert deck.TITLES[deck.name] in self.root.locator("h2").text_content()

    def _use(self, deck):
        # Real input: an event of the page's own making would not show what a person's brings about.
        heading = self.page.locator(f"#{deck.name} h2")
        heading.evaluate(
            'heading => heading.scrollIntoView({ block: "center", behavior: "instant" })')
        box = heading.bounding_box()
        self.page.mouse.click(box["x"] + 2, box["y"] + box["height"] / 2)
        deck.show()

    def _toggle(self, kind, text):
        # As a label's click does; the inputs themselves are out of sight.
        self.root.get_by_role(kind, name=text, exact=True).evaluate("input => input.click()")
        self._follow()

    def _follow(self):
        if self.deck.clock:
            self.deck.clock.frame()

    def choose(self, strategy):
        """Chooses a strategy."""
        self._toggle("radio", strategy)

    def count(self, text):
        """Chooses how many cards there are, as the page writes it."""
        self._toggle("radio", text)

    def toggle(self, text):
        """Switches looping, vertical or right to left."""
        self._toggle("checkbox", text)
        if self.deck.clock:
            self.deck.clock.rendered()

    def slider(self, title):
        """The slider with a title, of those that the strategy has."""
        return self.sliders.filter(has_text=title).locator("input")

    @property
    def sliders(self):
        """The sliders of the strategy that is chosen."""
        return self.root.locator(".options:not([hidden]) .slider")

    def slide(self, title, value):
        """Moves a slider."""
        self.slider(title).fill(str(value))
        self._follow()

    def counter(self, title):
        """One of the figures, as a number."""
        row = self.root.locator(".counters div", has_text=title)
        return int(row.locator("dd").text_content().replace(",", ""))
