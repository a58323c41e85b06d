"""Behaviours D: the expanding carousel, in a deck of 400 x 550.

Cards are 250 x 350; the front one's centre rests at (200, 275), its neighbours 270 to the sides. A
scrub over (550 - 350) / 2 = 100 points expands.
"""

import pytest

MIDDLE = (200, 275)


@pytest.fixture
def row(system):
    return system("expanding-carousel", 400, 550)


@pytest.fixture
def second(row, clock):
    """The row with its second card in front."""
    row.press("Next")
    row.settle()
    assert row.front_item == "1"
    return row


def box(look):
    return (look.x, look.y, look.width, look.height)


def test_d1_the_row_has_one_card_in_the_middle(second):
    assert box(second.look_of(0)) == (-70, 275, 250, 350)
    assert box(second.look_of(1)) == (200, 275, 250, 350)
    assert box(second.look_of(2)) == (470, 275, 250, 350)


@pytest.mark.parametrize(("x", "front"), [
    (-100, "1"), (-140, "2"), (100, "1"), (140, "0"), (-400, "2"),
])
def test_d1_the_nearest_card_snaps_to_the_middle(second, hand, x, front):
    start = (200, 275) if abs(x) < 200 else (390, 275)
    hand.drag(second.at(*start), by=(x, 0), duration=0.2, hold=0.2)
    second.settle()
    assert second.front_item == front
    assert box(second.look) == pytest.approx((200, 275, 250, 350), abs=1e-9)


def test_d1_a_fling_goes_farther_than_the_finger(second, hand):
    hand.fling(second.at(*MIDDLE), by=(-100, 0))
    second.settle()
    assert int(second.front_item) >= 2


@pytest.mark.parametrize(("title", "value", "expected"), [
    ("Card width", 200, (420, 275, 200, 350)), ("Spacing", 50, (500, 275, 250, 350)),
])
def test_d1_the_figures_are_options(row, inspect, title, value, expected):
    inspect(row).slide(title, value)
    row.settle()
    assert box(row.look_of(1)) == expected


def test_d2_a_tap_expands_over_the_whole_container_in_three_tenths_of_a_second(row, hand):
    hand.tap(*row.at(*MIDDLE))
    film = {round(time, 3): looks["0"] for time, looks in row.film(0.35, step=0.025, only=0)}
    # Ease-in-out is symmetric: half the way in half the time.
    assert (film[0.15].width, film[0.15].height) == pytest.approx((325, 450), abs=0.01)
    assert film[0.275].width < 400
    assert box(film[0.3]) == pytest.approx((200, 275, 400, 550), abs=1e-9)
    assert row.calls("didSelect", "willExpand", "didExpand") == [
        "didSelect #0", "willExpand #0", "didExpand #0"]


