// The turn order.

/** @import { Order } from "../core/types" */
import { h } from "../core/dom.js";
import { token } from "../board/tokens.js";

/** @param {Order | undefined} order */
export function orderOf(order) {
  if (!order) return [];
  return [
    order.figure
      ? h(
          "div",
          { class: "order-round" },
          h("span", { class: "cap" }, order.figure.name),
          h("b", { class: "num" }, String(order.figure.value)),
        )
      : null,
    h(
      "ol",
      {},
      ...order.turns.map((turn) =>
        h(
          "li",
          {
            class: `turn${turn.acts ? " acts" : ""}${turn.done ? " done" : ""}`,
            "data-id": turn.id,
            "data-key": turn.id,
            tabindex: -1,
            "aria-current": turn.acts ? "step" : null,
          },
          h("b", { class: "num" }, turn.figure ?? ""),
          token({ emblem: turn.emblem, colour: turn.colour, filled: turn.filled }),
          h("span", {}, turn.name),
        ),
      ),
    ),
  ].filter((part) => part !== null);
}
