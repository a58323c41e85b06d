"""Opens the built gallery in a real browser, and fails a test on anything the page complains about.

The page is the file that `swift package gallery` prints; its path comes in CARDSTOCK_GALLERY.
"""

import os
import pathlib
import shutil

import pytest
from playwright.sync_api import sync_playwright

from deck import Deck
from pointers import Mouse, Touch

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILT = ROOT / ".build/plugins/Gallery/outputs/Gallery.html"

DESKTOP = {"viewport": {"width": 1280, "height": 900}}
PHONE = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}


@pytest.fixture(scope="session")
def gallery():
    """The built page."""
    path = pathlib.Path(os.environ.get("CARDSTOCK_GALLERY", BUILT))
    assert path.exists(), f"{path} is missing; run `swift package gallery` first"
    return path


@pytest.fixture(scope="session")
def browser():
    """One browser for all tests; each test gets a context of its own."""
    executable = shutil.which("chromium") or shutil.which("google-chrome")
    assert executable, "no Chromium on the search path; install the package `chromium`"
    with sync_playwright() as playwright:
        # Tests run as root in containers, where Chromium cannot set its sandbox up.
        browser = playwright.chromium.launch(executable_path=executable, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def open_page(browser, gallery):
    """A function that opens the page: `open_page(**options)`, options as for a browser context.

    After the test it fails on every console message, uncaught error and request but the page's own.
    """
    contexts, complaints = [], []
    url = gallery.as_uri()

    def open_page(**options):
        context = browser.new_context(**(options or DESKTOP))
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda message: complaints.append(f"console: {message.text}"))
        page.on("pageerror", lambda error: complaints.append(f"error: {error}"))
        page.on(
            "request",
            lambda request: request.url.split("#")[0] == url
            or complaints.append(f"request: {request.url}"),
        )
        page.goto(url)
        page.evaluate("CardWeb.ready.then(() => null)")
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture
def page(open_page):
    """The page at desktop size."""
    return open_page(**DESKTOP)


@pytest.fixture
def phone(open_page):
    """The page at phone size, with touch."""
    return open_page(**PHONE)


@pytest.fixture
def mouse(page):
    """Mouse input at `page`."""
    return Mouse(page)


@pytest.fixture
def touch(phone):
    """Touch input at `phone`."""
    return Touch(phone)


@pytest.fixture
def deck(page):
    """A function from a deck's name to the deck on `page`."""
    return lambda name: Deck(page, name)


@pytest.fixture
def phone_deck(phone):
    """A function from a deck's name to the deck on `phone`."""
    return lambda name: Deck(phone, name)
