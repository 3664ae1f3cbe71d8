// A card, face up or down, in its sizes: a chip in a list, tiny on a phone, in the hand, large under the pointer.
// The same figure is always in the same place: at the top left what it costs or when it acts, at the top right its
// colour or level, at the bottom right what it withstands; the foot says what it is.

/** @import { Card, Figure, Way } from "../core/types" */
/** @import { Held } from "../core/page" */
import { classes, h } from "../core/dom.js";
import { emblem, icon } from "../core/icons.js";
import { patternOf } from "../board/patterns.js";
import { signIcon } from "../board/shapes.js";
import { fitted, linesIn } from "../words/fitting.js";
import { marked } from "../words/glossary.js";
import { capital, t } from "../words/i18n.js";
import { cardName, diceOf, dicePips, figureChip, figureWords } from "./figures.js";
import { artOf, frameOf, ground, pane, seal } from "./frames.js";

/** @typedef {"small" | "tiny" | "normal" | "large"} Size */

/**
 * How broad the text of a card in the hand is, in pixels; with up to how many lines a picture has room beside it; from
 * how many on it needs the room of everything else; and how many there are at most.
 */
const COLUMN = 156;
const FEW = 5;
const MANY = 7;
const MOST = 12;

/** Longer names take three lines (characters); a seal or a sign beside them takes the room of some. */
const TWO_LINES = 26;

/** Longer words are no heading: they run on. */
const HEADING = 17;

/**
 * A card on the table.
 * @param {Held} card @param {Size} [size]
 * @param {boolean} [whole] whether all its text is there, however long: a card of the hand may say the beginning
 */
export function cardFace(card, size = "normal", whole = true) {
  const face = card.back ? backOf(card, size) : size === "small" ? chip(card) : drawFace(card, size, whole);
  if (size === "normal" && !card.back) return face; // the card's own text says it all
  const seen = words(face);
  const more =
    size === "large"
      ? []
      : [card.kind && card.name ? card.kind : "", card.spent ? t("card-spent") : "", ...(card.text ?? [])];
  face.setAttribute(
    "aria-label",
    [seen.join(" ") || cardName(card), ...more.filter((part) => part && !seen.includes(part))].join(". "),
  );
  return face;
}

/** All text in an element, in order. @param {Node} node @returns {string[]} */
const words = (node) =>
  node instanceof Text ? [node.data.trim()].filter(Boolean) : [...node.childNodes].flatMap(words);

/** How long the longest word of a name is: a class, since long words need smaller letters. @param {Held} card */
function lengthOf(card) {
  const beside = card.corner || card.dice || (card.count ?? 1) > 1 ? 3 : 0; // a seal before it takes its room
  const longest =
    Math.max(
      ...cardName(card)
        .split(/[\s-]/)
        .map((word) => word.length),
    ) + beside;
  const room = TWO_LINES - 2 * beside - (card.emblem || card.colour ? 4 : 0);
  const { length: letters } = cardName(card);
  const tall = letters > 1.7 * room ? " tall taller" : letters > room ? " tall" : "";
  return tall + (longest > 14 ? " long longer" : longest > 11 ? " long" : longest > 8 ? " longish" : "");
}

/** @param {Held} card @param {Size} size @param {string} kind @param {...import("../core/dom.js").Child} children */
const shell = (card, size, kind, ...children) =>
  h(
    "div",
    {
      class: classes(
        "card",
        size,
        `c-${card.colour ?? "grey"}`,
        kind,
        card.spent && "spent",
        card.colour && "coloured",
        lengthOf(card),
      ),
      "data-id": card.id,
      "data-key": `card ${card.id}`,
      tabindex: -1,
    },
    ...children,
  );

/** Face down. @param {Held} card @param {Size} size */
const backOf = (card, size) =>
  shell(
    card,
    size,
    "back",
    ...(size === "small" ? [] : [frameOf(card)]),
    h("span", { class: "card-emblem" }, card.emblem ? emblem(card.emblem) : icon(card.icon || "flame")),
    h("span", { class: "card-name" }, card.name ?? card.kind ?? ""),
  );

