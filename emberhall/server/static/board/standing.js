// Where the figures on a space stand: side by side, none hidden by another.

/** @import { Piece } from "../core/types" */
/** @typedef {import("./plan.js").Plan} Plan */
import { inHex } from "./grid.js";

const SIZES = { small: 0.66, normal: 0.92, large: 1.08 };

/** The size of a piece relative to a token. @param {Piece} piece */
export const reach = (piece) => SIZES[piece.size ?? "normal"];

/** @typedef {{ x: number, y: number, scale: number }} Spot */

/**
 * Where the pieces of a space stand. A single one is in the middle; heroes make room for enemies and stand beside them.
 * @param {Piece[]} pieces @param {Plan} plan @param {boolean} hexes @returns {Map<string, Spot>}
 */
export function fan(pieces, plan, hexes) {
  if (plan.reach) return within(pieces, plan, plan.reach.get(pieces[0]?.at ?? "") ?? [50, 50, 50, 50]);
  if (hexes) return inHex(pieces, plan, reach);
  const rank = (/** @type {Piece} */ piece) => (piece.filled ? 4 : 0) - reach(piece);
  const ordered = [...pieces].sort((a, b) => rank(a) - rank(b));
  const beside = ordered.filter((piece) => piece.filled);
  const others = ordered.filter((piece) => !piece.filled);
  const inside = others.length ? others : ordered;
  if (!inside[0].filled) return court(inside, beside, plan);
  const room = Math.min(plan.room + 7 * (inside.length - 1), 46);
  const spots = pack(
    inside.map((piece) => reach(piece) * plan.disc),
    room,
  );
  return new Map(inside.map((piece, i) => [piece.id, spots[i]]));
}

/** Where pieces stand around the largest one, in degrees: right first, clear of the name below. */
const ABOUT = [18, -30, -128, 146, -80];

/**
 * A space with enemies: the largest keeps the middle and its size, the others go around it; heroes stand at
 * its left and right, or all at its left if there are others around.
 * @param {Piece[]} foes the greatest first @param {Piece[]} heroes @param {Plan} plan @returns {Map<string, Spot>}
 */
function court([greatest, ...others], heroes, plan) {
  /** @type {Map<string, Spot>} */
  const found = new Map([[greatest.id, { x: 0, y: 0, scale: 1 }]]);
  const set = (
    /** @type {Piece} */ piece,
    /** @type {number} */ away,
    /** @type {number} */ degrees,
    /** @type {number} */ scale,
  ) =>
    found.set(piece.id, {
      x: away * Math.cos((degrees * Math.PI) / 180),
      y: away * Math.sin((degrees * Math.PI) / 180),
      scale,
    });
  others.forEach((piece, i) =>
    set(piece, plan.radius + (others.length > 1 ? 17 : 14), others.length > 1 ? ABOUT[i % ABOUT.length] : 8, 0.76),
  );
  const left = others.length ? heroes : heroes.filter((_, i) => i % 2 === 0);
  const right = heroes.filter((piece) => !left.includes(piece));
  for (const [side, row] of /** @type {[number, Piece[]][]} */ ([
    [180, left],
    [12, right],
  ])) {
    row.forEach((piece, i) => set(piece, plan.radius + 9, side + 54 * (i - (row.length - 1) / 2), 0.82));
  }
  return found;
}

/** The room of a small token in a row. */
const TOKEN = 36;

/** Smaller figures cannot be read: cover a token instead. */
const READ = 36;

/**
 * Figures stand in rows in their area, heroes before enemies; small tokens at the upper edge.
 * @param {Piece[]} pieces @param {Plan} plan @param {[number, number, number, number]} reach @returns {Map<string,
 *   Spot>}
 */
