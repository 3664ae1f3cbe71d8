// What lies in a room and is part of it: obstacles by their picture, traps, coins, chests.

/** @import { Dice, Lying, Pen, Point } from "./types" */
import { filled, glow, line, oval, round, soft, stops } from "./brush.js";
import { crystal, tower } from "./buildings.js";
import { css, vary } from "./colours.js";
import { boulder } from "./heights.js";
import { corners } from "./geometry.js";
import { dice, TAU } from "./noise.js";
import { broadleaf } from "./plants.js";

/** @param {Pen} c @param {string} tone @param {number} x @param {number} y @param {number} w @param {number} h */
function block(c, tone, x, y, w, h) {
  c.fillStyle = tone;
  c.fillRect(x, y, w, h);
}

/** @param {Pen} c @param {number} x @param {number} y @param {number} s */
export function barrel(c, x, y, s) {
  soft(c, x + s * 0.4, y + s * 0.5, s * 1.5, s * 0.7, 0.75, "#000000");
  c.fillStyle = stops(c.createLinearGradient(x - s, 0, x + s, 0), [
    [0, "#b98447"],
    [0.4, "#8d5f2f"],
    [1, "#3e260f"],
  ]);
  c.beginPath();
  c.moveTo(x - s * 0.8, y - s * 1.2);
  c.quadraticCurveTo(x - s * 1.1, y - s * 0.3, x - s * 0.8, y + s * 0.5);
  c.quadraticCurveTo(x, y + s * 0.95, x + s * 0.8, y + s * 0.5);
  c.quadraticCurveTo(x + s * 1.1, y - s * 0.3, x + s * 0.8, y - s * 1.2);
  c.fill();
  c.strokeStyle = "#35312e";
  c.lineWidth = s * 0.2;
  for (const t of [-0.75, 0.15]) {
    c.beginPath();
    c.moveTo(x - s * 0.98, y + s * t);
    c.quadraticCurveTo(x, y + s * (t + 0.4), x + s * 0.98, y + s * t);
    c.stroke();
  }
  oval(c, "#a97a45", x, y - s * 1.2, s * 0.8, s * 0.36);
  c.strokeStyle = "#5a3a1a";
  c.lineWidth = 1;
  c.stroke();
}

/** @param {Pen} c @param {number} x @param {number} y @param {number} s */
export function crate(c, x, y, s) {
  const half = s * 0.8;
  soft(c, x + s * 0.4, y + s * 0.5, s * 1.3, s * 0.6, 0.75, "#000000");
  block(c, "#5f4224", x - half, y - s * 0.5, half * 2, s);
  filled(c, "#94703f", [
    [x - half, y - s * 0.5],
    [x - half + s * 0.35, y - s],
    [x + half + s * 0.1, y - s],
    [x + half, y - s * 0.5],
  ]);
  c.strokeStyle = "#3d2610";
  c.lineWidth = 1.4;
  c.strokeRect(x - half, y - s * 0.5, half * 2, s);
  line(c, [
    [x - half, y - s * 0.5],
    [x + half, y + s * 0.5],
  ]);
  c.stroke();
}

/** A box with a lit top.
 * @param {Pen} c @param {number} x @param {number} y its foot @param {number} w @param {number} h @param {number} deep
 * @param {[string, string]} tones */
function chestlike(c, x, y, w, h, deep, [front, top]) {
  soft(c, x + w * 0.1, y, w * 0.7, h * 0.5, 0.75, "#000000");
  block(c, front, x - w / 2, y - h, w, h);
  block(c, top, x - w / 2, y - h - deep, w, deep);
  c.strokeStyle = "rgba(10,6,4,.6)";
  c.lineWidth = 1.4;
  c.strokeRect(x - w / 2, y - h - deep, w, h + deep);
}

/**
 * Obstacles by their picture, drawn for a hex of radius 1 that was scaled; with all hexes they cover.
 * @type {Record<string, (c: Pen, x: number, y: number, R: number, r: Dice, at: Point[]) => void>}
 */
