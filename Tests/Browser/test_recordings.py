"""What is done with a deck is saved as a file, and loading that does the same again."""

import time

import pytest

from clocks import SteppedClock
from conftest import PHONE
from deck import Deck
from pointers import Mouse, Touch
from recordings import Recordings

# A recording has the times of its input: a slow machine plays and replays the same later.
pytestmark = pytest.mark.patient

HEADER = "cardstock-recording 1\n"

# As `DeckRecorder` writes it elsewhere: a preset's plain name, and names for cards.
FROM_ELSEWHERE = HEADER + """\
100 configure more 5 flights 12 slop 9 spring 0.5 0.85 0
100 layout "{layout}" jump
100 size 300 420 0 0 0 0
100 restore 0 0 front {items[0]}
100 count 3
100 item 0 {items[0]}
100 item 1 {items[1]}
100 item 2 {items[2]}
100 start
100.5 swipe right
101.5 frame
102 frame
"""


def from_elsewhere(layout="swipe card", items=(0, 1, 2)):
    return FROM_ELSEWHERE.format(layout=layout, items=items)


@pytest.fixture
def recordings(page):
    return Recordings(page)


# ---- Saving and loading --------------------------------------------------------------------------


def test_the_page_starts_without_the_module_that_records(open_page):
    page = open_page()
    page.add_init_script("""{
      window.decoded = [];
      const decode = atob;
      window.atob = (text) => { decoded.push(text.length); return decode(text); };
    }""")
    page.reload()
    page.evaluate("CardWeb.ready.then(() => null)")
    modules = page.locator('script[type="application/wasm"]').evaluate_all(
        "all => all.map(module => module.textContent.length)")
    assert len(modules) == 2
    assert page.evaluate("decoded") == modules[:1]
    Recordings(page).record()
    assert page.evaluate("decoded") == modules


def test_a_drag_and_a_throw_come_back_as_they_were(page, mouse, recordings):
    recordings.record()
    card = recordings.deck("swipe-card")
    mouse.drag(card.card_centre(), by=(60, 20), hold=0.2)
    card.wait_until_idle()
    mouse.fling(card.card_centre(), by=(120, 10))
    card.wait_until_idle()
    log, styles = card.log, card.styles
    name, text = recordings.save()
    assert name == "cardstock-swipe-card.txt"
    assert recordings.message == "Saved as cardstock-swipe-card.txt."
    assert text.startswith(HEADER)
    assert 'layout "swipe card 3 5 12"' in text

    recordings.leave()
    recordings.replay(text)
    card = recordings.deck("swipe-card")
    assert card.front_item == "1"
    assert card.log == log
    assert card.styles == styles
    assert not recordings.is_error


def test_a_row_that_was_thrown_comes_back_as_it_was(page, mouse, recordings):
    recordings.record()
    row = recordings.deck("expanding-carousel")
    mouse.fling(row.centre, by=(-260, 0), duration=0.1)
    row.wait_until_idle()
    page.mouse.move(*row.centre)
    page.mouse.wheel(200, 0)
    row.wait_until_idle()
    mouse.tap(*row.card_centre())
    row.wait_until_idle()
    front, log, styles = row.front_item, row.log, row.styles
    assert "didExpand" in log[-1]
    name, text = recordings.save()
    assert name == "cardstock-carousel.txt"
    recordings.replay(text)
    row = recordings.deck("expanding-carousel")
    assert row.front_item == front
    assert row.log == log
    assert row.styles == styles


