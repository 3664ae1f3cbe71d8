// A fight as a scene of its own: both sides, what is needed and what there is, a line for each modifier, and exact
// odds.

/** @import { Die, Fight, Fighter } from "../core/types" */
/** @import { Dispatch, Model } from "../core/page" */
/** @import { Tabletop } from "./tabletop.js" */
import { dieFace, shelf } from "../cards/cards.js";
import { figureChip } from "../cards/figures.js";
import { classes, h, kept, refill } from "../core/dom.js";
import { sceneOf } from "../core/lookup.js";
import { fightShown } from "../core/model.js";
import { t } from "../words/i18n.js";
import { icon } from "../core/icons.js";
import { token } from "../board/tokens.js";
import { ledgerOf, lineOf, oddsOf, percent, prepared, ruleLink } from "./ledger.js";
import { rolled } from "./panels.js";
import { said } from "../words/glossary.js";

/**
 * @typedef {object} Shown how a fight is shown
 * @property {boolean} folded
 * @property {Die[] | null} thrown  the dice on the table, where the odds are past
 * @property {boolean} anew         unless they were reckoned anew
 */

/** @param {Fighter} fighter @param {Dispatch} dispatch @param {"large" | "small"} size */
function person(fighter, dispatch, size) {
  return h(
    "article",
    {
      class: classes(
        "fighter",
        size,
        `c-${fighter.colour ?? "grey"}`,
        fighter.chosen && "chosen",
        fighter.spent && "spent",
      ),
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
      ? h("ul", { class: "traits" }, ...fighter.lines.map((line) => lineOf(line, dispatch, true)))
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

/** @param {Fight} fight @param {Dispatch} dispatch @param {Shown} how */
function fightScene(fight, dispatch, how) {
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
      onclick: () => dispatch({ type: "fold fight" }),
    },
    icon(how.folded ? "chevron-down" : "chevron-up"),
  );
  const stakes = fight.stakes?.length
    ? h(
        "section",
        { class: "stakes" },
        fight.stakes_name ? h("h4", {}, fight.stakes_name) : null,
        h("ul", {}, ...fight.stakes.map((line) => lineOf(line, dispatch))),
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
      ruleLink(fight.rule, dispatch),
      fold,
    ),
    h(
      "div",
      { class: "fight-body", "data-scroll": `fight ${fight.ledger?.name ?? ""}` }, // a new ledger is seen from its top
      h(
        "div",
        { class: "fight-side ours" },
        army(fight.ours_name),
        ...(fight.ours ?? []).map((one) => person(one, dispatch, size)),
        fight.helpers?.length ? h("h4", {}, t("fight-helpers")) : null,
        ...(fight.helpers ?? []).map((one) => person(one, dispatch, "small")),
        inside ? null : stakes,
      ),
      h(
        "div",
        { class: "fight-middle" },
        fight.ledger ? ledgerOf(fight.ledger, dispatch) : null,
        fight.dice?.length
          ? h("div", { class: "dice large" }, ...fight.dice.map((die) => dieFace(die, rolled(die.id))))
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
        ...(fight.foes ?? []).map((one) => person(one, dispatch, size)),
      ),
    ),
  ];
}

const once = kept(fightScene);

/** @param {Tabletop} top @param {Model} model @param {Dispatch} dispatch */
export function drawFight(top, model, dispatch) {
  const fight = fightShown(model);
  const box = top.fight;
  const came = Boolean(fight) && box.hidden;
  box.hidden = !fight;
  top.lies("fighting", Boolean(fight) && !model.fight.folded);
  if (!fight) return;
  const { folded, rolled: cast, likely } = model.fight;
  box.classList.toggle("beside", Boolean(fight.at));
  box.classList.toggle("folded", folded);
  box.classList.toggle("comes", came);
  box.setAttribute("aria-label", fight.name);
  const thrown = cast ? (sceneOf(model).dice ?? []) : null; // once dice are rolled, the odds are past
  const anew = JSON.stringify(fight.odds) !== likely; // unless more dice follow
  const also = `${folded} ${said()} ${anew} ${JSON.stringify(thrown)}`;
  refill(box, ...once(fight, also, dispatch, { folded, thrown, anew }));
  top.lies("afield", Boolean(fight.at));
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
