"""What a frame costs in the page: measured by the browser's own tracing, printed, never judged.

    python Tests/Browser/bench/page_bench.py --gallery Gallery.html [--runs 5] [--counts N…]
        [--page NAME=ADDRESS]… [--json FILE]

For each deck and number of cards it drags the front card about for two seconds, throws it, and lets
everything come to rest. From the trace of that it prints, per frame that ran a script:

* script: the time in event handlers and animation frames, median and 95th percentile,
* processor: the part of it in which the page's thread ran and no other had its core; the same,
* style: the time the browser took to recalculate styles and to lay out, median,
* elements: how many cards the page held, in the gallery of all four decks together,

and once how long it took from the opening of the page to its first card. Each figure is the
median of the runs. A frame of the gallery has everything a visitor has: the drag observers, the log's
line for each event, the counters. Beside it stand, in the same run since machines differ and are busy:

* by hand: a page without Cardstock that does no more than it must, `by_hand.html`,
* one deck: the smallest page with Cardstock, if it was built beside the gallery
  (`swift package gallery --page OneDeck`),
* any page of your own with the id `notes` on what is to be dragged, by `--page`: to compare with
  another library, whatever time of a frame it works in.
"""

import argparse
import json
import os
import shutil
import statistics
import sys
from collections import Counter
from pathlib import Path

from playwright.sync_api import sync_playwright

BY_HAND = Path(__file__).with_name("by_hand.html")
# Pages of one deck by itself, with the cards it has; of any other page those in it.
PAGES = {"by hand": 4, "one deck": 1_000}
DECKS = ("swipe-card", "inset-stack", "slide-card", "expanding-carousel")
COUNTS = (5, 100, 1_000, 10_000, 1_000_000)
SCRIPT = {"EventDispatch", "FireAnimationFrame", "TimerFire", "FunctionCall"}
STYLE = {"UpdateLayoutTree", "Layout"}


def trace(page, action):
    """The events of the browser's timeline while an action runs."""
    events, done = [], []
    session = page.context.new_cdp_session(page)
    session.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    session.on("Tracing.tracingComplete", lambda _: done.append(True))
    session.send("Tracing.start", {
        "transferMode": "ReportEvents",
        "traceConfig": {"includedCategories": ["devtools.timeline"]},
    })
    action()
    session.send("Tracing.end")
    while not done:
        session.send("Runtime.evaluate", {"expression": "0"})
    session.detach()
    return events


def main_thread(events):
    """The process and thread that run the page's handlers."""
    counts = Counter(
        (event["pid"], event["tid"]) for event in events if event.get("name") == "EventDispatch")
    return counts.most_common(1)[0][0]


def spans(events, names):
    """Start, end and processor time of the named events of the page's main thread, in order.

    All in microseconds.
    """
    main = main_thread(events)
    return sorted(
        (event["ts"], event["ts"] + event.get("dur", 0), event.get("tdur", 0)) for event in events
        if event.get("ph") == "X" and event.get("name") in names
        and (event["pid"], event["tid"]) == main)


def outermost(found):
    """The spans that lie in no other, so that nothing counts twice."""
    result = []
    for span in found:
        if not result or span[0] >= result[-1][1]:
            result.append(span)
    return result


def wall(span):
    return span[1] - span[0]


def processor(span):
    return span[2]


def per_frame(events):
    """Each frame that ran a function of the page: script, its processor time, and style.

    All in milliseconds. A frame is what happened since the one before was painted: its events, its
    animation frame callbacks, and the styles computed for it.
    """
    ends = [end for _, end, _ in spans(events, {"Layerize"})]
    functions = spans(events, {"FunctionCall"})
    script = outermost(spans(events, SCRIPT))
    style = outermost(spans(events, STYLE))
    frames, before = [], 0
    for end in ends:
        if any(before < span[1] <= end for span in functions):
            frames.append(tuple(
                sum(time(span) for span in kind if before < span[1] <= end) / 1000
                for kind, time in ((script, wall), (script, processor), (style, wall))))
        before = end
    # The first has whatever came before the drag.
    return frames[1:]


class Mouse:
    """The browser's own input. Playwright's runs scripts of its own in the page at each move."""

    def __init__(self, page):
        self.session = page.context.new_cdp_session(page)
        self.place = (0, 0)

    def send(self, kind, x, y, buttons):
        self.session.send("Input.dispatchMouseEvent", {
            "type": kind, "x": x, "y": y, "button": "left", "buttons": buttons, "clickCount": 1})
        self.place = (x, y)

    def drag(self, x, y, steps):
        (left, top) = self.place
        for step in range(1, steps + 1):
            part = step / steps
            self.send("mouseMoved", left + (x - left) * part, top + (y - top) * part, 1)


