// Pen drawings of a map.

/** @import { Dice, Pen, Point } from "./types" */
import { banner } from "./buildings.js";
import { curve, line, soft } from "./brush.js";
import { css, vary } from "./colours.js";
import { lerp, TAU } from "./noise.js";

const INK = "#3b2412";

/** @param {Pen} c @param {number} [wide] @param {number} [power] */
function pen(c, wide = 1.3, power = 0.9) {
  c.strokeStyle = css(INK, power);
  c.lineWidth = wide;
  c.lineCap = c.lineJoin = "round";
}

/** @param {Pen} c @param {string} tone @param {Point[]} points */
function shape(c, tone, points) {
  c.fillStyle = tone;
  line(c, points, true);
  c.fill();
}

/** @param {Pen} c @param {number} x @param {number} y @param {number} s @param {string} roof */
function cottage(c, x, y, s, roof) {
  c.fillStyle = "#f3e5c2";
  c.fillRect(x - s * 0.5, y - s * 0.5, s, s * 0.5);
  shape(c, roof, [
    [x - s * 0.62, y - s * 0.46],
    [x - s * 0.3, y - s],
    [x + s * 0.3, y - s],
    [x + s * 0.62, y - s * 0.46],
  ]);
  pen(c, 1.2);
  c.stroke();
  c.strokeRect(x - s * 0.5, y - s * 0.48, s, s * 0.48);
  c.fillStyle = INK;
  c.fillRect(x - s * 0.1, y - s * 0.3, s * 0.2, s * 0.3);
}

/** @param {Pen} c @param {number} x @param {number} y @param {number} w @param {number} h */
function spire(c, x, y, w, h) {
  c.fillStyle = "#efe2c2";
  c.fillRect(x - w / 2, y - h, w, h);
  c.fillStyle = "rgba(80,60,40,.35)";
  c.fillRect(x + w * 0.1, y - h, w * 0.4, h);
  pen(c);
  c.strokeRect(x - w / 2, y - h, w, h);
  shape(c, "#6a4aa0", [
    [x - w * 0.7, y - h],
    [x, y - h - w * 1.5],
    [x + w * 0.7, y - h],
  ]);
  c.stroke();
  c.fillStyle = INK;
  c.fillRect(x - 1.5, y - h * 0.7, 3, 6);
}

/** @typedef {(c: Pen, x: number, y: number, s: number, r: Dice) => void} Drawn */

/** @type {Drawn} */
const mountain = (c, x, y, s, r) => {
  const top = /** @type {Point} */ ([x + (r() - 0.5) * s * 0.2, y - s]);
  /** @type {[Point[], Point[]]} */
  const [left, right] = [[top], [top]];
  for (let i = 1; i <= 4; i++) {
    left.push([top[0] - s * 0.6 * (i / 4) + (r() - 0.5) * 4, top[1] + (s * i) / 4]);
    right.push([top[0] + s * 0.62 * (i / 4) + (r() - 0.5) * 4, top[1] + (s * i) / 4]);
  }
  shape(c, "#efe0bb", [...left, ...right.slice().reverse()]);
  shape(c, "rgba(92,80,88,.5)", [
    ...right,
    [top[0] + s * 0.06, y],
    [top[0] - s * 0.02, y - s * 0.3],
    [top[0] + s * 0.06, y - s * 0.6],
  ]);
  pen(c, 1.6);
  line(c, left);
  c.stroke();
  line(c, right);
  c.stroke();
  pen(c, 0.8, 0.7);
  c.beginPath();
  for (let i = 0; i < 8; i++) {
    const t = 0.18 + i * 0.1;
    c.moveTo(top[0] + s * 0.57 * t, top[1] + s * t);
    c.lineTo(top[0] + s * 0.57 * t - s * 0.13, top[1] + s * t + s * 0.2);
  }
  c.stroke();
};

/** @type {Drawn} */
const tree = (c, x, y, s, r) => {
  const crown = Array.from({ length: 9 }, (_, i) => {
    const a = (i / 9) * TAU;
    return /** @type {Point} */ ([
      x + Math.cos(a) * s * 0.5 * (0.85 + r() * 0.35),
      y - s * 0.7 + Math.sin(a) * s * 0.46 * (0.85 + r() * 0.35),
    ]);
  });
  pen(c, 1.5);
  line(c, [
    [x, y],
    [x, y - s * 0.3],
  ]);
  c.stroke();
  c.fillStyle = css(vary("#7f9a4c", r, 26));
  curve(c, crown, true);
  c.fill();
  c.save();
  c.clip();
  c.fillStyle = "rgba(40,60,24,.42)";
  c.beginPath();
  c.arc(x + s * 0.36, y - s * 0.5, s * 0.5, 0, TAU);
  c.fill();
  c.restore();
  pen(c, 1.2);
  curve(c, crown, true);
  c.stroke();
};

