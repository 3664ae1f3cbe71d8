// The stage of a table: the board edge to edge, with islands over it in the places that core/layout.js gives them.

/** @import { Layout, Part as Name } from "../core/layout.js" */
import { h } from "../core/dom.js";
import { icon } from "../core/icons.js";

export class Tabletop {
  constructor() {
    this.boards = h("div", { class: "boards" });
    this.stage = h("div", { class: "stage", id: "board" }, this.boards);
    this.title = h("header", { class: "lintel title island" });
    this.tools = h("div", { class: "lintel tools island", role: "toolbar" });
    /** What the whole table shares: the objective, figures, who comes next, a game's own panel. */
    this.status = h("div", { class: "status" });
    this.order = h("div", { class: "order", hidden: true });
    this.own = h("section", { class: "own", hidden: true });
    this.aim = h("div", { class: "aims" });
    this.track = h(
      "div",
      { class: "track-of-all island", "data-scroll": "track" },
      this.aim,
      this.status,
      this.order,
      this.own,
    );
    this.ask = h("section", { class: "ask island", id: "ask" });
    /** Consequences and legends. */
    this.whatif = h("section", { class: "whatif island", hidden: true, "aria-live": "polite" });
    /** What a bot advises. */
    this.hint = h("section", { class: "hinted island", hidden: true, "aria-live": "polite" });
    /** What the coach of a first game says. */
    this.coach = h("section", { class: "coached island", hidden: true, "aria-live": "polite" });
    /** Reasons of a monster. */
    this.reasons = h("div", { class: "focus because" });
    this.second = h("div", { class: "beneath" }, this.hint, this.whatif, this.reasons);
    this.left = h("div", { class: "left" }, this.ask, this.coach, this.second);
    this.people = h("div", { class: "rail-people island" });
    this.railTabs = h("nav", { class: "rail-tabs island" });
    this.zoom = h("div", { class: "zoom island", role: "group" });
    this.rail = h("div", { class: "rail" }, this.people, this.railTabs, this.zoom);
    this.panels = h("div", { class: "panels", id: "panels", tabindex: -1 });
    this.talkTabs = h("div", { class: "talk-tabs", role: "tablist" });
    this.log = h("div", { class: "log", id: "log" });
    this.chat = h("div", { class: "chat", id: "chat" });
    this.talk = h("div", { class: "talk" }, this.talkTabs, this.log, this.chat);
    this.panelsHead = h("div", { class: "panels-head" });
    this.side = h("section", { class: "side island" }, this.panelsHead, this.panels, this.talk);
    this.focus = h("div", { class: "focus" });
    this.fight = h("section", { class: "fight island", hidden: true });
    this.notices = h("div", { class: "notices" });
    this.timeline = h("section", { class: "timeline island", hidden: true });
    this.hand = h("section", { class: "hand", id: "hand" });
    this.opened = h("section", { class: "opened", hidden: true });
    this.figures = h("div", { class: "bar-own island" });
    this.ends = h("div", { class: "bar-ends" });
    this.bar = h("section", { class: "bar island", hidden: true }, this.figures, this.ends);
    this.greats = h("div", { class: "greats" });
    /** Where dice fall. */
    this.tray = h("div", { class: "tray", "aria-hidden": "true" });
    this.curtain = h("div", { class: "curtain-place" });
    /** What screen readers announce: what happened, and the question. */
    this.spoken = h("div", { class: "unseen", role: "status", "aria-live": "polite" });
    this.root = h(
      "main",
      { class: "table", "data-part": "board", "data-talk": "log" },
      this.stage,
      this.title,
      this.tools,
      this.track,
      this.left,
      this.fight,
      this.focus,
      this.rail,
      this.side,
      this.timeline,
      this.hand,
      this.opened,
      this.bar,
      this.notices,
      this.greats,
      this.tray,
      this.curtain,
      this.spoken,
    );
    /** What core/layout.js places; your own figures are a box of their own, but on a phone one bar with the buttons. */
    this.placed = {
      title: this.title,
      tools: this.tools,
      track: this.track,
      left: this.left,
      second: this.second,
      rail: this.rail,
      side: this.side,
      focus: this.focus,
      fight: this.fight,
      timeline: this.timeline,
      notices: this.notices,
      greats: this.greats,
      tray: this.tray,
      hand: this.hand,
      opened: this.opened,
      bar: this.bar,
      figures: this.figures,
      ends: this.ends,
    };
    for (const [name, part] of Object.entries(this.placed)) part.dataset.place = name;
  }

  /**
   * Styles ask what lies on the table: a fight (`fighting`), something in focus (`focused`), cards with faces (`faced`)
   * and much else.
   * @param {string} what @param {boolean} so
   */
  lies(what, so) {
    if (this.root.classList.contains(what) !== so) this.root.classList.toggle(what, so);
  }

  /** Put every part in its place. @param {Layout} laid @param {{ width: number, height: number }} size of the window */
  place({ places, hand, broad }, size) {
    for (const [name, part] of Object.entries(this.placed)) {
      const { left, top, width, height } = places[ALIKE[name] ?? /** @type {Name} */ (name)];
      const [right, bottom] = [size.width - left - width, size.height - top - height];
      write(part, { left, top, width, height, right, bottom });
    }
    write(this.hand, { wide: hand.wide, high: hand.high, step: hand.step, row: hand.row, between: hand.between });
    write(this.opened, { broad: broad.opened });
    write(this.focus, { offer: broad.offer });
    this.lies("in-rows", hand.rows > 1);
    this.lies("faced", hand.wide > 0);
    this.lies("crowded", hand.step > 0 && hand.step < hand.wide);
    this.lies("squeezed", hand.step > 0 && hand.step < SQUEEZED);
  }
}

/** Where less of a card is seen, a seal beside a long name would leave too little room for it. */
const SQUEEZED = 130;

/** Parts that share a place with another. @type {Record<string, Name>} */
const ALIKE = { greats: "notices", tray: "middle", figures: "bar" };

/** What was written last. @type {WeakMap<HTMLElement, Record<string, number>>} */
const written = new WeakMap();

/**
 * Write lengths as custom properties; styling costs, so only what differs.
 * @param {HTMLElement} part @param {Record<string, number>} lengths
 */
function write(part, lengths) {
  const before = written.get(part) ?? {};
  for (const [name, length] of Object.entries(lengths))
    if (before[name] !== length) part.style.setProperty(`--${name}`, `${length}px`);
  written.set(part, Object.assign(before, lengths));
}

/**
 * A toolbar button: an icon, with its name for screen readers.
 * @param {string} name @param {string} label @param {() => void} run @param {{ off?: boolean, pressed?: boolean,
 *   text?: string, key?: string, kind?: string }} [how]
 */
export function tool(name, label, run, how = {}) {
  const words = how.text && !label.includes(how.text) ? `${how.text}: ${label}` : label;
  return h(
    "button",
    {
      type: "button",
      class: `quiet${how.text ? "" : " square"} ${how.kind ?? ""}`,
      title: label,
      "aria-label": words,
      "data-key": how.key ?? `tool ${name}`,
      disabled: how.off,
      "aria-pressed": how.pressed === undefined ? null : String(how.pressed),
      onclick: run,
    },
    icon(name),
    how.text ? h("span", {}, how.text) : null,
  );
}
