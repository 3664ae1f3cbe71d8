// A table: it hears what the hall says and what people do, changes the model, and draws what has changed.

/** @import { Scene } from "../core/types" */
/** @import { Eyes, Happening, Model, Moment, Seen } from "../core/page" */
import { drawHand } from "../cards/hand.js";
import { OpenedCard } from "../cards/opened.js";
import { Beats, pace, patience, reading } from "../core/beats.js";
import { layout } from "../core/layout.js";
import { inHand, sceneOf, thingsOf } from "../core/lookup.js";
import { blank, greeted, news, passesOn, reduce, timeOf, unfolded } from "../core/model.js";
import { setTitle, sounds } from "../core/signals.js";
import { Press } from "../core/steady.js";
import { connect } from "../core/transport.js";
import { phone, size } from "../core/window.js";
import { set } from "../core/dom.js";
import { meetThings } from "../words/glossary.js";
import { currentLanguage } from "../words/i18n.js";
import { Answers } from "./answers.js";
import { Boards } from "./boards.js";
import { Chat } from "./chat.js";
import { drawCoach } from "./coach.js";
import { DEEDS, foresee, fulfil, hearChat, meet, reopen } from "./deeds.js";
import { walkTime } from "./walktime.js";
import { closeMenu, note } from "./dialogs.js";
import { drawFight } from "./fight.js";
import { drawFocus, frameOfFocus, giveWay } from "./focus.js";
import { Greats } from "./greats.js";
import { Inspector } from "./inspect.js";
import { letGo, seenCards, takeUp } from "./keeping.js";
import { hearKeys } from "./keys.js";
import { light } from "./lighting.js";
import { Log } from "./log.js";
import { News } from "./news.js";
import { drawNotices } from "./notices.js";
import { drawOwnBar, fitBar } from "./ownbar.js";
import { beginDice } from "./panels.js";
import { measured } from "./measured.js";
import { hearPresses } from "./pressing.js";
import { drawQuestion } from "./question.js";
import { drawSide, drawTabs } from "./side.js";
import { Tabletop } from "./tabletop.js";
import { throwDice, thrown } from "./thrown.js";
import { Timeline } from "./timeline.js";
import { drawTopbar, fitTrack, widthOf } from "./topbar.js";

/** What a choice on its way changes is only that nothing else can be chosen. */
const QUIET = new Set(["chosen", "refused", "clock", "taken", "walk"]);

export class Table {
  /** @param {HTMLElement} place @param {string} id @param {Eyes} eyes @param {(path: string) => void} go */
  constructor(place, id, eyes, go) {
    this.id = id;
    this.go = go;
    this.model = blank(size());
    this.top = new Tabletop();
    this.dispatch = (/** @type {Happening} */ event) => this.happen(event);
    const model = () => this.model;
    const { top, dispatch } = this;
    place.replaceChildren(top.root);
    this.pressing = new Press();
    this.boards = new Boards(top, dispatch, () =>
      layout({ ...measured(this), over: frameOfFocus(top, this.model) }, size()),
    );
    this.answers = new Answers(top, this.boards, model, dispatch);
    this.opened = new OpenedCard(top.opened, dispatch);
    this.inspector = new Inspector(top.root, model, dispatch);
    this.log = new Log(top.log, dispatch);
    this.chat = new Chat(top.chat, dispatch);
    this.timeline = new Timeline(top.timeline, dispatch);
    this.news = new News(top, this.boards, new Greats(top.greats));
    this.beats = new Beats({
      show: (moment, view) => this.glimpse(moment, view),
      see: (view) => this.see(view),
      away: () => document.hidden || Boolean(this.model.past) || !this.model.view,
    });
    /** Where everything lies, and how high the bar is on a phone. */
    this.laid = layout({}, size());
    this.laidFor = "";
    this.barred = 0;
    /** How wide the name of the game is, measured once. */
    this.titled = { of: "", wide: 0 };
    /** What the last drawing was of: its scene, time, language, question, and rows of the hand. */
    this.drawn = {
      scene: /** @type {Scene | undefined} */ (undefined),
      at: 0,
      of: "",
      asked: 0,
      held: "",
      fitted: "",
      tracked: "",
    };
    /** Whether a menu of options is open. */
    this.menued = false;
    /** The frame that fits what was drawn into its place, and the timers of patience and of the curtain. */
    this.settling = this.patience = this.passing = 0;
    /** The moment of the past that is wanted, and whether one is on its way. */
    this.wanted = { at: 0, loading: false };
    hearPresses(top.root, model, dispatch);
    this.stopKeys = hearKeys(top, model, dispatch);
    new ResizeObserver(() => this.dispatch({ type: "window", size: size() })).observe(top.boards);
    new ResizeObserver(() => this.lay()).observe(top.ask); // on a phone a fight lies below it
    this.refit = () => {
      this.titled.of = "";
      this.settle();
    };
    document.fonts.addEventListener("loadingdone", this.refit); // words are as wide as their font
    this.connection = connect(id, eyes);
    this.connection.events((event) => this.hear(event));
    void meet(this);
  }

