// Where the figures of a hex stand: in rows, none over another, all inside. Numbers only.

/** @import { Piece } from "../core/types" */
/** @import { Spot } from "./standing.js" */

/** How many figures stand in each row. */
const ROWS = [[], [1], [2], [1, 2], [2, 2], [2, 3], [3, 3], [2, 3, 2], [3, 3, 2], [3, 3, 3]];

/** Discs keep a little room between them. */
const APART = 2.14;

/** The rows for this many. @param {number} many */
function rowsFor(many) {
  if (many < ROWS.length) return ROWS[many];
  const wide = Math.ceil(Math.sqrt(many * 1.3));
  return Array.from({ length: Math.ceil(many / wide) }, (_, i) => Math.min(wide, many - i * wide));
}

/**
 * The middles of discs in rows, and their radius. @param {number} many @param {number} wide @param {number} high
 * @param {number} most the greatest radius
 */
function inRows(many, wide, high, most) {
  const rows = rowsFor(many);
  const r = Math.min(wide / Math.max(...rows) / APART, high / rows.length / APART, most);
  const spots = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, i) => ({
      x: (i - (count - 1) / 2) * r * APART,
      y: (row - (rows.length - 1) / 2) * r * APART,
    })),
  );
  return { spots, r };
}

/** Small tokens below the figures: one row, or two if they are many. @param {number} many @param {number} R */
function strip(many, R) {
  const lines = many > 4 ? 2 : 1;
  const abreast = Math.ceil(many / lines);
  const r = Math.min((R * 1.24) / Math.max(abreast, 1) / APART, R * (lines > 1 ? 0.15 : 0.21));
  const spots = Array.from({ length: many }, (_, i) => {
    const [row, n] = [Math.floor(i / abreast), i % abreast];
    const here = Math.min(abreast, many - row * abreast);
    return { x: (n - (here - 1) / 2) * r * APART, y: (row - (lines - 1) / 2) * r * APART };
  });
  return { spots, r };
}

/**
 * Where the pieces of a hex stand: figures in rows, small tokens in a row below them.
 * @param {Piece[]} pieces @param {{ radius: number, disc: number }} plan
 * @param {(piece: Piece) => number} reach how large a piece is, as a part of a disc
 * @returns {Map<string, Spot>}
 */
export function inHex(pieces, { radius: R, disc }, reach) {
  const small = pieces.filter((piece) => piece.size === "small");
  const figures = pieces.filter((piece) => piece.size !== "small");
  figures.sort((a, b) => Number(Boolean(a.filled)) - Number(Boolean(b.filled)) || reach(b) - reach(a));
  /** @type {Map<string, Spot>} */
  const found = new Map();
  const low = small.length > 0 && figures.length > 0;
  const rows = rowsFor(figures.length).length;
  const high = R * (low ? 0.98 : rows > 2 ? 1.42 : 1.2);
  const wide = R * (rows > 2 ? 1.42 : 1.56);
  const { spots, r } = inRows(figures.length, wide, high, Math.min(disc * 1.08, R * (figures.length > 1 ? 0.4 : 0.62)));
  const up = low ? -R * 0.29 : 0;
  figures.forEach((piece, i) => {
    const own = reach(piece) * disc;
    found.set(piece.id, { x: spots[i].x, y: spots[i].y + up, scale: Math.min(1, r / own) });
  });
  const below = strip(small.length, R);
  const alone = inRows(small.length, R * 1.36, R * 1.1, disc);
  const tokens = low ? below : alone;
  small.forEach((piece, i) => {
    const { x, y } = tokens.spots[i];
    const own = reach(piece) * disc;
    found.set(piece.id, { x, y: low ? R * 0.54 + y : y, scale: Math.min(1, tokens.r / own) });
  });
  return found;
}
