// The numbered rules: the one behind a question, and a search.

/** @import { Rule } from "./types" */
import { openDialog } from "./dialogs.js";
import { h } from "./dom.js";
import { t } from "./i18n.js";
import { api } from "./net.js";

/** Bold words of the simplest Markdown. @param {string} text */
const bold = (text) => text.split("**").map((part, i) => (i % 2 ? h("strong", {}, part) : part));

/** @param {Rule} rule */
function ruleBox(rule) {
  const lines = rule.text.split("\n");
  const rows = lines.filter((line) => line.startsWith("|") && !/^\|[\s:|-]+\|$/.test(line));
  return h("article", { class: "rule" },
    h("header", {}, h("b", {}, rule.id), " ", h("span", { class: "muted" }, rule.chapter)),
    ...lines.filter((line) => !line.startsWith("|")).map((line) => h("p", {}, ...bold(line))),
    rows.length ? h("table", {}, ...rows.map((row, i) => h("tr", {}, ...row.replace(/^\||\|$/g, "").split("|").map((cell) => h(i ? "td" : "th", {}, ...bold(cell.trim())))))) : null);
}

/** @param {string} game @param {string} id */
export async function showRule(game, id) {
  const rule = await api(`/api/rules/${game}/${id}`);
  const { close } = openDialog(t("rule-behind"), [ruleBox(rule)], [
    { label: t("rules-search"), icon: "search", run: () => void searchRules(game) },
    { label: t("close"), primary: true },
  ]);
  return close;
}

/** @param {string} game */
export function searchRules(game) {
  const found = h("div", { class: "rules-found", "aria-live": "polite", tabindex: 0 });
  let number = 0;
  const field = h("input", { type: "search", placeholder: t("rules-words"), "aria-label": t("rules-words"), autofocus: true });
  const search = async () => {
    const mine = ++number;
    const words = field.value.trim();
    const { rules } = await api(`/api/rules/${game}${words ? `?q=${encodeURIComponent(words)}` : ""}`);
    if (mine !== number) return;
    found.replaceChildren(...rules.slice(0, 80).map(ruleBox));
    if (!rules.length) found.append(h("p", { class: "muted" }, t("rules-none")));
  };
  let timer = 0;
  field.addEventListener("input", () => {
    clearTimeout(timer);
    timer = window.setTimeout(search, 200);
  });
  openDialog(t("rules"), [field, found], [], { kind: "wide" });
  void search();
}
