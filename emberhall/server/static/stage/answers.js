// Answers before a choice: what an option leads to, drawn as ghosts, and why something cannot be chosen.

/** @import { Figure, Option, Scene } from "../core/types" */
/** @import { BoardView } from "../board/board.js" */
import { figureChip } from "../cards/cards.js";
import { place } from "./dialogs.js";
import { h, phone, s } from "../core/dom.js";
import { worded } from "../words/glossary.js";
import { capital, t } from "../words/i18n.js";
import { drawn, emblem, emblemAt, icon } from "../core/icons.js";
import { api, patched } from "../core/net.js";
import { signIcon } from "../board/shapes.js";

const REST = 120; // how long the pointer rests on an option before its consequence is fetched (milliseconds)

/**
 * @typedef {{ key: string, stop: string, patch: import("../core/types").Patch, lit: string[], asks: string | null }}
 *   Foreseen
 * @typedef {{ element: string, why: string | null, rule: string | null, missing: string | null, other?: boolean }}
 *   Reason `other`: there is no reason but that something else is asked
 */

/** The key under which the consequence of an option is cached. @param {Option} option */
const known = (option) => `${option.key} ${option.then ?? ""}`;

export class Answers {
  /**
   * @param {HTMLElement} box where a consequence is told
   * @param {{ table: string, look: () => string, scene: () => Scene, board: () => BoardView | null, seat: () =>
   *   number | undefined, rule: (rule: string) => void, failed: (error: unknown) => void, bar: () => Figure[], barOf:
   *   (scene: Scene) => Figure[], fight: (then: Scene | undefined, option: string) => void, name: (id: string) =>
   *   string, who: (id: string) => { figures?: Figure[], text?: string[] } | undefined, notes: (id: string) =>
   *   string[] }} how `fight`: the fight as it would be; `who`: what a piece, a card or a figure is; `notes`: what is
   *   noted of a place
   */
  constructor(box, how) {
    this.box = box;
    this.how = how;
    this.timer = 0;
    /** The option whose consequence is shown or fetched. */
    this.key = "";
    /** Answers to the open question. @type {Map<string, Promise<Foreseen>>} */
    this.known = new Map();
    this.bubble = h("div", { class: "bubble island", role: "dialog", hidden: true });
    document.body.append(this.bubble);
    document.addEventListener(
      "pointerdown",
      (event) => {
        if (event.target instanceof Node && !this.bubble.contains(event.target)) this.shut();
      },
      true,
    );
    this.bubble.addEventListener("click", (event) => {
      if (event.target instanceof Element && !event.target.closest("button")) this.shut();
    });
    document.addEventListener(
      "keydown",
      (event) => {
        if (event.key === "Escape" && this.shut()) event.stopPropagation();
      },
      true,
    );
  }

  close() {
    this.fresh();
    this.bubble.remove();
  }

  /** The position has changed: cached consequences are stale. */
  past() {
    this.known.clear();
    this.forget();
  }

  /** Another question is open: close the reason why not as well. */
  fresh() {
    this.past();
    this.shut();
  }

  /** The pointer rests on an option. @param {Option} option */
  rest(option) {
    this.forget();
    this.key = known(option);
    this.timer = window.setTimeout(() => void this.foresee(option), REST);
  }

  forget() {
    clearTimeout(this.timer);
    this.key = "";
    this.box.hidden = true;
    this.how.board()?.ghosts(null, []);
    this.how.fight(undefined, "");
  }

  /**
   * What a bot would choose.
   * @param {number} seat
   * @returns {Promise<{ key: string | null, label: string | null } | null>}
   */
  async hint(seat) {
    try {
      return await api(`/api/tables/${this.how.table}/hint?seat=${seat}${this.how.look()}`);
    } catch (error) {
      this.how.failed(error);
      return null;
    }
  }

  /** @param {Option} option */
  async foresee(option) {
    const seat = this.how.seat();
    const address = `/api/tables/${this.how.table}/foresee?key=${encodeURIComponent(option.key)}${option.then ? `&then=${encodeURIComponent(option.then)}` : ""}${seat === undefined ? "" : `&seat=${seat}`}${this.how.look()}`;
    const asked = this.known.get(known(option)) ?? api(address);
    this.known.set(known(option), asked);
    /** @type {Foreseen} */
    let seen;
    try {
      seen = await asked;
    } catch {
      this.known.delete(known(option));
      return; // a missing preview is not an error
    }
    if (this.key !== known(option) || seen.stop === "gone") return;
    const then = patched(this.how.scene(), seen.patch);
    const changes = changed(this.how.bar(), this.how.barOf(then));
    const board = this.how.board();
    const { places, many } = board?.ghosts(
      then.boards?.find((one) => one.id === board.board?.id) ?? null,
      seen.lit,
    ) ?? { places: [], many: 0 };
    this.how.fight(then, option.label);
    const stops = t(`foresee-${seen.stop}`);
    if (!changes.length && !many && (!stops || phone())) return; // no room for words that say nothing
    this.box.replaceChildren(
      h("h3", {}, icon("eye"), h("span", {}, t("foresee", { option: option.label }))),
      ...changes.map(({ figure, before }) =>
        h(
          "p",
          { class: "change" },
          figure.emblem
            ? emblem(figure.emblem)
            : figure.colour
              ? signIcon(figure.colour)
              : drawn(figure.icon)
                ? icon(figure.icon ?? "")
                : null,
          h("span", { class: "grow" }, figure.name),
          h("span", { class: "num muted" }, String(before)),
          icon("arrow-right"),
          h("b", { class: "num" }, String(figure.value)),
        ),
      ),
      ...legend(board?.board?.spaces.some((space) => board.lit.has(space.id)) ?? false, places),
      ...(stops ? [h("p", { class: "muted" }, stops)] : []),
    );
    this.box.hidden = false;
  }

