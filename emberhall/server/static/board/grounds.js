// Terrain of hexagons: each has a drawing of its own, not only a colour. The middle stays free for pieces.

import { s } from "../core/dom.js";

/** @typedef {[number, number]} Point */
/** @typedef {[string, string]} Stroke the kind of a stroke (f: filled, d: dark, l: line, s: snow) and its path */

/** Three scatterings of terrain marks, in a hexagon with a radius of about 57. @type {Point[][]} */
const EDGES = [
  [
    [-33, -14],
    [-20, -33],
    [2, -42],
    [24, -30],
    [36, -8],
    [33, 17],
    [15, 35],
    [-9, 42],
    [-29, 26],
    [-39, 6],
  ],
  [
    [-37, -4],
    [-27, -25],
    [-8, -39],
    [14, -38],
    [32, -20],
    [39, 5],
    [24, 29],
    [4, 42],
    [-17, 36],
    [-35, 19],
  ],
  [
    [-30, -22],
    [-11, -36],
    [10, -44],
    [29, -24],
    [38, 0],
    [30, 24],
    [9, 38],
    [-14, 40],
    [-34, 22],
    [-40, -6],
  ],
];

/**
 * @param {string} kind
 * @param {Point[]} at
 * @param {(x: number, y: number, i: number) => string} draw
 * @returns {Stroke}
 */
const grow = (kind, at, draw) => [kind, at.map(([x, y], i) => draw(x, y, i)).join("")];

const tuft = (/** @type {number} */ x, /** @type {number} */ y) =>
  `M${x - 3} ${y}l-1.5-5.5M${x} ${y}v-7.5M${x + 3} ${y}l1.5-5.5`;
const tree = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ i) => {
  const k = 0.85 + ((i * 7) % 5) * 0.08;
  const right = `l${5 * k} ${8 * k}h${-2.4 * k}l${4.6 * k} ${8 * k}`;
  return `M${x} ${y - 12 * k}${right}h${-14.4 * k}l${4.6 * k} ${-8 * k}h${-2.4 * k}z`;
};
const trunk = (/** @type {number} */ x, /** @type {number} */ y) => `M${x} ${y + 3.5}v3.6`;
const hump = (/** @type {number} */ x, /** @type {number} */ y) => `M${x - 13} ${y + 5}q5-13 13-13t13 13z`;
const ridge = (/** @type {number} */ x, /** @type {number} */ y) => `M${x - 13} ${y + 5}q5-13 13-13t13 13`;
const wave = (/** @type {number} */ x, /** @type {number} */ y) => `M${x - 11} ${y}q5.5-5 11 0t11 0`;
const peak = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ k) =>
  `M${x} ${y - 17 * k}l${16 * k} ${27 * k}h${-32 * k}z`;
const snow = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ k) =>
  [
    `M${x} ${y - 17 * k}l${6 * k} ${10 * k}`,
    `l${-3 * k} ${-1 * k}l${-3 * k} ${3 * k}l${-3 * k} ${-3 * k}l${-3 * k} ${1 * k}z`,
  ].join("");
const stone = (/** @type {number} */ x, /** @type {number} */ y) => `M${x - 6} ${y + 3}l2.5-6 6-1.5 4 4.500-1.500 4z`;
const crack = (/** @type {number} */ x, /** @type {number} */ y) => `M${x - 8} ${y - 4}l6 3-1 5 6 2 1 4`;
const house = (/** @type {number} */ x, /** @type {number} */ y) => `M${x - 6} ${y + 6}v-7l6-5.500 6 5.500v7z`;

