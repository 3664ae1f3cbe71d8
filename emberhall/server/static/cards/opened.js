// An opened card: the ways to play it, with their costs and effects, and its whole text.

/** @import { Card, Option, Way } from "../core/types" */
/** @import { Dispatch } from "../core/page" */
import { cardName, diceOf } from "./figures.js";
import { commonStart } from "../core/order.js";
import { h } from "../core/dom.js";
import { playedBy } from "../core/press.js";
import { phone, still } from "../core/window.js";
import { pointing } from "../stage/options.js";
import { marked, termRow, worded } from "../words/glossary.js";
import { capital, t } from "../words/i18n.js";
import { emblem, icon } from "../core/icons.js";
import { patternOf } from "../board/patterns.js";
import { signIcon } from "../board/shapes.js";

/**
 * Ignore the second press of a double-click: it was meant for the card, not for the way that opened under it.
 * @param {MouseEvent} event
 */
const firstPress = (event) => event.detail < 2;

/** A longer name is not repeated for ways that differ only in price (characters). */
const LONG = 40;

/** The label of an option on its own card, without the card's name. @param {Card} card @param {Option} option */
const itself = (card, option) =>
  option.label.startsWith(`${card.name}: `) ? capital(option.label.slice((card.name ?? "").length + 2)) : option.label;

/** Group options by kind. @param {Option[]} options @returns {Option[][]} */
function byKind(options) {
  /** @type {Map<string, Option[]>} */
  const found = new Map();
  for (const option of options) {
    const kind = option.key.split(":", 1)[0];
    found.set(kind, [...(found.get(kind) ?? []), option]);
  }
  return [...found.values()];
}

export class OpenedCard {
  /** @param {HTMLElement} box @param {Dispatch} dispatch */
  constructor(box, dispatch) {
    this.box = box;
    this.dispatch = dispatch;
    /** From where to where it may lie. */
    this.frame = { left: 0, width: innerWidth };
    this.id = "";
    /** What is shown: the card, its options and whether it is only read. */
    this.shown = "";
    this.reading = false;
  }

  get open() {
    return !this.box.hidden;
  }

  /**
   * A view has arrived: keep the card open, with the options it has now.
   * @param {Card} card
   * @param {Option[]} options
   * @param {Element} beside
   * @param {string} said in which words
   */
  refresh(card, options, beside, said) {
    const reading = this.reading && !options.length;
    if (JSON.stringify([card, options, reading, said]) === this.shown) return;
    this.fill(card, options, reading, said);
    this.place(beside, false);
  }

  /**
   * @param {Card} card
   * @param {Option[]} options that touch it
   * @param {Element} beside the card as it lies
   * @param {string} said in which words
   * @param {boolean} [reading] whether it is only read
   */
  show(card, options, beside, said, reading = false) {
    this.fill(card, options, reading, said);
    this.box.hidden = false;
    this.place(beside, true);
    /** @type {HTMLElement | null} */ (
      this.box.querySelector(".way:not(.no)") ?? this.box.querySelector(".way, button")
    )?.focus({ preventScroll: true });
  }

  /** @param {Card} card @param {Option[]} options @param {boolean} reading @param {string} said */
  fill(card, options, reading, said) {
    this.id = card.id;
    this.reading = reading;
    this.shown = JSON.stringify([card, options, reading, said]);
    const left = new Set(options);
    // the question is not how to play this card
    const other = reading || (options.length > 0 && !options.some((option) => playedBy(card, option)));
    const ways = (card.ways ?? [])
      .map((way) => {
        const option = options.find((one) => playedBy({ ...card, ways: [way] }, one));
        if (option) left.delete(option);
        const chosen = option && way.then ? { ...option, then: way.then } : option;
        return option || !(way.quiet || other) ? this.way(way, chosen, `${cardName(card)} · ${way.name}`) : null;
      })
      .filter((way) => way !== null);
    const others = byKind([...left]).flatMap((kind) =>
      kind.length > 1 && kind.every((option) => this.isPlaced(option))
        ? [this.onMap(card, kind)]
        : kind.map((option) =>
            this.way(
              { key: option.key, name: option.label === card.name ? t("choose-this") : itself(card, option) },
              option,
              option.label,
            ),
          ),
    );
    const told = options.map((option) => itself(card, option)); // do not repeat the options below
    const text = ways.length ? [] : (card.text ?? []).filter((line) => !told.includes(capital(line)));
    this.box.className = `opened c-${card.colour ?? "grey"}${card.colour ? " coloured" : ""}`;
    this.box.setAttribute("aria-label", cardName(card));
    this.box.setAttribute("role", "dialog");
    this.box.replaceChildren(
      h(
        "header",
        {},
        card.colour ? signIcon(card.colour) : card.emblem ? emblem(card.emblem) : null,
        h("h3", {}, cardName(card)),
        h("span", { class: "card-kind" }, card.kind ?? ""),
        card.corner ? h("span", { class: "corner" }, card.corner) : null,
        h(
          "button",
          {
            type: "button",
            class: "quiet square",
            "aria-label": t("close"),
            onclick: () => this.dispatch({ type: "shut" }),
          },
          icon("chevron-down"),
        ),
      ),
      h("div", { class: "ways" }, ...ways, ...others),
      text.length || card.pattern
        ? h(
            "div",
            { class: "opened-text" },
            diceOf(card),
            ...text.map((line) => h("p", {}, ...worded(capital(line)))),
            card.pattern ? patternOf(card.pattern) : null,
          )
        : "",
      text.length
        ? ""
        : (termRow([...(card.ways ?? []).flatMap((way) => [way.name, way.note ?? ""]), ...(card.text ?? [])]) ?? ""),
    );
  }

