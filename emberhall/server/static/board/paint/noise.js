// Chance and noise that hang on a place, so that a board looks the same on every visit. Numbers only.

/** @import { Dice, Point } from "./types" */

export const TAU = Math.PI * 2;

/** @param {number} v @param {number} [a] @param {number} [b] */
export const clamp = (v, a = 0, b = 1) => (v < a ? a : v > b ? b : v);

/** @param {number} a @param {number} b @param {number} t */
export const lerp = (a, b, t) => a + (b - a) * t;

/** From 0 at `a` to 1 at `b`, without a corner. @param {number} a @param {number} b @param {number} v */
export function smooth(a, b, v) {
  const t = clamp((v - a) / (b - a));
  return t * t * (3 - 2 * t);
}

/** A number from any text. @param {string | number} text */
export function hash(text) {
  let found = 2166136261;
  for (const letter of String(text)) {
    found ^= letter.charCodeAt(0);
    found = Math.imul(found, 16777619);
  }
  return found >>> 0;
}

/** Dice of their own for a place. @param {string | number} seed @returns {Dice} */
export function dice(seed) {
  let a = (typeof seed === "number" ? seed : hash(seed)) >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** The side of a square of noise; beyond it repeats. */
export const SIDE = 256;

/** @type {Map<string, Float32Array>} */
const known = new Map();

/**
 * A square of smooth noise from 0 to 1 that can be laid side by side.
 * @param {string} seed @param {number} [cells] @param {number} [octaves] @param {number} [gain]
 */
export function noise(seed, cells = 4, octaves = 5, gain = 0.5) {
  const key = [seed, cells, octaves, gain].join();
  const before = known.get(key);
  if (before) return before;
  const out = new Float32Array(SIDE * SIDE);
  let [amp, many] = [1, cells];
  for (let octave = 0; octave < octaves && many <= SIDE; octave++, many *= 2, amp *= gain)
    addOctave(out, seed + ":" + octave, many, amp);
  let [low, high] = [Infinity, -Infinity];
  for (const v of out) {
    if (v < low) low = v;
    if (v > high) high = v;
  }
  for (let i = 0; i < out.length; i++) out[i] = (out[i] - low) / (high - low);
  known.set(key, out);
  return out;
}

/** @param {Float32Array} out @param {string} seed @param {number} many @param {number} amp */
function addOctave(out, seed, many, amp) {
  const r = dice(hash(seed));
  const grid = Float32Array.from({ length: many * many }, () => r());
  const step = many / SIDE;
  for (let y = 0; y < SIDE; y++) {
    const v = y * step;
    const y0 = v | 0;
    const ty = (v - y0) * (v - y0) * (3 - 2 * (v - y0));
    const [above, below] = [(y0 % many) * many, ((y0 + 1) % many) * many];
    for (let x = 0; x < SIDE; x++) {
      const u = x * step;
      const x0 = u | 0;
      const d = u - x0;
      const tx = d * d * (3 - 2 * d);
      const [left, right] = [x0 % many, (x0 + 1) % many];
      const top = grid[above + left] + (grid[above + right] - grid[above + left]) * tx;
      const low = grid[below + left] + (grid[below + right] - grid[below + left]) * tx;
      out[y * SIDE + x] += amp * (top + (low - top) * ty);
    }
  }
}

/** The noise at any place. @param {Float32Array} t @param {number} x @param {number} y */
export function at(t, x, y) {
  const [fx, fy] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [x - fx, y - fy];
  const [xa, xb, ra, rb] = [fx & 255, (fx + 1) & 255, (fy & 255) << 8, ((fy + 1) & 255) << 8];
  const top = t[ra + xa] + (t[ra + xb] - t[ra + xa]) * u;
  const low = t[rb + xa] + (t[rb + xb] - t[rb + xa]) * u;
  return top + (low - top) * v;
}

/** How far a hand slips from a ruler. */
export const SLIP = 24;

/** Where the hand slips to. @param {number} x @param {number} y @returns {Point} */
export function slip(x, y) {
  const [a, b] = [noise("wa", 4, 5, 0.55), noise("wb", 4, 5, 0.55)];
  return [(at(a, x * 0.5, y * 0.5) - 0.5) * SLIP, (at(b, x * 0.5, y * 0.5) - 0.5) * SLIP];
}

/**
 * A straight line as a hand would draw it; a shared border stays shared.
 * @param {Point} a @param {Point} b @param {number} [step] @returns {Point[]}
 */
export function hand(a, b, step = 7) {
  const many = Math.max(2, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / step));
  return Array.from({ length: many + 1 }, (_, i) => {
    const [x, y] = [lerp(a[0], b[0], i / many), lerp(a[1], b[1], i / many)];
    const [dx, dy] = slip(x, y);
    return [x - dx, y - dy];
  });
}
