// What is seen of a board: dragged, pinched and zoomed by people, moved gently by the camera.

import { still } from "../core/window.js";
import { Camera } from "./camera.js";

const DRAG = 6; // pixels before a press becomes a drag
const FOLLOW = 450; // how long the camera takes to move (milliseconds)

export class Viewport extends Camera {
  /**
   * @param {SVGSVGElement} svg what is looked through
   * @param {SVGGElement} camera what is moved
   */
  constructor(svg, camera) {
    super();
    this.svg = svg;
    this.camera = camera;
    /** @type {Map<number, [number, number]>} */
    this.pointers = new Map();
    this.dragged = false;
    this.moving = 0;
    /** What moves along with the drawing. @type {(k: number, x: number, y: number) => void} */
    this.follows = () => {};
    /** Where the camera is going: place and scale. @type {[number, number, number] | null} */
    this.goal = null;
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
    this.move(dx, dy);
    this.apply();
  }

  /**
   * Zoom in (above 1) or out, around a point of the window.
   * @param {number} by @param {number} [x] @param {number} [y]
   */
  zoom(by, x, y) {
    this.stop();
    this.scale(by, x, y);
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

  /**
   * Show everything if it stays readable; otherwise what matters, with as much around it as fits.
   * @param {[number, number][]} [matter] @param {boolean} [all] all that is not hidden, however small its places are
   */
  fit(matter = [], all = false) {
    this.stop();
    this.show(matter, all);
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
    this.follows(this.k, this.x, this.y);
    this.svg.style.setProperty("--k", String(this.k));
    this.svg.classList.toggle("far", this.k < 0.68);
    this.svg.classList.toggle("tiny", this.k < 0.4);
  }
}
