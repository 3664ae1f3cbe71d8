// The part of the stage nothing covers. The camera puts what the question is about there.

const OPENED = 268; // height of a card opened on a phone: the hexes around the acting figure stay above it
const ROW = 50; // how much of the cards behind is visible
const RIM = 12; // margin around a panel
const LEAST = 120; // narrower parts show nothing useful
const BESIDE = 540; // width of a fight beside its place on a tablet

/** @import { Frame } from "../board/viewport.js" */

/**
 * @param {number} width @param {number} height of the stage
 * @param {{ hand: boolean, order: boolean, rows?: boolean, hexes?: boolean, opens?: boolean, high?: number, beside?:
 *   number, over?: Frame | null }} what `hand`: cards lie above the bar; `rows`: in two rows; `hexes`: the board is
 *   made of them; `opens`: a card of the hand may be opened; `order`: who comes next is shown above; `high`: how high
 *   those cards are, where they are higher than usual; `beside`: how high a fight beside its place is; `over`: where a
 *   panel lies over the board
 * @returns {Frame[]} the parts that a panel leaves beside it, or one
 */
export function clearsOf(
  width,
  height,
  { hand, order, rows = false, hexes = false, opens = true, high = 0, beside = 0, over = null },
) {
  if (width < 768)
    return besides(
      {
        left: 8,
        top: order ? 218 : 128,
        right: width - 8,
        bottom: Math.max(height - (hand ? 158 + (hexes && opens && !over ? OPENED : 0) : 116), 260),
      },
      over,
    );
  const low = rows ? ROW : 0;
  // below it, beside the question
  if (width <= 1000 && beside) return [{ left: 548, top: 72 + beside, right: width - 16, bottom: height - low - 190 }];
  if (width < 1200)
    return besides(
      {
        left: 312,
        top: order ? 170 : 68,
        right: width - (beside ? BESIDE + 28 : 88),
        bottom: Math.max(height - Math.max(low + (hand ? 180 : 88), high), 300),
      },
      over,
    );
  return besides(
    {
      left: 340,
      top: order ? 110 : 66,
      right: width - (beside ? 680 : 84),
      bottom: Math.max(height - Math.max(low + (hand ? 206 : 88), high), 320),
    },
    over,
  );
}

/**
 * The largest of them.
 * @param {number} width
 * @param {number} height
 * @param {Parameters<typeof clearsOf>[2]} what
 * @returns {Frame}
 */
export function clearOf(width, height, what) {
  const size = (/** @type {Frame} */ part) => (part.right - part.left) * (part.bottom - part.top);
  return clearsOf(width, height, what).reduce((best, part) => (size(part) > size(best) ? part : best));
}

/**
 * The parts a panel leaves uncovered, as far as they are useful.
 * @param {Frame} frame
 * @param {Frame | null} over
 * @returns {Frame[]}
 */
function besides(frame, over) {
  if (
    !over ||
    over.left >= frame.right ||
    over.right <= frame.left ||
    over.top >= frame.bottom ||
    over.bottom <= frame.top
  )
    return [frame];
  const parts = [
    { ...frame, right: over.left - RIM },
    { ...frame, left: over.right + RIM },
    { ...frame, top: over.bottom + RIM },
    { ...frame, bottom: over.top - RIM },
  ];
  const some = parts.filter((part) => part.right - part.left >= LEAST && part.bottom - part.top >= LEAST);
  return some.length ? some : [frame];
}
