"""Real pointers, wheels and keys at the decks of the page."""

import pytest

from deck import Deck
from pointers import Touch


def test_a_drag_below_the_threshold_falls_back(deck, mouse):
    card = deck("swipe-card")
    rest = card.card_centre()
    mouse.drag(rest, by=(60, 20), hold=0.2)
    card.wait_until_idle()
    assert card.front_item == "0"
    assert card.card_centre() == pytest.approx(rest, abs=0.5)


def test_a_drag_past_the_threshold_swipes(deck, mouse):
    card = deck("swipe-card")
    mouse.drag(card.card_centre(), by=(220, 10), hold=0.2)
    card.wait_until_idle()
    assert card.front_item == "1"


def test_a_fling_swipes_over_a_short_way(deck, mouse):
    card = deck("swipe-card")
    mouse.fling(card.card_centre(), by=(110, 0), duration=0.06)
    card.wait_until_idle()
    assert card.front_item == "1"


def test_the_card_follows_the_pointer_and_the_deck_says_so(page, deck, mouse):
    card = deck("swipe-card")
    rest = card.card_centre()
    mouse.drag(rest, by=(90, 40), release=False)
    page.wait_for_timeout(50)
    assert card.state == "dragging"
    assert card.card_centre() == pytest.approx((rest[0] + 90, rest[1] + 40), abs=1)
    mouse.release()
    card.wait_until_idle()


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


def test_a_finger_swipes(phone_deck, touch):
    card = phone_deck("swipe-card")
    touch.drag(card.card_centre(), by=(220, 10), hold=0.2)
    card.wait_until_idle()
    assert card.front_item == "1"


def test_a_finger_that_moves_across_scrolls_the_page(phone, phone_deck, touch):
    card = phone_deck("swipe-card")
    touch.drag(card.card_centre(), by=(4, -200), duration=0.4)
    phone.wait_for_timeout(300)
    assert phone.evaluate("scrollY") > 100
    card.wait_until_idle()
    assert card.front_item == "0"


def test_a_cancelled_touch_never_commits(phone_deck, touch):
    card = phone_deck("swipe-card")
    touch.drag(card.card_centre(), by=(220, 0), release=False)
    touch.cancel()
    card.wait_until_idle()
    assert card.front_item == "0"


def test_a_second_finger_takes_the_drag_over_without_a_jump(phone, phone_deck, touch):
    card = phone_deck("swipe-card")
    rest = x, y = card.card_centre()
    touch.drag(rest, by=(60, 0), release=False)
    other = Touch(phone, finger=1, beside=touch)
    other.press(x, y + 40)
    phone.wait_for_timeout(50)
    before = card.card_centre()
    touch.release()
    phone.wait_for_timeout(50)
    assert card.card_centre() == pytest.approx(before, abs=1)
    other.move(x + 20, y + 40)
    phone.wait_for_timeout(50)
    assert card.card_centre()[0] == pytest.approx(before[0] + 20, abs=1)
    other.release()
    card.wait_until_idle()


def test_a_flying_card_can_be_caught_and_put_back(page, deck, mouse):
    card = deck("swipe-card")
    x, y = card.card_centre()
    page.evaluate("""() => {
      // No frame passes between release and catch, however busy the machine is: the flight is then
      // as old as the pointer says.
      const request = window.requestAnimationFrame.bind(window);
      window.held_ = null;
      window.requestAnimationFrame = (body) => held_ ? held_.push(body) : request(body);
      window.resume_ = () => { held_.forEach(request); held_ = null; };
    }""")
    front = card.front_item
    place = mouse.drag((x, y), by=(200, 0), duration=0.15, release=False)
    page.evaluate("held_ = []")
    mouse.release()
    mouse.press(*place, after=0.05)
    page.evaluate("resume_()")
    page.wait_for_timeout(80)
    assert card.front_item == front
    assert card.state == "dragging"
    mouse.glide(place, (x, y), 0.2)
    mouse.wait(0.2)
    mouse.release()
    card.wait_until_idle()
    assert card.front_item == front


