// Choosing: legal choices light up; press the thing itself or its option in the list.

/** @import { Answer, Ask, Card, Option, Player } from "../core/types" */
import { Aim } from "./areas.js";
import { dicePips } from "../cards/cards.js";
import { closeMenu, openMenu } from "./dialogs.js";
import { h, phone, refill, set } from "../core/dom.js";
import { marked, worded } from "../words/glossary.js";
import { capital, t } from "../words/i18n.js";
import { icon } from "../core/icons.js";
import { ends } from "./ownbar.js";
import { playerName } from "./panels.js";
import { signIcon } from "../board/shapes.js";

const NAMED = 10; // up to this many lit spaces keep their names on a board seen from afar
const CROWD = 12; // more options of a kind than this are gathered behind one button
const LISTED = 20; // up to this many options of a kind are listed if they are the only ones
const MANY = 9; // more options than this are grouped by how their labels begin
const FIGURES = 2; // up to this many pieces are listed beside the many places and cards
const LENGTHY = 32; // a longer question does not fit on two lines of a phone (characters)
// up to this many options are all listed; beyond it, those you can press on the table wait behind one button
const SHORT = 6;

/** Limits of the phone's player bar: buttons, and characters on each. */
const BUTTONS = 2,
  WORDS = 30;

/** A longer button gets a row of the bar to itself (characters). */
const ROW = 26;

/** No walk is under way. @type {{ way: string[], asked: string, sight: string }} */
const NOWHERE = { way: [], asked: "", sight: "" };

export class Chooser {
  /**
   * @param {HTMLElement} bar where the options are listed
   * @param {{ root: HTMLElement, choose: (seat: number, key: string) => Promise<boolean>, why: (rule: string) =>
   *   void, hint: (seat: number) => Promise<{ key: string | null, label: string | null } | null>, card: (id: string)
   *   => Card | null, more: () => Node[],
   * onTable: (id: string) => boolean, fights: (id: string) => boolean, held: (id: string) => boolean, figure: (id:
   * string) => boolean, covered: (id: string) => boolean, opens: (id: string, element: Element, options: Option[])
   * => boolean, reads: (id: string, element: Element, options: Option[]) => boolean, shut: () => void, lit: (lit:
   * Set<string>, picked: Set<string>, fresh: boolean, dear: Set<string>) => void, ends: (buttons: HTMLElement[]) =>
   * void, deeds: () => string[], few: (few: boolean, lists: boolean) => void, rests: (option: Option | null) =>
   * void, way: (id: string) => string[], sight: () => string }} how `way`: the steps to a space within reach;
   * `sight`: what stands on the boards; `lit`: what can be chosen, and of that what only goes with a card of the
   * hand; `covered`: a figure over which its own fight lies on a phone; `reads`: a card of which only the name is
   * seen is shown with its text and these options; `more`: what else is said under the question; `deeds`: the
   * options that do what is prepared
   */
  constructor(bar, how) {
    this.bar = bar;
    this.how = how;
    /** @type {Ask[]} */
    this.asks = [];
    this.at = 0;
    /** @type {Player[]} */
    this.players = [];
    this.decisions = 0;
    /** Things picked so far, to narrow the options. @type {string[]} */
    this.picked = [];
    /** Whether a menu of options is open. */
    this.menued = false;
    this.busy = false;
    this.patience = 0;
    /** Shown when nothing is asked. */
    this.idle = "";
    /** The secret answer being changed. @type {Answer | null} */
    this.changing = null;
    this.more = h("div", { class: "more-said" });
    this.folded = false;
    /** Whether options you can press on the table are listed too. */
    this.listing = false;
    /** Whether the question is new. */
    this.fresh = false;
    /** The hint, once asked for; null while the bot thinks. @type {Option | null | undefined} */
    this.hinted = undefined;
    /** The answer chosen in advance for the next question. */
    this.follows = "";
    /** The rest of a walk, the question before each step, and what was in sight. */
    this.ahead = NOWHERE;
    /** The option under the pointer on the table. */
    this.rested = "";
    this.aim = new Aim(this);
    how.root.addEventListener("pointerover", (event) => {
      if (event.pointerType === "mouse") this.restOn(event.target);
    });
  }

  /** @returns {Ask | null} */
  get ask() {
    return this.changing ?? this.asks[this.at] ?? null;
  }

