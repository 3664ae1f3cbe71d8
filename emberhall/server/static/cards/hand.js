// The hand: cards side by side beside your own figures; equal cards are merged, with a count.

/** @import { Row } from "../core/types" */
/** @import { Dispatch, Model } from "../core/page" */
/** @import { Tabletop } from "../stage/tabletop.js" */
import { cardFace } from "./face.js";
import { h, kept, refill } from "../core/dom.js";
import { heldRows } from "../core/lookup.js";
import { isPassed } from "../core/model.js";
import { together } from "../core/held.js";
import { tool } from "../stage/tabletop.js";
import { phone } from "../core/window.js";
import { said } from "../words/glossary.js";
import { divided } from "../words/hyphens.js";
import { t } from "../words/i18n.js";

/** @param {Row} row */
export function handOf(row) {
  const all = together(row.cards);
  const numbered = row.cards.every((card) => card.corner && card.colour === row.cards[0].colour);
  return h(
    "div",
    {
      class: `held${row.near ? " near" : ""}${numbered ? " numbered" : ""}`,
      "data-id": row.near ? null : row.id,
      "data-key": row.near ? `near ${row.id}` : row.id,
      "data-deck": row.deck ?? null,
      "aria-label": row.name,
      style: { "--columns": String(Math.ceil(all.length / 2)) },
    },
    row.near ? h("span", { class: "held-name", "aria-hidden": "true" }, row.name) : null, // no cards of the hand
    h(
      "div",
      { class: "held-cards", role: "list", "data-scroll": `hand ${row.id}` },
      ...all.map((cards) => {
        const face = cardFace({ ...cards[0], count: cards.length }, phone() ? "tiny" : "normal", false);
        const text = document.createTreeWalker(face, NodeFilter.SHOW_TEXT);
        while (text.nextNode()) text.currentNode.nodeValue = divided(text.currentNode.nodeValue ?? "");
        face.setAttribute("data-ids", cards.map((card) => card.id).join(" "));
        return h("div", { class: "held-card", role: "listitem" }, face);
      }),
    ),
  );
}

const once = kept(handOf);

/**
 * Draw the hand. Returns the rows it has: when they change, it is seen from its first card.
 * @param {Tabletop} top @param {Model} model @param {Dispatch} dispatch
 */
export function drawHand(top, model, dispatch) {
  const rows = heldRows(model);
  top.hand.setAttribute("aria-label", t("hand"));
  refill(
    top.hand,
    ...rows.map((row) => once(row, `${said()} ${phone()}`)),
    isPassed(model)
      ? tool("eye-off", t("curtain-draw"), () => dispatch({ type: "look", seat: null }), { text: t("curtain-draw") })
      : null,
  );
  top.lies("empty-handed", !top.hand.childElementCount);
  return rows.map((row) => row.id).join(" ");
}