def test_what_was_tuned_and_pressed_is_in_the_recording(recordings, inspect):
    recordings.record()
    card = recordings.deck("inset-stack")
    panel = inspect(card)
    panel.count("10,000")
    panel.slide("Offset", 40)
    panel.toggle("Right to left")
    for button in ("Like", "Add", "Skip", "Undo", "Delete"):
        card.press(button)
        card.wait_until_idle()
    panel.choose("Time machine")
    panel.toggle("Loop")
    card.press("Next")
    card.wait_until_idle()
    log, styles, front = card.log, card.styles, card.front_item
    name, text = recordings.save()
    assert name == "cardstock-time-machine.txt"

    recordings.replay(text)
    card = recordings.deck("inset-stack")
    assert card.front_item == front
    assert card.styles == styles
    assert card.log == log
    assert card.root.get_attribute("dir") == "rtl"
    panel = inspect(card)
    assert panel.counter("Items") == 10000
    for kind, title in (("radio", "Time machine"), ("checkbox", "Loop"),
                        ("checkbox", "Right to left")):
        assert panel.root.get_by_role(kind, name=title, exact=True).is_checked(), title
    panel.choose("Inset stack")
    assert panel.slider("Offset").input_value() == "40"


def test_the_deck_goes_on_from_the_end_and_all_of_it_can_be_saved(mouse, recordings):
    recordings.replay(from_elsewhere())
    card = recordings.deck("swipe-card")
    assert recordings.buttons == ["Save", "Load\u2026", "Start over"]
    assert card.front_item == "1"
    mouse.fling(card.card_centre(), by=(-120, 10))
    card.wait_until_idle()
    card.press("Add")
    card.press("Undo")
    card.wait_until_idle()
    assert card.calls("didSwipe", "didUndo") == [
        "didSwipe #0 right", "didSwipe #1 left", "didUndo #1 from left"]
    log, styles = card.log, card.styles
    _, text = recordings.save()
    recordings.replay(text)
    card = recordings.deck("swipe-card")
    assert card.log == log
    assert card.styles == styles


def test_a_recording_of_a_phone_has_its_size_at_a_desk(open_page, recordings):
    phone = open_page(**PHONE)
    on_phone = Recordings(phone)
    on_phone.record()
    card = on_phone.deck("slide-card")
    Touch(phone).drag(card.card_centre(), by=(-170, 10), hold=0.2)
    card.wait_until_idle()
    size = card.root.evaluate("root => [root.clientWidth, root.clientHeight]")
    log, styles = card.log, card.styles
    _, text = on_phone.save()
    recordings.replay(text)
    card = recordings.deck("slide-card")
    assert card.root.evaluate("root => [root.clientWidth, root.clientHeight]") == size
    assert card.log == log
    assert card.styles == styles
    box, stage = (card.root.evaluate(f"root => {{ const box = {element}.getBoundingClientRect();"
                                     " return [box.left, box.right]; }")
                  for element in ("root", "root.parentElement"))
    assert sum(box) == pytest.approx(sum(stage), abs=1)


# ---- The deck that was used last ----------------------------------------------------------------


def press_key(page, deck):
    deck.root.focus()
    page.keyboard.press("ArrowLeft")


def press_button_by_key(page, deck):
    deck.button("Next").focus()
    page.keyboard.press("Enter")


def turn_wheel(page, deck):
    page.mouse.move(*deck.centre)
    page.mouse.wheel(200, 0)


def tap_card(page, deck):
    page.mouse.click(*deck.card_centre())


@pytest.mark.parametrize("use, name, saved, written", [
    (press_key, "slide-card", "cardstock-slide-card.txt", "swipe left"),
    (press_button_by_key, "expanding-carousel", "cardstock-carousel.txt", "browse 1"),
    (turn_wheel, "expanding-carousel", "cardstock-carousel.txt", "pan-began"),
    (tap_card, "expanding-carousel", "cardstock-carousel.txt", "down 1 "),
])
def test_any_use_of_a_deck_makes_it_the_one_that_is_saved(
        page, recordings, use, name, saved, written):
    recordings.record()
    recordings.deck("inset-stack").button("Like").click()
    deck = recordings.deck(name)
    use(page, deck)
    deck.wait_until_idle()
    assert Deck.TITLES[name] in page.locator("#tune h2").text_content()
    name, text = recordings.save()
    assert name == saved
    assert written in text.split(" start\n")[1]


def test_a_wheel_and_keys_that_pass_a_deck_are_no_use_of_it(page, recordings):
    deck = recordings.deck("inset-stack")
    deck.button("Like").click()
    recordings.deck("slide-card").root.focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift")
    page.mouse.move(*recordings.deck("slide-card").centre)
    page.mouse.wheel(0, 20)
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert "Inset stack" in page.locator("#tune h2").text_content()


