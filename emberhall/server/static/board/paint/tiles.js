// Grounds that can be laid side by side: noise through three tones and brush marks of their own; stones; planks.

/** @import { Dice, Look, Pen, Sheet } from "./types" */
import { blank, slab } from "./brush.js";
import { css, rgb, vary } from "./colours.js";
import { dice, hash, noise } from "./noise.js";

/** The side of a tile, in units of the drawing. */
const SIDE = 256;

/**
 * Brush marks by name: how each is drawn at a place, with two numbers of chance.
 * @type {Record<string, (c: Pen, x: number, y: number, q: number, z: number) => void>}
 */
const MARKS = {
  blade(c, x, y, q, z) {
    c.lineWidth = 0.9 + q * 0.7;
    c.moveTo(x, y);
    c.quadraticCurveTo(x + (z - 0.5) * 2, y - 3, x + (z - 0.5) * 6, y - 5 - q * 4);
  },
  dune(c, x, y, q, z) {
    c.globalAlpha = 0.6;
    c.moveTo(x - 10 - q * 8, y);
    c.quadraticCurveTo(x, y - 3 - z * 3, x + 10 + q * 8, y + 1);
  },
  wave(c, x, y, q, z) {
    c.lineWidth = 0.9 + q;
    c.moveTo(x - 9 - q * 9, y);
    c.quadraticCurveTo(x, y - 2.5 * z, x + 9 + q * 9, y);
  },
  rock(c, x, y, q, z) {
    c.moveTo(x, y);
    c.lineTo(x + (z - 0.5) * 9, y + (q - 0.3) * 8);
  },
  dab(c, x, y, q, z) {
    c.moveTo(x - 3 - q * 4, y + z * 3);
    c.lineTo(x + 3 + q * 4, y - z * 3);
  },
};

/** @param {string} kind @param {Look} look its tones, marks and how many @param {number} scale */
export function tile(kind, look, scale) {
  const side = SIDE * scale;
  const { canvas, pen: c } = blank(side, side);
  const [lo, mid, hi] = look.tones.map(rgb);
  c.putImageData(grounding(kind, [lo, mid, hi], side, scale), 0, 0);
  c.scale(scale, scale);
  c.lineCap = "round";
  const r = dice("tile" + kind);
  const mark = MARKS[look.marks ?? "dab"];
  for (let i = 0; i < (look.count ?? 900); i++) {
    const [x, y] = [r() * SIDE, r() * SIDE];
    const tone = css(vary(r() < 0.5 ? (r() < 0.5 ? lo : hi) : mid, r, 20), 0.5);
    const [q, z] = [r(), r()];
    wrapped(x, y, (px, py) => {
      c.strokeStyle = tone;
      c.lineWidth = 1.2 + q * 2;
      c.beginPath();
      mark(c, px, py, q, z);
      c.stroke();
      c.globalAlpha = 1;
    });
  }
  return canvas;
}

/**
 * Draw again what reaches over an edge. @param {number} x @param {number} y
 * @param {(x: number, y: number) => void} draw
 */
function wrapped(x, y, draw) {
  for (const ox of [0, -SIDE, SIDE])
    for (const oy of [0, -SIDE, SIDE])
      if (x + ox > -24 && x + ox < SIDE + 24 && y + oy > -24 && y + oy < SIDE + 24) draw(x + ox, y + oy);
}

/** @param {string} kind @param {number[][]} tones @param {number} side @param {number} scale */
function grounding(kind, [lo, mid, hi], side, scale) {
  const image = new ImageData(side, side);
  const d = image.data;
  const [coarse, fine, off] = [noise("t1", 4, 6, 0.55), noise("t2", 16, 4, 0.6), hash(kind) & 65535];
  for (let i = 0; i < side * side; i++) {
    const j = ((((i / side) | 0) / scale) << 8) | ((i % side) / scale);
    const v = coarse[(j + off) & 65535] * 0.72 + fine[(j + off * 7) & 65535] * 0.28;
    const [t, a, b] = v < 0.5 ? [v * 2, lo, mid] : [v * 2 - 1, mid, hi];
    for (let k = 0; k < 3; k++) d[i * 4 + k] = a[k] + (b[k] - a[k]) * t;
    d[i * 4 + 3] = 255;
  }
  return image;
}

/** Tiles that have been made: by what they are. @type {Map<string, any>} */
const kept = new Map();

/** Make something once. @template T @param {string} name @param {() => T} make @returns {T} */
export function once(name, make) {
  if (!kept.has(name)) kept.set(name, make());
  return kept.get(name);
}

