// The log, with links to what it mentions and a way back from each line; and the chat.

/** @import { ChatLine, Phrase, Told } from "../core/types" */
import { h, kept, refill } from "../core/dom.js";
import { currentLanguage, t } from "../words/i18n.js";
import { icon } from "../core/icons.js";

const SHOWN = 400;

/**
 * A line whose names link to the things on the table.
 * @param {Told} line @param {Map<string, string>} names @param {(id: string) => void} show
 */
export function linked(line, names, show) {
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
            show(id);
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
  /**
   * @param {HTMLElement} box
   * @param {{ show: (id: string) => void, back: (to: number) => void, past: (at: number) => void, older: (before:
   *   number) => Promise<{ from: number, lines: Told[] }>, seen: () => boolean }} how `seen`: whether it is unfolded
   */
  constructor(box, how) {
    this.box = box;
    this.how = how;
    /** @type {Told[]} */
    this.lines = [];
    this.from = 0;
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

  /** @param {{ from: number, lines: Told[] }} events @param {boolean} whole */
  take(events, whole) {
    if (whole || events.from < this.from || events.from > this.from + this.lines.length) {
      this.lines = [];
      this.from = events.from;
    }
    this.lines = [...this.lines.slice(0, events.from - this.from), ...events.lines];
    if (this.lines.length > SHOWN * 2) {
      this.from += this.lines.length - SHOWN;
      this.lines = this.lines.slice(-SHOWN);
    }
  }

  /**
   * @param {Map<string, string>} names
   * @param {{ undoable: boolean, decisions: number, at: number | null }} now `at`: the past looked at
   */
  draw(names, now) {
    let last = -1;
    const at = now.at;
    // the last line at that time
    const newest = at === null ? -1 : this.lines.reduce((found, line, i) => (line.at <= at ? i : found), -1);
    this.names = names;
    const lines = this.lines.map((line, i) => {
      const first = line.at !== last;
      last = line.at;
      const kind = `${first ? "first" : ""}${line.mine ? " mine" : ""}${line.undone ? " undone" : ""}${i === newest ? " now" : at !== null && i > newest ? " later" : ""}`;
      const back = first && now.undoable && line.at < now.decisions;
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
      this.from > 0
        ? h(
            "li",
            { class: "older" },
            h("button", { type: "button", "data-key": "older", onclick: () => this.older(names, now) }, t("log-older")),
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
    if (this.atEnd && this.how.seen()) requestAnimationFrame(() => (this.list.scrollTop = this.list.scrollHeight));
  }

  /** @param {Told} line @param {string} kind @param {boolean} first @param {boolean} back */
  drawn(line, kind, first, back) {
    const tool = (
      /** @type {string} */ name,
      /** @type {string} */ words,
      /** @type {string} */ key,
      /** @type {() => void} */ run,
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
      h("span", { class: "line" }, ...linked(line, this.names, this.how.show)),
      first
        ? h(
            "span",
            { class: "line-tools" },
            tool("eye", "log-look", "look", () => this.how.past(line.at)),
            back ? tool("undo-2", "undo-to-here", "back", () => this.how.back(line.at)) : null,
          )
        : null,
    );
  }

  /** @param {Map<string, string>} names @param {{ undoable: boolean, decisions: number, at: number | null }} now */
  async older(names, now) {
    const more = await this.how.older(this.from);
    this.lines = [...more.lines, ...this.lines];
    this.from = more.from;
    this.draw(names, now);
  }
}

export class Chat {
  /** @param {HTMLElement} box @param {(said: { text: string } | { phrase: string }) => Promise<unknown>} send */
  constructor(box, send) {
    this.box = box;
    this.send = send;
    /** The game's quick phrases. @type {Phrase[]} */
    this.phrases = [];
    /** @type {ChatLine[]} */
    this.lines = [];
    this.unread = 0;
    /** What is drawn. */
    this.shown = "";
    /** The input line, made once for each language so that you keep what you are typing. @type {HTMLElement | null} */
    this.form = null;
    this.language = "";
  }

  /** @param {ChatLine[]} lines */
  take(lines) {
    const last = this.lines.at(-1)?.n ?? -1;
    const fresh = lines.filter((line) => line.n > last);
    this.lines.push(...fresh);
    return fresh;
  }

  draw() {
    const now = `${this.lines.length} ${this.lines.at(-1)?.n} ${this.phrases[0]?.text} ${currentLanguage()}`;
    if (now === this.shown) return;
    this.shown = now;
    const typed = this.box.querySelector("input")?.value ?? "";
    if (!this.form || this.language !== currentLanguage()) this.form = this.typing(typed);
    this.language = currentLanguage();
    const open = this.box.querySelector("details")?.open ?? false;
    const texts = new Map(this.phrases.map((phrase) => [phrase.id, phrase.text]));
    refill(
      this.box,
      h(
        "ol",
        { class: "chat-lines", role: "log", "aria-live": "off", "aria-label": t("chat"), tabindex: 0 },
        ...this.lines.map((line) =>
          h("li", {}, h("b", {}, line.name), " ", h("span", {}, texts.get(line.phrase ?? "") ?? line.text)),
        ),
        this.lines.length ? null : h("li", { class: "muted" }, t("chat-empty")),
      ),
      this.phrases.length
        ? h(
            "details",
            { class: "phrases", open },
            h("summary", { "data-key": "phrases" }, t("chat-phrases")),
            ...this.phrases.map((phrase) =>
              h(
                "button",
                {
                  type: "button",
                  class: "quiet",
                  "data-key": phrase.id,
                  onclick: () => {
                    this.box.querySelector("details")?.removeAttribute("open");
                    void this.send({ phrase: phrase.id });
                  },
                },
                phrase.text,
              ),
            ),
          )
        : null,
      this.form,
    );
    const list = this.box.querySelector(".chat-lines");
    if (list) requestAnimationFrame(() => (list.scrollTop = list.scrollHeight));
  }

  /** @param {string} typed so far */
  typing(typed) {
    const field = h("input", {
      maxlength: 500,
      placeholder: t("chat-say"),
      "aria-label": t("chat-say"),
      "data-key": "chat-input",
      autocomplete: "off",
    });
    field.value = typed;
    return h(
      "form",
      {
        class: "chat-form",
        onsubmit: async (/** @type {SubmitEvent} */ event) => {
          event.preventDefault();
          const text = field.value.trim();
          if (!text) return;
          field.value = "";
          await this.send({ text });
        },
      },
      field,
      h(
        "button",
        { type: "submit", class: "square", "aria-label": t("chat-send"), "data-key": "chat-send" },
        icon("send"),
      ),
    );
  }
}
