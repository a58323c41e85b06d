"""Screenshots for people to look at, in .build/screenshots. They fail only where there is none."""

import base64

import pytest

from clocks import SteppedClock
from conftest import DESKTOP, PHONE, ROOT
from deck import Deck
from pointers import Mouse

FOLDER = ROOT / ".build/screenshots"
SIZES = {"desktop": DESKTOP, "phone": PHONE}


@pytest.fixture
def shoot(open_page):
    """A function that opens the page for pictures: (size, scheme) -> page, clock, save."""
    FOLDER.mkdir(parents=True, exist_ok=True)

    def shoot(size, scheme):
        page = open_page(stepped=True, color_scheme=scheme, **SIZES[size])

        def save(name, whole=False):
            path = FOLDER / f"{name}-{size}-{scheme}.png"
            page.screenshot(path=path, full_page=whole)
            assert path.stat().st_size > 10_000
        return page, SteppedClock(page), save
    return shoot


def strip(page, deck, clock, name, frames, step):
    """A film strip: the deck's stage in some frames, side by side."""
    shots = []
    stage = page.locator(f"#{deck.name} .stage")
    for _ in range(frames):
        shots.append(base64.b64encode(stage.screenshot()).decode())
        clock.run(step)
    sheet = page.context.new_page()
    sheet.set_viewport_size({"width": 2000, "height": 400})
    sheet.set_content(
        "<div style='display:inline-flex;gap:4px'>" + "".join(
            f"<img style='height:360px' src='data:image/png;base64,{shot}'>" for shot in shots))
    path = FOLDER / f"{name}.png"
    sheet.locator("div").screenshot(path=path)
    sheet.close()
    assert path.stat().st_size > 10_000


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", list(SIZES))
def test_pictures_of_the_page(shoot, size, scheme):
    page, clock, save = shoot(size, scheme)
    save("page", whole=True)
    hand = Mouse(page, clock)
    for name in Deck.NAMES:
        deck = Deck(page, name, clock)
        if name == "expanding-carousel":
            hand.tap(*deck.card_centre())
            deck.settle()
            save("expanded")
            deck.root.press("Escape")
            deck.settle()
        else:
            hand.drag(deck.card_centre(), by=(-90 if name == "inset-stack" else 90, 20),
                      release=False)
            clock.frame()
            save(f"drag-{name}")
            hand.wait(0.2)
            hand.release()
            deck.settle()


def test_film_strips(shoot):
    page, clock, _ = shoot("desktop", "light")
    for name in ("swipe-card", "inset-stack", "slide-card"):
        deck = Deck(page, name, clock)
        deck.press("Like")
        strip(page, deck, clock, f"strip-swipe-{name}", frames=7, step=0.06)
        deck.settle()
    row = Deck(page, "expanding-carousel", clock)
    row.root.press("Enter")
    strip(page, row, clock, "strip-expansion", frames=6, step=0.06)
    row.root.press("Escape")
    row.settle()


def test_film_strips_of_changing_strategies(shoot, inspect):
    page, clock, _ = shoot("desktop", "light")
    for name, strategy in (
            ("swipe-card", "Carousel"), ("expanding-carousel", "Inset stack"),
            ("slide-card", "Time machine")):
        deck = Deck(page, name, clock)
        inspect(deck).choose(strategy)
        deck.show()
        strip(page, deck, clock, f"strip-change-{name}", frames=7, step=0.07)
