// The story, with links to what it mentions and a way back from each line.

/** @import { Told } from "../core/types" */
/** @import { Dispatch, Model } from "../core/page" */
import { h, kept, refill } from "../core/dom.js";
import { thingsOf } from "../core/lookup.js";
import { currentLanguage, t } from "../words/i18n.js";
import { icon } from "../core/icons.js";

/**
 * A line whose names link to the things on the table.
 * @param {Told} line @param {Map<string, string>} names @param {Dispatch} dispatch
 */
export function linked(line, names, dispatch) {
  const about = [...new Set(line.about)].filter((name) => names.has(name)).sort((a, b) => b.length - a.length);
  /** @type {(string | HTMLElement)[]} */
  let parts = [line.text];
  for (const name of about) {
    const id = names.get(name) ?? "";
    parts = parts.flatMap((part) => {
      if (typeof part !== "string") return /** @type {(string | HTMLElement)[]} */ ([part]);
      const at = part.indexOf(name);
      if (at < 0) return [part];
      const link = h(
        "a",
        {
          href: "#",
          onclick: (/** @type {MouseEvent} */ event) => {
            event.preventDefault();
            dispatch({ type: "show", id });
          },
        },
        name,
      );
      return [part.slice(0, at), link, part.slice(at + name.length)];
    });
  }
  return parts;
}

export class Log {
  /** @param {HTMLElement} box @param {Dispatch} dispatch */
  constructor(box, dispatch) {
    this.box = box;
    this.dispatch = dispatch;
    /** @type {Map<string, string>} */
    this.names = new Map();
    this.list = h("ol", { class: "log-lines", role: "log", "aria-live": "off", tabindex: 0 });
    this.atEnd = true;
    this.list.addEventListener(
      "scroll",
      () => (this.atEnd = this.list.scrollHeight - this.list.scrollTop - this.list.clientHeight < 60),
      { passive: true },
    );
    this.item = kept(
      (
        /** @type {Told} */ line,
        /** @type {string} */ kind,
        /** @type {boolean} */ first,
        /** @type {boolean} */ back,
      ) => this.drawn(line, kind, first, back),
    );
  }

  /** @param {Model} model */
  draw(model) {
    const { view, past } = model;
    const { from, lines: told } = model.lines;
    const decisions = view?.decisions ?? 0;
    const undoable = Boolean(view?.you.seats.length);
    const names = thingsOf(model).byName;
    const at = past?.at ?? null;
    let last = -1;
    // the last line at that time
    const newest = at === null ? -1 : told.reduce((found, line, i) => (line.at <= at ? i : found), -1);
    this.names = names;
    const lines = told.map((line, i) => {
      const first = line.at !== last;
      last = line.at;
      const when = i === newest ? " now" : at !== null && i > newest ? " later" : "";
      const kind = `${first ? "first" : ""}${line.mine ? " mine" : ""}${line.undone ? " undone" : ""}${when}`;
      const back = first && undoable && line.at < decisions;
      return this.item(
        line,
        [kind, back, currentLanguage(), ...line.about.filter((name) => names.has(name))].join("|"),
        kind,
        first,
        back,
      );
    });
    if (!this.list.isConnected) this.box.replaceChildren(this.list);
    this.list.setAttribute("aria-label", t("log"));
    refill(
      this.list,
      from > 0
        ? h(
            "li",
            { class: "older" },
            h(
              "button",
              { type: "button", "data-key": "older", onclick: () => this.dispatch({ type: "fetch older" }) },
              t("log-older"),
            ),
          )
        : null,
      ...lines,
      lines.length ? null : h("li", { class: "muted" }, t("log-empty")),
    );
    const looked = this.list.querySelector(".now");
    if (looked instanceof HTMLElement)
      this.list.scrollTop +=
        looked.getBoundingClientRect().top - this.list.getBoundingClientRect().top - this.list.clientHeight / 2;
    else this.toEnd();
  }

  /** Scroll to the newest line, unless you are reading further up. */
  toEnd() {
    if (this.atEnd) requestAnimationFrame(() => (this.list.scrollTop = this.list.scrollHeight));
  }

  /** @param {Told} line @param {string} kind @param {boolean} first @param {boolean} back */
  drawn(line, kind, first, back) {
    const tool = (
      /** @type {string} */ name,
      /** @type {string} */ words,
      /** @type {string} */ key,
      /** @type {() => unknown} */ run,
    ) =>
      h(
        "button",
        {
          type: "button",
          class: "quiet square",
          title: t(words),
          "aria-label": t(words),
          "data-key": `${key} ${line.at}`,
          onclick: run,
        },
        icon(name),
      );
    return h(
      "li",
      { class: kind },
      h("span", { class: "line" }, ...linked(line, this.names, this.dispatch)),
      first
        ? h(
            "span",
            { class: "line-tools" },
            tool("eye", "log-look", "look", () => this.dispatch({ type: "time", at: line.at })),
            back ? tool("undo-2", "undo-to-here", "back", () => this.dispatch({ type: "undo", to: line.at })) : null,
          )
        : null,
    );
  }
}
