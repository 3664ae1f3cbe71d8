// What else you can say when several are asked: change an answer, pass in advance.

/** @import { Answer } from "../core/types" */
/** @import { Dispatch, Model } from "../core/page" */
import { h } from "../core/dom.js";
import { icon } from "../core/icons.js";
import { askOf } from "../core/question.js";
import { t } from "../words/i18n.js";
import { playerName } from "./panels.js";

/** @param {string} key @param {string} name @param {string} label @param {() => unknown} onclick */
const button = (key, name, label, onclick) =>
  h("button", { type: "button", class: "quiet", "data-key": key, onclick }, icon(name), label);

/** The lines below the question. @param {Model} model @param {Dispatch} dispatch @returns {Node[]} */
export function several({ view, past, moment, question }, dispatch) {
  if (!view || past) return [];
  if (moment)
    return [
      h(
        "p",
        {},
        button("skip", "fast-forward", t("skip"), () => dispatch({ type: "skip" })),
      ),
    ];
  const whose = (/** @type {number} */ seat) =>
    view.you.seats.length > 1 ? `${playerName(view.players[seat]) || t("seat-number", { seat: seat + 1 })}: ` : "";
  const ask = askOf(question);
  const pass = (/** @type {number} */ seat, /** @type {string | null} */ scope) =>
    dispatch({ type: "say", message: { type: "pass", seat, for: scope } });
  return [
    ask?.passes?.length
      ? h(
          "p",
          { class: "passes" },
          ...ask.passes.map((scope) =>
            button(`pass ${scope}`, "hand", t(`pass-${scope}`), () => pass(ask.seat, scope)),
          ),
        )
      : null,
    ...(view.outcome ? [] : view.passes).map(({ seat, for: scope }) =>
      h(
        "p",
        { class: "passing" },
        whose(seat),
        t(`passing-${scope}`),
        " ",
        button(`ask-again ${seat}`, "ear", t("pass-no-more"), () => pass(seat, null)),
      ),
    ),
    ...view.answers.map((answer) =>
      h(
        "p",
        { class: "answered" },
        whose(answer.seat),
        t("your-answer", { answer: wordsOf(answer) }),
        " ",
        question.changing?.seat === answer.seat
          ? button(`keep ${answer.seat}`, "x", t("keep-answer"), () => dispatch({ type: "change", answer: null }))
          : button(`change ${answer.seat}`, "pencil", t("change-answer"), () => dispatch({ type: "change", answer })),
      ),
    ),
  ].filter((line) => line !== null);
}

/** @param {Answer} answer */
const wordsOf = (answer) => answer.options.find((option) => option.key === answer.key)?.label ?? "";
