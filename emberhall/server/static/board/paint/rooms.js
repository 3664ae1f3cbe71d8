// Rooms of hexes under the earth: walls with thickness, slabs of stone, doors, torches; what nobody has seen is dark.

/** @import { Box, Cell, Pen, Point, Scenery, Standing } from "./types" */
/** @import { Painter } from "./painter.js" */
import { blank, filled, line, patch, round, sheet, slab, soft, trace } from "./brush.js";
import { fog, overlay } from "./fog.js";
import { corners, inset, slabs } from "./geometry.js";
import { crack } from "./heights.js";
import { door } from "./doors.js";
import { lie } from "./lying.js";
import { dice, hash, TAU } from "./noise.js";
import { outlines } from "./outline.js";
import { pool } from "./plants.js";
import { grit, laid, once, stones } from "./tiles.js";

/** How far floors reach beyond the outline, how high walls are, and how broad at the top: in parts of a hex. */
const REACH = 0.42;
const HIGH = 0.78;
const BROAD = 0.62;

const TOP = { wide: 44, high: 25.6, tone: "#59555a", mortar: "#17150f", vary: 22, round: 5, bevel: 4, cracks: 0.2 };
const FACE = { wide: 32, high: 16, tone: "#a39480", mortar: "#1a1613", vary: 30, round: 3, bevel: 2.4 };
const RUBBLE = { wide: 26, high: 23.3, tone: "#544d45", mortar: "#191512", vary: 30, round: 6, gap: 1.4, cracks: 0.3 };

/**
 * Twelve hexes of slabs; every hex of a floor is one of them. @param {number} R @param {boolean} flat
 * @param {number} scale
 */
const floors = (R, flat, scale) =>
  once(`floors ${R} ${flat} ${scale}`, () =>
    Array.from({ length: 12 }, (_, i) => {
      const wide = R * 2.1;
      const { canvas, pen: c } = blank(wide * scale, wide * scale);
      const r = dice("floor" + i);
      c.scale(scale, scale);
      const shape = corners(wide / 2, wide / 2, R, flat);
      filled(c, "#191512", shape);
      for (const part of slabs(inset(shape, 1.5), r, R * R * 1.13))
        slab(c, part, "#a0968a", r, { vary: 22, round: 6, gap: 0.9, bevel: 3.4, cracks: 0.16 });
      c.save();
      line(c, shape, true);
      c.clip();
      c.translate(-r() * 60, -r() * 60);
      grit(c, wide + 60, wide + 60, 0.9);
      c.restore();
      c.strokeStyle = "rgba(12,8,5,.8)";
      c.lineWidth = 2.4;
      line(c, shape, true);
      c.stroke();
      c.strokeStyle = "rgba(255,236,200,.13)";
      c.lineWidth = 1;
      line(c, inset(shape, 2.6), true);
      c.stroke();
      return canvas;
    }),
  );

/** @param {Painter} at @param {Scenery} m @param {Box} rect */
export function paintRooms(at, m, rect) {
  at.made.delete("darkness");
  const loops = outlines(m.cells, m.R, m.flat);
  at.made.set("loops", loops);
  const more = /** @type {Box} */ (rect.map((v, i) => v + (i < 2 ? -16 : 16)));
  patch(at.base.pen, rect, at.scale, (c) => {
    c.fillStyle = "#07070a";
    c.fillRect(more[0], more[1], more[2] - more[0], more[3] - more[1]);
    walls(c, at, m, loops, more);
    floor(c, at, m, loops, more);
  });
  lamps(at, m);
  patch(at.things.pen, rect, at.scale, (c) => standing(c, m, at.flames));
}

/** All rooms, larger by this much, and higher. @param {Pen} c @param {Point[][]} loops @param {number} more
 * @param {number} down @param {string} [tone] */
function body(c, loops, more, down, tone = "#000000") {
  c.fillStyle = c.strokeStyle = tone;
  c.lineWidth = more * 2;
  c.lineJoin = "miter";
  c.miterLimit = 3;
  // each for itself: rooms that meet are one, whichever way they go around
  for (const loop of loops) {
    trace(c, [loop], down);
    c.fill();
    if (more > 0) c.stroke();
  }
}

