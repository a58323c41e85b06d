"""Swiping in the world's time and in steps: flings, buttons, undo, and cards caught in the air."""

import pytest

from deck import Deck

STACKS = ["swipe-card", "inset-stack", "slide-card"]


# ---- Real hands in real time ---------------------------------------------------------------------


@pytest.mark.parametrize("name", STACKS)
def test_a_drag_below_the_threshold_falls_back(deck, mouse, name):
    card = deck(name)
    before = card.card_centre()
    mouse.drag(card.card_centre(), by=(60, 20), hold=0.2)
    card.wait_until_idle()
    assert card.front_item == "0"
    assert card.card_centre() == pytest.approx(before, abs=0.01)
    assert card.calls("didReset", "didSwipe") == ["didReset #0"]


@pytest.mark.parametrize("name", STACKS)
def test_a_drag_past_the_threshold_swipes(deck, mouse, name):
    card = deck(name)
    mouse.drag(card.card_centre(), by=(170, 10), hold=0.2)
    card.wait_until_idle()
    assert card.front_item == "1"
    assert card.calls("didReset", "didSwipe") == ["didSwipe #0 right"]


@pytest.mark.parametrize("name", STACKS)
def test_a_fling_swipes_over_a_short_way(deck, mouse, name):
    card = deck(name)
    mouse.fling(card.card_centre(), by=(-80, 0))
    card.wait_until_idle()
    assert card.calls("didReset", "didSwipe") == ["didSwipe #0 left"]


def test_a_pointer_that_leaves_the_deck_still_holds_the_card(page, deck, mouse):
    card = deck("swipe-card")
    x, y = card.card_centre()
    mouse.press(x, y)
    mouse.move(x + 400, y - 350)
    mouse.move(x + 420, y - 350)
    page.wait_for_timeout(50)
    assert card.state == "dragging"
    mouse.release()
    card.wait_until_idle()


def test_twenty_fast_clicks_swipe_twenty_cards_in_order(deck, mouse, inspect):
    card = deck("swipe-card")
    inspect(card).count("10,000")
    box = card.button("Like").bounding_box()
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    most = 0
    for _ in range(20):
        mouse.tap(*middle)
        most = max(most, card.root.locator("[data-item]").count())
    card.wait_until_idle()
    assert card.calls("didSwipe") == [f"didSwipe #{item} right" for item in range(20)]
    assert card.calls("didFinishSwiping") == [
        f"didFinishSwiping #{item} right" for item in range(20)]
    assert card.front_item == "20"
    # The window's four and the twelve that may be in the air.
    assert most <= 16


# ---- In steps ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", STACKS)
@pytest.mark.parametrize("button", ["Like", "Skip"])
def test_twenty_clicks_in_one_turn_swipe_twenty_cards(system, inspect, name, button):
    card = system(name)
    inspect(card).count("10,000")
    card.press(button, times=20)
    assert card.front_item is None or card.root.locator("[data-item]").count() <= 16
    card.settle()
    side = {"Like": "right", "Skip": "left"}[button]
    assert card.calls("didSwipe") == [f"didSwipe #{item} {side}" for item in range(20)]
    assert sorted(card.calls("didFinishSwiping")) == sorted(
        f"didFinishSwiping #{item} {side}" for item in range(20))
    assert card.front_item == "20"


@pytest.mark.parametrize("name", STACKS)
def test_undo_brings_every_card_back_to_the_very_same_place(system, name):
    card = system(name)
    before = card.looks
    for button in ("Like", "Skip", "Like"):
        card.press(button)
        card.settle()
    for _ in range(3):
        card.press("Undo")
        card.settle()
    assert card.looks == before
    assert card.calls("didUndo") == [
        "didUndo #2 from right", "didUndo #1 from left", "didUndo #0 from right"]
    assert card.button("Undo").is_disabled()


@pytest.mark.parametrize("name", STACKS)
def test_undo_twice_fast_while_both_cards_fly(system, clock, name):
    card = system(name)
    before = card.looks
    card.press("Like", times=2)
    clock.run(0.1)
    card.press("Undo", times=2)
    card.settle()
    assert card.looks == before
    assert card.calls("didSwipe", "didUndo", "didFinishSwiping") == [
        "didSwipe #0 right", "didSwipe #1 right", "didUndo #1 from right",
        "didUndo #0 from right"]


@pytest.mark.parametrize("name", STACKS)
def test_an_undone_card_turns_round_where_it_is(system, clock, name):
    card = system(name)
    card.press("Like")
    clock.run(0.2)
    film = card.film(0.2, step=1 / 60, only=0, action=f"""() =>
      document.querySelector('#{name} [aria-label=Undo]').click()""")
    places = [looks["0"].x for _, looks in film]
    # It flies on a little by its own velocity, comes back, and jumps nowhere.
    assert places[0] > 210
    assert places[1] == pytest.approx(places[0], abs=75)
    assert places[-1] < max(places)