/** A ground as pixels. @param {string} kind @param {Look} look @param {number} scale @param {string} season */
export const pixels = (kind, look, scale, season) =>
  once(`pixels ${kind} ${season} ${scale}`, () => {
    const found = tile(kind, look, scale);
    const pen = /** @type {Pen} */ (found.getContext("2d"));
    return pen.getImageData(0, 0, found.width, found.height).data;
  });

/** @param {Pen} c what it is laid with @param {OffscreenCanvas} tile @param {number} scale its pixels for a unit */
export function laid(c, tile, scale) {
  const found = /** @type {CanvasPattern} */ (c.createPattern(tile, "repeat"));
  found.setTransform(new DOMMatrix([1 / scale, 0, 0, 1 / scale, 0, 0]));
  return found;
}

/**
 * Roughness over stones: one pass for all of them. @param {Pen} c @param {number} wide @param {number} high
 * @param {number} power
 */
export function grit(c, wide, high, power) {
  const rough = once("grit", () => tile("roughstone", { tones: ["#3c3c3c", "#808080", "#c8c8c8"], marks: "rock" }, 1));
  c.save();
  c.globalCompositeOperation = "soft-light";
  c.globalAlpha = power;
  c.fillStyle = laid(c, rough, 1);
  c.fillRect(0, 0, wide, high);
  c.restore();
}

/**
 * Stones in rows: bricks, cobbles, flags.
 * @param {string} name
 * @param {{ wide: number, high: number, tone: string, mortar: string, check?: string, flags?: boolean, vary?: number,
 *   round?: number, gap?: number, bevel?: number, cracks?: number }} look
 * @param {number} scale
 */
export const stones = (name, look, scale) =>
  once(`stones ${name} ${scale}`, () => {
    const { canvas, pen: c } = blank(SIDE * scale, SIDE * scale);
    c.scale(scale, scale);
    c.fillStyle = look.mortar;
    c.fillRect(0, 0, SIDE, SIDE);
    const r = dice(name);
    const rows = Math.round(SIDE / look.high);
    for (let row = 0; row < rows; row++) rowOf(c, look, row, SIDE / rows, r);
    grit(c, SIDE, SIDE, 0.8);
    return canvas;
  });

/** @param {Pen} c @param {Look} look @param {number} row @param {number} high @param {Dice} r */
function rowOf(c, look, row, high, r) {
  const many = Math.round(SIDE / look.wide);
  const parts = Array.from({ length: many }, () => 0.75 + r() * 0.5);
  const sum = parts.reduce((a, b) => a + b);
  const top = row * high;
  let x = (row % 2) * look.wide * 0.5 + (look.flags ? 0 : r() * 6);
  parts.forEach((part, i) => {
    const long = look.flags ? SIDE / many : (part / sum) * SIDE;
    const tone = look.check && (i + row) % 2 ? look.check : look.tone;
    const seed = (r() * 1e9) | 0;
    for (const left of [x, x - SIDE])
      if (left < SIDE && left + long > 0)
        slab(
          c,
          [
            [left, top],
            [left + long, top],
            [left + long, top + high],
            [left, top + high],
          ],
          tone,
          dice(seed),
          { gap: 0.9, bevel: 2.6, cracks: 0.1, ...look },
        );
    x += long;
  });
}

/** A floor of boards. @param {number} scale */
export const planks = (scale) =>
  once(`planks ${scale}`, () => {
    const { canvas, pen: c } = blank(SIDE * scale, SIDE * scale);
    const r = dice("planks");
    c.scale(scale, scale);
    for (let y = 0; y < SIDE; y += 12.8) {
      let x = -r() * 90;
      while (x < SIDE) {
        const long = 70 + r() * 70;
        c.fillStyle = css(vary("#9b6a3c", r, 34));
        c.fillRect(x, y, long - 1.4, 12);
        c.fillStyle = "rgba(255,226,176,.2)";
        c.fillRect(x, y, long - 1.4, 1.2);
        c.fillStyle = "rgba(20,8,0,.5)";
        c.fillRect(x, y + 11.4, long, 1.5);
        x += long;
      }
    }
    c.globalCompositeOperation = "soft-light";
    const grain = tile("grain2", { tones: ["#484848", "#808080", "#bcbcbc"], marks: "dune", count: 800 }, 1);
    c.fillStyle = laid(c, grain, 1);
    c.fillRect(0, 0, SIDE, SIDE);
    return canvas;
  });

/** @param {Sheet} of @param {number} wide @param {number} high a smaller copy */
export function smaller(of, wide, high) {
  const found = blank(wide, high);
  found.pen.imageSmoothingQuality = "high";
  found.pen.drawImage(of.canvas, 0, 0, found.canvas.width, found.canvas.height);
  return found;
}
