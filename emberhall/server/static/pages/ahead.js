// What a campaign can play next: alone you begin at once; together everybody says what they would like.

/** @import { CampaignInfo, Chapter } from "../core/types" */
import { openDialog } from "../stage/dialogs.js";
import { h } from "../core/dom.js";
import { t } from "../words/i18n.js";
import { icon } from "../core/icons.js";
import { KINDS } from "./chronicle.js";

export class Ahead {
  /** @param {{ wish: (key: string | null) => void, start: (key: string) => void }} deeds */
  constructor(deeds) {
    this.deeds = deeds;
    /** Whether what is not on the main way is shown. */
    this.unfolded = false;
  }

  /** The list on the page. @param {CampaignInfo} now */
  section(now) {
    const aside = now.ahead.filter((chapter) => chapter.aside);
    const main = now.ahead.filter((chapter) => !chapter.aside);
    return h(
      "section",
      { class: "ahead" },
      h("h2", {}, t("campaign-ahead")),
      now.together ? h("p", { class: "muted" }, t("campaign-together")) : null,
      h("ul", {}, ...main.map((chapter, n) => this.row(now, chapter, n === 0))),
      aside.length
        ? h(
            "details",
            {
              open: this.unfolded || aside.some((chapter) => chapter.wanted.length),
              ontoggle: (/** @type {Event} */ event) => {
                this.unfolded = /** @type {HTMLDetailsElement} */ (event.target).open;
              },
            },
            h("summary", { "data-key": "aside" }, t("campaign-aside")),
            h("ul", {}, ...aside.map((chapter) => this.row(now, chapter, false))),
          )
        : null,
    );
  }

  /** @param {CampaignInfo} now @param {Chapter} chapter @param {boolean} first */
  row(now, chapter, first) {
    const mine = now.you.chairs.length > 0 || now.yours;
    const wanted = chapter.wanted.length ? t("campaign-wanted", { names: chapter.wanted.join(", ") }) : "";
    return h(
      "li",
      { class: `table-row${chapter.wanted.length ? " yours" : ""}`, "data-chapter": chapter.key },
      icon(chapter.interlude ? KINDS.interlude : KINDS.scenario),
      h(
        "div",
        { class: "grow" },
        h("b", {}, chapter.label),
        chapter.unfit || wanted ? h("div", { class: "muted" }, chapter.unfit || wanted) : null,
      ),
      ...(mine ? this.buttons(now, chapter, first) : []),
    );
  }

  /** @param {CampaignInfo} now @param {Chapter} chapter @param {boolean} first */
  buttons(now, chapter, first) {
    const start = h(
      "button",
      {
        type: "button",
        class: first && !now.together ? "primary" : now.together ? "quiet" : "",
        disabled: Boolean(chapter.unfit),
        "data-key": `start ${chapter.key}`,
        onclick: () => this.begin(now, chapter),
      },
      icon("play"),
      t("play"),
    );
    if (!now.together || !now.you.chairs.length) return [start];
    const vote = h(
      "button",
      {
        type: "button",
        class: "preset",
        disabled: Boolean(chapter.unfit),
        "aria-pressed": String(chapter.chosen),
        "data-key": `wish ${chapter.key}`,
        onclick: () => this.deeds.wish(chapter.chosen ? null : chapter.key),
      },
      icon("check"),
      t("campaign-wish"),
    );
    return chapter.wanted.length ? [vote, start] : [vote];
  }

  /** Begin; together only after asking. @param {CampaignInfo} now @param {Chapter} chapter */
  begin(now, chapter) {
    if (!now.together) return this.deeds.start(chapter.key);
    openDialog(
      chapter.label,
      [h("p", {}, t("campaign-not-agreed"))],
      [
        { label: t("cancel") },
        { label: t("play"), icon: "play", primary: true, run: () => this.deeds.start(chapter.key) },
      ],
      { kind: "narrow" },
    );
  }

  /** What can be done at a place of the map. @param {CampaignInfo} now @param {Chapter[]} chapters */
  choose(now, chapters) {
    const list = h("ul", {}, ...chapters.map((chapter, n) => this.row(now, chapter, n === 0)));
    list.addEventListener("click", (event) => {
      if (event.target instanceof Element && event.target.closest("button")) list.closest("dialog")?.close();
    });
    openDialog(t("campaign-ahead"), [h("div", { class: "campaign ahead-here" }, list)], [], { kind: "narrow" });
  }
}
