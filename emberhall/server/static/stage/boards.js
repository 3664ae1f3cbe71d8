// The boards of a table: the one shown, what is lit on it, and where its camera looks.

/** @import { Board } from "../core/types" */
/** @import { Dispatch, Model } from "../core/page" */
/** @import { Layout } from "../core/layout.js" */
/** @import { Tabletop } from "./tabletop.js" */
import { BoardView } from "../board/board.js";
import { canPaint, painterAtWork } from "../board/paint/painting.js";
import { h, refillFor, set } from "../core/dom.js";
import { ownPanel, sceneOf } from "../core/lookup.js";
import { small } from "../core/layout.js";
import { fightShown } from "../core/model.js";
import { askOf } from "../core/question.js";
import { t } from "../words/i18n.js";
import { said } from "../words/glossary.js";
import { tool } from "./tabletop.js";

/** How much nearer a press on plus goes. */
export const CLOSER = 1.35;

export class Boards {
  /** @param {Tabletop} top @param {Dispatch} dispatch @param {() => Layout} free where nothing covers the board now */
  constructor(top, dispatch, free) {
    this.top = top;
    this.dispatch = dispatch;
    this.free = free;
    /** @type {Map<string, BoardView>} */
    this.drawn = new Map();
    /** The most rows that have lain over the board: of hand cards, and on a phone the turn order. */
    this.rows = 0;
    /** @type {Layout | null} */
    this.laid = null;
    this.fights = false;
    /** What can be chosen on it. @type {Set<string>} */
    this.lit = new Set();
    if (canPaint()) painterAtWork(); // by the time a board comes it paints fast
  }

  /** The one that is shown. */
  get shown() {
    return [...this.drawn.values()].find((one) => one.svg.isConnected) ?? null;
  }

  /** Where the board is seen from: its scale and place. */
  get camera() {
    const port = this.shown?.viewport;
    return port ? [port.k, port.x, port.y] : null;
  }

  /** @param {Model} model @param {Layout} laid @param {number} patience how long animations may take */
  draw(model, laid, patience) {
    this.place(model, laid);
    const boards = sceneOf(model).boards ?? [];
    if (!boards.length) {
      this.top.boards.replaceChildren();
      this.drawn.clear();
      refillFor(this.top.zoom, "", () => []);
      return;
    }
    const board = boards.find((one) => one.id === model.board) ?? boards[0];
    const view = this.view(board);
    if (!view.svg.isConnected) this.top.boards.replaceChildren(view.svg);
    view.patience = patience;
    view.light = sceneOf(model).light ?? "";
    view.update(board);
    const port = view.viewport;
    const rows =
      (laid.places.hand.height && this.top.hand.childElementCount ? laid.hand.rows : 0) +
      (sceneOf(model).order && small(model.size) ? 1 : 0);
    // new rows of cards, or on a phone the turn order, now cover what was in sight
    if (rows > this.rows && port?.fitted) port.fit(port.matter());
    this.rows = Math.max(rows, this.rows);
    this.drawZoom(model, boards, board);
  }

  /** @param {Model} model @param {Layout} laid */
  place(model, laid) {
    this.laid = laid;
    this.fights = Boolean(fightShown(model)?.at && !model.fight.folded);
  }

  /** The drawing of a board. @param {Board} board */
  view(board) {
    const known = this.drawn.get(board.id);
    if (known) return known;
    const view = new BoardView();
    this.drawn.set(board.id, view);
    const port = view.viewport;
    if (port) {
      const whole = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
      port.clear = (_width, _height, all) => (all ? this.laid?.open : this.laid?.clear) ?? whole;
      port.free = () => this.free().free;
      port.fights = () => this.fights;
    }
    return view;
  }

  /** @param {Model} model @param {Board[]} boards @param {Board} board */
  drawZoom(model, boards, board) {
    const port = this.shown?.viewport;
    const names = boards.map((one) => [one.id, one.name]);
    refillFor(this.top.zoom, JSON.stringify([said(), board.id, names]), () => [
      ...(boards.length > 1 ? boards : []).map((one) =>
        h(
          "button",
          {
            type: "button",
            class: "board-tab",
            "aria-pressed": String(one === board),
            "data-key": `board ${one.id}`,
            onclick: () => this.dispatch({ type: "board", board: one.id }),
          },
          one.name ?? one.id,
        ),
      ),
      tool("plus", t("zoom-in"), () => port?.zoom(CLOSER)),
      tool("minus", t("zoom-out"), () => port?.zoom(1 / CLOSER)),
      tool("maximize", t("zoom-fit"), () => this.dispatch({ type: "overview" })),
    ]);
    set(this.top.zoom, "aria-label", t("zoom"));
  }

  /**
   * Mark what can be chosen; a new question is brought into sight.
   * @param {Model} model @param {{ lit: Set<string>, picked: Set<string>, dear: Set<string> }} marks
   * @param {boolean} fresh whether the question is new
   */
  mark(model, { lit, picked, dear }, fresh) {
    const view = this.shown;
    if (!view) return;
    this.lit = lit;
    view.mark(lit, picked, dear);
    if (!fresh || model.past) return;
    const fought = model.fight.folded ? undefined : view.plan?.at.get(sceneOf(model).fight?.at ?? "");
    view.viewport?.attend(
      fought ? [fought] : this.matter(model, lit),
      sceneOf(model).focus?.lines?.length ? view.people(ownPanel(model)?.colour) : [],
      view.acting(),
    ); // a player who is asked because an enemy targets them is seen beside the reasons
  }

  /** Bring what is asked about into sight. @param {Model} model */
  attend(model) {
    const view = this.shown;
    view?.viewport?.attend(this.matter(model, this.lit), [], view.acting());
  }

  /**
   * What on the board the question is about; on a phone, if that is nothing, the player asked.
   * @param {Model} model @param {Iterable<string>} [lit] @returns {[number, number][]}
   */
  matter(model, lit = []) {
    const found = this.shown?.matter(lit) ?? [];
    const colour = ownPanel(model)?.colour;
    return found.length || !small(model.size) || !askOf(model.question) || !colour
      ? found
      : (this.shown?.people(colour) ?? []);
  }

  /** Where on the board one of these places is. @param {string[]} places */
  spot(places) {
    const view = this.shown;
    const at = places.map((place) => view?.plan?.at.get(place)).find(Boolean);
    return view && at ? { layer: view.layers.floats, at } : null;
  }
}
