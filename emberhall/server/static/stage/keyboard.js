// Keyboard control: shortcuts, and arrow keys that move from thing to thing on the board.

import { openDialog } from "./dialogs.js";
import { h } from "../core/dom.js";
import { t } from "../words/i18n.js";

/** Each key, and the id of the text that explains it. @type {[string, string][]} */
const LIST = [
  ["1 – 9", "key-option"],
  ["O", "key-options"],
  ["M", "key-board"],
  ["← ↑ → ↓", "key-walk"],
  ["Shift ← ↑ → ↓", "key-walk-all"],
  ["Enter", "key-press"],
  ["Q", "key-turn-area"],
  ["H", "key-hand"],
  ["P", "key-panels"],
  ["L", "key-log"],
  ["C", "key-chat"],
  ["U", "key-undo"],
  ["R", "key-redo"],
  ["T", "key-timeline"],
  [", .", "key-step"],
  ["+ − 0", "key-zoom"],
  ["/", "key-rules"],
  ["W", "key-why"],
  ["Esc", "key-escape"],
  ["?", "key-help"],
];

export function showShortcuts() {
  openDialog(
    t("shortcuts"),
    [
      h(
        "dl",
        { class: "shortcuts" },
        ...LIST.flatMap(([key, id]) => [h("dt", {}, h("kbd", {}, key)), h("dd", {}, t(id))]),
      ),
    ],
    [],
    { kind: "narrow" },
  );
}

/** Fields you can type in. */
const FIELDS = "input:not([type=range], [type=checkbox]), textarea, select";

/**
 * Whether the player is typing or a dialog is open. A field keeps the focus for a moment after its dialog closes: keys
 * pressed then are for the table. @param {KeyboardEvent} event
 */
export function occupied(event) {
  const typing =
    event.target instanceof Element && event.target.matches(FIELDS) && !event.target.closest("dialog:not([open])");
  return typing || document.querySelector("dialog[open]") !== null || event.ctrlKey || event.metaKey || event.altKey;
}

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {Element} element @returns {[number, number]} */
function middle(element) {
  const frame = element.getBoundingClientRect();
  return [frame.left + frame.width / 2, frame.top + frame.height / 2];
}

/**
 * Move from the focused thing to the nearest one in the direction of the arrow: among those that are lit, or (with
 * Shift,
 * or if none is lit) among all. @param {KeyboardEvent} event @param {Element} board @returns {Element | null} the
 * thing reached
 */
export function walk(event, board) {
  const direction = ARROWS[event.key];
  const from = document.activeElement;
  if (!direction || !from || !board.contains(from)) return null;
  const lit = [...board.querySelectorAll(".lit[data-id]")];
  const things = event.shiftKey || !lit.length ? [...board.querySelectorAll("[data-id]")] : lit;
  const [x, y] = middle(from);
  let best = null;
  let least = Infinity;
  for (const thing of things) {
    if (thing === from) continue;
    const [dx, dy] = [middle(thing)[0] - x, middle(thing)[1] - y];
    const along = dx * direction[0] + dy * direction[1];
    const aside = Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]);
    if (along <= 0.5 || aside > along * 2.5) continue;
    const cost = along + aside * 1.6;
    if (cost < least) [best, least] = [thing, cost];
  }
  event.preventDefault();
  if (best) focusThing(best, board);
  return best;
}

/** Focus one thing of a board; only it can be reached by Tab. @param {Element} thing @param {Element} board */
export function focusThing(thing, board) {
  for (const other of board.querySelectorAll('[tabindex="0"]')) other.setAttribute("tabindex", "-1");
  thing.setAttribute("tabindex", "0");
  /** @type {SVGElement} */ (thing).focus({ preventScroll: true });
}
