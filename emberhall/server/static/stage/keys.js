// The keys of a table.

import { closeMenu, menuIsOpen } from "./dialogs.js";
import { KEYS as OPTION_KEYS } from "./choice.js";
import { focusThing, occupied, showShortcuts, walk } from "./keyboard.js";

/** @typedef {import("./table.js").Table} Table */

/**
 * Listen to the keyboard for this table; returns a function that stops it.
 * @param {Table} table
 * @returns {() => void}
 */
export function tableKeys(table) {
  const heard = (/** @type {KeyboardEvent} */ event) => {
    if (event.key === "Escape") {
      escape(table);
      return;
    }
    if (occupied(event) || menuIsOpen()) return;
    const board = table.top.boards.querySelector("svg.board");
    const reached = board && walk(event, board);
    if (reached) {
      const drawn = [...table.boards.values()].find((one) => one.svg === board);
      const place = drawn?.plan?.at.get(reached.getAttribute("data-at") ?? reached.getAttribute("data-id") ?? "");
      if (place) drawn?.viewport?.attend([place]);
      return;
    }
    if (
      (event.key === "Enter" || event.key === " ") &&
      event.target instanceof HTMLElement &&
      event.target.matches("[data-way].lit")
    ) {
      event.preventDefault();
      event.target.click();
      return;
    }
    const target = event.target instanceof Element ? event.target.closest("[data-id]") : null;
    if ((event.key === "Enter" || event.key === " ") && target && target === event.target) {
      event.preventDefault();
      table.press(target);
      return;
    }
    const act = KEYS[event.key.toLowerCase()] ?? KEYS[LETTERS[event.code] ?? ""];
    if (act) {
      event.preventDefault();
      act(table);
    } else {
      const at = OPTION_KEYS.indexOf(/^Key[A-Z]$/.test(event.code) ? event.code[3] : event.key);
      const button = at < 0 ? null : table.top.ask.querySelectorAll(".option")[at];
      if (button instanceof HTMLElement) button.click();
    }
  };
  document.addEventListener("keydown", heard);
  return () => document.removeEventListener("keydown", heard);
}

/** The same keys on a Russian keyboard. @type {Record<string, string>} */
const LETTERS = Object.fromEntries("OMHPLCURTWEQ".split("").map((letter) => [`Key${letter}`, letter.toLowerCase()]));

/** @param {Table} table */
const port = (table) => [...table.boards.values()].find((drawn) => drawn.svg.isConnected)?.viewport;

/** @param {Element | null | undefined} element */
function give(element) {
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return;
  if (element.tabIndex < 0 && !element.hasAttribute("tabindex")) element.setAttribute("tabindex", "-1");
  element.focus();
}

/** @type {Record<string, (table: Table) => void>} */
const KEYS = {
  q: (table) => table.chooser.aim.turn(),
  o: (table) => {
    if (!table.top.ask.querySelector(".options > .option")) table.chooser.list(true);
    give(table.top.ask.querySelector(".option") ?? table.top.bar.querySelector(".ender"));
  },
  m: (table) => {
    table.turnTo("board");
    const board = table.top.boards.querySelector("svg.board");
    const thing = board?.querySelector(".lit[data-id]") ?? board?.querySelector("[data-id]");
    if (board && thing) focusThing(thing, board);
  },
  h: (table) => give(table.top.hand.querySelector(".lit") ?? table.top.hand.querySelector(".card")),
  p: (table) => {
    table.turnTo("panels");
    give(table.top.panels.querySelector(".lit") ?? table.top.panels);
  },
  l: (table) => {
    table.turnTo("log");
    give(table.top.log.querySelector(".log-lines"));
  },
  c: (table) => {
    table.turnTo("chat");
    give(table.top.chat.querySelector("input"));
  },
  u: (table) => {
    if (table.view && table.view.undo.kind !== "impossible") void table.undo();
  },
  r: (table) => {
    if (table.view?.redo) void table.redo();
  },
  t: (table) => table.timeline.toggle(),
  ",": (table) => void table.timeline.go(table.timeline.at - 1),
  ".": (table) => void table.timeline.go(table.timeline.at + 1),
  "+": (table) => port(table)?.zoom(1.35),
  "=": (table) => port(table)?.zoom(1.35),
  "-": (table) => port(table)?.zoom(1 / 1.35),
  0: (table) => port(table)?.fit([], true),
  "/": (table) => table.rules(),
  w: (table) => {
    const rule = table.chooser.ask?.rule;
    if (rule) void table.why(rule);
  },
  e: (table) =>
    /** @type {HTMLElement | null} */ (
      table.top.bar.querySelector(".ender.primary") ?? table.top.bar.querySelector(".ender")
    )?.focus(),
  "?": showShortcuts,
};

/** @param {Table} table */
function escape(table) {
  table.inspector.hide();
  if (table.beats.skip()) return;
  if (menuIsOpen()) closeMenu();
  else if (table.opened.close()) return;
  else if (table.top.part !== "board" && !document.querySelector("dialog[open]")) table.turnTo("board");
  else if (!table.chooser.clear() && table.timeline.open && !document.querySelector("dialog[open]"))
    table.timeline.toggle(false);
}
