// Fog, darkness, shadow and clouds: a soft mask pulled through noise, so that its edge is torn. No canvas filter is
// needed: Safari has none.

/** @import { Box, Pen } from "./types" */
import { blank, sheet, stops } from "./brush.js";
import { css, rgb } from "./colours.js";
import { at, clamp, dice, lerp, noise, smooth, TAU } from "./noise.js";

/**
 * Blur numbers in rows, then in columns, three times: close to a true blur. @param {Float32Array} d @param {number} w
 * @param {number} h @param {number} radius
 */
export function blurred(d, w, h, radius) {
  const by = Math.max(1, Math.round(radius));
  const [from, to] = [d, new Float32Array(w * h)];
  for (let turn = 0; turn < 3; turn++) {
    for (let y = 0; y < h; y++) run(from, to, y * w, 1, w, by);
    for (let x = 0; x < w; x++) run(to, from, x, w, h, by);
  }
  return from;
}

/**
 * The mean of what lies around, along a line.
 * @param {Float32Array} from @param {Float32Array} to @param {number} start
 * @param {number} step @param {number} many @param {number} by */
function run(from, to, start, step, many, by) {
  const last = start + (many - 1) * step;
  let sum = from[start] * (by + 1);
  for (let i = 1; i <= by; i++) sum += from[Math.min(start + i * step, last)];
  const part = 1 / (2 * by + 1);
  for (let i = 0, p = start; i < many; i++, p += step) {
    to[p] = sum * part;
    sum += from[Math.min(p + (by + 1) * step, last)] - from[Math.max(p - by * step, start)];
  }
}

/**
 * @param {Box} box what it covers @param {(c: Pen) => void} draw where it is
 * @param {{ tones: (string | number[])[], alpha?: number, scale?: number, blur?: number, freq?: number, tear?: number,
 *   wide?: number, bump?: number, seed?: string, inner?: boolean }} o
 */
export function fog(box, draw, o) {
  const k = o.scale ?? 0.5;
  const { canvas, pen } = sheet(box, k);
  pen.fillStyle = pen.strokeStyle = "#ffffff";
  draw(pen);
  const [w, h] = [canvas.width, canvas.height];
  const image = pen.getImageData(0, 0, w, h);
  const d = image.data;
  const alpha = Float32Array.from({ length: w * h }, (_, i) => d[i * 4 + 3] / 255);
  const mask = blurred(alpha, w, h, (o.blur ?? 18) * k * 0.9);
  const [n, f] = [noise(o.seed ?? "fog", 4, 6, 0.55), o.freq ?? 0.5];
  const [lo, hi] = o.tones.map(rgb);
  const [tear, wide, top, bump] = [o.tear ?? 0.6, o.wide ?? 0.3, o.alpha ?? 0.95, o.bump ?? 2.2];
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const [i, m] = [(y * w + x) * 4, mask[y * w + x]];
      d[i + 3] = 0;
      if (m <= 0.004) continue;
      const [u, v] = [(x / k + box[0]) * f, (y / k + box[1]) * f];
      const here = at(n, u, v);
      const lit = clamp(here + (at(n, u + (3 * f) / k, v + (3 * f) / k) - here) * -bump + 0.08);
      const torn = (here - 0.5) * tear * (o.inner ? 1 : 4 * m * (1 - m) + 0.25);
      const a = smooth(0.5 - wide, 0.5 + wide, m + torn);
      for (let q = 0; q < 3; q++) d[i + q] = lerp(lo[q], hi[q], lit);
      d[i + 3] = a * (o.inner ? smooth(0, 0.55, m) : 1) * top * 255;
    }
  pen.putImageData(image, 0, 0);
  return canvas;
}

/** Lay something that was made smaller. @param {Pen} c @param {OffscreenCanvas} what @param {Box} box */
export function overlay(c, what, [x0, y0, x1, y1]) {
  c.imageSmoothingQuality = "low";
  c.drawImage(what, x0, y0, x1 - x0, y1 - y0);
}

/**
 * Clouds: a few puffs, lit from the north-west, laid by the hundred wherever `inside` allows.
 * @param {Pen} c @param {number} wide @param {number} high @param {(x: number, y: number) => number} inside how large
 * @param {{ many: number, size: number, tones: string[], alpha: number }} o
 */
export function clouds(c, wide, high, inside, o) {
  const r = dice("skypuffs");
  const kinds = [0, 1, 2, 3, 4].map(() => puff(o.tones, r));
  const all = [];
  for (let i = 0; i < o.many; i++) {
    const [x, y] = [-60 + r() * (wide + 120), -60 + r() * (high + 120)];
    const large = inside(x, y);
    const [size, kind] = [o.size * (0.55 + r() * 0.8) * large, (r() * 5) | 0];
    if (large) all.push({ x, y, size, kind });
  }
  all.sort((a, b) => a.y - b.y);
  c.save();
  c.globalAlpha = o.alpha;
  for (const { x, y, size, kind } of all) c.drawImage(kinds[kind], x - size / 2, y - size / 2, size, size * 0.86);
  c.restore();
}

/** @param {string[]} tones @param {import("./types").Dice} r */
function puff([lo, mid, hi], r) {
  const { canvas, pen } = blank(128, 128);
  const spots = Array.from({ length: 11 }, () => {
    const [a, d] = [r() * TAU, Math.sqrt(r()) * 30];
    return [64 + Math.cos(a) * d * 1.15, 64 + Math.sin(a) * d * 0.7, 15 + r() * 13];
  });
  for (const [dx, dy, k, tone, power] of /** @type {[number, number, number, string, number][]} */ ([
    [4, 7, 1.15, lo, 0.55],
    [0, 0, 1, mid, 0.8],
    [-0.28, -0.34, 0.62, hi, 0.85],
  ]))
    for (const [x, y, q] of spots) {
      const [cx, cy] = k === 0.62 ? [x + dx * q, y + dy * q] : [x + dx, y + dy];
      const size = q * k;
      pen.fillStyle = stops(pen.createRadialGradient(cx, cy, size * 0.15, cx, cy, size), [
        [0, css(tone, power)],
        [0.6, css(tone, power * 0.75)],
        [1, css(tone, 0)],
      ]);
      pen.fillRect(cx - size, cy - size, size * 2, size * 2);
    }
  return canvas;
}
