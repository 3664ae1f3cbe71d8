// The brush: sheets to paint on, lines, soft spots, stones. In the units of the drawing.

/** @import { Box, Dice, Pen, Point, Sheet, Tone } from "./types" */
import { css, darken, lighten, vary } from "./colours.js";
import { inset } from "./geometry.js";
import { lerp, TAU } from "./noise.js";

/** An empty canvas. @param {number} wide @param {number} high @returns {Sheet} */
export function blank(wide, high) {
  const canvas = new OffscreenCanvas(Math.max(1, Math.ceil(wide)), Math.max(1, Math.ceil(high)));
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas to paint on");
  return { canvas, pen };
}

/** A sheet for a part of the drawing. @param {Box} box @param {number} scale device pixels for a unit */
export function sheet(box, scale) {
  const found = blank((box[2] - box[0]) * scale, (box[3] - box[1]) * scale);
  found.pen.setTransform(scale, 0, 0, scale, -box[0] * scale, -box[1] * scale);
  return found;
}

/** What is painted at the edge of a canvas may differ by a hair from what is painted in its middle. */
const HAIR = 16;

/**
 * Paint a box of a sheet again, as it would come out in the whole: somewhat more is painted, and the edges are cut off.
 * @param {Pen} c @param {Box} box whole pixels @param {number} scale @param {(c: Pen) => void} paint
 */
export function patch(c, box, scale, paint) {
  const more = /** @type {Box} */ (box.map((v, i) => v + (i < 2 ? -HAIR : HAIR)));
  const { canvas, pen } = sheet(more, scale);
  paint(pen);
  const { e, f } = c.getTransform();
  const [x, y] = [Math.round(box[0] * scale + e), Math.round(box[1] * scale + f)];
  const [w, h] = [Math.round((box[2] - box[0]) * scale), Math.round((box[3] - box[1]) * scale)];
  const from = Math.round(HAIR * scale);
  c.save();
  c.setTransform(1, 0, 0, 1, 0, 0);
  c.clearRect(x, y, w, h);
  c.drawImage(canvas, from, from, w, h, x, y, w, h);
  c.restore();
}

/** @param {Pen} c @param {Point[]} points @param {boolean} [close] */
export function line(c, points, close = false) {
  c.beginPath();
  points.forEach(([x, y], i) => (i ? c.lineTo(x, y) : c.moveTo(x, y)));
  if (close) c.closePath();
}

/** Loops as one path. @param {Pen} c @param {Point[][]} loops @param {number} [down] */
export function trace(c, loops, down = 0) {
  c.beginPath();
  for (const loop of loops) {
    loop.forEach(([x, y], i) => (i ? c.lineTo(x, y + down) : c.moveTo(x, y + down)));
    c.closePath();
  }
}

/** A smooth curve through points. @param {Pen} c @param {Point[]} p @param {boolean} [close] */
export function curve(c, p, close = false) {
  const n = p.length;
  c.beginPath();
  if (close) {
    c.moveTo((p[0][0] + p[n - 1][0]) / 2, (p[0][1] + p[n - 1][1]) / 2);
    p.forEach(([x, y], i) => {
      const [u, v] = p[(i + 1) % n];
      c.quadraticCurveTo(x, y, (x + u) / 2, (y + v) / 2);
    });
    c.closePath();
    return;
  }
  c.moveTo(...p[0]);
  for (let i = 1; i < n - 1; i++)
    c.quadraticCurveTo(p[i][0], p[i][1], (p[i][0] + p[i + 1][0]) / 2, (p[i][1] + p[i + 1][1]) / 2);
  c.lineTo(...p[n - 1]);
}

/** A polygon with rounded corners. @param {Pen} c @param {Point[]} p @param {number} radius */
export function round(c, p, radius) {
  c.beginPath();
  p.forEach((a, i) => {
    const [b, z] = [p[(i + 1) % p.length], p[(i + p.length - 1) % p.length]];
    const [la, lb] = [Math.hypot(a[0] - z[0], a[1] - z[1]), Math.hypot(b[0] - a[0], b[1] - a[1])];
    const q = Math.min(radius, la / 2, lb / 2);
    const [s, e] = [q / (la || 1), q / (lb || 1)];
    const [x, y] = [lerp(a[0], z[0], s), lerp(a[1], z[1], s)];
    if (i) c.lineTo(x, y);
    else c.moveTo(x, y);
    c.quadraticCurveTo(a[0], a[1], lerp(a[0], b[0], e), lerp(a[1], b[1], e));
  });
  c.closePath();
}

