// A table: receives views, draws them, and sends choices to the server.

/** @import { Board, Card, GameInfo, TableInfo, View } from "../core/types" */
/** @import { Moment, Seen } from "../core/page" */
import { Answers } from "./answers.js";
import { Beats, pace, patience, reading } from "../core/beats.js";
import { BoardView } from "../board/board.js";
import { figureChip } from "../cards/cards.js";
import { Chooser } from "./choice.js";
import { branch, undo } from "./deeds.js";
import { closeMenu, note } from "./dialogs.js";
import { h, kept, phone, refill, refillFor, set, size } from "../core/dom.js";
import { fightGhost, fightScene } from "./fight.js";
import { learn, meetNames, meetThings, showAim, termsKnown } from "../words/glossary.js";
import { handOf } from "../cards/hand.js";
import { hands, heldBy } from "../cards/held.js";
import { layout } from "../core/layout.js";
import { factsOf } from "./facts.js";
import { Greats } from "./greats.js";
import { barChanges, dealt } from "./happenings.js";
import { currentLanguage, t } from "../words/i18n.js";
import { Inspector } from "./inspect.js";
import { Chat, Log } from "./log.js";
import { api, Refused, TableSocket } from "../core/net.js";
import * as notices from "./notices.js";
import { OpenedCard, wayTo } from "../cards/opened.js";
import { orderOf } from "./order.js";
import { barFigures, fitBar, ownBar } from "./ownbar.js";
import { beginDice, beside, ownCell, panelBox, playerName, rolled } from "./panels.js";
import { showPeople, sitDown } from "../pages/people.js";
import { Press } from "../core/steady.js";
import { searchRules, showRule } from "../pages/rules.js";
import { beside as severalLines } from "./several.js";
import { languageButton, settingsButton } from "../pages/settings.js";
import { notifyTurn, setTitle, sound, sounds } from "../core/signals.js";
import { tableKeys } from "./keys.js";
import { Tabletop, tool } from "./tabletop.js";
import { Things } from "../core/things.js";
import { tellDice, throwDice, thrown } from "./thrown.js";
import { Timeline } from "./timeline.js";
import { token } from "../board/tokens.js";

const GREETING = 1000; // chat that arrives this soon after connecting is old (milliseconds)