  /**
   * A view has arrived.
   * @param {Ask[]} asks @param {Player[]} players @param {string} idle @param {number} decisions how many there have
   *   been @param {Answer[]} answers given in secret
   * @returns {boolean} whether the same is asked as before: then menus, picks and lists stay as they are
   */
  set(asks, players, idle, decisions, answers) {
    const same = this.goesOn(asks, answers, decisions);
    this.players = players;
    this.idle = idle;
    if (same) this.again(asks, decisions);
    else this.begin(asks, decisions);
    return same;
  }

  /**
   * Whether the question on the page is still open: others may have decided, but not the player it asks.
   * @param {Ask[]} asks
   * @param {Answer[]} answers
   * @param {number} decisions
   */
  goesOn(asks, answers, decisions) {
    if (this.busy && decisions !== this.decisions) return false;
    const equal = (/** @type {Ask | null} */ one) => (/** @type {Ask} */ other) =>
      JSON.stringify(one) === JSON.stringify(other);
    if (this.changing) return answers.some(equal(this.changing));
    return this.ask ? asks.some(equal(this.ask)) : !asks.length;
  }

  /** The same question is still open. @param {Ask[]} asks @param {number} decisions */
  again(asks, decisions) {
    const { ask } = this;
    const words = JSON.stringify(ask);
    this.asks = asks.map((other) => (ask && JSON.stringify(other) === words ? ask : other));
    this.at = ask && this.asks.includes(ask) ? this.asks.indexOf(ask) : 0;
    if (decisions !== this.decisions && this.hinted) this.hinted = undefined; // the advice was for another position
    this.decisions = decisions;
    this.rest(true);
    this.draw();
  }

  /** A new question. @param {Ask[]} asks @param {number} decisions */
  begin(asks, decisions) {
    if (this.menued) closeMenu();
    const before = this.listing ? (this.ask?.options.map((option) => option.key) ?? []) : [];
    this.asks = asks;
    this.decisions = decisions;
    this.at = Math.min(this.at, Math.max(asks.length - 1, 0));
    this.picked = [];
    this.rested = "";
    this.aim.clear();
    this.changing = null;
    const options = this.ask?.options ?? [];
    this.listing = options.length > 0 && !options.some((option) => this.lies(option)); // there is nothing else to press
    // a list would cover it
    const ground = options.some((option) => option.touches.some((id) => this.how.onTable(id) && !this.how.held(id)));
    const [lying, plain] = [true, false].map(
      (on) => options.filter((option) => !ends(option) && this.lies(option) === on).length,
    );
    // the few cards that answer may be out of sight
    if (phone() && !ground && plain > lying && options.length <= MANY) this.listing = true;
    if (
      !ground &&
      options.length > 1 &&
      before.length > options.length &&
      options.every((option) => before.includes(option.key))
    )
      this.listing = true; // one more of the same list
    this.hinted = undefined;
    this.fresh = true;
    this.rest(true);
    const here = this.bar.contains(document.activeElement);
    this.draw();
    const next = this.ask?.options.find((option) => option.key === this.follows);
    if (this.ask) this.follows = "";
    if (next) {
      void this.choose(next);
      return;
    }
    const { way, asked, sight } = this.ahead;
    if (this.ask) this.ahead = NOWHERE;
    if (way.length && this.ask?.prompt === asked && this.how.sight() === sight && this.walk(way)) return;
    if (here && !this.bar.contains(document.activeElement)) this.first()?.focus();
  }

  /** Where the focus goes when a question is new. @returns {HTMLElement | null} */
  first() {
    return (
      this.bar.querySelector(".option") ??
      this.bar.querySelector("#prompt") ??
      this.bar.querySelector('[data-key="skip"]')
    );
  }

  /** Whether an option can be chosen by pressing something on the table. @param {Option} option */
  lies(option) {
    return option.touches.some((id) => this.how.onTable(id) || this.how.fights(id));
  }

  /** The label of an option: for a way to play a card, the card's own words. @param {Option} option */
  label(option) {
    for (const id of option.touches) {
      const card = this.how.card(id);
      const way = card?.ways?.find((one) => one.key === option.key);
      if (way && !way.quiet) return `${card?.name ?? ""}: ${way.name}`;
    }
    return capital(option.label);
  }

  /**
   * Whether an option's label is the name of its card, so that its words are not explained as terms.
   * @param {Option} option
   */
  named(option) {
    return option.touches.some((id) => this.how.card(id)?.name === option.label);
  }