def test_d2_close_collapses(row, hand, stepped):
    hand.tap(*row.at(*MIDDLE))
    row.settle()
    close = row.front.get_by_role("button", name="Close")
    place = close.bounding_box()
    hand.tap(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    row.settle()
    assert box(row.look) == (200, 275, 250, 350)
    assert row.calls("willCollapse", "didCollapse") == ["willCollapse #0", "didCollapse #0"]


def test_d2_any_number_of_toggles_leads_to_the_very_same_place(second, hand, stepped):
    before = second.styles
    for _ in range(10):
        hand.tap(*second.at(*MIDDLE))
        second.settle()
        assert box(second.look) == (200, 275, 400, 550)
        second.root.focus()
        stepped.keyboard.press("Escape")
        second.settle()
        assert second.styles == before


def test_d8_the_buttons_leave_the_row_under_an_expanded_card_alone(second, hand, inspect):
    hand.tap(*second.at(*MIDDLE))
    second.settle()
    for name in ("Next", "Previous"):
        second.press(name, times=4)
        second.settle()
        assert second.front_item == "1"
        assert box(second.look) == (200, 275, 400, 550)


@pytest.mark.parametrize("count", ["3", "10,000", "1,000,000"])
def test_d9_another_number_of_cards_leaves_the_expanded_one_expanded(
        second, hand, inspect, count):
    hand.tap(*second.at(*MIDDLE))
    second.settle()
    inspect(second).count(count)
    second.settle()
    assert second.front_item == "1"
    assert box(second.look) == (200, 275, 400, 550)
    assert second.calls("didCollapse") == []


def test_d3_the_neighbours_step_aside_by_50(second, hand):
    hand.tap(*second.at(*MIDDLE))
    second.settle()
    assert second.look_of(0).x == -120
    assert second.look_of(2).x == 520


def test_d4_corner_description_and_close_button(row, hand):
    look = row.look
    assert (look.radius, look.detail, look.close) == (6, 0, 0)
    hand.tap(*row.at(*MIDDLE))
    row.settle()
    look = row.look
    assert (look.radius, look.detail, look.close) == (0, 1, 1)
    row.root.press("Escape")
    row.settle()
    look = row.look
    assert (look.radius, look.detail, look.close) == (6, 0, 0)


@pytest.mark.parametrize(("y", "fraction"), [(-40, 0.4), (-75, 0.75), (-100, 1), (-130, 1), (50, 0)])
def test_d5_a_vertical_drag_scrubs(second, hand, clock, y, fraction):
    hand.drag(second.at(*MIDDLE), by=(0, y), release=False)
    clock.frame()
    look = second.look
    assert box(look) == pytest.approx(
        (200, 275, 250 + 150 * fraction, 350 + 200 * fraction), abs=0.01)
    assert second.look_of(0).x == pytest.approx(-70 - 50 * fraction, abs=0.01)
    assert look.radius == pytest.approx(6 * (1 - fraction), abs=0.01)
    assert look.detail == pytest.approx(fraction, abs=1e-6)


def test_d5_an_expanded_card_is_scrubbed_back(row, hand, clock):
    hand.tap(*row.at(*MIDDLE))
    row.settle()
    hand.drag(row.at(*MIDDLE), by=(0, 30), release=False)
    clock.frame()
    assert row.look.height == pytest.approx(350 + 200 * 0.7, abs=0.01)


def test_d5_a_caught_animation_goes_on_from_its_fraction(row, hand, clock):
    hand.tap(*row.at(*MIDDLE))
    clock.run(0.15)
    hand.press(*row.at(*MIDDLE))
    clock.run(0.5)
    assert row.state == "dragging"
    assert row.look.height == pytest.approx(450, abs=0.01)
    hand.glide(row.at(200, 255))
    clock.frame()
    assert row.look.height == pytest.approx(350 + 200 * 0.7, abs=0.01)


@pytest.mark.parametrize(("y", "expanded"), [(-40, False), (-60, True)])
def test_d6_without_velocity_the_fraction_decides(row, hand, y, expanded):
    hand.drag(row.at(*MIDDLE), by=(0, y), hold=0.2)
    row.settle()
    assert row.look.height == (550 if expanded else 350)


def test_d6_the_release_velocity_decides(row, hand):
    hand.drag(row.at(*MIDDLE), by=(0, -30), duration=0.05)
    row.settle()
    assert row.look.height == 550
    hand.drag(row.at(*MIDDLE), by=(0, 30), duration=0.05)
    row.settle()
    assert row.look.height == 350


def test_d6_the_motion_after_a_release_is_caught_again(row, hand, clock):
    hand.drag(row.at(*MIDDLE), by=(0, -60), hold=0.2)
    clock.run(0.05)
    hand.press(*row.at(*MIDDLE))
    clock.frame()
    caught = row.look.height
    assert 470 < caught < 550
    clock.run(0.5)
    assert row.look.height == pytest.approx(caught, abs=0.01)
    hand.glide(row.at(200, 355))
    hand.wait(0.2)
    hand.release()
    row.settle()
    assert row.look.height == 350


@pytest.mark.parametrize(("by", "scrubs"), [
    ((-50, -40), False), ((-40, -50), True), ((0, -60), True), ((-60, 0), False),
])
def test_d7_the_steeper_velocity_decides_between_scrub_and_scroll(second, hand, clock, by, scrubs):
    hand.drag(second.at(*MIDDLE), by=by, release=False)
    clock.frame()
    look = second.look_of(1)
    assert (look.height > 350) == scrubs
    assert (look.x != 200) != scrubs


def test_d8_while_a_card_is_expanded_the_row_neither_scrolls_nor_selects(row, hand, stepped):
    hand.tap(*row.at(*MIDDLE))
    row.settle()
    before = row.styles
    hand.drag(row.at(*MIDDLE), by=(-150, 0))
    hand.tap(*row.at(*MIDDLE))
    stepped.mouse.move(*row.at(*MIDDLE))
    stepped.mouse.wheel(200, 0)
    row.root.press("ArrowRight")
    row.settle()
    assert row.styles == before
    assert row.calls("didSelect") == ["didSelect #0"]


def test_d9_the_expanded_state_follows_the_container(row, hand):
    hand.tap(*row.at(*MIDDLE))
    row.settle()
    row.resize(360, 500)
    assert box(row.look) == (180, 250, 360, 500)


def test_d9_the_expanded_state_belongs_to_the_item(second, hand):
    hand.tap(*second.at(*MIDDLE))
    second.settle()
    second.press("Add")
    second.settle()
    assert box(second.look_of(1)) == (200, 275, 400, 550)
    second.root.press("Escape")
    second.settle()
    assert box(second.look_of(1)) == (200, 275, 250, 350)


def test_d9_an_expanded_card_that_is_deleted_leaves_the_row_usable(second, hand):
    hand.tap(*second.at(*MIDDLE))
    second.settle()
    second.press("Delete")
    second.settle()
    assert second.look_of(1) is None
    assert box(second.look) == (200, 275, 250, 350)
    hand.drag(second.at(*MIDDLE), by=(150, 0), hold=0.2)
    second.settle()
    assert second.front_item == "0"


def test_a_tap_on_a_neighbour_brings_it_to_the_middle(second, hand):
    hand.tap(*second.at(380, 275))
    second.settle()
    assert second.front_item == "2"
    assert second.calls("didSelect") == []


def test_the_ends_of_the_row_give_way_like_a_rubber_band(row, hand, clock):
    hand.drag(row.at(100, 275), by=(200, 0), release=False)
    clock.frame()
    moved = row.look.x - 200
    # (1 - 1 / (0.55 x 200 / 400 + 1)) x 400
    assert moved == pytest.approx(86.27, abs=0.01)
    hand.wait(0.2)
    hand.release()
    row.settle()
    assert box(row.look) == (200, 275, 250, 350)


def test_a_moving_row_is_caught(row, hand, clock):
    hand.fling(row.at(*MIDDLE), by=(-100, 0))
    clock.run(0.1)
    hand.press(*row.at(*MIDDLE))
    clock.frame()
    caught = row.look.x
    clock.run(0.3)
    assert row.state == "dragging"
    assert row.look.x == pytest.approx(caught, abs=0.01)
    hand.release()
    row.settle()
