// History: stepping through the past, and playing on from there.

/** @import { Past } from "../core/types" */
import { h, refill } from "../core/dom.js";
import { t } from "../words/i18n.js";
import { icon } from "../core/icons.js";

export class Timeline {
  /**
   * @param {HTMLElement} box
   * @param {{ fetch: (at: number) => Promise<Past>, changed: () => void, drawn: () => void, branch: (at: number) =>
   *   void, failed: (error: unknown) => void }} how
   */
  constructor(box, how) {
    this.box = box;
    this.how = how;
    this.open = false;
    /** The moment shown; null: the present. @type {Past | null} */
    this.past = null;
    this.decisions = 0;
    this.wanted = 0;
    this.loading = false;
    this.playing = 0;
    /** Made once, so that it survives while you drag it. */
    this.slider = h("input", {
      type: "range",
      min: 0,
      "data-key": "time slider",
      oninput: () => void this.go(Number(this.slider.value)),
    });
  }

  /** @param {number} decisions how many stand now */
  set(decisions) {
    this.decisions = decisions;
    if (this.past && this.past.at > decisions) this.past = null;
    this.draw();
  }

  get at() {
    return this.past ? this.past.at : this.decisions;
  }

  toggle(open = !this.open) {
    this.open = open;
    if (!open) this.now();
    this.draw();
  }

  now() {
    this.stop();
    const was = this.past;
    this.past = null;
    this.draw();
    if (was) this.how.changed();
  }

  /** @param {number} at */
  async go(at) {
    this.open = true;
    this.wanted = Math.min(Math.max(at, 0), this.decisions);
    if (this.loading) return;
    this.loading = true;
    try {
      let shown = -1;
      while (shown !== this.wanted) {
        shown = this.wanted;
        this.past = shown === this.decisions ? null : await this.how.fetch(shown);
      }
    } catch (error) {
      this.how.failed(error);
    } finally {
      this.loading = false;
    }
    this.draw();
    this.how.changed();
  }

  stop() {
    clearInterval(this.playing);
    this.playing = 0;
  }

  play() {
    if (this.playing) {
      this.stop();
      this.draw();
      return;
    }
    if (this.at >= this.decisions) void this.go(0);
    this.playing = window.setInterval(() => {
      if (this.at >= this.decisions) this.stop();
      else void this.go(this.at + 1);
    }, 900);
    this.draw();
  }

  draw() {
    this.box.hidden = !this.open;
    const next = this.past?.next;
    this.box.parentElement?.classList.toggle("timed", this.open);
    this.box.parentElement?.classList.toggle("next-told", this.open && Boolean(next?.label)); // it takes one more line
    if (!this.open) return this.how.drawn();
    const at = this.at;
    const button = (
      /** @type {string} */ name,
      /** @type {string} */ label,
      /** @type {() => void} */ run,
      off = false,
    ) =>
      h(
        "button",
        {
          type: "button",
          class: "quiet square",
          "aria-label": label,
          title: label,
          "data-key": `time ${name}`,
          disabled: off,
          onclick: run,
        },
        icon(name),
      );
    this.slider.max = String(this.decisions);
    this.slider.setAttribute("aria-label", t("timeline"));
    if (!this.slider.matches(":active")) this.slider.value = String(at);
    refill(
      this.box,
      h(
        "div",
        { class: "time-row" },
        button("chevron-first", t("time-first"), () => void this.go(0), at === 0),
        button("chevron-left", t("time-back"), () => void this.go(at - 1), at === 0),
        button(this.playing ? "pause" : "play", t(this.playing ? "time-pause" : "time-play"), () => this.play()),
        button("chevron-right", t("time-on"), () => void this.go(at + 1), at >= this.decisions),
        this.slider,
        h("span", { class: "time-at" }, t("time-at", { at, of: this.decisions })),
        h(
          "button",
          { type: "button", class: "quiet", "data-key": "time branch", onclick: () => this.how.branch(at) },
          icon("git-branch"),
          t("time-branch"),
        ),
        h("button", { type: "button", "data-key": "time now", onclick: () => this.toggle(false) }, t("time-now")),
      ),
      next?.label ? h("p", { class: "time-next" }, t("time-next", { label: next.label })) : null,
    );
    return this.how.drawn();
  }
}
