// What can be chosen lights up, wherever it lies: on the board, in the hand, in panels.

/** @import { Option } from "../core/types" */
/** @import { Model } from "../core/page" */
import { laid } from "../core/area.js";
import { set } from "../core/dom.js";
import { inHand } from "../core/lookup.js";
import { small } from "../core/layout.js";
import { optionsOf } from "../core/question.js";

const NAMED = 10; // up to this many lit spaces keep their names on a board seen from afar

/**
 * Light up everything an option touches. Returns what is lit, what is picked, and of what is lit what only goes with a
 * card of the hand.
 * @param {HTMLElement} root @param {Model} model @param {boolean} fresh whether the question is new
 */
export function light(root, model, fresh) {
  const { question } = model;
  /** @type {Map<string, Option[]>} */
  const lit = new Map();
  for (const option of optionsOf(question))
    for (const id of option.touches) lit.set(id, [...(lit.get(id) ?? []), option]);
  const ways = lightWays(root, model);
  for (const element of root.querySelectorAll("[data-id]"))
    lightThing(element, lit, question.picked.includes(element.getAttribute("data-id") ?? ""), ways);
  const area = laid(model);
  root.classList.toggle("aiming", area !== null);
  if (fresh && small(model.size))
    root.querySelector(".hand .card.lit")?.scrollIntoView({ inline: "nearest", block: "nearest" });
  for (const label of root.querySelectorAll("[data-for]"))
    label.classList.toggle("named", lit.size <= NAMED && lit.has(label.getAttribute("data-for") ?? ""));
  for (const board of root.querySelectorAll("svg.board")) oneStop(board);
  const dear = [...lit].filter(([id, options]) =>
    options.every((option) => option.touches.some((other) => other !== id && inHand(model, other))),
  );
  return {
    lit: new Set(lit.keys()),
    picked: new Set([...question.picked, ...(area?.touches ?? [])]),
    dear: new Set(question.picked.length ? [] : dear.map(([id]) => id)),
  };
}

/** Halves of cards that can be chosen on the card itself. @param {HTMLElement} root @param {Model} model */
function lightWays(root, model) {
  const keys = new Set(optionsOf(model.question).map((option) => option.key));
  const ways = [...root.querySelectorAll("[data-way]")];
  for (const way of ways) {
    const can = keys.has(way.getAttribute("data-way") ?? "");
    way.classList.toggle("lit", can);
    set(way, "tabindex", can ? "0" : "-1");
    if (can) way.setAttribute("role", "button");
    else way.removeAttribute("role");
  }
  // asked all at once, because it costs a layout
  const seen = ways.filter((way) => way.matches(".lit") && way.getClientRects().length > 0);
  return seen.map((way) => way.closest("[data-id]"));
}

/**
 * @param {Element} element @param {Map<string, Option[]>} lit @param {boolean} picked
 * @param {(Element | null)[]} ways the cards with halves to choose
 */
function lightThing(element, lit, picked, ways) {
  const options = picked ? undefined : lit.get(element.getAttribute("data-id") ?? "");
  const onBoard = element instanceof SVGElement && element.closest("svg.board") !== null;
  const halves = !onBoard && ways.some((card) => element.contains(card));
  element.classList.toggle("lit", Boolean(options));
  element.classList.toggle("picked", picked);
  element.classList.toggle("pointed", false); // unlike remove(), this writes nothing if the class is absent
  if (options) {
    // what holds more than a name keeps its role
    if (!halves && !element.matches("article, section")) set(element, "role", "button");
    set(element, "aria-description", options.map((option) => option.label).join("; "));
  } else if (element.hasAttribute("aria-description")) element.removeAttribute("aria-description");
  if ((!options || halves) && element.getAttribute("role") === "button") {
    if (onBoard) element.setAttribute("role", "img");
    else element.removeAttribute("role");
  }
  if (!onBoard) set(element, "tabindex", options && !halves ? "0" : "-1");
  else if (!element.hasAttribute("role")) element.setAttribute("role", "img");
}

/** One thing of a board is reached by Tab; arrows go on from there. @param {Element} board */
function oneStop(board) {
  if (board.querySelector('[tabindex="0"]:focus')) return;
  for (const element of board.querySelectorAll('[tabindex="0"]')) element.setAttribute("tabindex", "-1");
  (board.querySelector(".lit[data-id]") ?? board.querySelector("[data-id]"))?.setAttribute("tabindex", "0");
}

/** Mark what options touch. @param {HTMLElement} root @param {Option[]} options @param {boolean} on */
export function point(root, options, on) {
  for (const id of options.flatMap((option) => option.touches))
    for (const element of root.querySelectorAll(`[data-id="${CSS.escape(id)}"]`))
      element.classList.toggle("pointed", on);
}