const OBSTACLES = {
  boulder: (c, x, y, R, r) => boulder(c, x, y + R * 0.14, R * 0.56, {}, r),
  crates(c, x, y, R) {
    crate(c, x - R * 0.2, y - R * 0.05, R * 0.34);
    crate(c, x + R * 0.26, y + R * 0.22, R * 0.3);
  },
  barrels(c, x, y, R) {
    for (const [a, b] of [
      [-0.28, -0.06],
      [0.22, -0.12],
      [0, 0.3],
    ])
      barrel(c, x + a * R, y + b * R, R * 0.24);
  },
  rubble(c, x, y, R, r) {
    for (const [a, b, s] of [
      [-0.3, -0.08, 0.3],
      [0.26, -0.12, 0.27],
      [0.02, 0.24, 0.34],
      [0.4, 0.26, 0.16],
      [-0.42, 0.3, 0.15],
    ])
      boulder(c, x + a * R, y + b * R, s * R, {}, r);
  },
  column(c, x, y, R) {
    soft(c, x + 6, y + R * 0.3, R * 0.7, R * 0.36, 0.8, "#000000");
    block(c, "#6d665e", x - R * 0.4, y + R * 0.12, R * 0.8, R * 0.26);
    tower(c, x, y + R * 0.2, R * 0.5, R * 0.9, { wall: "#9b9186", roof: "#777777" }, []);
  },
  table(c, x, y, R) {
    chestlike(c, x, y + R * 0.42, R * 1.2, R * 0.2, R * 0.52, ["#4a2c14", "#8d5c30"]);
    c.strokeStyle = "rgba(50,26,8,.6)";
    for (const down of [0.02, 0.12, 0.22]) {
      line(c, [
        [x - R * 0.6, y - R * 0.3 + down * R * 2],
        [x + R * 0.6, y - R * 0.3 + down * R * 2],
      ]);
      c.stroke();
    }
    block(c, "#efe4c8", x - R * 0.3, y - R * 0.16, R * 0.24, R * 0.17);
    oval(c, "#6d3a22", x + R * 0.26, y - R * 0.04, R * 0.08, R * 0.06);
  },
  shelf(c, x, y, R, r) {
    chestlike(c, x, y + R * 0.5, R * 1.2, R * 0.92, R * 0.1, ["#3d2512", "#8a5d35"]);
    for (const row of [-0.4, 0.02]) {
      block(c, "#1d110a", x - R * 0.54, y + row * R, R * 1.08, R * 0.34);
      for (let at = -0.52; at < 0.44; ) {
        const [w, h] = [0.07 + r() * 0.07, 0.2 + r() * 0.12];
        const tone = ["#8a2f2a", "#2f5a7a", "#5a6a2f", "#a5803a", "#5a3a6a"][(r() * 5) | 0];
        block(c, tone, x + at * R, y + (row + 0.34 - h) * R, w * R - 0.8, h * R);
        at += w;
      }
    }
  },
  log(c, x, y, R, r) {
    soft(c, x + 4, y + R * 0.26, R * 0.8, R * 0.32, 0.7, "#000000");
    block(c, css(vary("#6b4a2c", r, 20)), x - R * 0.62, y - R * 0.16, R * 1.1, R * 0.42);
    block(c, "rgba(255,226,176,.2)", x - R * 0.62, y - R * 0.16, R * 1.1, R * 0.08);
    oval(c, "#c79a66", x + R * 0.48, y + R * 0.05, R * 0.14, R * 0.21);
    c.strokeStyle = "#7d5530";
    c.stroke();
  },
  bush(c, x, y, R, r) {
    for (const [a, b] of [
      [-0.26, 0.1],
      [0.26, 0.06],
      [0, 0.34],
    ])
      broadleaf(c, x + a * R, y + b * R, R * 0.36, { leaf: ["#1f3a1c", "#3a6a2c", "#7aa048"] }, r);
  },
  altar(c, x, y, R) {
    chestlike(c, x, y + R * 0.42, R * 1.1, R * 0.34, R * 0.44, ["#6d6862", "#b5afa6"]);
    block(c, "#7c2430", x - R * 0.14, y - R * 0.36, R * 0.28, R * 0.78);
    for (const side of [-0.4, 0.4]) {
      block(c, "#efe4c8", x + side * R - 2, y - R * 0.42, 4, R * 0.2);
      glow(c, x + side * R, y - R * 0.46, R * 0.24, "#ffb84a", 0.8);
    }
  },
  coffin(c, x, y, R) {
    soft(c, x + 4, y + R * 0.3, R * 0.7, R * 0.4, 0.75, "#000000");
    for (const [k, tone] of /** @type {[number, string][]} */ ([
      [1, "#57534f"],
      [0.84, "#a7a29a"],
      [0.68, "#87827a"],
    ]))
      filled(c, tone, [
        [x - 0.3 * R * k, y - 0.62 * R * k],
        [x + 0.3 * R * k, y - 0.62 * R * k],
        [x + 0.46 * R * k, y - 0.24 * R * k],
        [x + 0.3 * R * k, y + 0.62 * R * k],
        [x - 0.3 * R * k, y + 0.62 * R * k],
        [x - 0.46 * R * k, y - 0.24 * R * k],
      ]);
  },
  nest(c, x, y, R, r) {
    soft(c, x, y + R * 0.1, R * 0.8, R * 0.5, 0.8, "#000000");
    c.lineWidth = 2;
    for (let i = 0; i < 60; i++) {
      const [a, far] = [r() * TAU, R * (0.4 + r() * 0.22)];
      c.strokeStyle = css(vary("#7a6038", r, 40));
      line(c, [
        [x + Math.cos(a) * far, y + Math.sin(a) * far * 0.7],
        [x + Math.cos(a + 0.6) * far, y + Math.sin(a + 0.6) * far * 0.7],
      ]);
      c.stroke();
    }
    for (const [a, b] of [
      [-0.14, 0],
      [0.14, -0.04],
      [0, 0.12],
    ])
      oval(c, "#e6dcc0", x + a * R, y + b * R, R * 0.13, R * 0.17);
  },
  totem(c, x, y, R) {
    soft(c, x + 5, y + R * 0.4, R * 0.5, R * 0.24, 0.8, "#000000");
    for (const [i, tone] of ["#7a4a2a", "#8d5c34", "#6d4024"].entries()) {
      const top = y + R * (0.1 - i * 0.42);
      block(c, tone, x - R * 0.24, top, R * 0.48, R * 0.38);
      for (const side of [-0.1, 0.1]) oval(c, "#f0d08a", x + side * R, top + R * 0.13, R * 0.05);
      block(c, "#2a160a", x - R * 0.12, top + R * 0.24, R * 0.24, R * 0.06);
    }
  },
  pit(c, x, y, R) {
    oval(c, "#2c2622", x, y, R * 0.74, R * 0.62);
    oval(c, "#040405", x, y + R * 0.05, R * 0.64, R * 0.52);
  },
  fountain(c, x, y, R) {
    soft(c, x + 4, y + R * 0.2, R * 0.85, R * 0.6, 0.7, "#000000");
    oval(c, "#6d6862", x, y + R * 0.08, R * 0.72, R * 0.56);
    oval(c, "#b5afa6", x, y, R * 0.72, R * 0.56);
    oval(c, "#2f6478", x, y, R * 0.58, R * 0.43);
    block(c, "#a7a29a", x - R * 0.08, y - R * 0.5, R * 0.16, R * 0.52);
    oval(c, "#9cc6d6", x, y - R * 0.5, R * 0.2, R * 0.1);
  },
  crystal(c, x, y, R) {
    for (const [a, b, s] of [
      [-0.26, 0.24, 0.4],
      [0.26, 0.28, 0.36],
      [0, 0.4, 0.52],
    ])
      crystal(c, x + a * R, y + b * R, s * R, "#6fb6e8");
    glow(c, x, y, R * 0.7, "#6fb6e8", 0.3);
  },
  wall(c, x, y, R) {
    chestlike(c, x, y + R * 0.5, R * 1.3, R * 0.5, R * 0.4, ["#6d655b", "#a39a8c"]);
    c.strokeStyle = "rgba(20,14,10,.55)";
    for (const [a, b, d] of [
      [-0.65, 0.25, 0.65],
      [-0.2, 0, 0],
    ]) {
      line(c, [
        [x + a * R, y + b * R],
        [x + (d || a) * R, y + (d ? b : 0.25) * R],
      ]);
      c.stroke();
    }
  },
  stairs(c, x, y, R) {
    for (let i = 0; i < 5; i++)
      block(
        c,
        ["#3a3531", "#544d47", "#6f665e", "#8a8076", "#a59a8e"][i],
        x - R * 0.5,
        y - R * 0.5 + i * R * 0.2,
        R,
        R * 0.19,
      );
  },
  fog(c, x, y, R, r) {
    for (let i = 0; i < 14; i++) {
      const [a, far] = [r() * TAU, r() * R * 0.5];
      soft(c, x + Math.cos(a) * far, y + Math.sin(a) * far * 0.8, R * 0.4, R * 0.28, 0.34, "#c9d2e0");
    }
  },
};

