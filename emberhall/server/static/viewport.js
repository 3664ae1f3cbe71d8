// The camera: what is seen of a drawing. It opens on what matters, and follows it gently.

import { still } from "./dom.js";

const DRAG = 6; // pixels before a press becomes a drag
const FOLLOW = 450; // milliseconds that the camera takes to what matters

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
    /** Whether the whole is shown and follows the size of the window, until somebody moves it. */
    this.fitted = true;
    /** The least scale by itself: a hexagon stays wide enough for a finger. */
    this.least = 0.5;
    /** @type {[number, number, number, number]} */
    this.box = [0, 0, 100, 100];
    /** The part of the drawing that is not hidden: it opens on that. @type {[number, number, number, number] | null} */
    this.known = null;
    /** Whether the whole was asked for, however small its places are. */
    this.all = false;
    /** The part of the window that nothing lies over; `all`: when no card opens there. @type {(width: number, height: number, all?: boolean) => Frame} */
    this.clear = (width, height) => ({ left: 0, top: 0, right: width, bottom: height });
    /** The same, where a fight stands beside its place: that moves the board and never resizes it. @type {((width: number, height: number) => Frame) | null} */
    this.free = null;
    /** What is to be in sight where not all is. @type {() => [number, number][]} */
    this.matter = () => [];
    /** @type {Map<number, [number, number]>} */
    this.pointers = new Map();
    this.dragged = false;
    this.moving = 0;
    /** Where the drawing was before it made way for a fight. @type {[number, number] | null} */
    this.before = null;
    /** Where it was when it was shown as a whole. @type {[number, number]} */
    this.home = [0, 0];
    /** The size of the window, until it changes: asking costs a layout. */
    this.wide = this.high = 0;
    /** The size for which it was shown last. */
    this.seen = "";
    /** @type {[number, number]} */
    this.start = [0, 0];
    svg.addEventListener("pointerdown", (event) => this.down(event));
    svg.addEventListener("pointermove", (event) => this.moved(event));
    for (const name of /** @type {const} */ (["pointerup", "pointercancel", "lostpointercapture"])) {
      svg.addEventListener(name, (event) => this.pointers.delete(event.pointerId));
    }
    svg.addEventListener("click", (event) => {
      if (this.dragged) event.stopPropagation();
      this.dragged = false;
    }, true);
    svg.addEventListener("wheel", (event) => {
      event.preventDefault();
      const [x, y] = this.point(event);
      this.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0016)), x, y);
    }, { passive: false });
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
    this.fitted = false;
    this.before = null;
    this.x += dx;
    this.y += dy;
    this.keepInSight();
    this.apply();
  }

  /** Nearer (above 1) or farther, about a point of the window. @param {number} by @param {number} [x] @param {number} [y] */
  zoom(by, x, y) {
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

  /** The window may have another size: what is shown as a whole is shown anew, once. */
  resized() {
    this.wide = this.high = 0;
    const size = this.size().join();
    if (this.fitted && this.seen && this.seen !== size) this.fit(this.matter());
    this.seen = size;
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

  /** The width and height that nothing lies over. @param {boolean} [all] @returns {[number, number]} */
  room(all = false) {
    const { left, top, right, bottom } = this.frame(all);
    return [Math.max(right - left, 80), Math.max(bottom - top, 80)];
  }

  /** The scale at which all is seen. @param {[number, number, number, number]} [box] or this part of it @param {boolean} [all] */
  whole(box = this.box, all = false) {
    const [width, height] = this.room(all);
    return Math.min(width / box[2], height / box[3]);
  }

  /** Some of the drawing stays in the window. */
  keepInSight() {
    const [width, height] = this.size();
    const [left, top, w, h] = this.box;
    const margin = Math.min(width, height) * 0.35;
    this.x = Math.min(Math.max(this.x, margin - (left + w) * this.k), width - margin - left * this.k);
    this.y = Math.min(Math.max(this.y, margin - (top + h) * this.k), height - margin - top * this.k);
  }

  /**
   * Show the whole, where it can be read; else what matters and as much as there is room for.
   * @param {[number, number][]} [matter] @param {boolean} [all] all that is not hidden, however small its places are
   */
  fit(matter = [], all = false) {
    cancelAnimationFrame(this.moving);
    const { left, top, right, bottom } = this.frame(all);
    const box = this.known ?? this.box;
    const [bx, by, w, h] = box;
    this.all = all;
    this.k = Math.min(Math.max(this.whole(box, all), all ? 0 : this.least), this.known && this.known[2] < this.box[2] ? 0.88 : 0.95);
    const middle = (/** @type {number} */ from, /** @type {number} */ to, /** @type {number} */ start, /** @type {number} */ size, /** @type {number[]} */ of) => {
      const centred = (from + to) / 2 - (start + size / 2) * this.k;
      if (size * this.k <= to - from || !of.length) return centred;
      const wanted = (from + to) / 2 - ((Math.min(...of) + Math.max(...of)) / 2) * this.k;
      return Math.min(Math.max(wanted, to - (start + size) * this.k), from - start * this.k);
    };
    this.x = middle(left, right, bx, w, matter.map(([x]) => x));
    this.y = middle(top, bottom, by, h, matter.map(([, y]) => y));
    this.home = [this.x, this.y];
    this.fitted = true;
    this.before = null;
    this.apply();
  }

  /** Show all, or, where all is shown and its places are small, what matters as it opens. @param {[number, number][]} matter */
  overview(matter) {
    const small = this.all && this.fitted && this.k < this.least;
    this.fit(small ? matter : [], !small);
  }

  /** Move so that these points of the drawing are in the clear; where they are, nothing moves. @param {[number, number][]} matter @param {[number, number][]} [others] who is seen as well, where there is room for all */
  attend(matter, others = []) {
    if (this.pointers.size || this.returns() || !matter.length) return;
    const { left, top, right, bottom } = (this.free ?? this.clear)(...this.size());
    const all = [...matter, ...others];
    const broad = (/** @type {number} */ axis) => (Math.max(...all.map((at) => at[axis])) - Math.min(...all.map((at) => at[axis])) + 80) * this.k;
    if (broad(0) <= right - left && broad(1) <= bottom - top) matter = all;
    const clear = this.frame();
    const beside = left !== clear.left || right !== clear.right || top !== clear.top || bottom !== clear.bottom;
    const seen = (/** @type {number[]} */ xs, /** @type {number[]} */ ys) => xs.every((x) => x >= left && x <= right) && ys.every((y) => y >= top && y <= bottom);
    if (!beside && this.before) { // the fight is over: back to where the board was
      const [x, y] = this.before;
      this.before = null;
      if (seen(matter.map(([at]) => at * this.k + x), matter.map(([, at]) => at * this.k + y))) return this.glide(x - this.x, y - this.y);
    }
    const rim = 40 * this.k;
    const shift = (/** @type {number} */ from, /** @type {number} */ to, /** @type {number} */ low, /** @type {number} */ high) => {
      const [a, b] = [low - rim, high + rim];
      if (b - a > to - from) return (from + to) / 2 - (a + b) / 2 > 0 && a < from ? from - a : b > to && a > from ? to - b : 0;
      return a < from ? from - a : b > to ? to - b : 0;
    };
    const xs = matter.map(([x]) => x * this.k + this.x);
    const ys = matter.map(([, y]) => y * this.k + this.y);
    if (seen(xs, ys)) return;
    if (beside) this.before ??= [this.x, this.y];
    this.glide(shift(left, right, Math.min(...xs), Math.max(...xs)), shift(top, bottom, Math.min(...ys), Math.max(...ys)));
  }

  /** What made way for something over it, all of it, is where it was as soon as it is seen there as a whole, else in the middle of what is clear; whether it moves. */
  returns() {
    const { left, top, right, bottom } = (this.free ?? this.clear)(...this.size());
    const [bx, by, w, h] = this.known ?? this.box;
    const inside = (/** @type {number} */ x, /** @type {number} */ y) => bx * this.k + x >= left && (bx + w) * this.k + x <= right && by * this.k + y >= top && (by + h) * this.k + y <= bottom;
    if (!this.fitted || w * this.k > right - left || h * this.k > bottom - top) return false;
    const [x, y] = inside(...this.home) ? this.home : inside(this.x, this.y) ? [this.x, this.y] : [(left + right) / 2 - (bx + w / 2) * this.k, (top + bottom) / 2 - (by + h / 2) * this.k];
    if (Math.abs(x - this.x) < 1 && Math.abs(y - this.y) < 1) return false;
    this.before = null;
    this.glide(x - this.x, y - this.y);
    return true;
  }

  /** @param {number} dx @param {number} dy */
  glide(dx, dy) {
    cancelAnimationFrame(this.moving);
    if (Math.abs(dx) < 1 && Math.abs(dy) < 1) return;
    const [x, y, began] = [this.x, this.y, performance.now()];
    if (still()) {
      [this.x, this.y] = [x + dx, y + dy];
      this.apply();
      return;
    }
    const step = (/** @type {number} */ now) => {
      const part = Math.min((now - began) / FOLLOW, 1);
      const eased = part < 0.5 ? 2 * part * part : 1 - (-2 * part + 2) ** 2 / 2;
      [this.x, this.y] = [x + dx * eased, y + dy * eased];
      this.apply();
      if (part < 1) this.moving = requestAnimationFrame(step);
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
