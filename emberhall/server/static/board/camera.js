// The camera of a board: at which scale and place it is seen. It opens on what matters and moves as little as it must.

/** @import { Frame } from "../core/layout.js" */

export class Camera {
  constructor() {
    this.k = 1;
    this.x = 0;
    this.y = 0;
    /** Whether the whole board is shown and follows the window's size, until the player moves it. */
    this.fitted = true;
    /** The smallest automatic scale: a hexagon stays wide enough for a finger. */
    this.least = 0.5;
    /** @type {[number, number, number, number]} */
    this.box = [0, 0, 100, 100];
    /** The visible part of the drawing, on which it opens. @type {[number, number, number, number] | null} */
    this.known = null;
    /** Whether the player asked for the whole board, however small. */
    this.all = false;
    /**
     * The part of the window nothing covers; `all`: when no card opens there.
     * @type {(width: number, height: number, all?: boolean) => Frame}
     */
    this.clear = (width, height) => ({ left: 0, top: 0, right: width, bottom: height });
    /**
     * The same, minus what covers it right now: a fight beside its place (which moves the board but never resizes
     * it), a panel, tall cards.
     * @type {((width: number, height: number) => Frame[]) | null} the parts of it
     */
    this.free = null;
    /** Whether a fight stands beside its place. */
    this.fights = () => false;
    /** How far a place reaches around its middle. */
    this.rim = 40;
    /** What must be in sight if not everything can be. @type {() => [number, number][]} */
    this.matter = () => [];
    /** Where the board was before it made way for a fight. @type {[number, number] | null} */
    this.before = null;
    /** The window's size, kept until it changes: asking costs a layout. */
    this.wide = this.high = 0;
  }

  /** The size of the window. @returns {[number, number]} */
  size() {
    return [this.wide || 1, this.high || 1];
  }

  /** @param {number} dx @param {number} dy */
  move(dx, dy) {
    this.fitted = false;
    this.before = null;
    this.x += dx;
    this.y += dy;
    this.keepInSight();
  }

  /**
   * Zoom in (above 1) or out, around a point of the window.
   * @param {number} by
   * @param {number} [x]
   * @param {number} [y]
   */
  scale(by, x, y) {
    const frame = this.frame();
    const [cx, cy] = [x ?? (frame.left + frame.right) / 2, y ?? (frame.top + frame.bottom) / 2];
    const k = Math.min(Math.max(this.k * by, Math.min(this.whole(), this.least) * 0.6), 4);
    this.x = cx - ((cx - this.x) * k) / this.k;
    this.y = cy - ((cy - this.y) * k) / this.k;
    this.k = k;
    this.fitted = false;
    this.before = null;
    this.keepInSight();
  }

  /**
   * Show everything if it stays readable; otherwise what matters, with as much around it as fits.
   * @param {[number, number][]} matter @param {boolean} all all that is not hidden, however small its places are
   */
  show(matter, all) {
    const { left, top, right, bottom } = this.frame(all);
    const box = this.known ?? this.box;
    const [bx, by, w, h] = box;
    this.all = all;
    this.k = Math.min(
      Math.max(this.whole(box, all), all ? 0 : this.least),
      this.known && this.known[2] < this.box[2] ? 0.88 : 0.95,
    );
    const middle = (
      /** @type {number} */ from,
      /** @type {number} */ to,
      /** @type {number} */ start,
      /** @type {number} */ size,
      /** @type {number[]} */ of,
    ) => {
      const centred = (from + to) / 2 - (start + size / 2) * this.k;
      if (size * this.k <= to - from || !of.length) return centred;
      const wanted = (from + to) / 2 - ((Math.min(...of) + Math.max(...of)) / 2) * this.k;
      return Math.min(Math.max(wanted, to - (start + size) * this.k), from - start * this.k);
    };
    this.x = middle(
      left,
      right,
      bx,
      w,
      matter.map(([x]) => x),
    );
    this.y = middle(
      top,
      bottom,
      by,
      h,
      matter.map(([, y]) => y),
    );
    this.fitted = true;
    this.before = null;
  }

  /** @param {boolean} [all] */
  frame(all = false) {
    return this.clear(...this.size(), all);
  }

  /** The width and height nothing covers. @param {boolean} [all] @returns {[number, number]} */
  room(all = false) {
    const { left, top, right, bottom } = this.frame(all);
    return [Math.max(right - left, 80), Math.max(bottom - top, 80)];
  }

  /**
   * The scale that shows everything.
   * @param {[number, number, number, number]} [box] or this part of it
   * @param {boolean} [all]
   */
  whole(box = this.box, all = false) {
    const [width, height] = this.room(all);
    return Math.min(width / box[2], height / box[3]);
  }