  /** Why a thing cannot be chosen. @param {string} id @param {Element} element */
  async whyNot(id, element) {
    const seat = this.how.seat();
    /** @type {Reason} */
    let reason;
    try {
      reason = await api(
        `/api/tables/${this.how.table}/why?element=${encodeURIComponent(id)}${seat === undefined ? "" : `&seat=${seat}`}${this.how.look()}`,
      );
    } catch {
      return;
    }
    const rule = reason.rule;
    if (!reason.why || !element.isConnected) return;
    const card = this.how.who(id); // without hovering, a press is how you ask who that is
    const name = this.how.name(id).replace(/\.$/, "");
    // it is meant to be read, not chosen
    const read = reason.other && Boolean(card?.figures?.length || card?.text?.length);
    this.bubble.replaceChildren(
      h("h3", {}, icon("circle-question-mark"), card ? name : name ? t("why-not-that", { name }) : t("why-not")),
      card?.figures?.length
        ? h("p", { class: "figures" }, ...card.figures.map((figure) => figureChip(figure, true)))
        : "",
      ...(card?.text ?? []).map((line) => h("p", { class: "muted" }, ...worded(capital(line)))),
      ...this.how.notes(id).map((note) => h("p", { class: "muted" }, ...worded(capital(note)))),
      read ? "" : h("p", {}, ...worded(reason.why)),
      reason.missing
        ? h("p", { class: "missing" }, h("span", { class: "cap" }, t("missing")), h("b", {}, reason.missing))
        : "",
      rule && !read
        ? h(
            "button",
            { type: "button", class: "link", "data-key": "why not rule", onclick: () => this.how.rule(rule) },
            rule,
          )
        : "",
    );
    this.bubble.setAttribute("aria-label", t("why-not"));
    this.bubble.hidden = false;
    place(this.bubble, (element.closest(".opened") ?? element).getBoundingClientRect());
    if (!phone()) giveWay(this.bubble, element);
    const below =
      innerWidth < 768 &&
      [".opened:not([hidden])", ".hand:not(:empty)", ".bar"]
        .map((what) => element.closest(".table")?.querySelector(what))
        .find(Boolean);
    if (below)
      // on a phone it covers neither ways nor cards
      this.bubble.style.top = `${Math.max(128, below.getBoundingClientRect().top - this.bubble.offsetHeight - 8)}px`;
  }

  shut() {
    if (this.bubble.hidden) return false;
    this.bubble.hidden = true;
    return true;
  }
}

/**
 * Explains the marks on the board, if something comes into reach.
 * @param {boolean} now whether something is
 * @param {import("../core/types").Space[]} places that would
 */
function legend(now, places) {
  if (!places.length) return [];
  const hex = "M12 2 21 7 21 17 12 22 3 17 3 7Z";
  return [
    now ? key(s("path", { class: "line", d: hex }), t("legend-now")) : null,
    key(s("path", { class: "ghost-line", d: hex }), t("legend-then")),
    places.some((space) => space.cost)
      ? key(
          s("g", { class: "chip" }, s("circle", { cx: 12, cy: 12, r: 10 }), s("text", { x: 12, y: 16.5 }, "n")),
          t("legend-cost"),
        )
      : null,
    places.some((space) => space.risk)
      ? key(
          s("g", { class: "risk" }, s("circle", { cx: 12, cy: 12, r: 11 }), emblemAt("crossed-swords", 12, 12, 13)),
          t("legend-risk"),
        )
      : null,
  ].filter((part) => part !== null);
}

/** @param {SVGElement} mark @param {string} words */
const key = (mark, words) =>
  h("p", { class: "legend" }, s("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, mark), words);

/** Figures that would change. @param {Figure[]} now @param {Figure[]} then */
function changed(now, then) {
  const before = new Map(now.map((figure) => [figure.id ?? figure.name, figure.value]));
  return then
    .filter((figure) => before.has(figure.id ?? figure.name) && before.get(figure.id ?? figure.name) !== figure.value)
    .map((figure) => ({ figure, before: before.get(figure.id ?? figure.name) }));
}

/**
 * If a box covers what can be chosen, move it to the nearest place where it covers least.
 * @param {HTMLElement} box
 * @param {Element} element what it is about
 */
function giveWay(box, element) {
  const table = element.closest(".table");
  const lit = [
    ...(table?.querySelectorAll(".space.lit .ground, .piece.lit, .hand .card.lit, .opened:not([hidden]), .ask, .bar") ??
      []),
  ].map((one) => one.getBoundingClientRect());
  const { left, top, width, height } = box.getBoundingClientRect();
  const at = element.getBoundingClientRect();
  const over = (/** @type {number} */ x, /** @type {number} */ y) =>
    lit.filter((one) => one.left < x + width && one.right > x && one.top < y + height && one.bottom > y).length;
  let best = { x: left, y: top, covers: over(left, top), far: 0 };
  if (!best.covers) return;
  for (let x = 8; x <= innerWidth - width - 8; x += 24) {
    for (let y = 64; y <= innerHeight - height - 8; y += 24) {
      if (x < at.right && x + width > at.left && y < at.bottom && y + height > at.top) continue;
      const [covers, far] = [over(x, y), Math.hypot(x - left, y - top)];
      if (covers < best.covers || (covers === best.covers && far < best.far)) best = { x, y, covers, far };
    }
  }
  box.style.left = `${best.x}px`;
  box.style.top = `${best.y}px`;
}
