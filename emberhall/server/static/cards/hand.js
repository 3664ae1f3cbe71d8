// The hand: cards side by side beside your own figures; equal cards are merged, with a count.

/** @import { Row } from "../core/types" */
/** @import { Dispatch, Model } from "../core/page" */
/** @import { Tabletop } from "../stage/tabletop.js" */
import { cardFace } from "./cards.js";
import { h, kept, refill } from "../core/dom.js";
import { heldRows } from "../core/lookup.js";
import { isPassed } from "../core/model.js";
import { together } from "../core/held.js";
import { tool } from "../stage/tabletop.js";
import { said } from "../words/glossary.js";
import { t } from "../words/i18n.js";

/** Where a syllable begins: before a consonant with a vowel after it. */
const SYLLABLE = /(?<=^.{3,})(?=[бвгджзклмнпрстфхцчшщbcdfghjklmnpqrstvwxz][аеёиоуыэюяaeiouy].+$)/giu;

/**
 * Add soft hyphens to long words, for narrow cards.
 * @param {string} words
 * @param {number} [least] how many letters make a word long
 */
const softly = (words, least = 11) =>
  words.replace(/\p{L}+/gu, (word) => (word.length < least ? word : word.replace(SYLLABLE, "\u00ad")));

/** @param {Row} row */
export function handOf(row) {
  const all = together(row.cards);
  const numbered = row.cards.every((card) => card.corner && card.colour === row.cards[0].colour);
  return h(
    "div",
    {
      class: `held${numbered ? " numbered" : ""}`,
      "data-id": row.near ? null : row.id,
      "data-key": row.near ? `near ${row.id}` : row.id,
      "data-deck": row.deck ?? null,
      "aria-label": row.name,
      style: { "--columns": String(Math.ceil(all.length / 2)) },
    },
    h(
      "div",
      { class: "held-cards", role: "list", "data-scroll": `hand ${row.id}` },
      ...all.map((cards) => {
        const face = cardFace({ ...cards[0], count: cards.length }, "normal");
        const name = face.querySelector(".card-head .card-name");
        if (name) name.textContent = softly(name.textContent ?? "", 8);
        const text = document.createTreeWalker(face, NodeFilter.SHOW_TEXT);
        while (text.nextNode())
          if (/\p{L}{12}/u.test(text.currentNode.nodeValue ?? ""))
            text.currentNode.nodeValue = softly(text.currentNode.nodeValue ?? "", 12);
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
    ...rows.map((row) => once(row, said())),
    isPassed(model)
      ? tool("eye-off", t("curtain-draw"), () => dispatch({ type: "look", seat: null }), { text: t("curtain-draw") })
      : null,
  );
  top.lies("empty-handed", !top.hand.childElementCount);
  return rows.map((row) => row.id).join(" ");
}
