// Hexes, their sides, and polygons that are cut and joined. Numbers only.

/** @import { Box, Cell, Dice, Point, Side } from "./types" */
import { lerp, TAU } from "./noise.js";

export const ROOT3 = Math.sqrt(3);

/** The six neighbours of a hex. @type {Point[]} */
export const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

/** @param {number} q @param {number} r @param {number} R @param {boolean} flat @returns {Point} */
export const centre = (q, r, R, flat) =>
  flat ? [R * 1.5 * q, R * ROOT3 * (r + q / 2)] : [R * ROOT3 * (q + r / 2), R * 1.5 * r];

/** Which hex of sides of length 1 has its middle there. @param {number} x @param {number} y @param {boolean} flat */
export function axial(x, y, flat) {
  const along = Math.round((flat ? x : y) / 1.5);
  const across = Math.round((flat ? y : x) / ROOT3 - along / 2);
  return /** @type {Point} */ (flat ? [along, across] : [across, along]);
}

/** @param {number} x @param {number} y @param {number} R @param {number} i @param {boolean} flat @returns {Point} */
export function corner(x, y, R, i, flat) {
  const angle = (TAU / 6) * i + (flat ? 0 : -TAU / 12);
  return [x + R * Math.cos(angle), y + R * Math.sin(angle)];
}

/** @param {number} x @param {number} y @param {number} R @param {boolean} flat */
export const corners = (x, y, R, flat) => [0, 1, 2, 3, 4, 5].map((i) => corner(x, y, R, i, flat));

/** The place of a hex as a word. @param {{ q: number, r: number }} cell */
export const word = ({ q, r }) => q + "," + r;

/** Across which side a neighbour lies. @param {boolean} flat */
const beyond = (flat) =>
  [0, 1, 2, 3, 4, 5].map((i) => {
    const [p, n] = [corner(0, 0, 1, i, flat), corner(0, 0, 1, (i + 1) % 6, flat)];
    const found = STEPS.find(([q, r]) => {
      const [x, y] = centre(q, r, 1, flat);
      return Math.hypot(x - p[0] - n[0], y - p[1] - n[1]) < 0.1;
    });
    return found ?? STEPS[0];
  });

/**
 * All sides of a field of hexes, each once. @param {Cell[]} cells @param {number} R @param {boolean} flat
 * @returns {Side[]}
 */
export function sides(cells, R, flat) {
  const by = new Map(cells.map((c) => [word(c), c]));
  const over = beyond(flat);
  /** @type {Side[]} */
  const found = [];
  for (const c of cells)
    over.forEach(([dq, dr], i) => {
      const [q, r] = [c.q + dq, c.r + dr];
      const other = by.get(word({ q, r })) ?? null;
      if (other && !(c.q < q || (c.q === q && c.r < r))) return;
      const [p, n] = [corner(c.x, c.y, R, i, flat), corner(c.x, c.y, R, (i + 1) % 6, flat)];
      found.push({ a: c, b: other, p, n, key: `${word(c)}|${q},${r}` });
    });
  return found;
}

/** What holds all these points. @param {Point[]} points @param {number} [more] @returns {Box} */
export function bounds(points, more = 0) {
  const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
  return [Math.min(...xs) - more, Math.min(...ys) - more, Math.max(...xs) + more, Math.max(...ys) + more];
}

/** @param {Box} a @param {Box} b @returns {Box} */
export const both = (a, b) => [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];

/** What two boxes share, or null. @param {Box} a @param {Box} b @returns {Box | null} */
export function shared(a, b) {
  /** @type {Box} */
  const box = [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])];
  return box[0] < box[2] && box[1] < box[3] ? box : null;
}

/** The box on a grid that holds this one. @param {Box} box @param {number} by @returns {Box} */
export const snapped = (box, by) => [
  Math.floor(box[0] / by) * by,
  Math.floor(box[1] / by) * by,
  Math.ceil(box[2] / by) * by,
  Math.ceil(box[3] / by) * by,
];

/** What of a box another does not hold: up to four strips. @param {Box} box @param {Box} held @returns {Box[]} */
export function strips(box, held) {
  const mid = shared(box, held);
  if (!mid) return [box];
  /** @type {Box[]} */
  const around = [
    [box[0], box[1], box[2], mid[1]],
    [box[0], mid[3], box[2], box[3]],
    [box[0], mid[1], mid[0], mid[3]],
    [mid[2], mid[1], box[2], mid[3]],
  ];
  return around.filter(([l, t, r, b]) => l < r && t < b);
}

/** Whether a point lies within loops. @param {Point[][]} loops @param {number} x @param {number} y */
export const within = (loops, x, y) =>
  loops.reduce(
    (odd, loop) =>
      loop.reduce((so, [ax, ay], i) => {
        const [bx, by] = loop[(i + 1) % loop.length];
        return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !so : so;
      }, odd),
    false,
  );

/**
 * What of a polygon lies on one side of a line. @param {Point[]} p @param {number} nx @param {number} ny
 * @param {number} d
 */
export function cut(p, nx, ny, d) {
  /** @type {Point[]} */
  const out = [];
  p.forEach((a, i) => {
    const b = p[(i + 1) % p.length];
    const [da, db] = [a[0] * nx + a[1] * ny - d, b[0] * nx + b[1] * ny - d];
    if (da >= 0) out.push(a);
    if (da >= 0 !== db >= 0) out.push([lerp(a[0], b[0], da / (da - db)), lerp(a[1], b[1], da / (da - db))]);
  });
  return out;
}

/** @param {Point[]} p */
export function surface(p) {
  let sum = 0;
  p.forEach((v, i) => {
    const w = p[(i + 1) % p.length];
    sum += v[0] * w[1] - w[0] * v[1];
  });
  return Math.abs(sum) / 2;
}

/** A convex polygon, smaller by this much all around. @param {Point[]} p @param {number} by */
export function inset(p, by) {
  const [cx, cy] = [0, 1].map((axis) => p.reduce((sum, v) => sum + v[axis], 0) / p.length);
  let out = p;
  p.forEach((a, i) => {
    const b = p[(i + 1) % p.length];
    const long = Math.hypot(b[1] - a[1], a[0] - b[0]) || 1;
    let [nx, ny] = [(b[1] - a[1]) / long, (a[0] - b[0]) / long];
    if ((cx - a[0]) * nx + (cy - a[1]) * ny < 0) [nx, ny] = [-nx, -ny];
    out = cut(out, nx, ny, a[0] * nx + a[1] * ny + by);
  });
  return out;
}

/** A polygon broken into slabs. @param {Point[]} p @param {Dice} r @param {number} biggest */
export function slabs(p, r, biggest) {
  const parts = [p];
  for (let guard = 0; guard < 60; guard++) {
    parts.sort((a, b) => surface(b) - surface(a));
    if (surface(parts[0]) < biggest * (0.8 + r() * 0.6)) break;
    const one = parts.splice(0, 1)[0];
    const [cx, cy] = [0, 1].map((axis) => one.reduce((sum, v) => sum + v[axis], 0) / one.length);
    const [x0, y0, x1, y1] = bounds(one);
    const angle = (x1 - x0 > y1 - y0 ? 0 : Math.PI / 2) + (r() - 0.5) * 0.5;
    const [nx, ny] = [Math.cos(angle), Math.sin(angle)];
    const d = cx * nx + cy * ny + (r() - 0.5) * 8;
    for (const side of [1, -1]) {
      const half = cut(one, nx * side, ny * side, d * side);
      if (half.length > 2) parts.push(half);
    }
  }
  return parts;
}
