// What comes in which order: options of a question, panels beside the board.

/** @import { Option, Panel } from "./types" */

const CROWD = 12; // more options of a kind than this are gathered behind one button
const LISTED = 20; // up to this many options of a kind are listed if they are the only ones
export const MANY = 9; // more options than this are grouped by how their labels begin

/** The keys of options in order: nine digits, then letters without another meaning. */
export const KEYS = "123456789ABDFGIJKNSVXYZ";

/** Merge options with the same label, such as equal cards. @param {Option[]} options @returns {Option[][]} */
export function alike(options) {
  /** @type {Map<string, Option[]>} */
  const found = new Map();
  for (const option of options) {
    const kind = `${option.key.split(":")[0]} ${option.label}`;
    found.set(kind, [...(found.get(kind) ?? []), option]);
  }
  return [...found.values()];
}

/** The words all labels begin with. @param {string[]} labels */
export function commonStart(labels) {
  let start = labels[0] ?? "";
  for (const label of labels) while (!label.startsWith(start)) start = start.slice(0, -1);
  return start.includes(" ") ? start.slice(0, start.lastIndexOf(" ") + 1) : "";
}

/** Group options of a kind whose labels begin alike. @param {Option[]} options @returns {Option[][]} */
function gathered(options) {
  /** @type {Map<string, Option[]>} */
  const kinds = new Map();
  for (const option of options) {
    const kind = option.key.split(":")[0];
    kinds.set(kind, [...(kinds.get(kind) ?? []), option]);
  }
  return [...kinds.values()].flatMap((kind) =>
    kind.length > CROWD || (kind.length >= 4 && commonStart(kind.map((option) => option.label)).length >= 4)
      ? [kind]
      : alike(kind),
  );
}

/** The buttons of a question: each stands for one option, equal ones or a group. @param {Option[]} options */
export function buttonsFor(options) {
  const single = alike(options);
  const found = options.length > MANY ? gathered(options) : single;
  return found.length === 1 && options.length <= LISTED ? single : found;
}

/** What is picked first comes first: the leading card. @param {Option[]} options @param {string | undefined} first */
export const leading = (options, first) =>
  first ? [...options].sort((a, b) => Number(b.touches[0] === first) - Number(a.touches[0] === first)) : options;

/**
 * My own panels first, then other players', then what belongs to nobody.
 * @param {Panel[]} panels @param {number[]} mine
 */
export function byOwner(panels, mine) {
  const rank = (/** @type {Panel} */ panel) => (panel.seat === undefined ? 2 : mine.includes(panel.seat) ? 0 : 1);
  return [...panels].sort((a, b) => rank(a) - rank(b));
}

/**
 * Whether an option ends a turn, a phase or a choice: such options come last, in buttons of their own.
 * @param {Option} option
 */
export const ends = (option) => option.ends ?? /^(end_turn|end_phase|end_day|give_up|pass|done)$/.test(option.key);
