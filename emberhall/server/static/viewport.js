// Moving about a drawing: drag, wheel, pinch, buttons and keys.

const DRAG = 6; // pixels before a press becomes a drag

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
    /** @type {[number, number, number, number]} */
    this.box = [0, 0, 100, 100];
    /** @type {Map<number, [number, number]>} */
    this.pointers = new Map();
    this.dragged = false;
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
    new ResizeObserver(() => {
      if (this.fitted) this.fit();
    }).observe(svg);
  }

  /** @param {MouseEvent} event @returns {[number, number]} */
  point(event) {
    const frame = this.svg.getBoundingClientRect();
    return [event.clientX - frame.left, event.clientY - frame.top];
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (event.pointerType === "mouse" && event.button !== 0) return;
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
    this.x += dx;
    this.y += dy;
    this.keepInSight();
    this.apply();
  }

  /** Nearer (above 1) or farther, about a point of the window. @param {number} by @param {number} [x] @param {number} [y] */
  zoom(by, x, y) {
    const [width, height] = this.size();
    const [cx, cy] = [x ?? width / 2, y ?? height / 2];
    const k = Math.min(Math.max(this.k * by, this.whole() * 0.7), 4);
    this.x = cx - ((cx - this.x) * k) / this.k;
    this.y = cy - ((cy - this.y) * k) / this.k;
    this.k = k;
    this.fitted = false;
    this.keepInSight();
    this.apply();
  }

  size() {
    return [this.svg.clientWidth || 1, this.svg.clientHeight || 1];
  }

  /** The part of the window that buttons leave free: on a wide one they stand at the side, else below. */
  free() {
    const [width, height] = this.size();
    return width > 700 ? [width - 108, height] : [width, Math.max(height - 46, height / 2)];
  }

  whole() {
    const [width, height] = this.free();
    return Math.min(width / this.box[2], height / this.box[3], 2.2);
  }

  /** Some of the drawing stays in the window. */
  keepInSight() {
    const [width, height] = this.size();
    const [left, top, w, h] = this.box;
    const margin = Math.min(width, height) * 0.35;
    this.x = Math.min(Math.max(this.x, margin - (left + w) * this.k), width - margin - left * this.k);
    this.y = Math.min(Math.max(this.y, margin - (top + h) * this.k), height - margin - top * this.k);
  }

  /** Show the whole. */
  fit() {
    const [, height] = this.free();
    const [width] = this.size();
    const [left, top, w, h] = this.box;
    this.k = this.whole();
    this.x = (width - w * this.k) / 2 - left * this.k;
    this.y = (height - h * this.k) / 2 - top * this.k;
    this.fitted = true;
    this.apply();
  }

  /** Move so that a point of the drawing is well within the window. @param {number} px @param {number} py */
  reveal(px, py) {
    const [width, height] = this.size();
    const [x, y] = [px * this.k + this.x, py * this.k + this.y];
    const [mx, my] = [width * 0.15, height * 0.15];
    const dx = x < mx ? mx - x : x > width - mx ? width - mx - x : 0;
    const dy = y < my ? my - y : y > height - my ? height - my - y : 0;
    if ((dx || dy) && !this.fitted) this.pan(dx, dy);
  }

  apply() {
    this.camera.setAttribute("transform", `matrix(${this.k} 0 0 ${this.k} ${this.x} ${this.y})`);
    this.svg.style.setProperty("--k", String(this.k));
    this.svg.classList.toggle("far", this.k < 0.5);
  }
}
