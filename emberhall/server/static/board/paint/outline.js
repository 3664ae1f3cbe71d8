// The walls of rooms: each room has an outline of its own, so that a new room changes no other. Numbers only.

/** @import { Cell, Point } from "./types" */
import { corner, STEPS, centre, word } from "./geometry.js";

/** The hexes that are seen, room by room; a door is a room of its own. @param {Cell[]} cells */
function roomsOf(cells) {
  /** @type {Map<string, Cell[]>} */
  const rooms = new Map();
  for (const cell of cells) {
    if (cell.unseen) continue;
    const name = cell.room === undefined ? `door ${word(cell)}` : String(cell.room);
    rooms.set(name, [...(rooms.get(name) ?? []), cell]);
  }
  return [...rooms.values()];
}

/** The outlines of all rooms that are seen. @param {Cell[]} cells @param {number} R @param {boolean} flat */
export const outlines = (cells, R, flat) => roomsOf(cells).flatMap((room) => outlineOf(room, R, flat));

/** @param {Cell[]} room @param {number} R @param {boolean} flat */
function outlineOf(room, R, flat) {
  const own = new Set(room.map(word));
  /** Hexes beside the room that it half surrounds: the wall goes straight past them. @type {Map<string, number>} */
  const half = new Map();
  for (const { q, r } of room)
    for (const [dq, dr] of STEPS) {
      const key = word({ q: q + dq, r: r + dr });
      if (!own.has(key)) half.set(key, (half.get(key) ?? 0) + 1);
    }
  const key = (/** @type {Point} */ [x, y]) => Math.round(x) + "," + Math.round(y);
  /** @type {Map<string, { p: Point, n: Point, skip: boolean }>} */
  const next = new Map();
  for (const { q, r, x, y } of room)
    for (let i = 0; i < 6; i++) {
      const [p, n] = [corner(x, y, R, i, flat), corner(x, y, R, (i + 1) % 6, flat)];
      const over = STEPS.find(([dq, dr]) => {
        const [dx, dy] = centre(dq, dr, R, flat);
        return Math.hypot(p[0] + n[0] - 2 * x - dx, p[1] + n[1] - 2 * y - dy) < 3;
      });
      const beyond = word({ q: q + (over?.[0] ?? 0), r: r + (over?.[1] ?? 0) });
      if (!own.has(beyond)) next.set(key(p), { p, n, skip: (half.get(beyond) ?? 0) >= 3 });
    }
  /** @type {Point[][]} */
  const loops = [];
  while (next.size) {
    /** @type {Point[]} */
    const loop = [];
    let [at, side] = [...next][0];
    for (;;) {
      next.delete(at);
      if (!side.skip) loop.push([(side.p[0] + side.n[0]) / 2, (side.p[1] + side.n[1]) / 2]);
      at = key(side.n);
      const after = next.get(at);
      if (!after) break;
      side = after;
    }
    if (loop.length > 3) loops.push(straightened(loop, R * 0.46));
  }
  return loops;
}

/**
 * What is left of a line if no point lies farther from it than this. @param {Point[]} line @param {number} far
 * @returns {Point[]}
 */
function simple(line, far) {
  if (line.length < 3) return line;
  const [p, q] = [line[0], line[line.length - 1]];
  const long = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
  let [most, at] = [0, 0];
  line.forEach((v, i) => {
    const d = Math.abs((q[0] - p[0]) * (p[1] - v[1]) - (p[0] - v[0]) * (q[1] - p[1])) / long;
    if (i && i < line.length - 1 && d > most) [most, at] = [d, i];
  });
  return most < far ? [p, q] : [...simple(line.slice(0, at + 1), far).slice(0, -1), ...simple(line.slice(at), far)];
}

/** A loop with straight sides; those that are almost level or upright are made so.
 * @param {Point[]} loop @param {number} far @returns {Point[]} */
export function straightened(loop, far) {
  let [from, to, most] = [0, 0, 0];
  for (let i = 0; i < loop.length; i++)
    for (let j = i + 1; j < loop.length; j++) {
      const d = Math.hypot(loop[i][0] - loop[j][0], loop[i][1] - loop[j][1]);
      if (d > most) [most, from, to] = [d, i, j];
    }
  const [a, b] = [loop.slice(from, to + 1), [...loop.slice(to), ...loop.slice(0, from + 1)]];
  const out = [...simple(a, far).slice(0, -1), ...simple(b, far).slice(0, -1)].map(
    ([x, y]) => /** @type {Point} */ ([x, y]),
  );
  for (let turn = 0; turn < 2; turn++)
    out.forEach((p, i) => {
      const q = out[(i + 1) % out.length];
      const [dx, dy] = [Math.abs(q[0] - p[0]), Math.abs(q[1] - p[1])];
      if (dy < dx * 0.26) p[1] = q[1] = (p[1] + q[1]) / 2;
      else if (dx < dy * 0.26) p[0] = q[0] = (p[0] + q[0]) / 2;
    });
  return out;
}