/** A card in a list: its name and figure. @param {Held} card */
function chip(card) {
  const corner = card.corner || ((card.count ?? 1) > 1 ? `×${card.count}` : "");
  const both = card.emblem && card.colour && !card.ways?.length && !card.dice;
  return shell(
    card,
    "small",
    "",
    h(
      "div",
      { class: "card-head", "data-dice": card.dice ?? null },
      card.colour ? signIcon(card.colour) : card.emblem ? emblem(card.emblem) : null,
      h("span", { class: "card-name" }, cardName(card)),
      both ? emblem(card.emblem ?? "") : null,
      corner ? " " : null, // read as two words
      corner ? h("span", { class: "corner" }, corner) : null,
    ),
    ...(card.dice ? [dicePips(card.dice)] : []),
  );
}

/** @param {Held} card @param {Size} size @param {boolean} whole */
function drawFace(card, size, whole) {
  const art = artOf(card);
  if (size === "tiny")
    return shell(
      card,
      size,
      `f-${card.frame ?? "deed"}`,
      frameOf(card),
      headOf(card),
      tinyEmblem(art),
      guard(card) ?? "",
    );
  const length = lengthOf(card);
  const most =
    whole || size !== "normal" ? Infinity : MOST - (length.match(/tall/g)?.length ?? 0) - (guard(card) ? 2 : 0);
  const parts = partsOf(card, size, most);
  const single = parts.length < 2;
  const long = parts.reduce((sum, { lines }) => sum + lines, 0);
  const wordy = size === "normal" && long + linesOfFoot(card) > MANY;
  const seen = art.length && single && (size === "large" || long <= FEW);
  const foot = wordy ? null : footOf(card, size);
  const shield = guard(card);
  return shell(
    card,
    size,
    classes(`f-${card.frame ?? "deed"}`, card.halves && "halved", shield && "guarded", wordy && "wordy"),
    frameOf(card),
    ...(art.length && !seen ? [ground(art)] : []),
    headOf(card),
    ...(seen || (size === "large" && art.length) ? [pane(art)] : []),
    h("div", { class: "card-body" }, ...parts.map(({ part }) => part)),
    ...(foot ? [foot] : []),
    ...(shield ? [shield] : []),
  );
}

/** @param {string[]} art */
const tinyEmblem = (art) => h("span", { class: "card-emblem" }, art.length ? emblem(art[0]) : null);

const ROMAN = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"];

/** The figures of a card that have a place of their own. @param {Card} card */
const level = (card) => (card.figures ?? []).find((figure) => figure.emblem === "level");
/** @param {Card} card */
const withstands = (card) =>
  card.frame
    ? (card.figures ?? []).find(({ emblem }) => ["armor", "life", "hearts"].includes(emblem ?? ""))
    : undefined;

/** The band of the name, with a seal before it and a sign after it. @param {Held} card */
function headOf(card) {
  const many = (card.count ?? 1) > 1 ? `×${card.count}` : "";
  const rank = level(card);
  const coin = card.frame === "item";
  return h(
    "div",
    { class: "card-head", "data-dice": card.dice ?? null },
    card.corner
      ? seal("corner", coin ? "coin" : "disc", card.corner)
      : card.dice
        ? seal("corner", "square", String(card.dice), t("dice-count", { count: card.dice }))
        : null,
    many ? h("span", { class: "count" }, many) : null,
    h("span", { class: "card-name" }, cardName(card)),
    rank
      ? h("span", { class: "card-level", title: figureWords(rank) }, ROMAN[Number(rank.value)] ?? String(rank.value))
      : card.colour && (card.dice || card.ways?.some((way) => way.cost))
        ? signIcon(card.colour)
        : card.emblem
          ? emblem(card.emblem)
          : null,
  );
}

/** What it withstands, at the bottom right. @param {Card} card */
function guard(card) {
  const figure = withstands(card);
  return figure
    ? seal("guard", figure.emblem === "armor" ? "shield" : "heart", String(figure.value), figureWords(figure))
    : null;
}

/** How many lines the foot takes. @param {Card} card */
const linesOfFoot = (card) =>
  (card.kind ? linesIn(card.kind, COLUMN - (guard(card) ? 36 : 0)) : 0) +
  Math.ceil(((card.figures?.length ?? 0) - 1) / 3);

/** What the card is, and its other figures. @param {Card} card @param {Size} size */
function footOf(card, size) {
  const placed = [level(card), withstands(card)];
  const figures = (card.figures ?? []).filter(
    (figure) => !placed.includes(figure) && String(figure.value) !== card.corner,
  );
  return card.kind || figures.length
    ? h(
        "div",
        { class: "card-foot" },
        card.kind ? h("span", { class: "card-kind" }, card.kind) : null,
        ...figures.map((figure) => figureChip(figure, size === "large")),
      )
    : null;
}

