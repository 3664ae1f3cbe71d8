// Houses, towers, walls. Their windows are noted, so that night can light them.

/** @import { Dice, Look, Pane, Pen, Point } from "./types" */
import { filled, line, soft, stops } from "./brush.js";
import { css, darken, lighten } from "./colours.js";
import { lerp, TAU } from "./noise.js";

/**
 * @param {Pen} c @param {number} x @param {number} y @param {number} s @param {Look} p @param {Dice} r
 * @param {Pane[]} panes
 */
export function house(c, x, y, s, p, r, panes) {
  const [w, h, d, roof, e] = [s * (0.9 + r() * 0.25), s * 0.5, s * 0.62, s * 0.55, s * 0.1];
  soft(c, x + s * 0.55, y + s * 0.02, s * 1.05, s * 0.42, 0.55);
  const left = x - w * 0.62; // gable at the left, the long side at the right
  const [mid, right, ridge] = [left + w * 0.52, left + w * 0.52 + d, left + w * 0.26];
  filled(c, p.wall, [
    [left, y],
    [left, y - h],
    [ridge, y - h - roof],
    [mid, y - h],
    [mid, y + s * 0.04],
  ]);
  filled(c, darken(p.wall, 0.3), [
    [mid, y + s * 0.04],
    [mid, y - h],
    [right, y - h - s * 0.12],
    [right, y - s * 0.1],
  ]);
  const top = y - h - roof;
  filled(c, p.roof, [
    [ridge, top - e * 0.4],
    [mid + e, y - h + e],
    [right + e, y - h - s * 0.12 + e * 0.8],
    [ridge + d, top - s * 0.13],
  ]);
  c.strokeStyle = css(darken(p.roof, 0.35), 0.5);
  c.lineWidth = 0.8;
  c.beginPath();
  for (const t of [0.25, 0.5, 0.75]) {
    c.moveTo(lerp(ridge, mid + e, t), lerp(top, y - h + e, t));
    c.lineTo(lerp(ridge + d, right + e, t), lerp(top - s * 0.13, y - h - s * 0.12 + e * 0.8, t));
  }
  c.stroke();
  c.strokeStyle = css(lighten(p.roof, 0.45));
  c.lineWidth = Math.max(1, s * 0.06);
  line(c, [
    [left - e, y - h + e],
    [ridge, top - e * 0.4],
    [ridge + d, top - s * 0.13],
  ]);
  c.stroke();
  if (p.snow)
    filled(c, p.snow, [
      [ridge, top - e],
      [left + w * 0.47, y - h - roof * 0.3],
      [left + w * 0.47 + d, y - h - roof * 0.34 - s * 0.12],
      [ridge + d, top - s * 0.16],
    ]);
  c.fillStyle = "#3a2a20";
  /** @type {Pane[]} */
  const own = [
    [left + w * 0.2, y - h * 0.86, s * 0.13, s * 0.2],
    [mid + d * 0.4, y - h * 0.72, s * 0.13, s * 0.18],
  ];
  for (const pane of own) c.fillRect(...pane);
  panes.push(...own);
}

/**
 * @param {Pen} c @param {number} x @param {number} y @param {number} w @param {number} h @param {Look} p
 * @param {Pane[]} panes @param {boolean} [pointed] with a roof
 */
export function tower(c, x, y, w, h, p, panes, pointed = false) {
  soft(c, x + w * 0.9, y, w * 1.5, w * 0.6, 0.5);
  const stone = stops(c.createLinearGradient(x - w / 2, 0, x + w / 2, 0), [
    [0, css(lighten(p.wall, 0.2))],
    [0.35, css(p.wall)],
    [1, css(darken(p.wall, 0.5))],
  ]);
  c.fillStyle = stone;
  c.beginPath();
  c.moveTo(x - w / 2, y - h);
  c.lineTo(x - w * 0.55, y);
  c.quadraticCurveTo(x, y + w * 0.3, x + w * 0.55, y);
  c.lineTo(x + w / 2, y - h);
  c.closePath();
  c.fill();
  c.strokeStyle = css(darken(p.wall, 0.55), 0.35);
  c.lineWidth = 0.8;
  c.beginPath();
  for (let up = w * 0.42; up < h; up += w * 0.42) {
    c.moveTo(x - w / 2, y - up);
    c.quadraticCurveTo(x, y - up + w * 0.16, x + w / 2, y - up);
  }
  c.stroke();
  if (pointed) roofOf(c, x, y - h, w, p);
  else {
    c.fillStyle = css(darken(p.wall, 0.42));
    c.beginPath();
    c.ellipse(x, y - h, w * 0.6, w * 0.2, 0, 0, TAU);
    c.fill();
    c.fillStyle = stone;
    c.fillRect(x - w * 0.6, y - h, w * 1.2, w * 0.2);
    for (let i = 0; i < 4; i++) {
      c.fillStyle = css(i < 2 ? lighten(p.wall, 0.2) : darken(p.wall, 0.25));
      c.fillRect(x - w * 0.6 + i * w * 0.33, y - h - w * 0.2, w * 0.2, w * 0.24);
    }
  }
  c.fillStyle = "#2c2018";
  for (const part of [0.72, 0.36])
    if (h * part > w * 0.4) {
      /** @type {Pane} */
      const pane = [x - w * 0.12, y - h * part, w * 0.2, w * 0.34];
      c.fillRect(...pane);
      panes.push(pane);
    }
}

