// How the cards of a hand lie: core/layout.js asks.

/** @import { Facts, Hand } from "./layout.js" */

const BETWEEN = 24; // between two rows of the hand
const CURTAIN = 170; // the button that hides the hand
export const ROW = 50; // how much is seen of cards behind others
const NARROW = 96; // from card to card: less would cut their names
const STEP = 8; // between cards that have room
export const CARD = { wide: 176, high: 246 };
const BRIEF = { wide: 118, high: 165 };
const WIDEST = 340;
const LOW = 680;
export const SHORT = { wide: 140, high: 170 };

/** Whether a window is so low that cards are shorter. @param {number} height */
export const isLow = (height) => height < LOW;

/**
 * How the cards of the hand lie: side by side where there is room, else one over the other, else in two rows.
 * @param {Facts} facts @param {number} width of the hand @param {number} height of the window @returns {Hand}
 */
export function handOf(facts, width, height) {
  const groups = (facts.cards ?? []).filter(Boolean);
  const many = groups.reduce((sum, one) => sum + one, 0);
  const room = width - BETWEEN * Math.max(groups.length - 1, 0) - (facts.curtain ? CURTAIN : 0);
  const { wide: narrow, high } = facts.brief ? BRIEF : isLow(height) ? SHORT : CARD;
  const broad = facts.wide && many ? Math.min(WIDEST, Math.floor(room / many) - STEP) : 0;
  const wide = Math.max(narrow, broad);
  const step = (/** @type {number} */ columns) =>
    columns > groups.length
      ? Math.min(wide + STEP, (room - groups.length * wide) / (columns - groups.length))
      : wide + STEP;
  const two = groups.reduce((sum, one) => sum + Math.ceil(one / 2), 0);
  const rows = many > 4 && two < many && step(many) < Math.min(NARROW, narrow) ? 2 : 1;
  const columns = rows === 2 ? two : many;
  return { rows, columns, step: Math.floor(step(columns)), wide, high, row: ROW, between: BETWEEN };
}