  /**
   * Replay the game from its beginning, or show the invitation, once it is known.
   * @param {Partial<Model["wants"]>} wants
   */
  want(wants) {
    this.dispatch({ type: "wants", wants });
  }

  close() {
    this.beats.stop();
    document.fonts.removeEventListener("loadingdone", this.refit);
    this.pressing.close();
    clearTimeout(this.passing);
    clearTimeout(this.patience);
    this.connection.close();
    this.stopKeys();
    this.timeline.stop();
    this.inspector.box.remove();
    this.answers.close();
    closeMenu();
  }

  /** @param {string} language */
  relanguage(language) {
    this.dispatch({ type: "anew" });
    this.connection.tell({ type: "language", language });
    void meet(this);
    if (this.model.past) void walkTime(this, this.model.past.at);
    this.draw(this.model);
  }

  // what happens

  /**
   * Something happened: it is done, or it changes the model. Returns whether it meant anything.
   * @param {Happening} event
   */
  happen(event) {
    const deed = DEEDS[event.type];
    if (deed) return deed(this, event);
    const before = this.model;
    this.model = reduce(before, event);
    if (this.model === before) return false;
    this.show(before, event.type);
    const { next } = this.model.question;
    if (next) {
      this.dispatch({ type: "taken" });
      this.dispatch({ type: "choose", option: next });
    }
    return true;
  }

  /** What the hall says. @param {Happening} event */
  hear(event) {
    if (event.type === "view") this.pressing.then(() => this.beats.take(event.view));
    else if (event.type === "chat") hearChat(this, event, sounds.chat);
    else if (event.type === "error") note(event.error.text, "bad");
    else if (event.type === "connection") this.dispatch({ ...event, now: performance.now() });
    else if (event.type === "players") this.dispatch(event);
  }

  /** Show a moment on the way to a view. Returns how many lines are new. @param {Moment} moment @param {Seen} view */
  glimpse(moment, view) {
    const { from, lines } = view.events;
    const told = news(this.model, lines.slice(0, Math.max(0, moment.line - from)));
    this.dispatch({ type: "moment", moment, view });
    this.news.tell(this.model, told);
    return told.length;
  }

  /** @param {Seen} view */
  see(view) {
    clearTimeout(this.passing);
    const before = this.model;
    const fresh = news(before, view.events.lines);
    this.dispatch({ type: "view", view });
    if (passesOn(view)) {
      // if hands are secret, the screen is passed behind a curtain, once the news has been seen
      if (fresh.length) {
        this.dispatch({ type: "leaving", told: fresh.map((line) => line.text) });
        this.news.tell(this.model, fresh);
      }
      const time = fresh.length ? pace() * reading(fresh.length) : 0;
      this.passing = window.setTimeout(() => this.dispatch({ type: "look", seat: null }), time);
      return;
    }
    this.news.arrived(before, this.model, fresh);
    fulfil(this);
  }

  // drawing

