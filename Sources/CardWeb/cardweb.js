// The page's side of CardWeb: it lends the WebAssembly module the DOM, a clock and a few functions,
// passes input on, and decides nothing. What is done with input and frames is decided in Swift.
//
// The page holds the module in base64: <script type="application/wasm">…</script>. It starts by
// itself; `CardWeb.ready` resolves to the module's exports.
"use strict";
const CardWeb = (() => {
  let exports, memory;

  // Elements by handle. Handle 0 is nothing, 1 the body; freed handles are given out again.
  const elements = [null, document.body];
  const freeHandles = [];
  const decoder = new TextDecoder();

  const text = (pointer, count) => decoder.decode(new Uint8Array(memory.buffer, pointer, count));
  const handleOf = (element) => {
    if (!element) return 0;
    const handle = freeHandles.pop() ?? elements.length;
    elements[handle] = element;
    return handle;
  };

  // Of no specificity, so that any rule of the page wins.
  const style = document.createElement("style");
  style.textContent = `
    :where([data-deck]) { position: relative; isolation: isolate; user-select: none; }
    :where([data-item]) { position: absolute; left: 0; top: 0; box-sizing: border-box; }
    :where([data-announcements]) {
      position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
    }`;
  document.head.prepend(style);

  // ---- Cards -------------------------------------------------------------------------------

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

  // A changed card is one record of these numbers, in the order of CardRecord.swift.
  const [
    HANDLE, CHANGED, X, Y, TURN, SCALE, WIDTH, HEIGHT, ALPHA, CORNER, BLUR, SHADOW_ALPHA,
    SHADOW_X, SHADOW_Y, ORDER, FLAGS, REVEAL, FIELDS,
  ] = Array(18).keys();
  const PLACE = 1, SIZE = 2, FADE = 4, ROUND = 8, SHADE = 16, STACK = 32, FLAG = 64, OPEN = 128;
  const FRONT = 1, TOUCHABLE = 2, HIDDEN = 4;

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
        if (!element.toggleAttribute("data-open", all[at + REVEAL] > 0)) keepVisibleFocus(element);
      }
    }
  };

  // ---- Decks -------------------------------------------------------------------------------

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

  const decks = new Map();

  const openDeck = (root, deck) => {
    const closing = new AbortController();
    const pointers = new Map();  // those that are down: id -> whether the deck has claimed it
    // Where the deck lies, by the last press: to ask anew would lay out the page at each movement.
    let left = 0, top = 0, hasDragged = false;
    const locate = () => {
      const bounds = root.getBoundingClientRect();
      left = bounds.left + root.clientLeft;
      top = bounds.top + root.clientTop;
    };

    const listen = (target, type, handler, options) =>
      target.addEventListener(type, handler, { signal: closing.signal, ...options });

    const send = (phase, event, isOnControl = 0) => exports.cardweb_pointer(
      deck, phase, event.pointerId, event.clientX - left, event.clientY - top, event.timeStamp / 1000,
      event.pointerType === "mouse" ? 1 : 0, isOnControl);

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
    const observer = new ResizeObserver(measure);  // tells the first size too, before the first frame
    observer.observe(root);
    closing.signal.addEventListener("abort", () => observer.disconnect());
    decks.set(deck, closing);
  };

  // ---- What the module imports; declared in CardWebRuntime.h ---------------------------------

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
    remove_attribute: (handle, name, count) => elements[handle].removeAttribute(text(name, count)),
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
      }),
    open_deck: (handle, deck) => openDeck(elements[handle], deck),
    close_deck: (deck) => {
      decks.get(deck)?.abort();
      decks.delete(deck);
    },
    request_frame: () => requestAnimationFrame((time) => exports.cardweb_frame(time / 1000)),
    apply,
    now: () => performance.now() / 1000,
    random: (pointer, count) =>
      crypto.getRandomValues(new Uint8Array(memory.buffer, pointer, count)),
    log: (pointer, count) => console.error(text(pointer, count)),
    exp: Math.exp, expm1: Math.expm1, log_e: Math.log, sin: Math.sin, cos: Math.cos,
    tan: Math.tan, atan2: Math.atan2, cosh: Math.cosh, sinh: Math.sinh, pow: Math.pow,
    remainder: (x, y) => x % y,
  };

  // ---- Start ---------------------------------------------------------------------------------

  const watchPage = () => {
    const motion = matchMedia("(prefers-reduced-motion: reduce)");
    const tell = () => exports.cardweb_page(
      document.hidden ? 1 : 0, motion.matches ? 1 : 0, performance.now() / 1000);
    document.addEventListener("visibilitychange", tell);
    motion.addEventListener("change", tell);
    tell();
  };

  const start = async () => {
    const holder = document.querySelector('script[type="application/wasm"]');
    const bytes = Uint8Array.from(atob(holder.textContent), (letter) => letter.charCodeAt(0));
    const { instance } = await WebAssembly.instantiate(bytes, { cardweb: imports });
    ({ exports } = instance);
    ({ memory } = exports);
    watchPage();
    exports.cardweb_start();
    return exports;
  };

  return { ready: start() };
})();
