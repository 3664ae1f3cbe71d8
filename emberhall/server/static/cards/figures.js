// Figures: a picture and a number. They stand on cards, in panels and in the player's bar.

/** @import { Card, Figure } from "../core/types" */
import { h } from "../core/dom.js";
import { drawn, emblem, icon } from "../core/icons.js";
import { signIcon } from "../board/shapes.js";
import { t } from "../words/i18n.js";

/** @param {Figure} figure */
const amount = (figure) => (figure.of === undefined ? String(figure.value) : `${figure.value} / ${figure.of}`);

/** A figure in words. @param {Figure} figure */
export const figureWords = ({ name, value, of }) =>
  value === "" ? name : `${name}: ${of === undefined ? value : t("figure-of", { value, of })}`;

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