# ---- While it is replayed ------------------------------------------------------------------------


def test_only_the_recording_moves_the_deck_while_it_is_replayed(page, mouse, recordings):
    recordings.choose(from_elsewhere().replace("100.5 swipe", "100.9 frame\n101.4 swipe"))
    recordings.wait_for("Replaying")
    card = recordings.deck("swipe-card")
    mouse.fling(card.card_centre(), by=(-120, 10))
    page.keyboard.press("ArrowLeft")
    assert page.locator("main").evaluate("main => main.inert")
    assert recordings.buttons == ["Load\u2026", "Start over"]
    recordings.wait_for("Replayed.")
    assert card.calls("didSwipe") == ["didSwipe #0 right"]
    assert not page.locator("[inert]:not([data-item])").count()


def test_a_replay_can_be_left(page, mouse, recordings):
    recordings.choose(from_elsewhere())
    recordings.wait_for("Replaying")
    recordings.leave()
    card = recordings.deck("swipe-card")
    assert not page.locator("[data-replay]").count()
    mouse.fling(card.card_centre(), by=(120, 10))
    card.wait_until_idle()
    assert card.calls("didSwipe") == ["didSwipe #0 right"]
    assert recordings.buttons == ["Record", "Load\u2026"]


def test_another_file_can_be_loaded_in_the_middle_of_a_replay(page, recordings):
    recordings.choose(from_elsewhere())
    recordings.wait_for("Replaying")
    recordings.choose(HEADER + "1 dance\n")
    recordings.wait_for("line 2")
    assert page.locator("main").evaluate("main => main.inert")
    recordings.replay(from_elsewhere("slide card").replace("right", "left"))
    assert recordings.deck("swipe-card").calls("didSwipe") == []
    assert recordings.deck("slide-card").calls("didSwipe") == ["didSwipe #0 left"]
    assert not page.locator("[inert]:not([data-item])").count()


def test_cards_of_other_names_are_shown_and_the_deck_stays(page, mouse, recordings):
    recordings.replay(from_elsewhere("inset stack", ('"pear"', '"plum"', '"fig"')))
    card = recordings.deck("inset-stack")
    assert card.front_item == "plum"
    assert "stays as it is" in recordings.message
    mouse.fling(card.card_centre(), by=(120, 10))
    assert page.locator("main").evaluate("main => main.inert")
    assert card.front_item == "plum"
    assert recordings.buttons == ["Load\u2026", "Start over"]
    recordings.leave()
    assert recordings.deck("inset-stack").front_item == "0"


def test_cards_that_are_gone_since_they_were_swiped_keep_no_deck_from_going_on(
        recordings, inspect):
    recordings.record()
    card = recordings.deck("swipe-card")
    panel = inspect(card)
    card.press("Like", times=5)
    card.wait_until_idle()
    # None of the three is in front, so the deck begins again; five swipes are remembered.
    panel.count("3")
    card.press("Like", times=2)
    card.wait_until_idle()
    front, log = card.front_item, card.log
    _, text = recordings.save()
    recordings.replay(text)
    assert "goes on from here" in recordings.message
    card = recordings.deck("swipe-card")
    assert card.front_item == front
    assert card.log == log
    card.button("Undo").click()
    card.wait_until_idle()
    assert card.front_item == "1"


def test_swiped_cards_of_other_names_keep_the_deck_as_it_is(recordings):
    recordings.replay(
        from_elsewhere().replace("restore 0 0 front 0", 'restore 1 0 front 1 swiped "pear" 0 left')
        .replace("item 0 0", 'item 0 "pear"'))
    assert "stays as it is" in recordings.message


@pytest.mark.parametrize("item, state", [(0, "live"), ('"pear"', "over")])
def test_the_panel_shows_what_the_deck_is_when_it_ends(page, recordings, inspect, item, state):
    recordings.replay(
        from_elsewhere("expanding carousel", (item, 1, 2))
        .replace("swipe right", "configure loop vertical"))
    assert page.locator(".recordings").get_attribute("data-state") == state
    toggles = page.locator(".toggles label")
    for name in ("Loop", "Vertical"):
        assert toggles.filter(has_text=name).locator("input").is_checked(), name


