"""What the inspector changes: strategies with cards morphing, options, counts and directions."""

import pytest

from deck import Deck

STRATEGIES = ["Swipe card", "Inset stack", "Slide card", "Time machine", "Carousel"]


def other_strategies(name):
    own = {"expanding-carousel": "Carousel"}.get(name, Deck.TITLES[name])
    return [strategy for strategy in STRATEGIES if strategy != own] + [own]


@pytest.mark.parametrize("name", Deck.NAMES)
def test_cards_move_smoothly_from_strategy_to_strategy(system, inspect, stepped, name):
    deck = system(name)
    panel = inspect(deck)
    deck.front.evaluate("card => { window.kept_ = card; }")
    for strategy in other_strategies(name):
        film = deck.film(0.7, action=f"""() => [...document.querySelectorAll(
          '.inspector label')].find(label => label.textContent === '{strategy}')
          .querySelector('input').click()""")
        assert_smooth([looks for _, looks in film], f"{name} to {strategy}")
        deck.settle()
        # The cards are the same elements, and there is one of each.
        assert deck.front.evaluate("card => card === window.kept_")
        items = deck.items
        assert len(items) == len(set(items))
        assert deck.front_item == "0"
        assert stepped.get_by_role("radio", name=strategy, exact=True).is_checked()
    assert panel.counter("Live cells") == len(deck.items)


def assert_smooth(frames, what):
    """That no card goes a large part of its way in one frame, in any respect."""
    for item in {item for looks in frames for item in looks}:
        for part, least in (("x", 4), ("y", 4), ("width", 4), ("height", 4), ("scale", 0.02),
                            ("alpha", 0.1), ("radius", 1)):
            path = [getattr(looks[item], part) for looks in frames if item in looks]
            way = max(path) - min(path)
            step = max((abs(b - a) for a, b in zip(path, path[1:])), default=0)
            # A spring of damping ratio z is at most w exp(-z acos(z) / sqrt(1 - z^2)) fast, in ways
            # a second: 0.41 w for the 0.85 of a transition. To come within a thousandth in half
            # a second it needs w = 17.8, and so it goes 12 % of its way in its fastest frame.
            assert step <= max(0.15 * way, least), f"{what}: {part} of #{item} jumps by {step}"


def test_a_dragged_card_morphs_into_another_strategy(system, hand, inspect, clock):
    deck = system("swipe-card")
    panel = inspect(deck)
    hand.drag(deck.at(200, 240), by=(80, 0), release=False)
    clock.frame()
    before = deck.look.x
    panel.choose("Inset stack")
    assert deck.look.x == pytest.approx(before, abs=12)
    hand.release()
    deck.settle()
    assert deck.front_item == "0"
    assert (deck.look.x, deck.look.width, deck.look.scale) == (200, 400, 1)


def test_a_card_in_the_air_goes_on_when_the_strategy_changes(system, inspect):
    deck = system("swipe-card")
    panel = inspect(deck)
    deck.press("Like")
    panel.choose("Slide card")
    deck.settle()
    assert deck.calls("didSwipe", "didFinishSwiping") == [
        "didSwipe #0 right", "didFinishSwiping #0 right"]
    assert deck.front_item == "1"


def test_every_slider_tunes_its_strategy(system, inspect):
    deck = system("swipe-card")
    panel = inspect(deck)
    for strategy in STRATEGIES:
        panel.choose(strategy)
        deck.settle()
        for slider in panel.sliders.all():
            knob = slider.locator("input")
            for end in ("min", "max"):
                before = deck.styles
                knob.fill(knob.get_attribute(end))
                deck.settle()
                value = slider.locator("output").text_content()
                assert value.split()[0] == knob.get_attribute(end)
                title = slider.locator("span").text_content()
                # Cards that step aside do so when one is expanded only.
                assert deck.styles != before or title == "Step aside", f"{strategy}: {title}"


def test_each_deck_keeps_its_own_options(system, inspect):
    first = system("swipe-card")
    panel = inspect(first)
    panel.slide("Scale step", 15)
    first.settle()
    other = Deck(first.page, "slide-card", first.clock)
    assert inspect(other).slider("Scale step").input_value() == "5"
    assert other.look_of(1).scale == pytest.approx(0.95)
    assert inspect(first).slider("Scale step").input_value() == "15"


WINDOWS = {"swipe-card": 4, "inset-stack": 3, "slide-card": 4, "expanding-carousel": 5}


