// History: stepping through the past, and playing on from there.

/** @import { Dispatch, Model } from "../core/page" */
import { h, refill } from "../core/dom.js";
import { timeOf } from "../core/model.js";
import { t } from "../words/i18n.js";
import { icon } from "../core/icons.js";

const STEP = 900; // how long each moment stays while the past is played (milliseconds)

export class Timeline {
  /** @param {HTMLElement} box @param {Dispatch} dispatch */
  constructor(box, dispatch) {
    this.box = box;
    this.dispatch = dispatch;
    this.at = this.decisions = 0;
    this.playing = 0;
    /** Made once, so that it survives while you drag it. */
    this.slider = h("input", {
      type: "range",
      min: 0,
      "data-key": "time slider",
      oninput: () => this.go(Number(this.slider.value)),
    });
  }

  /** @param {number} at */
  go(at) {
    this.dispatch({ type: "time", at });
  }

  stop() {
    clearInterval(this.playing);
    this.playing = 0;
  }

  play() {
    if (this.playing) this.stop();
    else {
      if (this.at >= this.decisions) this.go(0);
      this.playing = window.setInterval(() => {
        if (this.at >= this.decisions) this.stop();
        else this.go(this.at + 1);
      }, STEP);
    }
    this.dispatch({ type: "redraw", part: "timeline" });
  }

  /** @param {Model} model */
  draw(model) {
    const { past, timed, view } = model;
    this.at = timeOf(model);
    this.decisions = view?.decisions ?? 0;
    if (!timed) this.stop();
    this.box.hidden = !timed;
    const next = past?.next;
    this.box.parentElement?.classList.toggle("timed", timed);
    this.box.parentElement?.classList.toggle("next-told", timed && Boolean(next?.label)); // it takes one more line
    if (!timed) return;
    const at = this.at;
    const button = (
      /** @type {string} */ name,
      /** @type {string} */ label,
      /** @type {() => unknown} */ run,
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
        button("chevron-first", t("time-first"), () => this.go(0), at === 0),
        button("chevron-left", t("time-back"), () => this.go(at - 1), at === 0),
        button(this.playing ? "pause" : "play", t(this.playing ? "time-pause" : "time-play"), () => this.play()),
        button("chevron-right", t("time-on"), () => this.go(at + 1), at >= this.decisions),
        this.slider,
        h("span", { class: "time-at" }, t("time-at", { at, of: this.decisions })),
        h(
          "button",
          {
            type: "button",
            class: "quiet",
            "data-key": "time branch",
            onclick: () => this.dispatch({ type: "branch", at }),
          },
          icon("git-branch"),
          t("time-branch"),
        ),
        h(
          "button",
          { type: "button", "data-key": "time now", onclick: () => this.dispatch({ type: "timeline" }) },
          t("time-now"),
        ),
      ),
      next?.label ? h("p", { class: "time-next" }, t("time-next", { label: next.label })) : null,
    );
  }
}
