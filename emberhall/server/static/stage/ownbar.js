// The player bar: my hero with its figures, and the buttons that end a turn or phase.

/** @import { Figure, Group, Panel, Scene } from "../core/types" */
/** @import { Model } from "../core/page" */
/** @import { Tabletop } from "./tabletop.js" */
import { dieFace } from "../cards/cards.js";
import { figureWords } from "../cards/figures.js";
import { h, kept, refill } from "../core/dom.js";
import { ownPanel, sceneOf } from "../core/lookup.js";
import { t } from "../words/i18n.js";
import { drawn, emblem, icon } from "../core/icons.js";
import { signIcon } from "../board/shapes.js";
import { token } from "../board/tokens.js";
import { rolled } from "./panels.js";
import { said } from "../words/glossary.js";

/** @param {Figure} figure */
function cell(figure) {
  const words = figureWords(figure);
  const picture = figure.emblem
    ? emblem(figure.emblem)
    : figure.colour
      ? signIcon(figure.colour)
      : drawn(figure.icon)
        ? icon(figure.icon ?? "")
        : null;
  const zero = figure.value === 0 ? " zero" : "";
  return h(
    "span",
    {
      class: `bar-figure${zero}${figure.colour && !figure.emblem ? " by-sign" : ""}`,
      title: words,
      role: "img",
      "aria-label": words,
      ...(figure.id ? { "data-id": figure.id, "data-key": `bar ${figure.id}`, tabindex: -1 } : {}),
    },
    picture,
    h("b", { class: "num" }, figure.of === undefined ? String(figure.value) : `${figure.value}/${figure.of}`),
    h("span", { class: "cap" }, figure.name),
  );
}

/** @param {Group} group @param {Scene} scene */
function cells(group, scene) {
  const dice = [...(group.dice ?? []), ...(scene.panels?.find((panel) => panel.id === group.dice_of)?.dice ?? [])];
  const second =
    // on a phone
    dice.length || group.dice_of || group.figures?.every((figure) => figure.colour && !figure.emblem) ? " second" : "";
  return h(
    "div",
    { class: `bar-group${second}${group.name ? " named" : ""}${group.wide ? " wide" : ""}` },
    group.name ? h("span", { class: "cap group-name" }, group.name) : null,
    ...(group.figures ?? []).map(cell),
    ...dice.map((die) => dieFace(die, rolled(die.id))),
  );
}

/** @param {Panel} panel of whoever acts or looks @param {Scene} scene */
function ownBar(panel, scene) {
  const groups = panel.bar?.length ? panel.bar : (panel.figures ?? []).map((figure) => ({ figures: [figure] }));
  return [
    h(
      "div",
      {
        class: "bar-self",
        "data-id": panel.id,
        "data-key": `bar ${panel.id}`,
        tabindex: -1,
        role: "img",
        "aria-label": panel.name,
      },
      token({ emblem: panel.emblem, colour: panel.colour, filled: true, acts: panel.active }),
      h(
        "span",
        {},
        h("b", { class: "bar-name" }, panel.name),
        panel.motto ? h("span", { class: "cap" }, panel.motto) : null,
      ),
    ),
    h(
      "div",
      {
        class: `bar-groups${groups.flatMap((group) => group.figures ?? []).length < 6 ? " few" : ""}`,
        "data-scroll": "bar",
      },
      ...groups.map((group) => cells(group, scene)),
    ),
  ];
}

const once = kept(ownBar);

/** @param {Tabletop} top @param {Model} model */
export function drawOwnBar(top, model) {
  const panel = ownPanel(model);
  top.bar.hidden = !panel && !top.ends.childElementCount;
  top.bar.setAttribute("aria-label", t("own-bar"));
  top.figures.hidden = !panel;
  const scene = sceneOf(model);
  refill(top.figures, ...(panel ? once(panel, `${said()} ${sources(scene, panel)}`, scene) : []));
}

/** Changes when dice that the bar shows for other panels change. @param {Scene} scene @param {Panel} panel */
function sources(scene, panel) {
  const shown = (panel.bar ?? []).map((group) => group.dice_of).filter(Boolean);
  return JSON.stringify((scene.panels ?? []).filter((one) => shown.includes(one.id)).map((one) => one.dice));
}

/** What is left out, one after the other, until the figures fit. */
const LESS = ["terse", "tight", "lean", "spare"];

/**
 * If the figures do not fit into their place, captions are left out, then everything moves closer together, then wide
 * groups go, and last the crystals you do not have. They are measured only when their words change: `fitted` holds the
 * last ones.
 * @param {{ bar: HTMLElement, figures: HTMLElement }} top @param {string} fitted
 */
export function fitBar({ bar, figures }, fitted) {
  // digits are equally wide
  const counts = [".die", ".by-sign.zero"].map((what) => figures.querySelectorAll(what).length);
  const words = [innerWidth, innerHeight, ...counts, (figures.textContent ?? "").replace(/\d/g, "0")].join(" ");
  if (words === fitted) return fitted;
  bar.classList.remove(...LESS);
  for (const less of LESS)
    if (figures.scrollHeight > figures.clientHeight || figures.scrollWidth > figures.clientWidth)
      bar.classList.add(less);
  return words;
}
