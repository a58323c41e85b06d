"""The page as a whole: it is one file, it starts, and it fits."""

import re

import pytest

from clocks import SteppedClock
from conftest import DESKTOP
from deck import Deck


def test_the_page_is_one_file_that_refers_to_no_other(gallery):
    html = gallery.read_text(encoding="utf-8")
    markup = re.sub(r"<(script|style)\b[^>]*>.*?</\1>", "", html, flags=re.DOTALL)
    assert re.findall(r"(?:src|href)=\"(?!data:|#)[^\"]*\"", markup) == []
    assert "<!-- inline" not in html


def test_the_page_starts_from_disk_and_shows_the_four_systems_by_name(page):
    assert page.url.startswith("file://")
    names = page.locator("[data-deck]").evaluate_all("all => all.map(deck => deck.dataset.deck)")
    assert names == Deck.NAMES
    for title in Deck.TITLES.values():
        assert page.get_by_role("heading", name=title, exact=True).is_visible()
    assert page.locator("[data-deck]").evaluate_all(
        "all => all.map(deck => deck.dataset.state)") == ["idle"] * 4


def test_headings_are_in_order_and_links_lead_somewhere(page):
    levels = page.locator("h1,h2").evaluate_all("all => all.map(heading => heading.tagName)")
    assert levels == ["H1"] + ["H2"] * 5
    for link in page.locator("nav a").all():
        assert page.locator(link.get_attribute("href")).count() == 1


@pytest.mark.parametrize("width", [360, 390, 430, 768, 820, 1024, 1280, 1440, 1920])
def test_nothing_sticks_out_at_any_width(open_page, width):
    page = open_page(viewport={"width": width, "height": 900})
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    too_wide = page.evaluate("""() => [...document.querySelectorAll("body *")].filter((element) => {
      if (element.closest(".stage, nav, svg, .log, .strategies, [data-announcements]")) return false;
      const box = element.getBoundingClientRect();
      return box.width > 0 && (box.left < -0.5 || box.right > innerWidth + 0.5);
    }).map((element) => `${element.tagName}.${element.className}`)""")
    assert too_wide == []
    cut_off = page.evaluate("""() => [...document.querySelectorAll(
        "h1, h2, .show p, .actions button, .choices span, .slider span, .slider output, dt, dd")]
      .filter((element) => element.scrollWidth > element.clientWidth + 1
        && !element.closest("[data-item]") && getComputedStyle(element).display !== "inline")
      .map((element) => element.textContent)""")
    assert cut_off == []


@pytest.mark.parametrize("width", [360, 430, 1024, 1440])
def test_no_text_of_a_card_is_cut_off(open_page, width):
    page = open_page(stepped=True, viewport={"width": width, "height": 1000})
    for name in ("swipe-card", "inset-stack", "slide-card"):
        deck = Deck(page, name, SteppedClock(page))
        for _ in range(9):
            cut_off = deck.front.evaluate("""card => {
              const box = card.getBoundingClientRect();
              return [...card.querySelectorAll("h3, .face p, blockquote, .months, .stamp")]
                .filter((text) => {
                  const { left, right, top, bottom } = text.getBoundingClientRect();
                  return text.scrollWidth > text.clientWidth + 1 || left < box.left
                    || right > box.right + 0.5 || top < box.top || bottom > box.bottom + 0.5;
                }).map((text) => text.textContent);
            }""")
            assert cut_off == []
            deck.press("Like")
            deck.settle()


CONTRAST = """([text, paper]) => {
  const canvas = document.createElement("canvas").getContext(
    "2d", { willReadFrequently: true });
  const luminance = (name) => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = `var(${name})`;
    canvas.fillStyle = getComputedStyle(probe).color;
    probe.remove();
    canvas.fillRect(0, 0, 1, 1);
    const [red, green, blue] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) =>
      value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [light, dark] = [luminance(text), luminance(paper)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_text_and_icons_stand_out_from_their_ground(open_page, scheme):
    page = open_page(color_scheme=scheme, **DESKTOP)
    # WCAG 2.2: 4.5 for text, 3 for what tells a control or its state.
    for ground in ("--paper", "--panel", "--well"):
        assert page.evaluate(CONTRAST, ["--ink", ground]) >= 7
        assert page.evaluate(CONTRAST, ["--faint", ground]) >= 4.5
        for sign in ("--accent", "--like", "--skip"):
            assert page.evaluate(CONTRAST, [sign, ground]) >= 3, f"{sign} on {ground}"
    # What is wrong with a recording is told in this colour.
    assert page.evaluate(CONTRAST, ["--skip", "--panel"]) >= 4.5


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_what_has_the_keyboard_focus_shows_it(open_page, scheme):
    page = open_page(color_scheme=scheme, **DESKTOP)
    seen = []
    for _ in range(16):
        page.keyboard.press("Tab")
        shown = page.evaluate("""() => {
          const own = document.activeElement;
          const marked = own.matches(".choices input") ? own.nextElementSibling : own;
          const style = getComputedStyle(marked);
          return [own.getAttribute("aria-label") ?? own.textContent, style.outlineStyle,
            parseFloat(style.outlineWidth)];
        }""")
        seen.append(shown)
    assert all(style == "solid" and width >= 2 for _, style, width in seen), seen
