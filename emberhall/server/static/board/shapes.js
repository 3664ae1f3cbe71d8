// Outlines of pieces and the signs of colours, drawn about the origin with a radius of 10.

import { s } from "../core/dom.js";

/** @param {number} corners @param {number} turn @param {number} radius @param {number} [inner] for stars */
function polygon(corners, turn, radius, inner) {
  const points = [];
  const steps = inner ? corners * 2 : corners;
  for (let i = 0; i < steps; i++) {
    const r = inner && i % 2 ? inner : radius;
    const angle = ((turn + (360 / steps) * i) * Math.PI) / 180;
    points.push(`${(r * Math.cos(angle)).toFixed(2)} ${(r * Math.sin(angle)).toFixed(2)}`);
  }
  return `M${points.join("L")}Z`;
}

/** @type {Record<string, string>} */
const OUTLINES = {
  circle: "M10 0A10 10 0 1 1-10 0A10 10 0 1 1 10 0Z",
  square: "M-8-9H8A1 1 0 0 1 9-8V8A1 1 0 0 1 8 9H-8A1 1 0 0 1-9 8V-8A1 1 0 0 1-8-9Z",
  triangle: "M0-10.5L11 8.5H-11Z",
  diamond: "M0-11.5L10 0L0 11.5L-10 0Z",
  hexagon: polygon(6, 0, 10.5),
  pentagon: polygon(5, -90, 11),
  star: polygon(5, -90, 12, 6.2),
  shield: "M-9-9.5H9V0C9 6 5 9.5 0 11.5C-5 9.5-9 6-9 0Z",
  cross: "M-4-10.5H4V-4H10.5V4H4V10.5H-4V4H-10.5V-4H-4Z",
  drop: "M0-12.5C4-6.5 9-2.5 9 3A9 9 0 0 1-9 3C-9-2.5-4-6.5 0-12.5Z",
  crown: "M-10 8.5L-11-6L-5 0L0-9.5L5 0L11-6L10 8.5Z",
  pawn: "M0-12A5.2 5.2 0 0 1 3.6-3.1L8.5 8.5V11.5H-8.5V8.5L-3.6-3.1A5.2 5.2 0 0 1 0-12Z",
};

/**
 * Corners of the shapes a disc can have, on a circle of radius 1 and of about equal area.
 * @type {Record<string, [number, number][]>}
 */
const CUTS = {
  triangle: [
    [0, -1.22],
    [1.18, 0.84],
    [-1.18, 0.84],
  ],
  square: [
    [-0.92, -0.92],
    [0.92, -0.92],
    [0.92, 0.92],
    [-0.92, 0.92],
  ],
  diamond: [
    [0, -1.26],
    [1.14, 0],
    [0, 1.26],
    [-1.14, 0],
  ],
  hexagon: [
    [1.1, 0],
    [0.55, 0.95],
    [-0.55, 0.95],
    [-1.1, 0],
    [-0.55, -0.95],
    [0.55, -0.95],
  ],
};

/**
 * A disc, or what is cut from one.
 * @param {string} name
 * @param {number} radius
 * @param {string} [shape]
 * @param {number} [down]
 */
export function cut(name, radius, shape = "", down = 0) {
  const corners = CUTS[shape];
  if (!corners) return s("circle", { class: name, cy: down, r: radius });
  return s("path", {
    class: name,
    "stroke-linejoin": "round",
    d: `M${corners.map(([x, y]) => `${(x * radius).toFixed(1)} ${(y * radius + down).toFixed(1)}`).join("L")}Z`,
  });
}

/** The jagged rim of a great enemy, around a disc of this radius. @param {string} name @param {number} radius */
export const jagged = (name, radius) => s("path", { class: name, d: polygon(14, -90, radius + 7, radius + 0.5) });

/** Colours are never told apart by colour alone: each has a sign. @type {Record<string, string>} */
const SIGNS = {
  red: "triangle",
  green: "drop",
  blue: "diamond",
  black: "cross",
  white: "circle",
  gold: "hexagon",
  purple: "star",
  orange: "pentagon",
  brown: "square",
  grey: "circle",
  teal: "shield",
  pink: "crown",
};

/** The outline of a piece. @param {string} [shape] */
export const outline = (shape = "circle") => s("path", { class: "outline", d: OUTLINES[shape] ?? OUTLINES.circle });

/**
 * The sign of a colour, small.
 * @param {string} colour @param {number} x @param {number} y @param {number} size
 */
export function sign(colour, x, y, size) {
  return s("path", {
    class: `sign c-${colour}`,
    d: OUTLINES[SIGNS[colour] ?? "circle"],
    transform: `translate(${x} ${y}) scale(${size / 20})`,
  });
}

/** The sign of a colour as an element of its own. @param {string} colour */
export const signIcon = (colour) =>
  s("svg", { class: "icon sign-icon", viewBox: "-13 -13 26 26", "aria-hidden": "true" }, sign(colour, 0, 0, 20));

/**
 * Where an icon sits best within a shape: its middle and size.
 * @param {string} [shape]
 * @returns {[number, number, number]}
 */
export function iconSpot(shape) {
  if (shape === "triangle") return [0, 2.6, 9];
  if (shape === "drop") return [0, 2.4, 11];
  if (shape === "crown") return [0, 3, 9];
  if (shape === "pawn") return [0, 4.5, 9];
  if (shape === "star" || shape === "cross") return [0, 0.5, 9];
  return [0, 0, 12.5];
}
