// Patterns around a board: water and map lines; and arrow heads.

import { s } from "../core/dom.js";

/** The middle of rings on a map, and their radii. @type {[number, number, number[]][]} */
const HILLS = [
  [120, 150, [40, 78, 118, 160]],
  [470, 330, [34, 70, 110]],
  [330, 60, [26, 56]],
  [90, 450, [48, 88, 126]],
  [540, 80, [44, 82]],
];

/** @param {number} x @param {number} y @param {number} r */
const ring = (x, y, r) =>
  [
    `M${x - r} ${y}`,
    `c0-${r * 0.5} ${r * 0.5}-${r * 0.82} ${r}-${r * 0.78}`,
    `s${r * 1.12} ${r * 0.3} ${r} ${r * 0.86}`,
    `s-${r * 0.6} ${r * 0.74}-${r} ${r * 0.7}`,
    `s-${r}-${r * 0.26}-${r}-${r * 0.78}z`,
  ].join("");

/** Light on tokens from the upper left, and their shadows. @param {SVGElement} defs */
function addShading(defs) {
  const stops = (/** @type {[number, string, number][]} */ list) =>
    list.map(([offset, tone, opacity]) => s("stop", { offset, "stop-color": tone, "stop-opacity": opacity }));
  defs.append(
    s(
      "radialGradient",
      { id: "piece-cast" },
      ...stops([
        [0.45, "#05070c", 0.7],
        [0.74, "#05070c", 0.34],
        [1, "#05070c", 0],
      ]),
    ),
    s(
      "linearGradient",
      { id: "piece-shine", x1: 0.15, y1: 0, x2: 0.85, y2: 1 },
      ...stops([
        [0, "#ffffff", 0.6],
        [0.35, "#ffffff", 0.1],
        [0.62, "#000000", 0.12],
        [1, "#000000", 0.5],
      ]),
    ),
    s(
      "linearGradient",
      { id: "piece-gloss", x1: 0, y1: 0, x2: 0.35, y2: 1 },
      ...stops([
        [0, "#ffffff", 0.3],
        [0.42, "#ffffff", 0.04],
        [1, "#000000", 0.26],
      ]),
    ),
    s(
      "pattern",
      { id: "aimed", width: 10, height: 10, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
      s("rect", { width: 4, height: 10, fill: "#e0331f", "fill-opacity": 0.42 }),
    ),
  );
}

/** Put the patterns into the page, once. */
export function addPatterns() {
  const defs = s("defs");
  addShading(defs);
  const pattern = (
    /** @type {string} */ id,
    /** @type {number} */ width,
    /** @type {number} */ height,
    /** @type {string} */ kind,
    /** @type {string} */ d,
  ) => defs.append(s("pattern", { id, width, height, patternUnits: "userSpaceOnUse" }, s("path", { class: kind, d })));
  pattern("around-sea", 150, 96, "waves", "M14 22q6-5 12 0t12 0M92 70q6-5 12 0t12 0");
  pattern(
    "around-map",
    640,
    520,
    "contours",
    HILLS.flatMap(([x, y, radii]) => radii.map((r) => ring(x, y, r))).join(""),
  );
  defs.append(
    s(
      "radialGradient",
      { id: "mist" },
      ...[
        [0, 0.34],
        [0.4, 0.22],
        [0.7, 0.08],
        [1, 0],
      ].map(([offset, opacity]) => s("stop", { class: "mist-stop", offset, "stop-opacity": opacity })),
    ),
    s(
      "marker",
      {
        id: "arrow",
        viewBox: "0 0 10 10",
        refX: 8,
        refY: 5,
        markerWidth: 5,
        markerHeight: 5,
        orient: "auto-start-reverse",
      },
      s("path", { class: "arrow-head", d: "M0 0L10 5L0 10Z" }),
    ),
  );
  document.body.append(s("svg", { class: "sheet", width: 0, height: 0, "aria-hidden": "true" }, defs));
}
