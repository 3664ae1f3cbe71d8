// The pure parts of the painter: chance that hangs on a place, hexes and outlines, what has to be painted again.

import assert from "node:assert/strict";
import { test } from "node:test";

import { inHex } from "../../emberhall/server/static/board/grid.js";
import { changed, revealed } from "../../emberhall/server/static/board/paint/changed.js";
import { css, mix, rgb } from "../../emberhall/server/static/board/paint/colours.js";
import { blurred } from "../../emberhall/server/static/board/paint/fog.js";
import * as geometry from "../../emberhall/server/static/board/paint/geometry.js";
import { at, dice, hand, noise } from "../../emberhall/server/static/board/paint/noise.js";
import { outlines } from "../../emberhall/server/static/board/paint/outline.js";
import { landIn, skyIn } from "../../emberhall/server/static/board/paint/palettes.js";
import { distance } from "../../emberhall/server/static/board/paint/distance.js";
import { scenery } from "../../emberhall/server/static/board/paint/scenery.js";

const { axial, bounds, centre, corners, cut, inset, shared, sides, slabs, snapped, strips, surface, within } = geometry;

test("chance hangs on the place", () => {
  const [a, b, c] = [dice("here"), dice("here"), dice("there")];
  const [first, second, third] = [a, b, c].map((one) => Array.from({ length: 20 }, one));
  assert.deepEqual(first, second);
  assert.notDeepEqual(first, third);
  assert.ok(first.every((v) => v >= 0 && v < 1));
});

test("noise reaches from 0 to 1 and can be laid side by side", () => {
  const found = noise("a", 4, 5);
  assert.equal(Math.min(...found), 0);
  assert.equal(Math.max(...found), 1);
  for (const [x, y] of [
    [3.5, 7.25],
    [200, 0.5],
  ]) {
    assert.equal(at(found, x, y), at(found, x + 256, y - 512));
    assert.ok(Math.abs(at(found, 255.999, y) - at(found, 256, y)) < 0.01);
  }
});

test("a line between two hexes is the same from both sides", () => {
  const [there, back] = [hand([0, 0], [60, 30]), hand([60, 30], [0, 0]).reverse()];
  assert.equal(there.length, back.length);
  there.forEach(([x, y], i) => assert.ok(Math.hypot(x - back[i][0], y - back[i][1]) < 1e-6));
});

test("tones are mixed", () => {
  assert.deepEqual(rgb("#102030"), [16, 32, 48]);
  assert.deepEqual(mix("#000000", "#ffffff", 0.5), [127.5, 127.5, 127.5]);
  assert.equal(css("#ff0000", 0.25), "rgba(255,0,0,0.250)");
});

test("a hex is found by the place of its middle", () => {
  for (const flat of [false, true])
    for (let q = -5; q <= 5; q++)
      for (let r = -5; r <= 5; r++) {
        const [x, y] = centre(q, r, 1, flat).map((v) => Math.round(v * 100) / 100); // as scenes say it
        assert.deepEqual(axial(x, y, flat).map(Math.abs), [q, r].map(Math.abs));
      }
});

/** Cells in a row. */
const row = (many, more = {}) =>
  Array.from({ length: many }, (_, q) => {
    const [x, y] = centre(q, 0, 50, false);
    return { id: `c${q}`, q, r: 0, x, y, kind: "plains", ...more };
  });

test("every side is listed once", () => {
  const found = sides(row(3), 50, false);
  assert.equal(found.length, 3 * 6 - 2);
  assert.equal(found.filter(({ b }) => b).length, 2);
  assert.equal(new Set(found.map(({ key }) => key)).size, found.length);
});

test("polygons are cut, made smaller and broken into slabs", () => {
  const hex = corners(0, 0, 50, false);
  const whole = surface(hex);
  assert.ok(Math.abs(surface(cut(hex, 1, 0, 0)) - whole / 2) < 1e-6);
  const less = inset(hex, 5);
  assert.equal(less.length, 6);
  assert.ok(Math.abs(surface(less) / whole - ((50 * 0.866 - 5) / (50 * 0.866)) ** 2) < 0.001);
  const parts = slabs(hex, dice("slabs"), 1500);
  assert.ok(parts.length > 2);
  assert.ok(Math.abs(parts.reduce((sum, part) => sum + surface(part), 0) - whole) < 1e-6);
  assert.ok(within([hex], 0, 0) && !within([hex], 60, 0));
});