def drag_and_throw(page, deck):
    box = deck.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    mouse = Mouse(page)
    mouse.send("mouseMoved", x, y, 0)
    mouse.send("mousePressed", x, y, 1)
    for lap in range(4):
        mouse.drag(x + (60 if lap % 2 == 0 else -60), y + 10, 30)
    mouse.drag(x, y, 5)
    mouse.drag(x + box["width"] * 0.45, y, 4)
    mouse.send("mouseReleased", *mouse.place, 0)
    # Not by a locator, which would look again and again, by scripts of its own, while it is traced.
    page.wait_for_timeout(1500)


def measure(page, name, count):
    """One run: script and processor time, median and 95th percentile, style median, elements."""
    page.locator(f"#{name} h2").dispatch_event("pointerdown")
    # The page offers six counts; a radio button stands for whatever its value says.
    page.locator("#tune .counts input").first.evaluate(
        """(input, count) => {
          const value = input.value;
          input.value = count; input.checked = false; input.click(); input.value = value;
        }""", count)
    deck = page.locator(f'[data-deck="{name}"]')
    result = measure_deck(page, deck)
    deck.and_(page.locator('[data-state="idle"]')).wait_for()
    return result


def measure_deck(page, deck):
    deck.evaluate('deck => deck.scrollIntoView({ block: "center", behavior: "instant" })')
    page.wait_for_timeout(100)
    frames = per_frame(trace(page, lambda: drag_and_throw(page, deck)))
    script, busy = (sorted(frame[part] for frame in frames) for part in (0, 1))
    late = int(len(frames) * 0.95)
    return {
        "frames": len(frames),
        "script": statistics.median(script),
        "script95": script[late],
        "processor": statistics.median(busy),
        "processor95": busy[late],
        "style": statistics.median(frame[2] for frame in frames),
        "elements": page.evaluate("document.querySelectorAll('[data-item]').length"),
    }


STARTED = """() => new Promise(resolve => {
  const look = () => document.querySelector("[data-item]")
    ? resolve(performance.now()) : requestAnimationFrame(look);
  look();
})"""


def open_page(browser, address):
    page = browser.new_page(viewport={"width": 1280, "height": 900})
    page.goto(address)
    return page


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--gallery", default=os.environ.get("CARDSTOCK_GALLERY"))
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--counts", type=int, nargs="+", default=COUNTS)
    parser.add_argument("--page", action="append", default=[], metavar="NAME=ADDRESS")
    parser.add_argument("--json")
    arguments = parser.parse_args()
    if not arguments.gallery:
        sys.exit("Say which page with --gallery; `swift package gallery` prints its path.")
    gallery = Path(arguments.gallery).resolve()
    pages = {"by hand": BY_HAND.as_uri()}
    if (one_deck := gallery.with_name("OneDeck.html")).exists():
        pages["one deck"] = one_deck.as_uri()
    pages.update(page.split("=", 1) for page in arguments.page)
    results, starts = [], []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium") or shutil.which("google-chrome"),
            args=["--no-sandbox"])
        for _ in range(arguments.runs):
            for name, address in pages.items():
                page = open_page(browser, address)
                page.evaluate(STARTED)
                figures = measure_deck(page, page.locator("#notes"))
                count = PAGES.get(name, figures["elements"])
                results.append({"deck": name, "count": count, **figures})
                page.close()
            page = open_page(browser, gallery.as_uri())
            starts.append(page.evaluate(STARTED))
            for name in DECKS:
                for count in arguments.counts:
                    results.append({
                        "deck": name, "count": count, **measure(page, name, count)})
            page.close()
        browser.close()
    report(results, starts, arguments)


def report(results, starts, arguments):
    rows = []
    decks = dict.fromkeys((row["deck"], row["count"]) for row in results)
    print(f"{'deck':<20}{'cards':>10}{'script ms':>11}{'95 %':>8}{'processor':>11}{'95 %':>8}"
          f"{'style ms':>10}{'elements':>10}")
    for name, count in decks:
        runs = [row for row in results if (row["deck"], row["count"]) == (name, count)]
        row = {key: statistics.median(run[key] for run in runs)
               for key in ("script", "script95", "processor", "processor95", "style", "elements")}
        rows.append({"deck": name, "count": count, **row})
        print(f"{name:<20}{count:>10,}{row['script']:>11.3f}{row['script95']:>8.3f}"
              f"{row['processor']:>11.3f}{row['processor95']:>8.3f}"
              f"{row['style']:>10.3f}{row['elements']:>10.0f}")
    start = statistics.median(starts)
    print(f"page opened to first card: {start:.0f} ms; median of {arguments.runs} runs")
    if arguments.json:
        Path(arguments.json).write_text(json.dumps({"start": start, "rows": rows}, indent=2) + "\n")


if __name__ == "__main__":
    main()
