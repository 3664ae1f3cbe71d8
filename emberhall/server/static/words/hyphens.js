// Where long words may be divided. Russian has rules for it; English has none that a program could follow without a
// dictionary, so English words stay whole.

const [ANY, VOWEL, CONSONANT] = ["[а-яё]", "[аеёиоуыэюя]", "[бвгджзклмнпрстфхцчшщ]"];

/** Two consonants that begin a syllable together: за-клинание, со-противление. */
const TOGETHER = "[бгдзкпстфх][лр]";

/** Before what follows, after what comes before; two letters at least on either side. */
const DIVIDES = new RegExp(
  [
    [`[йъь]`, `${ANY}{2}`],
    [VOWEL, `${VOWEL}${ANY}`],
    [VOWEL, TOGETHER + VOWEL],
    [VOWEL + CONSONANT, CONSONANT + VOWEL],
    [CONSONANT + VOWEL, CONSONANT + VOWEL],
    [VOWEL + CONSONANT, CONSONANT + CONSONANT + VOWEL],
    [VOWEL + CONSONANT + CONSONANT, CONSONANT + CONSONANT + VOWEL],
  ]
    .map(([before, after]) => `(?<=${ANY}${ANY})(?<=${before})(?=${after})(?=${ANY}{2})(?<!(?=${TOGETHER}).)`)
    .join("|"),
  "giu",
);

/**
 * A text with soft hyphens in its long Russian words, for narrow cards.
 * @param {string} text
 * @param {number} [least] how many letters make a word long
 */
export const divided = (text, least = 8) =>
  text.replace(/[а-яё]+/giu, (word) => (word.length < least ? word : word.replace(DIVIDES, "\u00ad")));
