// The painted ground of a board: canvases below its drawing, painted by a Worker, moved with the camera.

/** @import { Board } from "../../core/types" */
/** @import { Plan } from "../plan.js" */
/** @import { Box, Scenery } from "./types" */
import { h } from "../../core/dom.js";
import { still } from "../../core/window.js";
import { shared, snapped } from "./geometry.js";
import { scenery } from "./scenery.js";

/** Scales a picture is painted at: device pixels for a unit of the drawing. */
const SCALES = [0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 4];
/** The most pixels of a canvas. */
const MOST = 7e6;
/** How long the view rests before it is painted sharper (milliseconds). */
const RESTS = 350;

/** Whether boards are painted here: not where less motion or data is wished, nor in browsers that cannot. */
export function canPaint() {
  const { connection } = /** @type {{ connection?: { saveData?: boolean } }} */ (navigator);
  return (
    typeof OffscreenCanvas === "function" &&
    typeof HTMLCanvasElement.prototype.transferControlToOffscreen === "function" &&
    Boolean(new OffscreenCanvas(1, 1).getContext("2d")) &&
    !still() &&
    !connection?.saveData &&
    !matchMedia("(prefers-reduced-data: reduce)").matches &&
    !matchMedia("(forced-colors: active)").matches
  );
}

/** How long an old canvas stays below a new one (milliseconds). */
const SWAP = 500;

/** @typedef {{ canvas: HTMLCanvasElement, region: Box, scale: number, turn: number, shown: boolean }} Leaf */

/** The Worker that paints for this page, and who waits for its answers. @type {Worker | null} */
let worker = null;
/** @type {Map<string, (answer: any) => void>} */
const waiting = new Map();
let pictures = 0;

/** Start the Worker: early, for it takes a moment until it paints fast. Null where it cannot be had. */
export function painterAtWork() {
  if (worker) return worker;
  const address = document.querySelector('meta[name="painter"]')?.getAttribute("content");
  try {
    worker = new Worker(address ?? "/static/board/paint/worker.js", { type: "module" });
  } catch {
    return null;
  }
  worker.onmessage = ({ data }) => waiting.get(data.id)?.(data);
  return worker;
}

export class Painting {
  /** @param {SVGSVGElement} svg the drawing that lies over it */
  constructor(svg) {
    this.svg = svg;
    this.moving = h("div", { class: "painting-moves" });
    this.host = h("div", { class: "painting", "aria-hidden": "true" }, this.moving);
    this.worker = painterAtWork();
    this.turn = 0;
    /** @type {Scenery | null} */
    this.m = null;
    /** The whole picture, and a sharper part of it. @type {Map<string, Leaf>} */
    this.leaves = new Map();
    /** @type {Map<string, Leaf>} */
    this.coming = new Map();
    this.id = `${pictures++}`;
    this.view = [1, 0, 0];
    this.lies = "";
    this.sharpening = 0;
    /** What was measured last. @type {{ ms: number, settled: number, box: Box | null, asked: number, seen: number }} */
    this.times = { ms: 0, settled: 0, box: null, asked: 0, seen: 0 };
    for (const part of ["whole", "part"]) waiting.set(`${this.id} ${part}`, (answer) => this.painted(part, answer));
  }

  /** Show a board. @param {Board} board @param {Plan} plan @param {string} light */
  show(board, plan, light) {
    if (!this.worker) return;
    if (this.svg.parentNode && this.host.nextSibling !== this.svg) this.svg.before(this.host);
    const before = JSON.stringify(this.m);
    const m = scenery(board, plan, light);
    if (JSON.stringify(m) === before) return;
    this.m = m;
    this.times = { ms: 0, settled: 0, box: null, asked: performance.now(), seen: 0 };
    this.host.dataset.style = m.style;
    this.host.dataset.around = m.around;
    this.host.dataset.light = m.light;
    this.behind(m.style === "chart" ? "table" : m.around === "sky" ? "sky" : "", m.season);
    const scale = this.scaleFor(m.frame);
    const whole = this.leaves.get("whole") ?? this.coming.get("whole");
    if (!whole || String(whole.region) !== String(m.frame)) this.order("whole", m.frame, whole?.scale ?? scale);
    else this.order("whole");
    if (this.leaves.has("part")) this.order("part");
  }

  /**
   * What lies behind the picture: painted once for a season, at half the size. @param {string} kind
   * @param {string} season
   */
  behind(kind, season) {
    const looks = kind && `${kind} ${kind === "sky" ? season : ""}`;
    if (this.lies === looks) return;
    this.lies = looks;
    const old = this.host.querySelector(".backdrop");
    if (!kind) {
      old?.remove();
      return;
    }
    const canvas = h("canvas", { class: "backdrop" });
    canvas.width = Math.ceil(screen.width / 2);
    canvas.height = Math.ceil(screen.height / 2);
    this.host.prepend(canvas);
    const offscreen = canvas.transferControlToOffscreen();
    this.worker?.postMessage({ id: `${this.id} behind`, turn: 0, canvas: offscreen, behind: kind, season }, [
      offscreen,
    ]);
    setTimeout(() => old?.remove(), 900);
  }

