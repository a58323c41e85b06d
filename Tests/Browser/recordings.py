"""The buttons of the panel that record what is done with a deck, and replay it."""

from deck import Deck


class Recordings:
    """The part of the panel with the legend Recording."""

    def __init__(self, page):
        self.page = page
        self.root = page.get_by_role("group", name="Recording")
        self.status = self.root.get_by_role("status")

    def button(self, name):
        """The button with an accessible name."""
        return self.root.get_by_role("button", name=name, exact=True)

    @property
    def buttons(self):
        """The names of the buttons that can be seen."""
        return [button.text_content() for button in self.root.get_by_role("button").all()]

    @property
    def message(self):
        """What the status says."""
        return self.status.text_content()

    @property
    def is_error(self):
        """Whether it says what is wrong."""
        return "error" in (self.status.get_attribute("class") or "")

    def wait_for(self, text):
        """Waits until the status says something with a text in it."""
        self.status.filter(has_text=text).wait_for(timeout=20000)

    def record(self):
        """Starts to record, with new decks."""
        self.button("Record").click()
        self.wait_for("Recording.")

    def save(self):
        """Saves what was done with the deck that was used last: (file name, text)."""
        with self.page.expect_download() as download:
            self.button("Save").click()
        return (download.value.suggested_filename,
                download.value.path().read_text(encoding="utf-8"))

    def choose(self, text, name="report.txt"):
        """Chooses a file with a text."""
        with self.page.expect_file_chooser() as chooser:
            self.button("Load\u2026").click()
        chooser.value.set_files(
            {"name": name, "mimeType": "text/plain", "buffer": text.encode()})

    def replay(self, text):
        """Replays a text to its end."""
        self.choose(text)
        self.wait_for("Replayed.")

    def leave(self):
        """Goes back to the page as it is without recordings."""
        self.button("Start over").click()
        self.button("Record").wait_for()

    def deck(self, name):
        """A deck of the present, since those of before were laid away."""
        return Deck(self.page, name)
