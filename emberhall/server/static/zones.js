// The clear: the part of the stage that nothing lies over. The camera puts the matter of the question there.

const OPENED = 268; // so high is a card that opens on a phone: the hexes around whoever acts stay above it

/**
 * @param {number} width @param {number} height of the stage
 * @param {{ hand: boolean, order: boolean, hexes?: boolean, beside?: boolean, reasons?: boolean }} what `hand`: cards lie above the bar; `hexes`: the board is made of them; `order`: who comes next is shown above; `beside`: a fight lies beside its place; `reasons`: somebody's reasons are told
 * @returns {import("./viewport.js").Frame}
 */
export function clearOf(width, height, { hand, order, hexes = false, beside = false, reasons = false }) {
  if (width < 768) return { left: 8, top: order ? 218 : 128, right: width - 8, bottom: Math.max(reasons ? 0.7 * height - 172 : height - (hand ? 158 + (hexes ? OPENED : 0) : 116), 260) };
  if (width < 1200) return { left: 312, top: reasons ? 340 : order ? 170 : 68, right: width - 88, bottom: Math.max(height - (hand ? 180 : 88), reasons ? 480 : 300) };
  return { left: 340, top: order ? 110 : 66, right: width - (beside ? 680 : reasons ? 428 : 84), bottom: Math.max(height - (hand ? 206 : 88), 320) };
}
