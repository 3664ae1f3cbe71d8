// What cards are made of besides their words: an outline by kind, seals with figures, and a picture put together from
// emblems. They are drawn in the size of a card in the hand, 176 by 246.

/** @import { Card } from "../core/types" */
import { h, s } from "../core/dom.js";
import { emblemAt } from "../core/icons.js";

export const WIDE = 176;
export const HIGH = 246;
/** How high the band with the name is. */
const BAND = 39;

/** The teeth along the lower edge of a monster's card. */
const teeth = Array.from({ length: 16 }, (_, i) => `L${(175 - 10.875 * (i + 0.5)).toFixed(1)} ${i % 2 ? 238 : 244}`);

/** An edge that was torn: the same each time. */
function torn() {
  let state = 4;
  const by = (/** @type {number} */ most) => ((state = (state * 16807) % 2147483647) / 2147483647) * most;
  /** @type {[number, number][]} */
  const points = [];
  for (let x = 4; x < 173; x += 12) points.push([x, 1 + by(4)]);
  for (let y = 6; y < 243; y += 13) points.push([175 - by(4), y]);
  for (let x = 172; x > 3; x -= 12) points.push([x, 245 - by(5)]);
  for (let y = 241; y > 5; y -= 13) points.push([1 + by(4), y]);
  return `M${points.map((point) => point.map((n) => n.toFixed(1)).join(" ")).join("L")}Z`;
}

/** @type {Record<string, string>} */
const OUTLINES = {
  deed: "M12 1H164A11 11 0 0 1 175 12V234A11 11 0 0 1 164 245H12A11 11 0 0 1 1 234V12A11 11 0 0 1 12 1Z",
  spell: "M15 1H161A14 14 0 0 0 175 15V231A14 14 0 0 0 161 245H15A14 14 0 0 0 1 231V15A14 14 0 0 0 15 1Z",
  unit: "M9 1H167A8 8 0 0 1 175 9V235L150 237L88 245L26 237L1 235V9A8 8 0 0 1 9 1Z",
  wound: torn(),
  ability:
    "M10 1H166A9 9 0 0 1 175 10V134A8 8 0 0 0 175 150V236A9 9 0 0 1 166 245H10A9 9 0 0 1 1 236V150A8 8 0 0 0 1 134V10" +
    "A9 9 0 0 1 10 1Z",
  item: "M15 1H161L175 15V231L161 245H15L1 231V15Z",
  monster: `M1 4L10 1H166L175 4V236${teeth.join("")}L1 236Z`,
  order: "M4 1H172L175 4V245L131 236L88 245L45 236L1 245V4Z",
  tactic: "M19 1H171L175 5V227L157 245H5L1 241V19Z",
  hero: "M1 26C6 8 40 1 88 1S170 8 175 26V239L169 245H7L1 239Z",
  power: "M15 1H161V8H168V15H175V231H168V238H161V245H15V238H8V231H1V15H8V8H15Z",
};

/** The outline of a card with the band of its name, stretched to its size. @param {Card} card */
export function frameOf(card) {
  const d = OUTLINES[card.frame ?? "deed"];
  const within = s("g", { class: "frame-within" });
  within.style.setProperty("clip-path", `path("${d}")`);
  within.append(
    s("rect", { class: "frame-band", width: WIDE, height: BAND }),
    s("path", { class: "frame-line", d: `M0 ${BAND}H${WIDE}` }),
  );
  return s(
    "svg",
    { class: "frame", viewBox: `0 0 ${WIDE} ${HIGH}`, preserveAspectRatio: "none", "aria-hidden": "true" },
    s("path", { class: "frame-face", d }),
    within,
    s("path", { class: "frame-rim", d }),
  );
}

/** One shape for each meaning: a disc for a cost or an initiative, a coin for a price, a square for dice. */
const SEALS = {
  disc: "M31 15.500A15.500 15.500 0 1 1 0 15.500A15.500 15.500 0 1 1 31 15.500Z",
  coin: "M15.500 0L29 7.750V23.250L15.500 31L2 23.250V7.750Z",
  square: "M2 2H29V29H2Z",
  shield: "M1 1H30V15C30 24 24 29 15.500 32C7 29 1 24 1 15Z",
  heart: "M15.500 30C4 21 0 15 0 9C0 3 4 0 8 0C12 0 15 3 15.500 5C16 3 19 0 23 0C27 0 31 3 31 9C31 15 27 21 15.500 30Z",
};

/**
 * A figure on a seal. @param {string} place its class @param {keyof typeof SEALS} shape @param {string} words
 * @param {string} [said] what screen readers say
 */
export const seal = (place, shape, words, said) =>
  h(
    "span",
    { class: `card-seal ${place} ${shape}`, title: said ?? null },
    s("svg", { viewBox: "0 0 31 32", "aria-hidden": "true" }, s("path", { d: SEALS[shape] })),
    words,
  );

/**
 * An emblem of the picture: where, how large, how far turned.
 * @param {string} name @param {number} x @param {number} y @param {number} size @param {number} turn
 * @param {string} kind
 */
const placed = (name, x, y, size, turn, kind) =>
  s("g", { class: kind, transform: `translate(${x} ${y}) rotate(${turn})` }, emblemAt(name, 0, 0, size));

/** What a picture is made of: what the card does, and by what power. @param {Card} card @returns {string[]} */
export const artOf = (card) =>
  card.art?.length ? card.art : [card.emblem || card.ways?.find((way) => way.emblem)?.emblem || ""].filter(Boolean);

/** The picture as a faint ground behind words: the power large behind, the deed across it. @param {string[]} art */
export const ground = ([deed, power]) =>
  s(
    "svg",
    { class: "card-art", viewBox: `0 0 ${WIDE} ${HIGH}`, preserveAspectRatio: "xMidYMid slice", "aria-hidden": "true" },
    power ? placed(power, 112, 130, 170, 8, "behind") : null,
    placed(deed, 92, 150, 124, -16, "before"),
  );

/** The picture in a window of its own. @param {string[]} art */
export const pane = ([deed, power]) =>
  h(
    "div",
    { class: "card-pane", "aria-hidden": "true" },
    s(
      "svg",
      { viewBox: "0 0 308 118", preserveAspectRatio: "xMidYMid slice" },
      power ? placed(power, 66, 66, 150, -12, "behind") : placed(deed, 240, 58, 190, 18, "behind"),
      power ? placed(power, 244, 46, 170, 10, "behind") : null,
      placed(deed, 154, 59, 98, -12, "before"),
    ),
  );