  /** Whether the table is at rest: no choice or view on its way, no moment being shown, nothing about to be drawn. */
  get settled() {
    return (
      Boolean(this.model.view) &&
      !this.settling &&
      !this.model.question.busy &&
      !this.beats.playing &&
      !this.beats.waiting.length &&
      !this.pressing.timer &&
      !this.connection.waits &&
      !this.inspector.timer
    );
  }

  /** Whether chat that arrives now is new. */
  get greeted() {
    return greeted(this.model, performance.now());
  }

  /** Put everything in its place; several times for a view, so only where something has changed. */
  lay() {
    const facts = measured(this);
    const of = JSON.stringify([facts, size()]);
    if (of !== this.laidFor) {
      this.laidFor = of;
      this.laid = layout(facts, size());
      this.top.place(this.laid, size());
    }
    this.top.focus.classList.toggle("resolved", Boolean(facts.card));
    this.opened.frame = this.laid.places.opened;
    this.boards.place(this.model, this.laid);
  }

  /** Draw what an event has changed. @param {Model} before @param {string} type */
  show(before, type) {
    const { model } = this;
    const differs = (/** @type {(keyof Model)[]} */ ...names) => names.some((name) => model[name] !== before[name]);
    if (QUIET.has(type)) return this.wait();
    if (!model.view) {
      drawTopbar(this.top, model, this.dispatch);
      drawNotices(this.top, model, this.dispatch);
      return this.chat.draw(model);
    }
    if (type === "window") return this.resized();
    if (type !== "players" && (differs("view") || sceneOf(model) !== sceneOf(before))) return this.draw(before);
    if (differs("info", "game", "timed", "view")) {
      drawTopbar(this.top, model, this.dispatch);
      this.settle(); // its words may be longer
    }
    if (differs("timed")) this.redraw("timeline");
    if (differs("part", "talk", "chat", "view", "lines")) this.drawBeside(before);
    if (differs("board")) this.boards.draw(model, this.laid, patience(Boolean(model.moment)));
    if (differs("fight")) {
      drawFight(this.top, model, this.dispatch);
      this.lay();
    }
    if (differs("folded")) drawFocus(this.top, model, this.dispatch);
    if (differs("question", "leaving", "coach")) this.drawAsked(before);
    if (differs("online", "final", "info", "since", "ended", "looked", "game")) {
      drawNotices(this.top, model, this.dispatch);
      this.top.lies("over", Boolean(model.view.outcome) && !model.past && !model.ended);
    }
    if (differs("question", "part", "fight", "board", "view", "timed")) this.relight();
    return undefined;
  }

  /** Draw everything again, or one part. @param {string} [part] */
  redraw(part) {
    if (!part) return this.model.view && this.draw(this.model);
    this.timeline.draw(this.model);
    this.lay();
    return undefined;
  }

  /** Between a choice and its consequence nothing else can be chosen, but not for ever. */
  wait() {
    const { busy } = this.model.question;
    this.top.ask.setAttribute("aria-busy", String(busy > 0));
    clearTimeout(this.patience);
    const left = busy - performance.now();
    if (busy) this.patience = window.setTimeout(() => this.dispatch({ type: "clock", now: busy }), left);
  }

  resized() {
    drawTopbar(this.top, this.model, this.dispatch); // on a phone its tools are a menu, and cards are tiny
    drawHand(this.top, this.model, this.dispatch);
    this.markOpened();
    this.lay();
    for (const board of this.boards.drawn.values()) board.viewport?.resized();
    this.answers.fresh(); // what it showed has moved
    this.boards.draw(this.model, this.laid, patience(false));
    this.drawn.asked = -1; // what the question is about may have moved
    this.drawAsked(this.model);
    this.relight();
    this.settle();
  }

  /** @param {Model} before */
  drawBeside(before) {
    const { top, model, dispatch } = this;
    drawTabs(top, model, dispatch);
    this.chat.draw(model);
    if (model.part === "log" && before.part !== "log") this.log.toEnd(); // hidden elements cannot scroll
    drawSide(top, model, dispatch);
    if (unfolded(model)) this.log.draw(model);
  }