@pytest.mark.parametrize("name", Deck.NAMES)
def test_the_page_holds_the_window_however_many_cards_there_are(system, inspect, name):
    deck = system(name)
    panel = inspect(deck)
    for text in ("0", "1", "3", "10", "10,000", "1,000,000", "0", "10"):
        panel.count(text)
        deck.settle()
        count = int(text.replace(",", ""))
        assert panel.counter("Items") == count
        assert len(deck.items) <= min(count, WINDOWS[name])
        assert (len(deck.items) > 0) == (count > 0)
        assert deck.front_item == ("0" if count else None)
        assert panel.counter("Live cells") == len(deck.items)


@pytest.mark.parametrize("name", Deck.NAMES)
def test_an_empty_deck_says_so_and_takes_everything(system, hand, inspect, stepped, name):
    deck = system(name)
    inspect(deck).count("0")
    deck.settle()
    assert deck.root.evaluate("root => getComputedStyle(root, '::after').content") != "none"
    hand.drag(deck.at(200, 240), by=(150, 0))
    hand.tap(*deck.at(200, 240))
    for key in ("ArrowLeft", "ArrowRight", "Enter", "Escape", "Home", "End", "Control+z"):
        deck.root.press(key)
    for button in deck.page.locator(f"#{name} .actions button:visible:enabled").all():
        if button.get_attribute("aria-label") != "Add":
            button.evaluate("button => button.click()")
    deck.settle()
    assert deck.items == []
    deck.press("Add")
    deck.settle()
    assert len(deck.items) == 1
    assert deck.front_item is not None


def test_a_million_cards_are_browsed_to_the_end_and_back(system, inspect):
    deck = system("expanding-carousel", 400, 550)
    inspect(deck).count("1,000,000")
    deck.root.press("End")
    deck.settle()
    assert deck.front_item == "999999"
    assert deck.look.x == 200
    assert len(deck.items) <= 3
    deck.root.press("Home")
    deck.settle()
    assert deck.front_item == "0"


@pytest.mark.parametrize("name", Deck.NAMES)
def test_an_added_card_comes_right_behind_the_front_card(system, name):
    deck = system(name)
    deck.press("Add")
    deck.settle()
    assert deck.front_item == "0"
    deck.press("Next" if name == "expanding-carousel" else "Like")
    deck.settle()
    assert int(deck.front_item) >= 1_000_000


@pytest.mark.parametrize("name", Deck.NAMES)
def test_delete_takes_the_front_card_away(system, inspect, name):
    deck = system(name)
    panel = inspect(deck)
    deck.press("Delete")
    deck.settle()
    assert deck.front_item == "1"
    assert deck.look_of(0) is None
    assert panel.counter("Items") == 9
    for _ in range(9):
        deck.press("Delete")
    deck.settle()
    assert deck.items == []
    assert panel.counter("Live cells") == 0


@pytest.mark.parametrize("name", ["swipe-card", "inset-stack", "slide-card"])
def test_adding_does_not_disturb_a_drag(system, hand, clock, name):
    deck = system(name)
    hand.drag(deck.at(200, 240), by=(50, 0), release=False)
    clock.frame()
    before = deck.look
    deck.press("Add")
    clock.run(0.2)
    assert (deck.state, deck.front_item) == ("dragging", "0")
    assert deck.look == before
    hand.glide(deck.at(220, 240))
    hand.wait(0.2)
    hand.release()
    deck.settle()
    assert deck.front_item == "0"


@pytest.mark.parametrize("count", ["1", "3", "10,000"])
def test_another_number_of_cards_does_not_disturb_a_drag(system, inspect, hand, clock, count):
    deck = system("swipe-card")
    panel = inspect(deck)
    hand.drag(deck.at(200, 240), by=(60, 0), release=False)
    clock.frame()
    before = deck.look
    panel.count(count)
    clock.run(0.2)
    assert (deck.state, deck.front_item) == ("dragging", "0")
    look = deck.look
    assert (look.x, look.y, look.angle) == (before.x, before.y, before.angle)
    assert deck.calls("didReset") == []


def test_a_deck_that_has_run_out_begins_again_with_another_number_of_cards(system, inspect):
    deck = system("swipe-card")
    panel = inspect(deck)
    panel.count("3")
    deck.press("Like", times=3)
    deck.settle()
    assert deck.front_item is None
    assert deck.button("Like").is_disabled() and deck.button("Delete").is_disabled()
    panel.count("1")
    deck.settle()
    assert deck.front_item == "0"
    assert deck.button("Like").is_enabled()


@pytest.mark.parametrize("name", Deck.NAMES)
def test_deleting_the_dragged_card_leaves_a_usable_deck(system, hand, clock, name):
    deck = system(name)
    hand.drag(deck.at(200, 240), by=(-50, 0), release=False)
    deck.press("Delete")
    hand.move(*deck.at(100, 240))
    hand.release()
    deck.settle()
    assert deck.look_of(0) is None
    assert deck.front_item in ("1", "2")  # a row was dragged, and goes on
    assert deck.look.x == 200
    assert deck.calls("didSwipe") == []


