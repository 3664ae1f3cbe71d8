// The figures of a fight: what is needed and what there is, a line for each modifier, and exact odds.

/** @import { Ledger, Line, Odds } from "../core/types" */
/** @import { Dispatch } from "../core/page" */
import { h } from "../core/dom.js";
import { worded } from "../words/glossary.js";
import { t } from "../words/i18n.js";
import { emblem } from "../core/icons.js";
import { signIcon } from "../board/shapes.js";

/** A link to a rule. @param {string | undefined} rule @param {Dispatch} dispatch */
export const ruleLink = (rule, dispatch) =>
  rule
    ? h(
        "button",
        {
          type: "button",
          class: "rule-link",
          "data-key": `rule ${rule}`,
          onclick: () => dispatch({ type: "why", rule }),
        },
        rule,
      )
    : null;

/**
 * @param {Line} line
 * @param {Dispatch} dispatch
 * @param {boolean} inside whether its rule stands within its words: where there is little room
 */
export function lineOf(line, dispatch, inside = false) {
  const rule = ruleLink(line.rule, dispatch);
  return h(
    "li",
    { class: `ledger-line${line.bad ? " bad" : ""}${line.colour ? ` c-${line.colour}` : ""}` },
    line.emblem ? emblem(line.emblem) : line.colour ? signIcon(line.colour) : null,
    h(
      "span",
      { class: "grow" },
      h("span", {}, ...worded(line.text), inside && rule ? " " : null, inside ? rule : null),
      line.note ? h("small", {}, ...worded(line.note)) : null,
    ),
    inside ? null : rule,
    line.amount === undefined ? null : h("b", { class: "amount" }, String(line.amount)),
  );
}

/** @param {Ledger} ledger @param {Dispatch} dispatch */
export function ledgerOf(ledger, dispatch) {
  const kinds = (ledger.parts ?? [{ points: ledger.assembled }]).flatMap((part) =>
    Array.from({ length: part.points }, () => part.colour ?? "grey"),
  );
  const length = Math.min(Math.max(ledger.needed, kinds.length, 1), 24);
  const enough = ledger.assembled >= ledger.needed;
  return h(
    "section",
    { class: "ledger" },
    h("header", {}, h("h3", {}, ledger.name), ruleLink(ledger.rule, dispatch)),
    h(
      "div",
      { class: "versus" },
      h(
        "span",
        { class: "side-sum" },
        h("span", { class: "cap" }, t("fight-needed")),
        h("b", {}, String(ledger.needed)),
      ),
      h(
        "span",
        {
          class: "segments",
          role: "img",
          "aria-label": t("figure-of", { value: ledger.assembled, of: ledger.needed }),
        },
        ...Array.from({ length }, (_, i) =>
          h("i", { class: i < kinds.length ? `on c-${kinds[i]}${i >= ledger.needed ? " more" : ""}` : "" }),
        ),
      ),
      h(
        "span",
        { class: `side-sum ${enough ? "good" : "bad"}` },
        h("span", { class: "cap" }, t("fight-assembled")),
        h("b", {}, String(ledger.assembled)),
      ),
    ),
    ledger.need?.length
      ? h(
          "div",
          {},
          h("h4", {}, t("fight-needed-lines")),
          h("ul", {}, ...ledger.need.map((line) => lineOf(line, dispatch))),
        )
      : null,
    ledger.assembled && !ledger.have?.length
      ? null
      : h(
          "div",
          {},
          h("h4", {}, t("fight-assembled-lines")),
          ledger.have?.length
            ? h("ul", {}, ...ledger.have.map((line) => lineOf(line, dispatch)))
            : h("p", { class: "muted" }, t("fight-nothing-yet")),
        ),
  );
}

export const percent = (/** @type {number} */ chance) => {
  const whole = Math.round(chance * 100);
  return chance > 0 && whole === 0 ? "<1%" : chance < 1 && whole === 100 ? ">99%" : `${whole}%`;
};

/** The chance with what is prepared. @param {Odds} odds */
export const prepared = (odds) => odds.so_far ?? odds.chance;

/** @param {Odds} odds */
export function oddsOf(odds) {
  const results = odds.results ?? [];
  const most = Math.max(...results.map((result) => result.chance), 0.01);
  return h(
    "section",
    { class: "odds" },
    h(
      "div",
      { class: "odds-box" },
      h(
        "div",
        { class: "odds-main" },
        h("b", { class: "chance" }, percent(odds.chance)),
        h("b", {}, odds.name),
        odds.note ? h("span", { class: "muted" }, odds.note) : null,
      ),
      h(
        "div",
        {
          class: "columns",
          role: "img",
          "aria-label": results.map((result) => `${result.name}: ${percent(result.chance)}`).join(", "),
        },
        ...results.map((result) =>
          h(
            "div",
            { class: `column${result.enough ? " enough" : ""}` },
            h("span", {}, result.chance ? percent(result.chance) : ""),
            h("i", { style: { height: `${Math.max(2, (result.chance / most) * 86)}px` } }),
            h("b", {}, result.name),
          ),
        ),
      ),
    ),
    h(
      "div",
      { class: "odds-bar" },
      h("i", { style: { width: `${prepared(odds) * 100}%` } }),
      h("span", {}, t("odds-now", { chance: percent(prepared(odds)) })),
    ),
  );
}
