// A press goes from down to up: what is drawn anew in between would be another thing by then, and the press lost.

/** How long a press may keep what is new waiting, and how long its click may take to follow, as after a touch (milliseconds). */
const LONGEST = 1000, CLICK = 300;

export class Press {
  /** @param {HTMLElement} root */
  constructor(root) {
    /** What waits until the press is over. @type {(() => void)[]} */
    this.waiting = [];
    this.timer = 0;
    root.addEventListener("pointerdown", (event) => {
      if (event.target instanceof Element && event.target.closest("button, .card")) this.hold(LONGEST);
    }, { capture: true });
    for (const [end, after] of /** @type {const} */ ([["pointerup", CLICK], ["click", 0], ["pointercancel", 0]])) root.addEventListener(end, () => this.timer && this.hold(after), { capture: true });
  }

  /** @param {number} time */
  hold(time) {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      this.timer = 0;
      for (const call of this.waiting.splice(0)) call();
    }, time);
  }

  /** Now, or when nothing is being pressed; one after the other. @param {() => void} call */
  then(call) {
    if (this.timer) this.waiting.push(call);
    else call();
  }
}
