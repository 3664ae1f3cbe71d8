// What people built on a hex, by kind of site. Drawn around (0, 0) on a hex of radius 58.

/** @import { Cell, Dice, Look, Pane, Pen, Point, Standing } from "./types" */
import { filled, glow, line, soft, stops } from "./brush.js";
import { banner, crystal, gate, house, tower, wallRun } from "./buildings.js";
import { css, darken, lighten } from "./colours.js";
import { hill, stone } from "./heights.js";
import { dice, TAU } from "./noise.js";
import { broadleaf, flowers } from "./plants.js";

/**
 * @typedef {object} Building
 * @property {(y: number, draw: (c: Pen) => void) => void} put something that stands with its foot at this height
 * @property {Look} look @property {Dice} r @property {Pane[]} panes @property {string} [tone] of its crystal or banner
 */

/** A roof of one of the tones there are. @param {Building} b */
const roofed = ({ look, r }) => ({ ...look, roof: look.roofs[(r() * look.roofs.length) | 0] });

/** @param {Pen} c @param {string} tone @param {number} x @param {number} y @param {number} w @param {number} h */
function block(c, tone, x, y, w, h) {
  c.fillStyle = tone;
  c.fillRect(x, y, w, h);
}

/** @type {Record<string, (b: Building) => void>} */
export const SITES = {
  village(b) {
    for (const [x, y] of [
      [-20, -10],
      [6, -16],
      [24, -4],
      [-26, 8],
      [-4, 3],
      [18, 13],
    ])
      b.put(y, (c) => house(c, x, y, 12 + b.r() * 2, roofed(b), b.r, b.panes));
  },
  keep({ put, look, panes, tone }) {
    put(-14, (c) => {
      tower(c, -20, -8, 11, 24, look, panes);
      tower(c, 20, -8, 11, 24, look, panes);
      wallRun(c, [-20, -8], [20, -8], 15, look);
    });
    put(2, (c) => {
      tower(c, 0, 2, 19, 38, look, panes);
      banner(c, 0, -40, 15, tone ?? "#8d2b22");
    });
    put(14, (c) => {
      wallRun(c, [-22, 12], [22, 12], 14, look);
      gate(c, 0, 12, 5);
      tower(c, -23, 13, 11, 22, look, panes);
      tower(c, 23, 13, 11, 22, look, panes);
    });
  },
  mage_tower({ put, look, r, panes }) {
    put(12, (c) => {
      soft(c, 0, 12, 34, 13, 0.4);
      for (const [x, y] of [
        [-20, 9],
        [18, 11],
        [-9, 15],
      ])
        stone(c, x, y, 7, { tone: look.wall }, r);
      tower(c, 0, 11, 17, 44, look, panes, true);
      tower(c, 12, 12, 9, 24, look, panes, true);
      glow(c, 0, -58, 20, look.orb, 0.9);
    });
  },
  monastery({ put, look, r, panes }) {
    put(8, (c) => {
      tower(c, -17, 2, 12, 32, look, panes, true);
      house(c, 2, 6, 25, look, r, panes);
    });
    put(16, (c) => {
      house(c, -16, 15, 12, look, r, panes);
      for (const x of [4, 13, 22]) broadleaf(c, x, 18, 7, { leaf: ["#2c5a28", "#4c8a3c", "#86b858"] }, r);
    });
  },
  mine({ put, look, r, panes, tone }) {
    put(8, (c) => {
      hill(c, 0, 14, 66, { ...look.hill, high: 40 }, r);
      filled(c, "#140d08", [
        [-11, 13],
        [-9, -4],
        [9, -4],
        [11, 13],
      ]);
      c.strokeStyle = "#8b5e34";
      c.lineWidth = 3.6;
      line(c, [
        [-11, 14],
        [-9, -4],
        [9, -4],
        [11, 14],
      ]);
      c.stroke();
      line(c, [
        [-13, -5],
        [13, -5],
      ]);
      c.stroke();
      for (const [x, y, s] of [
        [-22, 15, 9],
        [-15, 17, 12],
        [18, 16, 13],
        [25, 15, 8],
        [3, 15, 7],
      ])
        crystal(c, x, y, s, tone ?? "#38b45a");
      panes.push([-4, 2, 8, 8]);
    });
  },
  city(b) {
    const { put, look, panes, tone } = b;
    const at = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => {
      const a = (i / 8) * TAU + 0.39;
      return /** @type {Point} */ ([Math.cos(a) * 43, 4 + Math.sin(a) * 33]);
    });
    put(-36, (c) => {
      soft(c, 4, 8, 58, 46, 0.5, "#2a1c10");
      for (const i of [3, 4, 5, 6]) wallRun(c, at[i], at[i + 1], 12, look);
      for (const i of [4, 5, 6, 7]) tower(c, at[i][0], at[i][1], 9, 19, look, panes, true);
    });
    for (const [x, y] of [
      [-22, -12],
      [-6, -19],
      [14, -16],
      [26, -7],
      [-30, 1],
      [-15, 2],
      [30, 6],
      [17, 8],
      [-26, 14],
      [-8, 17],
      [10, 20],
      [24, 18],
    ])
      put(y, (c) => house(c, x, y, 11 + b.r() * 2, roofed(b), b.r, panes));
    put(5, (c) => {
      tower(c, -8, 3, 10, 34, look, panes, true);
      tower(c, 9, 4, 10, 30, look, panes, true);
      tower(c, 0, 6, 15, 40, look, panes, true);
      banner(c, 0, -55, 14, tone ?? "#c8352b");
    });
    put(40, (c) => {
      for (const i of [0, 1, 2, 7]) wallRun(c, at[(i + 1) % 8], at[i], 13, look);
      for (const i of [0, 1, 2, 3]) tower(c, at[i][0], at[i][1], 10, 20, look, panes, true);
      gate(c, (at[1][0] + at[2][0]) / 2, (at[1][1] + at[2][1]) / 2, 5);
    });
  },
  camp({ put, r, panes, tone }) {
    for (const [x, y, s] of [
      [-22, -6, 15],
      [18, -9, 14],
      [-4, 2, 18],
      [24, 12, 14],
      [-24, 16, 13],
    ])
      put(y, (c) => {
        soft(c, x + s * 0.5, y, s * 1.1, s * 0.4, 0.5);
        filled(c, "#cbb88e", [
          [x - s * 0.8, y],
          [x, y - s * 1.2],
          [x + s * 0.25, y + s * 0.08],
        ]);
        filled(c, "#8d7a56", [
          [x, y - s * 1.2],
          [x + s * 0.25, y + s * 0.08],
          [x + s * 0.85, y - s * 0.1],
        ]);
        filled(c, "#2a1f16", [
          [x - s * 0.4, y + s * 0.03],
          [x - s * 0.12, y - s * 0.55],
          [x, y + s * 0.05],
        ]);
        if (r() < 0.5) banner(c, x, y - s * 1.1, s * 0.7, tone ?? "#8d2b22");
      });
    panes.push([-3, 10, 5, 4]);
  },
  den({ put, r }) {
    put(10, (c) => {
      for (const [x, y, s] of [
        [-17, 4, 26],
        [15, 5, 24],
        [0, -3, 34],
      ])
        stone(c, x, y + 8, s, { tone: "#6d6458" }, r);
      c.fillStyle = "#0d0808";
      c.beginPath();
      c.ellipse(0, 6, 12, 10, 0, Math.PI, 0);
      c.fill();
      for (const x of [-5.5, 2.5]) block(c, "#ff5a3a", x, 0.5, 3, 3);
      c.strokeStyle = "#e8dcc2";
      c.lineWidth = 2;
      for (const [x, y] of /** @type {Point[]} */ ([
        [-20, 16],
        [17, 17],
        [4, 14],
      ])) {
        line(c, [
          [x, y],
          [x + 7, y - 3],
        ]);
        c.stroke();
      }
    });
  },
  dungeon({ put, look, panes }) {
    put(12, (c) => {
      soft(c, 5, 12, 36, 14, 0.5);
      block(c, css(darken(look.wall, 0.25)), -22, -20, 44, 32);
      block(c, css(lighten(look.wall, 0.15)), -25, -25, 50, 7);
      gate(c, 0, 12, 11);
      c.strokeStyle = "#58504a";
      c.lineWidth = 1.8;
      for (const x of [-8.8, -4.4, 0, 4.4, 8.8]) {
        line(c, [
          [x, 12],
          [x, -10],
        ]);
        c.stroke();
      }
      tower(c, -24, 13, 10, 28, look, panes);
      tower(c, 24, 13, 10, 28, look, panes);
    });
  },
  tomb({ put }) {
    put(12, (c) => {
      soft(c, 5, 12, 36, 14, 0.5);
      block(c, "#8d8a92", -20, -12, 40, 24);
      block(c, "#5d5b66", 2, -12, 18, 24);
      filled(c, "#a9a6ae", [
        [-25, -11],
        [0, -28],
        [25, -11],
      ]);
      block(c, "#100c12", -6, -4, 12, 16);
      for (const x of [-28, 27]) block(c, "#b9b6bc", x - 3, 4, 6, 10);
    });
  },
  ruins({ put }) {
    for (const [x, y, h] of [
      [-24, -8, 26],
      [-6, -14, 36],
      [14, -10, 20],
      [26, 4, 30],
      [-16, 10, 14],
      [8, 12, 10],
    ])
      put(y, (c) => {
        soft(c, x + 5, y, 11, 5, 0.5);
        c.fillStyle = stops(c.createLinearGradient(x - 5, 0, x + 5, 0), [
          [0, "#f0e6cf"],
          [0.5, "#c9bca0"],
          [1, "#7d725e"],
        ]);
        c.fillRect(x - 4.5, y - h, 9, h);
        c.fillRect(x - 6.5, y - 3, 13, 4);
        if (h > 22) c.fillRect(x - 6.5, y - h - 3, 13, 4);
      });
  },
  glade({ put, r }) {
    put(-30, (c) => soft(c, 0, 0, 36, 24, 0.6, "#a9cf5c"));
    for (let i = 0; i < 7; i++) {
      const a = (i / 7) * TAU;
      const [x, y] = [Math.cos(a) * 24, Math.sin(a) * 15];
      put(y, (c) => {
        soft(c, x + 3, y, 8, 4, 0.5);
        block(c, "#8f938c", x - 3, y - 13, 6, 13);
        block(c, "#c4c9be", x - 3, y - 13, 2.4, 13);
      });
    }
    put(3, (c) => {
      flowers(c, 2, 2, 2, { tones: ["#fff4c8", "#e57ab8", "#9a8cf0", "#ffffff"] }, r);
      glow(c, 0, 0, 20, "#9adf6a", 0.22);
    });
  },
  portal({ put }) {
    put(10, (c) => {
      soft(c, 4, 11, 34, 12, 0.5);
      glow(c, 0, -10, 34, "#6fb6ff", 0.7);
      const ring = (
        /** @type {number} */ rx,
        /** @type {number} */ ry,
        /** @type {number} */ a,
        /** @type {number} */ b,
      ) => {
        c.beginPath();
        c.ellipse(0, -10, rx, ry, 0, a, b);
      };
      ring(12, 19, 0, TAU);
      c.fillStyle = "#bfe2ff";
      c.fill();
      for (const [rx, ry, from, to, tone, wide] of /** @type {[number, number, number, number, string, number][]} */ ([
        [10, 15.5, 0.6, 5.6, "#3f7fd0", 2],
        [6.5, 10, 0.9, 5.9, "#3f7fd0", 2],
        [3, 4.6, 1.2, 6.2, "#3f7fd0", 2],
        [15.5, 22, Math.PI * 0.78, Math.PI * 2.22, "#6f6a72", 7],
        [15.5, 22, Math.PI * 0.8, Math.PI * 1.6, "#b8b2b6", 2.4],
      ])) {
        ring(rx, ry, from, to);
        c.strokeStyle = tone;
        c.lineWidth = wide;
        c.stroke();
      }
    });
  },
  spawning_grounds({ put }) {
    for (const [x, y, s] of [
      [-14, -6, 9],
      [10, -9, 10],
      [-2, 3, 12],
      [18, 7, 8],
      [-20, 9, 8],
    ])
      put(y, (c) => {
        soft(c, x + 3, y + 4, s * 1.5, s * 0.7, 0.5);
        c.fillStyle = stops(c.createRadialGradient(x - s * 0.3, y - s * 0.6, 1, x, y, s * 1.5), [
          [0, "#e6f0b0"],
          [0.6, "#8fae5a"],
          [1, "#3d4f24"],
        ]);
        c.beginPath();
        c.ellipse(x, y - s * 0.4, s * 0.8, s * 1.1, 0, 0, TAU);
        c.fill();
      });
  },
  maze({ put, r }) {
    for (const [i, y] of [-22, -12, -2, 8, 18].entries())
      put(y, (c) => {
        const wide = i === 0 || i === 4 ? 24 : 30;
        const gap = i === 4 ? 0 : (r() - 0.5) * wide;
        for (const [from, to] of [
          [-wide, gap - 5],
          [gap + 5, wide],
        ]) {
          block(c, "#20351c", from, y - 7, to - from, 9);
          block(c, "#3f6a34", from, y - 9, to - from, 5);
          block(c, "#6f9a4c", from, y - 9, to - from, 1.6);
        }
      });
  },
};

/**
 * The site of a cell: what stands there, its windows, how it shines at night.
 * @param {Cell} cell @param {number} R @param {Look} palette @param {Standing[]} standing @param {Pane[]} panes
 */
export function build(cell, R, palette, standing, panes) {
  const make = SITES[cell.site ?? ""];
  if (!make) return;
  const k = R / 58;
  const [x, y] = [cell.x, cell.y - 0.1 * R];
  /** @type {Pane[]} */
  const own = [];
  make({
    put: (down, draw) =>
      standing.push({
        y: y + down * k,
        draw: (c) => {
          c.save();
          c.translate(x, y);
          c.scale(k, k);
          const before = own.length;
          draw(c);
          c.restore();
          for (const [u, v, w, h] of own.slice(before)) panes.push([x + u * k, y + v * k, w * k, h * k]);
        },
      }),
    look: { ...palette.build.any, ...palette.build[cell.site ?? ""] },
    r: dice("site" + cell.q + "," + cell.r),
    panes: own,
    tone: cell.tone,
  });
}
