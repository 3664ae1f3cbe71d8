// How wide words are on screen.

const pen = document.createElement("canvas").getContext("2d");

/** The width of a name on screen. @param {string} words */
export function wide(words) {
  if (!pen) return 8 * words.length;
  pen.font = `600 13px ${getComputedStyle(document.documentElement).getPropertyValue("--sans") || "sans-serif"}`;
  return pen.measureText(words).width;
}
