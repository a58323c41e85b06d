"""Behaviours A: the swipe card, in a deck of 400 x 480.

The card is 400 x 456, for the two behind it peek out by 12 each; its centre rests at (200, 228).
"""

from math import pi

import pytest

REST = (200, 228)


@pytest.fixture
def card(system):
    return system("swipe-card")


@pytest.mark.parametrize(("x", "y"), [(100, 40), (-100, -40), (60, -90), (-170, 10)])
def test_a1_the_centre_follows_the_finger_however_the_card_is_tilted(card, hand, clock, x, y):
    hand.drag(card.at(*REST), by=(x, y), release=False)
    clock.frame()
    assert card.state == "dragging"
    assert (card.look.x, card.look.y) == pytest.approx((200 + x, 228 + y), abs=0.01)


@pytest.mark.parametrize(("x", "angle", "scale"), [
    (100, pi / 32, 0.9375), (-100, -pi / 32, 0.9375),  # a quarter of the width
    (40, pi / 80, 0.975), (-40, -pi / 80, 0.975),      # a tenth
    (200, pi / 16, 0.9), (-200, -pi / 16, 0.9),        # half: the scale has come to its end
])
def test_a2_a3_a_drag_tilts_and_shrinks_on_both_sides_alike(card, hand, clock, x, angle, scale):
    hand.drag(card.at(*REST), by=(x, 0), release=False)
    clock.frame()
    assert card.look.angle == pytest.approx(angle, abs=1e-6)
    assert card.look.scale == pytest.approx(scale, abs=1e-6)


def test_a2_beyond_the_width_the_card_tilts_no_farther(card, hand, clock):
    hand.drag(card.at(*REST), by=(450, 0), release=False)
    clock.frame()
    assert card.look.angle == pytest.approx(pi / 8, abs=1e-6)
    assert card.look.scale == pytest.approx(0.9, abs=1e-6)


@pytest.mark.parametrize(("x", "like", "skip"), [
    (50, 0.5, 0), (-50, 0, 0.5), (80, 0.8, 0), (170, 0.8, 0), (-170, 0, 0.8),
])
def test_a4_the_overlay_of_the_drags_side_fades_in(card, hand, clock, x, like, skip):
    hand.drag(card.at(*REST), by=(x, 0), release=False)
    clock.frame()
    assert (card.look.like, card.look.skip) == pytest.approx((like, skip), abs=1e-6)


def test_a4_the_overlay_changes_sides_with_the_finger_and_is_gone_after_a_reset(card, hand, clock):
    hand.drag(card.at(*REST), by=(60, 0), release=False)
    hand.glide(card.at(170, 228))
    clock.frame()
    assert (card.look.like, card.look.skip) == pytest.approx((0, 0.3), abs=1e-6)
    hand.wait(0.2)
    hand.release()
    card.settle()
    assert (card.look.like, card.look.skip) == (0, 0)


@pytest.mark.parametrize(("x", "front"), [(149, "0"), (151, "1"), (-149, "0"), (-151, "1")])
def test_a5_the_threshold_is_three_quarters_of_half_the_width(card, hand, x, front):
    hand.drag(card.at(*REST), by=(x, 0), hold=0.2)
    card.settle()
    assert card.front_item == front


@pytest.mark.parametrize(("x", "way", "call"), [(160, 800, "right"), (-160, -800, "left")])
def test_a5_the_card_flies_two_widths_out_and_twice_as_far_down(card, hand, x, way, call):
    hand.drag(card.at(*REST), by=(x, 20), hold=0.2)
    film = card.film(0.35, step=0.002, only=0)
    last = [looks["0"] for _, looks in film if "0" in looks][-1]
    # One step before the end of 0.3 s the card is 1.3 % short of a way of 640 or 840.
    assert last.x == pytest.approx(way, abs=12)
    assert last.y == pytest.approx(228 + 2 * 20, abs=0.5)
    card.settle()
    assert card.look_of(0) is None
    assert card.calls("didSwipe", "didFinishSwiping", "didReset") == [
        f"didSwipe #0 {call}", f"didFinishSwiping #0 {call}"]


def test_a6_below_the_threshold_everything_comes_back_exactly(card, hand):
    before = card.styles
    hand.drag(card.at(*REST), by=(120, -50), hold=0.2)
    card.settle()
    assert card.styles == before
    assert (card.look.like, card.look.skip) == (0, 0)


def test_a6_the_way_back_is_a_spring_of_damping_ratio_one_half(card, hand):
    hand.drag(card.at(*REST), by=(100, 0), hold=0.2)
    places = [looks["0"].x - 200 for _, looks in card.film(0.6, step=0.005, only=0)]
    # Such a spring swings past its rest by exp(-pi / sqrt(3)) = 16.3 %, and then by 16.3 % of
    # that; the initial velocity adds a few hundredths of these.
    first = min(places)
    assert first == pytest.approx(-16.3, abs=0.5)
    assert max(places[places.index(first):]) == pytest.approx(2.66, abs=0.2)


def test_a7_a_drag_that_falls_back_is_told_in_order_and_once(card, hand):
    hand.drag(card.at(*REST), by=(75, 0), hold=0.2)
    card.settle()
    begin, *drags, reset = card.calls("didBeginDragging", "didDrag", "didSwipe", "didReset")
    assert (begin, reset) == ("didBeginDragging #0", "didReset #0")
    # A line for each change of the distance, none twice.
    distances = [int(line.removeprefix("didDrag #0 ").split(" pt")[0]) for line in drags]
    assert distances == sorted(set(distances))
    assert drags[-1] == "didDrag #0 75 pt, 50 %"


def test_a7_the_status_has_the_sign_of_the_drag(card, hand):
    hand.drag(card.at(*REST), by=(-30, 0), release=False)
    drags = card.calls("didDrag")
    assert all(line.startswith("didDrag #0 -") for line in drags)
    assert drags[-1] == "didDrag #0 -30 pt, 20 %"


def test_a8_corner_and_shadow(card):
    assert card.look.radius == 20  # 400 / 20
    # The blur of a style sheet is twice a layer's shadow radius of 3.
    assert card.look.shadow == "rgba(0, 0, 0, 0.4) 0.5px 3px 6px 0px"


def test_a8_the_corner_follows_the_size(card):
    card.resize(300, 480)
    assert card.look.radius == 15


def test_a9_a_tap_selects(card, hand):
    hand.tap(*card.at(*REST))
    card.settle()
    assert card.calls("didSelect", "didBeginDragging", "didReset") == ["didSelect #0"]


def test_a10_a_press_with_another_button_is_no_drag(card, hand, stepped):
    stepped.mouse.move(*card.at(*REST))
    stepped.mouse.down(button="middle")
    stepped.mouse.move(*card.at(300, 228))
    card.clock.frame()
    assert card.state == "idle"
    stepped.mouse.up(button="middle")
