// How a hex of each kind is grown over: for any game that has hexes of these kinds.

/** @import { Cell, Dice, Look, Pen, Point, Standing } from "./types" */
import { crack, dune, hill, peak, sketch, stone } from "./heights.js";
import { dice, TAU } from "./noise.js";
import { bare, broadleaf, bush, conifer, flowers, pool, reeds, tuft } from "./plants.js";

/**
 * Places within a hex, none too near another, and none in the middle if something stands there.
 * @param {Dice} r @param {number} x @param {number} y @param {number} R @param {number} many @param {number} near
 * @param {number} [clear] @returns {Point[]}
 */
export function places(r, x, y, R, many, near, clear = 0) {
  /** @type {Point[]} */
  const found = [];
  for (let t = 0; t < 400 && found.length < many; t++) {
    const [a, d] = [r() * TAU, Math.sqrt(r()) * R * 0.84];
    const [px, py] = [x + Math.cos(a) * d, y + Math.sin(a) * d * 0.86];
    if (Math.hypot(px - x, py - y) < clear) continue;
    if (found.every(([u, v]) => Math.hypot(u - px, (v - py) * 1.3) > near)) found.push([px, py]);
  }
  return found.sort((a, b) => a[1] - b[1]);
}

/** Where the peaks of a mountain stand: aside, down, breadth, height. */
const PEAKS = [
  [
    [-0.16, -0.2, 1.08, 1.2],
    [0.4, -0.02, 0.8, 0.8],
    [-0.46, 0.26, 0.8, 0.74],
    [0.12, 0.36, 0.98, 0.86],
    [0.56, 0.5, 0.5, 0.4],
    [-0.3, 0.62, 0.6, 0.42],
  ],
  [
    [0.3, -0.22, 0.86, 0.9],
    [-0.32, -0.1, 0.92, 0.98],
    [0.06, 0.3, 1.12, 1.16],
    [-0.56, 0.42, 0.56, 0.5],
    [0.54, 0.46, 0.6, 0.56],
  ],
  [
    [-0.02, -0.2, 1, 1.12],
    [-0.42, 0.2, 0.86, 0.84],
    [0.4, 0.16, 0.84, 0.92],
    [0.02, 0.5, 0.95, 0.72],
    [-0.5, 0.54, 0.5, 0.4],
    [0.52, 0.55, 0.5, 0.42],
  ],
];

/**
 * @typedef {{ x: number, y: number, R: number, k: number, r: Dice, clear: number, look: Look, palette: Look,
 *   sited: boolean, put: (y: number, draw: (c: Pen) => void) => void }} Plot
 */

