// What grows: trees, tufts, flowers, reeds. Three tones, lit from the north-west; the place is the foot.

/** @import { Dice, Pen, Point, Sprite, Tone } from "./types" */
import { line, curve, soft } from "./brush.js";
import { css, rgb } from "./colours.js";
import { clamp, lerp, TAU } from "./noise.js";

/** @param {Tone} tone @param {number} by @param {number} [a] */
const shifted = (tone, by, a = 1) =>
  css(
    rgb(tone).map((v) => clamp(v + by, 0, 255)),
    a,
  );

/** A fir. @type {Sprite} */
export const conifer = (c, x, y, s, look, r) => {
  soft(c, x + s * 0.34, y, s * 0.62, s * 0.26, 0.5);
  c.fillStyle = look.trunk ?? "#4a3220";
  c.fillRect(x - s * 0.07, y - s * 0.3, s * 0.14, s * 0.32);
  const [dark, mid, light] = look.leaf;
  const [lean, tone] = [(r() - 0.5) * s * 0.1, (r() - 0.5) * 18];
  c.lineCap = "round";
  for (let i = 0; i < 4; i++) {
    const [by, w, h, ax] = [y - s * 0.18 - i * s * 0.34, s * (0.58 - i * 0.115), s * 0.62, x + lean * (i / 4)];
    const low = Array.from({ length: 6 }, (_, k) => {
      const down = (k % 2 ? -s * 0.07 : s * 0.05) * (0.6 + r() * 0.8) - (k % 5 ? 0 : s * 0.03);
      return /** @type {Point} */ ([ax + w - (2 * w * k) / 5, by + down]);
    });
    c.fillStyle = shifted(dark, tone);
    line(c, [[ax, by - h], ...low], true);
    c.fill();
    c.fillStyle = shifted(mid, tone);
    line(c, [[ax, by - h], [ax + w * 0.12, by - s * 0.06], ...low.slice(3)], true);
    c.fill();
    c.strokeStyle = shifted(look.snow ?? light, tone);
    c.lineWidth = Math.max(0.8, s * (look.snow ? 0.13 : 0.07));
    c.beginPath();
    c.moveTo(ax - s * 0.02, by - h + s * 0.04);
    c.lineTo(ax - w * 0.66, by - s * 0.1);
    if (look.snow) {
      c.moveTo(ax + s * 0.05, by - h + s * 0.14);
      c.lineTo(ax + w * 0.45, by - s * 0.14);
    }
    c.stroke();
  }
};

/** A tree with a round crown. @type {Sprite} */
export const broadleaf = (c, x, y, s, look, r) => {
  soft(c, x + s * 0.3, y, s * 0.72, s * 0.3, 0.48);
  c.fillStyle = look.trunk ?? "#4a3220";
  c.fillRect(x - s * 0.08, y - s * 0.42, s * 0.16, s * 0.44);
  const [dark, mid, light] = look.leaf;
  const [cy, tone] = [y - s * 0.78, (r() - 0.5) * 20];
  const blobs = Array.from({ length: 7 }, (_, i) => {
    const a = (i / 7) * TAU + r();
    return [x + Math.cos(a) * s * 0.34, cy + Math.sin(a) * s * 0.27, s * (0.24 + r() * 0.1)];
  });
  const ball = (
    /** @type {Tone} */ leaf,
    /** @type {number} */ dx,
    /** @type {number} */ dy,
    /** @type {number} */ k,
  ) => {
    c.fillStyle = shifted(leaf, tone);
    for (const [bx, by, br] of blobs) {
      c.beginPath();
      c.arc(bx + dx, by + dy, br * k, 0, TAU);
      c.fill();
    }
  };
  ball(dark, s * 0.03, s * 0.06, 1.05);
  ball(mid, -s * 0.05, -s * 0.05, 0.86);
  c.fillStyle = shifted(look.snow ?? light, tone, 0.9);
  for (const [bx, by, br] of blobs)
    if (bx + by < x + cy + s * 0.2) {
      c.beginPath();
      c.arc(bx - s * 0.09, by - s * 0.1, br * (look.snow ? 0.72 : 0.5), 0, TAU);
      c.fill();
    }
};

