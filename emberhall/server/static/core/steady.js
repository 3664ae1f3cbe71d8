// A press lasts from down to up. If the page were redrawn in between, the press would miss: so redrawing waits for it.

/** The longest a press may hold up redrawing, and how long after a touch its click may follow (milliseconds). */
const LONGEST = 1000,
  CLICK = 300;

/** What a press can be meant for. */
const PRESSED = "button, summary, select, input, .card, [role=button], .order [data-id]";

export class Press {
  /** Watches the whole page: menus and windows lie outside the table they belong to. */
  constructor() {
    /** What waits until the press is over. @type {(() => void)[]} */
    this.waiting = [];
    this.timer = 0;
    this.watch = new AbortController();
    const how = { capture: true, signal: this.watch.signal };
    document.addEventListener(
      "pointerdown",
      (event) => {
        if (event.target instanceof Element && event.target.closest(PRESSED)) this.hold(LONGEST);
      },
      how,
    );
    for (const [end, after] of /** @type {const} */ ([
      ["pointerup", CLICK],
      ["click", 0],
      ["pointercancel", 0],
    ]))
      document.addEventListener(end, () => this.timer && this.hold(after), how);
  }

  /** Stop watching; what still waits is dropped. */
  close() {
    clearTimeout(this.timer);
    this.watch.abort();
  }

  /** @param {number} time */
  hold(time) {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      this.timer = 0;
      for (const call of this.waiting.splice(0)) call();
    }, time);
  }

  /** Call this now, or as soon as nothing is pressed, in the order given. @param {() => void} call */
  then(call) {
    if (this.timer) this.waiting.push(call);
    else call();
  }
}