  /** The options that touch everything picked so far. */
  options() {
    return (this.ask?.options ?? []).filter((option) => this.picked.every((id) => option.touches.includes(id)));
  }

  /** @param {string} id */
  touching(id) {
    return this.options().filter((option) => option.touches.includes(id) && !this.picked.includes(id));
  }

  /** @param {Option} option */
  async choose(option) {
    if (this.busy || !this.ask) return;
    closeMenu();
    if (this.changing?.key === option.key) return this.change(null);
    this.rest(false);
    this.follows = option.then ?? "";
    if (!(await this.how.choose(this.ask.seat, option.key))) {
      this.ahead = NOWHERE;
      this.rest(true);
    }
    return undefined;
  }

  /** Start to change a secret answer; null: keep it. @param {Answer | null} answer */
  change(answer) {
    this.changing = answer;
    this.picked = [];
    this.draw();
    /** @type {HTMLElement | null} */ (this.bar.querySelector(answer ? ".option" : ".answered button"))?.focus();
  }

  /** Between a choice and its consequence, nothing else can be chosen. @param {boolean} ready */
  rest(ready) {
    clearTimeout(this.patience);
    this.busy = !ready;
    this.bar.setAttribute("aria-busy", String(this.busy));
    if (this.busy) this.patience = window.setTimeout(() => this.rest(true), 8000);
  }

  /**
   * A way to play a card was pressed on the card itself.
   * @param {string} key
   * @returns {boolean} whether it meant anything
   */
  pressWay(key) {
    const option = this.options().find((one) => one.key === key);
    if (option) void this.choose(option);
    return Boolean(option);
  }

  /** A thing was pressed. @param {string} id @param {Element} element @returns {boolean} whether it meant anything */
  press(id, element) {
    if (this.aim.press(id, element)) return true;
    if (this.picked.includes(id)) {
      this.clear();
      this.how.shut();
      return true;
    }
    const options = this.touching(id);
    if (options.length > 1 && options.every((option) => this.isPair(option, id))) {
      // one more of its kind must be picked
      this.picked.push(id);
      this.draw();
      this.how.reads(id, element, []);
      return true;
    }
    if (!this.picked.length && this.how.opens(id, element, options)) return true;
    if (!options.length) return this.walk(this.how.way(id));
    const plain = options.length === 1 ? options[0] : this.picked.length ? null : this.spares(options);
    if (plain) {
      void this.choose(plain);
      return true;
    }
    const [first] = this.picked; // the first pick comes first: the leading card
    const ordered = first
      ? [...options].sort((a, b) => Number(b.touches[0] === first) - Number(a.touches[0] === first))
      : options;
    if (this.how.reads(id, element, ordered)) return true;
    this.picked.push(id);
    this.draw();
    this.menu(element, ordered);
    return true;
  }

  /**
   * Walk step by step, as long as each step is the only option there and nothing new comes into sight.
   * @param {string[]} way the spaces
   * @returns {boolean} whether there is such a way
   */
  walk([next, ...rest]) {
    const step = this.touching(next ?? "");
    if (step.length !== 1) return false;
    this.ahead = { way: rest, asked: this.ask?.prompt ?? "", sight: this.how.sight() };
    void this.choose(step[0]);
    return true;
  }

  /**
   * The one option that spends no card: walking, where a horse could go too. To ride, press the horse's card first.
   * @param {Option[]} options
   */
  spares(options) {
    const free = options.filter((option) => !option.touches.some((id) => this.how.held(id)));
    return free.length === 1 && free[0].touches.length === 1 ? free[0] : null;
  }

  /**
   * Whether an option needs another thing of the same kind: two cards of a hand.
   * @param {Option} option
   * @param {string} id
   */
  isPair(option, id) {
    const kind = id.split(":", 1)[0];
    return (
      option.touches.filter((other) => !this.picked.includes(other)).length > 1 &&
      option.touches.every((other) => other.split(":", 1)[0] === kind)
    );
  }

  /** Narrow the question to one thing: where a card leads is chosen on the map. @param {string} id */
  narrow(id) {
    this.picked = [id];
    this.draw();
  }