/** @param {Pen} c @param {number} x @param {number} y its foot @param {number} w @param {Look} p */
function roofOf(c, x, y, w, p) {
  const tip = /** @type {Point} */ ([x, y - w * 1.45]);
  filled(c, darken(p.roof, 0.35), [[x - w * 0.68, y + w * 0.08], tip, [x + w * 0.68, y + w * 0.08], [x, y + w * 0.26]]);
  filled(c, p.roof, [[x - w * 0.68, y + w * 0.08], tip, [x + w * 0.1, y + w * 0.24]]);
  filled(c, p.snow ?? lighten(p.roof, 0.32), [[x - w * 0.6, y + w * 0.02], tip, [x - w * 0.22, y + w * 0.14]]);
}

/** A run of wall with merlons. @param {Pen} c @param {Point} a @param {Point} b @param {number} h @param {Look} p */
export function wallRun(c, a, b, h, p) {
  c.fillStyle = stops(c.createLinearGradient(0, a[1] - h, 0, Math.max(a[1], b[1])), [
    [0, css(lighten(p.wall, 0.12))],
    [1, css(darken(p.wall, b[0] > a[0] ? 0.18 : 0.42))],
  ]);
  line(c, [a, [a[0], a[1] - h], [b[0], b[1] - h], b], true);
  c.fill();
  const many = Math.max(3, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 5));
  c.fillStyle = css(p.wall);
  for (let i = 0; i < many; i += 2) c.fillRect(lerp(a[0], b[0], i / many), lerp(a[1], b[1], i / many) - h - 2.4, 3, 3);
  c.strokeStyle = css(darken(p.wall, 0.5), 0.3);
  c.lineWidth = 0.7;
  c.beginPath();
  for (const part of [1 / 3, 2 / 3]) {
    c.moveTo(a[0], a[1] - h * part);
    c.lineTo(b[0], b[1] - h * part);
  }
  c.stroke();
}

/** @param {Pen} c @param {number} x @param {number} y @param {number} s @param {string} tone */
export function banner(c, x, y, s, tone) {
  c.strokeStyle = "#2d2016";
  c.lineWidth = Math.max(1, s * 0.09);
  c.beginPath();
  c.moveTo(x, y);
  c.lineTo(x, y - s);
  c.stroke();
  c.fillStyle = css(tone);
  c.beginPath();
  c.moveTo(x, y - s);
  c.quadraticCurveTo(x + s * 0.35, y - s * 1.08, x + s * 0.72, y - s * 0.9);
  c.lineTo(x + s * 0.55, y - s * 0.74);
  c.lineTo(x + s * 0.7, y - s * 0.55);
  c.quadraticCurveTo(x + s * 0.3, y - s * 0.7, x, y - s * 0.5);
  c.fill();
  c.fillStyle = css(darken(tone, 0.3), 0.6);
  c.beginPath();
  c.moveTo(x, y - s * 0.62);
  c.quadraticCurveTo(x + s * 0.3, y - s * 0.8, x + s * 0.64, y - s * 0.64);
  c.lineTo(x + s * 0.7, y - s * 0.55);
  c.quadraticCurveTo(x + s * 0.3, y - s * 0.7, x, y - s * 0.5);
  c.fill();
}

/**
 * An arched gate that stands open on the dark. @param {Pen} c @param {number} x @param {number} foot
 * @param {number} s
 */
export function gate(c, x, foot, s) {
  c.fillStyle = "#1d130c";
  c.beginPath();
  c.moveTo(x - s, foot);
  c.lineTo(x - s, foot - s * 1.4);
  c.arc(x, foot - s * 1.4, s, Math.PI, 0);
  c.lineTo(x + s, foot);
  c.fill();
}

/** @param {Pen} c @param {number} x @param {number} y @param {number} s @param {string} tone */
export function crystal(c, x, y, s, tone) {
  for (const [dx, long, w] of [
    [-0.3, 0.8, 0.26],
    [0.3, 0.9, 0.28],
    [0, 1.3, 0.34],
  ]) {
    const foot = x + dx * s;
    const [side, tip] = /** @type {Point[]} */ ([
      [foot - w * s, y - s * 0.2],
      [foot + dx * s * 0.5, y - long * s],
    ]);
    filled(c, darken(tone, 0.3), [side, tip, [foot + w * s, y - s * 0.2], [foot, y]]);
    filled(c, lighten(tone, 0.4), [side, tip, [foot, y]]);
  }
}
