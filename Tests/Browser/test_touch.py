"""Fingers: what is the deck's and what is the page's, and fingers that come and go."""

import pytest

from deck import Deck
from pointers import Touch

HORIZONTAL = ["swipe-card", "inset-stack"]
VERTICAL = pytest.mark.parametrize("name", HORIZONTAL)


@pytest.mark.parametrize(("name", "action"), [
    ("swipe-card", "pan-y pinch-zoom"), ("inset-stack", "pan-y pinch-zoom"),
    # A card leaves in four directions, and a row scrolls one way and scrubs the other.
    ("slide-card", "none"), ("expanding-carousel", "none"),
])
def test_a_deck_leaves_the_page_the_directions_it_does_not_use(deck, name, action):
    assert deck(name).root.evaluate("root => getComputedStyle(root).touchAction") == action


def test_the_directions_follow_the_strategy(deck, inspect):
    card = deck("swipe-card")
    panel = inspect(card)
    for strategy, action in (
            ("Slide card", "none"), ("Time machine", "pan-y pinch-zoom"), ("Carousel", "none"),
            ("Inset stack", "pan-y pinch-zoom")):
        panel.choose(strategy)
        card.page.wait_for_function(
            "action => document.querySelector('[data-deck]').style.touchAction === action",
            arg=action, timeout=3000)


@pytest.mark.parametrize("name", ["swipe-card", "inset-stack", "slide-card"])
def test_a_finger_swipes(phone_deck, touch, name):
    card = phone_deck(name)
    touch.drag(card.card_centre(), by=(170, 10), hold=0.2)
    card.wait_until_idle()
    assert card.calls("didSwipe") == ["didSwipe #0 right"]


@VERTICAL
def test_a_finger_that_moves_across_scrolls_the_page_and_never_commits(
        phone, phone_deck, touch, name):
    card = phone_deck(name)
    before = phone.evaluate("scrollY")
    # A little to the side first, as thumbs do.
    touch.press(*card.card_centre())
    x, y = touch.place
    touch.glide((x + 3, y - 30))
    touch.glide((x + 120, y - 200), duration=0.2)
    touch.release()
    phone.wait_for_timeout(300)
    assert phone.evaluate("scrollY") > before + 100
    card.wait_until_idle()
    assert card.front_item == "0"
    assert card.calls("didSwipe") == []


@VERTICAL
def test_a_finger_that_has_the_card_scrolls_no_more(phone, phone_deck, touch, name):
    card = phone_deck(name)
    before = phone.evaluate("scrollY")
    x, y = card.card_centre()
    touch.press(x, y)
    touch.glide((x + 60, y))
    touch.glide((x + 60, y - 150))
    phone.wait_for_timeout(50)
    assert card.state == "dragging"
    assert phone.evaluate("scrollY") == before
    touch.glide((x, y - 150))
    touch.wait(0.2)
    touch.release()
    card.wait_until_idle()
    assert card.front_item == "0"


@pytest.mark.parametrize("name", Deck.NAMES)
def test_a_cancelled_touch_never_commits(phone_deck, touch, name):
    card = phone_deck(name)
    touch.drag(card.card_centre(), by=(-170, 0), release=False)
    touch.cancel()
    card.wait_until_idle()
    assert card.calls("didSwipe") == []
    if name != "expanding-carousel":
        assert card.front_item == "0"


def test_a_cancelled_scrub_goes_back(finger):
    row, touch = finger("expanding-carousel")
    row.resize(400, 550)
    touch.drag(row.at(200, 275), by=(0, -80), release=False)
    row.clock.frame()
    assert row.look.height == pytest.approx(350 + 200 * 0.8, abs=0.01)
    touch.cancel()
    row.settle()
    assert row.look.height == 350


def test_a_finger_may_stray_nine_points_and_still_tap(finger):
    card, touch = finger("swipe-card")
    card.resize(400, 480)
    touch.press(*card.at(200, 228))
    touch.move(*card.at(208, 228))
    touch.release()
    card.settle()
    assert card.calls("didSelect", "didBeginDragging") == ["didSelect #0"]


def test_a_second_finger_takes_the_drag_over_without_a_jump(finger):
    card, touch = finger("swipe-card")
    card.resize(400, 480)
    touch.drag(card.at(200, 228), by=(60, 0), release=False)
    other = Touch(card.page, card.clock, finger=1, beside=touch)
    other.press(*card.at(150, 300))
    card.clock.frame()
    assert card.look.x == pytest.approx(260, abs=0.01)
    touch.release()
    card.clock.frame()
    assert card.look.x == pytest.approx(260, abs=0.01)
    other.move(*card.at(170, 300))
    card.clock.frame()
    assert card.look.x == pytest.approx(280, abs=0.01)
    other.wait(0.2)
    other.release()
    card.settle()
    assert card.front_item == "0"


def test_two_fingers_on_two_decks_do_not_know_of_each_other(finger):
    one, touch = finger("swipe-card")
    two = Deck(one.page, "inset-stack", one.clock)
    touch.drag(one.card_centre(), by=(50, 0), release=False)
    other = Touch(one.page, one.clock, finger=1, beside=touch)
    x, y = two.card_centre()
    one.clock.frame()
    before = one.look.x
    other.press(x, y)
    other.glide((x - 50, y))
    one.clock.frame()
    assert (one.state, two.state) == ("dragging", "dragging")
    assert one.look.x == before
    touch.cancel()
    one.settle()
    assert (one.front_item, two.front_item) == ("0", "0")