export class Table {
  /**
   * @param {HTMLElement} place
   * @param {string} id
   * @param {{ look?: string, watch?: string }} eyes
   * @param {(path: string) => void} go
   */
  constructor(place, id, eyes, go) {
    this.id = id;
    this.go = go;
    this.top = new Tabletop();
    place.replaceChildren(this.top.root);
    this.pressing = new Press();
    /** @type {TableInfo | null} */
    this.info = null;
    /** @type {GameInfo | undefined} */
    this.game = undefined;
    /** @type {Seen | null} */
    this.view = null;
    this.things = new Things({});
    this.online = true;
    this.connectedAt = 0;
    this.final = 0;
    /** Whether the next view brings the whole log again. */
    this.whole = true;
    /** The timer until the screen is passed. */
    this.passing = 0;
    /** @type {View["since"]} */
    this.since = null;
    this.replaying = false;
    this.inviting = false;
    this.endSeen = false;
    /** The chart of the game, once it is over. @type {HTMLElement | null} */
    this.chart = null;
    /** What the chart shows. */
    this.charted = "";
    this.lookedSeen = false;
    /** @type {Map<string, BoardView>} */
    this.boards = new Map();
    this.boardId = "";
    this.folded = "";
    /** The fight shown, and whether it is folded. */
    this.fightKind = "";
    this.fightFolded = false;
    /** Whether dice have been rolled in it. */
    this.rolledIn = false;
    /** The odds before the last roll. @type {string | undefined} */
    this.likely = "";
    /** Where everything lies. */
    this.laid = layout({}, size());
    /** How high the bar is on a phone. */
    this.barred = 0;
    /** The rows of cards in the hand, and whether they have changed: then the hand scrolls to its first card. */
    this.shown = "";
    this.relaid = false;
    /** The most rows that have lain over the board: of hand cards, and the turn order. */
    this.rows = 0;
    /** Hand cards that have been seen. @type {Set<string>} */
    this.known = new Set();
    /** The last scene drawn. @type {import("../core/types").Scene | undefined} */
    this.drawn = undefined;
    /** What the last drawing showed. @type {import("../core/signals.js").Happened} */
    this.happened = { steps: 0, turned: 0, dice: 0, cards: 0, gains: 0, losses: 0 };
    /** The number of decisions at that time. */
    this.drawnAt = 0;
    /** The moment of the past and the language of that drawing. */
    this.drawnOf = "";
    this.greats = new Greats(this.top.greats, (names) => this.placeOf(names));
    /** @type {HTMLElement[]} */
    this.ends = [];
    /** Whether a whole drawing is under way. */
    this.drawing = false;
    /** The words the player bar was last fitted to. */
    this.fitted = "";
    /** Drawn once and kept while they stay the same. */
    this.held = kept(handOf);
    this.own = kept((/** @type {import("../core/types").Panel} */ panel) => ownBar(panel, this.scene, { rolled }));
    this.fought = kept(
      (
        /** @type {import("../core/types").Fight} */ fight,
        /** @type {boolean} */ folded,
        /** @type {import("../core/types").Die[] | null} */ thrown,
        /** @type {boolean} */ anew,
      ) =>
        fightScene(fight, {
          why: (rule) => void this.why(rule),
          folded,
          rolled,
          thrown,
          anew,
          fold: () => {
            this.fightFolded = !this.fightFolded;
            if (this.view) this.drawFight(this.view);
            this.chooser.light();
          },
        }),
    );
    /** The frame that fits what was drawn into its place. */
    this.settling = 0;
    this.status = h("div", { class: "status", "data-scroll": "status" });
    this.chip = kept((/** @type {import("../core/types").Figure} */ figure) => figureChip(figure, true));
    /** @type {Chooser} */
    this.chooser = new Chooser(this.top.ask, {
      root: this.top.root,
      choose: (seat, key) => this.choose(seat, key),
      why: (rule) => void this.why(rule),
      hint: (seat) => this.answers.hint(seat),
      card: (id) => this.card(id),
      more: () => severalLines(this),
      onTable: (id) => this.onTable(id),
      fights: (id) =>
        this.things.byId.get(id)?.kind === "fighter" ||
        Boolean(this.scene.focus?.rows?.some((row) => row.cards.some((card) => card.id === id && card.text?.length))),
      held: (id) => this.inHand(id),
      figure: (id) => this.things.byId.get(id)?.kind === "piece",
      covered: (id) =>
        this.things.byId.get(id)?.kind === "piece" && this.things.byId.get(id)?.where === this.scene.fight?.at,
      opens: (id, element, options) => this.opens(id, element, options),
      reads: (id, element, options) => this.reads(id, element, options),
      shut: () => void this.opened.close(),
      way: (id) => this.wayTo(id),
      sight: () =>
        (this.scene.boards ?? [])
          .flatMap((board) => board.pieces ?? [])
          .map((piece) => piece.id)
          .sort()
          .join(" "),
      lit: (lit, picked, fresh, dear) => this.light(lit, picked, fresh, dear),
      deeds: () => this.scene.fight?.main ?? [],
      few: (few, lists) => {
        this.top.lies("few-ways", few);
        this.top.lies("lists", lists);
      },
      ends: (buttons) => {
        this.ends = buttons;
        this.drawOwnBar();
      },
      rests: (option) => (option ? this.answers.rest(option) : this.answers.forget()),
    });
    /** @type {Answers} */
    this.answers = new Answers(this.top.whatif, {
      table: id,
      look: () => this.lookQuery(),
      scene: () => this.scene,
      seat: () => this.chooser.ask?.seat,
      rule: (rule) => void this.why(rule),
      failed: (error) => this.complain(error),
      board: () => [...this.boards.values()].find((one) => one.svg.isConnected) ?? null,
      bar: () => barFigures(this.ownPanel(this.scene)),
      barOf: (scene) => barFigures(scene.panels?.find((one) => one.id === this.ownPanel(this.scene)?.id)),
      fight: (then, option) => void fightGhost(this.top.fight, this.scene.fight, then?.fight, option),
      name: (id) => this.nameOf(id),
      who: (id) => this.whoIs(id),
      notes: (id) => this.notesOf(id),
    });
    this.opened = new OpenedCard(this.top.opened, {
      choose: (option) => void this.chooser.choose(option),
      point: (options) => this.chooser.pointing(options),
      whyNot: (key, element) => void this.answers.whyNot(key, element),
      closed: () => this.markOpened(),
      placed: (option) => option.touches.some((id) => this.things.byId.get(id)?.board),
      narrow: (id) => this.chooser.narrow(id),
      clear: (top) => this.matterBelow(top),
      frame: () => this.laid.places.opened,
    });
    /** The log lines of the moment being shown. @type {string[]} */
    this.telling = [];
    /** Whether the screen is about to be passed. */
    this.leaving = false;
    this.beats = new Beats({
      show: (moment, view) => this.glimpse(moment, view),
      see: (view) => this.see(view),
      away: () => document.hidden || Boolean(this.timeline.past) || !this.view,
    });
    this.inspector = new Inspector(this.top.root);
    this.inspector.looks = (id) => this.boards.forEach((board) => board.look(id));
    this.log = new Log(this.top.log, {
      show: (thing) => this.show(thing),
      back: (to) => void this.undo(to),
      past: (at) => void this.timeline.go(at),
      older: (before) => api(`/api/tables/${id}/log?before=${before}`),
      seen: () => this.unfolded,
    });
    this.chat = new Chat(this.top.chat, (said) => this.send({ type: "chat", ...said }));
    this.timeline = new Timeline(this.top.timeline, {
      fetch: (at) => api(`/api/tables/${id}/history?at=${at}${this.lookQuery()}`),
      changed: () => this.draw(),
      drawn: () => this.lay(),
      branch: (at) => void branch(this, at),
      failed: (error) => this.complain(error),
    });
    new ResizeObserver(() => this.lay()).observe(this.top.ask); // on a phone a fight lies below it
    this.top.root.addEventListener("click", (event) => this.pressed(event));
    this.top.root.addEventListener("click", (event) => this.skips(event), { capture: true });
    this.top.root.addEventListener("part", (event) => this.turnTo(/** @type {CustomEvent} */ (event).detail));
    this.keys = tableKeys(this);
    new ResizeObserver(() => {
      // told before the board is drawn at that size
      this.lay();
      for (const board of this.boards.values()) board.viewport?.resized();
      this.answers.fresh(); // what it showed has moved
      this.drawBoards();
      this.chooser.fresh = true; // what the question is about may have moved
      this.chooser.light();
      this.settle();
    }).observe(this.top.boards);
    this.socket = new TableSocket(id, {
      ...eyes,
      heard: (message) => this.hear(message),
      connected: (on, final) => this.connection(on, final),
    });
    void this.meet();
  }

  /** Fetch the table's title and game. */
  async meet() {
    try {
      this.info = (await api(`/api/tables/${this.id}`)).table;
      learn(this.info?.terms ?? []);
      meetNames(this.info?.names ?? []);
      meetThings(this.things);
      this.chat.phrases = this.info?.phrases ?? [];
      this.chat.draw();
      this.drawBar(); // the title, in the current language
      this.drawNotices(); // now it is known whether I may sit down
      /** @type {{ games: GameInfo[] }} */
      const { games } = await api("/api/games");
      this.game = games.find((game) => game.name === this.info?.game);
      if (this.view && this.info?.terms?.length)
        this.pressing.then(() => this.draw()); // now its terms are known
      else this.drawBar();
      if (this.inviting && this.view) this.people();
      if (this.view) this.inviting = false;
    } catch (error) {
      if (!(error instanceof Refused) || error.id !== "no-such-table") this.complain(error);
    }
  }

  /** Replay the game from its beginning, once it is known. */
  replay() {
    this.replaying = true;
  }

  /** Show the invitation, once the table is known. */
  invite() {
    this.inviting = true;
  }

  close() {
    this.beats.stop();
    this.pressing.close();
    clearTimeout(this.passing);
    this.socket.close();
    this.keys();
    this.timeline.stop();
    this.inspector.box.remove();
    this.answers.close();
    closeMenu();
  }

  /** @param {string} language */
  relanguage(language) {
    this.whole = true;
    this.socket.tell({ type: "language", language });
    void this.meet();
    if (this.timeline.past) void this.timeline.go(this.timeline.at);
    this.draw();
  }

  // what the server says

