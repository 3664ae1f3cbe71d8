// A field of hexes in a sea, or on a slab of rock above the clouds.

/** @import { Box, Cell, Look, Pen, Point, Scenery, Sheet, Side, Standing } from "./types" */
/** @import { Painter } from "./painter.js" */
import { blank, line, patch, sheet } from "./brush.js";
import { wallRun } from "./buildings.js";
import { css, lighten, mix, SEATS } from "./colours.js";
import { bounds, corners, shared, snapped, word } from "./geometry.js";
import { grow } from "./growth.js";
import { peak } from "./heights.js";
import { dice, hand } from "./noise.js";
import { landIn } from "./palettes.js";
import { build } from "./sites.js";
import { Field, shores, soil, strokes } from "./soil.js";

/** How far strokes and relief reach over an edge. */
const MARGIN = 40;
/** How high the slab is on which a land floats. */
const SLAB = 34;

/**
 * @param {Pen} c @param {Side[]} list @param {string} tone @param {number} wide @param {number} [dx]
 * @param {number} [dy]
 */
function along(c, list, tone, wide, dx = 0, dy = 0) {
  c.strokeStyle = tone;
  c.lineWidth = wide;
  c.lineCap = c.lineJoin = "round";
  c.beginPath();
  for (const side of list)
    hand(side.p, side.n).forEach(([x, y], i) => (i ? c.lineTo(x + dx, y + dy) : c.moveTo(x + dx, y + dy)));
  c.stroke();
}

/** The field of a scenery: with what was known of its shores, if only a part is new.
 * @param {Painter} at @param {Scenery} m @param {boolean} whole */
export function fieldOf(at, m, whole) {
  const box = shared(m.frame, snapped(/** @type {Box} */ (at.region.map((v, i) => v + (i < 2 ? -128 : 128))), 8));
  const field = new Field({
    box: box ?? at.region,
    scale: at.grain,
    cells: m.cells,
    R: m.R,
    flat: m.flat,
    palette: landIn(m.season),
    sea: m.around === "sea" ? "sea" : "void",
    season: m.season,
  });
  const old = at.field;
  if (old && !whole) field.take(old);
  return field;
}

/** @param {Painter} at @param {Scenery} m @param {Box} rect */
export function paintLand(at, m, rect) {
  const palette = landIn(m.season);
  const list = at.sides.filter(
    ({ p }) => p[0] > rect[0] - 60 && p[0] < rect[2] + 60 && p[1] > rect[1] - 60 && p[1] < rect[3] + 60,
  );
  const ground = groundOf(at, m, rect);
  patch(at.base.pen, rect, at.scale, (c) => {
    if (ground && m.around !== "sea") slabOf(c, at, m, ground, list);
    if (ground) lay(c, ground.sheet.canvas, ground.box, at.scale);
    grid(c, m, list);
  });
  patch(at.things.pen, rect, at.scale, (c) => borders(c, at, m, palette, rect));
}

/** Put a sheet where it belongs, pixel upon pixel. @param {Pen} c @param {OffscreenCanvas} what @param {Box} box
 * @param {number} scale @param {number} [down] pixels */
function lay(c, what, box, scale, down = 0) {
  const { e, f } = c.getTransform();
  c.save();
  c.setTransform(1, 0, 0, 1, 0, 0);
  c.drawImage(what, Math.round(box[0] * scale + e), Math.round(box[1] * scale + f + down));
  c.restore();
}

/**
 * The ground of a box with its brush strokes: coarser than the screen may be; strokes and all above it are not.
 * @param {Painter} at @param {Scenery} m @param {Box} rect
 */
function groundOf(at, m, rect) {
  const field = /** @type {Field} */ (at.field);
  const around = /** @type {Box} */ (rect.map((v, i) => v + (i < 2 ? -MARGIN : MARGIN)));
  const most = field.empty
    ? bounds(
        m.cells.map((c) => /** @type {Point} */ ([c.x, c.y])),
        m.R + 16,
      )
    : field.box;
  const found = shared(around, most);
  if (!found) return null;
  const box = snapped(found, 8);
  const image = soil(field, box);
  const coarse = blank(image.width, image.height);
  coarse.pen.putImageData(image, 0, 0);
  const found2 = sheet(box, at.scale);
  const c = found2.pen;
  c.imageSmoothingQuality = at.scale > at.grain ? "high" : "low";
  c.drawImage(coarse.canvas, box[0], box[1], box[2] - box[0], box[3] - box[1]);
  const winter = m.season === "winter";
  if (field.empty) c.globalCompositeOperation = "source-atop";
  const jitter = winter ? 0.1 : 0.24;
  strokes(c, field, image, box, { per: 62, long: 11, width: 3.4, power: 0.42, jitter, angle: -0.35, land: true });
  if (!field.empty)
    strokes(c, field, image, box, { per: 26, long: 26, width: 2.2, power: 0.3, jitter: 0.26, angle: 0, land: false });
  return { sheet: found2, box };
}