/** @param {string} terrain @param {number} way @returns {Stroke[]} */
function strokes(terrain, way) {
  const at = EDGES[way];
  const some = (/** @type {number} */ from, /** @type {number} */ step) => at.filter((_, i) => i % step === from);
  switch (terrain) {
    case "plains":
      return [
        grow("l", at, tuft),
        grow(
          "l",
          [
            [-9 + way * 7, 8],
            [12 - way * 5, -12],
          ],
          tuft,
        ),
      ];
    case "forest":
      return [grow("d", at, (x, y, i) => tree(x + 1, y + 1.5, i)), grow("f", at, tree), grow("l", at, trunk)];
    case "hills":
      return [
        grow("f", some(0, 2), hump),
        grow("l", some(0, 2), ridge),
        grow("f", [[way * 6 - 4, 2]], hump),
        grow("l", [[way * 6 - 4, 2]], ridge),
      ];
    case "mountain":
      return [
        grow("d", [[-16, 14]], (x, y) => peak(x, y, 1.25)),
        grow("f", [[-16, 14]], (x, y) => peak(x - 4, y, 1.05)),
        grow("s", [[-16, 14]], (x, y) => snow(x, y, 1.25)),
        grow("d", [[17, 16]], (x, y) => peak(x, y, 1.1)),
        grow("f", [[17, 16]], (x, y) => peak(x - 3, y, 0.95)),
        grow("s", [[17, 16]], (x, y) => snow(x, y, 1.1)),
        grow("d", [[3, -17]], (x, y) => peak(x, y, 0.85)),
        grow("s", [[3, -17]], (x, y) => snow(x, y, 0.85)),
      ];
    case "desert":
      return [
        ["f", "M-44 10q14-16 30-9t30 2q14-6 28 4v9q-16-10-30-4t-32 0q-14-4-26 6z"],
        ["l", "M-40-14q14-9 28-3t30-1q10-4 20 2M-34 32q16-8 32-2t30-3M-22-32q14-6 26 0t20-2"],
      ];
    case "swamp":
      return [
        grow("f", some(0, 3), (x, y) => `M${x - 10} ${y}a10 4.500 0 1 0 20 0a10 4.500 0 1 0-20 0z`),
        grow("l", some(1, 2), (x, y) => `M${x - 4} ${y + 3}v-9M${x} ${y + 4}v-13M${x + 4} ${y + 3}v-8`),
      ];
    case "wasteland":
      return [grow("f", some(0, 3), stone), grow("l", some(1, 2), crack), grow("l", [[2, 4]], crack)];
    case "lake":
    case "sea":
    case "water":
      return [
        grow("l", some(0, 2), wave),
        grow(
          "l",
          [
            [-8 + way * 6, 4],
            [10 - way * 4, -16],
          ],
          wave,
        ),
      ];
    case "city":
    case "village":
      return [grow("d", some(0, 2), (x, y) => house(x + 1.5, y + 1.5)), grow("f", some(0, 2), house)];
    case "castle":
      return [grow("f", some(0, 2), (x, y) => `M${x - 7} ${y + 7}v-13h3v3h2.500v-3h3v3h2.500v-3h3v13z`)];
    case "road":
      return [grow("f", some(0, 2), (x, y) => `M${x - 5} ${y}a5 3 0 1 0 10 0a5 3 0 1 0-10 0z`)];
    case "floor":
      return [grow("l", some(way, 3), crack)];
    case "wall":
      return [["l", "M-40-16h80M-46 2h92M-42 20h84M-20-34h40M-20 36h40M-14-34v18M12-16v18M-22 2v18M20 2v18M-4 20v16"]];
    case "fire":
    case "lava":
      return [grow("f", at, (x, y) => `M${x} ${y - 11}q8 7 6 13q-2 5-6 5t-6-5q-1-4 2-6q1 3 3 3q-2-5 1-10z`)];
    case "ice":
      return [grow("l", some(0, 2), (x, y) => `M${x} ${y - 8}v16M${x - 7} ${y - 4}l14 8M${x + 7} ${y - 4}l-14 8`)];
    default:
      return [];
  }
}

/** @type {Map<string, string>} */
const drawn = new Map();
const defs = s("defs");

/**
 * The drawing of a terrain, in one of three variants.
 * @param {string} terrain
 * @param {string} id of the space
 * @returns {SVGElement | null}
 */
export function groundArt(terrain, id) {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  const way = sum % 3;
  const name = `ground-${terrain}-${way}`;
  if (!drawn.has(name)) {
    const parts = strokes(terrain, way);
    drawn.set(name, parts.length ? name : "");
    if (parts.length) {
      if (!defs.isConnected) document.body.append(s("svg", { class: "sheet", "aria-hidden": "true" }, defs));
      defs.append(s("g", { id: name }, ...parts.map(([kind, path]) => s("path", { class: `art-${kind}`, d: path }))));
    }
  }
  return drawn.get(name) ? s("use", { class: `art t-${terrain}`, href: `#${name}` }) : null;
}