  /** @param {any} message */
  hear(message) {
    if (message.type === "view") this.pressing.then(() => this.beats.take(message));
    else if (message.type === "players" && this.view) {
      this.view.players = message.players;
      this.drawBeside();
      this.chooser.light();
    } else if (message.type === "chat") this.hearChat(message.lines);
    else if (message.type === "error") note(message.error.text, "bad");
  }

  /**
   * Show a moment on the way to a view, with the log up to then. Returns how many lines are new.
   * @param {Moment} moment
   * @param {Seen} view
   */
  glimpse(moment, view) {
    const { from, lines } = view.events;
    const told = this.told(lines.slice(0, Math.max(0, moment.line - from)));
    this.telling = told.map((line) => line.text);
    this.log.take({ from, lines: lines.slice(0, Math.max(0, moment.line - from)) }, this.whole);
    this.whole = false;
    this.draw();
    this.happens(told);
    return told.length;
  }

  /** The lines that are new. @param {import("../core/types").Told[]} lines */
  told(lines) {
    const known = this.whole ? lines : this.log.lines.slice(-lines.length - 40);
    return lines.filter((line) => !known.some((one) => one.at === line.at && one.text === line.text));
  }

  /**
   * Show what happened and play its sound.
   * @param {import("../core/types").Told[]} told
   * @param {boolean} [last] whether it ended the game, which is heard instead
   */
  happens(told, last = false) {
    tellDice(this.top.root, told);
    const loud = this.greats.tell(told).filter((line) => !line.great?.quiet);
    if (!last) sound(this.happened, loud.length ? Boolean(loud[0].great?.bad) : null);
  }

  /** Find where on the board something happened. @param {string[]} names */
  placeOf(names) {
    const board = [...this.boards.values()].find((one) => one.svg.isConnected);
    const ids = names.map((name) => this.things.byName.get(name) ?? "");
    const places = ids
      .map((id) => this.things.byId.get(id))
      .filter((thing) => thing?.board)
      .map((thing) => (thing?.kind === "piece" ? (thing.where ?? "") : (thing?.id ?? "")));
    const at = places.map((place) => board?.plan?.at.get(place)).find(Boolean);
    return board && at ? { layer: board.layers.floats, at } : null;
  }

  /** A press anywhere skips to the present, unless it is meant for something else. @param {MouseEvent} event */
  skips(event) {
    if (event.target instanceof Element && event.target.closest("button, a, input, select, dialog")) return;
    if (this.beats.skip()) event.stopPropagation();
  }

  /** @param {Seen} view */
  see(view) {
    clearTimeout(this.passing);
    this.leaving = false;
    const before = this.view;
    const fresh = this.told(view.events.lines);
    this.log.take(view.events, this.whole);
    this.whole = false;
    this.view = view;
    if (view.since) this.since = view.since;
    this.timeline.set(view.decisions);
    if (this.atCurtain(view, fresh)) return;
    this.draw();
    const told =
      before && before.decisions !== view.decisions ? view.events.lines.slice(-6).map((line) => line.text) : [];
    if (told.length || before?.asks[0]?.prompt !== view.asks[0]?.prompt)
      this.top.spoken.textContent = [...told, view.asks[0]?.prompt ?? ""].join(" ");
    const asked = view.asks.length > 0;
    if (asked && !before?.asks.length) notifyTurn(t("your-turn"), view.asks[0].prompt);
    const over = before && !before.outcome ? view.outcome : null;
    if (before && before.decisions < view.decisions) this.happens(fresh, Boolean(over));
    // the board has just stepped back
    for (const line of fresh) if (before && line.undone && !view.you.seats.includes(line.by ?? -1)) note(line.text);
    if (over)
      (view.you.seats.length && !view.you.seats.some((seat) => over.winners.includes(seat))
        ? sounds.lost
        : sounds.over)();
    if (this.replaying) void this.timeline.go(0);
    this.replaying = false;
    if (this.inviting && this.info) this.people();
    if (this.info) this.inviting = false;
  }

  /**
   * If hands are secret, pass the screen behind a curtain, once the news has been seen.
   * @param {View} view
   * @param {import("../core/types").Told[]} told
   */
  atCurtain(view, told) {
    const { look, seats, curtain } = view.you;
    if (
      !curtain ||
      look === null ||
      !view.waiting.length ||
      view.waiting.includes(look) ||
      !view.waiting.some((seat) => seats.includes(seat))
    )
      return false;
    if (told.length) {
      this.leaving = true;
      this.telling = told.map((line) => line.text);
      this.draw();
      this.happens(told);
    }
    this.passing = window.setTimeout(() => this.look(null), told.length ? pace() * reading(told.length) : 0);
    return true;
  }

  /** @param {number | null} seat */
  look(seat) {
    this.whole = true;
    this.socket.tell({ type: "look", seat });
  }

  lookQuery() {
    const look = this.view?.you.look;
    return look === null || look === undefined ? "" : `&look=${look}`;
  }

  /** @param {import("../core/types").ChatLine[]} lines */
  hearChat(lines) {
    const old = !this.greeted; // what was said before I came
    const fresh = this.chat.take(lines);
    const reading = this.top.root.getAttribute("data-talk") === "chat";
    if (!old && fresh.length)
      this.top.spoken.textContent = fresh.map((line) => `${line.name}: ${line.text}`).join(". ");
    if (!old && fresh.length && !reading) {
      this.chat.unread += fresh.length;
      sounds.chat();
    }
    this.chat.draw();
    this.drawTabs();
  }

  /** @param {boolean} on @param {number} final */
  connection(on, final) {
    if (!on) this.whole = true;
    if (on && (!this.online || !this.view)) this.connectedAt = performance.now();
    if (on === this.online && final === this.final) return;
    this.online = on;
    this.final = final;
    this.drawNotices();
  }

  // what people do

  /** @param {Record<string, unknown>} message */
  async send(message) {
    try {
      return await this.socket.ask(message);
    } catch (error) {
      this.complain(error);
      return null;
    }
  }

  /** @param {unknown} error */
  complain(error) {
    note(error instanceof Error ? error.message : String(error), "bad");
  }

  /** @param {number} seat @param {string} key */
  async choose(seat, key) {
    this.since = null;
    return (await this.send({ type: "choose", seat, key, seq: this.view?.seq })) !== null;
  }

  /** @param {number | null} [to] */
  undo(to) {
    return undo(this, to);
  }

  redo() {
    return this.send({ type: "redo", seq: this.view?.seq });
  }

  /** @param {string} rule */
  async why(rule) {
    if (!this.info) return;
    await showRule(this.info.game, rule).catch((error) => this.complain(error));
  }

