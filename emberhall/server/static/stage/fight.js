// A fight as a scene of its own: both sides, what is needed and what there is, a line for each modifier, and exact
// odds.

/** @import { Die, Fight, Fighter, Ledger, Line, Odds } from "../core/types" */
import { dieFace, figureChip, shelf } from "../cards/cards.js";
import { h } from "../core/dom.js";
import { worded } from "../words/glossary.js";
import { t } from "../words/i18n.js";
import { emblem, icon } from "../core/icons.js";
import { signIcon } from "../board/shapes.js";
import { token } from "../board/tokens.js";

/**
 * @typedef {{ why: (rule: string) => void, fold: () => void, folded: boolean, rolled: (id: string) => boolean,
 *   thrown: Die[] | null, anew: boolean }} How `thrown`: the dice on the table, where the odds are past; `anew`: unless
 *   they were reckoned anew
 */

/** A link to a rule. @param {string | undefined} rule @param {How} how */
export const ruleLink = (rule, how) =>
  rule
    ? h(
        "button",
        { type: "button", class: "rule-link", "data-key": `rule ${rule}`, onclick: () => how.why(rule) },
        rule,
      )
    : null;

/**
 * @param {Line} line
 * @param {How} how
 * @param {boolean} inside whether its rule stands within its words: where there is little room
 */
