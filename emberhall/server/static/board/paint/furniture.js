// Furniture of rooms and stones of graves.

/** @import { Sprite } from "./types" */
import { oval, round, soft, stops } from "./brush.js";

/** @param {import("./types").Pen} c @param {string} tone @param {number} x @param {number} y @param {number} w
 * @param {number} h @param {number} corner */
function board(c, tone, x, y, w, h, corner) {
  c.fillStyle = tone;
  round(
    c,
    [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ],
    corner,
  );
  c.fill();
}

/** @type {Record<"grave" | "table" | "bed" | "shelves", Sprite>} */
export const furnish = {
  grave(c, x, y, s, _look, r) {
    const cross = r() < 0.3;
    soft(c, x + s * 0.4, y + 2, s * 0.9, s * 0.4, 0.7, "#000000");
    oval(c, "rgba(60,48,30,.75)", x, y + s * 0.5, s * 0.5, s * 0.55);
    for (const [dx, dy, tone] of /** @type {[number, number, string][]} */ ([
      [2.5, 1.5, "#55565e"],
      [0, 0, "#cfccc4"],
    ])) {
      c.fillStyle = tone;
      c.beginPath();
      if (cross) {
        c.rect(x - s * 0.1 + dx, y - s * 1.15 + dy, s * 0.2, s * 1.15);
        c.rect(x - s * 0.36 + dx, y - s * 0.86 + dy, s * 0.72, s * 0.2);
      } else {
        c.moveTo(x - s * 0.36 + dx, y + dy);
        c.lineTo(x - s * 0.36 + dx, y - s * 0.6 + dy);
        c.arc(x + dx, y - s * 0.6 + dy, s * 0.36, Math.PI, 0);
        c.lineTo(x + s * 0.36 + dx, y + dy);
      }
      c.fill();
    }
  },
  table(c, x, y) {
    soft(c, x + 6, y + 14, 44, 22, 0.6, "#000000");
    for (const [dx, dy] of [
      [-30, 2],
      [30, 4],
      [0, 20],
    ]) {
      oval(c, "#4a2e16", x + dx, y + dy, 8, 5);
      oval(c, "#9b6a3c", x + dx, y + dy - 4, 8, 5);
    }
    oval(c, "#3f2511", x, y + 4, 25, 15);
    oval(c, "#9b6a38", x, y - 3, 25, 15);
    oval(c, "#b98447", x - 4, y - 5, 17, 9);
  },
  bed(c, x, y) {
    soft(c, x + 5, y + 20, 36, 22, 0.6, "#000000");
    board(c, "#4a2c16", x - 22, y - 22, 44, 52, 7);
    board(c, "#7c2f3a", x - 19, y - 6, 38, 32, 7);
    board(c, "#a54a52", x - 19, y - 6, 38, 8, 4);
    board(c, "#efe6d3", x - 14, y - 18, 28, 11, 5);
  },
  shelves(c, x, y, _s, _look, r) {
    soft(c, x, y + 16, 40, 14, 0.6, "#000000");
    board(c, "#3d2512", x - 32, y - 26, 64, 40, 3);
    for (const row of [-22, -3]) {
      c.fillStyle = "#1d110a";
      c.fillRect(x - 28, y + row, 56, 14);
      for (let at = x - 27; at < x + 24; ) {
        const [w, h] = [4 + r() * 4, 9 + r() * 4];
        c.fillStyle = ["#8a2f2a", "#2f5a7a", "#5a6a2f", "#a5803a", "#5a3a6a"][(r() * 5) | 0];
        c.fillRect(at, y + row + 14 - h, w - 0.8, h);
        at += w;
      }
    }
    c.fillStyle = stops(c.createLinearGradient(x - 32, 0, x + 32, 0), [
      [0, "#a5764a"],
      [1, "#6d4424"],
    ]);
    c.fillRect(x - 32, y - 28, 64, 4);
  },
};
