// Tones, mixed and shaded. Numbers only.

/** @import { Dice, Tone } from "./types" */
import { clamp, lerp } from "./noise.js";

/** @param {Tone} c @returns {number[]} */
export const rgb = (c) => (typeof c === "string" ? [1, 3, 5].map((i) => parseInt(c.slice(i, i + 2), 16)) : c);

/** @param {Tone} c @param {number} [a] */
export function css(c, a = 1) {
  const [r, g, b] = rgb(c);
  return a >= 1 ? `rgb(${r | 0},${g | 0},${b | 0})` : `rgba(${r | 0},${g | 0},${b | 0},${a.toFixed(3)})`;
}

/** @param {Tone} a @param {Tone} b @param {number} t */
export function mix(a, b, t) {
  const [x, y] = [rgb(a), rgb(b)];
  return [0, 1, 2].map((i) => lerp(x[i], y[i], t));
}

/** @param {Tone} c @param {number} t */
export const lighten = (c, t) => mix(c, "#ffffff", t);

/** @param {Tone} c @param {number} t */
export const darken = (c, t) => mix(c, "#000000", t);

/** A tone that is not quite the same everywhere. @param {Tone} c @param {Dice} r @param {number} [by] */
export function vary(c, r, by = 14) {
  const d = (r() - 0.5) * by;
  return rgb(c).map((v) => clamp(v + d + (r() - 0.5) * by * 0.5, 0, 255));
}

/** The colours of seats and kinds, as paint. @type {Record<string, string>} */
export const SEATS = {
  red: "#c8352b",
  blue: "#2d6fd0",
  green: "#2f9440",
  black: "#34323c",
  white: "#efe6d3",
  gold: "#dba520",
  purple: "#8440b8",
  orange: "#e07a1c",
  brown: "#8a5a33",
  grey: "#85827c",
  teal: "#178783",
  pink: "#d2578f",
};

/** Crystals and banners. @type {Record<string, string>} */
export const GEMS = {
  red: "#d8402f",
  blue: "#3f86e0",
  green: "#38b45a",
  white: "#eef2f6",
  gold: "#e5bb3a",
  black: "#3a3640",
};