/** A bare tree. @type {Sprite} */
export const bare = (c, x, y, s, look, r) => {
  soft(c, x + s * 0.2, y, s * 0.4, s * 0.16, 0.35);
  c.lineCap = "round";
  const deep = look.arms ?? 4;
  const arm = (
    /** @type {number} */ px,
    /** @type {number} */ py,
    /** @type {number} */ a,
    /** @type {number} */ l,
    /** @type {number} */ k,
  ) => {
    const [ex, ey] = [px + Math.cos(a) * l, py + Math.sin(a) * l];
    c.lineWidth = Math.max(0.6, s * 0.075 * Math.pow(k / deep, 1.7));
    c.strokeStyle = look.bark;
    c.beginPath();
    c.moveTo(px, py);
    c.quadraticCurveTo(lerp(px, ex, 0.5) + (r() - 0.5) * l * 0.2, lerp(py, ey, 0.5), ex, ey);
    c.stroke();
    if (look.snow && k < deep) {
      c.strokeStyle = css(look.snow, 0.95);
      c.lineWidth = Math.max(0.8, s * 0.045);
      c.beginPath();
      c.moveTo(px, py - 1);
      c.lineTo(ex, ey - 1.2);
      c.stroke();
    }
    if (k > 1) for (const side of [-1, 1]) arm(ex, ey, a + side * (0.3 + r() * 0.45), l * (0.64 + r() * 0.18), k - 1);
  };
  arm(x, y, -Math.PI / 2 + (r() - 0.5) * 0.3, s * 0.42, deep);
};

/** A bush, bare where the season has taken the leaves. @type {Sprite} */
export const bush = (c, x, y, s, { forest }, r) =>
  forest.bare
    ? bare(c, x, y, s * 2.2, { bark: forest.bare, snow: forest.oak.snow }, r)
    : broadleaf(c, x, y, s, forest.oak, r);

/** Blades of grass. @type {Sprite} */
export const tuft = (c, x, y, s, { tones }, r) => {
  c.lineCap = "round";
  c.lineWidth = 1.1;
  for (let i = 0; i < 6; i++) {
    const [a, foot] = [-Math.PI / 2 + (i - 2.5) * 0.24, x + (i - 2.5) * 1.2];
    c.strokeStyle = css(tones[(r() * tones.length) | 0], 0.75);
    c.beginPath();
    c.moveTo(foot, y);
    c.quadraticCurveTo(foot, y - s * 0.5, foot + Math.cos(a) * s * 0.8, y + Math.sin(a) * s * (0.8 + r() * 0.4));
    c.stroke();
  }
};

/** Flowers. @type {Sprite} */
export const flowers = (c, x, y, s, { tones }, r) => {
  for (let i = 0; i < 7 * s; i++) {
    c.fillStyle = css(tones[(r() * tones.length) | 0], 0.9);
    c.beginPath();
    c.arc(x + (r() - 0.5) * 15, y + (r() - 0.5) * 9, 0.9 + r() * 0.7, 0, TAU);
    c.fill();
  }
};

/** Reeds by the water. @type {Sprite} */
export const reeds = (c, x, y, s, { tones }, r) => {
  c.lineCap = "round";
  for (let i = 0; i < 6; i++) {
    const [dx, h] = [(i - 2.5) * 2, s * (0.8 + r() * 0.7)];
    c.strokeStyle = tones[0];
    c.lineWidth = 1.1;
    c.beginPath();
    c.moveTo(x + dx, y);
    c.quadraticCurveTo(x + dx, y - h * 0.5, x + dx * 1.5, y - h);
    c.stroke();
    if (i % 2 === 0) continue;
    c.strokeStyle = tones[1];
    c.lineWidth = 2.4;
    c.beginPath();
    c.moveTo(x + dx * 1.42, y - h * 0.8);
    c.lineTo(x + dx * 1.5, y - h);
    c.stroke();
  }
};

/** A pool. @type {Sprite} */
export const pool = (c, x, y, s, { tones }, r) => {
  const shape = Array.from({ length: 8 }, (_, i) => {
    const a = (i / 8) * TAU;
    return /** @type {Point} */ ([
      x + Math.cos(a) * s * (0.8 + r() * 0.4),
      y + Math.sin(a) * s * 0.46 * (0.8 + r() * 0.4),
    ]);
  });
  c.save();
  c.translate(0, 1.5);
  curve(c, shape, true);
  c.fillStyle = tones[0];
  c.fill();
  c.restore();
  curve(c, shape, true);
  c.fillStyle = tones[1];
  c.fill();
  c.strokeStyle = css(tones[2], 0.7);
  c.lineWidth = 1.2;
  c.beginPath();
  c.moveTo(x - s * 0.5, y - s * 0.08);
  c.lineTo(x + s * 0.1, y - s * 0.1);
  c.moveTo(x - s * 0.1, y + s * 0.12);
  c.lineTo(x + s * 0.45, y + s * 0.1);
  c.stroke();
};
