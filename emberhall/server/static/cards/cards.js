// Cards, piles, dice and figures as elements.

/** @import { Card, Die, Figure, Row, Stack, Way } from "../core/types" */
/** @import { Held } from "../core/page" */
import { classes, h, s } from "../core/dom.js";
import { marked } from "../words/glossary.js";
import { capital, t } from "../words/i18n.js";
import { drawn, emblem, icon } from "../core/icons.js";
import { patternOf } from "../board/patterns.js";
import { signIcon } from "../board/shapes.js";

/** @param {Figure} figure */
const amount = (figure) => (figure.of === undefined ? String(figure.value) : `${figure.value} / ${figure.of}`);

/** A figure in words. @param {Figure} figure */
export const figureWords = ({ name, value, of }) =>
  `${name}: ${of === undefined ? value : t("figure-of", { value, of })}`;

/**
 * A figure: an icon, or else its name, and a number.
 * @param {Figure} figure
 * @param {boolean} [named] with its name where there is room
 */
export function figureChip(figure, named = false) {
  const words = figureWords(figure);
  const known = figure.id
    ? { "data-id": figure.about ?? figure.id, "data-key": figure.id }
    : figure.about
      ? { "data-id": figure.about }
      : {};
  const picture = figure.emblem
    ? emblem(figure.emblem)
    : figure.colour
      ? signIcon(figure.colour)
      : drawn(figure.icon)
        ? icon(figure.icon ?? "")
        : null;
  // its picture says it, too
  const worded = picture && typeof figure.value === "string" && figure.value.length > 1 ? " worded" : "";
  const spoken = String(figure.value).length > 6 ? " spoken" : "";
  return h(
    "span",
    {
      class: `figure${picture ? " with-icon" : ""}${worded}${spoken}${named ? " named" : ""}`,
      title: words,
      role: "img",
      "aria-label": words,
      ...known,
    },
    picture,
    h("span", { class: "figure-name" }, figure.name),
    h("b", {}, amount(figure)),
  );
}

/** @param {number} dice */
export const dicePips = (dice) =>
  h("span", { class: "dice-count", title: t("dice-count", { count: dice }) }, icon("dices"), `${dice}`);

/** The name of a card, as a screen reader says it. @param {Card} card */
export const cardName = (card) => card.name ?? card.kind ?? t(card.back ? "card-back" : "card");

/**
 * A card on the table.
 * @param {Held} card @param {"small" | "normal" | "large"} [size]
 */