  /** Whether an option is about a place on a board. @param {Option} option */
  isPlaced(option) {
    const board = this.box.closest(".table")?.querySelector("svg.board");
    return option.touches.some((id) => board?.querySelector(`[data-id="${CSS.escape(id)}"]`));
  }

  /** Where a card leads is chosen on the map. @param {Card} card @param {Option[]} options */
  onMap(card, options) {
    const name = commonStart(options.map((option) => option.label)).replace(/[\s:]+$/, "") || t("choose-one");
    return h(
      "button",
      {
        type: "button",
        class: "way",
        "data-key": `map ${options[0].key}`,
        onclick: () => {
          this.dispatch({ type: "shut" });
          this.dispatch({ type: "narrow", id: card.id });
        },
      },
      h("span", { class: "way-emblem" }, icon("map-pin")),
      h("span", { class: "grow" }, h("b", {}, name), h("small", {}, t("choose-on-map", { count: options.length }))),
    );
  }

  /**
   * @param {Way} way
   * @param {Option | undefined} option
   * @param {string} label what it is called where its consequence is told
   */
  way(way, option, label) {
    // the same effect for another price: its words are above
    const short = way.quiet && way.note && way.name.length > LONG;
    const parts = [
      h("span", { class: "way-emblem" }, way.emblem ? emblem(way.emblem) : icon("chevron-right")),
      h(
        "span",
        { class: "grow" },
        h("b", {}, ...marked(short ? capital(way.note ?? "") : way.name)),
        way.note && !short ? h("small", {}, ...marked(way.note)) : null,
      ),
      way.cost ? signIcon(way.paid ?? way.cost) : null,
    ];
    if (option) {
      return h(
        "button",
        {
          type: "button",
          class: "way",
          "data-option": option.key,
          "data-key": `way ${option.key} ${option.then ?? ""}`,
          onclick: (/** @type {MouseEvent} */ event) => firstPress(event) && this.dispatch({ type: "choose", option }),
          ...pointing(this.dispatch, [{ ...option, label }]),
        },
        ...parts,
      );
    }
    return h(
      "button",
      {
        type: "button",
        class: "way no",
        "aria-disabled": "true",
        "data-key": `way ${way.key}`,
        onclick: (/** @type {MouseEvent} */ { currentTarget }) =>
          this.dispatch({ type: "why not", id: way.key, element: currentTarget }),
      },
      ...parts,
      icon("circle-question-mark", t("why-not")),
    );
  }

  /**
   * Place the box above the card, within the window.
   * @param {Element} beside
   * @param {boolean} comes whether it has just been opened
   */
  place(beside, comes) {
    // a sheet on phones; scroll the card's name into sight
    if (phone()) return void (comes && beside.scrollIntoView({ inline: "center", block: "nearest" }));
    const frame = beside.getBoundingClientRect();
    const place = this.frame;
    const width = this.box.offsetWidth;
    const [least, most] = [place.left, place.left + place.width - width];
    const wanted = Math.max(least, Math.min(frame.left + frame.width / 2 - width / 2, most));
    const free = (/** @type {[number, number][]} */ matter) =>
      [wanted, ...matter.flatMap(([from, to]) => [from - width, to])]
        .filter(
          (left) => left >= least && left <= most && matter.every(([from, to]) => left + width <= from || left >= to),
        )
        .sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0];
    const near = matterBelow(this.box)
      .map(free)
      .find((left) => left !== undefined);
    this.box.style.setProperty("--at", `${near ?? wanted}px`);
    if (comes && !still())
      this.box.animate(
        [
          { transform: "translateY(24px) scale(.96)", opacity: 0 },
          { transform: "none", opacity: 1 },
        ],
        { duration: 180, easing: "ease-out" },
      );
  }

  close() {
    if (this.box.hidden) return false;
    this.box.hidden = true;
    this.box.replaceChildren();
    this.id = "";
    return true;
  }
}

/**
 * What an opened card should not cover, from left to right: the acting figure and lit places, or at least the acting
 * figure; in a fight what the card would add to.
 * @param {HTMLElement} box @returns {[number, number][][]}
 */
function matterBelow(box) {
  const table = box.closest(".table");
  const { top } = box.getBoundingClientRect();
  const below = (/** @type {string} */ what) =>
    [...(table?.querySelectorAll(what) ?? [])]
      .map((one) => one.getBoundingClientRect())
      .filter((one) => one.bottom > top);
  const ledger = below(".fight .ledger").map(({ left, right }) => /** @type {[number, number]} */ ([left, right]));
  if (ledger.length) return [ledger];
  const acts = below(".boards .piece.acts .ring").map(
    ({ left, right, width }) => /** @type {[number, number]} */ ([left - width, right + width]),
  );
  const lit = below(".boards .marks .line").map(
    ({ left, right }) => /** @type {[number, number]} */ ([left - 6, right + 6]),
  );
  return [[...acts, ...lit], acts];
}
