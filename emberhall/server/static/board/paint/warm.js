// What every board needs, made before the first one is there; and loops that run often enough to be compiled.

/** @import { Cell } from "./types" */
import { centre } from "./geometry.js";
import { noise } from "./noise.js";
import { landIn } from "./palettes.js";
import { Field, shores, soil, table } from "./soil.js";
import { pixels } from "./tiles.js";

const KINDS = ["plains", "forest", "lake", "mountain", "unknown", "hills"];

/** A small land to practise on. @param {boolean} flat @returns {Cell[]} */
function practice(flat) {
  /** @type {Cell[]} */
  const cells = [];
  for (let q = -3; q <= 3; q++)
    for (let r = Math.max(-3, -q - 3); r <= Math.min(3, 3 - q); r++) {
      const [x, y] = centre(q, r, 22, flat);
      cells.push({ id: "", q, r, x, y, kind: KINDS[(q + 3 * r + 60) % 6] });
    }
  return cells;
}

/** In small steps: a board that comes early goes first. @returns {(() => void)[]} */
export function warm() {
  const palette = landIn("summer");
  const field = (/** @type {number} */ turn) =>
    new Field({
      box: [-200, -150, 200, 150],
      scale: 1,
      cells: practice(turn % 4 === 1),
      R: 22,
      flat: turn % 4 === 1,
      palette,
      sea: turn % 4 === 1 ? "void" : "sea",
      season: "summer",
    });
  return [
    () => table("wa", 4, 5, 0.55, 0.5, 1),
    () => table("wb", 4, 5, 0.55, 0.5, 1),
    () => table("tear", 16, 4, 0.6, 1, 1),
    () => table("relief", 8, 6, 0.5, 0.5, 1),
    () => table("macro", 4, 4, 0.5, 0.25, 1, 4),
    () => noise("flow", 4, 4, 0.5),
    ...[...KINDS, "desert", "swamp", "wasteland", "sea"].map((kind) => () => pixels(kind, palette[kind], 1, "summer")),
    ...Array.from({ length: 6 }, (_, turn) => () => {
      const land = field(turn);
      shores(land);
      soil(land, [-200, -150, 200, 150]);
      soil(land, [-100, -80, 100, 100]);
    }),
  ];
}
