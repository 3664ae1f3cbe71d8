// A plan of areas with outlines: streets, greens and rooms, walls and doors, by lantern.

/** @import { Area, Box, Dice, Pen, Point, Scenery, Standing } from "./types" */
/** @import { Painter } from "./painter.js" */
import { glow, patch, trace } from "./brush.js";
import { fog, overlay } from "./fog.js";
import { bounds, within } from "./geometry.js";
import { furnish } from "./furniture.js";
import { stone } from "./heights.js";
import { barrel, crate } from "./lying.js";
import { dice } from "./noise.js";
import { bare, broadleaf, conifer, flowers, pool, reeds, tuft } from "./plants.js";
import { laid, once, planks, stones, tile } from "./tiles.js";
import { edge } from "./edges.js";

const LEAF = { leaf: ["#254f22", "#437f31", "#86b84d"] };
const FIR = { leaf: ["#173a2a", "#2a6040", "#5a9a5c"] };
const BLADES = { tones: ["#5d7a3e", "#7d9a52", "#a6b873"] };
const BRICK = { wide: 26, high: 23.3, mortar: "#191512", vary: 36, round: 6, gap: 1.4, cracks: 0.3 };

/** What each surface is laid with. @type {Record<string, (scale: number) => OffscreenCanvas>} */
const SURFACES = {
  cobbles: (scale) =>
    stones(
      "cobble",
      { wide: 20, high: 14.2, tone: "#9a9184", mortar: "#3a352f", vary: 44, round: 6, gap: 1, cracks: 0 },
      scale,
    ),
  tiles: (scale) =>
    stones(
      "flags",
      {
        wide: 32,
        high: 32,
        flags: true,
        tone: "#a79f9a",
        check: "#79727a",
        mortar: "#2c2830",
        vary: 18,
        round: 3,
        gap: 0.8,
        cracks: 0.14,
      },
      scale,
    ),
  rubble: (scale) => stones("townrubble", { ...BRICK, tone: "#6d655b" }, scale),
  rock: (scale) => stones("rock", { ...BRICK, wide: 46, high: 36.6, tone: "#5d5a58", round: 12 }, scale),
  planks,
  graves: (scale) => grown("grave", { tones: ["#46583a", "#5d7048", "#7d8c5c"], marks: "blade", count: 2000 }, scale),
  grass: (scale) => grown("grass", { tones: ["#56703c", "#728e4e", "#96ac64"], marks: "blade", count: 2200 }, scale),
  mud: (scale) => grown("mud", { tones: ["#3f4630", "#586044", "#747a58"], marks: "dab", count: 700 }, scale),
  thicket: (scale) =>
    grown("thicket", { tones: ["#37592b", "#4c7234", "#648a3f"], marks: "blade", count: 2000 }, scale),
};

/** @param {string} name @param {import("./types").Look} look @param {number} scale */
const grown = (name, look, scale) => once(`grown ${name} ${scale}`, () => tile(name, look, scale));

/** @param {Painter} at @param {Scenery} m @param {Box} rect */
export function paintTown(at, m, rect) {
  const [x0, y0, x1, y1] = rect;
  patch(at.base.pen, rect, at.scale, (base) => {
    base.fillStyle = laid(base, SURFACES.grass(at.scale), at.scale);
    base.fillRect(x0, y0, x1 - x0, y1 - y0);
    base.fillStyle = "rgba(10,20,8,.45)";
    base.fillRect(x0, y0, x1 - x0, y1 - y0);
    for (const area of m.areas) {
      trace(base, area.loops);
      base.fillStyle = laid(base, (SURFACES[area.surface] ?? SURFACES.grass)(at.scale), at.scale);
      base.fill("evenodd");
    }
    overlay(base, dirt(m), m.frame);
  });
  /** @type {Standing[]} */
  const standing = [];
  for (const area of m.areas) decorate(area, standing);
  for (const one of m.edges) edge(one, at.scale, standing);
  for (const { x, y, kind } of m.lamps)
    standing.push({ y, draw: (c) => (kind === "candle" ? candle(c, x, y) : lantern(c, x, y)) });
  standing.sort((a, b) => a.y - b.y);
  patch(at.things.pen, rect, at.scale, (c) => {
    for (const one of standing) one.draw(c);
  });
  shine(at, m);
}

