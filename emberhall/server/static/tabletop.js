// The page of a table: its parts, empty. What is in them, table.js says.

import { h } from "./dom.js";
import { t } from "./i18n.js";
import { icon } from "./icons.js";

/** @typedef {"board" | "panels" | "log" | "chat"} Part */

export class Tabletop {
  constructor() {
    this.topbar = h("header", { class: "topbar" });
    this.boards = h("div", { class: "boards" });
    this.zoom = h("div", { class: "zoom", role: "group" });
    this.notices = h("div", { class: "notices" });
    this.focus = h("div", { class: "focus" });
    this.curtain = h("div", { class: "curtain-place" });
    this.stage = h("main", { class: "stage", id: "board" }, this.boards, this.zoom);
    this.over = h("div", { class: "over" }, this.focus, this.notices);
    this.timeline = h("section", { class: "timeline", hidden: true });
    this.ask = h("section", { class: "ask", id: "ask" });
    /** What screen readers say by themselves: what happened, and what is asked. */
    this.spoken = h("div", { class: "unseen", role: "status", "aria-live": "polite" });
    this.hand = h("section", { class: "hand", id: "hand" });
    this.dock = h("section", { class: "dock" }, this.timeline, this.ask, this.hand);
    this.panels = h("div", { class: "panels", id: "panels", tabindex: -1 });
    this.talkTabs = h("div", { class: "talk-tabs", role: "tablist" });
    this.log = h("div", { class: "log", id: "log" });
    this.chat = h("div", { class: "chat", id: "chat" });
    this.talk = h("div", { class: "talk" }, this.talkTabs, this.log, this.chat);
    this.side = h("aside", { class: "side" }, this.panels, this.talk);
    this.tabs = h("nav", { class: "tabs" });
    this.root = h("div", { class: "table", "data-part": "board", "data-talk": "log" },
      this.topbar, this.stage, this.over, this.dock, this.side, this.tabs, this.curtain, this.spoken);
    /** @type {Part} */
    this.part = "board";
  }

  /** On a narrow screen one part is in view at a time. @param {Part} part @param {{ unread: number, boardless: boolean }} now */
  show(part, now) {
    this.part = part;
    this.root.setAttribute("data-part", part);
    if (part === "log" || part === "chat") this.root.setAttribute("data-talk", part);
    this.drawTabs(now);
  }

  /** @param {{ unread: number, boardless: boolean }} now */
  drawTabs(now) {
    this.root.classList.toggle("boardless", now.boardless);
    const talk = this.root.getAttribute("data-talk");
    const dot = now.unread ? h("span", { class: "dot" }, String(now.unread)) : null;
    this.talkTabs.setAttribute("aria-label", t("talk"));
    this.talkTabs.replaceChildren(
      ...(/** @type {const} */ (["log", "chat"])).map((part) => h("button", {
        type: "button", role: "tab", "aria-selected": String(talk === part), "aria-controls": part,
        onclick: () => this.root.dispatchEvent(new CustomEvent("part", { detail: part })),
      }, icon(part === "log" ? "scroll-text" : "message-circle"), t(part), part === "chat" ? dot : null)));
    /** @type {[Part, string][]} */
    const parts = [["board", "map"], ["panels", "users"], ["log", "scroll-text"], ["chat", "message-circle"]];
    this.tabs.setAttribute("aria-label", t("parts"));
    this.tabs.replaceChildren(...parts.filter(([part]) => part !== "board" || !now.boardless).map(([part, name]) => h("button", {
      type: "button", "aria-pressed": String(this.part === part),
      onclick: () => this.root.dispatchEvent(new CustomEvent("part", { detail: part })),
    }, icon(name), h("span", {}, t(`tab-${part}`)), part === "chat" ? dot?.cloneNode(true) : null)));
  }
}

/**
 * A button of a bar: an icon with its name for those who do not see.
 * @param {string} name @param {string} label @param {() => void} run @param {{ off?: boolean, pressed?: boolean, text?: string, key?: string, kind?: string }} [how]
 */
export function tool(name, label, run, how = {}) {
  return h("button", {
    type: "button", class: `quiet${how.text ? "" : " square"} ${how.kind ?? ""}`, title: label, "aria-label": label, "data-key": how.key ?? `tool ${name}`,
    disabled: how.off, "aria-pressed": how.pressed === undefined ? null : String(how.pressed), onclick: run,
  }, icon(name), how.text ? h("span", {}, how.text) : null);
}