  rules() {
    if (this.info) searchRules(this.info.game);
  }

  aim() {
    if (this.info?.aim) showAim(this.info.aim);
  }

  people() {
    if (!this.info || !this.view) return;
    showPeople(this.info, this.view.players, this.game, { changed: () => this.moved() });
  }

  /** I sat down or left: reconnect, so that the server knows. */
  moved() {
    this.whole = true;
    this.socket.again();
    void this.meet();
  }

  async sit() {
    try {
      if (await sitDown(this.id)) this.moved();
    } catch (error) {
      this.complain(error);
    }
  }

  /** @param {MouseEvent} event */
  pressed(event) {
    const way = event.target instanceof Element ? event.target.closest("[data-way].lit") : null;
    if (way && !this.timeline.past && this.chooser.pressWay(way.getAttribute("data-way") ?? "")) return;
    const target = event.target instanceof Element ? event.target : null;
    const element =
      target?.closest("[data-id]") ??
      (target?.closest(".bar-groups") ? this.top.root.querySelector(".bar-self") : null);
    if (!element || target?.closest("button, input, select")) return;
    this.press(element);
  }

  /**
   * A press on a piece may mean its space, on a space its only choosable piece, on a part the whole. If none of these
   * can be chosen, say why.
   * @param {Element} element
   */
  press(element) {
    if (this.timeline.past) return;
    const id = element.getAttribute("data-id") ?? "";
    if (this.opened.open && this.opened.id !== id) this.opened.close();
    const at = element.getAttribute("data-at");
    /** @type {Element | null | undefined} */
    let part = element;
    for (; part; part = part.parentElement?.closest("[data-id]")) {
      const ids = [part.getAttribute("data-id"), part.getAttribute("data-at")];
      if (ids.some((one) => one && this.chooser.press(one, /** @type {Element} */ (part)))) return;
    }
    const kind = this.things.byId.get(id)?.kind;
    const on = kind === "space" ? this.things.on(id).filter((piece) => this.chooser.touching(piece.id).length) : [];
    if (on.length === 1 && this.chooser.press(on[0].id, element)) return;
    // show what it does this round, not why it cannot be chosen
    if (element.closest(".order") && this.inspector.show(element)) return;
    if (this.chooser.ask && !this.beats.playing && kind !== "row" && !(kind === "panel" && element.closest(".focus")))
      void this.answers.whyNot(at && kind === "space" ? at : id, element);
  }

  /**
   * What identifies a thing: a piece's card, a figure, a panel's figures; on a phone also a card that shows only its
   * name.
   * @param {string} id
   * @returns {{ figures?: import("../core/types").Figure[], text?: string[] } | undefined}
   */
  whoIs(id) {
    const thing = this.things.byId.get(id);
    if (thing?.kind === "piece") return thing.item.card;
    if (thing?.kind === "figure") return { figures: [thing.item] };
    if (thing?.kind === "panel") return { figures: barFigures(thing.item), text: thing.item.notes };
    return phone() && (this.inHand(id) || this.inPanel(id)) ? (this.card(id) ?? undefined) : undefined;
  }

  /** The notes of a space, and whether the piece there is in sight. @param {string} id @returns {string[]} */
  notesOf(id) {
    const thing = this.things.byId.get(id);
    return thing?.kind === "space"
      ? (thing.item.notes ?? [])
      : thing?.kind === "piece" && thing.item.sight
        ? [thing.item.sight.note]
        : [];
  }

  /** Whether a card is in a panel beside the board. @param {string} id */
  inPanel(id) {
    return Boolean(
      this.scene.panels?.some((panel) => panel.rows?.some((row) => row.cards.some((card) => card.id === id))),
    );
  }

  /**
   * The steps to a space within reach, or to where a piece stands.
   * @param {string} id
   * @returns {string[]} none: there is no such way
   */
  wayTo(id) {
    const spaces = new Map(
      (this.scene.boards ?? []).flatMap((board) => board.spaces).map((space) => [space.id, space]),
    );
    const way = [];
    for (let space = spaces.get(id); space?.via && way.length < spaces.size; space = spaces.get(space.via))
      way.unshift(space.id);
    return way;
  }

  /** Whether a thing can be pressed: on a board, or in the hand. @param {string} id */
  onTable(id) {
    return Boolean(this.things.byId.get(id)?.board) || this.inHand(id);
  }

  /** @param {string} id */
  inHand(id) {
    return this.top.hand.querySelector(`[data-ids~="${CSS.escape(id)}"]`) !== null;
  }

  /**
   * Open a hand card to show the ways to play it.
   * @param {string} id
   * @param {Element} element
   * @param {import("../core/types").Option[]} options
   */
  opens(id, element, options) {
    const card = this.card(id);
    if (!card || !element.closest(".hand")) return false;
    const unread = options.length > 0 && this.unread(card, element);
    if (!unread && !card.ways?.length && options.length < 2) return false;
    // the question is not how to play this card
    if (!unread && options.length === 1 && !wayTo(card, options[0])) return false;
    if (this.opened.id === id) this.opened.close();
    else this.opened.show(card, options, element, this.said);
    this.markOpened();
    return true;
  }

  /** Whether the question is about hand cards: on a phone they open over the board. */
  mayOpen() {
    return !this.chooser.ask || this.chooser.ask.options.some((option) => option.touches.some((id) => this.inHand(id)));
  }

  /** Whether only the name of a hand card is visible. @param {Card} card @param {Element} element */
  unread(card, element) {
    return Boolean(card.text?.length) && !element.querySelector(".card-body")?.getClientRects().length;
  }

  /**
   * If only the name of a hand card is visible, show its text and its options.
   * @param {string} id
   * @param {Element} element
   * @param {import("../core/types").Option[]} options
   */
  reads(id, element, options) {
    const card = this.card(id);
    if (!card || !element.closest(".hand") || !this.unread(card, element)) return false;
    this.opened.show(card, options, element, this.said, !options.length);
    this.markOpened();
    return true;
  }

  /** Refresh the open card. */
  reopen() {
    const card = this.opened.open ? this.card(this.opened.id) : null;
    const element = card ? this.top.hand.querySelector(`[data-id="${CSS.escape(card.id)}"]`) : null;
    if (card && element) this.opened.refresh(card, this.chooser.touching(card.id), element, this.said);
  }

