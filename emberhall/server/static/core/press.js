// What a press on a thing means: an option is chosen, a card opens, something is picked, a menu is asked for.

/** @import { Card, Option } from "./types" */
/** @import { Happening, Model } from "./page" */
import { areasAt, laid } from "./area.js";
import { cardOf, inHand, wayTo } from "./lookup.js";
import { small } from "./layout.js";
import { leading } from "./order.js";
import { touching, walked } from "./question.js";

/**
 * What follows from a press, first things first; nothing: it means nothing.
 * @param {Model} model
 * @param {string} id of the thing
 * @param {{ at?: string | null, hand?: boolean }} where the space it stands on; whether it lies in the hand
 * @returns {Happening[]}
 */
export function meant(model, id, { at, hand = false }) {
  const { question } = model;
  const area = overArea(model, at ?? id);
  if (area) return [area];
  if (question.picked.includes(id)) return [{ type: "clear" }, { type: "shut" }];
  const options = touching(question, id);
  const card = hand ? cardOf(model, id) : null;
  const reads = card !== null && isUnread(model, card);
  // one more of its kind must be picked
  if (options.length > 1 && options.every((option) => isPair(model, option, id)))
    return [{ type: "pick", id }, ...(reads ? [{ type: "open", id, options: [] }] : [])];
  if (!question.picked.length && card && opens(model, card, options)) return [{ type: "open", id, options }];
  if (!options.length) return walked(model, wayTo(model, id)) ? [{ type: "walk", way: wayTo(model, id) }] : [];
  const plain = options.length === 1 ? options[0] : question.picked.length ? null : spares(model, options);
  if (plain) return [{ type: "choose", option: plain }];
  const ordered = leading(options, question.picked[0]);
  if (reads) return [{ type: "open", id, options: ordered }];
  return [
    { type: "pick", id },
    { type: "menu", options: ordered },
  ];
}

/** On a target area: what is shown is confirmed, or one is shown. @param {Model} model @param {string} at */
function overArea(model, at) {
  const [first] = areasAt(model, at);
  if (!first) return null;
  const shown = laid(model);
  return shown?.touches.includes(at)
    ? { type: "choose", option: shown }
    : { type: "area", at, key: first.key, option: first };
}

/** Whether only the name of a card of the hand is seen: on a phone. @param {Model} model @param {Card} card */
const isUnread = (model, card) => Boolean(card.text?.length) && small(model.size);

/**
 * Whether a card of the hand opens, to show the ways to play it.
 * @param {Model} model @param {Card} card @param {Option[]} options
 */
function opens(model, card, options) {
  if (options.length > 0 && isUnread(model, card)) return true;
  if (!card.ways?.length && options.length < 2) return false;
  // the question is not how to play this card
  return !(options.length === 1 && !playedBy(card, options[0]));
}

/** The way to play a card that an option stands for. @param {Card} card @param {Option} option */
export const playedBy = (card, option) =>
  (card.ways ?? []).find((way) => option.key === way.key || option.key.startsWith(`${way.key}:`));

/**
 * The one option that spends no card: walking, where a horse could go too. To ride, press the horse's card first.
 * @param {Model} model @param {Option[]} options
 */
function spares(model, options) {
  const free = options.filter((option) => !option.touches.some((id) => inHand(model, id)));
  return free.length === 1 && free[0].touches.length === 1 ? free[0] : null;
}

/**
 * Whether an option needs another thing of the same kind: two cards of a hand.
 * @param {Model} model @param {Option} option @param {string} id
 */
function isPair({ question }, option, id) {
  const kind = id.split(":", 1)[0];
  return (
    option.touches.filter((other) => !question.picked.includes(other)).length > 1 &&
    option.touches.every((other) => other.split(":", 1)[0] === kind)
  );
}
