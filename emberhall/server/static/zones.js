// The clear: the part of the stage that nothing lies over. The camera puts the matter of the question there.

const OPENED = 268; // so high is a card that opens on a phone: the hexes around whoever acts stay above it
const ROW = 50; // so much of the cards behind is seen
const BESIDE = 540; // so wide is a fight beside its place on a tablet

/**
 * @param {number} width @param {number} height of the stage
 * @param {{ hand: boolean, order: boolean, rows?: boolean, hexes?: boolean, beside?: number, reasons?: number }} what `hand`: cards lie above the bar; `rows`: in two rows; `hexes`: the board is made of them; `order`: who comes next is shown above; `beside`: how high a fight beside its place is; `reasons`: how high somebody's reasons are
 * @returns {import("./viewport.js").Frame}
 */
export function clearOf(width, height, { hand, order, rows = false, hexes = false, beside = 0, reasons = 0 }) {
  if (width < 768) return { left: 8, top: order ? 218 : 128, right: width - 8, bottom: Math.max(reasons ? 0.7 * height - 172 : height - (hand ? 158 + (hexes ? OPENED : 0) : 116), 260) };
  const low = rows ? ROW : 0;
  if (width <= 1000 && beside) return { left: 548, top: 72 + beside, right: width - 16, bottom: height - low - 190 }; // below it, beside the question
  if (width <= 1000) return { left: 312, top: (order ? 170 : 68) + reasons, right: width - 88, bottom: Math.max(height - low - (hand ? 180 : 88), reasons ? 480 : 300) };
  if (width < 1200) return { left: 312, top: order ? 170 : 68, right: width - (beside ? BESIDE + 28 : reasons ? 428 : 88), bottom: Math.max(height - low - (hand ? 180 : 88), 300) };
  return { left: 340, top: order ? 110 : 66, right: width - (beside ? 680 : reasons ? 428 : 84), bottom: Math.max(height - low - (hand ? 206 : 88), 320) };
}