/** What the rain has left in streets and on greens. @param {Scenery} m */
const dirt = (m) =>
  fog(
    m.frame,
    (c) => {
      for (const area of m.areas)
        if (area.surface !== "planks" && area.surface !== "tiles") {
          trace(c, area.loops);
          c.fill();
        }
    },
    {
      tones: ["#1c160f", "#342c1c"],
      alpha: 0.34,
      freq: 0.5,
      tear: 2.6,
      wide: 0.24,
      inner: true,
      seed: "mud",
      blur: 4,
      scale: 0.25,
    },
  );

/** Where light comes from. @param {Painter} at @param {Scenery} m */
function shine(at, m) {
  at.lamps = m.lamps.flatMap(({ x, y, kind }) =>
    kind === "candle"
      ? [{ x, y: y - 6, r: 210, tone: "#ff9a48", power: 0.85 }]
      : [
          { x, y: y - 8, r: 300, tone: "#ffb05c", power: 1 },
          { x, y: y - 20, r: 90, tone: "#ffe0a0", power: 0.75 },
        ],
  );
  at.panes = new Map(
    m.lamps.map(({ x, y, kind }) => [
      `${x},${y}`,
      [kind === "candle" ? [x - 1.5, y - 15, 3, 5] : [x - 4, y - 58, 8, 12]],
    ]),
  );
}

/** @param {Pen} c @param {number} x @param {number} y */
function lantern(c, x, y) {
  c.fillStyle = "#1d1b1c";
  c.fillRect(x - 2.4, y - 44, 4.8, 46);
  c.fillRect(x - 6, y - 3, 12, 5);
  c.fillStyle = "rgba(255,220,160,.5)";
  c.fillRect(x - 2.4, y - 44, 1.3, 44);
  c.fillStyle = "#26211e";
  for (const shape of /** @type {Point[][]} */ ([
    [
      [x - 8, y - 44],
      [x - 6, y - 60],
      [x + 6, y - 60],
      [x + 8, y - 44],
    ],
    [
      [x - 9, y - 60],
      [x, y - 70],
      [x + 9, y - 60],
    ],
  ])) {
    trace(c, [shape]);
    c.fill();
  }
}

/** @param {Pen} c @param {number} x @param {number} y */
function candle(c, x, y) {
  c.fillStyle = "#3b332e";
  c.fillRect(x - 5, y - 2, 10, 4);
  c.fillStyle = "#efe4c8";
  c.fillRect(x - 2, y - 11, 4, 10);
}

/**
 * What grows or stands in an area, away from the middle where figures stand. @param {Area} area
 * @param {Standing[]} list
 */
function decorate(area, list) {
  const r = dice("decor" + area.id);
  const [x0, y0, x1, y1] = bounds(area.loops.flat());
  const size = ((x1 - x0) * (y1 - y0)) / 10000;
  const many = (
    /** @type {number} */ count,
    /** @type {number} */ away,
    /** @type {(c: Pen, x: number, y: number, s: number, r: Dice) => void} */ draw,
  ) => {
    for (let i = 0; i < count; i++) {
      const place = spotIn(area, [x0, y0, x1, y1], away, r);
      const [s, seed] = [r(), (r() * 1e9) | 0];
      if (place) list.push({ y: place[1], draw: (c) => draw(c, ...place, s, dice(seed)) });
    }
  };
  DECOR[area.surface]?.(many, size, area);
}

/** @param {Area} area @param {Box} box @param {number} away @param {Dice} r @returns {Point | null} */
function spotIn(area, [x0, y0, x1, y1], away, r) {
  for (let t = 0; t < 40; t++) {
    const [x, y] = [x0 + 16 + r() * (x1 - x0 - 32), y0 + 22 + r() * (y1 - y0 - 34)];
    if (within(area.loops, x, y) && Math.hypot(x - area.x, (y - area.y) * 1.2) > away) return [x, y];
  }
  return null;
}

/**
 * @typedef {(count: number, away: number, draw: (c: Pen, x: number, y: number, s: number, r: Dice) => void) => void}
 *   Many
 */

