// What of a picture has to be painted again. Numbers only.

/** @import { Box, Cell, Point, Scenery } from "./types" */
import { bounds, word } from "./geometry.js";

/** What a cell looks like. @param {Cell | undefined} c */
const looks = (c) => (c ? JSON.stringify([c.kind, c.unseen, c.site, c.tone, c.door, c.floor, c.plate, c.room]) : "");

/** @param {Scenery} m */
const byPlace = (m) => new Map(m.cells.map((cell) => [word(cell), cell]));

/** The cells that are new or look different, and those that are gone. @param {Scenery} a @param {Scenery} b */
function cellsChanged(a, b) {
  const [was, is] = [byPlace(a), byPlace(b)];
  return [
    ...b.cells.filter((cell) => looks(cell) !== looks(was.get(word(cell)))),
    ...a.cells.filter((cell) => !is.has(word(cell))),
  ];
}

/** What is in one list and not in the other, by its looks. @template T @param {T[]} a @param {T[]} b */
function differing(a, b) {
  const [was, is] = [a, b].map((list) => new Set(list.map((one) => JSON.stringify(one))));
  return [...a.filter((one) => !is.has(JSON.stringify(one))), ...b.filter((one) => !was.has(JSON.stringify(one)))];
}

/** What holds these, with all that reaches out of a hex: crowns above, shallows around. @param {Point[]} places
 * @param {number} R @param {number} reach @returns {Box} */
function around(places, R, reach) {
  const [x0, y0, x1, y1] = bounds(places, R + reach);
  return [x0, y0 - R / 2, x1, y1];
}

/** Whether two pictures have nothing in common. @param {Scenery} a @param {Scenery} b */
const other = (a, b) =>
  a.style !== b.style ||
  a.season !== b.season ||
  a.R !== b.R ||
  a.around !== b.around ||
  (!b.cells.length &&
    JSON.stringify([a.areas, a.edges, a.spots, a.roads, a.lamps]) !==
      JSON.stringify([b.areas, b.edges, b.spots, b.roads, b.lamps]));

/**
 * The box that holds all that differs between two pictures: null, if nothing does; "all", if everything may.
 * @param {Scenery} a @param {Scenery} b @returns {Box | null | "all"}
 */
export function changed(a, b) {
  if (other(a, b)) return "all";
  const cells = cellsChanged(a, b);
  const { R } = b;
  /** @type {Map<string, Point>} */
  const middle = new Map([...a.cells, ...b.cells].map((cell) => [cell.id, [cell.x, cell.y]]));
  const walls = differing(a.walls, b.walls).flatMap((wall) =>
    [wall.a, wall.b].map((id) => /** @type {Point} */ (middle.get(id) ?? [0, 0])),
  );
  const lying = differing(a.lying, b.lying).flatMap((one) => one.at);
  const lamps = differing(a.lamps, b.lamps).map(({ x, y }) => /** @type {Point} */ ([x, y]));
  /** @type {Point[]} */
  const places = cells.map(({ x, y }) => [x, y]);
  const found = [...places, ...walls, ...lying, ...lamps];
  if (!found.length) return null;
  if (!places.length && !walls.length && !lamps.length) return around(lying, R, R * 0.4);
  return around(found, R, b.style === "land" ? (b.around === "sea" ? 160 : 56) : R * 2.2);
}

/**
 * The part that is waited for: known land that was not there before. @param {Scenery} a @param {Scenery} b
 * @returns {Box | null}
 */
export function revealed(a, b) {
  if (b.style !== "land") return null;
  const fresh = cellsChanged(a, b).filter((cell) => !cell.unseen);
  return fresh.length
    ? around(
        fresh.map(({ x, y }) => [x, y]),
        b.R * 1.05,
        0,
      )
    : null;
}