test("boxes: what they share, and what is left", () => {
  assert.deepEqual(shared([0, 0, 10, 10], [5, -5, 20, 5]), [5, 0, 10, 5]);
  assert.equal(shared([0, 0, 10, 10], [10, 0, 20, 10]), null);
  assert.deepEqual(snapped([1, -1, 9, 15], 8), [0, -8, 16, 16]);
  const rest = strips([0, 0, 100, 100], [20, 30, 100, 60]);
  const extent = ([l, t, r, b]) => (r - l) * (b - t);
  assert.equal(
    rest.map(extent).reduce((a, b) => a + b),
    100 * 100 - 80 * 30,
  );
  assert.ok(rest.every((a, i) => rest.every((b, j) => i === j || !shared(a, b))));
  assert.deepEqual(
    bounds(
      [
        [1, 2],
        [3, -4],
      ],
      1,
    ),
    [0, -5, 4, 3],
  );
});

test("the walls of a room do not change with the next room", () => {
  const room = (number, from) =>
    [0, 1, 2].flatMap((r) =>
      [0, 1, 2, 3].map((q) => {
        const [x, y] = centre(q + from - (r >> 1), r, 50, false);
        return { id: `${number} ${q},${r}`, q: q + from - (r >> 1), r, x, y, kind: "plains", room: number };
      }),
    );
  const [one, two] = [room(0, 0), room(1, 5)];
  const alone = outlines(one, 50, false);
  const both = outlines([...one, ...two], 50, false);
  assert.deepEqual(both.slice(0, alone.length), alone);
  assert.ok(both.length > alone.length);
  for (const cell of one) assert.ok(within(alone, cell.x, cell.y));
  for (const cell of two) assert.ok(!within(alone, cell.x, cell.y));
  assert.deepEqual(outlines([{ ...one[0], unseen: true }], 50, false), []);
});

test("every kind of ground has its tones in every season", () => {
  for (const season of ["spring", "summer", "fall", "winter"]) {
    const { build, ...kinds } = landIn(season);
    assert.ok(build.any.wall && build.city.roofs.length);
    for (const [kind, look] of Object.entries(kinds))
      for (const [name, tone] of Object.entries(look)) assert.notEqual(tone, undefined, `${kind}.${name} in ${season}`);
    assert.equal(skyIn(season).puff.length, 3);
  }
  assert.notDeepEqual(landIn("winter").plains.tones, landIn("summer").plains.tones);
  assert.ok(landIn("winter").river.frozen && !landIn("summer").river.frozen);
});

/** A land as the painter gets it. */
const land = (cells, more = {}) => ({
  style: "land",
  season: "summer",
  around: "sea",
  R: 50,
  cells,
  walls: [],
  lying: [],
  lamps: [],
  areas: [],
  edges: [],
  spots: [],
  roads: [],
  frame: [-500, -500, 500, 500],
  ...more,
});

test("only what differs is painted again", () => {
  const before = land(row(4));
  assert.equal(changed(before, land(row(4))), null);
  assert.equal(changed(before, land(row(4), { light: "night" })), null);
  assert.equal(changed(before, land(row(4), { season: "winter" })), "all");
  const owned = land(row(4, { owner: "red" }));
  assert.equal(changed(before, owned), null, "owners are a layer of their own");
  const built = land(row(4).map((cell, i) => (i === 3 ? { ...cell, site: "keep" } : cell)));
  const box = changed(before, built);
  const [x, y] = centre(3, 0, 50, false);
  assert.ok(box[0] < x - 100 && box[2] > x + 100 && box[1] < y - 100 && box[3] > y + 100);
  assert.ok(box[0] > 0, "and no more");
  assert.deepEqual(revealed(before, built).map(Math.sign), [1, -1, 1, 1]);
  assert.equal(revealed(before, land(row(5).map((cell, i) => (i > 3 ? { ...cell, unseen: true } : cell)))), null);
});

