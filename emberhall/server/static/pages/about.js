// The page that credits what is seen here.

import { h, refill } from "../core/dom.js";
import { t } from "../words/i18n.js";
import { emblem, icon } from "../core/icons.js";
import { languageButton, settingsButton } from "./settings.js";
import { setTitle } from "../core/signals.js";

/** Some of the emblems, shown large. */
const SHOWN = [
  "dragon",
  "knight-helmet",
  "wolf-head",
  "guarded-tower",
  "crystal-ball",
  "death-skull",
  "mine-wagon",
  "hydra",
];

export class About {
  /** @param {HTMLElement} place @param {(path: string) => void} go */
  constructor(place, go) {
    this.go = go;
    this.root = h("div", { class: "lobby about" });
    place.replaceChildren(this.root);
    this.draw();
  }

  close() {}

  relanguage() {
    this.draw();
  }

  draw() {
    setTitle(t("about"), false);
    const part = (/** @type {string} */ id, /** @type {Node | null} */ more = null) =>
      h("section", {}, h("h2", {}, t(`about-${id}`)), h("p", {}, t(`about-${id}-who`)), more);
    refill(
      this.root,
      h(
        "header",
        { class: "hall" },
        h("div", { class: "brand" }, icon("flame"), h("h1", {}, t("about"))),
        h("p", { class: "motto" }, t("about-what")),
        h("div", { class: "tools" }, languageButton(), settingsButton()),
      ),
      h(
        "main",
        {},
        h(
          "p",
          {},
          h(
            "button",
            { type: "button", "data-key": "to hall", onclick: () => this.go("/") },
            icon("house"),
            t("to-hall"),
          ),
        ),
        part("emblems", h("p", { class: "emblem-row", "aria-hidden": "true" }, ...SHOWN.map((name) => emblem(name)))),
        part("icons"),
        part("type"),
        part("code"),
        h("section", {}, h("p", { class: "muted" }, t("about-fan"))),
      ),
    );
  }
}