/** @param {Pen} c @param {Tone} tone @param {Point[]} points */
export function filled(c, tone, points) {
  c.fillStyle = css(tone);
  line(c, points, true);
  c.fill();
}

/** @param {Pen} c @param {Tone} tone @param {number} x @param {number} y @param {number} rx @param {number} [ry] */
export function oval(c, tone, x, y, rx, ry = rx) {
  c.fillStyle = typeof tone === "string" ? tone : css(tone);
  c.beginPath();
  c.ellipse(x, y, rx, ry, 0, 0, TAU);
  c.fill();
}

/**
 * Colours from one place to another, by part of the way.
 * @param {CanvasGradient} gradient @param {[number, string][]} stops
 */
export function stops(gradient, stops) {
  for (const [part, tone] of stops) gradient.addColorStop(part, tone);
  return gradient;
}

/**
 * A soft spot: the shadow under a thing.
 * @param {Pen} c @param {number} x @param {number} y @param {number} rx @param {number} ry @param {number} power
 * @param {string} [tone]
 */
export function soft(c, x, y, rx, ry, power, tone = "#0c1420") {
  c.save();
  c.translate(x, y);
  c.scale(1, ry / rx);
  c.fillStyle = stops(c.createRadialGradient(0, 0, 0, 0, 0, rx), [
    [0, css(tone, power)],
    [0.55, css(tone, power * 0.6)],
    [1, css(tone, 0)],
  ]);
  c.fillRect(-rx, -rx, rx * 2, rx * 2);
  c.restore();
}

/**
 * Something that shines. @param {Pen} c @param {number} x @param {number} y @param {number} r @param {string} tone
 * @param {number} power
 */
export function glow(c, x, y, r, tone, power) {
  c.save();
  c.globalCompositeOperation = "lighter";
  c.fillStyle = stops(c.createRadialGradient(x, y, 0, x, y, r), [
    [0, css(tone, power)],
    [0.3, css(tone, power * 0.45)],
    [1, css(tone, 0)],
  ]);
  c.fillRect(x - r, y - r, r * 2, r * 2);
  c.restore();
}

/**
 * A slab of stone: a tone of its own, a lit and a dark edge, perhaps a crack.
 * @param {Pen} c @param {Point[]} shape @param {Tone} tone @param {Dice} r
 * @param {{ vary?: number, round?: number, gap?: number, bevel?: number, cracks?: number }} look
 */
export function slab(c, shape, tone, r, look) {
  const p = inset(shape, look.gap ?? 1.2).map(
    ([x, y]) => /** @type {Point} */ ([x + (r() - 0.5) * 1.4, y + (r() - 0.5) * 1.4]),
  );
  if (p.length < 3) return;
  const [own, corner] = [vary(tone, r, look.vary ?? 26), look.round ?? 4];
  round(c, p, corner);
  c.fillStyle = css(own);
  c.fill();
  c.save();
  c.clip();
  c.lineWidth = look.bevel ?? 3;
  for (const [by, edge] of /** @type {[number, string][]} */ ([
    [1.3, css(lighten(own, 0.45), 0.4)],
    [-1.3, css(darken(own, 0.7), 0.5)],
  ])) {
    c.strokeStyle = edge;
    c.save();
    c.translate(by, by);
    round(c, p, corner);
    c.stroke();
    c.restore();
  }
  if (r() < (look.cracks ?? 0.25)) crackOf(c, p, own, r);
  c.restore();
}

/** @param {Pen} c @param {Point[]} p @param {Tone} tone @param {Dice} r */
function crackOf(c, p, tone, r) {
  const from = p[(r() * p.length) | 0];
  const to = [0, 1].map((axis) => p.reduce((sum, v) => sum + v[axis] / p.length, 0));
  c.strokeStyle = css(darken(tone, 0.65), 0.65);
  c.lineWidth = 1;
  c.beginPath();
  c.moveTo(from[0], from[1]);
  for (let i = 1; i < 5; i++)
    c.lineTo(lerp(from[0], to[0], i / 4) + (r() - 0.5) * 7, lerp(from[1], to[1], i / 4) + (r() - 0.5) * 7);
  c.stroke();
}
