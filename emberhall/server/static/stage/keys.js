// The keys of a table.

/** @import { Dispatch, Model } from "../core/page" */
/** @import { Tabletop } from "./tabletop.js" */
import { timeOf } from "../core/model.js";
import { KEYS as OPTION_KEYS } from "../core/order.js";
import { askOf } from "../core/question.js";
import { CLOSER } from "./boards.js";
import { menuIsOpen } from "./dialogs.js";
import { focusThing, occupied, showShortcuts, walk } from "./keyboard.js";
import { press } from "./pressing.js";

/** @typedef {{ top: Tabletop, model: Model, dispatch: Dispatch }} Here */

/**
 * Listen to the keyboard for a table; returns a function that stops it.
 * @param {Tabletop} top @param {() => Model} model @param {Dispatch} dispatch
 * @returns {() => void}
 */
export function hearKeys(top, model, dispatch) {
  const heard = (/** @type {KeyboardEvent} */ event) => {
    if (event.key === "Escape") {
      dispatch({ type: "escape" });
      return;
    }
    if (occupied(event) || menuIsOpen()) return;
    const board = top.boards.querySelector("svg.board");
    const reached = board && walk(event, board);
    if (reached) {
      dispatch({ type: "attend", at: reached.getAttribute("data-at") ?? reached.getAttribute("data-id") ?? "" });
      return;
    }
    if (event.key === "Enter" || event.key === " ") {
      if (enters(event, model(), dispatch)) return;
    }
    const act = KEYS[event.key.toLowerCase()] ?? KEYS[LETTERS[event.code] ?? ""];
    if (act) {
      event.preventDefault();
      act({ top, model: model(), dispatch });
    } else {
      const at = OPTION_KEYS.indexOf(/^Key[A-Z]$/.test(event.code) ? event.code[3] : event.key);
      const button = at < 0 ? null : top.ask.querySelectorAll(".option")[at];
      if (button instanceof HTMLElement) button.click();
    }
  };
  document.addEventListener("keydown", heard);
  return () => document.removeEventListener("keydown", heard);
}

/** Enter presses what has the focus. @param {KeyboardEvent} event @param {Model} model @param {Dispatch} dispatch */
function enters(event, model, dispatch) {
  const { target } = event;
  if (!(target instanceof Element)) return false;
  const way = target instanceof HTMLElement && target.matches("[data-way].lit");
  if (!way && !target.matches("[data-id]")) return false;
  event.preventDefault();
  if (way) target.click();
  else press(model, dispatch, target);
  return true;
}

/** The same keys on a Russian keyboard. @type {Record<string, string>} */
const LETTERS = Object.fromEntries("OMHPLCURTWEQ".split("").map((letter) => [`Key${letter}`, letter.toLowerCase()]));

/** @param {Element | null | undefined} element */
function give(element) {
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return;
  if (element.tabIndex < 0 && !element.hasAttribute("tabindex")) element.setAttribute("tabindex", "-1");
  element.focus();
}

/** @type {Record<string, (here: Here) => unknown>} */
const KEYS = {
  q: ({ dispatch }) => dispatch({ type: "turn" }),
  o: ({ top, dispatch }) => {
    if (!top.ask.querySelector(".options > .option")) dispatch({ type: "list", on: true });
    give(top.ask.querySelector(".option") ?? top.bar.querySelector(".ender"));
  },
  m: ({ top, dispatch }) => {
    dispatch({ type: "part", part: "board" });
    const board = top.boards.querySelector("svg.board");
    const thing = board?.querySelector(".lit[data-id]") ?? board?.querySelector("[data-id]");
    if (board && thing) focusThing(thing, board);
  },
  h: ({ top }) => give(top.hand.querySelector(".lit") ?? top.hand.querySelector(".card")),
  p: ({ top, dispatch }) => {
    dispatch({ type: "part", part: "panels" });
    give(top.panels.querySelector(".lit") ?? top.panels);
  },
  l: ({ top, dispatch }) => {
    dispatch({ type: "part", part: "log" });
    give(top.log.querySelector(".log-lines"));
  },
  c: ({ top, dispatch }) => {
    dispatch({ type: "part", part: "chat" });
    give(top.chat.querySelector("input"));
  },
  u: ({ model, dispatch }) => model.view && model.view.undo.kind !== "impossible" && dispatch({ type: "undo" }),
  r: ({ model, dispatch }) => model.view?.redo && dispatch({ type: "redo" }),
  t: ({ dispatch }) => dispatch({ type: "timeline" }),
  ",": ({ model, dispatch }) => dispatch({ type: "time", at: timeOf(model) - 1 }),
  ".": ({ model, dispatch }) => dispatch({ type: "time", at: timeOf(model) + 1 }),
  "+": ({ dispatch }) => dispatch({ type: "zoom", by: CLOSER }),
  "=": ({ dispatch }) => dispatch({ type: "zoom", by: CLOSER }),
  "-": ({ dispatch }) => dispatch({ type: "zoom", by: 1 / CLOSER }),
  0: ({ dispatch }) => dispatch({ type: "zoom", by: 0 }),
  "/": ({ dispatch }) => dispatch({ type: "rules" }),
  w: ({ model, dispatch }) => {
    const rule = askOf(model.question)?.rule;
    if (rule) dispatch({ type: "why", rule });
  },
  e: ({ top }) => give(top.bar.querySelector(".ender.primary") ?? top.bar.querySelector(".ender")),
  "?": showShortcuts,
};
