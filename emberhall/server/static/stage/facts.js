// What the layout must know about a scene.

/** @import { Panel, Scene } from "../core/types" */
/** @import { Facts } from "../core/layout.js" */
import { factsOfHand, heldBy } from "../cards/held.js";

/**
 * @param {Scene} scene
 * @param {{ seat?: number | null, own?: Panel, folded?: boolean }} eyes whose hand and figures are shown, and whether a
 *   fight is folded
 * @returns {Facts}
 */
export function factsOf(scene, { seat, own, folded = false }) {
  return {
    ...factsOfHand(heldBy(scene, seat, own)),
    own: Boolean(own),
    seats: (scene.panels ?? []).filter((panel) => panel.seat !== undefined).length,
    turns: scene.order ? Math.max(scene.order.turns.length, 1) : 0,
    fight: scene.fight && !folded ? (scene.fight.at ? "beside" : "over") : "",
    boardless: !scene.boards?.length,
    hexes: Boolean(scene.boards?.some((board) => board.kind === "hexes")),
    card: resolves(scene),
  };
}

/** Whether what is in focus is one card that is being resolved. @param {Scene} scene */
function resolves({ focus }) {
  const cards = focus?.rows?.flatMap((row) => row.cards) ?? [];
  return cards.length === 1 && !focus?.lines?.length && !focus?.figures?.length;
}
