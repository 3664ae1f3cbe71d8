// What the layout must know of a table, but for what only the browser can measure.

/** @import { Scene } from "./types" */
/** @import { Model } from "./page" */
/** @import { Facts } from "./layout.js" */
import { factsOfHand, heldBy } from "./held.js";
import { handSeat, ownPanel, sceneOf } from "./lookup.js";
import { fightShown, isPassed } from "./model.js";

/** @type {WeakMap<Model, Facts>} */
const known = new WeakMap();

/** @param {Model} model @returns {Facts} */
export function factsOf(model) {
  const facts = known.get(model) ?? gathered(model);
  known.set(model, facts);
  return facts;
}

/** @param {Model} model @returns {Facts} */
function gathered(model) {
  const scene = sceneOf(model);
  const own = ownPanel(model);
  const fight = fightShown(model);
  return {
    ...factsOfHand(heldBy(scene, handSeat(model), own)),
    curtain: isPassed(model),
    own: Boolean(own),
    seats: (scene.panels ?? []).filter((panel) => panel.seat !== undefined).length,
    shared: shares(model),
    fight: fight && !model.fight.folded ? (fight.at ? "beside" : "over") : "",
    boardless: !scene.boards?.length,
    hexes: Boolean(scene.boards?.some((board) => board.kind === "hexes")),
    card: resolves(scene),
  };
}

/** Whether there is something that the whole table shares. @param {Model} model */
export function shares(model) {
  const { status, order, panels } = sceneOf(model);
  return Boolean(model.info?.aim || status?.length || order || panels?.some((panel) => panel.aside));
}

/** Whether what is in focus is one card that is being resolved. @param {Scene} scene */
function resolves({ focus }) {
  const cards = focus?.rows?.flatMap((row) => row.cards) ?? [];
  return cards.length === 1 && !focus?.lines?.length && !focus?.figures?.length;
}
