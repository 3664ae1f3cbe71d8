// Piles, rows of cards and dice as elements.

/** @import { Die, Row, Stack } from "../core/types" */
import { classes, h, s } from "../core/dom.js";
import { emblem, icon } from "../core/icons.js";
import { signIcon } from "../board/shapes.js";
import { t } from "../words/i18n.js";
import { cardFace } from "./face.js";

/** A pile: its back or top card, and its count. @param {Stack} stack */
export function heap(stack) {
  const words = t("stack-count", { name: stack.name, count: stack.count });
  const top = stack.top
    ? cardFace(stack.top, "small")
    : h("div", { class: "card small back" }, h("span", { class: "card-emblem" }, icon("layers")));
  return h(
    "div",
    {
      class: `heap${stack.count ? "" : " empty"}`,
      "data-id": stack.id,
      "data-key": stack.id,
      title: words,
      "aria-label": words,
      tabindex: -1,
    },
    top,
    h("span", { class: "heap-name" }, stack.name),
    " ",
    h("b", { class: "heap-count" }, String(stack.count)),
  );
}

/** Cards side by side. @param {Row} row @param {"small" | "normal"} size */
export function shelf(row, size) {
  return h(
    "div",
    { class: `shelf ${size}`, "data-id": row.id, "data-key": row.id },
    row.name
      ? h(
          "span",
          { class: "shelf-name" },
          row.name,
          ...(row.cards.length === 1 ? [] : [" ", h("span", { class: "muted" }, String(row.cards.length))]),
        )
      : null,
    h(
      "div",
      { class: "shelf-cards", role: "list", "data-scroll": `shelf ${row.id}` },
      ...row.cards.map((card) => h("div", { role: "listitem" }, cardFace(card, size))),
    ),
  );
}

const PIPS = [[], [5], [1, 9], [1, 5, 9], [1, 3, 7, 9], [1, 3, 5, 7, 9], [1, 3, 4, 6, 7, 9]];

/** A die on the table; it tumbles if `rolled`. @param {Die} die @param {boolean} rolled */
export function dieFace(die, rolled) {
  const number = typeof die.face === "number" && die.face >= 1 && die.face <= 6 ? die.face : 0;
  const words = `${t("die")}: ${die.face}${die.spent ? `, ${t("card-spent")}` : ""}`;
  const face = number
    ? s(
        "svg",
        { viewBox: "0 0 30 30", "aria-hidden": "true" },
        ...PIPS[number].map((pip) =>
          s("circle", { cx: 7 + ((pip - 1) % 3) * 8, cy: 7 + Math.floor((pip - 1) / 3) * 8, r: 2.8 }),
        ),
      )
    : die.emblems
      ? h("span", { class: "die-emblems" }, ...die.emblems.map((one) => emblem(one)))
      : die.colour
        ? signIcon(die.colour)
        : h("span", {}, String(die.face));
  return h(
    "div",
    {
      class: classes(
        "die",
        `c-${die.colour ?? "white"}`,
        die.spent && "spent",
        die.barred && "barred",
        rolled && "rolled",
      ),
      "data-id": die.id,
      "data-key": die.id,
      role: "img",
      "aria-label": words,
      title: words,
      tabindex: -1,
    },
    face,
  );
}
