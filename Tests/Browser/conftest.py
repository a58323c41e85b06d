"""Opens the built gallery in a real browser, and fails a test on anything the page complains about.

The page is the file that `swift package gallery` prints; its path comes in CARDSTOCK_GALLERY.
"""

import os
import pathlib
import shutil

import pytest
from playwright.sync_api import sync_playwright

from clocks import STEPPED_PAGE, SteppedClock
from deck import Deck
from inspector import Inspector
from pointers import Mouse, Touch

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILT = ROOT / ".build/plugins/Gallery/outputs/Gallery.html"

DESKTOP = {"viewport": {"width": 1440, "height": 1000}}
PHONE = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}


def pytest_configure(config):
    config.addinivalue_line("markers", "stepped: on a clock that the test moves; a busy machine is fine")
    config.addinivalue_line("markers", "patient: in real time, but waits for what comes, however late")


def pytest_collection_modifyitems(items):
    """Marks the tests that have no page in the world's time: those can run beside each other."""
    for item in items:
        if "page" not in item.fixturenames and {"stepped", "finger"} & set(item.fixturenames):
            item.add_marker("stepped")


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
    # None is Playwright's own, where that is installed.
    with sync_playwright() as playwright:
        # Tests run as root in containers, where Chromium cannot set its sandbox up.
        browser = playwright.chromium.launch(executable_path=executable, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def kept_pages(browser):
    """Pages that tests take turns with, by how they were made; each test loads them anew."""
    return {}


@pytest.fixture
def open_page(browser, gallery, kept_pages):
    """A function that opens the page: `open_page(**options)`, options as for a browser context.

    With `stepped=True` the page runs on a clock that the test moves; with `is_kept=True` the next
    test that asks for the same uses the same tab, which is quicker. After the test it fails on every
    console message, uncaught error and request but the page's own.
    """
    contexts, complaints = [], []
    url = gallery.as_uri()

    def new_page(stepped, options):
        page = browser.new_context(**options).new_page()
        if stepped:
            page.add_init_script(STEPPED_PAGE)
        return page

    def listen(page):
        listeners = {
            "console": lambda message: complaints.append(f"console: {message.text}"),
            "pageerror": lambda error: complaints.append(f"error: {error}"),
            "request": lambda request: request.url.split("#")[0] == url
            or complaints.append(f"request: {request.url}"),
        }
        for event, listener in listeners.items():
            page.on(event, listener)
        return lambda: [page.remove_listener(*each) for each in listeners.items()]

    closing = []

    def open_page(stepped=False, is_kept=False, **options):
        options = options or DESKTOP
        if is_kept:
            key = (stepped, repr(options))
            page = kept_pages.get(key) or kept_pages.setdefault(key, new_page(stepped, options))
        else:
            page = new_page(stepped, options)
            contexts.append(page.context)
        closing.append(listen(page))
        page.goto(url)
        page.evaluate("CardWeb.ready.then(() => null)")
        if stepped:
            clock = SteppedClock(page)
            clock.rendered()
            clock.settle()
        return page

    yield open_page
    for close in closing:
        close()
    for context in contexts:
        context.close()
    assert complaints == []


# ---- A page in the world's time ------------------------------------------------------------------


@pytest.fixture
def page(open_page):
    """The page at desktop size."""
    return open_page(is_kept=True)


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


# ---- A page in steps -----------------------------------------------------------------------------


@pytest.fixture
def stepped(open_page):
    """The page at desktop size, on a clock that the test moves."""
    return open_page(stepped=True, is_kept=True)


@pytest.fixture
def clock(stepped):
    """The clock of `stepped`."""
    return SteppedClock(stepped)


@pytest.fixture
def hand(stepped, clock):
    """Mouse input at `stepped`."""
    return Mouse(stepped, clock)


@pytest.fixture
def finger(open_page):
    """A function that gives the deck of a name on a stepped page with touch, and a finger there."""
    def finger(name, **options):
        page = open_page(stepped=True, has_touch=True, **(options or DESKTOP))
        clock = SteppedClock(page)
        return Deck(page, name, clock), Touch(page, clock)
    return finger


@pytest.fixture
def system(stepped, clock):
    """A function from a deck's name to the deck on `stepped`, 400 x 480 unless told otherwise."""
    def system(name, width=400, height=480):
        deck = Deck(stepped, name, clock)
        deck.resize(width, height)
        return deck
    return system


@pytest.fixture
def inspect():
    """A function from a deck to the panel that tunes it."""
    return Inspector