  /**
   * @param {Element} element
   * @param {Option[]} options
   * @param {string} [start] what all their labels begin with is said once
   */
  menu(element, options, start = "") {
    openMenu(
      element,
      options.map((option) => ({
        label: start ? capital(option.label.slice(start.length)) : this.label(option),
        key: option.key,
        run: () => void this.choose(option),
      })),
      {
        title: start ? `${this.ask?.prompt} · ${capital(start)}…` : this.ask?.prompt,
        closed: (press) => {
          this.menued = false;
          const target = press?.target instanceof Element ? press.target.closest(".lit, .ask") : null;
          if (!target && !this.busy) this.clear(); // a press on another lit thing narrows further
        },
      },
    );
    this.menued = true;
  }

  clear() {
    if (this.aim.shown) {
      this.aim.clear();
      this.draw();
      return true;
    }
    if (!this.picked.length && this.changing) {
      this.change(null);
      return true;
    }
    if (!this.picked.length) return false;
    this.picked = [];
    this.draw();
    return true;
  }

  draw() {
    const ask = this.ask;
    if (!ask) {
      refill(this.bar, h("p", { class: "prompt idle" }, this.idle));
      this.how.few(true, false);
      this.bar.className = `ask island idle${this.idle ? "" : " silent"}`;
      this.how.ends([]);
      this.light();
      return;
    }
    this.bar.className = `ask island${this.folded ? " folded" : ""}${this.listing ? " listing" : ""}`;
    const several = this.asks.length > 1;
    const rule = ask.rule;
    const options = this.options();
    const deeds = options.filter((option) => this.how.deeds().includes(option.key));
    const last = options.filter((option) => ends(option) && !deeds.includes(option));
    const rest = options.filter((option) => !ends(option) && !deeds.includes(option));
    // enemies to attack are listed if there are few
    const figures = rest.filter((option) => option.touches.length === 1 && this.how.figure(option.touches[0]));
    // a place that is only counted
    const nameless = (/** @type {Option} */ option) => /^[-\d, ]+$|\s-?\d+,-?\d+$/.test(option.label);
    const aside = rest.filter(
      (option) =>
        (options.length > SHORT || nameless(option)) &&
        option.touches.some((id) => !this.picked.includes(id) && this.how.onTable(id)) &&
        (figures.length > FIGURES || !figures.includes(option)),
    );
    const listed = aside.length ? rest.filter((option) => !aside.includes(option)) : rest;
    const shown = listed.length ? this.buttons(listed, 0) : [];
    const more = aside.length ? this.buttons(aside, shown.length) : [];
    const laid = this.aim.shown;
    const turns = laid ? this.aim.waysAt(this.aim.at).length : 0;
    refill(
      this.bar,
      several
        ? h(
            "div",
            { class: "seats", role: "tablist", "aria-label": t("who-decides") },
            ...this.asks.map((other, i) =>
              h(
                "button",
                {
                  type: "button",
                  role: "tab",
                  "aria-selected": String(i === this.at),
                  "data-key": `seat ${other.seat}`,
                  onclick: () => this.turnTo(i),
                },
                playerName(this.players[other.seat]) || t("seat-number", { seat: other.seat + 1 }),
              ),
            ),
          )
        : null,
      h(
        "div",
        { class: "prompt-line" },
        h(
          "p",
          { class: `prompt${ask.prompt.length > LENGTHY ? " lengthy" : ""}`, id: "prompt", tabindex: -1 },
          ...worded(ask.prompt),
        ),
        this.unfolds(rest.length),
        h(
          "button",
          {
            type: "button",
            class: "quiet square fold-ask",
            "aria-label": t("fold"),
            title: t("fold"),
            "data-key": "fold ask",
            "aria-expanded": String(!this.folded),
            onclick: () => this.fold(),
          },
          icon(this.folded ? "chevron-down" : "chevron-up"),
        ),
      ),
      h(
        "div",
        { class: "prompt-tools" },
        this.aim.ways().length
          ? h("span", { class: "muted" }, t(phone() ? "aim-area-touch" : "aim-area"))
          : aside.length
            ? h("span", { class: "muted" }, t(listed.length ? "choose-or" : "choose-lit", { what: this.what(aside) }))
            : null,
        laid
          ? h(
              "button",
              { type: "button", class: "primary", "data-key": "lay area", onclick: () => this.choose(laid) },
              icon("check"),
              this.label(laid),
            )
          : null,
        turns > 1
          ? h(
              "button",
              {
                type: "button",
                class: "quiet",
                "data-key": "turn area",
                title: t("turn-area-keys"),
                onclick: () => this.aim.turn(),
              },
              icon("rotate-ccw"),
              t("turn-area", { count: turns }),
            )
          : null,
        rule
          ? h(
              "button",
              { type: "button", class: "quiet why", "data-key": "why", title: rule, onclick: () => this.how.why(rule) },
              icon("circle-question-mark"),
              t("why"),
            )
          : null,
        ask.options.length > 1 && !this.changing ? this.hint(ask) : null,
        this.picked.length
          ? h(
              "button",
              { type: "button", class: "quiet", "data-key": "clear", onclick: () => this.clear() },
              icon("x"),
              t("all-options"),
            )
          : null,
      ),
      h(
        "div",
        { class: "options", role: "group", "aria-labelledby": "prompt", "data-scroll": `options ${ask.prompt}` },
        ...shown,
        more.length ? this.lists(aside.length, listed.length > 0) : null,
        more.length ? h("div", { class: "aside", hidden: !this.listing }, ...more) : null,
      ),
    );
    this.tellFew();
    const aimed = laid && phone() && !this.listing ? this.aimed(laid, turns) : [];
    const plain = aimed.length ? [] : this.plainly(rest, last.length + deeds.length);
    this.how.ends([
      ...aimed,
      ...this.enders(plain, false, false),
      ...this.enders(last, rest.length === 0 && !deeds.length, !deeds.length),
      ...this.enders(deeds, true, true),
    ]);
    this.light();
  }

