// The hand: cards side by side beside your own figures; equal cards are merged, with a count.

/** @import { Row } from "../core/types" */
import { cardFace } from "./cards.js";
import { h } from "../core/dom.js";
import { together } from "./held.js";

/**
 * Add soft hyphens to long words, for narrow cards.
 * @param {string} words
 * @param {number} [least] how many letters make a word long
 */
const softly = (words, least = 11) =>
  words.replace(/\p{L}+/gu, (word) =>
    word.length < least
      ? word
      : word.replace(/(?<=^.{3,})(?=[бвгджзклмнпрстфхцчшщbcdfghjklmnpqrstvwxz][аеёиоуыэюяaeiouy].+$)/giu, "\u00ad"),
  );

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
