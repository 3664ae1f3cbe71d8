// The chat, with the game's quick phrases.

/** @import { Dispatch, Model } from "../core/page" */
import { h, refill } from "../core/dom.js";
import { currentLanguage, t } from "../words/i18n.js";
import { icon } from "../core/icons.js";

export class Chat {
  /** @param {HTMLElement} box @param {Dispatch} dispatch */
  constructor(box, dispatch) {
    this.box = box;
    this.dispatch = dispatch;
    /** What is drawn. */
    this.shown = "";
    /** The input line, made once for each language so that you keep what you are typing. @type {HTMLElement | null} */
    this.form = null;
    this.language = "";
  }

  /** @param {Model} model */
  draw({ chat: { lines }, info }) {
    const phrases = info?.phrases ?? []; // the game's quick phrases
    const now = `${lines.length} ${lines.at(-1)?.n} ${phrases[0]?.text} ${currentLanguage()}`;
    if (now === this.shown) return;
    this.shown = now;
    const typed = this.box.querySelector("input")?.value ?? "";
    if (!this.form || this.language !== currentLanguage()) this.form = this.typing(typed);
    this.language = currentLanguage();
    const open = this.box.querySelector("details")?.open ?? false;
    const texts = new Map(phrases.map((phrase) => [phrase.id, phrase.text]));
    refill(
      this.box,
      h(
        "ol",
        { class: "chat-lines", role: "log", "aria-live": "off", "aria-label": t("chat"), tabindex: 0 },
        ...lines.map((line) =>
          h("li", {}, h("b", {}, line.name), " ", h("span", {}, texts.get(line.phrase ?? "") ?? line.text)),
        ),
        lines.length ? null : h("li", { class: "muted" }, t("chat-empty")),
      ),
      phrases.length
        ? h(
            "details",
            { class: "phrases", open },
            h("summary", { "data-key": "phrases" }, t("chat-phrases")),
            ...phrases.map((phrase) =>
              h(
                "button",
                {
                  type: "button",
                  class: "quiet",
                  "data-key": phrase.id,
                  onclick: () => {
                    this.box.querySelector("details")?.removeAttribute("open");
                    this.say({ phrase: phrase.id });
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
        onsubmit: (/** @type {SubmitEvent} */ event) => {
          event.preventDefault();
          const text = field.value.trim();
          if (!text) return;
          field.value = "";
          this.say({ text });
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

  /** @param {{ text: string } | { phrase: string }} said */
  say(said) {
    this.dispatch({ type: "say", message: { type: "chat", ...said } });
  }
}
