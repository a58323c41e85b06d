"""The page as a whole: it is one file, and it starts."""

import re


def test_the_page_is_one_file_that_refers_to_no_other(gallery):
    html = gallery.read_text(encoding="utf-8")
    markup = re.sub(r"<(script|style)\b[^>]*>.*?</\1>", "", html, flags=re.DOTALL)
    assert re.findall(r"(?:src|href)=\"(?!data:|#)[^\"]*\"", markup) == []
    assert "<!-- inline" not in html


def test_the_page_starts_from_disk_and_complains_about_nothing(page):
    assert page.url.startswith("file://")
    assert page.locator("[data-deck]").count() >= 1


def test_a_deck_tells_its_state_to_style_sheets_and_screen_readers(deck):
    root = deck("swipe-card").root
    assert root.get_attribute("data-state") == "idle"
    assert root.get_attribute("aria-label")
    assert root.get_attribute("tabindex") == "0"
    assert root.locator("[role=status]").count() == 1