  /** The name of a thing in an answer about it. @param {string} id */
  nameOf(id) {
    const thing = this.things.byId.get(id);
    return thing?.kind === "die" ? `${thing.name} (${t("die").toLowerCase()})` : (thing?.name ?? "");
  }

  /** Where the board is seen from: its scale and place. */
  camera() {
    const port = [...this.boards.values()].find((one) => one.svg.isConnected)?.viewport;
    return port ? [port.k, port.x, port.y] : null;
  }

  /**
   * What an opened card should not cover below a height: the acting figure and lit places, or at least the acting
   * figure.
   * @param {number} top
   * @returns {[number, number][][]}
   */
  matterBelow(top) {
    const below = (/** @type {string} */ what, /** @type {HTMLElement} */ within = this.top.boards) =>
      [...within.querySelectorAll(what)].map((one) => one.getBoundingClientRect()).filter((box) => box.bottom > top);
    const ledger = below(".ledger", this.top.fight).map(
      (box) => /** @type {[number, number]} */ ([box.left, box.right]),
    );
    if (ledger.length) return [ledger]; // a fight lies over the board, and shows what the card would add
    const acts = below(".piece.acts .ring").map(
      (ring) => /** @type {[number, number]} */ ([ring.left - ring.width, ring.right + ring.width]),
    );
    const lit = below(".marks .line").map((line) => /** @type {[number, number]} */ ([line.left - 6, line.right + 6]));
    return [[...acts, ...lit], acts];
  }

  markOpened() {
    for (const card of this.top.hand.querySelectorAll(".card"))
      card.classList.toggle("open", card.getAttribute("data-id") === this.opened.id);
  }

  /**
   * @param {Set<string>} lit
   * @param {Set<string>} picked
   * @param {boolean} fresh whether the question is new
   * @param {Set<string>} dear what only goes with a card of the hand
   */
  light(lit, picked, fresh, dear) {
    const drawn = [...this.boards.values()].find((one) => one.svg.isConnected);
    if (!drawn) return;
    drawn.mark(lit, picked, dear);
    const fought = this.fightFolded ? undefined : drawn.plan?.at.get(this.scene.fight?.at ?? "");
    if (fresh && !this.timeline.past)
      drawn.viewport?.attend(
        fought ? [fought] : this.matter(lit),
        this.scene.focus?.lines?.length ? drawn.people(this.ownPanel(this.scene)?.colour) : [],
        drawn.acting(),
      ); // a player who is asked because an enemy targets them is seen beside the reasons
  }

  /**
   * What on the board the question is about; on a phone, if that is nothing, the player asked.
   * @param {Iterable<string>} [lit]
   * @returns {[number, number][]}
   */
  matter(lit = []) {
    const drawn = [...this.boards.values()].find((one) => one.svg.isConnected);
    const found = drawn?.matter(lit) ?? [];
    const colour = this.ownPanel(this.scene)?.colour;
    return found.length || !phone() || !this.chooser.ask || !colour ? found : (drawn?.people(colour) ?? []);
  }

  /** A card on the table. @param {string} id @returns {Card | null} */
  card(id) {
    const thing = this.things.byId.get(id);
    return thing?.kind === "card" ? thing.item : null;
  }

  /** Bring a thing into sight. @param {string} id */
  show(id) {
    const thing = this.things.byId.get(id);
    if (thing?.board) {
      this.boardId = thing.board.id;
      this.turnTo("board");
      this.drawBoards();
      this.chooser.light();
      this.boards.get(thing.board.id)?.show(id);
      return;
    }
    const found = () => this.top.root.querySelector(`[data-id="${CSS.escape(id)}"]`);
    if (!this.boardless && (!found() || found()?.closest(".panels"))) this.turnTo("panels");
    const element = found();
    element?.scrollIntoView({ block: "nearest", behavior: "smooth" });
    element?.classList.add("flash");
    setTimeout(() => element?.classList.remove("flash"), 2000);
  }

  /** @param {import("./tabletop.js").Part} part */
  turnTo(part) {
    if (part === "chat") this.chat.unread = 0;
    const folded = !this.unfolded;
    this.top.show(part, { unread: this.chat.unread, boardless: this.boardless });
    if (part === "log") this.log.toEnd(); // hidden elements cannot scroll
    if (!folded || !this.unfolded) return;
    this.drawBeside();
    this.drawLog();
    this.chooser.light();
  }

  // drawing

  /** @returns {import("../core/types").Scene} */
  get scene() {
    return this.timeline.past?.scene ?? this.beats.moment?.scene ?? this.view?.scene ?? {};
  }

  /** Whether the table is at rest: no choice or view on its way, no moment being shown, nothing about to be drawn. */
  get settled() {
    return (
      Boolean(this.view) &&
      !this.settling &&
      !this.chooser.busy &&
      !this.beats.playing &&
      !this.beats.waiting.length &&
      !this.pressing.timer &&
      !this.socket.pending.size &&
      !this.inspector.timer
    );
  }

  /** Whether chat that arrives now is new, not from before I connected. */
  get greeted() {
    return performance.now() - this.connectedAt >= GREETING;
  }

  /** Whether the side panel is open. */
  get unfolded() {
    return this.boardless || this.top.part !== "board";
  }

  /** The language and the known terms: texts are redrawn when these change. */
  get said() {
    return `${currentLanguage()} ${termsKnown()}`;
  }

  get boardless() {
    return !this.scene.boards?.length;
  }