/**
 * The side of rock: the land itself, tinted and laid down layer by layer, and its shadow on the clouds.
 * @param {Pen} c @param {Painter} at @param {Scenery} m @param {{ sheet: Sheet, box: Box }} ground
 * @param {Side[]} list
 */
function slabOf(c, at, m, ground, list) {
  const winter = m.season === "winter";
  const { canvas } = ground.sheet;
  const tinted = (/** @type {string} */ tone, /** @type {number} */ k) => {
    const found = blank(canvas.width * k, canvas.height * k);
    found.pen.drawImage(canvas, 0, 0, found.canvas.width, found.canvas.height);
    found.pen.globalCompositeOperation = "source-in";
    found.pen.fillStyle = tone;
    found.pen.fillRect(0, 0, found.canvas.width, found.canvas.height);
    return found.canvas;
  };
  const [x0, y0, x1, y1] = ground.box;
  // the shadow: small copies beside each other, each faint
  const shade = tinted(winter ? "#1c2c48" : "#12202c", 0.25);
  c.globalAlpha = 0.045;
  for (let i = 0; i < 24; i++) {
    const [a, far] = [i * 2.4, 4 + i * 1.5];
    c.drawImage(shade, x0 + 20 + Math.cos(a) * far, y0 + 58 + Math.sin(a) * far, x1 - x0, y1 - y0);
  }
  c.globalAlpha = 1;
  const [upper, lower] = winter ? ["#8c95a6", "#3a445a"] : ["#8d7355", "#3d2f28"];
  const deep = SLAB * at.scale;
  let layer = tinted(css(mix(upper, lower, 1)), 1);
  for (let i = deep, n = 0; i > 0; i -= Math.max(1, at.scale * 2), n++) {
    if (n % 4 === 0) layer = tinted(css(mix(upper, lower, i / deep)), 1);
    lay(c, layer, ground.box, at.scale, Math.round(i));
  }
  for (const side of list) if (!side.b && (side.p[1] + side.n[1]) / 2 > side.a.y + 10) cliff(c, side, winter);
}

/** Lines down the rock, and icicles. @param {Pen} c @param {Side} side @param {boolean} winter */
function cliff(c, side, winter) {
  const r = dice(side.key);
  for (const [x, y] of hand(side.p, side.n, 9)) {
    const pale = winter ? "rgba(240,248,255,.3)" : "rgba(255,226,176,.22)";
    c.strokeStyle = r() < 0.5 ? "rgba(20,12,10,.34)" : pale;
    c.lineWidth = 1 + r() * 2.4;
    line(c, [
      [x + (r() - 0.5) * 6, y + 2],
      [x + (r() - 0.5) * 8, y + 12 + r() * 24],
    ]);
    c.stroke();
    if (!winter || r() > 0.5) continue;
    c.fillStyle = "rgba(235,245,255,.85)";
    line(
      c,
      [
        [x - 2.5, y],
        [x + 2.5, y],
        [x + 0.4, y + 8 + r() * 15],
      ],
      true,
    );
    c.fill();
  }
}

/**
 * The lines between hexes: dark and light, as if pressed into the ground. @param {Pen} c @param {Scenery} m
 * @param {Side[]} list
 */
function grid(c, m, list) {
  const winter = m.season === "winter";
  const known = list.filter(({ a, b }) => b && !(a.unseen && b.unseen));
  along(c, known, "rgba(255,248,220,.34)", 1.3, 0.8, 0.9);
  along(c, known, winter ? "rgba(40,56,90,.5)" : "rgba(28,18,8,.46)", 2);
  c.setLineDash([3, 7]);
  along(
    c,
    list.filter(({ a, b }) => a.unseen && b?.unseen),
    "rgba(80,56,28,.32)",
    1.3,
  );
  c.setLineDash([]);
  const rim = list.filter(({ b }) => !b);
  along(
    c,
    rim.filter(({ a }) => a.unseen),
    "rgba(84,60,30,.55)",
    1.6,
  );
  if (m.around === "sea") return;
  along(c, rim, winter ? "rgba(255,255,255,.95)" : "rgba(255,244,200,.7)", 3);
  along(c, rim, "rgba(30,18,10,.5)", 1.2, 0, 2);
}

/** What stands on the ground: rivers, then all that has a foot, from north to south.
 * @param {Pen} c @param {Painter} at @param {Scenery} m @param {Look} palette @param {Box} rect */
