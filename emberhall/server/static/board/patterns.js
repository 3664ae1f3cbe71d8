// Small drawings of hexes on cards: which ones an area attack hits.

import { s } from "../core/dom.js";
import { corners } from "./plan.js";

/** @param {[number, number, boolean][]} pattern */
export function patternOf(pattern) {
  const spots = pattern.map(([q, r, target]) => ({ x: 20 * (q + r / 2), y: 17.3 * r, target }));
  const [xs, ys] = [spots.map((spot) => spot.x), spots.map((spot) => spot.y)];
  const [left, top] = [Math.min(...xs) - 13, Math.min(...ys) - 13];
  const points = corners(11, "pointy")
    .map((p) => p.map((n) => n.toFixed(1)).join())
    .join(" ");
  return s(
    "svg",
    {
      class: "pattern",
      viewBox: `${left} ${top} ${Math.max(...xs) - left + 13} ${Math.max(...ys) - top + 13}`,
      "aria-hidden": "true",
    },
    ...spots.map((spot) =>
      s("polygon", { class: spot.target ? "target" : "self", points, transform: `translate(${spot.x} ${spot.y})` }),
    ),
  );
}