  draw() {
    const view = this.view;
    if (!view) return;
    const dice = this.drawn && this.forward(view) ? thrown(this.drawn, this.scene) : [];
    this.settle(); // before anything else waiting for this frame
    const lay = this.seenCards();
    const focused = this.letGo();
    this.drawing = true;
    this.things = this.inspector.things = new Things(this.scene);
    meetThings(this.things);
    beginDice(dice);
    if (dice.length && this.scene.fight) this.rolledIn = true;
    if (dice.length) this.likely = JSON.stringify(this.drawn?.fight?.odds);
    this.answers.past();
    const of = JSON.stringify([this.timeline.past?.at, currentLanguage()]);
    // a card you are reading stays open while others decide
    if (of !== this.drawnOf || (this.chooser.busy && view.decisions !== this.chooser.decisions)) this.opened.close();
    this.drawnOf = of;
    set(this.top.root, "data-light", this.scene.light ?? "day");
    this.drawBar();
    this.drawTabs();
    this.drawHand(view);
    this.lay();
    if (!this.inHand(this.opened.id)) this.opened.close();
    this.markOpened();
    this.drawBoards();
    this.drawBeside();
    this.drawFight(view);
    this.drawNotices();
    this.drawLog();
    this.chat.draw();
    const same = this.chooser.set(
      this.timeline.past || this.beats.playing ? [] : view.asks,
      view.players,
      this.idle(view),
      view.decisions,
      view.answers,
    );
    if (!same) this.answers.shut();
    this.reopen();
    throwDice(this.top.root, dice);
    const board = [...this.boards.values()].find((one) => one.svg.isConnected);
    const { gains, losses } = barChanges(this.drawn, this.scene, this.top);
    const { known, came } = dealt(this.top.root, this.top.hand, this.known, lay);
    this.known = known;
    const walked = board?.happened ?? { steps: 0, turned: 0, gains: 0, losses: 0 };
    this.happened = {
      steps: walked.steps,
      turned: walked.turned,
      dice: dice.length,
      cards: came,
      gains: gains + walked.gains,
      losses: losses + walked.losses,
    };
    this.drawn = this.scene;
    this.drawnAt = this.timeline.past?.at ?? view.decisions;
    this.top.lies("past", Boolean(this.timeline.past));
    this.top.lies("over", Boolean(view.outcome) && !this.timeline.past && !this.endSeen);
    setTitle(this.info?.title ?? "", view.asks.length > 0);
    this.drawing = false;
    if (this.relaid && phone()) this.top.hand.scrollLeft = 0;
    this.relaid = false;
    this.takeUp(focused);
    this.inspector.redrawn();
  }

  /** Whatever needs a layout waits for the next frame, which has one anyway. */
  settle() {
    this.settling ||= requestAnimationFrame(() => {
      this.settling = 0;
      this.fitted = fitBar(this.top, this.fitted);
      this.barred = phone() ? this.top.bar.offsetHeight : 0;
      this.lay();
      this.giveWay();
    });
  }

  /**
   * Before a large redraw, the focus is dropped: removing a focused element would cost a layout.
   * @returns {{ key: string, asked: boolean } | null} by what it is known, and whether it was part of the question
   */
  letGo() {
    const focused = document.activeElement;
    if (
      !(focused instanceof HTMLElement) ||
      !focused.closest(".ask, .bar, .opened, .hand") ||
      !this.top.root.contains(focused)
    )
      return null;
    const found = {
      key: focused.closest("[data-key]")?.getAttribute("data-key") ?? "",
      asked: this.top.ask.contains(focused),
    };
    focused.blur();
    return found;
  }

  /** @param {{ key: string, asked: boolean } | null} focused */
  takeUp(focused) {
    if (!focused || (document.activeElement && document.activeElement !== document.body)) return;
    const again = focused.key
      ? this.top.root.querySelector(
          `:is(.opened:not([hidden]), .ask, .bar, .hand) [data-key="${CSS.escape(focused.key)}"]`,
        )
      : null;
    const found = again ?? (focused.asked ? this.chooser.first() : null);
    if (found instanceof HTMLElement) found.focus({ preventScroll: true });
  }

  /** Whether time moves forward: undone rolls are not thrown again. @param {View} view */
  forward(view) {
    return (this.timeline.past?.at ?? view.decisions) >= this.drawnAt;
  }

  /** Where visible cards are, except in the hand. @returns {Map<string, DOMRect>} */
  seenCards() {
    const seen = new Map();
    // no new card
    if (hands(this.scene).every((row) => row.cards.every((card) => this.known.has(card.id)))) return seen;
    for (const card of this.top.root.querySelectorAll(
      ".focus .card[data-id], .side .card[data-id], .fight .card[data-id]",
    )) {
      if (card.getClientRects().length) seen.set(card.getAttribute("data-id"), card.getBoundingClientRect());
    }
    return seen;
  }

  /**
   * The name of a player who is waited for; for a bot also what it plays.
   * @param {import("../core/types").Player} player
   */
  awaited(player) {
    const played = this.scene.panels?.find((panel) => panel.seat === player.seat)?.name;
    return player.kind === "bot" && played && played !== playerName(player)
      ? `${played} (${playerName(player)})`
      : playerName(player);
  }

  /** @param {View} view */
  idle(view) {
    if (this.timeline.past) return t("looking-back", { at: this.timeline.at, of: view.decisions });
    if (this.beats.playing || this.leaving) {
      // the log since the last decision
      const line = this.log.lines.at(-1);
      if (this.telling.length) return this.telling.slice(-3).join(" ");
      return line && line.at > view.decisions ? line.text : "…";
    }
    if (view.outcome) return view.outcome.reason;
    const names = view.waiting.map((seat) => this.awaited(view.players[seat])).join(", ");
    return names ? t("waiting-for", { name: names }) : "";
  }

  drawTabs() {
    this.top.show(this.top.part, { unread: this.chat.unread, boardless: this.boardless });
  }

  drawBar() {
    const view = this.view;
    const mine = Boolean(view?.you.seats.length);
    refill(this.status, ...this.statusFigures());
    refillFor(this.top.title, JSON.stringify([this.said, this.info?.title, Boolean(this.info?.aim)]), () => [
      tool("house", t("to-hall"), () => this.go("/")),
      h("h1", {}, this.info?.title ?? ""),
      this.info?.aim ? tool("target", t("aim"), () => this.aim(), { key: "tool aim" }) : null,
      this.status,
    ]);
    set(this.top.tools, "aria-label", t("tools"));
    const back = view
      ? [
          view.undo.kind === "consent" && view.undo.consent.length > 0,
          view.undo.kind === "impossible",
          view.undo.turn !== null,
          view.redo,
        ]
      : [];
    refillFor(this.top.tools, JSON.stringify([this.said, mine, back, this.timeline.open, this.game?.rules]), () => [
      mine && view?.undo.turn !== null && view?.undo.turn !== undefined
        ? tool("rotate-ccw", t("reset-turn"), () => void this.undo(this.view?.undo.turn), { key: "tool reset" })
        : null, // first, so that it moves none of the others when it comes and goes
      mine
        ? tool(
            "undo-2",
            t(view?.undo.kind === "consent" && view.undo.consent.length ? "undo-ask" : "undo"),
            () => void this.undo(),
            { off: view?.undo.kind === "impossible", key: "tool undo" },
          )
        : null,
      mine ? tool("redo-2", t("redo"), () => void this.redo(), { off: !view?.redo, key: "tool redo" }) : null,
      tool("rotate-ccw-clock", t("timeline"), () => this.timeline.toggle(), {
        pressed: this.timeline.open,
        key: "tool timeline",
      }),
      this.game?.rules ? tool("book-open", t("rules"), () => this.rules(), { key: "tool rules" }) : null,
      tool("user-plus", t("people"), () => this.people(), { key: "tool people" }),
      languageButton(),
      settingsButton(this.menuEntries()),
    ]);
    refill(this.top.order, ...orderOf(this.scene.order));
    this.top.order.hidden = !this.scene.order;
    const turns = this.scene.order?.turns.length ?? 0;
    this.top.lies("ordered", Boolean(this.scene.order));
    this.top.lies("lone-turn", turns < 2);
    this.top.lies("many-turns", turns > 2);
    const aside = this.scene.panels?.find((panel) => panel.aside);
    refill(this.top.own, ...(aside?.figures ?? []).map(ownCell));
    this.top.own.hidden = !aside;
    if (aside) set(this.top.own, "aria-label", aside.name);
  }