/** @type {Record<string, (many: Many, size: number, area: Area) => void>} */
const DECOR = {
  grass(many, size) {
    many(size * 7, 0, (c, x, y, s, r) => tuft(c, x, y, 6 + s * 4, BLADES, r));
    many(size * 0.8, 40, (c, x, y, s, r) => broadleaf(c, x, y, 12 + s * 7, LEAF, r));
    many(size * 0.5, 30, (c, x, y, _, r) => flowers(c, x, y, 1, { tones: ["#fff4c8", "#f2d04c", "#e9826a"] }, r));
  },
  graves(many, size) {
    many(size * 5, 0, (c, x, y, s, r) => tuft(c, x, y, 6 + s * 4, BLADES, r));
    many(Math.max(2, size * 2.2), 42, (c, x, y, s, r) => furnish.grave(c, x, y, 15 + s * 5, {}, r));
    many(size * 0.3, 56, (c, x, y, _, r) => bare(c, x, y, 54, { bark: "#241d1a", arms: 6 }, r));
  },
  thicket(many, size) {
    many(size * 7, 44, (c, x, y, s, r) =>
      s < 0.5 ? conifer(c, x, y, 17 + s * 14, FIR, r) : broadleaf(c, x, y, 17, LEAF, r),
    );
  },
  mud(many, size) {
    many(size * 4, 20, (c, x, y, s, r) => pool(c, x, y, 15 + s * 9, { tones: ["#23301f", "#46603a", "#9fc06a"] }, r));
    many(size * 2, 30, (c, x, y, _, r) => reeds(c, x, y, 12, { tones: ["#b0b060", "#5d3b1e"] }, r));
  },
  cobbles(many, size) {
    many(Math.min(2, size * 0.6), 46, (c, x, y, s) => (s < 0.5 ? barrel(c, x, y, 10) : crate(c, x, y, 14)));
  },
  planks(many, _, area) {
    const [x0, y0, x1] = bounds(area.loops.flat());
    if (within(area.loops, x0 + 44, y0 + 34) && x1 - x0 > 110)
      many(1, 0, (c, _x, _y, s, r) =>
        [furnish.table, furnish.bed, furnish.shelves][(s * 3) | 0](c, x0 + 44, y0 + 40, 1, {}, r),
      );
    many(1, 50, (c, x, y) => barrel(c, x, y, 10));
  },
  tiles(many) {
    many(2, 50, (c, x, y, _, r) => stone(c, x, y, 10, { tone: "#8d8780" }, r));
  },
  rock(many, size) {
    many(size * 2, 46, (c, x, y, s, r) => stone(c, x, y, 8 + s * 10, { tone: "#77716b" }, r));
  },
  rubble(many, size) {
    many(size * 5, 34, (c, x, y, s, r) => stone(c, x, y, 8 + s * 8, { tone: "#8d8780" }, r));
  },
};

/** Fires in areas, above everything. @param {Pen} c @param {Scenery} m */
export function fires(c, m) {
  for (const [x, y] of m.fires) {
    const r = dice(`fire ${x} ${y}`);
    for (let i = 0; i < 5; i++) glow(c, x + (r() - 0.5) * 60, y + (r() - 0.5) * 40, 34, "#ff7a1e", 0.7);
  }
}

/** What lies beyond the light. @param {Pen} c @param {Painter} at @param {Scenery} m */
export function beyond(c, at, m) {
  const night = m.light === "night";
  overlay(
    c,
    at.kept(`beyond ${m.light}`, () =>
      fog(
        m.frame,
        (q) => {
          const [x0, y0, x1, y1] = m.frame;
          q.fillRect(x0, y0, x1 - x0, y1 - y0);
          q.globalCompositeOperation = "destination-out";
          q.lineJoin = "round";
          q.lineWidth = 84;
          for (const area of m.areas) {
            trace(q, area.loops);
            q.fill();
            q.stroke();
          }
        },
        {
          tones: night ? ["#05070f", "#101a30"] : ["#0c130c", "#1c2818"],
          alpha: 1,
          blur: 40,
          tear: 1,
          freq: 0.4,
          wide: 0.36,
          bump: 3,
          scale: 0.25,
        },
      ),
    ),
    m.frame,
  );
}