  /** @param {Model} before */
  drawAsked(before) {
    const { top, model, dispatch } = this;
    drawQuestion(top, model, dispatch);
    drawCoach(top, model, dispatch);
    this.wait();
    drawOwnBar(top, model);
    this.lay();
    this.settle();
    if (model.question.area.key && model.question.area.key !== before.question.area.key) foresee(this);
  }

  /** Light up what can be chosen; a new question is brought into sight. */
  relight() {
    const { model, drawn } = this;
    const fresh = model.question.count !== drawn.asked;
    drawn.asked = model.question.count;
    this.boards.mark(model, light(this.top.root, model, fresh), fresh);
  }

  /** Draw the whole table. @param {Model} before */
  draw(before) {
    const { top, model, dispatch, drawn } = this;
    const view = model.view;
    if (!view) return;
    const scene = sceneOf(model);
    // undone rolls are not thrown again
    const dice = drawn.scene && timeOf(model) >= drawn.at ? thrown(drawn.scene, scene) : [];
    this.settle(); // before anything else waiting for this frame
    const lay = seenCards(top.root, sceneOf(this.model), this.news.known);
    const focused = letGo(top);
    meetThings(thingsOf(model));
    beginDice(dice);
    if (dice.length && scene.fight)
      this.model = reduce(model, { type: "rolled", likely: JSON.stringify(drawn.scene?.fight?.odds) });
    this.answers.past();
    const of = JSON.stringify([model.past?.at, currentLanguage()]);
    const chose = before.question.busy > 0 && view.decisions !== before.question.decisions;
    // a card you are reading stays open while others decide
    if (of !== drawn.of || chose) this.opened.close();
    const anew = before.question.count !== model.question.count;
    if (anew && this.menued) closeMenu();
    set(top.root, "data-light", scene.light ?? "day");
    drawTopbar(top, model, dispatch);
    drawTabs(top, model, dispatch);
    const held = drawHand(top, model, dispatch);
    this.timeline.draw(model);
    this.lay();
    if (!inHand(model, this.opened.id)) this.opened.close();
    this.markOpened();
    this.boards.draw(model, this.laid, patience(Boolean(model.moment)));
    drawSide(top, model, dispatch);
    drawFocus(top, model, dispatch);
    drawFight(top, this.model, dispatch);
    drawNotices(top, model, dispatch);
    if (unfolded(model)) this.log.draw(model);
    this.chat.draw(model);
    this.drawAsked(before);
    this.relight();
    if (anew) this.answers.shut();
    if (anew) dispatch({ type: "coach" });
    reopen(this);
    throwDice(top.tray, dice);
    this.news.drawn(drawn.scene, scene, dice.length, lay);
    top.lies("past", Boolean(model.past));
    top.lies("over", Boolean(view.outcome) && !model.past && !model.ended);
    setTitle(model.info?.title ?? "", view.asks.length > 0, model.info?.game);
    if (held !== drawn.held && phone()) top.hand.scrollLeft = 0;
    Object.assign(drawn, { scene, at: timeOf(model), of, held });
    takeUp(top, this.model, focused);
    this.inspector.redrawn();
  }

  /** A card has been opened: on a phone it covers part of the board, which moves out of its way. */
  attend() {
    this.lay();
    if (phone() && this.opened.open) this.boards.attend(this.model);
  }

  markOpened() {
    for (const card of this.top.hand.querySelectorAll(".card"))
      card.classList.toggle("open", this.opened.open && card.getAttribute("data-id") === this.opened.id);
  }

  /** Whatever needs a layout waits for the next frame, which has one anyway. */
  settle() {
    this.settling ||= requestAnimationFrame(() => {
      this.settling = 0;
      this.titled = widthOf(this.top.title, this.titled);
      this.lay();
      this.drawn.fitted = fitBar(this.top, this.drawn.fitted);
      this.drawn.tracked = fitTrack(this.top, this.laid.places.track.width, this.drawn.tracked);
      this.barred = phone() ? this.top.figures.offsetHeight : 0;
      this.lay();
      giveWay(this.top, this.model);
    });
  }
}
