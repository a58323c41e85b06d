"""Behaviours C: the slide card, in a deck of 400 x 480. Cards are 400 x 456."""

from math import pi, radians

import pytest

REST = (200, 228)


@pytest.fixture
def card(system):
    return system("slide-card")


def test_c1_three_cards_are_scaled_by_a_constant_step_and_a_fourth_waits(card):
    looks = card.looks
    scales = {item: look.scale for item, look in looks.items()}
    assert scales == pytest.approx({"0": 1, "1": 0.95, "2": 0.9, "3": 0.9}, abs=1e-6)
    assert (looks["2"].x, looks["2"].y) == (looks["3"].x, looks["3"].y)
    assert {item: look.isInert for item, look in looks.items()} == {
        "0": False, "1": True, "2": True, "3": True}
    assert card.items == ["3", "2", "1", "0"]


def test_c2_all_cards_have_one_size(card):
    assert {(look.width, look.height) for look in card.looks.values()} == {(400, 456)}


@pytest.mark.parametrize("by", [(50, 0), (-50, 0), (0, 50), (0, -50), (50, 20)])
def test_c3_the_cards_behind_come_nearer_by_the_fraction_of_the_drop_distance(
        card, hand, clock, by):
    rest = {item: look.y for item, look in card.looks.items()}
    hand.drag(card.at(*REST), by=by, release=False)
    clock.frame()
    looks = card.looks
    # Half of 100 points: half the way to the place of the card before.
    scales = {item: looks[item].scale for item in "123"}
    assert scales == pytest.approx({"1": 0.975, "2": 0.925, "3": 0.9}, abs=1e-6)
    assert looks["1"].y == pytest.approx((rest["1"] + rest["0"]) / 2, abs=0.01)
    assert (looks["0"].x, looks["0"].y) == pytest.approx((200 + by[0], 228 + by[1]), abs=0.01)
    assert looks["0"].angle == pytest.approx(pi / 18 * by[0] / 400, abs=1e-6)


def test_c3_the_drag_drives_the_buttons(card, hand, clock):
    def scale(name):
        return float(card.button(name).evaluate("button => getComputedStyle(button).scale"))

    hand.drag(card.at(*REST), by=(50, 0), release=False)
    clock.frame()
    assert (scale("Like"), scale("Skip")) == pytest.approx((1.11, 1))
    hand.glide(card.at(100, 228))
    clock.frame()
    assert (scale("Like"), scale("Skip")) == pytest.approx((1, 1.22))


@pytest.mark.parametrize("way", [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_c4_a_release_under_the_drop_distance_resets_and_over_it_the_card_leaves(card, hand, way):
    before = {item: look.y for item, look in card.looks.items()}
    hand.drag(card.at(*REST), by=(way[0] * 99, way[1] * 99), hold=0.2)
    card.settle()
    assert card.front_item == "0"
    assert {item: look.y for item, look in card.looks.items()} == before
    hand.drag(card.at(*REST), by=(way[0] * 101, way[1] * 101), hold=0.2)
    card.settle()
    assert card.items == ["4", "3", "2", "1"]
    looks = card.looks
    scales = [looks[item].scale for item in "1234"]
    assert scales == pytest.approx([1, 0.95, 0.9, 0.9], abs=1e-6)


def test_c4_the_freed_cell_is_used_again(card, hand, inspect):
    panel = inspect(card)
    panel.count("10,000")
    for _ in range(24):
        card.press("Like")
        card.settle()
    # Three kinds of cells; never more than the window's four and the one in flight of each kind.
    assert panel.counter("Created") <= 15
    assert panel.counter("Reused") >= 20
    assert panel.counter("Live cells") == 4


@pytest.mark.parametrize(("button", "angle", "side"), [("Like", -10, 1), ("Skip", 10, -1)])
def test_c5_a_swipe_from_code_tilts_the_other_way_and_then_flies(card, button, angle, side):
    film = card.film(0.6, step=1 / 120, only=0, action=f"""() =>
      document.querySelector('#slide-card [aria-label={button}]').click()""")
    flight = [looks["0"] for _, looks in film if "0" in looks]
    tilted = next(look for look in flight if look.x != 200)
    before = flight[flight.index(tilted) - 1]
    assert before.x == 200 and before.angle == pytest.approx(radians(angle), abs=0.02)
    assert (flight[-1].x - 200) * side > 400
    # The reverse of a drag's tilt, all the way.
    assert all(look.angle * side <= 0 for look in flight)


def test_c7_c8_callbacks_name_the_card_and_the_direction(card, hand):
    card.press("Skip")
    card.settle()
    hand.drag(card.at(*REST), by=(0, -130), hold=0.2)
    card.settle()
    assert card.calls("willSwipe", "didBeginDragging", "didSwipe", "didFinishSwiping") == [
        "willSwipe #0 left", "didSwipe #0 left", "didFinishSwiping #0 left",
        "didBeginDragging #1", "didSwipe #1 up", "didFinishSwiping #1 up"]


@pytest.mark.parametrize(("title", "value", "scales"), [
    ("Scale step", 10, [1, 0.9, 0.8]), ("Visible cards", 2, [1, 0.95, 0.95]),
])
def test_c6_the_figures_are_options(card, inspect, title, value, scales):
    inspect(card).slide(title, value)
    card.settle()
    looks = card.looks
    assert [looks[item].scale for item in "012"] == pytest.approx(scales, abs=1e-6)


def test_c13_the_next_card_is_live_while_others_fly(card, hand, clock):
    for item in range(3):
        assert card.front_item == str(item)
        # At the left, where the flying cards are gone from; they could be caught themselves.
        hand.drag(card.at(20, 228), by=(130, 0), duration=0.05, hold=0.06)
        clock.run(0.05)
    assert {"0", "1", "2"} & set(card.items), "nothing flies any more"
    card.settle()
    assert card.calls("didSwipe") == [f"didSwipe #{item} right" for item in range(3)]


def test_c14_the_time_machine_is_seen_in_perspective(card, inspect):
    inspect(card).choose("Time machine")
    card.settle()
    looks = card.looks
    # Cards of 250: neighbours lie 250 x 0.3 = 75 to the side and 250 back, where a camera 500
    # in front of the screen sees them scaled by 500 / 750.
    assert looks["0"].scale == pytest.approx(1, abs=1e-6)
    assert looks["1"].scale == pytest.approx(2 / 3, abs=1e-6)
    assert looks["1"].x - looks["0"].x == pytest.approx(50, abs=0.01)
    assert looks["2"].scale == pytest.approx(1 / 2, abs=1e-6)
    assert looks["2"].x - looks["0"].x == pytest.approx(75, abs=0.01)
