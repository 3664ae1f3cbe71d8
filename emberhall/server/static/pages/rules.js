// The numbered rules: the one behind a question, and a search.

/** @import { Book, Rule } from "../core/types" */
import { openDialog } from "../stage/dialogs.js";
import { h, refill } from "../core/dom.js";
import { phone } from "../core/window.js";
import { t } from "../words/i18n.js";
import { api } from "../core/transport.js";

const ID = /\b([A-Z]{2,}-(?:[A-Z0-9]+-)+\d+[a-z]?)\b/;

/**
 * Text of the rules, with its tables and links.
 * @param {string} text
 * @param {(id: string) => void} go opens a rule that the text names
 */
function prose(text, go) {
  const link = (/** @type {string} */ id) => h("button", { type: "button", class: "link", onclick: () => go(id) }, id);
  /** @type {(text: string) => (string | HTMLElement)[]} */
  const linked = (text) => text.split(ID).map((part, i) => (i % 2 ? link(part) : part));
  /** @type {(text: string) => (string | HTMLElement)[]} */
  const bold = (text) => text.split("**").flatMap((part, i) => (i % 2 ? [h("strong", {}, part)] : linked(part)));
  const lines = text.split("\n");
  const rows = lines.filter((line) => line.startsWith("|") && !/^\|[\s:|-]+\|$/.test(line));
  return [
    ...lines.filter((line) => !line.startsWith("|")).map((line) => h("p", {}, ...bold(line))),
    rows.length
      ? h(
          "table",
          {},
          ...rows.map((row, i) =>
            h(
              "tr",
              {},
              ...row
                .replace(/^\||\|$/g, "")
                .split("|")
                .map((cell) => h(i ? "td" : "th", {}, ...bold(cell.trim()))),
            ),
          ),
        )
      : "",
  ];
}

/** @param {Rule} rule @param {(id: string) => void} go */
function ruleBox(rule, go) {
  return h(
    "article",
    { class: "rule" },
    h("header", {}, h("b", {}, rule.id), " ", h("span", { class: "muted" }, rule.chapter)),
    ...prose(rule.text, go),
  );
}

/** @param {string} game @param {string} id */
export async function showRule(game, id) {
  const rule = await api(`/api/rules/${game}/${id}`);
  const { close } = openDialog(
    t("rule-behind"),
    [ruleBox(rule, (other) => (close(), void showRule(game, other)))],
    [
      { label: t("rules-search"), icon: "search", run: () => void searchRules(game) },
      { label: t("close"), primary: true },
    ],
  );
  return close;
}

/**
 * The rules of a game: first the one behind the question that is open, what the game is about and how a turn works;
 * beside it the contents.
 * @param {string} game @param {string | null} [about] the id of the rule behind the question
 */
export function searchRules(game, about = null) {
  const found = h("div", { class: "rules-found", "aria-live": "polite", tabindex: 0 });
  const nav = h("div", { class: "rules-nav" });
  let number = 0;
  const field = h("input", {
    type: "search",
    placeholder: t("rules-words"),
    "aria-label": t("rules-words"),
    autofocus: true,
  });
  const look = (/** @type {string} */ id) => ((field.value = id), void search());
  const chapterOf = (/** @type {number} */ n) =>
    api(`/api/rules/${game}?q=${encodeURIComponent(field.value.trim())}&chapter=${n}`);
  /** @param {number} [chapter] none: what one needs first */
  const search = async (chapter) => {
    const mine = ++number;
    const first = chapter === undefined && !field.value.trim();
    const [told, turn, behind] = await Promise.all([
      chapterOf(chapter ?? 0),
      first ? chapterOf(1) : null,
      first && about ? api(`/api/rules/${game}/${about}`) : null,
    ]);
    if (mine !== number) return;
    refill(nav, ...contentsOf(told.contents ?? [], chapter, (place) => void search(place)));
    refill(
      found,
      behind ? h("h3", { class: "rules-about" }, t("rules-about")) : null,
      behind ? ruleBox(behind, look) : null,
      ...[told, turn].filter(Boolean).flatMap((one) => chapterBox(one, look)),
    );
    found.scrollTop = 0;
    if (!told.rules.length && !told.title) found.append(h("p", { class: "muted" }, t("rules-none")));
  };
  let timer = 0;
  field.addEventListener("input", () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void search(), 200);
  });
  openDialog(t("rules"), [field, h("div", { class: "rules-book" }, nav, found)], [], { kind: "wide" });
  void search();
}

/**
 * @param {{ title?: string, opening?: string, rules: Rule[] }} chapter
 * @param {(id: string) => void} look
 */
const chapterBox = ({ title, opening = "", rules }, look) => [
  title ? h("article", { class: "rule" }, h("header", {}, h("b", {}, title)), ...prose(opening, look)) : null,
  ...rules.map((rule) => ruleBox(rule, look)),
];

/**
 * The contents, folded where there is no room beside the text.
 * @param {Book[]} books @param {number | undefined} chapter the open one @param {(place: number) => void} go
 */
function contentsOf(books, chapter, go) {
  let at = 0;
  const entry = (/** @type {string} */ title) => {
    const place = at++;
    const current = place === chapter ? "true" : null;
    return h("button", { type: "button", class: "link", "aria-current": current, onclick: () => go(place) }, title);
  };
  if (!books.length) return [];
  return [
    h(
      "details",
      { class: "rules-contents", open: !phone() },
      h("summary", {}, t("rules-contents")),
      ...books.map((book) =>
        h("nav", { "aria-label": book.title }, h("b", {}, book.title), ...book.chapters.map(entry)),
      ),
    ),
  ];
}
