// Pieces walk from space to space: along the scene's way, or else the shortest over open ground.

/** @import { Board, Piece } from "../core/types" */

/** @typedef {import("./plan.js").Plan} Plan */

/** How long a step may take, and a whole walk (milliseconds). */
const STEP = 320;
const LONGEST = 900;

/** Farther than this a piece flies instead. */
const FAR = 12;

/** Terrain a walk avoids if it can. */
const CLOSED = new Set(["wall", "lake", "sea", "mountain", "water", "lava"]);

/** The neighbours of each space, found once for each drawing. @type {WeakMap<Plan, Map<string, string[]>>} */
const borders = new WeakMap();

/** @param {Board} board @param {Plan} plan */
function neighbours(board, plan) {
  let found = borders.get(plan);
  if (found) return found;
  found = new Map(board.spaces.map((space) => [space.id, /** @type {string[]} */ ([])]));
  const join = (/** @type {string} */ a, /** @type {string} */ b) => {
    found?.get(a)?.push(b);
    found?.get(b)?.push(a);
  };
  if (board.kind === "hexes") {
    const walls = new Set(
      (board.walls ?? []).filter((wall) => !wall.dashed).flatMap(({ a, b }) => [`${a} ${b}`, `${b} ${a}`]),
    );
    const open = board.spaces.filter((space) => !space.rings);
    const apart = plan.radius * Math.sqrt(3) * 1.1;
    for (const [i, a] of open.entries()) {
      const [x, y] = plan.at.get(a.id) ?? [0, 0];
      for (const b of open.slice(i + 1)) {
        const [bx, by] = plan.at.get(b.id) ?? [0, 0];
        if (Math.abs(bx - x) < apart && Math.hypot(bx - x, by - y) < apart && !walls.has(`${a.id} ${b.id}`))
          join(a.id, b.id);
      }
    }
  } else for (const link of board.links ?? []) if (!link.arrow) join(link.a, link.b);
  borders.set(plan, found);
  return found;
}

/**
 * The spaces of a walk, both ends included.
 * @param {Piece} piece @param {string} from @param {Board} board @param {Plan} plan @returns {string[]}
 */
export function wayOf(piece, from, board, plan) {
  const told = (piece.way ?? []).filter((id) => plan.at.has(id));
  if (told.at(-1) === piece.at) return [from, ...told.slice(told.lastIndexOf(from) + 1)];
  const next = neighbours(board, plan);
  const closed = new Set(board.spaces.filter((space) => CLOSED.has(space.terrain ?? "")).map((space) => space.id));
  const taken = new Set((board.pieces ?? []).map((other) => other.at));
  const cost = (/** @type {string} */ id) =>
    id === piece.at ? 1 : 1 + (closed.has(id) ? 3 : 0) + (taken.has(id) ? 0.2 : 0);
  /** @type {Map<string, [number, string]>} */
  const reached = new Map([[from, [0, ""]]]);
  const open = new Set([from]);
  while (open.size) {
    let here = "";
    for (const id of open) if (!here || (reached.get(id)?.[0] ?? 0) < (reached.get(here)?.[0] ?? 0)) here = id;
    open.delete(here);
    if (here === piece.at) break;
    const [spent] = reached.get(here) ?? [0, ""];
    for (const id of next.get(here) ?? []) {
      const sum = spent + cost(id);
      if (sum >= (reached.get(id)?.[0] ?? Infinity)) continue;
      reached.set(id, [sum, here]);
      open.add(id);
    }
  }
  const way = [piece.at];
  while (way[0] !== from) {
    const before = reached.get(way[0])?.[1];
    if (!before) return [from, piece.at];
    way.unshift(before);
  }
  return way.length > FAR + 1 ? [from, piece.at] : way;
}

/** How long a walk takes. @param {number} steps @param {number} patience how long anything may take */
export const walkTime = (steps, patience) => Math.min(STEP * steps, LONGEST, patience);

/**
 * The keyframes of a walk: a place for each step, with a lift in between.
 * @param {[number, number][]} spots
 * @param {number} scale
 * @returns {Keyframe[]}
 */
export function strides(spots, scale) {
  const at = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ k) =>
    `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${k.toFixed(3)})`;
  return spots.flatMap(([x, y], i) => {
    const here = { transform: at(x, y, scale), easing: "cubic-bezier(.45,.05,.75,.6)" };
    const then = spots[i + 1];
    return then
      ? [
          here,
          {
            transform: at((x + then[0]) / 2, (y + then[1]) / 2 - 5, scale * 1.07),
            easing: "cubic-bezier(.25,.4,.5,1)",
          },
        ]
      : [here];
  });
}

/** @typedef {{ spots: [number, number][], animation: Animation }} Walk */

/** Where a walk has got to: its end, or where it was interrupted. @param {Walk} walk @returns {[number, number]} */
export function reached({ spots, animation }) {
  const part = (animation.effect?.getComputedTiming().progress ?? 1) * (spots.length - 1);
  const at = Math.min(Math.floor(part), spots.length - 2);
  const [[ax, ay], [bx, by]] = [spots[at], spots[at + 1]];
  return [ax + (bx - ax) * (part - at), ay + (by - ay) * (part - at)];
}
