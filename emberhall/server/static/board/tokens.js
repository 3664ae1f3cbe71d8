// Tokens: disc, ring, emblem, the sign of the colour, a figure. Drawn about the origin; the disc has a radius of 20.

/** @import { Piece } from "../core/types" */
import { classes, s } from "../core/dom.js";
import { emblemAt, iconAt } from "../core/icons.js";
import { cut, iconSpot, jagged, outline, sign } from "./shapes.js";

export const DISC = 20;

/** A figure in a dark pill. @param {string} text @param {number} x @param {number} y */
export function pill(text, x, y) {
  const width = Math.max(17, 8.2 * text.length + 8);
  return s(
    "g",
    { class: "pill-figure" },
    s("rect", { x: x - width / 2, y: y - 8.5, width, height: 17, rx: 8.5 }),
    s("text", { x, y: y + 4.6 }, text),
  );
}

/** Where the markers of a piece go around it. */
const AROUND = [
  [15, -13],
  [-15, 13],
  [0, 20],
  [-20, 0],
  [20, 0],
  [0, -20],
];

/** The emblems on a piece. @param {string} name @param {number} i */
const state = (name, i) => {
  const [x, y] = AROUND[i % AROUND.length];
  return s("g", { class: "state" }, s("circle", { cx: x, cy: y, r: 7.6 }), emblemAt(name, x, y, 10.5));
};

/**
 * @param {{ emblem: string, colour?: string, filled?: boolean, figure?: string, flat?: boolean, mark?: string,
 *   states?: string[], shape?: string, above?: boolean, great?: boolean }} look `flat`: without a sign; `shape`: what
 *   the disc is cut to; `above`: its figure stands clear of a name below; `great`: a General, with a jagged rim
 */
export function disc(look) {
  return [
    s("ellipse", { class: "cast", cx: 4, cy: 8, rx: 28, ry: 25 }),
    look.great ? jagged("spikes", DISC) : null,
    cut("shade", DISC + 0.6, look.shape, 3.4),
    cut("ring", DISC, look.shape),
    cut("shine", DISC, look.shape),
    cut("disc", DISC - 3.4, look.shape),
    cut("gloss", DISC - 3.4, look.shape),
    look.shape === "triangle" ? emblemAt(look.emblem, 0, 3, 18) : emblemAt(look.emblem, 0, 0, 23),
    look.mark
      ? s(
          "g",
          { class: "mark" },
          s("circle", { cx: -14, cy: -14, r: 8.5 }),
          s("text", { x: -14, y: -10 }, look.mark),
          " ",
        ) // read separately from the figure
      : look.colour && !look.flat
        ? s("g", { class: "seal" }, s("circle", { cx: -14, cy: -14, r: 8 }), sign(look.colour, -14, -14, 9))
        : null,
    look.figure ? pill(look.figure, 14, look.above ? -14 : 14) : null,
    ...(look.states ?? []).map(state),
  ];
}

/** The figures a piece shows. @param {Piece} piece */
const figureOf = (piece) => ((piece.count ?? 1) > 1 ? String(piece.count) : (piece.badge ?? ""));

/** The parts of a piece on a board. @param {Piece} piece */
export function figure(piece) {
  if (piece.emblem) {
    return [
      s("circle", { class: "halo", r: DISC + 4 }),
      ...(piece.shape === "crown" ? [s("text", { class: "piece-name", y: -33 }, piece.name), " "] : []),
      ...disc({
        emblem: piece.emblem,
        colour: piece.colour,
        filled: piece.filled,
        figure: figureOf(piece),
        flat: piece.size === "small",
        mark: piece.mark,
        states: piece.states,
        shape: piece.shaped ? piece.shape : "",
        above: piece.size === "large" && !piece.states?.length,
        great: piece.shape === "crown",
      }),
    ];
  }
  const [x, y, size] = iconSpot(piece.shape);
  return [
    s("circle", { class: "halo", r: DISC + 4 }),
    s("g", { transform: "scale(1.7)" }, outline(piece.shape), piece.icon ? iconAt(piece.icon, x, y, size) : null),
    figureOf(piece) ? pill(figureOf(piece), 14, 14) : null,
  ];
}

/**
 * A token as an element of its own.
 * @param {{ emblem?: string, colour?: string, filled?: boolean, figure?: string, acts?: boolean, kind?: string,
 *   shape?: string }} look
 */
export function token(look) {
  return s(
    "svg",
    {
      class: classes("token", `c-${look.colour ?? "grey"}`, look.filled && "filled", look.acts && "acts", look.kind),
      viewBox: "-24 -24 48 48",
      "aria-hidden": "true",
    },
    ...(look.emblem
      ? disc({ emblem: look.emblem, colour: look.colour, figure: look.figure, shape: look.shape })
      : [
          s("circle", { class: "ring", r: DISC }),
          s("circle", { class: "disc", r: DISC - 3.4 }),
          look.colour ? sign(look.colour, 0, 0, 20) : null,
        ]),
  );
}