/** @typedef {{ part: HTMLElement, lines: number }} Part a part of the text, and how many lines it takes in the hand */

/** How many lines a way takes: its heading has one. @param {string} text */
function linesOfWay(text) {
  const [heading, rest] = headed(text);
  return (heading ? 1 : 0) + linesIn(rest, COLUMN);
}

/**
 * What the card says: its ways, one below the other, or its text.
 * @param {Card} card @param {Size} size @param {number} most lines @returns {Part[]}
 */
function partsOf(card, size, most) {
  const ways = (card.ways ?? []).filter((way) => !way.quiet);
  if (!ways.length || (card.now?.length && size === "normal")) {
    const lines = (size === "normal" && card.now?.length ? card.now : (card.text ?? [])).map(capital);
    return [
      textPart(
        card,
        fitted(lines, most, (line) => linesIn(line, COLUMN)),
        size,
      ),
    ];
  }
  const quiet = (card.ways ?? []).filter((way) => way.quiet);
  const said = ways.map((way) => capital((size === "normal" && way.short) || way.name));
  const signs = size === "normal" ? ways.filter((way) => way.signs?.length).length : 0;
  const texts = fitted(said, most - signs, linesOfWay);
  return ways.map((way, i) =>
    wayPart(card, { ...way, name: texts[i] }, card.halves ? quiet[i] : undefined, size, i > 0),
  );
}

/** @param {Card} card @param {string[]} lines @param {Size} size @returns {Part} */
const textPart = (card, lines, size) => ({
  part: h(
    "section",
    { class: "part" },
    size === "large" ? diceOf(card) : null,
    ...lines.map((line) => h("p", {}, ...marked(line))),
    card.pattern && !card.ways?.length ? patternOf(card.pattern) : null,
  ),
  lines: lines.reduce((sum, line) => sum + linesIn(line, COLUMN), 0),
});

/**
 * A way to play the card, and on some what it can be used for instead: both are pressed where they can be chosen.
 * @param {Card} card @param {Way} way @param {Way | undefined} instead @param {Size} size @param {boolean} strong
 * @returns {Part}
 */
function wayPart(card, way, instead, size, strong) {
  const [heading, rest] = headed(way.name);
  const cost = way.cost && card.frame !== "ability" ? signIcon(way.cost) : null;
  const signs = size === "normal" ? (way.signs ?? []) : [];
  const pressed = (/** @type {Way} */ one, /** @type {string} */ name, /** @type {(Node | null)[]} */ ...inside) =>
    h("div", { class: name, "data-way": one.key }, ...inside);
  const words = [
    heading
      ? h("p", { class: "lead" }, way.emblem ? emblem(way.emblem) : null, h("span", {}, ...marked(heading)), cost)
      : null,
    rest ? h("p", {}, heading ? null : cost, ...marked(rest)) : null,
    size === "large" && way.note ? h("small", {}, way.note) : null,
    signs.length ? h("div", { class: "way-signs" }, ...signs.map((sign) => figureChip(sign))) : null,
  ];
  const kind = classes("part", strong && "strong", way.night && "night");
  const part = card.halves
    ? h(
        "section",
        { class: `${kind} half` },
        pressed(way, "half-way", ...words),
        instead && size === "normal"
          ? pressed(instead, "half-instead", emblem(instead.emblem ?? ""), h("p", {}, ...marked(capital(instead.name))))
          : null,
      )
    : h("section", { class: kind }, ...words);
  return { part, lines: linesOfWay(way.name) + (signs.length ? 1 : 0) };
}

/**
 * A text as a heading and what follows: "Attack 3, Range 2" reads as Attack 3, then Range 2.
 * @param {string} text @returns {[string, string]}
 */
export function headed(text) {
  if (text.length <= HEADING) return [text, ""];
  const found = /^(?<heading>[^,;:.()]+?)(?:[,;]| (?=\()| (?=(?:or|или) )) ?(?<rest>.+)$/su.exec(text);
  const { heading = "", rest = "" } = found?.groups ?? {};
  return heading && heading.length <= HEADING
    ? [heading, /^(?:or|или) /u.test(rest) ? rest : capital(rest)]
    : ["", text];
}