function within(pieces, plan, [up, right, down, left]) {
  const figures = pieces.filter((piece) => piece.size !== "small");
  const tokens = pieces.filter((piece) => piece.size === "small");
  const sides = [figures.filter((piece) => piece.filled), figures.filter((piece) => !piece.filled)];
  const [wide, high] = [left + right - 12, up + down - 20];
  // next to tokens, a sign shows who holds the area
  const abreast = Math.max(1, Math.floor((left + right - (figures.length ? 26 : 4)) / TOKEN));
  const lines = Math.ceil(tokens.length / abreast);
  let strip = figures.length ? lines * (TOKEN - 2) : 0;
  let [rows, size] = ranks(sides, wide, high - strip, 2 * plan.disc + 3);
  if (size < READ && strip) [rows, size, strip] = [...ranks(sides, wide, high, 2 * plan.disc + 3), 0];
  const scale = Math.min(1, size / (2 * plan.disc + 3));
  const [middle, waist] = [(right - left) / 2, (down - up + strip) / 2];
  /** @type {Map<string, Spot>} */
  const found = new Map();
  rows.forEach((row, r) =>
    row.forEach((piece, i) =>
      found.set(piece.id, {
        x: middle + (i - (row.length - 1) / 2) * size,
        y: waist + (r - (rows.length - 1) / 2) * size,
        scale,
      }),
    ),
  );
  tokens.forEach((piece, i) => {
    const [line, n] = [Math.floor(i / abreast), i % abreast];
    const many = Math.min(abreast, tokens.length - line * abreast);
    const spot = figures.length
      ? { x: 20 - left + TOKEN * n, y: 20 - up + (TOKEN - 2) * line }
      : { x: middle + (n - (many - 1) / 2) * TOKEN, y: waist + (line - (lines - 1) / 2) * TOKEN };
    found.set(piece.id, { ...spot, scale: 1 });
  });
  return found;
}

/**
 * Figures in rows, as large as fits: heroes apart from enemies, unless all would be larger side by side.
 * @param {Piece[][]} sides
 * @param {number} wide
 * @param {number} high
 * @param {number} most
 * @returns {[Piece[][], number]}
 */
function ranks(sides, wide, high, most) {
  for (let size = most; ; size *= 0.9) {
    const fit = Math.max(1, Math.floor(wide / size));
    for (const parts of [sides, [sides.flat()]]) {
      const rows = parts.flatMap((part) =>
        Array.from({ length: Math.ceil(part.length / fit) }, (_, i) => part.slice(i * fit, (i + 1) * fit)),
      );
      if (size < most / 2 || rows.length * size <= high) return [rows, size];
    }
  }
}

/**
 * Circles around the middle without overlap, the first innermost; squeezed if they would not fit.
 * @param {number[]} radii @param {number} room @returns {Spot[]}
 */
export function pack(radii, room) {
  /** @type {[number, number, number][]} */
  const placed = [];
  for (const radius of radii) {
    let found = /** @type {[number, number]} */ ([0, 0]);
    search: for (let away = 0; away < 400; away += 1.5) {
      const steps = away ? Math.max(6, Math.round((2 * Math.PI * away) / 4)) : 1;
      for (let i = 0; i < steps; i++) {
        const angle = (2 * Math.PI * i) / steps + Math.PI;
        const [x, y] = [away * Math.cos(angle), away * Math.sin(angle) * 0.94];
        if (placed.every(([px, py, pr]) => Math.hypot(px - x, py - y) >= pr + radius + 1)) {
          found = [x, y];
          break search;
        }
      }
    }
    placed.push([...found, radius]);
  }
  if (!placed.length) return [];
  const left = Math.min(...placed.map(([x, , r]) => x - r));
  const right = Math.max(...placed.map(([x, , r]) => x + r));
  const top = Math.min(...placed.map(([, y, r]) => y - r));
  const bottom = Math.max(...placed.map(([, y, r]) => y + r));
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2];
  const extent = Math.max(...placed.map(([x, y, r]) => Math.hypot(x - cx, y - cy) + r));
  const squeeze = Math.max(Math.min(1, (room * 1.16) / extent), 0.48);
  return placed.map(([x, y]) => ({ x: (x - cx) * squeeze, y: (y - cy) * squeeze, scale: squeeze }));
}