  /** What you can press to answer: spaces, cards of the hand, or both. @param {Option[]} options */
  what(options) {
    const held = options.map((option) => option.touches.some((id) => this.how.held(id)));
    return held.every(Boolean) ? "cards" : held.some(Boolean) ? "both" : "spaces";
  }

  /** The hint button, or the hint. @param {Ask} ask */
  hint(ask) {
    const option = this.hinted;
    if (option)
      return h(
        "button",
        {
          type: "button",
          class: "quiet hint",
          "data-key": "hint",
          onclick: () => this.choose(option),
          ...this.pointing([option]),
        },
        icon("bot"),
        t("hint-says", { option: this.label(option) }),
      );
    return h(
      "button",
      {
        type: "button",
        class: "quiet hint",
        "data-key": "hint",
        disabled: option === null,
        onclick: () => void this.askHint(ask),
      },
      icon("bot"),
      t(option === null ? "hint-thinking" : "hint"),
    );
  }

  /** @param {Ask} ask */
  async askHint(ask) {
    this.hinted = null;
    this.draw();
    const told = await this.how.hint(ask.seat);
    if (this.ask !== ask) return;
    this.hinted = ask.options.find((option) => option.key === told?.key);
    this.draw();
    for (const id of this.hinted?.touches ?? [])
      for (const element of this.how.root.querySelectorAll(`[data-id="${CSS.escape(id)}"]`))
        element.classList.add("pointed");
  }

  /** The button that expands the question. @param {number} count of options */
  unfolds(count) {
    return h(
      "button",
      {
        type: "button",
        class: "quiet more-options",
        "data-key": "unfold",
        "data-count": count,
        "aria-expanded": String(this.listing),
        "aria-label": count ? null : t("fold"),
        onclick: () => this.list(!this.listing),
      },
      count ? t("options-count", { count }) : null,
      icon(this.listing ? "chevron-up" : "chevron-down"),
    );
  }

  /**
   * The button that lists what you can press on the table.
   * @param {number} count of options
   * @param {boolean} others whether others are listed already
   */
  lists(count, others) {
    return h(
      "button",
      {
        type: "button",
        class: "quiet list-all",
        "data-key": "list all",
        "data-count": count,
        "data-others": others,
        "aria-expanded": String(this.listing),
        onclick: () => this.list(!this.listing),
      },
      icon(this.listing ? "chevron-up" : "list"),
      t(this.listing ? "list-fewer" : others ? "list-more" : "list-all", { count }),
    );
  }

  /** Tell the page whether there are few options, and whether all are listed. */
  tellFew() {
    this.how.few((this.bar.querySelector(".options")?.childElementCount ?? 0) < 4, this.listing);
  }

