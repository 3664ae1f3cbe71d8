// The clear: the part of the stage that nothing lies over. The camera puts the matter of the question there.

/**
 * @param {number} width @param {number} height of the stage @param {boolean} hand whether cards lie above the bar @param {boolean} [beside] whether a fight lies beside its place
 * @returns {import("./viewport.js").Frame}
 */
export function clearOf(width, height, hand, beside = false) {
  if (width < 768) return { left: 8, top: 128, right: width - 8, bottom: Math.max(height - (hand ? 158 : 116), 260) };
  if (width < 1200) return { left: 312, top: 68, right: width - 88, bottom: Math.max(height - (hand ? 180 : 88), 300) };
  return { left: 340, top: 66, right: width - (beside ? 680 : 84), bottom: Math.max(height - (hand ? 206 : 88), 320) };
}