def test_undo_in_the_air_and_swipe_again(system, clock):
    card = system("swipe-card")
    card.press("Like")
    clock.run(0.1)
    card.press("Undo")
    clock.run(0.05)
    card.press("Skip")
    card.settle()
    assert card.front_item == "1"
    assert card.calls("didSwipe", "didUndo", "didFinishSwiping") == [
        "didSwipe #0 right", "didUndo #0 from right", "didSwipe #0 left",
        "didFinishSwiping #0 left"]


@pytest.mark.parametrize("name", STACKS)
def test_a_flying_card_is_caught_and_put_back(system, hand, clock, name):
    card = system(name)
    rest = card.look
    before = card.looks
    hand.drag(card.at(180, 240), by=(155, 0), hold=0.2)
    assert card.calls("didSwipe") == ["didSwipe #0 right"]
    clock.run(0.05)
    flying = card.look_of(0)
    place = min(flying.x, 380)
    hand.press(*card.at(place, 240))
    clock.frame()
    assert card.state == "dragging"
    assert card.front_item == "0"
    # Caught where it was, and it stays there.
    assert card.look.x == pytest.approx(flying.x, abs=0.01)
    clock.run(0.3)
    assert card.look.x == pytest.approx(flying.x, abs=0.01)
    factor = 1.5 if name == "inset-stack" else 1
    hand.glide(card.at(place - (flying.x - rest.x) / factor, 240))
    hand.wait(0.2)
    hand.release()
    card.settle()
    assert card.looks == before
    assert card.calls("didUndo", "didFinishSwiping") == ["didUndo #0 from right"]


@pytest.mark.parametrize("name", STACKS)
def test_a_card_on_its_way_back_is_caught_under_the_finger(system, hand, clock, name):
    card = system(name)
    hand.drag(card.at(200, 240), by=(90, 0), hold=0.2)
    clock.run(1 / 30)
    returning = card.look.x
    assert returning > 202
    hand.press(*card.at(250, 240))
    clock.run(0.3)
    assert card.state == "dragging"
    assert card.look.x == pytest.approx(returning, abs=0.01)
    hand.glide(card.at(220, 240))
    clock.frame()
    factor = 1.5 if name == "inset-stack" else 1
    assert card.look.x == pytest.approx(returning - 30 * factor, abs=0.01)
    hand.wait(0.2)
    hand.release()
    card.settle()
    assert card.front_item == "0"


def test_a_flick_back_cancels_a_drag_past_the_threshold(system, hand):
    card = system("swipe-card")
    hand.drag(card.at(50, 240), by=(300, 0), release=False)
    hand.glide(card.at(230, 240), duration=0.067)
    hand.release()
    card.settle()
    assert card.calls("didSwipe", "didReset") == ["didReset #0"]


def test_a_hold_before_the_release_is_no_fling(system, hand):
    card = system("swipe-card")
    hand.drag(card.at(200, 240), by=(100, 0), duration=0.05, hold=0.15)
    card.settle()
    assert card.calls("didSwipe", "didReset") == ["didReset #0"]


@pytest.mark.parametrize("jitter", [1, -1, 2])
def test_a_tap_with_jitter_is_a_tap(system, hand, jitter):
    card = system("swipe-card")
    hand.press(*card.at(200, 240))
    hand.move(*card.at(200 + jitter, 240))
    hand.release()
    card.settle()
    assert card.calls("didSelect", "didBeginDragging") == ["didSelect #0"]


def test_a_button_takes_the_card_out_of_the_hand(system, hand, clock):
    card = system("swipe-card")
    hand.drag(card.at(200, 240), by=(40, 0), release=False)
    card.press("Skip")
    hand.move(*card.at(260, 240))
    hand.release()
    card.settle()
    assert card.calls("didSwipe", "didReset") == ["didSwipe #0 left"]
    assert card.front_item == "1"


@pytest.mark.parametrize("name", STACKS)
def test_a_deck_runs_out_and_comes_back(system, inspect, name):
    card = system(name)
    inspect(card).count("3")
    card.press("Like", times=5)
    card.settle()
    assert card.items == []
    assert card.calls("didSwipe") == [f"didSwipe #{item} right" for item in range(3)]
    assert card.calls("didRunOut") == ["didRunOut"]
    card.press("Undo")
    card.settle()
    assert card.items == ["2"]


@pytest.mark.parametrize("name", Deck.NAMES)
def test_there_is_one_front_card_at_any_time(system, hand, clock, name):
    card = system(name)

    def fronts():
        return card.front.count()

    assert fronts() == 1
    hand.drag(card.at(200, 240), by=(-160, 0), release=False)
    clock.frame()
    assert (card.state, fronts()) == ("dragging", 1)
    hand.release()
    for _ in range(6):
        clock.run(0.05)
        assert fronts() == 1
    card.settle()
    assert (card.state, fronts()) == ("idle", 1)