/** @param {Pen} c @param {Painter} at @param {Scenery} m @param {Point[][]} loops @param {Box} rect */
function walls(c, at, m, loops, rect) {
  const { R } = m;
  const [x0, y0, x1, y1] = rect;
  const swept = (/** @type {Pen} */ pen, /** @type {number} */ more, /** @type {string} */ tone) => {
    for (let i = 0; i <= 8; i++) body(pen, loops, more, (-R * HIGH * i) / 8, tone);
  };
  const stone = (/** @type {Pen} */ pen, /** @type {OffscreenCanvas} */ of) => {
    pen.globalCompositeOperation = "source-in";
    pen.fillStyle = laid(pen, of, at.scale);
    pen.fillRect(x0, y0, x1 - x0, y1 - y0);
  };
  const put = (/** @type {import("./types").Sheet} */ from) => c.drawImage(from.canvas, x0, y0, x1 - x0, y1 - y0);
  const top = sheet(rect, at.scale);
  swept(top.pen, R * (REACH + BROAD), "#000000");
  stone(top.pen, stones("walltop", TOP, at.scale));
  put(top);
  const lip = sheet(rect, at.scale);
  swept(lip.pen, R * REACH + 7, "#17130f");
  swept(lip.pen, R * REACH + 5, "#9c9182");
  put(lip);
  const face = sheet(rect, at.scale);
  swept(face.pen, R * REACH, "#000000");
  stone(face.pen, stones("wallface", FACE, at.scale));
  face.pen.globalCompositeOperation = "source-atop";
  for (const [up, power] of [
    [0.1, 0.4],
    [0.3, 0.16],
    [0.5, 0.1],
  ]) {
    face.pen.globalAlpha = power;
    body(face.pen, loops, R * REACH, -R * HIGH * up);
  }
  put(face);
}

/** @param {Pen} c @param {Painter} at @param {Scenery} m @param {Point[][]} loops @param {Box} rect */
function floor(c, at, m, loops, rect) {
  const { R } = m;
  const [x0, y0, x1, y1] = rect;
  const own = sheet(rect, at.scale);
  const pen = own.pen;
  body(pen, loops, R * REACH, 0);
  pen.globalCompositeOperation = "source-in";
  pen.fillStyle = laid(pen, stones("rubblefloor", RUBBLE, at.scale), at.scale);
  pen.fillRect(x0, y0, x1 - x0, y1 - y0);
  pen.globalCompositeOperation = "source-atop";
  const kinds = floors(R, m.flat, at.scale);
  for (const cell of m.cells)
    if (!cell.unseen && cell.x > x0 - R * 2 && cell.x < x1 + R * 2 && cell.y > y0 - R * 2 && cell.y < y1 + R * 2) {
      const chance = hash(cell.q + "," + cell.r);
      pen.save();
      pen.translate(cell.x, cell.y);
      pen.scale(chance & 64 ? -1 : 1, chance & 32 ? -1 : 1);
      pen.drawImage(kinds[chance % 12], -R * 1.05, -R * 1.05, R * 2.1, R * 2.1);
      pen.restore();
      special(pen, cell, R, m.flat);
    }
  shade(pen, loops, R, rect, at.scale);
  c.drawImage(own.canvas, x0, y0, x1 - x0, y1 - y0);
}

/**
 * Dark along the foot of the walls. @param {Pen} c @param {Point[][]} loops @param {number} R @param {Box} rect
 * @param {number} scale
 */
function shade(c, loops, R, rect, scale) {
  const [x0, y0, x1, y1] = rect;
  const { canvas, pen } = sheet(rect, scale);
  pen.fillStyle = "#000000";
  pen.fillRect(x0, y0, x1 - x0, y1 - y0);
  pen.globalCompositeOperation = "destination-out";
  for (const [in_, power] of [
    [0, 0.2],
    [6, 0.25],
    [12, 0.3],
    [18, 0.4],
    [25, 0.9],
  ]) {
    pen.globalAlpha = power;
    body(pen, loops, Math.max(0, R * REACH - in_), 0);
  }
  c.globalAlpha = 0.85;
  c.drawImage(canvas, x0, y0, x1 - x0, y1 - y0);
  c.globalAlpha = 1;
}

/** Fire, water and plates in the floor. @param {Pen} c @param {Cell} cell @param {number} R @param {boolean} flat */
function special(c, { id, x, y, floor: kind, plate }, R, flat) {
  const r = dice((kind ?? "") + id);
  if (kind === "fire" || kind === "water") {
    c.save();
    line(c, corners(x, y, R * 0.96, flat), true);
    c.clip();
    if (kind === "fire") {
      soft(c, x, y, R, R * 0.95, 0.9, "#3a0d05");
      for (let i = 0; i < 16; i++) {
        const [a, far, size] = [r() * TAU, Math.sqrt(r()) * R * 0.75, R * (0.08 + r() * 0.12)];
        const tone = r() < 0.5 ? "#ff5a14" : "#ffab2e";
        soft(c, x + Math.cos(a) * far, y + Math.sin(a) * far * 0.85, size * 2.4, size * 1.6, 0.9, tone);
      }
      crack(c, x, y, R * 0.7, { tone: "#ffcf5a" }, r);
    } else {
      soft(c, x, y, R * 1.05, R * 0.98, 0.95, "#24485a");
      for (let i = 0; i < 4; i++) {
        const [a, b] = [x + (r() - 0.5) * R, y + (r() - 0.5) * R * 0.9];
        pool(c, a, b, R * (0.25 + r() * 0.2), { tones: ["#16303c", "#2f6478", "#9cc6d6"] }, r);
      }
    }
    c.restore();
  }
  if (!plate) return;
  c.fillStyle = "rgba(30,24,20,.8)";
  round(c, corners(x, y, R * 0.55, true), 5);
  c.fill();
  c.strokeStyle = "#b59a5a";
  c.lineWidth = 2.5;
  c.stroke();
}

