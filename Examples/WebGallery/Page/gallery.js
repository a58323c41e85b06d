// What of the gallery is the page's and not the module's: the buttons that the systems share, and
// the two modules, of which the second can record and replay. Only one lives at a time; to change
// them the table is laid anew, so that a recording begins with fresh decks.
"use strict";
{
  const find = (selector) => document.querySelector(selector);
  for (const actions of document.querySelectorAll(".actions")) {
    actions.append(find("#actions").content.cloneNode(true));
  }

  const RECORDER = "WebGalleryRecorder.wasm";
  const LARGEST = 16e6;  // bytes: twice of what a recorder writes at most
  const HINTS = {
    off: "Record what you do with a deck as a text file. Whoever loads it sees the same.",
    recording: "Recording. Save keeps what was done with the deck that was used last.",
    replaying: "Replaying.",
    live: "Replayed. The deck goes on from here, and Save keeps what you add to it.",
    over: "Replayed. The deck stays as it is, for its cards are not the gallery\u2019s own.",
    failed: "The module has failed, and the console says why. Start over lays the table anew.",
  };

  // Whatever a person does with a deck turns the panel to it; keys and wheels that the deck has taken.
  for (const type of ["pointerdown", "click", "keydown", "wheel"]) {
    addEventListener(type, (event) => {
      if (event.defaultPrevented || type === "pointerdown" || type === "click") {
        event.target.closest?.(".show")?.dispatchEvent(new Event("use"));
      }
    }, { passive: true });
  }

  const freshTable = find(".table").cloneNode(true);
  const panel = find(".recordings");
  const [record, save, load, leave] = panel.querySelectorAll("button");
  const chooser = panel.querySelector("input");
  const status = panel.querySelector("[role=status]");
  let recorder;  // the module, while it runs

  const say = (text, isError = false) => {
    status.textContent = text;
    status.classList.toggle("error", isError);
  };

  // The recorder sets the state as well, when it is through with a recording.
  new MutationObserver(() => {
    const { state } = panel.dataset;
    say(HINTS[state], state === "failed");
    // Only the recording has a say now.
    const isInert = ["replaying", "over", "failed"].includes(state);
    const tuning = ".rest > fieldset:not(.recordings, :has(.log))";
    for (const part of document.querySelectorAll(`main, .bar, ${tuning}`)) part.inert = isInert;
  }).observe(panel, { attributeFilter: ["data-state"] });

  const focus = (button) => button.focus({ preventScroll: true });

  const lay = (run, state) => {
    const focused = document.activeElement;
    const top = scrollY;
    CardWeb.close();
    const table = freshTable.cloneNode(true);
    table.querySelector(".recordings").replaceWith(panel);
    find(".table").replaceWith(table);
    panel.dataset.state = state;
    run.start();
    recorder = run.exports.recording_read && run;
    scrollTo({ top, behavior: "instant" });
    if (panel.contains(focused)) focus(focused.checkVisibility() ? focused : load);
  };

  // A module that has been left in the middle of something is not to be called again.
  const fail = () => {
    CardWeb.close();
    recorder = undefined;
    panel.dataset.state = "failed";
  };
  addEventListener("error", ({ error }) => {
    if (error) fail();  // what the browser only warns of comes without one
  });
  addEventListener("unhandledrejection", fail);

  const textFrom = (run, count) => new TextDecoder().decode(
    new Uint8Array(run.memory.buffer, run.exports.recording_buffer(), count));

  // Touches nothing of the page: the module that runs goes on when this one fails.
  const read = (bytes, run) => {
    const start = run.exports.recording_reserve(bytes.length);
    new Uint8Array(run.memory.buffer, start, bytes.length).set(bytes);
    return textFrom(run, run.exports.recording_read());
  };

  const replay = async (file) => {
    if (file.size > LARGEST) return say(`${file.name} is too large for a recording.`, true);
    const run = await CardWeb.load(RECORDER);
    try {
      const message = read(new Uint8Array(await file.arrayBuffer()), run);
      if (message) return say(`${file.name}, ${message}.`, true);
    } catch (error) {
      console.error(error);
      return say(`${file.name} cannot be read, and the console says why.`, true);
    }
    lay(run, "replaying");
    find(".show[data-active]").scrollIntoView({ block: "center" });
  };

  record.addEventListener("click", async () => {
    lay(await CardWeb.load(RECORDER), "recording");
    focus(save);
  });

  save.addEventListener("click", () => {
    const text = textFrom(recorder, recorder.exports.recording_write());
    const link = document.createElement("a");
    const strategy = find(".strategies :checked + span").textContent;
    link.download = `cardstock-${strategy.toLowerCase().replaceAll(" ", "-")}.txt`;
    link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
    say(recorder.exports.recording_is_full()
      ? `Saved as ${link.download}, up to where the recording had grown too long.`
      : `Saved as ${link.download}.`);
  });

  load.addEventListener("click", () => chooser.click());
  chooser.addEventListener("change", () => {
    const [file] = chooser.files;
    chooser.value = "";  // so that the same file can be chosen again
    if (file) replay(file);
  });

  leave.addEventListener("click", async () => {
    lay(await CardWeb.load(), "off");
    focus(record);
  });
}
