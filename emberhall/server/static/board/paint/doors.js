// Doors of rooms: they face the way from one room to the other.

/** @import { Cell, Pen, Scenery } from "./types" */
import { oval, soft } from "./brush.js";
import { css, vary } from "./colours.js";
import { dice, TAU } from "./noise.js";

/** @param {Pen} c @param {string} tone @param {number} x @param {number} y @param {number} w @param {number} h */
function block(c, tone, x, y, w, h) {
  c.fillStyle = tone;
  c.fillRect(x, y, w, h);
}

/** Boards beside or above each other. @param {Pen} c @param {string} id @param {number} x @param {number} y
 * @param {number} w @param {number} h @param {number} many @param {boolean} upright */
function boards(c, id, x, y, w, h, many, upright) {
  const r = dice(id);
  for (let i = 0; i < many; i++) {
    const tone = css(vary("#8a5a2c", r, 30));
    if (upright) block(c, tone, x + (i * w) / many, y, w / many - 1, h);
    else block(c, tone, x, y + (i * h) / many, w, h / many - 1);
  }
}

/** Whether a door leads to the left or right. @param {Cell} d @param {Scenery} m */
function across(d, m) {
  let [dx, dy] = [0, 0];
  for (const near of m.cells) {
    const far = Math.hypot(near.x - d.x, near.y - d.y);
    if (near === d || near.door || far > m.R * 1.9) continue;
    dx += Math.abs(near.x - d.x) / far;
    dy += Math.abs(near.y - d.y) / far;
  }
  return dx > dy * 1.15;
}

/** @param {Pen} c @param {Cell} d @param {Scenery} m */
export function door(c, d, m) {
  if (across(d, m)) sideways(c, d, m.R);
  else if (d.door === "open") open(c, d, m.R);
  else arch(c, d, m.R);
}

/** @param {Pen} c @param {Cell} d @param {number} R */
function sideways(c, { id, x, y, door: state }, R) {
  const [w, h] = [R * 0.34, R * 1.12];
  const [left, top] = [x - w / 2, y - h * 0.62];
  const post = (/** @type {number} */ at) => {
    block(c, "#17130f", left - 7, at - 1, w + 14, R * 0.3 + 2);
    block(c, "#a79b89", left - 6, at, w + 12, R * 0.18);
    block(c, "#6f665a", left - 6, at + R * 0.18, w + 12, R * 0.12);
  };
  soft(c, x + 10, y + 6, R * 0.6, R * 0.7, 0.6, "#000000");
  post(top - R * 0.26);
  if (state !== "open") {
    block(c, "#140d08", left - 2, top, w + 4, h);
    boards(c, id, left, top, w, h, 5, false);
    for (const part of [0.2, 0.72]) block(c, "#2b2724", left - 1, top + h * part, w + 2, 6);
    if (state === "locked") lock(c, x, top + h * 0.5);
    else oval(c, "#d0a64e", x, top + h * 0.5, 4);
  }
  post(top + h - 2);
}

/** @param {Pen} c @param {number} x @param {number} y */
function lock(c, x, y) {
  c.strokeStyle = "#d8dde2";
  c.lineWidth = 3;
  c.beginPath();
  c.arc(x, y - 6, 5.5, Math.PI, 0);
  c.stroke();
  block(c, "#b9bfc6", x - 8, y - 5, 16, 13);
  block(c, "#1b1712", x - 1.5, y - 1, 3, 6);
}

/** Both leaves stand aside. @param {Pen} c @param {Cell} d @param {number} R */
function open(c, { id, x, y }, R) {
  for (const side of [-1, 1]) {
    const [px, py] = [x + side * R * 0.74, y + R * 0.1];
    soft(c, px + 4, py + 4, R * 0.3, R * 0.16, 0.7, "#000000");
    block(c, "#17130f", px - R * 0.13, py - R * 0.62, R * 0.26, R * 0.68);
    block(c, "#6f665a", px - R * 0.11, py - R * 0.46, R * 0.22, R * 0.5);
    block(c, "#a79b89", px - R * 0.13, py - R * 0.64, R * 0.26, R * 0.18);
  }
  boards(c, id, x - R * 0.62, y - R * 0.62, R * 0.14, R * 0.68, 3, false);
  block(c, "rgba(0,0,0,.35)", x - R * 0.5, y - R * 0.5, R * 0.05, R * 0.56);
}

/** @param {Pen} c @param {Cell} d @param {number} R */
function arch(c, { id, x, y, door: state }, R) {
  const [w, h] = [R * 1.1, R * 1.02];
  const [left, top] = [x - w / 2, y - h * 0.78];
  const foot = top + h;
  const shape = (/** @type {number} */ more) => {
    c.beginPath();
    c.moveTo(left - more, foot);
    c.lineTo(left - more, top + h * 0.36);
    c.quadraticCurveTo(x, top - h * 0.34 - more * 1.4, left + w + more, top + h * 0.36);
    c.lineTo(left + w + more, foot);
    c.closePath();
  };
  soft(c, x, foot, w * 0.8, R * 0.3, 0.7, "#000000");
  for (const [more, tone] of /** @type {[number, string][]} */ ([
    [9, "#151009"],
    [7, "#a79b89"],
  ])) {
    shape(more);
    c.fillStyle = tone;
    c.fill();
  }
  c.strokeStyle = "rgba(20,14,8,.6)";
  c.lineWidth = 1.1;
  c.stroke();
  c.save();
  shape(0);
  c.clip();
  boards(c, id, left, top - 10, w, h + 12, 6, true);
  for (const part of [0.4, 0.78]) {
    block(c, "#2b2724", left, top + h * part, w, 6);
    for (let i = 0; i < 6; i++) oval(c, "#8d8780", left + 5 + (i * (w - 10)) / 5, top + h * part + 3, 1.5);
  }
  c.restore();
  if (state === "locked") {
    lock(c, x, top + h * 0.64);
    return;
  }
  c.strokeStyle = "#d0a64e";
  c.lineWidth = 2.4;
  c.beginPath();
  c.arc(left + w * 0.78, top + h * 0.62, 4.4, 0, TAU);
  c.stroke();
}
