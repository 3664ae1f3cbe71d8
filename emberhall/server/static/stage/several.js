// What else you can say when several are asked: change an answer, pass in advance.

/** @import { Answer } from "../core/types" */
import { h } from "../core/dom.js";
import { t } from "../words/i18n.js";
import { icon } from "../core/icons.js";
import { playerName } from "./panels.js";

/** @typedef {import("./table.js").Table} Table */

/** @param {string} key @param {string} name @param {string} label @param {() => void} run */
const button = (key, name, label, run) =>
  h("button", { type: "button", class: "quiet", "data-key": key, onclick: run }, icon(name), label);

/** The lines below the question. @param {Table} table @returns {Node[]} */
export function beside(table) {
  const { view, chooser } = table;
  if (!view || table.timeline.past) return [];
  if (table.beats.playing)
    return [
      h(
        "p",
        {},
        button("skip", "fast-forward", t("skip"), () => void table.beats.skip()),
      ),
    ];
  const whose = (/** @type {number} */ seat) =>
    view.you.seats.length > 1 ? `${playerName(view.players[seat]) || t("seat-number", { seat: seat + 1 })}: ` : "";
  const lines = [];
  const { ask, changing } = chooser;
  if (ask?.passes?.length) {
    lines.push(
      h(
        "p",
        { class: "passes" },
        ...ask.passes.map((scope) =>
          button(`pass ${scope}`, "hand", t(`pass-${scope}`), () => void pass(table, ask.seat, scope)),
        ),
      ),
    );
  }
  for (const { seat, for: scope } of view.outcome ? [] : view.passes) {
    lines.push(
      h(
        "p",
        { class: "passing" },
        whose(seat),
        t(`passing-${scope}`),
        " ",
        button(`ask-again ${seat}`, "ear", t("pass-no-more"), () => void pass(table, seat, null)),
      ),
    );
  }
  for (const answer of view.answers) {
    const keeps = changing?.seat === answer.seat;
    lines.push(
      h(
        "p",
        { class: "answered" },
        whose(answer.seat),
        t("your-answer", { answer: labelOf(answer) }),
        " ",
        keeps
          ? button(`keep ${answer.seat}`, "x", t("keep-answer"), () => chooser.change(null))
          : button(`change ${answer.seat}`, "pencil", t("change-answer"), () => chooser.change(answer)),
      ),
    );
  }
  return lines;
}

/** @param {Answer} answer */
const labelOf = (answer) => answer.options.find((option) => option.key === answer.key)?.label ?? "";

/** Pass now and in advance, or stop passing. @param {Table} table @param {number} seat @param {string | null} scope */
const pass = (table, seat, scope) => table.send({ type: "pass", seat, for: scope, seq: table.view?.seq });