test("blurring keeps what is there", () => {
  const spot = new Float32Array(41 * 41);
  spot[20 * 41 + 20] = 1;
  const soft = blurred(spot, 41, 41, 3);
  assert.ok(Math.abs(soft.reduce((a, b) => a + b) - 1) < 1e-3);
  assert.ok(soft[20 * 41 + 20] < 0.1 && soft[20 * 41 + 23] > 0.005);
});

test("how far the shore is", () => {
  const mask = new Uint8Array(9 * 3);
  for (let y = 0; y < 3; y++) mask[y * 9 + 4] = 1;
  const far = distance(mask, 9, 3, 0);
  assert.deepEqual(
    [...far.slice(9, 18)],
    [4, 3, 2, 1, 0, 1, 2, 3, 4].map((v) => Math.min(v, far[9])),
  );
});

test("what scenes say is what is painted", () => {
  const space = (id, q, more) => ({ id, x: centre(q, 0, 1, false)[0], y: 0, ...more });
  const board = {
    id: "map",
    kind: "hexes",
    layout: "pointy",
    around: "sea",
    spaces: [
      space("a", 0, { terrain: "city", ground: "forest", site: "city", signs: ["red"] }),
      space("b", 1, { terrain: "hills", name: "Lake Village Keep", colour: "blue" }),
      space("s", 4, { terrain: "unknown", faint: true, rings: 1 }),
    ],
    walls: [
      { a: "a", b: "b", kind: "river" },
      { a: "a", b: "b" },
    ],
    pieces: [{ id: "p", at: "b", name: "", picture: "table", over: ["a"] }],
  };
  const m = scenery(board, { at: new Map(), unit: 50, radius: 50 }, "night");
  assert.equal(m.cells.length, 2 + 7);
  const cell = (id) => m.cells.find((one) => one.id === id);
  assert.deepEqual([cell("a").kind, cell("a").site, cell("a").tone], ["forest", "city", "#d8402f"]);
  assert.deepEqual([cell("b").kind, cell("b").site, cell("b").owner], ["hills", undefined, "blue"]);
  assert.ok(m.cells.filter((one) => one.unseen).length === 7);
  assert.deepEqual(
    m.walls.map(({ kind }) => kind),
    ["river", "wall"],
  );
  assert.equal(m.lying[0].at.length, 2);
  assert.deepEqual([m.light, m.season], ["night", "summer"]);
});

test("the figures of a hex stand inside it, none over another", () => {
  const plan = { radius: 57.7, disc: 26.6 };
  const reach = (piece) => (piece.size === "small" ? 0.66 : piece.size === "large" ? 1.08 : 0.92);
  for (let figures = 0; figures <= 9; figures++)
    for (let tokens = 0; tokens <= 5; tokens++) {
      const pieces = [
        ...Array.from({ length: figures }, (_, i) => ({ id: `f${i}`, filled: i % 2 > 0 })),
        ...Array.from({ length: tokens }, (_, i) => ({ id: `t${i}`, size: "small" })),
      ];
      const spots = inHex(pieces, plan, reach);
      const discs = pieces.map((piece) => {
        const { x, y, scale } = spots.get(piece.id);
        return [x, y, reach(piece) * plan.disc * scale];
      });
      discs.forEach(([x, y, r], i) => {
        assert.ok(Math.hypot(x, y) + r <= plan.radius * 1.02, `${figures} and ${tokens}: ${i} is inside`);
        for (const [u, v, s] of discs.slice(i + 1))
          assert.ok(Math.hypot(x - u, y - v) >= r + s, `${figures} and ${tokens}: ${i} is not covered`);
      });
      if (figures === 5 && !tokens)
        assert.ok(
          discs.every(([, , r]) => r >= 13),
          "five are still wide",
        );
    }
});
