// The camera: it opens on what matters and follows it gently.

import { still } from "../core/dom.js";

const DRAG = 6; // pixels before a press becomes a drag
const FOLLOW = 450; // how long the camera takes to move (milliseconds)

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Frame */

export class Viewport {
  /**
   * @param {SVGSVGElement} svg what is looked through
   * @param {SVGGElement} camera what is moved
   */
  constructor(svg, camera) {
    this.svg = svg;
    this.camera = camera;
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
    /** @type {Map<number, [number, number]>} */
    this.pointers = new Map();
    this.dragged = false;
    this.moving = 0;
    /** Where the camera is going: place and scale. @type {[number, number, number] | null} */
    this.goal = null;
    /** Where the board was before it made way for a fight. @type {[number, number] | null} */
    this.before = null;
    /** The window's size, kept until it changes: asking costs a layout. */
    this.wide = this.high = 0;
    /** The size it was last shown for. */
    this.shown = "";
    /** @type {[number, number]} */
    this.start = [0, 0];
    svg.addEventListener("pointerdown", (event) => this.down(event));
    svg.addEventListener("pointermove", (event) => this.moved(event));
    for (const name of /** @type {const} */ (["pointerup", "pointercancel", "lostpointercapture"])) {
      svg.addEventListener(name, (event) => {
        // a press stopped it
        if (this.pointers.delete(event.pointerId) && !this.pointers.size && this.goal) this.glide(this.goal);
      });
    }
    svg.addEventListener(
      "click",
      (event) => {
        if (this.dragged) event.stopPropagation();
        this.dragged = false;
      },
      true,
    );
    svg.addEventListener(
      "wheel",
      (event) => {
        event.preventDefault();
        const [x, y] = this.point(event);
        this.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0016)), x, y);
      },
      { passive: false },
    );
    new ResizeObserver(() => this.resized()).observe(svg);
  }

  /** @param {MouseEvent} event @returns {[number, number]} */
  point(event) {
    const frame = this.svg.getBoundingClientRect();
    return [event.clientX - frame.left, event.clientY - frame.top];
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    cancelAnimationFrame(this.moving);
    this.pointers.set(event.pointerId, this.point(event));
    if (this.pointers.size === 1) {
      this.start = this.point(event);
      this.dragged = false;
    }
  }

  /** @param {PointerEvent} event */
  moved(event) {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const now = this.point(event);
    if (this.pointers.size === 1) {
      if (!this.dragged) {
        if (Math.hypot(now[0] - this.start[0], now[1] - this.start[1]) < DRAG) return;
        this.dragged = true;
        this.svg.setPointerCapture(event.pointerId);
      }
      this.pan(now[0] - before[0], now[1] - before[1]);
    } else if (this.pointers.size === 2) {
      const other = [...this.pointers.entries()].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        this.dragged = true;
        const [was, is] = [before, now].map((p) => Math.hypot(p[0] - other[0], p[1] - other[1]));
        this.pan((now[0] - before[0]) / 2, (now[1] - before[1]) / 2);
        if (was > 0) this.zoom(is / was, (now[0] + other[0]) / 2, (now[1] + other[1]) / 2);
      }
    }
    this.pointers.set(event.pointerId, now);
  }

  /** @param {number} dx @param {number} dy */
  pan(dx, dy) {
    this.stop();
    this.fitted = false;
    this.before = null;
    this.x += dx;
    this.y += dy;
    this.keepInSight();
    this.apply();
  }

  /**
   * Zoom in (above 1) or out, around a point of the window.
   * @param {number} by
   * @param {number} [x]
   * @param {number} [y]
   */
  zoom(by, x, y) {
    this.stop();
    const frame = this.frame();
    const [cx, cy] = [x ?? (frame.left + frame.right) / 2, y ?? (frame.top + frame.bottom) / 2];
    const k = Math.min(Math.max(this.k * by, Math.min(this.whole(), this.least) * 0.6), 4);
    this.x = cx - ((cx - this.x) * k) / this.k;
    this.y = cy - ((cy - this.y) * k) / this.k;
    this.k = k;
    this.fitted = false;
    this.before = null;
    this.keepInSight();
    this.apply();
  }

  /** The window may have been resized: fit a whole board again, once. */
  resized() {
    this.wide = this.high = 0;
    const size = this.size().join();
    if (this.fitted && this.shown && this.shown !== size) this.fit(this.matter());
    this.shown = size;
  }

  /** @returns {[number, number]} */
  size() {
    if (this.wide * this.high === 0) [this.wide, this.high] = [this.svg.clientWidth, this.svg.clientHeight];
    return [this.wide || 1, this.high || 1];
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
   * Show everything if it stays readable; otherwise what matters, with as much around it as fits.
   * @param {[number, number][]} [matter] @param {boolean} [all] all that is not hidden, however small its places are
   */
  fit(matter = [], all = false) {
    this.stop();
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
    this.apply();
  }

  /**
   * Show everything; pressed again while its spaces are small, show what matters.
   * @param {[number, number][]} matter
   */
  overview(matter) {
    const small = this.all && this.fitted && this.k < this.least;
    this.fit(small ? matter : [], !small);
  }

  /**
   * Move as little as possible so that nothing covers these points. If they do not fit, zoom out as far as stays
   * readable.
   * @param {[number, number][]} matter @param {[number, number][]} [others] who is shown as well, if there is room
   *   for all @param {[number, number][]} [first] the part that must be seen in any case
   */
  attend(matter, others = [], first = []) {
    if (this.pointers.size) return;
    const now = /** @type {const} */ ([this.x, this.y, this.k]);
    if (this.goal) [this.x, this.y, this.k] = this.goal; // what is in sight on the way will not be for long
    const to = this.wanted(matter, others, first);
    [this.x, this.y, this.k] = now;
    if (to) this.glide(to);
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

  stop() {
    cancelAnimationFrame(this.moving);
    this.goal = null;
  }

  /** @param {[number, number, number]} to */
  glide(to) {
    this.stop();
    const [x, y, k, began] = [this.x, this.y, this.k, performance.now()];
    if (Math.abs(to[0] - x) < 1 && Math.abs(to[1] - y) < 1 && to[2] === k) return;
    if (still()) {
      [this.x, this.y, this.k] = to;
      this.apply();
      return;
    }
    this.goal = to;
    const step = (/** @type {number} */ now) => {
      const part = Math.min((now - began) / FOLLOW, 1);
      const eased = part < 0.5 ? 2 * part * part : 1 - (-2 * part + 2) ** 2 / 2;
      [this.x, this.y, this.k] = [
        x + (to[0] - x) * eased,
        y + (to[1] - y) * eased,
        part < 1 ? k + (to[2] - k) * eased : to[2],
      ];
      this.apply();
      if (part < 1) this.moving = requestAnimationFrame(step);
      else this.goal = null;
    };
    this.moving = requestAnimationFrame(step);
  }

  apply() {
    this.camera.setAttribute("transform", `matrix(${this.k} 0 0 ${this.k} ${this.x} ${this.y})`);
    this.svg.style.setProperty("--k", String(this.k));
    this.svg.classList.toggle("far", this.k < 0.68);
    this.svg.classList.toggle("tiny", this.k < 0.4);
  }
}

/** @param {[number, number, number, number]} box @returns {[number, number][]} */
function corners([x, y, w, h]) {
  return [
    [x, y],
    [x + w, y + h],
  ];
}
