// The page's side of CardWeb: it lends the WebAssembly module the DOM, a clock and a few functions,
// passes input on, and decides nothing. What is done with input and frames is decided in Swift.
//
// The page holds modules in base64: <script type="application/wasm" data-name="…">…</script>. The
// first one starts by itself; `CardWeb.ready` resolves to its exports. Further ones are not even
// decoded before the page asks for them:
//
//     const run = await CardWeb.load("Other.wasm");  // run.exports and run.memory can be used
//     CardWeb.close();                               // ends the one that runs
//     run.start();
"use strict";
const CardWeb = (() => {
  const decoder = new TextDecoder();

  // Of no specificity, so that any rule of the page wins.
  const style = document.createElement("style");
  style.textContent = `
    :where([data-deck]) { position: relative; isolation: isolate; user-select: none; }
    :where([data-item]) { position: absolute; left: 0; top: 0; box-sizing: border-box; }
    :where([data-announcements]) {
      position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
    }`;
  document.head.prepend(style);

  // ---- What modules and page know each other by ----------------------------------------------

  // A changed card is one record of these numbers, in the order of CardRecord.swift.
  const [
    HANDLE, CHANGED, X, Y, TURN, SCALE, WIDTH, HEIGHT, ALPHA, CORNER, BLUR, SHADOW_ALPHA,
    SHADOW_X, SHADOW_Y, ORDER, FLAGS, REVEAL, FIELDS,
  ] = Array(18).keys();
  const PLACE = 1, SIZE = 2, FADE = 4, ROUND = 8, SHADE = 16, STACK = 32, FLAG = 64, OPEN = 128;
  const FRONT = 1, TOUCHABLE = 2, HIDDEN = 4;

  const PHASE = { down: 0, move: 1, up: 2, cancel: 3 };
  const KEY = {
    ArrowLeft: 1, ArrowRight: 2, ArrowUp: 3, ArrowDown: 4, Enter: 5, " ": 5, Escape: 6, Home: 8,
    End: 9,
  };
  const UNDO_KEY = 7;
  // A press on one of these starts a drag like any other, but is the control's when it ends in
  // place; those of the second list want the drag for themselves.
  const CONTROLS = "a,button,label,summary,[role=button]";
  const DRAGGABLE_CONTROLS = "input,select,textarea,[contenteditable],[data-card-drag=none]";

  // ---- Focus -------------------------------------------------------------------------------

  // The deck takes the keyboard focus over from a card that is about to lose it.
  const keepFocus = (element) => {
    if (element.contains(document.activeElement)) {
      element.closest("[data-deck]")?.focus({ preventScroll: true });
    }
  };

  // And from a control of a card that a style sheet hides with the details it belongs to.
  const keepVisibleFocus = (element) => {
    const focused = document.activeElement;
    if (element.contains(focused) && !focused.checkVisibility({ visibilityProperty: true })) {
      keepFocus(element);
    }
  };

  // ---- A module and what it has of the page ----------------------------------------------------

  const open = async (module) => {
    let exports, memory, frame;
    const closing = new AbortController();

    // Elements by handle. Handle 0 is nothing, 1 the body; freed handles are given out again.
    const elements = [null, document.body];
    const freeHandles = [];

    const text = (pointer, count) => decoder.decode(new Uint8Array(memory.buffer, pointer, count));
    const handleOf = (element) => {
      if (!element) return 0;
      const handle = freeHandles.pop() ?? elements.length;
      elements[handle] = element;
      return handle;
    };

    // ---- Cards -----------------------------------------------------------------------------

    const apply = (pointer, count) => {
      const all = new Float64Array(memory.buffer, pointer, count * FIELDS);
      for (let at = 0; at < all.length; at += FIELDS) {
        const element = elements[all[at + HANDLE]];
        const style = element.style;
        const changed = all[at + CHANGED];
        if (changed & PLACE) {
          style.transform = `translate(${all[at + X]}px,${all[at + Y]}px) ` +
            `rotate(${all[at + TURN]}rad) scale(${all[at + SCALE]})`;
        }
        if (changed & SIZE) {
          style.width = `${all[at + WIDTH]}px`;
          style.height = `${all[at + HEIGHT]}px`;
        }
        if (changed & FADE) style.opacity = all[at + ALPHA];
        if (changed & ROUND) style.borderRadius = `${all[at + CORNER]}px`;
        if (changed & SHADE) {
          const alpha = all[at + SHADOW_ALPHA];
          style.boxShadow = alpha > 0
            ? `${all[at + SHADOW_X]}px ${all[at + SHADOW_Y]}px ${all[at + BLUR]}px ` +
              `rgb(0 0 0 / ${alpha})`
            : "none";
        }
        if (changed & STACK) style.zIndex = all[at + ORDER];
        if (changed & FLAG) {
          const flags = all[at + FLAGS];
          if (flags & FRONT) element.dataset.front = "true";
          else delete element.dataset.front;
          // Takes pointers, keyboard focus and screen readers away from a card that is behind.
          if (!(flags & TOUCHABLE)) keepFocus(element);
          element.inert = !(flags & TOUCHABLE);
          style.visibility = flags & HIDDEN ? "hidden" : "";
        }
        if (changed & OPEN) {
          style.setProperty("--reveal", all[at + REVEAL]);
          // For style sheets, which cannot tell 0 from a little in a custom property.
          const isOpen = element.toggleAttribute("data-open", all[at + REVEAL] > 0);
          if (!isOpen) keepVisibleFocus(element);
        }
      }
    };

    // ---- Decks -----------------------------------------------------------------------------

    const decks = new Map();

    const openDeck = (root, deck) => {
      const closing = new AbortController();
      const pointers = new Map();  // those that are down: id -> whether the deck has claimed it
      // Where the deck lies, by the last press: to ask anew would lay out the page at each move.
      let left = 0, top = 0, hasDragged = false;
      const locate = () => {
        const bounds = root.getBoundingClientRect();
        left = bounds.left + root.clientLeft;
        top = bounds.top + root.clientTop;
      };

      const listen = (target, type, handler, options) =>
        target.addEventListener(type, handler, { signal: closing.signal, ...options });

      const send = (phase, event, isOnControl = 0) => exports.cardweb_pointer(
        deck, phase, event.pointerId, event.clientX - left, event.clientY - top,
        event.timeStamp / 1000, event.pointerType === "mouse" ? 1 : 0, isOnControl);

      listen(root, "pointerdown", (event) => {
        if (event.button !== 0 || event.target.closest(DRAGGABLE_CONTROLS)) return;
        locate();
        hasDragged = false;
        pointers.set(event.pointerId, false);
        send(PHASE.down, event, event.target.closest(CONTROLS) ? 1 : 0);
      });
      // On the window, since before it is claimed a fast pointer can leave the deck in one step.
      listen(window, "pointermove", (event) => {
        if (!pointers.has(event.pointerId)) return;
        const steps = event.getCoalescedEvents?.() ?? [];
        let isClaimed = 0;
        for (const step of steps.length ? steps : [event]) isClaimed = send(PHASE.move, step);
        if (!isClaimed || pointers.get(event.pointerId)) return;
        pointers.set(event.pointerId, true);
        hasDragged = true;
        // Not sooner: a captured pointer's click goes to the capturing element, and a control in a
        // card would never hear of it.
        root.setPointerCapture(event.pointerId);
      });
      const end = (phase) => (event) => {
        if (pointers.delete(event.pointerId)) send(phase, event);
      };
      listen(window, "pointerup", end(PHASE.up));
      listen(window, "pointercancel", end(PHASE.cancel));
      listen(root, "lostpointercapture", (event) => {
        // Touches are captured by what they begin on, and lose that when the deck takes over.
        if (event.target === root) end(PHASE.cancel)(event);
      });
      listen(root, "click", (event) => {
        // A drag that ends over a control is no click. `detail` is 0 for one made by the keyboard.
        if (!hasDragged || event.detail === 0) return;
        event.preventDefault();
        event.stopPropagation();
      }, { capture: true });
      listen(root, "dragstart", (event) => event.preventDefault());

      listen(root, "wheel", (event) => {
        const unit = [1, 16, root.clientHeight][event.deltaMode];  // pixels, lines, pages
        const isTaken = exports.cardweb_wheel(
          deck, event.deltaX * unit, event.deltaY * unit, event.timeStamp / 1000);
        if (isTaken) event.preventDefault();
      }, { passive: false });

      listen(root, "keydown", (event) => {
        const isUndo = event.key === "z" && (event.ctrlKey || event.metaKey) && !event.shiftKey;
        const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
        const key = isUndo ? UNDO_KEY : hasModifier ? undefined : KEY[event.key];
        // Inside a control its own keys come first; only Escape means the deck there too.
        const isInControl = event.target.closest(`${CONTROLS},${DRAGGABLE_CONTROLS}`);
        if (!key || (isInControl && key !== KEY.Escape)) return;
        if (exports.cardweb_key(deck, key, event.timeStamp / 1000)) event.preventDefault();
      });

      const measure = () => exports.cardweb_resize(
        deck, root.clientWidth, root.clientHeight,
        getComputedStyle(root).direction === "rtl" ? 1 : 0, performance.now() / 1000);
      // Tells the first size too, before the first frame.
      const observer = new ResizeObserver(measure);
      observer.observe(root);
      closing.signal.addEventListener("abort", () => observer.disconnect());
      decks.set(deck, closing);
    };

    // ---- What the module imports; declared in CardWebRuntime.h -------------------------------

    const imports = {
      create: (tag, count) => handleOf(document.createElement(text(tag, count))),
      find: (root, selector, count) =>
        handleOf((elements[root] ?? document).querySelector(text(selector, count))),
      release: (handle) => {
        elements[handle] = null;
        freeHandles.push(handle);
      },
      append: (parent, child) => elements[parent].append(elements[child]),
      remove: (handle) => {
        keepFocus(elements[handle]);
        elements[handle].remove();
      },
      set_text: (handle, value, count) => { elements[handle].textContent = text(value, count); },
      set_markup: (handle, html, count) => { elements[handle].innerHTML = text(html, count); },
      set_attribute: (handle, name, nameCount, value, count) =>
        elements[handle].setAttribute(text(name, nameCount), text(value, count)),
      remove_attribute: (handle, name, count) =>
        elements[handle].removeAttribute(text(name, count)),
      toggle_class: (handle, name, count, isOn) =>
        elements[handle].classList.toggle(text(name, count), isOn !== 0),
      set_style: (handle, property, propertyCount, value, count) =>
        elements[handle].style.setProperty(text(property, propertyCount), text(value, count)),
      set_style_number: (handle, property, propertyCount, number, unit, count) =>
        elements[handle].style.setProperty(
          text(property, propertyCount), number + text(unit, count)),
      number: (handle, property, count) => Number(elements[handle][text(property, count)]),
      set_number: (handle, property, count, number) => {
        elements[handle][text(property, count)] = number;
      },
      focus: (handle) => elements[handle].focus({ preventScroll: true }),
      listen: (handle, type, count, listener) =>
        elements[handle].addEventListener(text(type, count), (event) => {
          const isTaken = exports.cardweb_event(
            listener, Number(event.target.value ?? 0), event.target.checked ? 1 : 0,
            event.timeStamp / 1000);
          if (isTaken) event.preventDefault();
        }, { signal: closing.signal }),
      open_deck: (handle, deck) => openDeck(elements[handle], deck),
      close_deck: (deck) => {
        decks.get(deck)?.abort();
        decks.delete(deck);
      },
      request_frame: () => {
        frame = requestAnimationFrame((time) => exports.cardweb_frame(time / 1000));
      },
      apply,
      now: () => performance.now() / 1000,
      random: (pointer, count) =>
        crypto.getRandomValues(new Uint8Array(memory.buffer, pointer, count)),
      log: (pointer, count) => console.error(text(pointer, count)),
      exp: Math.exp, expm1: Math.expm1, log_e: Math.log, sin: Math.sin, cos: Math.cos,
      tan: Math.tan, atan2: Math.atan2, cosh: Math.cosh, sinh: Math.sinh, pow: Math.pow,
      remainder: (x, y) => x % y,
    };

    // ---- Start and end ---------------------------------------------------------------------

    const watchPage = () => {
      const motion = matchMedia("(prefers-reduced-motion: reduce)");
      const tell = () => exports.cardweb_page(
        document.hidden ? 1 : 0, motion.matches ? 1 : 0, performance.now() / 1000);
      document.addEventListener("visibilitychange", tell, { signal: closing.signal });
      motion.addEventListener("change", tell, { signal: closing.signal });
      tell();
    };

    const start = () => {
      running = run;
      watchPage();
      exports.cardweb_start();
      return exports;
    };

    // The page stays as it is, and nothing of it reaches the module any more.
    const close = () => {
      closing.abort();
      for (const deck of decks.values()) deck.abort();
      cancelAnimationFrame(frame);
    };

    ({ exports } = await WebAssembly.instantiate(module, { cardweb: imports }));
    ({ memory } = exports);
    const run = { exports, memory, start, close };
    return run;
  };

  // ---- Modules -------------------------------------------------------------------------------

  let running;
  const modules = new Map();  // compiled, by name

  const compile = async (name) => {
    const holder = `script[type="application/wasm"]${name ? `[data-name="${name}"]` : ""}`;
    if (!document.querySelector(holder) && document.readyState === "loading") {
      await new Promise((done) => document.addEventListener("DOMContentLoaded", done));
    }
    const letters = atob(document.querySelector(holder).textContent);
    return WebAssembly.compile(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)));
  };

  const load = async (name = "") => {
    if (!modules.has(name)) modules.set(name, compile(name));
    return open(await modules.get(name));
  };

  const close = () => {
    running?.close();
    running = undefined;
  };

  return { ready: load().then((run) => run.start()), load, close };
})();
