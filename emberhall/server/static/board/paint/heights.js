// Mountains, hills, stones and dunes; and the pen strokes of land nobody has mapped.

/** @import { Point, Sprite } from "./types" */
import { filled, line, soft, stops } from "./brush.js";
import { css, darken, lighten } from "./colours.js";
import { lerp, TAU } from "./noise.js";

/** How many points a flank has. */
const FLANK = 6;

/** A peak: `size` is its breadth, `look.high` its height. @type {Sprite} */
export const peak = (c, x, y, w, look, r) => {
  const h = look.high;
  const [ax, ay] = [x + (r() - 0.5) * w * 0.16, y - h];
  /** @type {Point[][]} */
  const [left, right, ridge] = [[[ax, ay]], [[ax, ay]], [[ax, ay]]];
  for (let i = 1; i <= FLANK; i++) {
    const t = i / FLANK;
    const out = w * 0.52 * Math.pow(t, 0.86);
    left.push([ax - out + (r() - 0.5) * w * 0.06, ay + h * t + (r() - 0.5) * h * 0.03]);
    right.push([ax + out + (r() - 0.5) * w * 0.06, ay + h * t + (r() - 0.5) * h * 0.03]);
    ridge.push([ax + w * 0.09 * Math.sin(t * 5 + r()) + w * 0.05 * t, ay + h * t]);
  }
  soft(c, x + w * 0.3, y - h * 0.04, w * 0.6, h * 0.2, 0.45);
  for (const [flank, top, low] of [
    [left, look.lit, look.litLow],
    [right, look.shade, look.shadeLow],
  ]) {
    c.fillStyle = stops(c.createLinearGradient(0, ay, 0, y), [
      [0, css(top)],
      [0.72, css(low)],
      [1, css(low, 0)],
    ]);
    line(c, [...flank, ...ridge.slice().reverse()], true);
    c.fill();
  }
  faces(c, ridge, ay, { ...look, wide: w }, r);
  if (look.snow) {
    filled(c, look.snow, cap(left, ridge, look, r));
    filled(c, look.snowShade, cap(right, ridge, look, r));
  }
  c.strokeStyle = css(lighten(look.lit, 0.5), 0.6);
  c.lineWidth = 1.1;
  line(c, left.slice(0, 5));
  c.stroke();
};

/** Strokes of the brush down both faces.
 * @param {import("./types").Pen} c @param {Point[]} ridge @param {number} top @param {import("./types").Look} look
 * @param {import("./types").Dice} r */
function faces(c, ridge, top, look, r) {
  c.lineCap = "round";
  for (let i = 0; i < 22; i++) {
    const t = 0.1 + r() * 0.72;
    const from = ridge[Math.min(FLANK, Math.floor(t * FLANK))];
    const side = r() < 0.5 ? -1 : 1;
    const long = look.high * (0.08 + r() * 0.16);
    const [sx, sy] = [from[0] + side * r() * look.wide * 0.42 * t, top + look.high * t];
    const pale = r() < 0.55;
    const tone =
      side < 0 ? (pale ? look.shadeLow : lighten(look.lit, 0.3)) : pale ? darken(look.shade, 0.3) : look.litLow;
    c.strokeStyle = css(tone, 0.34);
    c.lineWidth = 0.8 + r() * 1.8;
    c.beginPath();
    c.moveTo(sx, sy);
    c.lineTo(sx + side * long * 0.45, sy + long * 0.8);
    c.stroke();
  }
}

/** Snow on a flank. @param {Point[]} flank @param {Point[]} ridge @param {import("./types").Look} look
 * @param {import("./types").Dice} r */
function cap(flank, ridge, look, r) {
  const many = Math.ceil(FLANK * look.snowTo);
  const [e, m] = [flank[many], ridge[many]];
  const torn = [0, 1, 2, 3, 4].map((k) => {
    const down = (k % 2 ? look.high * 0.1 : -look.high * 0.03) * (0.6 + r() * 0.7);
    return /** @type {Point} */ ([lerp(e[0], m[0], k / 4), lerp(e[1], m[1], k / 4) + down]);
  });
  return [...flank.slice(0, many), ...torn, ...ridge.slice(0, many).reverse()];
}