def test_a_swiped_card_that_was_deleted_is_not_undone(system):
    deck = system("swipe-card")
    deck.press("Like", times=2)
    deck.settle()
    deck.press("Undo")
    deck.press("Delete")
    deck.settle()
    deck.press("Undo")
    deck.settle()
    assert deck.calls("didUndo") == ["didUndo #1 from right", "didUndo #0 from right"]
    assert deck.front_item == "0"


@pytest.mark.parametrize("name", ["swipe-card", "inset-stack", "slide-card"])
@pytest.mark.parametrize("count", ["1", "3"])
def test_a_loop_never_ends(system, inspect, name, count):
    deck = system(name)
    panel = inspect(deck)
    panel.count(count)
    panel.toggle("Loop")
    deck.settle()
    for swipe in range(1, 8):
        deck.press("Like")
        deck.settle()
        assert deck.front_item == str(swipe % int(count))
    for swipe in range(6, -1, -1):
        deck.press("Undo")
        deck.settle()
        assert deck.front_item == str(swipe % int(count))


def test_a_looping_row_goes_round_both_ways(system, inspect):
    deck = system("expanding-carousel", 400, 550)
    panel = inspect(deck)
    panel.toggle("Loop")
    deck.settle()
    deck.press("Previous")
    deck.settle()
    assert deck.front_item == "9"
    assert deck.look.x == 200
    deck.press("Next")
    deck.settle()
    assert deck.front_item == "0"
    assert {item: look.x for item, look in deck.looks.items() if abs(look.x - 200) < 300} == {
        "9": -70, "0": 200, "1": 470}


def test_a_vertical_row_scrolls_downwards(system, hand, inspect):
    deck = system("expanding-carousel", 400, 550)
    inspect(deck).toggle("Vertical")
    deck.settle()
    assert (deck.look_of(1).x, deck.look_of(1).y) == (200, 275 + 370)
    hand.drag(deck.at(200, 275), by=(0, -200), duration=0.2, hold=0.2)
    deck.settle()
    assert deck.front_item == "1"
    assert (deck.look.x, deck.look.y) == (200, 275)
    deck.root.press("ArrowUp")
    deck.settle()
    assert deck.front_item == "0"


def test_a_vertical_deck_leaves_a_stack_as_it_is_on_the_screen(system, inspect):
    deck = system("inset-stack")
    before = deck.looks
    inspect(deck).toggle("Vertical")
    deck.settle()
    assert deck.looks == before


def test_right_to_left_mirrors_a_row(system, hand, inspect):
    deck = system("expanding-carousel", 400, 550)
    inspect(deck).toggle("Right to left")
    deck.settle()
    assert deck.look_of(1).x == -70
    hand.drag(deck.at(200, 275), by=(200, 0), duration=0.2, hold=0.2)
    deck.settle()
    assert deck.front_item == "1"
    deck.root.press("ArrowRight")
    deck.settle()
    assert deck.front_item == "0"


def test_right_to_left_leaves_swipes_as_they_are(system, hand, inspect, clock):
    deck = system("swipe-card")
    inspect(deck).toggle("Right to left")
    deck.settle()
    hand.drag(deck.at(200, 240), by=(100, 0), release=False)
    clock.frame()
    assert deck.look.x == pytest.approx(300, abs=0.01)
    assert deck.look.angle > 0
    assert (deck.look.like, deck.look.skip) == (0.8, 0)
    hand.glide(deck.at(370, 240))
    hand.release()
    deck.press("Skip")
    deck.settle()
    assert deck.calls("didSwipe") == ["didSwipe #0 right", "didSwipe #1 left"]


def test_pool_counters_add_up(system, inspect):
    deck = system("slide-card")
    panel = inspect(deck)
    panel.count("1,000,000")
    for _ in range(10):
        deck.press("Like")
    deck.settle()
    counters = {name: panel.counter(name) for name in ("Live cells", "Pooled", "Created",
                                                       "Reused", "Discarded")}
    assert counters["Live cells"] == len(deck.items) == 4
    assert counters["Created"] == (
        counters["Live cells"] + counters["Pooled"] + counters["Discarded"])


def test_three_kinds_of_cells_are_mixed_in_a_deck(system):
    deck = system("expanding-carousel", 400, 550)
    kinds = set()
    for _ in range(4):
        kinds |= {kind for kind in ("picture", "quote", "chart")
                  if f" {kind}" in deck.front.get_attribute("class")}
        deck.press("Next")
        deck.settle()
    assert kinds == {"picture", "quote", "chart"}