  /**
   * Show or hide the options you can press on the table; only on a phone does the player bar change too.
   * @param {boolean} on
   */
  list(on) {
    this.listing = on;
    if (phone()) return this.draw();
    this.bar.classList.toggle("listing", on);
    this.tellFew();
    this.bar.querySelector(".aside")?.toggleAttribute("hidden", !on);
    for (const [key, make] of /** @type {const} */ ([
      ["unfold", this.unfolds],
      ["list all", this.lists],
    ])) {
      const button = this.bar.querySelector(`[data-key="${key}"]`);
      const focused = document.activeElement === button;
      const fresh = make.call(
        this,
        Number(button?.getAttribute("data-count")),
        Boolean(button?.hasAttribute("data-others")),
      );
      button?.replaceWith(fresh);
      if (focused) fresh.focus({ preventScroll: true });
    }
  }

  fold() {
    this.folded = !this.folded;
    this.draw();
  }

  /**
   * On a phone, the buttons for a placed area are in the player bar.
   * @param {Option} laid
   * @param {number} turns in how many ways it could lie there
   */
  aimed(laid, turns) {
    return [
      ...(turns > 1
        ? [
            h(
              "button",
              { type: "button", class: "option ender", "data-key": "turn laid", onclick: () => this.aim.turn() },
              icon("rotate-ccw"),
              h("span", {}, t("turn-area", { count: turns })),
            ),
          ]
        : []),
      h(
        "button",
        { type: "button", class: "option ender primary", "data-key": "lay laid", onclick: () => this.choose(laid) },
        icon("check"),
        h("span", {}, this.label(laid)),
      ),
    ];
  }

  /**
   * On a phone with folded options, those without a thing on the table go to the player bar while there is room.
   * @param {Option[]} options
   * @param {number} beside how many stand there
   */
  plainly(options, beside) {
    if (this.listing || this.picked.length || !phone()) return [];
    const plain = options.filter(
      (option) =>
        !option.touches.some((id) => this.how.card(id)) &&
        (!this.lies(option) || option.touches.every((id) => this.how.covered(id))) &&
        option.label.length <= WORDS,
    );
    return options.some((option) => this.lies(option)) && plain.length + beside <= BUTTONS ? plain : [];
  }

  /**
   * Options that end a turn or a phase come last, in the player bar.
   * @param {Option[]} options
   * @param {boolean} alone
   * @param {boolean} keyed whether E goes to the first of them
   */
  enders(options, alone, keyed) {
    return options.map((option, i) =>
      h(
        "button",
        {
          type: "button",
          class: `option ender${alone ? " primary" : ""}${option.label.length > ROW ? " row" : ""}`,
          "data-option": option.key,
          "data-key": `option ${option.key}`,
          onclick: () => this.choose(option),
          ...this.pointing([option]),
        },
        keyed && !i ? h("kbd", { "aria-hidden": "true" }, "E") : null,
        h("span", {}, option.label),
      ),
    );
  }

  /** @param {number} at */
  turnTo(at) {
    this.at = at;
    this.picked = [];
    this.draw();
  }

  /** @param {Option[]} options @param {number} from how many are numbered before them */
  buttons(options, from) {
    const single = alike(options);
    const found = options.length > MANY ? gathered(options) : single;
    const groups = found.length === 1 && options.length <= LISTED ? single : found;
    return groups.map((group, i) => {
      const number = h("kbd", { "aria-hidden": "true" }, i + from < KEYS.length ? KEYS[i + from] : "·");
      const equal = group.length > 1 && group.every((option) => option.label === group[0].label);
      if (group.length > 1 && !equal) {
        const start = commonStart(group.map((option) => option.label));
        return h(
          "button",
          {
            type: "button",
            class: "option group",
            "data-key": `group ${group[0].key}`,
            "aria-haspopup": "menu",
            onclick: (/** @type {MouseEvent} */ event) =>
              this.menu(/** @type {Element} */ (event.currentTarget), group, start),
            ...this.pointing(group),
          },
          number,
          h("span", {}, `${start || `${t("choose-one")} `}…`),
          h("span", { class: "many" }, String(group.length)),
        );
      }
      const option = group[0];
      return h(
        "button",
        {
          type: "button",
          class: `option${option.touches.length ? "" : " plain"}`,
          "data-option": option.key,
          "data-key": `option ${option.key}`,
          onclick: () => this.choose(option),
          ...this.pointing(group),
        },
        number,
        h(
          "span",
          { class: "grow" },
          ...(this.named(option) ? [option.label] : marked(this.label(option))),
          ...(options.length > MANY && !phone() ? [] : this.says(option)),
        ),
        this.corner(option),
        this.colours(option),
        equal ? h("span", { class: "many" }, `×${group.length}`) : null,
      );
    });
  }