/** @type {Drawn} */
const fir = (c, x, y, s, r) => {
  pen(c, 1.2);
  for (let i = 0; i < 3; i++) {
    const [w, at] = [s * (0.42 - i * 0.1), y - s * 0.12 - i * s * 0.3];
    shape(c, css(vary("#5d7f4a", r, 24)), [
      [x, at - s * 0.46],
      [x + w, at],
      [x - w, at],
    ]);
    c.stroke();
  }
};

/** @type {Drawn} */
const hill = (c, x, y, s) => {
  c.fillStyle = "#e6cb8c";
  c.beginPath();
  c.moveTo(x - s, y);
  c.quadraticCurveTo(x - s * 0.2, y - s * 1.15, x + s, y);
  c.fill();
  pen(c, 1.5);
  c.stroke();
  pen(c, 0.8, 0.65);
  c.beginPath();
  for (let i = 0; i < 6; i++) {
    const t = 0.45 + i * 0.09;
    const [sx, sy] = [lerp(x - s, x + s, t), y - s * 2.2 * t * (1 - t)];
    c.moveTo(sx, sy);
    c.quadraticCurveTo(sx + 2, sy + 5, sx - 1, sy + s * 0.34);
  }
  c.stroke();
};

/** @type {Drawn} */
const house = (c, x, y, s, r) => cottage(c, x, y, s, r() < 0.7 ? "#b1553c" : "#5b7f92");

/** @type {Drawn} */
const marsh = (c, x, y, s, r) => {
  pen(c, 1.2);
  c.beginPath();
  for (let i = 0; i < 3; i++) {
    c.moveTo(x - s + i * 6, y + i * 5);
    c.quadraticCurveTo(x, y - 3 + i * 5, x + s - i * 4, y + i * 5);
  }
  for (let i = -2; i <= 2; i++) {
    c.moveTo(x + i * 3, y);
    c.lineTo(x + i * 5, y - s * (0.7 + r() * 0.4));
  }
  c.stroke();
};

/** @type {Drawn} */
const pillar = (c, x, y, h) => {
  c.fillStyle = "#e2d4b2";
  c.fillRect(x - 4, y - h, 8, h);
  c.fillStyle = "rgba(80,60,40,.4)";
  c.fillRect(x + 0.5, y - h, 3.5, h);
  pen(c);
  c.strokeRect(x - 4, y - h, 8, h);
};

/** @type {Drawn} */
const boat = (c, x, y, s) => {
  pen(c, 1.4);
  line(c, [
    [x, y],
    [x, y - s],
  ]);
  c.stroke();
  shape(c, "#f6ead0", [
    [x + 1, y - s + 1],
    [x + 14, y - 9],
    [x + 1, y - 8],
  ]);
  c.stroke();
  c.fillStyle = "#8b5a30";
  c.beginPath();
  c.moveTo(x - 12, y - 5);
  c.quadraticCurveTo(x, y + 6, x + 15, y - 5);
  c.closePath();
  c.fill();
  c.stroke();
};

/** The city in the middle of the realm. @param {Pen} c @param {number} x @param {number} y */
function city(c, x, y) {
  soft(c, x, y - 10, 130, 100, 0.85, "#f8e9bd");
  c.fillStyle = "#e2cfa0";
  c.beginPath();
  c.ellipse(x, y + 6, 66, 34, 0, 0, TAU);
  c.fill();
  pen(c, 1.6);
  c.stroke();
  for (const [dx, dy] of [
    [-36, -12],
    [-20, -20],
    [24, -20],
    [38, -10],
  ])
    cottage(c, x + dx, y + dy, 16, "#b1553c");
  for (const [dx, w, h] of [
    [-24, 14, 40],
    [24, 14, 40],
    [-11, 13, 54],
    [12, 13, 52],
    [0, 20, 64],
  ])
    spire(c, x + dx, y + 4, w, h);
  c.fillStyle = "#efe2c2";
  c.fillRect(x - 46, y + 10, 92, 17);
  pen(c, 1.5);
  c.strokeRect(x - 46, y + 10, 92, 17);
  for (let i = 0; i < 10; i++) {
    c.fillRect(x - 46 + i * 9.6, y + 5, 5.6, 6);
    c.strokeRect(x - 46 + i * 9.6, y + 5, 5.6, 6);
  }
  for (const dx of [-48, 48]) spire(c, x + dx, y + 29, 14, 30);
  c.fillStyle = INK;
  c.beginPath();
  c.moveTo(x - 7, y + 27);
  c.lineTo(x - 7, y + 18);
  c.arc(x, y + 18, 7, Math.PI, 0);
  c.lineTo(x + 7, y + 27);
  c.fill();
  banner(c, x, y - 88, 20, "#c79a2a");
}

export const ink = { mountain, tree, fir, hill, house, marsh, pillar, boat, city };