/** A hill: `size` is its breadth, `look.high` its height. @type {Sprite} */
export const hill = (c, x, y, w, look, r) => {
  const h = look.high;
  soft(c, x + w * 0.2, y - h * 0.02, w * 0.62, h * 0.4, 0.34);
  const top = x + (r() - 0.5) * w * 0.16;
  c.beginPath();
  c.moveTo(x - w / 2, y);
  c.bezierCurveTo(x - w * 0.36, y - h * 0.5, top - w * 0.2, y - h, top, y - h);
  c.bezierCurveTo(top + w * 0.2, y - h, x + w * 0.36, y - h * 0.55, x + w / 2, y);
  c.quadraticCurveTo(x + w * 0.1, y + h * 0.36, x - w / 2, y);
  c.closePath();
  c.fillStyle = stops(c.createLinearGradient(x - w * 0.3, y - h, x + w * 0.38, y), [
    [0, css(look.lit)],
    [0.5, css(look.mid)],
    [1, css(look.shade)],
  ]);
  c.save();
  c.clip();
  c.fill();
  c.lineCap = "round";
  for (let i = 0; i < 13; i++) {
    const t = r();
    const [sx, sy] = [lerp(top, x + w * 0.46, t) + (r() - 0.5) * 6, y - h * (1 - t * t) * 0.92 + r() * h * 0.4];
    const long = h * (0.18 + r() * 0.2);
    c.strokeStyle = css(look.hatch, 0.34);
    c.lineWidth = 0.8 + r() * 0.8;
    c.beginPath();
    c.moveTo(sx, sy);
    c.quadraticCurveTo(sx + long * 0.35, sy + long * 0.3, sx + long * 0.45, sy + long);
    c.stroke();
  }
  c.fillStyle = stops(c.createLinearGradient(0, y - h * 0.35, 0, y + h * 0.16), [
    [0, css(look.foot, 0)],
    [1, css(look.foot, 0.8)],
  ]);
  c.fillRect(x - w, y - h * 0.35, w * 2, h * 0.8);
  c.restore();
  c.strokeStyle = css(look.snow ?? lighten(look.lit, 0.4), look.snow ? 0.95 : 0.6);
  c.lineWidth = look.snow ? 3 : 1.3;
  c.beginPath();
  c.moveTo(x - w * 0.36, y - h * 0.42);
  c.bezierCurveTo(x - w * 0.28, y - h * 0.74, top - w * 0.16, y - h, top + w * 0.04, y - h);
  c.stroke();
};

/** A stone. @type {Sprite} */
export const stone = (c, x, y, s, { tone }, r) => {
  soft(c, x + s * 0.3, y + s * 0.1, s * 0.9, s * 0.4, 0.4);
  const shape = Array.from({ length: 6 }, (_, i) => {
    const a = (i / 6) * TAU + r() * 0.5;
    return /** @type {Point} */ ([
      x + Math.cos(a) * s * 0.6 * (0.8 + r() * 0.4),
      y - s * 0.28 + Math.sin(a) * s * 0.42 * (0.8 + r() * 0.4),
    ]);
  });
  filled(c, darken(tone, 0.35), shape);
  filled(
    c,
    tone,
    shape.map(([a, b]) => [x + (a - x) * 0.8 - s * 0.1, y - s * 0.3 + (b - y + s * 0.3) * 0.7 - s * 0.1]),
  );
};

/** A dune. @type {Sprite} */
export const dune = (c, x, y, w, { tones }) => {
  const [h, cx] = [w * 0.26, x + w * 0.1];
  c.fillStyle = stops(c.createLinearGradient(x - w * 0.3, y - h, x + w * 0.4, y + h * 0.3), [
    [0, css(tones[2], 0.95)],
    [0.5, css(tones[1], 0.7)],
    [1, css(tones[1], 0)],
  ]);
  c.beginPath();
  c.moveTo(x - w / 2, y);
  c.quadraticCurveTo(x - w * 0.16, y - h, cx, y - h);
  c.quadraticCurveTo(x + w * 0.04, y - h * 0.3, x + w * 0.16, y + 2);
  c.quadraticCurveTo(x - w * 0.2, y + 5, x - w / 2, y);
  c.fill();
  c.fillStyle = css(tones[0], 0.62);
  c.beginPath();
  c.moveTo(cx, y - h);
  c.quadraticCurveTo(x + w * 0.04, y - h * 0.3, x + w * 0.16, y + 2);
  c.quadraticCurveTo(x + w * 0.4, y, x + w / 2, y - 1);
  c.quadraticCurveTo(x + w * 0.3, y - h * 0.8, cx, y - h);
  c.fill();
  c.strokeStyle = css(lighten(tones[2], 0.4), 0.8);
  c.lineWidth = 1.1;
  c.beginPath();
  c.moveTo(x - w * 0.4, y - h * 0.3);
  c.quadraticCurveTo(x - w * 0.12, y - h, cx, y - h);
  c.quadraticCurveTo(x + w * 0.04, y - h * 0.3, x + w * 0.16, y + 2);
  c.stroke();
};