  /** Keep some of the drawing in the window. */
  keepInSight() {
    const [width, height] = this.size();
    const [left, top, w, h] = this.box;
    const margin = Math.min(width, height) * 0.35;
    this.x = Math.min(Math.max(this.x, margin - (left + w) * this.k), width - margin - left * this.k);
    this.y = Math.min(Math.max(this.y, margin - (top + h) * this.k), height - margin - top * this.k);
  }

  /**
   * The camera's target; null: it need not move.
   * @param {[number, number][]} matter
   * @param {[number, number][]} others
   * @param {[number, number][]} first
   * @returns {[number, number, number] | null}
   */
  wanted(matter, others, first) {
    const parts = this.free?.(...this.size()) ?? [this.frame()];
    const fights = this.fights();
    if (!fights && this.before) {
      // the fight is over: move back
      const [x, y] = this.before;
      this.before = null;
      if (this.sees(matter, parts, x, y)) return [x, y, this.k];
    }
    const whole = fights && this.fitted ? corners(this.known ?? this.box) : []; // a board shown as a whole moves as one
    if (whole.length && this.fits(whole, parts[0], 0) >= this.k) {
      return this.sees(whole, [parts[0]], this.x, this.y, -1) ? null : this.nearest(whole, parts, 0, []);
    }
    if (!matter.length) return null;
    const all = [...matter, ...others];
    const together = parts.some((part) => this.fits(all, part) >= this.k);
    if (this.sees(matter, parts) && (!together || this.sees(others, parts, this.x, this.y, 0))) return null;
    return this.nearest(together ? all : matter, parts, this.rim, first);
  }

  /**
   * The scale at which these points, with a margin, just fit.
   * @param {[number, number][]} matter
   * @param {Frame} part
   * @param {number} [rim]
   */
  fits(matter, { left, top, right, bottom }, rim = this.rim) {
    const broad = (/** @type {number} */ axis) =>
      Math.max(...matter.map((at) => at[axis])) - Math.min(...matter.map((at) => at[axis])) + 2 * rim;
    return Math.min(
      Math.max(right - left, 80) / Math.max(broad(0), 1),
      Math.max(bottom - top, 80) / Math.max(broad(1), 1),
    );
  }

  /**
   * Whether these points would be uncovered with the drawing there.
   * @param {[number, number][]} matter
   * @param {Frame[]} parts
   * @param {number} [x]
   * @param {number} [y]
   * @param {number} [rim] this much around them
   */
  sees(matter, parts, x = this.x, y = this.y, rim = 0.6 * this.rim * this.k) {
    return matter
      .map(([ax, ay]) => [ax * this.k + x, ay * this.k + y])
      .every(([ax, ay]) =>
        parts.some(
          ({ left, top, right, bottom }) =>
            ax >= left + rim && ax <= right - rim && ay >= top + rim && ay <= bottom - rim,
        ),
      );
  }

  /**
   * The nearest place where nothing covers these points, at the current scale or the largest that fits.
   * @param {[number, number][]} matter
   * @param {Frame[]} parts
   * @param {number} rim
   * @param {[number, number][]} first
   * @returns {[number, number, number]}
   */
  nearest(matter, parts, rim, first) {
    const fights = this.fights();
    if (fights) this.before ??= [this.x, this.y];
    const ways = parts.map((part) => {
      const fit = this.fits(matter, part, rim);
      const k = fights ? this.k : Math.min(this.k, Math.max(fit, this.least));
      const along = (
        /** @type {number} */ axis,
        /** @type {number} */ from,
        /** @type {number} */ to,
        /** @type {number} */ at,
      ) => {
        const now = (from + to) / 2 - (((from + to) / 2 - at) * k) / this.k; // what is in the middle stays there
        const within = (/** @type {number[]} */ of, /** @type {number} */ place) => {
          const [a, b] = [from - (Math.min(...of) - rim) * k, to - (Math.max(...of) + rim) * k];
          // if not everything fits, fill the uncovered part
          return Math.min(Math.max(place, Math.min(a, b)), Math.max(a, b));
        };
        const place = within(
          matter.map((one) => one[axis]),
          now,
        );
        return first.length
          ? within(
              first.map((one) => one[axis]),
              place,
            )
          : place;
      };
      const [x, y] = [along(0, part.left, part.right, this.x), along(1, part.top, part.bottom, this.y)];
      return { x, y, k, shown: Math.min(fit, this.k), far: Math.hypot(x - this.x, y - this.y) };
    });
    const { x, y, k } = ways.reduce((best, way) =>
      way.shown > best.shown + 0.001 || (way.shown > best.shown - 0.001 && way.far < best.far) ? way : best,
    );
    return [x, y, k];
  }
}

/** @param {[number, number, number, number]} box @returns {[number, number][]} */
function corners([x, y, w, h]) {
  return [
    [x, y],
    [x + w, y + h],
  ];
}
