// Grounds as patterns: each is told from the others by its drawing, not by its colour alone.

import { s } from "./dom.js";

/** Strokes on a tile of 40 by 40. @type {Record<string, string>} */
const STROKES = {
  plains: "M8 14l2-5 2 5M28 32l2-5 2 5M27 11l1.5-4 1.5 4M8 33l1.5-4 1.5 4",
  hills: "M3 16q7-9 14 0M22 36q7-9 14 0M24 13q5-6 10 0M5 34q5-6 10 0",
  forest: "M10 5l6 11H4zM10 16v3M30 23l6 11H24zM30 34v3M30 3l4 8h-8zM30 11v2M9 25l4 8H5zM9 33v2",
  wasteland: "M4 8l7 4-2 7 8 3M24 28l6 2 1 7M29 6l-4 6 7 4M6 32l6-2",
  desert: "M3 12q8-6 17 0t17 0M3 32q8-6 17 0t17 0M10 21h.1M28 22h.1M20 4h.1M32 38h.1",
  swamp: "M3 18h14M6 22h8M24 34h13M27 38h7M8 18v-8M11 18v-11M29 34v-8M32 34v-11",
  lake: "M2 10q5-5 10 0t10 0M18 30q5-5 10 0t10 0",
  sea: "M0 8q5-5 10 0t10 0t10 0t10 0M0 21q5-5 10 0t10 0t10 0t10 0M0 34q5-5 10 0t10 0t10 0t10 0",
  mountain: "M2 19L11 4l9 15M8 9l3 3 3-3M20 38l9-15 9 15M26 28l3 3 3-3",
  city: "M4 17V9h6v8M10 17V5h6v12M2 17h17M24 37V27h6v10M30 37V31h6v6M22 37h16",
  village: "M5 17v-6l5-4 5 4v6zM24 36v-6l5-4 5 4v6z",
  castle: "M4 17V6h3v3h3V6h3v3h3V6h2v11zM24 37V27h3v3h3v-3h3v3h3v-3h1v10z",
  road: "M0 40L40 0M-5 5L5-5M35 45L45 35",
  floor: "M0 0H40V40H0zM20 0V40M0 20H40",
  wall: "M0 10H40M0 20H40M0 30H40M0 40H40M10 0V10M30 0V10M20 10V20M10 20V30M30 20V30M20 30V40M0 10V20",
  fire: "M10 18c-5-1-5-6 0-12c0 4 5 6 3 10q-1 2-3 2M30 38c-5-1-5-6 0-12c0 4 5 6 3 10q-1 2-3 2",
  ice: "M10 3v16M3 7l14 8M3 15l14-8M30 22v16M23 26l14 8M23 34l14-8",
  water: "M4 12q4-4 8 0t8 0M22 32q4-4 8 0t8 0M6 26h6M28 8h6",
  lava: "M0 12q10-9 20 0t20 0M0 32q10-9 20 0t20 0M10 22h.1M30 22h.1M20 4h.1",
  unknown: "M0 0L40 40M40 0L0 40",
};

export const TERRAINS = Object.keys(STROKES);

/** Put the patterns into the page, once. */
export function addTerrains() {
  const defs = s("defs");
  for (const [name, d] of Object.entries(STROKES)) {
    defs.append(
      s("pattern", { id: `terrain-${name}`, width: 40, height: 40, patternUnits: "userSpaceOnUse" },
        s("rect", { class: `ground t-${name}`, width: 40, height: 40 }),
        s("path", { class: `strokes t-${name}`, d })),
    );
  }
  defs.append(
    s("marker", { id: "arrow", viewBox: "0 0 10 10", refX: 8, refY: 5, markerWidth: 5, markerHeight: 5, orient: "auto-start-reverse" },
      s("path", { class: "arrow-head", d: "M0 0L10 5L0 10Z" })),
  );
  document.body.append(s("svg", { class: "sheet", width: 0, height: 0, "aria-hidden": "true" }, defs));
}
