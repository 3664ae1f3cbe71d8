// The game's terms, underlined in texts and explained on demand; and the scenario's objective.

/** @import { Aim, Term } from "../core/types" */
import { openDialog, place } from "../stage/dialogs.js";
import { h } from "../core/dom.js";
import { currentLanguage, t } from "./i18n.js";
import { icon } from "../core/icons.js";
import { meetNames, parts, termsIn, termWith, timesLearned } from "./terms.js";

/** The language and the known terms: texts are drawn again when these change. */
export const said = () => `${currentLanguage()} ${timesLearned()}`;

const NAMED = new Set(["card", "fighter", "piece", "space"]);

/** Take note of the things on the table. @param {import("../core/things.js").Things} things */
export const meetThings = (things) =>
  meetNames([...things.byId.values()].filter((thing) => NAMED.has(thing.kind)).map((thing) => thing.name));

/** A text whose terms are buttons. @param {string | undefined} text */
export const worded = (text) => parted(text, termButton);

/** The same inside a button: terms are explained on hover. @param {string | undefined} text */
export const marked = (text) =>
  parted(text, (term, word) => h("span", { class: "term inside", "data-term": term.id }, word));

/**
 * @param {string | undefined} text
 * @param {(term: Term, word: string) => HTMLElement} made
 * @returns {(string | HTMLElement)[]}
 */
const parted = (text, made) =>
  parts(text).map((part) => {
    if (typeof part === "string") return part;
    const word = made(part.term, part.word);
    return part.sign ? h("span", { class: "with-sign" }, word, part.sign) : word;
  });

/** @param {Term} term @param {string} word */
const termButton = (term, word) =>
  h("button", { type: "button", class: "term", "data-term": term.id, "data-key": `term ${term.id}` }, word);

/** Term buttons for a place where the text itself is a button. @param {string[]} texts */
export const termRow = (texts) => {
  const terms = termsIn(texts);
  return terms.length
    ? h("div", { class: "terms" }, icon("book-open"), ...terms.map((term) => termButton(term, term.name)))
    : null;
};

/** The explanations, written out. @param {string[]} texts */
export const termsTold = (texts) => termsIn(texts).map((term) => h("div", { class: "term-told" }, ...told(term)));

/** @param {Term} term */
const told = (term) => [h("h3", {}, term.name), ...term.text.map((line) => h("p", {}, line))];

/** @type {HTMLElement | null} */
let bubble = null;

/** @param {EventTarget | null} target */
function show(target) {
  const word = target instanceof Element ? target.closest(".term") : null;
  const term = termWith(word?.getAttribute("data-term"));
  if (!word || !term) return hide();
  if (!bubble?.isConnected)
    document.body.append((bubble = h("div", { class: "island term-says", role: "tooltip", id: "term-says" })));
  bubble.replaceChildren(...told(term), h("span", { class: "cap" }, term.rule));
  bubble.hidden = false;
  (word.closest("dialog") ?? document.body).append(bubble);
  word.setAttribute("aria-describedby", "term-says");
  // beside an opened card, so that its ways stay in sight
  place(bubble, (word.closest(".opened") ?? word).getBoundingClientRect());
  return undefined;
}

function hide() {
  if (bubble) bubble.hidden = true;
}

/** The last press: a term that appears under a resting pointer was not pointed at. */
let [x, y] = [-99, -99];
document.addEventListener("pointerdown", (event) => ([x, y] = [event.clientX, event.clientY]), true);
document.addEventListener("pointerover", (event) => {
  if (event.pointerType === "mouse" && Math.hypot(event.clientX - x, event.clientY - y) >= 4) show(event.target);
});
document.addEventListener("pointermove", (event) => {
  if (event.pointerType !== "mouse" || x < 0 || event.buttons || Math.hypot(event.clientX - x, event.clientY - y) < 4)
    return;
  [x, y] = [-99, -99];
  show(event.target);
});
document.addEventListener("focusin", (event) => show(event.target));
document.addEventListener("focusout", hide);
document.addEventListener(
  "pointerdown",
  (event) => (event.target instanceof Element && event.target.closest(".term.inside") ? hide() : show(event.target)),
  true,
);
document.addEventListener(
  "keydown",
  (event) => {
    if (event.key === "Escape") hide();
  },
  true,
);

/** Show the objective. @param {Aim} aim */
export function showAim(aim) {
  const list = (/** @type {string} */ name, /** @type {string[]} */ lines) =>
    lines.length ? [h("h3", {}, t(name)), h("ul", {}, ...lines.map((line) => h("li", {}, ...worded(line))))] : [];
  openDialog(
    t("aim"),
    [
      h(
        "div",
        { class: "aim" },
        h("p", { class: "goal" }, ...worded(aim.goal)),
        ...list("aim-end", aim.end),
        ...list("aim-special", aim.special),
      ),
    ],
    [{ label: t("close"), primary: true }],
    { kind: "narrow" },
  );
}
