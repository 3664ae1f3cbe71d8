// What lies in a hand, without drawing it.

/** @import { Card, Panel, Row, Scene } from "./types" */

/** More text does not fit on a card of the usual width (characters). */
const LONG = 80;

/** What was merged already: cards of a scene never change. @type {WeakMap<Card[], Card[][]>} */
const merged = new WeakMap();

/** Merge equal cards, in the order of the first of each. @param {Card[]} cards @returns {Card[][]} */
export function together(cards) {
  const known = merged.get(cards);
  if (known) return known;
  /** @type {Map<string, Card[]>} */
  const found = new Map();
  for (const card of cards) {
    const looks =
      card.back && !card.name
        ? card.id
        : JSON.stringify([card.name, card.text, card.colour, card.kind, card.spent, card.figures]);
    found.set(looks, [...(found.get(looks) ?? []), card]);
  }
  const groups = [...found.values()];
  merged.set(cards, groups);
  return groups;
}

/** Every hand I hold, on the table or in a panel. @param {Scene} scene */
export function hands(scene) {
  const inPanels = (scene.panels ?? []).flatMap((panel) => panel.rows ?? []);
  return [...(scene.rows ?? []), ...inPanels, ...(scene.focus?.rows ?? [])].filter((row) => row.hand);
}

/**
 * The rows that lie in the hand: those of the seat, otherwise every hand I hold, and what lies near it.
 * @param {Scene} scene @param {number | null | undefined} seat @param {Panel | undefined} own @returns {Row[]}
 */
export function heldBy(scene, seat, own) {
  const all = hands(scene);
  const mine = all.filter((row) => row.seat === seat || row.seat === undefined);
  const near = (own?.rows ?? []).filter((row) => row.near && row.cards.length);
  const held = mine.some((row) => row.cards.length) || (mine.length && near.length) ? mine : all;
  return [...held, ...near].filter((row) => row.cards.length);
}

/**
 * What the layout must know about a hand.
 * @param {Row[]} rows
 * @returns {Pick<import("./layout.js").Facts, "cards" | "brief" | "wide">}
 */
export function factsOfHand(rows) {
  const all = rows.flatMap((row) => row.cards);
  const says = (/** @type {Card} */ card) => (card.text ?? []).join(" ").length;
  const each = rows.map((row) => together(row.cards).length);
  return {
    cards: each,
    brief: all.length > 0 && all.every((card) => !card.halves && !says(card)),
    wide: each.reduce((sum, one) => sum + one, 0) <= 3 && all.some((card) => card.halves || says(card) > LONG),
  };
}