/** @type {Record<string, (plot: Plot) => void>} */
const GROWS = {
  forest({ x, y, R, k, r, clear, look, sited, put }) {
    for (const [a, b] of places(r, x, y + 4, R * 0.98, sited ? 17 : 24, 12.5 * k, clear)) {
      const [s, fir] = [(15 + r() * 6) * k, r() < look.conifers];
      put(b + 5, (c) => {
        if (fir) conifer(c, a, b + 6, s, look.pine, r);
        else if (look.bare) bare(c, a, b + 6, s * 2.1, { bark: look.bare, snow: look.oak.snow }, r);
        else broadleaf(c, a, b + 6, s * 1.06, look.oak, r);
      });
    }
  },
  hills({ x, y, R, k, r, clear, look, palette, put }) {
    for (const [a, b] of places(r, x, y + 8, R * 0.86, 7, 25 * k, clear * 0.8)) {
      const [w, high] = [(40 + r() * 18) * k, (17 + r() * 9) * k];
      put(b + 2, (c) => hill(c, a, b + 5, w, { ...look.hill, high }, r));
    }
    for (const [a, b] of places(r, x, y, R * 0.9, 3, 30, clear)) put(b, (c) => bush(c, a, b, 9 * k, palette, r));
  },
  mountain({ x, y, R, k, r, look, palette, put }) {
    const turn = r() < 0.5 ? -1 : 1;
    for (const [u, v, w, h] of PEAKS[(r() * 3) | 0]) {
      const [a, b] = [x + (u * turn + (r() - 0.5) * 0.12) * R, y + (v + (r() - 0.5) * 0.06) * R + 4];
      put(b, (c) => peak(c, a, b, w * R * 1.08, { ...look.peak, high: h * R * (0.92 + r() * 0.2) }, r));
    }
    for (const [a, b] of places(r, x, y + R * 0.1, R * 0.98, 10, 16 * k, R * 0.5)) {
      const [fir, s] = [r() < 0.5, (5 + r() * 5) * k];
      put(b + R * 0.08, (c) =>
        fir ? conifer(c, a, b, s * 1.25, palette.forest.pine, r) : stone(c, a, b, s, { tone: look.stone }, r),
      );
    }
  },
  unknown({ x, y, R, k, r, look, put }) {
    for (const [a, b] of places(r, x, y, R * 0.62, 3, R * 0.5)) {
      const [which, s] = [r(), (9 + r() * 5) * k];
      put(b, (c) => sketch(c, a, b, s, { ink: look.ink, which }, r));
    }
  },
  desert({ x, y, R, k, r, clear, look, put }) {
    for (const [a, b] of places(r, x, y + 4, R * 0.78, 6, 23 * k, clear)) {
      const w = (38 + r() * 20) * k;
      put(b - 6, (c) => dune(c, a, b, w, { tones: look.dune }, r));
    }
  },
  wasteland({ x, y, R, k, r, clear, look, put }) {
    for (const [a, b] of places(r, x, y + 2, R * 0.84, 9, 19 * k, clear)) {
      const [s, t] = [(6 + r() * 6) * k, r()];
      put(b, (c) => {
        if (t < 0.62) stone(c, a, b, s, { tone: look.stone }, r);
        else if (t < 0.85) bare(c, a, b + 3, s * 3.1, { bark: look.dead }, r);
        else crack(c, a, b, s * 2.2, { tone: look.crack }, r);
      });
    }
  },
  swamp({ x, y, R, k, r, clear, look, put }) {
    for (const [a, b] of places(r, x, y, R * 0.84, 7, 22 * k, clear)) {
      const s = (11 + r() * 8) * k;
      put(y - R, (c) => pool(c, a, b, s, { tones: look.pool }, r));
      if (r() < 0.75) put(b + 4, (c) => reeds(c, a + s * 0.8, b + 4, 10 * k, { tones: look.reed }, r));
    }
    for (const [a, b] of places(r, x, y, R * 0.84, 2, 40 * k, clear))
      put(b, (c) => bare(c, a, b + 4, 30 * k, { bark: look.dead }, r));
  },
  plains({ x, y, R, k, r, clear, look, palette, put }) {
    for (const [a, b] of places(r, x, y, R * 0.9, 12, 15 * k, clear)) {
      const [t, s] = [r(), (5 + r() * 3) * k];
      put(b, (c) => {
        if (t < (look.blossom ? 0.55 : 0.74)) tuft(c, a, b, s, { tones: look.tuft }, r);
        else if (t < 0.9) flowers(c, a, b, 1, { tones: look.flower }, r);
        else bush(c, a, b, 9.5 * k, palette, r);
      });
    }
  },
};

/** What grows on a cell. @param {Cell} cell @param {number} R @param {Look} palette @param {Standing[]} standing */
export function grow(cell, R, palette, standing) {
  GROWS[cell.kind]?.({
    x: cell.x,
    y: cell.y,
    R,
    k: R / 58,
    r: dice("grow" + cell.q + "," + cell.r),
    clear: cell.site ? R * 0.5 : 0,
    look: palette[cell.kind],
    palette,
    sited: Boolean(cell.site),
    put: (y, draw) => standing.push({ y, draw }),
  });
}