  /** The figures beside the game's name, without those the turn order or the game's own panel shows. */
  statusFigures() {
    const below = new Set(this.scene.panels?.find((panel) => panel.aside)?.figures?.map((figure) => figure.emblem));
    const told = (this.scene.status ?? []).filter((figure) => figure.name !== this.scene.order?.figure?.name);
    return told.map((figure) => {
      const chip = this.chip(figure, this.said);
      chip.classList.toggle("below", Boolean(figure.emblem) && below.has(figure.emblem));
      return chip;
    });
  }

  /** Menu entries for what a narrow bar has no room for. */
  menuEntries() {
    const part = (/** @type {import("./tabletop.js").Part} */ name, /** @type {string} */ icon) => ({
      label: t(`tab-${name}`),
      icon,
      run: () => this.turnTo(name),
    });
    return [
      part("panels", "users"),
      part("log", "list"),
      part("chat", "message-circle"),
      ...(this.info?.aim ? [{ label: t("aim"), icon: "target", run: () => this.aim() }] : []),
      ...(this.game?.rules ? [{ label: t("rules"), icon: "book-open", run: () => this.rules() }] : []),
      { label: t("timeline"), icon: "rotate-ccw-clock", run: () => this.timeline.toggle() },
      { label: t("people"), icon: "user-plus", run: () => this.people() },
    ];
  }

  /** The frame of a panel over the board. @returns {import("../board/viewport.js").Frame | null} */
  panelOver() {
    const panel = this.scene.focus;
    const moves = innerWidth < 1200 || panel?.lines?.length; // where there is room, the shop gives way instead
    if (!panel || !moves || this.scene.fight || this.boardless) return null;
    const { offsetLeft: left, offsetTop: top, offsetWidth: wide, offsetHeight: high } = this.top.focus;
    return high ? { left, top, right: left + wide, bottom: top + high } : null;
  }

  /** Narrow a panel that covers the acting figure. */
  giveWay() {
    const { focus, boards } = this.top;
    focus.classList.remove("slim");
    const acts =
      innerWidth >= 1200 && focus.childElementCount
        ? boards.querySelector(".piece.acts")?.getBoundingClientRect()
        : null;
    if (!acts) return; // asking for a position costs a layout
    const box = focus.getBoundingClientRect();
    focus.classList.toggle(
      "slim",
      acts.right > box.left && acts.left < box.right && acts.bottom > box.top && acts.top < box.bottom,
    );
  }

  drawBoards() {
    const boards = this.scene.boards ?? [];
    if (!boards.length) {
      this.top.boards.replaceChildren();
      this.boards.clear();
      refillFor(this.top.zoom, "", () => []);
      return;
    }
    const board = /** @type {Board} */ (boards.find((one) => one.id === this.boardId) ?? boards[0]);
    let drawn = this.boards.get(board.id);
    if (!drawn) {
      this.boards.set(board.id, (drawn = new BoardView()));
      if (drawn.viewport) {
        drawn.viewport.clear = (_width, _height, all) => (all ? this.laid.open : this.laid.clear);
        drawn.viewport.fights = () => this.facts().fight === "beside";
        drawn.viewport.free = () => layout({ ...this.facts(), over: this.panelOver() }, size()).free;
      }
    }
    if (!drawn.svg.isConnected) this.top.boards.replaceChildren(drawn.svg);
    drawn.patience = patience(this.beats.playing);
    drawn.update(board);
    const port = drawn.viewport;
    const rows = (this.top.hand.childElementCount ? this.laid.hand.rows : 0) + (this.scene.order && phone() ? 1 : 0);
    // new rows of cards, or on a phone the turn order, now cover what was in sight
    if (rows > this.rows && port?.fitted) port.fit(port.matter());
    this.rows = Math.max(rows, this.rows);
    refillFor(this.top.zoom, JSON.stringify([this.said, board.id, boards.map((one) => [one.id, one.name])]), () => [
      ...(boards.length > 1
        ? boards.map((one) =>
            h(
              "button",
              {
                type: "button",
                class: "board-tab",
                "aria-pressed": String(one === board),
                "data-key": `board ${one.id}`,
                onclick: () => {
                  this.boardId = one.id;
                  this.draw();
                },
              },
              one.name ?? one.id,
            ),
          )
        : []),
      tool("plus", t("zoom-in"), () => port?.zoom(1.35)),
      tool("minus", t("zoom-out"), () => port?.zoom(1 / 1.35)),
      tool("maximize", t("zoom-fit"), () => port?.overview(this.matter())),
    ]);
    set(this.top.zoom, "aria-label", t("zoom"));
  }