def test_the_panel_shows_how_many_cards_buttons_have_left(deck, inspect):
    card = deck("swipe-card")
    panel = inspect(card)
    ten = panel.root.get_by_role("radio", name="10", exact=True)
    assert ten.is_checked()
    card.press("Add")
    assert not ten.is_checked()
    card.press("Delete")
    assert ten.is_checked()


@pytest.mark.parametrize("count", [2_000_001, 2**31 - 1])
def test_more_cards_than_there_can_be_do_no_harm(recordings, count):
    recordings.replay(
        from_elsewhere().replace("count 3", f"count {count}").replace(
            "100.5 swipe", f"101 steps insert 0\n101 count {count}\n101 swipe"))
    assert "stays as it is" in recordings.message


@pytest.mark.parametrize("far", ["3000000000", "-9000000000000000",
                                 "x7ff0000000000000", "x7ff8000000000000", "x7fefffffffffffff"])
def test_no_place_is_too_far_away(recordings, far):
    recordings.replay(
        from_elsewhere().replace(
            "100.5 swipe right",
            f"100.5 down 0 150 200\n100.52 move 0 180 200\n100.54 move 0 {far} {far}\n"
            f"100.56 frame\n100.6 up 0 {far} {far}"))
    assert not recordings.is_error


def test_a_great_many_entries_in_one_frame_are_soon_done(recordings):
    began = time.monotonic()
    recordings.replay(from_elsewhere() + "102 undo\n" * 50_000)
    assert time.monotonic() - began < 8


@pytest.mark.parametrize("layout, name", [
    ("swipe card", "swipe-card"), ("inset stack", "inset-stack"), ("slide card", "slide-card"),
    ("time machine", "swipe-card"), ("expanding carousel", "expanding-carousel")])
def test_a_preset_is_found_by_its_plain_name(recordings, layout, name):
    text = from_elsewhere(layout).replace("swipe right", "scroll 1")
    recordings.replay(text)
    assert not recordings.is_error
    deck = recordings.deck(name)
    assert deck.root.get_attribute("data-replay") == "live"
    assert deck.front_item == "1"


# ---- Files that are none -------------------------------------------------------------------------


@pytest.mark.parametrize("text, message", [
    ("", "report.txt, line 1: this is not a recording of version 1."),
    ("\0\1\2", "report.txt, line 1: this is not a recording of version 1."),
    ("<!doctype html>\n", "report.txt, line 1: this is not a recording of version 1."),
    (HEADER + "1 frame\n\n2 swipe north\n",
     "report.txt, line 4: something is missing or not what it should be."),
    (HEADER + "1 frame\nframe\n", "report.txt, line 3: a time in seconds is missing."),
    (HEADER + "1 dance\n", "report.txt, line 2: nothing of this name is known."),
    (from_elsewhere("origami"), "report.txt, line 3: there is no layout of this name"),
    (HEADER, "report.txt, line 1: nothing comes behind it, the recording is empty."),
    (from_elsewhere("swipe card 3"), "report.txt, line 3: there is no layout of this name"),
])
def test_a_broken_file_is_told_by_its_line_and_changes_nothing(
        page, mouse, recordings, text, message):
    card = recordings.deck("swipe-card")
    card.press("Like")
    card.wait_until_idle()
    styles = card.styles
    recordings.choose(text)
    recordings.wait_for("report.txt")
    assert recordings.message.startswith(message)
    assert recordings.is_error
    assert recordings.buttons == ["Record", "Load\u2026"]
    assert card.styles == styles
    mouse.fling(card.card_centre(), by=(-120, 0))
    card.wait_until_idle()
    assert card.calls("didSwipe") == ["didSwipe #0 right", "didSwipe #1 left"]