def test_arrow_keys_swipe_and_undo_brings_back(page, deck):
    card = deck("swipe-card")
    card.root.focus()
    page.keyboard.press("ArrowRight")
    assert card.front_item == "1"
    page.keyboard.press("ArrowLeft")
    assert card.front_item == "2"
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    card.wait_until_idle()
    assert card.front_item == "0"
    assert card.root.locator("[role=status]").text_content() != ""


def test_a_wheel_along_the_row_browses_and_one_across_scrolls(page, deck, mouse):
    row = deck("expanding-carousel")
    row.root.scroll_into_view_if_needed()
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


def test_a_tap_expands_and_escape_collapses_to_the_same_place(page, deck, mouse):
    row = deck("expanding-carousel")
    row.root.scroll_into_view_if_needed()
    place = row.front.bounding_box()
    page.mouse.click(*row.card_centre())
    row.wait_until_idle()
    full, deck_box = row.front.bounding_box(), row.root.bounding_box()
    assert (full["width"], full["height"]) == pytest.approx(
        (deck_box["width"], deck_box["height"]), abs=0.5)
    row.root.focus()
    page.keyboard.press("Escape")
    row.wait_until_idle()
    assert row.front.bounding_box() == pytest.approx(place, abs=0.01)


def test_only_the_front_card_of_a_stack_is_reachable(deck):
    card = deck("swipe-card")
    assert card.front.evaluate("card => card.inert") is False
    others = card.root.locator("[data-item]:not([data-front])")
    assert others.count() > 0
    assert others.evaluate_all("cards => cards.every(card => card.inert)")


def test_with_less_motion_a_card_fades_where_it_is(open_page):
    page = open_page(reduced_motion="reduce", viewport={"width": 1280, "height": 900})
    card = Deck(page, "swipe-card")
    card.front.evaluate("""card => {
      window.places_ = new Set([card.style.transform]);
      window.alphas_ = new Set([card.style.opacity]);
      new MutationObserver(() => {
        places_.add(card.style.transform);
        alphas_.add(card.style.opacity);
      }).observe(card, { attributes: true });
    }""")
    card.root.focus()
    page.keyboard.press("ArrowRight")
    card.wait_until_idle()
    assert card.front_item == "1"
    assert page.evaluate("places_.size") == 1
    assert page.evaluate("alphas_.size") > 2


def test_frames_are_asked_for_only_while_something_moves(page, deck, mouse):
    card = deck("swipe-card")
    card.wait_until_idle()
    page.evaluate("""() => {
      window.frames_ = 0;
      const request = window.requestAnimationFrame;
      window.requestAnimationFrame = (body) => { window.frames_ += 1; return request(body); };
    }""")
    page.wait_for_timeout(300)
    assert page.evaluate("frames_") == 0
    mouse.drag(card.card_centre(), by=(60, 0))
    card.wait_until_idle()
    page.wait_for_timeout(100)
    count = page.evaluate("frames_")
    assert count > 5
    page.wait_for_timeout(300)
    assert page.evaluate("frames_") == count


def test_a_frame_allocates_nothing_once_warm(page, deck):
    card = deck("swipe-card")
    card.wait_until_idle()
    allocated = page.evaluate("""async () => {
      const exports = await CardWeb.ready;
      const start = performance.now() / 1000;
      const send = (phase, x, time) =>
        exports.cardweb_pointer(1, phase, 7, 100 + x, 100, start + time, 0, 0);
      // The card follows the finger, then springs back: 20 frames of each.
      let frames = 0;
      const frame = (time) => {
        const before = exports.cardweb_allocation_count();
        exports.cardweb_frame(start + time);
        frames += exports.cardweb_allocation_count() - before;
      };
      send(0, 0, 0);
      for (let step = 1; step <= 20; step++) {
        send(1, step * 3, step / 60);
        frame(step / 60);
      }
      send(2, 60, 1);
      frame(1);
      const warmUp = frames;
      for (let step = 1; step <= 20; step++) frame(1 + step / 60);
      return frames - warmUp;
    }""")
    assert allocated == 0