export function cardFace(card, size = "normal") {
  const face = drawFace(card, size);
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

/** @param {Held} card @param {"small" | "normal" | "large"} size */
function drawFace(card, size) {
  const name = cardName(card);
  const bare = !card.text?.length && !card.icon && !card.kind && size !== "small" && !card.back;
  const { back, spent, colour } = card;
  const kind = classes(bare && "bare", back && "back", spent && "spent", colour && "coloured");
  const longest =
    // a figure before it takes its room
    Math.max(...name.split(" ").map((word) => word.length)) + (card.corner || (card.count ?? 1) > 1 ? 3 : 0);
  const long = longest > 13 ? " long longer" : longest > 10 ? " long" : longest > 7 ? " longish" : "";
  const frame = h("div", {
    class: classes("card", size, `c-${colour ?? "grey"}`, kind) + long,
    "data-id": card.id,
    "data-key": `card ${card.id}`,
    tabindex: -1,
  });
  if (card.back) {
    frame.append(
      h("span", { class: "card-emblem" }, card.emblem ? emblem(card.emblem) : icon(card.icon || "flame")),
      h("span", { class: "card-name" }, card.name ?? card.kind ?? ""),
    );
    return frame;
  }
  const picture = card.colour ? signIcon(card.colour) : card.emblem ? emblem(card.emblem) : null;
  const corner = card.corner
    ? h("span", { class: "corner" }, card.corner)
    : (card.count ?? 1) > 1
      ? h("span", { class: "corner" }, `×${card.count}`)
      : null;
  const who = card.emblem && card.colour && !card.ways?.length && !card.dice ? emblem(card.emblem) : null;
  frame.append(
    h(
      "div",
      { class: "card-head", "data-dice": card.dice ?? null },
      picture,
      h("span", { class: "card-name" }, name),
      who,
      corner && " ",
      corner,
    ),
  ); // read as two words
  if (size === "small") {
    if (card.dice) frame.append(dicePips(card.dice));
    return frame;
  }
  const ways = (card.ways ?? []).filter((way) => !way.quiet);
  if (card.halves && size === "normal") {
    frame.classList.add("halved");
    const quiet = (card.ways ?? []).filter((way) => way.quiet);
    frame.append(h("div", { class: "card-body" }, ...ways.map((way, i) => half(way, quiet[i]))));
    return frame;
  }
  const lines =
    card.now?.length && size === "normal"
      ? card.now.map((line) => h("p", {}, ...marked(capital(line))))
      : ways.length && size === "normal"
        ? ways.map((way) => h("p", {}, way.cost ? signIcon(way.cost) : null, ...marked(capital(way.name))))
        : (card.text ?? []).map((line) => h("p", {}, ...marked(capital(line))));
  if (!bare)
    frame.append(
      h(
        "div",
        { class: "card-body" },
        (card.emblem || card.icon) && !(size === "normal" && (card.text?.length || card.dice))
          ? h("span", { class: "card-emblem" }, card.emblem ? emblem(card.emblem) : icon(card.icon ?? ""))
          : null,
        size === "normal" ? diceOf(card) : null,
        card.kind && size === "large" ? h("span", { class: "card-kind" }, card.kind) : null,
        ...lines,
        card.pattern ? patternOf(card.pattern) : null,
      ),
    );
  if (card.figures?.length || (card.dice && size === "large")) {
    frame.append(
      h(
        "div",
        { class: "card-foot" },
        ...(card.figures ?? []).map((figure) => figureChip(figure, size === "large")),
        card.dice && size === "large" ? dicePips(card.dice) : null,
      ),
    );
  }
  return frame;
}

/** The dice a card gives. @param {Card} card */
export const diceOf = (card) =>
  card.dice
    ? h(
        "p",
        { class: "card-dice" },
        ...Array.from({ length: Math.min(card.dice, 4) }, () => emblem("die")),
        t("dice-count", { count: card.dice }),
      )
    : null;

/**
 * A half of a card; `instead`: what the card can be used for in its place. Both are pressed where they can be chosen.
 * @param {Way} way
 * @param {Way} [instead]
 */
function half(way, instead) {
  const pressed = (/** @type {Way} */ one, /** @type {string} */ name) =>
    h(
      "div",
      { class: name, "data-way": one.key },
      one.emblem ? emblem(one.emblem) : null,
      h("p", {}, ...marked(capital(one.name))),
    );
  return h("div", { class: "half" }, pressed(way, "half-way"), instead ? pressed(instead, "half-instead") : null);
}

/** A pile: its back or top card, and its count. @param {Stack} stack */
export function heap(stack) {
  const words = t("stack-count", { name: stack.name, count: stack.count });
  const top = stack.top
    ? cardFace(stack.top, "small")
    : h("div", { class: "card small back" }, h("span", { class: "card-emblem" }, icon("layers")));
  return h(
    "div",
    {
      class: `heap${stack.count ? "" : " empty"}`,
      "data-id": stack.id,
      "data-key": stack.id,
      title: words,
      "aria-label": words,
      tabindex: -1,
    },
    top,
    h("span", { class: "heap-name" }, stack.name),
    " ",
    h("b", { class: "heap-count" }, String(stack.count)),
  );
}

/** Cards side by side. @param {Row} row @param {"small" | "normal"} size */
export function shelf(row, size) {
  return h(
    "div",
    { class: `shelf ${size}`, "data-id": row.id, "data-key": row.id },
    row.name
      ? h(
          "span",
          { class: "shelf-name" },
          row.name,
          ...(row.cards.length === 1 ? [] : [" ", h("span", { class: "muted" }, String(row.cards.length))]),
        )
      : null,
    h(
      "div",
      { class: "shelf-cards", role: "list", "data-scroll": `shelf ${row.id}` },
      ...row.cards.map((card) => h("div", { role: "listitem" }, cardFace(card, size))),
    ),
  );
}

const PIPS = [[], [5], [1, 9], [1, 5, 9], [1, 3, 7, 9], [1, 3, 5, 7, 9], [1, 3, 4, 6, 7, 9]];

/** A die on the table; it tumbles if `rolled`. @param {Die} die @param {boolean} rolled */
export function dieFace(die, rolled) {
  const number = typeof die.face === "number" && die.face >= 1 && die.face <= 6 ? die.face : 0;
  const words = `${t("die")}: ${die.face}${die.spent ? `, ${t("card-spent")}` : ""}`;
  const face = number
    ? s(
        "svg",
        { viewBox: "0 0 30 30", "aria-hidden": "true" },
        ...PIPS[number].map((pip) =>
          s("circle", { cx: 7 + ((pip - 1) % 3) * 8, cy: 7 + Math.floor((pip - 1) / 3) * 8, r: 2.8 }),
        ),
      )
    : die.emblems
      ? h("span", { class: "die-emblems" }, ...die.emblems.map((one) => emblem(one)))
      : die.colour
        ? signIcon(die.colour)
        : h("span", {}, String(die.face));
  return h(
    "div",
    {
      class: classes(
        "die",
        `c-${die.colour ?? "white"}`,
        die.spent && "spent",
        die.barred && "barred",
        rolled && "rolled",
      ),
      "data-id": die.id,
      "data-key": die.id,
      role: "img",
      "aria-label": words,
      title: words,
      tabindex: -1,
    },
    face,
  );
}