def test_a_layout_that_the_gallery_does_not_have_is_told_with_those_that_it_has(recordings):
    recordings.choose(from_elsewhere("origami"))
    recordings.wait_for("no layout of this name")
    assert "swipe card, inset stack, slide card, time machine, expanding carousel" in (
        recordings.message)


def test_a_broken_file_ends_no_recording(recordings):
    recordings.record()
    card = recordings.deck("slide-card")
    card.button("Like").click()
    card.wait_until_idle()
    recordings.choose(HEADER + "1 dance\n")
    recordings.wait_for("line 2")
    _, text = recordings.save()
    assert "swipe right" in text


def test_a_module_that_fails_while_it_reads_is_told_and_changes_nothing(page, recordings):
    card = recordings.deck("swipe-card")
    card.button("Like").click()
    card.wait_until_idle()
    page.evaluate("""{
      console.error = () => {};  // the tests fail on what it is told; here it is expected
      const load = CardWeb.load;
      CardWeb.load = async (name) => {
        const run = await load(name);
        const recording_reserve = () => { throw new WebAssembly.RuntimeError("unreachable"); };
        return { ...run, exports: { ...run.exports, recording_reserve } };
      };
    }""")
    recordings.choose(from_elsewhere())
    recordings.wait_for("report.txt cannot be read")
    assert recordings.is_error
    assert recordings.buttons == ["Record", "Load\u2026"]
    card.button("Like").click()
    card.wait_until_idle()
    assert card.calls("didSwipe") == ["didSwipe #0 right", "didSwipe #1 right"]


@pytest.mark.parametrize("fault", [
    "requestAnimationFrame(fail)", "setTimeout(async () => fail())",
])
def test_a_module_that_fails_later_is_told_and_can_be_left(page, mouse, recordings, fault):
    recordings.choose(from_elsewhere())
    recordings.wait_for("Replaying")
    # The tests fail on what the console is told of; here it is expected.
    page.evaluate(f"""{{
      for (const type of ["error", "unhandledrejection"])
        addEventListener(type, (event) => event.preventDefault(), {{ once: true }});
      const fail = () => {{ throw new WebAssembly.RuntimeError("unreachable"); }};
      {fault};
    }}""")
    recordings.wait_for("has failed")
    assert recordings.is_error
    assert recordings.buttons == ["Load\u2026", "Start over"]
    assert page.locator("main").evaluate("main => main.inert")
    recordings.leave()
    card = recordings.deck("swipe-card")
    mouse.fling(card.card_centre(), by=(120, 10))
    card.wait_until_idle()
    assert card.calls("didSwipe") == ["didSwipe #0 right"]


# ---- The page ------------------------------------------------------------------------------------


def test_the_keyboard_reaches_all_of_it_and_keeps_its_place(page, recordings):
    recordings.button("Record").focus()
    page.keyboard.press("Enter")
    recordings.wait_for("Recording.")
    assert page.evaluate("document.activeElement.textContent") == "Save"
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    recordings.button("Record").wait_for()
    assert page.evaluate("document.activeElement.textContent") == "Record"


def test_changing_the_module_leaves_nothing_of_the_other_behind(page, mouse, recordings):
    before = page.locator("body *").count()
    top = page.evaluate("scrollTo({ top: 300, behavior: 'instant' }); scrollY")
    for _ in range(3):
        recordings.record()
        recordings.leave()
    assert page.evaluate("scrollY") == top
    assert page.locator("body *").count() == before
    card = recordings.deck("slide-card")
    mouse.fling(card.card_centre(), by=(120, 10))
    card.wait_until_idle()
    assert card.calls("didSwipe") == ["didSwipe #0 right"]


def test_a_module_that_has_ended_asks_for_no_frame(open_page):
    page = open_page(stepped=True)
    clock = SteppedClock(page)
    card = Deck(page, "swipe-card", clock)
    card.press("Like")
    clock.frame()
    assert page.evaluate("stepped.isWaited")
    page.evaluate("CardWeb.close()")
    assert not page.evaluate("stepped.isWaited")
    styles = card.styles
    Mouse(page, clock).fling(card.centre, by=(120, 10))
    card.press("Like")
    clock.run(0.5)
    assert card.styles == styles