  /** The text of a small card on offer that an option is about. @param {Option} option */
  says(option) {
    const id = option.touches.length === 1 ? option.touches[0] : "";
    const text = this.how.card(id)?.text ?? [];
    if (!text.length || this.touching(id).length > 1 || option.label.includes(text[text.length - 1])) return [];
    const faces = [...this.how.root.querySelectorAll(`.card[data-id="${CSS.escape(id)}"]`)].filter(
      (face) => !face.closest('[data-part="board"] .side'),
    ); // what is folded cannot be read
    return faces.every((face) => (face.matches(".small") ? !face.closest(".panel") : phone() && face.closest(".hand")))
      ? text.map((line) => h("small", {}, ...marked(capital(line))))
      : [];
  }

  /**
   * The corner figure of an option's card, if its text is shown here: its cost, initiative or dice.
   * @param {Option} option
   */
  corner(option) {
    const card = option.touches.length === 1 ? this.how.card(option.touches[0]) : undefined;
    if (!card || !this.says(option).length) return null;
    return card.corner ? h("span", { class: "corner" }, card.corner) : card.dice ? dicePips(card.dice) : null;
  }

  /**
   * The sign of the colour an option chooses, or of its card's colour if the card itself does not show it.
   * @param {Option} option
   */
  colours(option) {
    const shade = /^pick_(?:colour|die):(\w+)$/.exec(option.key)?.[1];
    if (shade) return signIcon(shade);
    const card = option.touches.length === 1 ? this.how.card(option.touches[0]) : undefined;
    return card?.colour && card.text?.length && !this.how.held(card.id) && this.says(option).length
      ? signIcon(card.colour)
      : null;
  }

  /**
   * The pointer is over something: if only one option touches it, show what that leads to.
   * @param {EventTarget | null} target
   */
  restOn(target) {
    const element = target instanceof Element ? target.closest("svg.board [data-id], .hand [data-id]") : null;
    const ids = [element?.getAttribute("data-id") ?? "", element?.getAttribute("data-at") ?? ""];
    const options = ids.map((id) => (id ? this.touching(id) : [])).find((found) => found.length) ?? [];
    const option = options.length === 1 && !this.busy && !this.aim.ways().length ? options[0] : null;
    const rested = this.rested;
    this.rested = option?.key ?? "";
    if (this.rested !== rested) this.how.rests(option);
  }

  /** While an option is hovered or focused, mark what it touches. @param {Option[]} options */
  pointing(options) {
    const ids = options.flatMap((option) => option.touches);
    const mark = (/** @type {boolean} */ on) => {
      for (const id of ids)
        for (const element of this.how.root.querySelectorAll(`[data-id="${CSS.escape(id)}"]`))
          element.classList.toggle("pointed", on);
      this.how.rests(
        on && !this.busy && options.every((option) => option.label === options[0].label) ? options[0] : null,
      );
    };
    return {
      onpointerenter: () => mark(true),
      onpointerleave: () => mark(false),
      onfocus: (/** @type {FocusEvent} */ event) => mark(!this.given(event)),
      onblur: () => mark(false),
    };
  }

  /**
   * Whether an option has the focus only because the last one had it: on a touch screen that means nothing.
   * @param {FocusEvent} event
   */
  given(event) {
    return (
      matchMedia("(hover: none)").matches &&
      event.currentTarget instanceof Element &&
      !event.currentTarget.closest(".opened")
    );
  }

