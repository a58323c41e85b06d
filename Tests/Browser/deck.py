"""A deck on the page, seen from outside: through the attributes that the page promises."""


class Deck:
    """The element with `data-deck=name`."""

    def __init__(self, page, name):
        self.page = page
        self.root = page.locator(f'[data-deck="{name}"]')

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
        return self.root.evaluate(
            """root => [...root.querySelectorAll('[data-item]')]
              .sort((a, b) => a.style.zIndex - b.style.zIndex).map(card => card.dataset.item)"""
        )

    @property
    def centre(self):
        """The middle of the deck in the viewport."""
        box = self.root.bounding_box()
        return (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def card_centre(self, card=None):
        """The middle of a card, by default the front one, in the viewport."""
        box = (card or self.front).bounding_box()
        return (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def wait_until(self, state, timeout=5.0):
        """Waits until the deck is in a state; `timeout` in seconds."""
        self.root.and_(self.page.locator(f'[data-state="{state}"]')).wait_for(
            timeout=timeout * 1000)

    def wait_until_idle(self, timeout=5.0):
        self.wait_until("idle", timeout)
