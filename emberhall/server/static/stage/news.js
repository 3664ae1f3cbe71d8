// What has just happened is seen and heard: sounds, great moments, what screen readers say, notifications.

/** @import { Scene, Told } from "../core/types" */
/** @import { Model } from "../core/page" */
/** @import { BoardView } from "../board/board.js" */
/** @import { Happened } from "../core/signals.js" */
/** @import { Boards } from "./boards.js" */
/** @import { Greats } from "./greats.js" */
/** @import { Tabletop } from "./tabletop.js" */
import { placesOf } from "../core/model.js";
import { notifyTurn, sound, sounds } from "../core/signals.js";
import { t } from "../words/i18n.js";
import { note } from "./dialogs.js";
import { barChanges, dealt } from "./happenings.js";
import { tellDice } from "./thrown.js";

/** Nothing was shown. @type {Happened} */
const STILL = { steps: 0, turned: 0, dice: 0, cards: 0, gains: 0, losses: 0 };

export class News {
  /** @param {Tabletop} top @param {Boards} boards @param {Greats} greats */
  constructor(top, boards, greats) {
    this.top = top;
    this.boards = boards;
    this.greats = greats;
    /** What the last drawing showed. */
    this.happened = STILL;
    /** Hand cards that have been seen. @type {Set<string>} */
    this.known = new Set();
  }

  /**
   * A scene has been drawn: what moved, fell, was gained and lost.
   * @param {Scene | undefined} before @param {Scene} now @param {number} dice @param {Map<string, DOMRect>} lay where
   *   cards lay before
   */
  drawn(before, now, dice, lay) {
    const { gains, losses } = barChanges(before, now, this.top);
    const { known, came } = dealt(this.top.root, this.top.hand, this.known, lay);
    this.known = known;
    /** @type {BoardView["happened"]} */
    const board = this.boards.shown?.happened ?? STILL;
    this.happened = { ...board, dice, cards: came, gains: gains + board.gains, losses: losses + board.losses };
  }

  /**
   * Say what was told since, and play its sound.
   * @param {Model} model @param {Told[]} told @param {boolean} [last] whether it ended the game, which is heard instead
   */
  tell(model, told, last = false) {
    tellDice(this.top.root, told);
    const spot = (/** @type {string[]} */ names) => this.boards.spot(placesOf(model, names));
    const loud = this.greats.tell(told, spot).filter((line) => !line.great?.quiet);
    if (!last) sound(this.happened, loud.length ? Boolean(loud[0].great?.bad) : null);
  }

  /** A view was taken up. @param {Model} before @param {Model} now @param {Told[]} fresh lines */
  arrived(before, now, fresh) {
    const [was, view] = [before.view, now.view];
    if (!view) return;
    const told = was && was.decisions !== view.decisions ? view.events.lines.slice(-6).map((line) => line.text) : [];
    const [prompt] = view.asks.map((ask) => ask.prompt);
    if (told.length || was?.asks[0]?.prompt !== prompt) this.say([...told, prompt ?? ""].join(" "));
    if (view.asks.length && !was?.asks.length) notifyTurn(t("your-turn"), prompt);
    const over = was && !was.outcome ? view.outcome : null;
    if (was && was.decisions < view.decisions) this.tell(now, fresh, Boolean(over));
    // the board has just stepped back
    for (const line of fresh) if (was && line.undone && !view.you.seats.includes(line.by ?? -1)) note(line.text);
    const { seats } = view.you;
    if (over) (seats.length && !seats.some((seat) => over.winners.includes(seat)) ? sounds.lost : sounds.over)();
  }

  /** For screen readers. @param {string} words */
  say(words) {
    this.top.spoken.textContent = words;
  }
}