  /** Light up everything an option touches. */
  light() {
    if (!this.bar.contains(this.more)) this.bar.append(this.more);
    refill(this.more, ...this.how.more());
    /** @type {Map<string, Option[]>} */
    const lit = new Map();
    for (const option of this.options()) {
      for (const id of option.touches) lit.set(id, [...(lit.get(id) ?? []), option]);
    }
    const keys = new Set(this.options().map((option) => option.key));
    for (const way of this.how.root.querySelectorAll("[data-way]")) {
      const can = keys.has(way.getAttribute("data-way") ?? "");
      way.classList.toggle("lit", can);
      set(way, "tabindex", can ? "0" : "-1");
      if (can) way.setAttribute("role", "button");
      else way.removeAttribute("role");
    }
    const onCards = new Set(
      [...this.how.root.querySelectorAll("[data-way].lit")]
        .filter((way) => way.getClientRects().length > 0)
        .map((way) => way.closest("[data-id]")),
    ); // asked all at once, because it costs a layout
    const waysOn = (/** @type {Element} */ element) =>
      onCards.size > 0 && [...onCards].some((card) => element.contains(card));
    for (const element of this.how.root.querySelectorAll("[data-id]")) {
      const id = element.getAttribute("data-id") ?? "";
      const options = this.picked.includes(id) ? undefined : lit.get(id);
      const onBoard = element instanceof SVGElement && element.closest("svg.board") !== null;
      const ways = !onBoard && waysOn(element);
      element.classList.toggle("lit", Boolean(options));
      element.classList.toggle("picked", this.picked.includes(id));
      element.classList.toggle("pointed", false); // unlike remove(), this writes nothing if the class is absent
      if (options) {
        // what holds more than a name keeps its role
        if (!ways && !element.matches("article, section")) set(element, "role", "button");
        set(element, "aria-description", options.map((option) => option.label).join("; "));
      } else if (element.hasAttribute("aria-description")) element.removeAttribute("aria-description");
      if ((!options || ways) && element.getAttribute("role") === "button") {
        if (onBoard) element.setAttribute("role", "img");
        else element.removeAttribute("role");
      }
      if (!onBoard) set(element, "tabindex", options && !ways ? "0" : "-1");
      else if (!element.hasAttribute("role")) element.setAttribute("role", "img");
    }
    this.how.root.classList.toggle("aiming", this.aim.shown !== null);
    const dear = this.picked.length
      ? []
      : [...lit]
          .filter(([id, options]) =>
            options.every((option) => option.touches.some((other) => other !== id && this.how.held(other))),
          )
          .map(([id]) => id);
    this.how.lit(
      new Set(lit.keys()),
      new Set([...this.picked, ...(this.aim.shown?.touches ?? [])]),
      this.fresh,
      new Set(dear),
    );
    if (this.fresh && phone())
      this.how.root.querySelector(".hand .card.lit")?.scrollIntoView({ inline: "nearest", block: "nearest" });
    this.fresh = false;
    for (const label of this.how.root.querySelectorAll("[data-for]")) {
      label.classList.toggle("named", lit.size <= NAMED && lit.has(label.getAttribute("data-for") ?? ""));
    }
    for (const board of this.how.root.querySelectorAll("svg.board")) {
      if (board.querySelector('[tabindex="0"]:focus')) continue;
      for (const element of board.querySelectorAll('[tabindex="0"]')) element.setAttribute("tabindex", "-1");
      (board.querySelector(".lit[data-id]") ?? board.querySelector("[data-id]"))?.setAttribute("tabindex", "0");
    }
  }
}

/** The keys of options in order: nine digits, then letters without another meaning. */
export const KEYS = "123456789ABDFGIJKNSVXYZ";

/** Merge options with the same label, such as equal cards. @param {Option[]} options @returns {Option[][]} */
function alike(options) {
  /** @type {Map<string, Option[]>} */
  const found = new Map();
  for (const option of options) {
    const kind = `${option.key.split(":")[0]} ${option.label}`;
    found.set(kind, [...(found.get(kind) ?? []), option]);
  }
  return [...found.values()];
}

/** The words all labels begin with. @param {string[]} labels */
export function commonStart(labels) {
  let start = labels[0] ?? "";
  for (const label of labels) while (!label.startsWith(start)) start = start.slice(0, -1);
  return start.includes(" ") ? start.slice(0, start.lastIndexOf(" ") + 1) : "";
}

/** Group options of a kind whose labels begin alike. @param {Option[]} options @returns {Option[][]} */
function gathered(options) {
  /** @type {Map<string, Option[]>} */
  const kinds = new Map();
  for (const option of options) {
    const kind = option.key.split(":")[0];
    kinds.set(kind, [...(kinds.get(kind) ?? []), option]);
  }
  return [...kinds.values()].flatMap((kind) =>
    kind.length > CROWD || (kind.length >= 4 && commonStart(kind.map((option) => option.label)).length >= 4)
      ? [kind]
      : alike(kind),
  );
}
