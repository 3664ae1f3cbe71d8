// The hand: cards side by side above the own bar; equal ones are one with a count.

/** @import { Card, Row } from "./types" */
import { cardFace } from "./cards.js";
import { h } from "./dom.js";

/** Equal cards together, in the order of the first of each. @param {Card[]} cards @returns {Card[][]} */
export function together(cards) {
  /** @type {Map<string, Card[]>} */
  const found = new Map();
  for (const card of cards) {
    const looks = card.back && !card.name ? card.id : JSON.stringify([card.name, card.text, card.colour, card.kind, card.spent, card.figures]);
    found.set(looks, [...(found.get(looks) ?? []), card]);
  }
  return [...found.values()];
}

/** @param {Row} row */
export function handOf(row) {
  return h("div", { class: "held", "data-id": row.near ? null : row.id, "data-key": row.near ? `near ${row.id}` : row.id, "data-deck": row.deck ?? null, "aria-label": row.name },
    h("div", { class: "held-cards", role: "list", "data-scroll": `hand ${row.id}` }, ...together(row.cards).map((cards) => {
      const face = cardFace({ ...cards[0], count: cards.length }, "normal");
      face.setAttribute("data-ids", cards.map((card) => card.id).join(" "));
      return h("div", { class: "held-card", role: "listitem" }, face);
    })));
}