function borders(c, at, m, palette, rect) {
  const { R } = m;
  const kinds = new Map(m.walls.flatMap(({ a, b, kind }) => [`${a}|${b}`, `${b}|${a}`].map((key) => [key, kind])));
  const of = (/** @type {string} */ kind) => at.sides.filter(({ a, b }) => b && kinds.get(`${a.id}|${b.id}`) === kind);
  const [rivers, ranges, walls] = [of("river"), of("range"), of("wall")];
  if (rivers.length) {
    const [bank, sand, deep, shallow, shine] = palette.river.tones;
    along(c, rivers, bank, 17, 1, 2);
    along(c, rivers, sand, 15);
    along(c, rivers, deep, 11.5);
    along(c, rivers, shallow, 7);
    along(c, rivers, shine, 1.8, -1.6, -1.6);
    if (palette.river.frozen) for (const side of rivers) ice(c, side);
  }
  if (ranges.length) {
    // a dark foot: a range is seen as a line even where all is white
    along(c, ranges, palette.range.foot, 26, 3, 4);
    along(c, ranges, palette.range.foot, 15, 2, 3);
  }
  /** @type {Standing[]} */
  const standing = [];
  const near = (/** @type {Cell} */ { x, y }) =>
    x > rect[0] - R * 2 && x < rect[2] + R * 2 && y > rect[1] - R * 2 && y < rect[3] + R * 3;
  for (const cell of m.cells) {
    if (!near(cell)) continue;
    grow(cell, R, palette, standing);
    /** @type {import("./types").Pane[]} */
    const panes = [];
    at.panes.set(word(cell), panes);
    if (cell.site) build(cell, R, palette, standing, panes);
  }
  for (const side of ranges) {
    const r = dice(side.key);
    for (const [x, y] of hand(side.p, side.n, R * 0.27).slice(0, -1)) {
      const [a, b, s] = [x + (r() - 0.5) * 7, y + 13 + (r() - 0.5) * 5, R * (0.5 + r() * 0.2)];
      standing.push({ y: b, draw: (q) => peak(q, a, b, s, { ...palette.range.peak, high: s * 1.16 }, r) });
    }
  }
  for (const { p, n } of walls)
    standing.push({ y: Math.max(p[1], n[1]), draw: (q) => wallRun(q, p, n, 14, palette.build.any) });
  standing.sort((a, b) => a.y - b.y);
  for (const one of standing) one.draw(c);
}

/** Cracks in the ice of a frozen river. @param {Pen} c @param {Side} side */
function ice(c, side) {
  const r = dice("ice" + side.key);
  c.strokeStyle = "rgba(70,110,150,.7)";
  c.lineWidth = 1;
  for (const [x, y] of hand(side.p, side.n, 11)) {
    line(c, [
      [x + (r() - 0.5) * 8, y - 5],
      [x + (r() - 0.5) * 5, y],
      [x + (r() - 0.5) * 8, y + 5],
    ]);
    c.stroke();
  }
}

/** Who holds what: a band inside the outer border of each realm. Few strokes: owners change often.
 * @param {Pen} c @param {Painter} at @param {Scenery} m */
export function owners(c, at, m) {
  for (const seat of new Set(m.cells.map((cell) => cell.owner))) {
    if (!seat) continue;
    const tone = SEATS[seat] ?? SEATS.grey;
    c.save();
    c.beginPath();
    for (const cell of m.cells) if (cell.owner === seat) outlined(c, corners(cell.x, cell.y, m.R, m.flat));
    c.fillStyle = css(tone, 0.1);
    c.fill();
    c.clip();
    const rim = at.sides.filter(({ a, b }) => (a.owner === seat) !== (b?.owner === seat));
    for (const [wide, power] of [
      [40, 0.1],
      [32, 0.12],
      [25, 0.14],
      [19, 0.16],
    ])
      along(c, rim, css(tone, power), wide);
    along(c, rim, "rgba(255,255,255,.6)", 12.5);
    along(c, rim, css(lighten(tone, 0.06)), 9.5);
    c.restore();
  }
}

/** @param {Pen} c @param {Point[]} ring */
function outlined(c, ring) {
  ring.forEach((p, i) =>
    hand(p, ring[(i + 1) % ring.length]).forEach(([x, y], j) => (i || j ? c.lineTo(x, y) : c.moveTo(x, y))),
  );
  c.closePath();
}

/** Find the shores again. @param {Painter} at @param {Box} [box] only there */
export function coast(at, box) {
  if (at.field) shores(at.field, box);
}

/** Whether there is water. @param {Painter} at @returns {(x: number, y: number) => boolean} */
export const wetAt = (at) => (x, y) => {
  const f = at.field;
  if (!f || x < f.box[0] || x >= f.box[2] || y < f.box[1] || y >= f.box[3]) return false;
  return !f.land[((y - f.box[1]) >> 1) * f.wide + ((x - f.box[0]) >> 1)];
};
