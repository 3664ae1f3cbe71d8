// What stays the same while a table is drawn again: the focus, and where cards lay that will fly to the hand.

/** @import { Scene } from "../core/types" */
/** @import { Model } from "../core/page" */
/** @import { Tabletop } from "./tabletop.js" */
import { hands } from "../core/held.js";
import { askOf } from "../core/question.js";
import { firstOf } from "./question.js";

/** @typedef {{ key: string, asked: boolean }} Focused */

/**
 * Before a large redraw, the focus is dropped: removing a focused element would cost a layout.
 * @param {Tabletop} top
 * @returns {Focused | null} by what it is known, and whether it was part of the question
 */
export function letGo({ root, ask }) {
  const focused = document.activeElement;
  const ours = focused instanceof HTMLElement && focused.closest(".ask, .bar, .opened, .hand");
  if (!ours || !root.contains(focused)) return null;
  const key = focused.closest("[data-key]")?.getAttribute("data-key") ?? "";
  const found = { key, asked: ask.contains(focused) };
  focused.blur();
  return found;
}

/** After it, the focus goes back. @param {Tabletop} top @param {Model} model @param {Focused | null} focused */
export function takeUp({ root, ask }, model, focused) {
  if (!focused || (document.activeElement && document.activeElement !== document.body)) return;
  const within = ":is(.opened:not([hidden]), .ask, .bar, .hand)";
  const again = focused.key ? root.querySelector(`${within} [data-key="${CSS.escape(focused.key)}"]`) : null;
  const found = again ?? (focused.asked && askOf(model.question) ? firstOf(ask) : null);
  if (found instanceof HTMLElement) found.focus({ preventScroll: true });
}

/**
 * Where visible cards are, except in the hand: new ones of the hand come from there.
 * @param {HTMLElement} root @param {Scene} scene @param {Set<string>} known hand cards that have been seen
 * @returns {Map<string, DOMRect>}
 */
export function seenCards(root, scene, known) {
  const seen = new Map();
  if (hands(scene).every((row) => row.cards.every((card) => known.has(card.id)))) return seen;
  const lying = [".focus", ".side", ".fight"].map((place) => `${place} .card[data-id]`).join();
  for (const card of root.querySelectorAll(lying))
    if (card.getClientRects().length) seen.set(card.getAttribute("data-id"), card.getBoundingClientRect());
  return seen;
}
