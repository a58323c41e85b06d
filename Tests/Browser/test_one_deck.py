"""The smallest page among the examples: what it shows must hold for a page of anybody's own.

`swift package gallery --page OneDeck` builds it, into the folder of the gallery.
"""

import pytest

from clocks import STEPPED_PAGE, SteppedClock
from deck import CARDS
from pointers import Mouse


@pytest.fixture
def page(browser, gallery):
    """The page, on a clock that the test moves; it must complain of nothing."""
    built = gallery.parent / "OneDeck.html"
    assert built.exists(), f"{built} is missing; run `swift package gallery --page OneDeck` first"
    context = browser.new_context(viewport={"width": 800, "height": 800})
    page, complaints = context.new_page(), []
    page.on("console", lambda message: complaints.append(message.text))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.add_init_script(STEPPED_PAGE)
    page.goto(built.as_uri())
    page.evaluate("CardWeb.ready.then(() => null)")
    yield page
    context.close()
    assert complaints == []


@pytest.fixture
def clock(page):
    clock = SteppedClock(page)
    clock.rendered()
    clock.settle()
    return clock


def cards(page):
    """What the cards say, from back to front."""
    return page.locator("#notes").evaluate(f"root => {CARDS}.map(card => card.textContent)")


def test_of_a_thousand_cards_the_page_holds_those_that_are_seen(page, clock):
    assert cards(page) == ["Note 4", "Note 3", "Note 2", "Note 1"]


@pytest.mark.parametrize("way, shown, hidden", [(60, ".yes", ".no"), (-60, ".no", ".yes")])
def test_an_overlay_follows_the_drag(page, clock, way, shown, hidden):
    mouse = Mouse(page, clock)
    mouse.press(400, 400)
    mouse.glide((400 + way, 400))
    clock.frame()
    front = page.locator("[data-front]")
    # Behaviours A4: the translation over 100 points, and at most 0.8.
    assert float(front.locator(shown).evaluate("overlay => overlay.style.opacity")) == 0.6
    assert float(front.locator(hidden).evaluate("overlay => overlay.style.opacity")) == 0


def test_a_thrown_card_makes_room_for_the_next(page, clock):
    mouse = Mouse(page, clock)
    mouse.press(400, 400)
    mouse.glide((560, 400), duration=0.05)
    mouse.release()
    clock.settle()
    assert cards(page) == ["Note 5", "Note 4", "Note 3", "Note 2"]
