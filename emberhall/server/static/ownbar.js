// The own bar: what I have, beside what I play; and the button that ends what I do.

/** @import { Figure, Group, Option, Panel, Scene } from "./types" */
import { dieFace } from "./cards.js";
import { h, phone } from "./dom.js";
import { t } from "./i18n.js";
import { drawn, emblem, icon } from "./icons.js";
import { signIcon } from "./shapes.js";
import { token } from "./tokens.js";

/** @param {Figure} figure */
function cell(figure) {
  const words = `${figure.name}: ${figure.of === undefined ? figure.value : t("figure-of", { value: figure.value, of: figure.of })}`;
  const picture = figure.emblem ? emblem(figure.emblem) : figure.colour ? signIcon(figure.colour) : drawn(figure.icon) ? icon(figure.icon ?? "") : null;
  const zero = figure.value === 0 ? " zero" : "";
  return h("span", {
    class: `bar-figure${zero}${figure.colour && !figure.emblem ? " by-sign" : ""}`, title: words, role: "img", "aria-label": words,
    ...(figure.id ? { "data-id": figure.id, "data-key": `bar ${figure.id}`, tabindex: -1 } : {}),
  }, picture, h("b", { class: "num" }, figure.of === undefined ? String(figure.value) : `${figure.value}/${figure.of}`), h("span", { class: "cap" }, figure.name));
}

/** @param {Group} group @param {Scene} scene @param {(id: string) => boolean} rolled */
function cells(group, scene, rolled) {
  const dice = [...(group.dice ?? []), ...(scene.panels?.find((panel) => panel.id === group.dice_of)?.dice ?? [])];
  const second = dice.length || group.dice_of || group.figures?.every((figure) => figure.colour && !figure.emblem) ? " second" : ""; // on a phone
  return h("div", { class: `bar-group${second}${group.name ? " named" : ""}${group.wide ? " wide" : ""}` },
    group.name ? h("span", { class: "cap group-name" }, group.name) : null,
    ...(group.figures ?? []).map(cell),
    ...dice.map((die) => dieFace(die, rolled(die.id))));
}

/** All figures of the own bar. @param {Panel | undefined} panel @returns {Figure[]} */
export const barFigures = (panel) => panel?.bar?.flatMap((group) => group.figures ?? []) ?? panel?.figures ?? [];

/**
 * @param {Panel} panel of whoever acts or looks @param {Scene} scene @param {{ rolled: (id: string) => boolean }} how
 */
export function ownBar(panel, scene, how) {
  const groups = panel.bar?.length ? panel.bar : (panel.figures ?? []).map((figure) => ({ figures: [figure] }));
  return [
    h("div", { class: "bar-self", "data-id": panel.id, "data-key": `bar ${panel.id}`, tabindex: -1, role: "img", "aria-label": panel.name },
      token({ emblem: panel.emblem, colour: panel.colour, filled: true, acts: panel.active }),
      h("span", {}, h("b", { class: "bar-name" }, panel.name), panel.motto ? h("span", { class: "cap" }, panel.motto) : null)),
    h("div", { class: `bar-groups${groups.flatMap((group) => group.figures ?? []).length < 6 ? " few" : ""}`, "data-scroll": "bar" }, ...groups.map((group) => cells(group, scene, how.rolled))),
  ];
}

/** So high are the two rows of the bar on a phone. */
const ROWS = 96;

const LESS = ["stacked", "terse", "close", "tight", "lean", "spare"];

/**
 * Where there is no room for the captions beside their figures they stand below them, and are left out where that is
 * too little; then buttons have two lines and all moves closer together; then goes what is wide, and last the crystals
 * that nobody has. Below they stay for as long as the bar is so wide, whatever button comes and goes beside them. It is
 * measured only when other words stand there: `fitted` names the last ones.
 * @param {HTMLElement} bar @param {string} fitted
 */
export function fitBar(bar, fitted) {
  const words = `${innerWidth} ${bar.querySelectorAll(".die").length} ${bar.querySelectorAll(".by-sign.zero").length} ${(bar.textContent ?? "").replace(/\d/g, "0")}`; // figures are equally wide
  if (words === fitted) return fitted;
  bar.classList.remove(...LESS);
  const groups = bar.querySelector(".bar-groups");
  if (bar.dataset.stacked === String(innerWidth)) bar.classList.add("stacked");
  for (const less of LESS) if (groups && groups.scrollWidth > groups.clientWidth) bar.classList.add(less);
  if (bar.classList.contains("stacked")) bar.dataset.stacked = String(innerWidth);
  if (phone()) bar.parentElement?.style.setProperty("--taller", `${Math.max(bar.offsetHeight - ROWS, 0)}px`); // what stands above it makes room
  return words;
}

/** Whether choosing this ends a turn, a phase or a choice: such options stand last, in the own bar. @param {Option} option */
export const ends = (option) => option.ends ?? /^(end_turn|end_phase|end_day|give_up|pass|done)$/.test(option.key);
