"""Behaviours B: the inset stack, in a deck of 400 x 480. Cards rest at (200, 240 + 30 i)."""

import pytest


@pytest.fixture
def stack(system):
    return system("inset-stack")


def boxes(deck):
    return {item: (look.x, look.y, look.width, look.height) for item, look in deck.looks.items()}


RESTS = {"0": (200, 240, 400, 480), "1": (200, 270, 360, 440), "2": (200, 300, 320, 400)}


def test_b1_each_card_is_inset_by_20_and_lower_by_30_without_transforms(stack):
    assert boxes(stack) == RESTS
    assert {(look.angle, look.scale) for look in stack.looks.values()} == {(0, 1)}


def test_b2_each_card_is_a_tenth_fainter(stack):
    alphas = {item: look.alpha for item, look in stack.looks.items()}
    assert alphas == pytest.approx({"0": 1, "1": 0.9, "2": 0.8}, abs=1e-6)


@pytest.mark.parametrize("x", [60, -60])
def test_b3_nearer_cards_move_faster(stack, hand, clock, x):
    hand.drag(stack.at(200, 240), by=(x, 30), release=False)
    clock.frame()
    looks = stack.looks
    moved = {item: look.x - 200 for item, look in looks.items()}
    assert moved == pytest.approx({"0": 1.5 * x, "1": 1.0 * x, "2": 0.5 * x}, abs=0.01)
    assert [looks[item].y for item in "012"] == [240, 270, 300]


@pytest.mark.parametrize(("end", "front"), [(299, "0"), (301, "1"), (101, "0"), (99, "1")])
def test_b4_a_release_within_100_points_of_a_side_removes_the_card(stack, hand, end, front):
    hand.drag(stack.at(200, 240), by=(end - 200, 0), hold=0.2)
    stack.settle()
    assert stack.front_item == front


def test_b4_it_is_the_fingers_place_that_counts_and_not_the_way(stack, hand):
    # 180 points to the right, and the finger is only in the middle.
    hand.drag(stack.at(20, 240), by=(180, 0), hold=0.2)
    stack.settle()
    assert stack.front_item == "0"


def test_b5_the_front_card_flies_to_two_widths_in_a_quarter_of_a_second(stack, hand):
    hand.drag(stack.at(200, 240), by=(120, 0), hold=0.2)
    film = stack.film(0.3, step=0.002, only=0)
    seen = [(time, looks["0"]) for time, looks in film if looks]
    time, last = seen[-1]
    assert time == pytest.approx(0.25, abs=0.003)
    # From 200 + 1.5 x 120 = 380 to 800; one step before the end 1.6 % of that are missing.
    assert last.x == pytest.approx(800, abs=9)
    assert last.y == 240


def test_b5_the_others_take_the_places_before_them_with_a_soft_spring(stack, hand):
    hand.drag(stack.at(200, 240), by=(120, 0), hold=0.2)
    heights = [looks["1"].height for _, looks in stack.film(1.5, only=1)]
    # A damping ratio of 0.4 swings over by exp(-0.4 pi / sqrt(0.84)) = 25.4 % of the 40 points.
    assert max(heights) == pytest.approx(480 + 0.254 * 40, abs=0.3)
    stack.settle()
    looks = boxes(stack)
    assert looks == {"1": RESTS["0"], "2": RESTS["1"], "3": RESTS["2"]}
    assert [stack.look_of(item).alpha for item in (1, 2, 3)] == pytest.approx([1, 0.9, 0.8])


def test_b6_in_a_loop_the_removed_card_comes_back_as_the_last(stack, hand, inspect):
    panel = inspect(stack)
    panel.count("3")
    panel.toggle("Loop")
    stack.settle()
    for front in ("1", "2", "0", "1"):
        hand.drag(stack.at(200, 240), by=(150, 0), hold=0.2)
        stack.settle()
        assert stack.front_item == front
    assert boxes(stack) == {"1": RESTS["0"], "2": RESTS["1"], "0": RESTS["2"]}
    assert stack.items == ["0", "2", "1"]


def test_b7_below_the_threshold_all_cards_come_back_exactly(stack, hand):
    before = stack.styles
    hand.drag(stack.at(200, 240), by=(-90, 20), hold=0.2)
    stack.settle()
    assert stack.styles == before


@pytest.mark.parametrize(("title", "value", "second"), [
    ("Inset", 30, (200, 270, 340, 420)), ("Offset", 10, (200, 250, 360, 440)),
])
def test_b8_the_figures_are_options(stack, inspect, title, value, second):
    inspect(stack).slide(title, value)
    stack.settle()
    assert boxes(stack)["1"] == second


def test_b8_how_many_cards_are_visible_is_an_option(stack, inspect):
    panel = inspect(stack)
    panel.slide("Visible cards", 5)
    stack.settle()
    assert stack.items == ["4", "3", "2", "1", "0"]
    panel.slide("Visible cards", 2)
    stack.settle()
    assert stack.items == ["1", "0"]
