// The clear: the part of the stage that nothing lies over. The camera puts the matter of the question there.

const OPENED = 268; // so high is a card that opens on a phone: the hexes around whoever acts stay above it
const ROW = 50; // so much of the cards behind is seen
const RIM = 12; // so much stays free around a panel
const BESIDE = 540; // so wide is a fight beside its place on a tablet

/** @import { Frame } from "./viewport.js" */

/**
 * @param {number} width @param {number} height of the stage
 * @param {{ hand: boolean, order: boolean, rows?: boolean, hexes?: boolean, opens?: boolean, beside?: number, over?: Frame | null }} what `hand`: cards lie above the bar; `rows`: in two rows; `hexes`: the board is made of them; `opens`: a card of the hand may be opened; `order`: who comes next is shown above; `beside`: how high a fight beside its place is; `over`: where a panel lies over the board
 * @returns {Frame}
 */
export function clearOf(width, height, { hand, order, rows = false, hexes = false, opens = true, beside = 0, over = null }) {
  if (width < 768) return besides({ left: 8, top: order ? 218 : 128, right: width - 8, bottom: Math.max(height - (hand ? 158 + (hexes && opens && !over ? OPENED : 0) : 116), 260) }, over);
  const low = rows ? ROW : 0;
  if (width <= 1000 && beside) return { left: 548, top: 72 + beside, right: width - 16, bottom: height - low - 190 }; // below it, beside the question
  if (width < 1200) return besides({ left: 312, top: order ? 170 : 68, right: width - (beside ? BESIDE + 28 : 88), bottom: Math.max(height - low - (hand ? 180 : 88), 300) }, over);
  return besides({ left: 340, top: order ? 110 : 66, right: width - (beside ? 680 : 84), bottom: Math.max(height - low - (hand ? 206 : 88), 320) }, over);
}

/** The largest part that a panel leaves. @param {Frame} frame @param {Frame | null} over @returns {Frame} */
function besides(frame, over) {
  if (!over || over.left >= frame.right || over.right <= frame.left || over.top >= frame.bottom || over.bottom <= frame.top) return frame;
  const size = (/** @type {Frame} */ part) => Math.max(part.right - part.left, 0) * Math.max(part.bottom - part.top, 0);
  const parts = [{ ...frame, right: over.left - RIM }, { ...frame, left: over.right + RIM }, { ...frame, top: over.bottom + RIM }, { ...frame, bottom: over.top - RIM }];
  return parts.reduce((best, part) => (size(part) > size(best) ? part : best));
}