  drawBeside() {
    const view = this.view;
    if (!view) return;
    const scene = this.scene;
    const how = { waiting: this.timeline.past?.waiting ?? view.waiting, mine: view.you.seats };
    if (this.unfolded) refill(this.top.panels, ...beside(scene, view.players, how)); // otherwise when it is opened
    const tokens = (scene.panels ?? []).filter((panel) => panel.seat !== undefined);
    this.top.people.hidden = !tokens.length;
    const seen = tokens.map((panel) => [
      panel.id,
      panel.seat,
      panel.name,
      panel.emblem,
      panel.colour,
      panel.active,
      playerName(view.players[panel.seat ?? 0]),
    ]);
    refillFor(this.top.people, JSON.stringify([this.said, how, seen]), () =>
      tokens.map((panel) => {
        const label = `${panel.name}${playerName(view.players[panel.seat ?? 0]) ? ` (${playerName(view.players[panel.seat ?? 0])})` : ""}`;
        const waits = how.waiting.includes(panel.seat ?? -1);
        return h(
          "button",
          {
            type: "button",
            class: `quiet person${waits ? " waits" : ""}${how.mine.includes(panel.seat ?? -1) ? " mine" : ""}`,
            title: label,
            "aria-label": label,
            "data-key": `person ${panel.seat}`,
            onclick: () => {
              this.turnTo("panels");
              this.show(panel.id);
            },
          },
          token({ emblem: panel.emblem, colour: panel.colour, filled: true, acts: panel.active }),
        );
      }),
    );
    const focus = !scene.fight && (this.timeline.past || !view.outcome) ? scene.focus : undefined;
    this.top.focus.classList.toggle("alone", this.boardless);
    this.top.lies("focused", Boolean(focus));
    refill(
      this.top.focus,
      ...(focus ? [panelBox(focus, view.players, { ...how, large: true }), this.foldButton(focus.id)] : []),
    );
  }

  /** @param {View} view */
  drawFight(view) {
    const fight = this.timeline.past || !view.outcome ? this.scene.fight : undefined;
    const box = this.top.fight;
    const came = Boolean(fight) && box.hidden;
    box.hidden = !fight;
    if (!fight || fight.ahead) this.rolledIn = false;
    if (!fight) return this.top.lies("fighting", false);
    const ahead = Boolean(fight.ahead) && !view.asks.some((ask) => ask.rule && fight.during?.includes(ask.rule));
    const kind = `${fight.id}${ahead ? " ahead" : ""}`;
    if (kind !== this.fightKind) this.fightFolded = ahead;
    this.fightKind = kind;
    const folded = this.fightFolded;
    box.classList.toggle("beside", Boolean(fight.at));
    box.classList.toggle("folded", folded);
    box.classList.toggle("comes", came);
    box.setAttribute("aria-label", fight.name);
    const thrown = this.rolledIn ? (this.scene.dice ?? []) : null; // once dice are rolled, the odds are past
    const anew = JSON.stringify(fight.odds) !== this.likely; // unless more dice follow
    refill(
      box,
      ...this.fought(fight, `${folded} ${this.said} ${anew} ${JSON.stringify(thrown)}`, folded, thrown, anew),
    );
    this.top.lies("fighting", !folded);
    this.top.lies("afield", Boolean(fight.at));
  }

  /** The panel of the seat that is asked, or else of my own. @param {import("../core/types").Scene} scene */
  ownPanel(scene) {
    const view = this.view;
    const seat = view?.asks[this.chooser.at]?.seat ?? view?.you.look ?? view?.you.seats[0];
    const own = scene.panels?.filter((one) => one.seat !== undefined && one.seat === seat);
    return own?.find((one) => one.active) ?? own?.[0]; // if you play several, the acting one comes first
  }

  drawOwnBar() {
    const panel = this.ownPanel(this.scene);
    this.top.bar.hidden = !panel && !this.ends.length;
    this.top.bar.setAttribute("aria-label", t("own-bar"));
    refill(this.top.figures, ...(panel ? this.own(panel, `${this.said} ${this.sources(panel)}`) : []));
    this.top.figures.hidden = !panel;
    refill(this.top.ends, ...this.ends);
    this.lay();
    if (!this.drawing) this.settle();
  }

  /** Changes when dice that the bar shows for other panels change. @param {import("../core/types").Panel} panel */
  sources(panel) {
    const shown = (panel.bar ?? []).map((group) => group.dice_of).filter(Boolean);
    return JSON.stringify((this.scene.panels ?? []).filter((one) => shown.includes(one.id)).map((one) => one.dice));
  }

  /** The button that folds the panel over the board until the next one. @param {string} id */
  foldButton(id) {
    if (this.folded !== id) this.folded = "";
    const { focus } = this.top;
    focus.classList.toggle("folded", this.folded === id);
    return tool(
      "chevrons-up-down",
      t("fold"),
      () => {
        this.folded = this.folded === id ? "" : id;
        focus.classList.toggle("folded", this.folded === id);
      },
      { kind: "fold", key: "fold" },
    );
  }

  /** @param {View} view */
  drawHand(view) {
    const seat = view.asks[0]?.seat ?? view.you.look;
    const rows = heldBy(this.scene, seat, this.ownPanel(this.scene));
    this.top.hand.setAttribute("aria-label", t("hand"));
    const shown = rows.map((row) => row.id).join(" ");
    this.relaid ||= shown !== this.shown;
    this.shown = shown;
    refill(
      this.top.hand,
      ...rows.map((row) => this.held(row, this.said)),
      this.passed ? tool("eye-off", t("curtain-draw"), () => this.look(null), { text: t("curtain-draw") }) : null,
    );
    this.top.lies("empty-handed", !this.top.hand.childElementCount);
  }

  /** Whether the screen can be passed on from here. */
  get passed() {
    const { view } = this;
    return Boolean(view?.you.curtain && view.you.look !== null && !view.outcome);
  }

  /** What the layout must know. @returns {import("../core/layout.js").Facts} */
  facts() {
    const { view, scene } = this;
    const own = this.ownPanel(scene);
    const facts = factsOf(scene, { seat: view?.asks[0]?.seat ?? view?.you.look, own, folded: this.fightFolded });
    if (view?.outcome && !this.timeline.past) facts.fight = "";
    return {
      ...facts,
      curtain: this.passed,
      opens: this.mayOpen(),
      ends: this.ends.length,
      past: this.timeline.open ? this.top.timeline.offsetHeight : 0,
      asked: facts.fight && phone() ? this.top.ask.offsetHeight : 0,
      fought: facts.fight && this.laid.form === "upright" ? this.top.fight.offsetHeight : 0,
      barred: this.barred,
    };
  }

  /** Put everything in its place. */
  lay() {
    const facts = this.facts();
    this.laid = layout(facts, size());
    this.top.place(this.laid, size());
    this.top.focus.classList.toggle("resolved", Boolean(facts.card));
  }

  drawLog() {
    const view = this.view;
    if (view && this.unfolded)
      this.log.draw(this.things.byName, {
        undoable: view.you.seats.length > 0,
        decisions: view.decisions,
        at: this.timeline.past?.at ?? null,
      });
  }

  drawNotices() {
    notices.drawAll(this);
  }
}
