// How many lines a text takes, and what is left of it where it has too many: the card in the hand says the beginning,
// the card enlarged says all.

const pen = document.createElement("canvas").getContext("2d");

/** @type {Map<string, number>} */
const known = new Map();

/** How wide a word is in the type of a card in the hand. @param {string} word */
function wide(word) {
  const had = known.get(word);
  if (had !== undefined) return had;
  if (pen) pen.font = '14px "Ember Sans", "Ember Sans Near", system-ui, sans-serif';
  const found = pen ? pen.measureText(word).width : word.length * 7;
  known.set(word, found);
  return found;
}

/** How many lines a text takes in a column so broad. @param {string} text @param {number} column */
export function linesIn(text, column) {
  let [lines, used] = [text ? 1 : 0, 0];
  for (const word of text.split(" ")) {
    const needs = wide(word);
    if (used && used + 3.2 + needs > column) [lines, used] = [lines + 1, needs];
    else used += (used ? 3.2 : 0) + needs;
  }
  return lines;
}

/** A text without what it says in brackets. @param {string} text */
const plain = (text) => text.replace(/ \([^()]*\)/gu, "");

/** A text without its last clause. @param {string} text */
function shorter(text) {
  const clauses = text.replace(/ …$/u, "").split(/(?<=[;,.:]) /u);
  const less = clauses
    .slice(0, -1)
    .join(" ")
    .replace(/[;,.:]$/u, "");
  return less ? `${less} …` : text;
}

/** A text without its last word. @param {string} text */
const clipped = (text) => `${text.replace(/ …$/u, "").replace(/ \S+$/u, "")} …`;

/**
 * Texts that take no more lines than there are: brackets go first, then the last clauses of the longest, then words.
 * @param {string[]} texts @param {number} most @param {(text: string) => number} lines
 */
export function fitted(texts, most, lines) {
  const left = [...texts];
  const all = () => left.reduce((sum, text) => sum + lines(text), 0);
  for (const cut of [plain, shorter, clipped])
    for (let tries = 0; tries < 40 && all() > most; tries++) {
      const order = left.map((_, at) => at).sort((a, b) => lines(left[b]) - lines(left[a]));
      const at = order.find((one) => cut(left[one]) !== left[one]);
      if (at === undefined) break;
      left[at] = cut(left[at]);
    }
  return left;
}
