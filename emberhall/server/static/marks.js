// What may be chosen on a board: lit borders with a glow, chips with a price, a red disc where it provokes something.

/** @import { Board } from "./types" */
import { s } from "./dom.js";
import { emblemAt } from "./icons.js";
import { corners, flower } from "./layout.js";

/** @typedef {import("./layout.js").Plan} Plan */

/** The border of a space as the data of a path. @param {Board} board @param {Plan} plan @param {number} inset @param {number} rings */
export function border(board, plan, inset, rings = 0) {
  if (board.kind !== "hexes") {
    const r = plan.radius + 5 - inset;
    return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  }
  const layout = board.layout ?? "flat";
  return flower(rings, layout).map(([dx, dy]) => `M${corners(plan.radius - inset, layout).map(([x, y]) => `${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`).join("L")}Z`).join("");
}

/** A chip with a price. @param {string} text @param {number} x @param {number} y */
export const chip = (text, x, y) => s("g", { class: "chip", transform: `translate(${x} ${y})` }, s("circle", { r: 13 }), s("text", { y: 5.2 }, text));

/**
 * @param {SVGGElement} marks @param {SVGGElement} chips @param {Board} board @param {Plan} plan @param {Set<string>} lit @param {Set<string>} picked
 */
export function drawMarks(marks, chips, board, plan, lit, picked) {
  /** @type {SVGElement[]} */
  const lines = [];
  /** @type {SVGElement[]} */
  const prices = [];
  const [right, up] = board.kind === "hexes" ? [plan.radius * 0.52, -plan.radius * 0.52] : [plan.radius * 0.8, -plan.radius * 0.8];
  for (const space of board.spaces) {
    const chosen = picked.has(space.id);
    if (!lit.has(space.id) && !chosen) continue;
    const [x, y] = plan.at.get(space.id) ?? [0, 0];
    const path = border(board, plan, 3, space.rings ?? 0);
    lines.push(s("g", { class: `mark${chosen ? " chosen" : ""}`, "data-mark": space.id, transform: `translate(${x} ${y})` },
      s("path", { class: "glow", d: path }), s("path", { class: "line", d: path }), chosen ? s("path", { class: "inner", d: border(board, plan, 8, space.rings ?? 0) }) : null));
    const parts = [
      space.cost ? chip(space.cost, right, up) : null,
      space.risk ? s("g", { class: "risk", transform: `translate(${-right} ${up})` }, s("circle", { r: 13 }), emblemAt("crossed-swords", 0, 0, 15)) : null,
    ].filter((part) => part !== null);
    if (parts.length) prices.push(s("g", { "data-chip": space.id, transform: `translate(${x} ${y})` }, ...parts));
  }
  marks.replaceChildren(...lines);
  chips.replaceChildren(...prices);
}