function lineOf(line, how, inside = false) {
  const rule = ruleLink(line.rule, how);
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

/** @param {Fighter} fighter @param {How} how @param {"large" | "small"} size */
function person(fighter, how, size) {
  return h(
    "article",
    {
      class: `fighter ${size} c-${fighter.colour ?? "grey"}${fighter.chosen ? " chosen" : ""}${fighter.spent ? " spent" : ""}`,
      "data-id": fighter.about ?? fighter.id,
      "data-key": `fighter ${fighter.id}`,
      tabindex: -1,
      "aria-label": [fighter.name, fighter.note].filter(Boolean).join(", "),
    },
    h(
      "header",
      {},
      token({ emblem: fighter.emblem, colour: fighter.colour, filled: fighter.filled }),
      h(
        "div",
        { class: "grow" },
        h("h3", {}, fighter.name),
        fighter.note ? h("span", { class: "muted" }, fighter.note) : null,
        fighter.life === undefined ? null : lifeBar(fighter.life, fighter.of ?? fighter.life),
      ),
    ),
    fighter.figures?.length
      ? h("div", { class: "fight-figures" }, ...fighter.figures.map((figure) => figureChip(figure, true)))
      : null,
    fighter.lines?.length
      ? h("ul", { class: "traits" }, ...fighter.lines.map((line) => lineOf(line, how, true)))
      : null,
  );
}

/** @param {number} life @param {number} most */
const lifeBar = (life, most) =>
  h(
    "span",
    { class: "life", role: "img", "aria-label": t("figure-of", { value: life, of: most }) },
    ...Array.from({ length: most }, (_, i) => h("i", { class: i < life ? "on" : "" })),
    most > 1 ? h("span", { class: "cap" }, `${life} / ${most}`) : null,
  );

/** @param {Ledger} ledger @param {How} how */
function ledgerOf(ledger, how) {
  const kinds = (ledger.parts ?? [{ points: ledger.assembled }]).flatMap((part) =>
    Array.from({ length: part.points }, () => part.colour ?? "grey"),
  );
  const length = Math.min(Math.max(ledger.needed, kinds.length, 1), 24);
  const enough = ledger.assembled >= ledger.needed;
  return h(
    "section",
    { class: "ledger" },
    h("header", {}, h("h3", {}, ledger.name), ruleLink(ledger.rule, how)),
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
      ? h("div", {}, h("h4", {}, t("fight-needed-lines")), h("ul", {}, ...ledger.need.map((line) => lineOf(line, how))))
      : null,
    ledger.assembled && !ledger.have?.length
      ? null
      : h(
          "div",
          {},
          h("h4", {}, t("fight-assembled-lines")),
          ledger.have?.length
            ? h("ul", {}, ...ledger.have.map((line) => lineOf(line, how)))
            : h("p", { class: "muted" }, t("fight-nothing-yet")),
        ),
  );
}

const percent = (/** @type {number} */ chance) => {
  const whole = Math.round(chance * 100);
  return chance > 0 && whole === 0 ? "<1%" : chance < 1 && whole === 100 ? ">99%" : `${whole}%`;
};

/** The chance with what is prepared. @param {Odds} odds */
const prepared = (odds) => odds.so_far ?? odds.chance;

/** @param {Odds} odds */
function oddsOf(odds) {
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

/** @param {Fight} fight @param {How} how */
export function fightScene(fight, how) {
  const size = Math.max(fight.ours?.length ?? 0, fight.foes?.length ?? 0) > 2 ? "small" : "large";
  const army = (/** @type {string | undefined} */ name) => (name ? h("h3", { class: "army" }, name) : null);
  const steps = fight.steps?.length
    ? h(
        "ol",
        { class: "fight-steps" },
        ...fight.steps.map((step, i) => {
          const now = fight.step ?? 0;
          return h(
            "li",
            { class: i === now ? "now" : i < now ? "done" : "", "aria-current": i === now ? "step" : null },
            h("i", {}, i < now ? icon("check") : String(i + 1)),
            step,
          );
        }),
      )
    : null;
  const fold = h(
    "button",
    {
      type: "button",
      class: "quiet square fold",
      "aria-label": t("fold"),
      title: t("fold"),
      "data-key": "fold fight",
      "aria-expanded": String(!how.folded),
      onclick: how.fold,
    },
    icon(how.folded ? "chevron-down" : "chevron-up"),
  );
  const stakes = fight.stakes?.length
    ? h(
        "section",
        { class: "stakes" },
        fight.stakes_name ? h("h4", {}, fight.stakes_name) : null,
        h("ul", {}, ...fight.stakes.map((line) => lineOf(line, how))),
      )
    : null;
  const inside =
    Boolean(fight.at) ||
    !(fight.ledger || fight.odds || fight.dice?.length || fight.figures?.length || fight.rows?.length);
  return [
    h(
      "header",
      { class: "fight-head" },
      h(
        "h2",
        {},
        fight.name,
        how.folded && fight.odds && (!how.thrown || how.anew)
          ? h("b", { class: "fold-chance" }, percent(fight.odds.chance))
          : null,
      ),
      steps,
      ruleLink(fight.rule, how),
      fold,
    ),
    h(
      "div",
      { class: "fight-body", "data-scroll": `fight ${fight.ledger?.name ?? ""}` }, // a new ledger is seen from its top
      h(
        "div",
        { class: "fight-side ours" },
        army(fight.ours_name),
        ...(fight.ours ?? []).map((one) => person(one, how, size)),
        fight.helpers?.length ? h("h4", {}, t("fight-helpers")) : null,
        ...(fight.helpers ?? []).map((one) => person(one, how, "small")),
        inside ? null : stakes,
      ),
      h(
        "div",
        { class: "fight-middle" },
        fight.ledger ? ledgerOf(fight.ledger, how) : null,
        fight.dice?.length
          ? h("div", { class: "dice large" }, ...fight.dice.map((die) => dieFace(die, how.rolled(die.id))))
          : null,
        how.thrown?.length ? h("div", { class: "dice large" }, ...how.thrown.map((die) => dieFace(die, false))) : null,
        fight.odds && (!how.thrown || how.anew) ? oddsOf(fight.odds) : null,
        fight.figures?.length
          ? h("div", { class: "fight-figures" }, ...fight.figures.map((figure) => figureChip(figure, true)))
          : null,
        ...(fight.rows ?? []).filter((row) => row.cards.length).map((row) => shelf(row, "small")),
        inside ? stakes : null,
      ),
      h(
        "div",
        { class: "fight-side foes" },
        army(fight.foes_name),
        ...(fight.foes ?? []).map((one) => person(one, how, size)),
      ),
    ),
  ];
}

/**
 * Show the fight as it would be: its ledger and odds. Undefined removes that again. Returns whether anything is shown.
 * @param {HTMLElement} box @param {Fight | undefined} now @param {Fight | undefined} then @param {string} option
 */
export function fightGhost(box, now, then, option) {
  for (const ghost of box.querySelectorAll(".what-if")) ghost.remove();
  for (const ghost of box.querySelectorAll(".segments .ghost")) ghost.classList.remove("ghost");
  if (!now || !then || now.id !== then.id) return false;
  const line = (/** @type {string} */ sum) =>
    h(
      "p",
      { class: "what-if" },
      icon("eye"),
      h("span", { class: "grow" }, t("foresee", { option })),
      h("b", { class: "num" }, sum),
    );
  const [had, has] = [now.ledger, then.ledger];
  if (had && has && has.needed === had.needed && has.assembled !== had.assembled) {
    const cells = [...box.querySelectorAll(".segments i")];
    for (const cell of cells.slice(Math.min(had.assembled, has.assembled), Math.max(had.assembled, has.assembled)))
      cell.classList.add("ghost");
    const more = has.assembled - had.assembled;
    box.querySelector(".ledger")?.append(line(`${more > 0 ? "+" : "−"}${Math.abs(more)} = ${has.assembled}`));
    return true;
  }
  const bar = box.querySelector(".odds-bar");
  if (!now.odds || !then.odds || !bar || prepared(now.odds) === prepared(then.odds)) return false;
  const [low, high] = [prepared(now.odds), prepared(then.odds)].sort((a, b) => a - b);
  bar.append(h("i", { class: "what-if", style: { left: `${low * 100}%`, width: `${(high - low) * 100}%` } }));
  bar.after(line(percent(prepared(then.odds))));
  return true;
}
