// Moments worth seeing: shown one by one before the view they lead to, at a pace the player chooses.

/** @import { Moment, Seen } from "./page" */
import { still } from "./window.js";
import { prefs } from "./prefs.js";

/** How long a moment is shown (milliseconds). @type {Record<string, number>} */
export const PACES = { slow: 1600, normal: 900, fast: 400, none: 0 };

/** The pace in milliseconds; none where motion is unwelcome. */
export const pace = () => (still() ? 0 : (PACES[prefs.pace] ?? PACES.normal));

/**
 * How long an animation may take, so that it ends before the next moment.
 * @param {boolean} playing whether moments are shown
 */
export const patience = (playing) => (playing ? Math.min(900, PACES[prefs.pace] || 900) : 900);

/** How much longer these lines take to read than one. @param {number} lines */
export const reading = (lines) => Math.min(2, 1 + 0.4 * Math.max(0, lines - 1));

export class Beats {
  /**
   * @param {{ show: (moment: Moment, view: Seen) => number, see: (view: Seen) => void, away: () => boolean }} how
   *   `show`: with how many lines of the story; `away`: nobody watches
   */
  constructor(how) {
    this.how = how;
    /** Seens waiting until the moments before them have been shown. @type {Seen[]} */
    this.waiting = [];
    /** The moment being shown. @type {Moment | null} */
    this.moment = null;
    this.next = 0;
    this.timer = 0;
  }

  get playing() {
    return this.moment !== null;
  }

  /** A view has arrived. @param {Seen} view */
  take(view) {
    this.waiting.push(view);
    if (!this.playing) this.go();
    else if (this.how.away()) this.skip();
  }

  /** Show the next moment, or the view after the last one. */
  go() {
    clearTimeout(this.timer);
    const view = this.waiting[0];
    if (!view) return;
    const moment = view.moments?.[this.next];
    if (!moment || !pace() || this.how.away()) {
      this.arrive();
      return;
    }
    this.next += 1;
    this.moment = moment;
    const stays = pace() * reading(this.how.show(moment, view));
    this.timer = window.setTimeout(() => this.go(), stays / this.waiting.length); // the more views wait, the faster
  }

  arrive() {
    const view = /** @type {Seen} */ (this.waiting.shift());
    this.moment = null;
    this.next = 0;
    this.how.see(view);
    this.go();
  }

  /** Skip to the present. @returns {boolean} whether there was anything to skip */
  skip() {
    if (!this.playing) return false;
    clearTimeout(this.timer);
    this.moment = null;
    this.next = 0;
    for (const view of this.waiting.splice(0)) this.how.see(view);
    return true;
  }

  stop() {
    clearTimeout(this.timer);
    this.waiting = [];
    this.moment = null;
  }
}