  /** The scale a picture is painted at: as the screen shows it now, if that is not too much. @param {Box} box */
  scaleFor([x0, y0, x1, y1]) {
    const wanted = this.view[0] * devicePixelRatio * 0.95;
    const fits = SCALES.filter((scale) => (x1 - x0) * (y1 - y0) * scale * scale <= MOST);
    return fits.find((scale) => scale >= wanted) ?? fits.at(-1) ?? SCALES[0];
  }

  /** @param {string} part @param {Box} [region] on a new canvas @param {number} [scale] */
  order(part, region, scale) {
    const { m, worker } = this;
    if (!m || !worker) return;
    const turn = ++this.turn;
    const id = `${this.id} ${part}`;
    const season = ["spring", "summer", "fall", "winter"];
    const after = season[(season.indexOf(m.light) + 1) % 4];
    const next = season.includes(m.light) && part === "whole" ? { ...m, light: after, season: after } : undefined;
    if (!region || !scale) {
      worker.postMessage({ id, turn, scenery: m, next });
      return;
    }
    const canvas = h("canvas", { class: `painting-${part}` });
    canvas.width = Math.round((region[2] - region[0]) * scale);
    canvas.height = Math.round((region[3] - region[1]) * scale);
    Object.assign(canvas.style, {
      left: `${region[0]}px`,
      top: `${region[1]}px`,
      width: `${region[2] - region[0]}px`,
      height: `${region[3] - region[1]}px`,
    });
    this.moving.append(canvas); // not seen yet
    this.coming.get(part)?.canvas.remove();
    this.coming.set(part, { canvas, region, scale, turn, shown: false });
    const offscreen = canvas.transferControlToOffscreen();
    const seen = this.seen();
    worker.postMessage({ id, turn, scenery: m, canvas: offscreen, region, scale, next, seen }, [offscreen]);
  }

  /** @param {string} part @param {any} answer */
  painted(part, answer) {
    if (answer.settled) {
      if (part === "whole") this.times.settled = answer.settled;
      return;
    }
    if (part === "whole") Object.assign(this.times, { ms: answer.ms, box: answer.box });
    const leaf = this.coming.get(part);
    if (leaf && leaf.turn === answer.turn) {
      const old = this.leaves.get(part);
      this.leaves.set(part, leaf);
      this.coming.delete(part);
      leaf.canvas.classList.add("there");
      if (old) setTimeout(() => old.canvas.remove(), SWAP);
    }
    requestAnimationFrame(() => {
      this.times.seen ||= performance.now() - this.times.asked;
      this.host.classList.add("shown");
      this.svg.classList.add("painted");
      this.sharpen();
    });
  }

  /** The camera has moved. @param {number} k @param {number} x @param {number} y */
  moved(k, x, y) {
    this.view = [k, x, y];
    this.moving.style.transform = `matrix(${k}, 0, 0, ${k}, ${x}, ${y})`;
    this.sharpen();
  }

  /** Once the view rests: paint what is seen as sharp as the screen is. */
  sharpen() {
    clearTimeout(this.sharpening);
    if (!this.leaves.has("whole")) return;
    this.sharpening = window.setTimeout(() => this.sharp(), RESTS);
  }

  sharp() {
    const [whole, part] = [this.leaves.get("whole"), this.leaves.get("part") ?? this.coming.get("part")];
    const [k] = this.view;
    if (!whole || !this.m || !this.host.isConnected) return;
    const wanted = k * devicePixelRatio;
    if (wanted <= whole.scale * 1.3) {
      this.dull();
      return;
    }
    const [wide, high] = [this.host.clientWidth / k, this.host.clientHeight / k];
    const seen = shared(this.seen(), this.m.frame);
    if (!seen) return;
    const scale = SCALES.find((one) => one >= wanted * 0.95) ?? SCALES[SCALES.length - 1];
    const held = part && shared(part.region, seen);
    if (part && part.scale >= wanted * 0.75 && part.scale <= wanted * 2.1 && String(held) === String(seen)) return;
    const more = 0.2;
    const around = /** @type {Box} */ ([
      seen[0] - wide * more,
      seen[1] - high * more,
      seen[2] + wide * more,
      seen[3] + high * more,
    ]);
    const region = shared(snapped(around, 64), this.m.frame);
    if (!region || (region[2] - region[0]) * (region[3] - region[1]) * scale * scale > 2 * MOST) return;
    this.order("part", region, scale);
  }

  /** What the window shows of the drawing. @returns {Box} */
  seen() {
    const [k, x, y] = this.view;
    return [-x / k, -y / k, (this.host.clientWidth - x) / k, (this.host.clientHeight - y) / k];
  }

  /** The whole picture is sharp enough. */
  dull() {
    const part = this.leaves.get("part");
    if (!part) return;
    part.canvas.remove();
    this.leaves.delete("part");
    this.worker?.postMessage({ id: `${this.id} part`, turn: 0, gone: true });
  }

  /** The board is not shown any more. */
  close() {
    clearTimeout(this.sharpening);
    for (const part of ["whole", "part"]) {
      this.worker?.postMessage({ id: `${this.id} ${part}`, turn: 0, gone: true });
      waiting.delete(`${this.id} ${part}`);
    }
    this.host.remove();
  }
}
