// What lies on the table, asked of the model: the scene shown, things by id, the hand, my own panel, ways to walk.

/** @import { Card, Figure, Panel, Row, Scene } from "./types" */
/** @import { Model, Thing } from "./page" */
import { heldBy } from "./held.js";
import { small } from "./layout.js";
import { Things } from "./things.js";

/** @type {Scene} */
const EMPTY = {};

/** The scene shown: of the past, of a moment, or of now. @param {Model} model @returns {Scene} */
export const sceneOf = (model) => model.past?.scene ?? model.moment?.scene ?? model.view?.scene ?? EMPTY;

/** @type {WeakMap<Scene, Things>} */
const made = new WeakMap();

/** Everything in a scene by id and by name. @param {Scene} scene @returns {Things} */
function thingsIn(scene) {
  const known = made.get(scene) ?? new Things(scene);
  made.set(scene, known);
  return known;
}

/** @param {Model} model */
export const thingsOf = (model) => thingsIn(sceneOf(model));

/** @param {Model} model @param {string} id @returns {Thing | undefined} */
export const thing = (model, id) => thingsOf(model).byId.get(id);

/** A card on the table. @param {Model} model @param {string} id @returns {Card | null} */
export function cardOf(model, id) {
  const found = thing(model, id);
  return found?.kind === "card" ? found.item : null;
}

/**
 * The panel of the seat that is asked, or else of my own.
 * @param {Model} model @param {Scene} [scene] @returns {Panel | undefined}
 */
export function ownPanel(model, scene = sceneOf(model)) {
  const { view, question } = model;
  const seat = view?.asks[question.at]?.seat ?? view?.you.look ?? view?.you.seats[0];
  const own = scene.panels?.filter((one) => one.seat !== undefined && one.seat === seat);
  return own?.find((one) => one.active) ?? own?.[0]; // if you play several, the acting one comes first
}

/** Whose hand is shown. @param {Model} model */
export const handSeat = ({ view }) => view?.asks[0]?.seat ?? view?.you.look;

/** The rows of cards in the hand. @param {Model} model @returns {Row[]} */
export const heldRows = (model) => heldBy(sceneOf(model), handSeat(model), ownPanel(model));

/** The cards in the hand, by what is known. @type {WeakMap<Model, Set<string>>} */
const held = new WeakMap();

/** Whether a card lies in the hand. @param {Model} model @param {string} id */
export function inHand(model, id) {
  let cards = held.get(model);
  if (!cards) held.set(model, (cards = new Set(heldRows(model).flatMap((row) => row.cards.map((card) => card.id)))));
  return cards.has(id);
}

/** Whether a card is in a panel beside the board. @param {Model} model @param {string} id */
const inPanel = (model, id) =>
  Boolean(sceneOf(model).panels?.some((panel) => panel.rows?.some((row) => row.cards.some((card) => card.id === id))));

/** Whether a thing can be pressed: on a board, or in the hand. @param {Model} model @param {string} id */
export const onTable = (model, id) => Boolean(thing(model, id)?.board) || inHand(model, id);

/** Whether a thing is pressed in a fight or in the panel in focus. @param {Model} model @param {string} id */
export const inFight = (model, id) =>
  thing(model, id)?.kind === "fighter" ||
  Boolean(sceneOf(model).focus?.rows?.some((row) => row.cards.some((card) => card.id === id && card.text?.length)));

/** @param {Model} model @param {string} id */
export const isPiece = (model, id) => thing(model, id)?.kind === "piece";

/** Whether a figure stands where, on a phone, its own fight lies over it. @param {Model} model @param {string} id */
export const isCovered = (model, id) => isPiece(model, id) && thing(model, id)?.where === sceneOf(model).fight?.at;

/**
 * The steps to a space within reach, or to where a piece stands.
 * @param {Model} model @param {string} id @returns {string[]} none: there is no such way
 */
export function wayTo(model, id) {
  const all = (sceneOf(model).boards ?? []).flatMap((board) => board.spaces);
  const spaces = new Map(all.map((space) => [space.id, space]));
  const way = [];
  for (let space = spaces.get(id); space?.via && way.length < spaces.size; space = spaces.get(space.via))
    way.unshift(space.id);
  return way;
}

/** What is in sight on the boards: a walk ends where something new appears. @param {Model} model */
export const sight = (model) =>
  (sceneOf(model).boards ?? [])
    .flatMap((board) => board.pieces ?? [])
    .map((piece) => piece.id)
    .sort()
    .join(" ");

/** All figures of a panel's own bar. @param {Panel | undefined} panel @returns {Figure[]} */
export const barFigures = (panel) => panel?.bar?.flatMap((group) => group.figures ?? []) ?? panel?.figures ?? [];

/** The notes of a space, and whether the piece there is in sight. @param {Model} model @param {string} id */
export function notesOf(model, id) {
  const found = thing(model, id);
  if (found?.kind === "space") return /** @type {string[]} */ (found.item.notes ?? []);
  return found?.kind === "piece" && found.item.sight ? [/** @type {string} */ (found.item.sight.note)] : [];
}

/**
 * What identifies a thing: a piece's card, a figure, a panel's figures; on a phone a card that only shows its name, too
 * @param {Model} model @param {string} id @returns {{ figures?: Figure[], text?: string[] } | undefined}
 */
export function whoIs(model, id) {
  const found = thing(model, id);
  if (found?.kind === "piece") return found.item.card;
  if (found?.kind === "figure") return { figures: [found.item] };
  if (found?.kind === "panel") return { figures: barFigures(found.item), text: found.item.notes };
  return small(model.size) && (inHand(model, id) || inPanel(model, id)) ? (cardOf(model, id) ?? undefined) : undefined;
}
