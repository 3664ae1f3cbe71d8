// Walls, doors, fences and chasms on the borders of areas.

/** @import { Pen, Point, Standing } from "./types" */
import { line, stops } from "./brush.js";
import { css, vary } from "./colours.js";
import { dice, hand, lerp } from "./noise.js";
import { laid, stones } from "./tiles.js";

/** How high walls are drawn, and half their thickness. */
const HIGH = 30;
const THICK = 8.5;

/** @param {number} scale */
const top = (scale) =>
  stones(
    "plantop",
    { wide: 30, high: 17.1, tone: "#b3a999", mortar: "#1c1712", vary: 18, round: 3, bevel: 2.6 },
    scale,
  );

/** @param {number} scale */
const face = (scale) =>
  stones(
    "planface",
    { wide: 21, high: 9.85, tone: "#857b70", mortar: "#1c1712", vary: 30, round: 2, gap: 0.6, bevel: 1.8, cracks: 0 },
    scale,
  );

/**
 * A border from end to end.
 * @typedef {{ left: number, up: number, w: number, h: number, level: boolean, seed: string }} Run
 */

/** @param {Pen} c @param {Run} run @param {number} scale */
function wall(c, { left, up, w, h, level }, scale) {
  if (level) {
    c.fillStyle = stops(c.createLinearGradient(0, up, 0, up + 18), [
      [0, "rgba(0,0,0,.5)"],
      [1, "rgba(0,0,0,0)"],
    ]);
    c.fillRect(left - THICK, up, w + THICK * 2, 18);
    c.fillStyle = laid(c, face(scale), scale);
    c.fillRect(left - THICK, up - HIGH + 15, w + THICK * 2, HIGH - 14);
    c.fillStyle = laid(c, top(scale), scale);
    c.fillRect(left - THICK, up - HIGH, w + THICK * 2, 16);
    return;
  }
  c.fillStyle = stops(c.createLinearGradient(left, 0, left + 24, 0), [
    [0, "rgba(0,0,0,.45)"],
    [1, "rgba(0,0,0,0)"],
  ]);
  c.fillRect(left, up, 24, h);
  c.fillStyle = laid(c, top(scale), scale);
  c.fillRect(left - THICK, up - HIGH, THICK * 2, h + 16);
  c.strokeStyle = "rgba(20,14,10,.7)";
  c.lineWidth = 1.4;
  c.strokeRect(left - THICK, up - HIGH, THICK * 2, h + 16);
}

/** @param {Pen} c @param {Run} run */
function door(c, { left, up, w, h, level, seed }) {
  const r = dice(seed);
  c.fillStyle = "#1c1712";
  if (!level) {
    c.fillRect(left - 7, up - HIGH + 16, 14, h);
    for (let i = 0; i < 6; i++) {
      c.fillStyle = css(vary("#8a5a2c", r, 26));
      c.fillRect(left - 5, up - HIGH + 18 + (i * (h - 4)) / 6, 10, (h - 4) / 6 - 1);
    }
    return;
  }
  c.fillRect(left + 4, up - HIGH, w - 8, HIGH + 2);
  for (let i = 0; i < 7; i++) {
    c.fillStyle = css(vary("#8a5a2c", r, 26));
    c.fillRect(left + 9 + (i * (w - 18)) / 7, up - HIGH + 6, (w - 18) / 7 - 1, HIGH - 5);
  }
  c.fillStyle = "#2b2622";
  c.fillRect(left + 9, up - 20, w - 18, 4);
  c.fillRect(left + 9, up - 7, w - 18, 4);
  c.fillStyle = "#a79b89";
  for (const x of [left - 2, left + w - 8]) c.fillRect(x, up - HIGH - 4, 10, HIGH + 6);
}

/** @param {Pen} c @param {number} x @param {number} y */
function stake(c, x, y) {
  c.fillStyle = "#6a4a2a";
  c.fillRect(x - 2, y - 20, 4, 21);
  c.fillStyle = "#b08a5a";
  c.fillRect(x - 2, y - 20, 1.5, 20);
}

/**
 * What stands on a border. @param {{ a: Point, b: Point, kind: string }} one @param {number} scale
 * @param {Standing[]} list
 */
export function edge({ a, b, kind }, scale, list) {
  const low = Math.max(a[1], b[1]);
  const run = {
    left: Math.min(a[0], b[0]),
    up: Math.min(a[1], b[1]),
    w: Math.abs(b[0] - a[0]),
    h: Math.abs(b[1] - a[1]),
    level: Math.abs(a[1] - b[1]) < 1,
    seed: `${a} ${b}`,
  };
  if (kind === "wall") list.push({ y: low + (run.level ? 1 : 0.5), draw: (c) => wall(c, run, scale) });
  else if (kind === "door") list.push({ y: low + 2, draw: (c) => door(c, run) });
  else if (kind === "barrier") {
    const many = Math.max(3, Math.round(Math.hypot(run.w, run.h) / 9));
    for (let i = 0; i <= many; i++) {
      const [x, y] = [lerp(a[0], b[0], i / many), lerp(a[1], b[1], i / many)];
      list.push({ y: y + 0.6, draw: (c) => stake(c, x, y) });
    }
  } else if (kind === "chasm")
    list.push({
      y: run.up - 40,
      draw: (c) => {
        c.strokeStyle = "rgba(8,6,10,.85)";
        c.lineWidth = 16;
        c.lineCap = "round";
        line(c, hand(a, b, 9));
        c.stroke();
      },
    });
}