/** @type {Record<string, (c: Pen, x: number, y: number, R: number, r: Dice, thing: Lying) => void>} */
const THINGS = {
  obstacle(c, x, y, R, r, { picture, at }) {
    const draw = OBSTACLES[picture] ?? OBSTACLES.boulder;
    if (at.length === 1 || picture === "pit") {
      for (const [u, v] of at) draw(c, u, v, R, r, at);
      return;
    }
    // one thing over several hexes: as long as they are, turned as they lie
    const [last] = at.slice(-1);
    const [dx, dy] = [last[0] - x, last[1] - y];
    const level = Math.abs(dy) < R * 0.2;
    if (["table", "log", "wall", "shelf", "altar"].includes(picture) && level) {
      c.save();
      c.translate(x + dx / 2, y + dy / 2);
      c.scale((Math.abs(dx) + R * 1.2) / (R * 1.2), 1);
      draw(c, 0, 0, R, r, at);
      c.restore();
      return;
    }
    for (const [u, v] of at) draw(c, u, v, R, r, at);
  },
  trap(c, x, y, R) {
    const k = R / 54;
    soft(c, x, y, 46 * k, 40 * k, 0.75, "#000000");
    c.fillStyle = "#241d19";
    round(c, corners(x, y, 33 * k, true), 4);
    c.fill();
    c.strokeStyle = "#5d544b";
    c.lineWidth = 3 * k;
    c.stroke();
    c.strokeStyle = "#c8452e";
    c.lineWidth = 1.8 * k;
    line(c, corners(x, y, 37 * k, true), true);
    c.stroke();
    for (const [u, v] of [
      [0, -14],
      [-14, -5],
      [14, -5],
      [0, 2],
      [-13, 11],
      [13, 11],
      [0, 18],
    ]) {
      const [a, b] = [x + u * k, y + v * k];
      oval(c, "#0c0908", a, b, 5 * k, 2.6 * k);
      for (const [tone, to] of /** @type {[string, number][]} */ ([
        ["#6c7177", 4],
        ["#e5eaee", -0.4],
      ]))
        filled(c, tone, [
          [a - 4 * k, b],
          [a, b - 17 * k],
          [a + to * k, b],
        ]);
    }
  },
  coins(c, x, y, R, r, { count }) {
    const [many, k] = [Math.min(4, count), R / 54];
    for (let i = 0; i < many * 5; i++) {
      const u = x + (r() - 0.5) * 20 * Math.sqrt(many) * k;
      const v = y + R * 0.12 + (r() - 0.5) * 14 * Math.sqrt(many) * k;
      soft(c, u + 1.5, v + 2, 8 * k, 5 * k, 0.7, "#000000");
      oval(c, "#7d5310", u, v + 1.7 * k, 6 * k, 4 * k);
      oval(c, "#e7b73c", u, v, 6 * k, 4 * k);
      oval(c, "#ffe99a", u - k, v - 0.8 * k, 3.4 * k, 2 * k);
    }
  },
  chest(c, x, y, R) {
    c.save();
    c.translate(x, y);
    c.scale(R / 54, R / 54);
    soft(c, 6, 14, 46, 26, 0.9, "#000000");
    block(c, "#6e3f1b", -28, -4, 56, 26);
    for (let i = 0; i < 3; i++) block(c, "#3a1f0c", -28, -4 + i * 9, 56, 1.4);
    c.fillStyle = "#8f5726";
    c.beginPath();
    c.moveTo(-29, -3);
    c.quadraticCurveTo(-29, -24, -17, -24);
    c.lineTo(17, -24);
    c.quadraticCurveTo(29, -24, 29, -3);
    c.fill();
    for (const left of [-22, 15]) {
      block(c, "#c99a35", left, -24, 7, 46);
      block(c, "#f3d67c", left, -24, 2, 46);
    }
    block(c, "#d9ab42", -29, -5, 58, 4);
    block(c, "#e5bb52", -6, -8, 12, 13);
    oval(c, "#2b1a08", 0, -3, 2.4);
    c.restore();
  },
};

/** @param {Pen} c @param {Lying} thing @param {number} R */
export const lie = (c, thing, R) => THINGS[thing.what]?.(c, ...thing.at[0], R, dice(thing.id), thing);