/** A crack in the ground. @type {Sprite} */
export const crack = (c, x, y, s, { tone }, r) => {
  c.strokeStyle = css(tone, 0.8);
  c.lineWidth = 1.6;
  c.lineCap = "round";
  for (let k = 0; k < 3; k++) {
    let [a, px, py] = [r() * TAU, x, y];
    c.beginPath();
    c.moveTo(px, py);
    for (let i = 0; i < 4; i++) {
      a += (r() - 0.5) * 1.4;
      px += Math.cos(a) * s * 0.4;
      py += Math.sin(a) * s * 0.28;
      c.lineTo(px, py);
    }
    c.stroke();
  }
};

/** A round boulder. @type {Sprite} */
export const boulder = (c, x, y, s, _look, r) => {
  soft(c, x + s * 0.3, y + s * 0.25, s * 1.25, s * 0.6, 0.8, "#000000");
  const shape = Array.from({ length: 9 }, (_, i) => {
    const a = (i / 9) * TAU;
    return /** @type {Point} */ ([
      x + Math.cos(a) * s * (0.82 + r() * 0.26),
      y - s * 0.2 + Math.sin(a) * s * 0.66 * (0.82 + r() * 0.26),
    ]);
  });
  line(c, shape, true);
  c.lineJoin = "round";
  c.fillStyle = stops(c.createLinearGradient(x - s * 0.7, y - s, x + s * 0.7, y + s * 0.5), [
    [0, "#c9c0b2"],
    [0.5, "#877e74"],
    [1, "#3f3935"],
  ]);
  c.fill();
  c.save();
  c.clip();
  for (let i = 0; i < 12; i++) {
    c.strokeStyle = r() < 0.5 ? "rgba(255,245,225,.25)" : "rgba(20,14,10,.35)";
    c.lineWidth = 1 + r() * 2;
    const [a, b] = [x + (r() - 0.5) * s * 1.6, y - s * 0.2 + (r() - 0.5) * s * 1.1];
    c.beginPath();
    c.moveTo(a, b);
    c.lineTo(a + s * 0.3 * (r() - 0.3), b + s * 0.3 * r());
    c.stroke();
  }
  c.restore();
};

/** What travellers tell of land nobody has mapped: a few strokes of a pen. @type {Sprite} */
export const sketch = (c, x, y, s, { ink, which }) => {
  c.strokeStyle = css(ink, 0.34);
  c.lineWidth = 1.2;
  c.lineCap = c.lineJoin = "round";
  c.beginPath();
  if (which < 0.4) {
    c.moveTo(x - s, y);
    c.lineTo(x - s * 0.1, y - s * 1.1);
    c.lineTo(x + s, y);
    c.moveTo(x - s * 0.1, y - s * 1.1);
    c.lineTo(x + s * 0.1, y - s * 0.4);
    c.moveTo(x + s * 0.25, y - s * 0.6);
    c.lineTo(x + s * 0.1, y - s * 0.1);
  } else if (which < 0.75) {
    c.moveTo(x, y);
    c.lineTo(x, y - s * 0.4);
    c.moveTo(x + s * 0.45, y - s * 0.75);
    c.arc(x, y - s * 0.75, s * 0.45, 0, TAU);
  } else {
    c.moveTo(x - s, y);
    c.quadraticCurveTo(x - s * 0.5, y - s * 0.5, x, y);
    c.quadraticCurveTo(x + s * 0.5, y - s * 0.5, x + s, y);
  }
  c.stroke();
};
