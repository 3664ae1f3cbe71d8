// Options as buttons: with the text of a small card, its corner and its colour; and what they point at.

/** @import { Option } from "../core/types" */
/** @import { Dispatch, Model } from "../core/page" */
import { signIcon } from "../board/shapes.js";
import { dicePips } from "../cards/figures.js";
import { h } from "../core/dom.js";
import { cardOf, inHand } from "../core/lookup.js";
import { small } from "../core/layout.js";
import { buttonsFor, commonStart, KEYS, MANY } from "../core/order.js";
import { isCounted, isNamed, touching } from "../core/question.js";
import { marked } from "../words/glossary.js";
import { capital, t } from "../words/i18n.js";

/** A longer button gets a row of the bar to itself (characters). */
const ROW = 26;

/** The words of an option: for a way to play a card, the card's own. @param {Model} model @param {Option} option */
export function labelOf(model, option) {
  for (const id of option.touches) {
    const card = cardOf(model, id);
    const way = card?.ways?.find((one) => one.key === option.key);
    if (way && !way.quiet) return `${card?.name ?? ""}: ${way.name}`;
  }
  return capital(isCounted(option) ? placed(option.label) : option.label);
}

/** What is said of a place that is only counted: it is shown on the board. @param {string} label */
function placed(label) {
  const deed = label.replace(/[:\s]*-?\d+,\s?-?\d+$/, "");
  return deed === label || !deed ? t("hint-place") : `${deed} …`;
}

/**
 * While an option is hovered or focused, mark what it touches.
 * @param {Dispatch} dispatch @param {Option[]} options
 */
export function pointing(dispatch, options) {
  const point = (/** @type {boolean} */ on) => dispatch({ type: "point", options, on });
  return {
    onpointerenter: () => point(true),
    onpointerleave: () => point(false),
    onfocus: (/** @type {FocusEvent} */ event) => point(!isGiven(event)),
    onblur: () => point(false),
  };
}

/**
 * Whether an option has the focus only because the last one had it: on a touch screen that means nothing.
 * @param {FocusEvent} event
 */
const isGiven = ({ currentTarget }) =>
  matchMedia("(hover: none)").matches && currentTarget instanceof Element && !currentTarget.closest(".opened");

/**
 * @param {Model} model @param {Dispatch} dispatch @param {Option[]} options @param {number} from how many are numbered
 *   before them
 */
export const optionButtons = (model, dispatch, options, from) =>
  buttonsFor(options).map((group, i) => {
    const number = h("kbd", { "aria-hidden": "true" }, i + from < KEYS.length ? KEYS[i + from] : "·");
    const equal = group.length > 1 && group.every((option) => option.label === group[0].label);
    return group.length > 1 && !equal
      ? groupButton(dispatch, group, number)
      : optionButton(model, dispatch, group, number, options.length <= MANY || small(model.size));
  });

/**
 * Options whose words begin alike: they open a menu.
 * @param {Dispatch} dispatch @param {Option[]} group @param {Node} number
 */
function groupButton(dispatch, group, number) {
  const start = commonStart(group.map((option) => option.label));
  return h(
    "button",
    {
      type: "button",
      class: "option group",
      "data-key": `group ${group[0].key}`,
      "aria-haspopup": "menu",
      onclick: (/** @type {MouseEvent} */ { currentTarget }) =>
        dispatch({ type: "menu", element: currentTarget, options: group, start }),
      ...pointing(dispatch, group),
    },
    number,
    h("span", {}, `${start || `${t("choose-one")} `}…`),
    h("span", { class: "many" }, String(group.length)),
  );
}

/**
 * @param {Model} model @param {Dispatch} dispatch @param {Option[]} group equal options @param {Node} number
 * @param {boolean} told whether there is room for the text of its card
 */
function optionButton(model, dispatch, group, number, told) {
  const [option] = group;
  const text = says(model, option);
  return h(
    "button",
    {
      type: "button",
      class: `option${option.touches.length ? "" : " plain"}`,
      "data-option": option.key,
      "data-key": `option ${option.key}`,
      onclick: () => dispatch({ type: "choose", option }),
      ...pointing(dispatch, group),
    },
    number,
    h(
      "span",
      { class: "grow" },
      ...(isNamed(model, option) ? [option.label] : marked(labelOf(model, option))),
      ...(told ? text.map((line) => h("small", {}, ...marked(capital(line)))) : []),
    ),
    corner(model, option, text),
    colour(model, option, text),
    group.length > 1 ? h("span", { class: "many" }, `×${group.length}`) : null,
  );
}

/** The card an option is about, if it is about one thing. @param {Model} model @param {Option} option */
const about = (model, option) => (option.touches.length === 1 ? cardOf(model, option.touches[0]) : null);

/**
 * The text of a small card on offer that an option is about.
 * @param {Model} model @param {Option} option @returns {string[]}
 */
function says(model, option) {
  const card = about(model, option);
  const text = card?.text ?? [];
  if (!card || !text.length || touching(model.question, card.id).length > 1) return [];
  if (option.label.includes(text[text.length - 1])) return [];
  const faces = [...document.querySelectorAll(`.table .card[data-id="${CSS.escape(card.id)}"]`)].filter(
    (face) => !face.closest('[data-part="board"] .side'),
  ); // what is folded cannot be read
  const read = (/** @type {Element} */ face) =>
    face.matches(".small") ? face.closest(".panel") : !small(model.size) || !face.closest(".hand");
  return faces.some(read) ? [] : text;
}

/**
 * The corner figure of an option's card, if its text is shown here: its cost, initiative or dice.
 * @param {Model} model @param {Option} option @param {string[]} text
 */
function corner(model, option, text) {
  const card = about(model, option);
  if (!card || !text.length) return null;
  return card.corner ? h("span", { class: "corner" }, card.corner) : card.dice ? dicePips(card.dice) : null;
}

/**
 * The sign of the colour an option chooses, or of its card's colour if the card itself does not show it.
 * @param {Model} model @param {Option} option @param {string[]} text
 */
function colour(model, option, text) {
  const shade = /^pick_(?:colour|die):(\w+)$/.exec(option.key)?.[1];
  if (shade) return signIcon(shade);
  const card = about(model, option);
  return card?.colour && text.length && !inHand(model, card.id) ? signIcon(card.colour) : null;
}

/**
 * Options that end a turn or a phase; `keyed`: E goes to the first of them.
 * @param {Model} model @param {Dispatch} dispatch @param {Option[]} options
 * @param {{ alone: boolean, keyed: boolean }} how
 */
export const enders = (model, dispatch, options, { alone, keyed }) =>
  options.map((option, i) =>
    h(
      "button",
      {
        type: "button",
        class: `option ender${alone ? " primary" : ""}${option.label.length > ROW ? " row" : ""}`,
        "data-option": option.key,
        "data-key": `option ${option.key}`,
        onclick: () => dispatch({ type: "choose", option }),
        ...pointing(dispatch, [option]),
      },
      keyed && !i ? h("kbd", { "aria-hidden": "true" }, "E") : null,
      h("span", {}, option.label),
    ),
  );