/** Torches on the walls, and fires in the floor. @param {Painter} at @param {Scenery} m */
function lamps(at, m) {
  const { R } = m;
  at.flames = m.lamps.map(({ x, y }) => [x, y - R * (REACH * 0.4 + HIGH * 0.42)]);
  at.lamps = [
    ...at.flames.flatMap(([x, y]) => [
      { x, y: y + R * 0.3, r: R * 9, tone: "#ffac64", power: 0.86 },
      { x, y: y + R * 0.1, r: R * 2.6, tone: "#ffce90", power: 0.85 },
    ]),
    ...m.cells
      .filter((cell) => cell.floor === "fire" && !cell.unseen)
      .map(({ x, y }) => ({ x, y, r: R * 2.4, tone: "#ff7a2e", power: 0.7 })),
  ];
}

/**
 * What stands on the floor, from north to south. @param {Pen} c @param {Scenery} m
 * @param {[number, number][]} torches
 */
function standing(c, m, torches) {
  const { R } = m;
  /** @type {Standing[]} */
  const list = [];
  for (const cell of m.cells)
    if (cell.door && !cell.unseen) list.push({ y: cell.y + R * 0.4, draw: (q) => door(q, cell, m) });
  for (const thing of m.lying) list.push({ y: thing.at[0][1], draw: (q) => lie(q, thing, R) });
  const middle = new Map(m.cells.map((cell) => [cell.id, cell]));
  for (const { a, b } of m.walls) {
    const [p, q] = [middle.get(a), middle.get(b)];
    if (p && q) list.push({ y: (p.y + q.y) / 2 + R * 0.3, draw: (pen) => partition(pen, p, q, R) });
  }
  for (const [x, y] of torches)
    list.push({
      y: y - 99,
      draw: (q) => {
        q.fillStyle = "#2a2320";
        q.fillRect(x - 6, y + 2, 12, 5);
        filled(q, "#6d4322", [
          [x - 3.5, y - 11],
          [x + 3.5, y - 11],
          [x + 2, y + 14],
          [x - 2, y + 14],
        ]);
        q.fillStyle = "#3b332e";
        q.fillRect(x - 6, y - 13, 12, 6);
      },
    });
  list.sort((a, b) => a.y - b.y);
  for (const one of list) one.draw(c);
}

/** A wall between two hexes. @param {Pen} c @param {Cell} a @param {Cell} b @param {number} R */
function partition(c, a, b, R) {
  const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [nx, ny] = [(-(b.y - a.y) / long) * R * 0.5, ((b.x - a.x) / long) * R * 0.5];
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  c.lineCap = "butt";
  for (const [tone, wide, down] of /** @type {[string, number, number][]} */ ([
    ["rgba(0,0,0,.6)", 0.36, 0.1],
    ["#3b3531", 0.3, 0],
    ["#3b3531", 0.3, -0.15],
    ["#857b6f", 0.3, -0.3],
    ["#a89d8e", 0.22, -0.32],
  ])) {
    c.strokeStyle = tone;
    c.lineWidth = wide * R;
    line(c, [
      [x - nx, y - ny + down * R],
      [x + nx, y + ny + down * R],
    ]);
    c.stroke();
  }
}

/** What nobody has seen, and the edge of the torchlight. @param {Pen} c @param {Painter} at @param {Scenery} m */
export function darkness(c, at, m) {
  const { R } = m;
  /** @type {Point[][]} */
  const loops = at.made.get("loops") ?? [];
  const [x0, y0, x1, y1] = m.frame;
  overlay(
    c,
    at.kept("darkness", () =>
      fog(
        m.frame,
        (q) => {
          q.fillRect(x0, y0, x1 - x0, y1 - y0);
          q.globalCompositeOperation = "destination-out";
          for (const down of [0, -R * HIGH]) body(q, loops, R * (REACH + BROAD * 0.9), down);
        },
        {
          tones: ["#040406", "#0d0f17"],
          alpha: 1,
          blur: 24,
          tear: 0.9,
          freq: 0.4,
          wide: 0.3,
          bump: 3,
          scale: 0.25,
        },
      ),
    ),
    m.frame,
  );
  c.setLineDash([2, 8]);
  c.strokeStyle = "rgba(150,165,210,.3)";
  c.lineWidth = 1.3;
  for (const cell of m.cells)
    if (cell.unseen) {
      line(c, corners(cell.x, cell.y, R, m.flat), true);
      c.stroke();
    }
  c.setLineDash([]);
}
