"""Keyboard, wheel and screen readers."""

import pytest

from deck import Deck

STACKS = ["swipe-card", "inset-stack", "slide-card"]


@pytest.mark.parametrize("name", STACKS)
def test_arrow_keys_swipe_and_control_z_brings_back(system, name):
    card = system(name)
    card.root.focus()
    card.root.press("ArrowRight")
    assert card.front_item in ("0", "1")  # a frame has to come before the page shows it
    card.clock.frame()
    assert card.front_item == "1"
    card.root.press("ArrowLeft")
    card.clock.frame()
    assert card.front_item == "2"
    card.root.press("Control+z")
    card.root.press("Meta+z")
    card.settle()
    assert card.front_item == "0"
    assert card.calls("didSwipe", "didUndo") == [
        "didSwipe #0 right", "didSwipe #1 left", "didUndo #1 from left", "didUndo #0 from right"]


def test_up_and_down_swipe_where_cards_may_leave_that_way(system):
    card = system("slide-card")
    card.root.press("ArrowUp")
    card.root.press("ArrowDown")
    card.settle()
    assert card.calls("didSwipe") == ["didSwipe #0 up", "didSwipe #1 down"]
    other = Deck(card.page, "swipe-card", card.clock)
    other.root.press("ArrowUp")
    other.settle()
    assert other.calls("didSwipe") == []


def test_arrow_keys_browse_a_row_and_enter_expands(system):
    row = system("expanding-carousel", 400, 550)
    row.root.press("ArrowRight")
    row.settle()
    assert row.front_item == "1"
    row.root.press("Enter")
    row.settle()
    assert (row.look.width, row.look.height) == (400, 550)
    row.root.press("Escape")
    row.settle()
    assert (row.look.width, row.look.height) == (250, 350)
    row.root.press("ArrowLeft")
    row.settle()
    assert row.front_item == "0"


def test_the_keys_of_the_page_stay_its_own(page, deck):
    card = deck("swipe-card")
    page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
    card.root.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Control+ArrowRight")
    page.wait_for_timeout(200)
    assert page.evaluate("scrollY") > 0
    assert card.front_item == "0"


def test_tab_leads_through_the_close_button_of_an_expanded_card(system, hand, stepped):
    row = system("expanding-carousel", 400, 550)
    row.root.focus()
    stepped.keyboard.press("Tab")
    assert stepped.evaluate("document.activeElement.getAttribute('aria-label')") == "Add"
    row.root.press("Enter")
    row.settle()
    row.root.focus()
    stepped.keyboard.press("Tab")
    assert stepped.evaluate("document.activeElement.getAttribute('aria-label')") == "Close"
    stepped.keyboard.press("Enter")
    row.settle()
    assert row.look.height == 350
    # The button is gone, and the focus with it; the deck keeps the keyboard.
    assert row.root.evaluate("root => root.contains(document.activeElement)")


def test_escape_inside_the_card_collapses_it(system, stepped):
    row = system("expanding-carousel", 400, 550)
    row.root.press("Enter")
    row.settle()
    row.front.get_by_role("button", name="Close").focus()
    stepped.keyboard.press("Escape")
    row.settle()
    assert row.look.height == 350


def test_a_wheel_along_the_row_browses_and_one_across_scrolls(page, deck):
    row = deck("expanding-carousel")
    page.mouse.move(*row.centre)
    page.mouse.wheel(120, 0)
    row.wait_until("moving")
    row.wait_until_idle()
    assert row.front_item == "1"
    before = page.evaluate("scrollY")
    page.mouse.wheel(0, -200)
    page.wait_for_timeout(300)
    assert page.evaluate("scrollY") < before
    assert row.front_item == "1"


@pytest.mark.parametrize("name", STACKS)
def test_only_the_front_card_of_a_stack_is_reachable(system, name):
    looks = system(name).looks
    assert {item: look.isInert for item, look in looks.items()} == {
        item: item != "0" for item in looks}


@pytest.mark.parametrize(("name", "names"), [
    *[(name, ["Add", "Skip", "Undo", "Like", "Delete"]) for name in STACKS],
    ("expanding-carousel", ["Add", "Previous", "Next", "Delete"]),
])
def test_buttons_have_accessible_names(system, name, names):
    deck = system(name)
    buttons = deck.page.locator(f"#{name} .actions").get_by_role("button")
    assert [button.get_attribute("aria-label") for button in buttons.all()] == names
    for each in names:
        assert deck.button(each).count() == 1


def test_a_strategy_brings_its_buttons_along(system, inspect):
    deck = system("swipe-card")
    inspect(deck).choose("Carousel")
    assert deck.button("Like").count() == 0
    assert deck.button("Next").count() == 1


@pytest.mark.parametrize("name", Deck.NAMES)
def test_a_deck_and_its_cards_have_names_and_roles(system, name):
    deck = system(name)
    root = deck.root
    assert root.get_attribute("role") == "group"
    assert root.get_attribute("aria-roledescription") == "card deck"
    assert root.get_attribute("aria-label") == Deck.TITLES[name]
    assert root.get_attribute("tabindex") == "0"
    assert deck.front.get_attribute("aria-roledescription") == "card"
    assert deck.front.get_attribute("aria-label")
    assert root.locator("[role=status]").count() == 1


def test_what_happens_is_announced(system):
    deck = system("swipe-card")

    def said():
        return deck.root.locator("[role=status]").text_content()

    deck.press("Like")
    deck.settle()
    assert said() in ("Swiped right", "Card 2")
    deck.press("Undo")
    deck.settle()
    assert said() in ("Swipe undone", "Card 1")


def test_the_log_is_a_log_with_a_line_an_event(system, hand):
    deck = system("expanding-carousel", 400, 550)
    hand.tap(*deck.at(200, 275))
    deck.settle()
    hand.drag(Deck(deck.page, "swipe-card", deck.clock).card_centre(), by=(20, 0))
    log = deck.page.get_by_role("log")
    assert log.get_attribute("aria-label") == "Event log"
    lines = log.evaluate("log => [...log.children].map(line => line.textContent)")
    assert lines
    callbacks = {
        "didBeginDragging", "didDrag", "willSwipe", "didSwipe", "didFinishSwiping", "didReset",
        "didSelect", "didUndo", "didChangeFront", "didRunOut", "willExpand", "willCollapse",
        "didExpand", "didCollapse"}
    assert {line.split()[0] for line in lines} <= callbacks
    # The newest line is in sight.
    assert log.evaluate(
        "log => log.lastElementChild.getBoundingClientRect().bottom"
        " <= log.parentElement.getBoundingClientRect().bottom")


def test_the_log_keeps_a_bounded_number_of_lines(system, inspect):
    deck = system("swipe-card")
    inspect(deck).count("10,000")
    for _ in range(12):
        deck.press("Like", times=12)
        deck.settle()
    assert deck.page.get_by_role("log").locator("> div").count() == 400
    assert deck.log[-1] == "didFinishSwiping #143 right"
