// The numbered rules: the one behind a question, and a search.

/** @import { Book, Rule } from "../core/types" */
import { openDialog } from "../stage/dialogs.js";
import { h } from "../core/dom.js";
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

/** @param {string} game */
export function searchRules(game) {
  const found = h("div", { class: "rules-found", "aria-live": "polite", tabindex: 0 });
  let number = 0;
  const field = h("input", {
    type: "search",
    placeholder: t("rules-words"),
    "aria-label": t("rules-words"),
    autofocus: true,
  });
  const look = (/** @type {string} */ id) => ((field.value = id), void search());
  const search = async (chapter = 0) => {
    const mine = ++number;
    const words = field.value.trim();
    const {
      rules,
      contents = [],
      title = "",
      opening = "",
    } = await api(`/api/rules/${game}?q=${encodeURIComponent(words)}&chapter=${chapter}`);
    if (mine !== number) return;
    let at = 0;
    const entry = (/** @type {string} */ title) => {
      const place = at++;
      return h(
        "button",
        {
          type: "button",
          class: "link",
          "aria-current": place === chapter ? "true" : null,
          onclick: () => void search(place),
        },
        title,
      );
    };
    found.replaceChildren(
      ...contents.map((/** @type {Book} */ book) =>
        h(
          "nav",
          { class: "rules-contents", "aria-label": book.title },
          h("b", {}, book.title),
          ...book.chapters.map(entry),
        ),
      ),
      title ? h("article", { class: "rule" }, h("header", {}, h("b", {}, title)), ...prose(opening, look)) : "",
      ...rules.map((/** @type {Rule} */ rule) => ruleBox(rule, look)),
    );
    found.scrollTop = chapter ? (found.querySelector("article")?.offsetTop ?? 0) - found.offsetTop : 0;
    if (!rules.length && !title) found.append(h("p", { class: "muted" }, t("rules-none")));
  };
  let timer = 0;
  field.addEventListener("input", () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void search(), 200);
  });
  openDialog(t("rules"), [field, found], [], { kind: "wide" });
  void search();
}
