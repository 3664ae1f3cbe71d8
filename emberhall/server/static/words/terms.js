// The game's terms, found in texts: what a word means, and which names contain it without meaning it.

/** @import { Term } from "../core/types" */

/** @type {{ term: Term, whole: RegExp }[]} */
let known = [];
/** Finds any of them as a whole word. @type {RegExp | null} */
let anywhere = null;

/** A form as a pattern: a star stands for any ending. @param {string} form */
const source = (form) =>
  form
    .split("*")
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join("\\p{L}*");

/** @param {string[]} forms */
const words = (forms) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.map(source).join("|")})(?![\\p{L}\\p{N}])`, "giu");

/** Names already checked, and those that contain a term: there it is part of the name. */
const [seen, around] = [/** @type {Set<string>} */ (new Set()), /** @type {string[]} */ ([])];

/** How often the set of explained terms has changed. */
let times = 0;
export const timesLearned = () => times;

/** Use these terms from now on. @param {Term[]} terms */
export function learn(terms) {
  times += 1;
  known = terms.map((term) => ({ term, whole: new RegExp(`^(?:${term.forms.map(source).join("|")})$`, "iu") }));
  const forms = terms.flatMap((term) => term.forms).sort((a, b) => b.length - a.length);
  anywhere = forms.length ? words(forms) : null;
  seen.clear();
  around.length = 0;
}

/** @param {string[]} names */
export function meetNames(names) {
  const fresh = anywhere ? names.filter((name) => !seen.has(name)) : [];
  for (const name of fresh) seen.add(name);
  const found = fresh.filter((name) => !termOf(name) && name.match(/** @type {RegExp} */ (anywhere))?.some(termOf));
  if (!found.length) return;
  times += 1;
  around.push(...found.map((name) => name.replaceAll("*", "")));
  around.sort((a, b) => b.length - a.length);
  anywhere = words([...around, ...known.flatMap(({ term }) => term.forms).sort((a, b) => b.length - a.length)]);
}

/** @param {string} word */
const termOf = (word) => known.find(({ whole }) => whole.test(word))?.term;

/** The term with this id. @param {string | null | undefined} id */
export const termWith = (id) => known.find(({ term }) => term.id === id)?.term;

/**
 * A text in parts: words as they are, and terms with the sign after them (a button is a block: the comma after it could
 * wrap to the next line).
 * @param {string | undefined} text
 * @returns {(string | { term: Term, word: string, sign: string })[]}
 */
export function parts(text) {
  if (!text || !anywhere) return text ? [text] : [];
  /** @type {(string | { term: Term, word: string, sign: string })[]} */
  const found = [];
  let at = 0;
  for (const match of text.matchAll(anywhere)) {
    const term = termOf(match[0]);
    if (!term) continue;
    const end = match.index + match[0].length;
    const sign = /^[.,:;!?»)]+/.exec(text.slice(end))?.[0] ?? "";
    found.push(text.slice(at, match.index), { term, word: match[0], sign });
    at = end + sign.length;
  }
  found.push(text.slice(at));
  return found.filter((part) => part !== "");
}

/** The terms in these texts, each once. @param {string[]} texts @returns {Term[]} */
export function termsIn(texts) {
  const found = new Set(
    texts.flatMap((text) => (anywhere ? [...text.matchAll(anywhere)] : []).map((match) => termOf(match[0]))),
  );
  return known.map(({ term }) => term).filter((term) => found.has(term));
}
