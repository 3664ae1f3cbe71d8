// What the page knows of a table, as one plain object; `reduce` says what changes it. Nothing here draws, waits, asks
// anybody or looks at the clock: what is being eased, replayed or drawn is not in it.

/** @import { ChatLine, Lines, Told } from "./types" */
/** @import { Happening, Model, Moment, Part, Question, Seen } from "./page" */
import { areaLike, areasAt, turned } from "./area.js";
import { sceneOf, thingsOf } from "./lookup.js";
import { asked, NO_AREA, NO_QUESTION, NOWHERE, walked } from "./question.js";

/** How many lines of the story are kept; older ones are fetched. */
const KEPT = 400;

/** How long to wait for what follows from a choice (milliseconds). */
const PATIENCE = 8000;

/** Chat that arrives this soon after connecting is old (milliseconds). */
const GREETING = 1000;

/** A table of which nothing is known yet. @param {{ width: number, height: number }} size @returns {Model} */
export const blank = (size) => ({
  size,
  info: null,
  game: undefined,
  view: null,
  moment: null,
  telling: [],
  past: null,
  timed: false,
  online: true,
  final: 0,
  connectedAt: 0,
  whole: true,
  lines: { from: 0, lines: [] },
  chat: { lines: [], unread: 0 },
  since: null,
  coach: null,
  question: NO_QUESTION,
  part: "board",
  talk: "log",
  board: "",
  folded: "",
  fight: { kind: "", folded: false, rolled: false, likely: "" },
  ended: false,
  looked: false,
  leaving: false,
  wants: { replay: false, invite: false },
});

/** @typedef {(model: Model, event: any) => Model} Change */

/** @param {Model} model @param {Partial<Question>} some */
const ask = (model, some) => ({ ...model, question: { ...model.question, ...some } });

/** What each event changes. @type {Record<string, Change>} */
const CHANGES = {
  // from the hall
  table: (model, { info }) => ({ ...model, info }),
  game: (model, { game }) => ({ ...model, game }),
  view: (model, { view }) => arrive(model, view),
  moment: (model, { moment, view }) => glimpse(model, moment, view),
  players: (model, { players }) => (model.view ? { ...model, view: { ...model.view, players } } : model),
  chat: (model, { lines, now }) => hear(model, lines, now),
  older: (model, { lines, from }) => ({ ...model, lines: { from, lines: [...lines, ...model.lines.lines] } }),
  connection: (model, { on, final, now }) => ({
    ...model,
    online: on,
    final,
    whole: model.whole || !on,
    connectedAt: on && (!model.online || !model.view) ? now : model.connectedAt,
  }),
  // time and the window
  clock: (model, { now }) => (model.question.busy && now >= model.question.busy ? ask(model, { busy: 0 }) : model),
  window: (model, { size }) => ({ ...model, size }),
  // the past
  timed: (model, { on }) => ({ ...model, timed: on, past: on ? model.past : null }),
  past: (model, { past }) => ({ ...model, timed: true, past }),
  now: (model) => ({ ...model, past: null }),
  anew: (model) => ({ ...model, whole: true }),
  // the question
  pick: (model, { id }) => ask(model, { picked: [...model.question.picked, id] }),
  narrow: (model, { id }) => ask(model, { picked: [id] }),
  clear: (model) => cleared(model),
  change: (model, { answer }) => ask(model, { changing: answer, picked: [] }),
  chosen: (model, { option, now }) => ask(model, { busy: now + PATIENCE, follows: option.then ?? "", next: null }),
  taken: (model) => ask(model, { next: null }),
  refused: (model) => ask(model, { busy: 0, ahead: NOWHERE }),
  walk: (model, { way }) => ({ ...model, question: walked(model, way) ?? model.question }),
  hinted: (model, { option }) => ask(model, { hinted: option }),
  coached: (model, { coach }) => coached(model, coach),
  known: (model) => (model.coach ? { ...model, coach: { ...model.coach, lesson: null } } : model),
  "coach away": (model) => (model.coach ? { ...model, coach: { ...model.coach, away: true, lesson: null } } : model),
  seat: (model, { at }) => ask(model, { at, picked: [] }),
  list: (model, { on }) => ask(model, { listing: on }),
  "fold ask": (model) => ask(model, { folded: !model.question.folded }),
  area: (model, { at, key }) => ask(model, { area: { at, key } }),
  over: (model, { at }) =>
    areasAt(model, at).length ? ask(model, { area: { at, key: areaLike(model, at).key } }) : model,
  turn: (model) => {
    const { at } = model.question.area;
    return areasAt(model, at).length ? ask(model, { area: { at, key: turned(model).key } }) : model;
  },
  // what is open
  part: (model, { part }) => turnTo(model, part),
  board: (model, { board }) => ({ ...model, board }),
  "fold focus": (model, { id }) => ({ ...model, folded: model.folded === id ? "" : id }),
  "fold fight": (model) => ({ ...model, fight: { ...model.fight, folded: !model.fight.folded } }),
  rolled: (model, { likely }) => ({ ...model, fight: { ...model.fight, rolled: true, likely } }),
  "seen since": (model) => (model.since ? { ...model, since: null } : model),
  "seen end": (model) => ({ ...model, ended: true }),
  "seen looked": (model) => ({ ...model, looked: true }),
  leaving: (model, { told }) => ({ ...model, leaving: true, telling: told }),
  wants: (model, { wants }) => ({ ...model, wants: { ...model.wants, ...wants } }),
};

/** Events after which something else may be asked, or the same in another way. */
const ASKING = new Set(["view", "moment", "past", "now", "timed"]);

/** What is known after an event. @param {Model} model @param {Happening} event @returns {Model} */
export function reduce(model, event) {
  const next = CHANGES[event.type]?.(model, event) ?? model;
  if (next === model) return model;
  const laid = ASKING.has(event.type) ? asking(next) : next;
  return laid.view ? { ...laid, fight: fightOf(laid), folded: focusOf(laid) } : laid;
}

/** The coach has answered: with a lesson, or with the end of all lessons, which is said once.
 * @param {Model} model @param {import("./types").Coach} told @returns {Model} */
function coached(model, told) {
  const before = model.coach;
  const here = before?.at === model.question.decisions;
  if (here && before.away) return model; // sent away while it was thinking
  const said = here ? before.said : [];
  const coach = {
    ...told,
    at: model.question.decisions,
    said: told.lesson && !said.includes(told.lesson.id) ? [...said, told.lesson.id] : said,
    away: false,
    ends: told.done && !before?.ended,
    ended: told.done,
  };
  return { ...model, coach };
}

/** What is asked: nothing in the past or while a moment is shown. @param {Model} model @returns {Model} */
function asking(model) {
  const { view } = model;
  if (!view) return model;
  const asks = model.past || model.moment ? [] : view.asks;
  return { ...model, question: asked(model, asks, view.answers, view.decisions) };
}

/** A view has arrived. @param {Model} model @param {Seen} view @returns {Model} */
function arrive(model, view) {
  return {
    ...model,
    view,
    moment: null,
    telling: [],
    leaving: false,
    lines: taken(model, view.events),
    whole: false,
    since: view.since ?? model.since,
    past: model.past && model.past.at > view.decisions ? null : model.past,
  };
}

/**
 * A moment on the way to a view is shown, with the story up to then.
 * @param {Model} model @param {Moment} moment @param {Seen} view @returns {Model}
 */
function glimpse(model, moment, { events: { from, lines } }) {
  const told = lines.slice(0, Math.max(0, moment.line - from));
  return {
    ...model,
    moment,
    telling: news(model, told).map((line) => line.text),
    lines: taken(model, { from, lines: told }),
    whole: false,
  };
}

/** The lines that are new. @param {Model} model @param {Told[]} lines */
export function news(model, lines) {
  const known = model.whole ? lines : model.lines.lines.slice(-lines.length - 40);
  return lines.filter((line) => !known.some((one) => one.at === line.at && one.text === line.text));
}

/** The story with more lines. @param {Model} model @param {Lines} events @returns {Lines} */
function taken({ whole, lines: { from, lines } }, events) {
  const anew = whole || events.from < from || events.from > from + lines.length;
  const first = anew ? events.from : from;
  const all = anew ? events.lines : [...lines.slice(0, events.from - from), ...events.lines];
  return all.length > KEPT * 2
    ? { from: first + all.length - KEPT, lines: all.slice(-KEPT) }
    : { from: first, lines: all };
}

/**
 * Whether chat that arrives at this time is new, not from before I connected.
 * @param {Model} model @param {number} now
 */
export const greeted = ({ connectedAt }, now) => now - connectedAt >= GREETING;

/** @param {Model} model @param {ChatLine[]} lines @param {number} now @returns {Model} */
function hear(model, lines, now) {
  const last = model.chat.lines.at(-1)?.n ?? -1;
  const fresh = lines.filter((line) => line.n > last);
  const unread = greeted(model, now) && model.talk !== "chat" ? fresh.length : 0;
  return { ...model, chat: { lines: [...model.chat.lines, ...fresh], unread: model.chat.unread + unread } };
}

/** Open a part beside the board, or close it. @param {Model} model @param {Part} part @returns {Model} */
function turnTo(model, part) {
  const talk = part === "log" || part === "chat" ? part : model.talk;
  return { ...model, part, talk, chat: part === "chat" ? { ...model.chat, unread: 0 } : model.chat };
}

/** Escape: one step back. The same model: there is nothing to go back from. @param {Model} model @returns {Model} */
function cleared(model) {
  const { area, picked, changing } = model.question;
  if (area.key) return ask(model, { area: NO_AREA });
  if (!picked.length) return changing ? ask(model, { changing: null }) : model;
  return ask(model, { picked: [] });
}

/** A new fight unfolds, one that only may come is folded. @param {Model} model @returns {Model["fight"]} */
function fightOf(model) {
  const fight = fightShown(model);
  const was = model.fight;
  const rolled = was.rolled && Boolean(fight) && !fight?.ahead;
  const asked = model.view?.asks.some((one) => one.rule && fight?.during?.includes(one.rule));
  const ahead = Boolean(fight?.ahead) && !asked;
  const kind = fight ? `${fight.id}${ahead ? " ahead" : ""}` : was.kind;
  if (rolled === was.rolled && kind === was.kind) return was;
  return { ...was, rolled, kind, folded: kind === was.kind ? was.folded : ahead };
}

/** The fight on the table; none when the game is over. @param {Model} model */
export const fightShown = (model) => (model.past || !model.view?.outcome ? sceneOf(model).fight : undefined);

/** What is in focus is folded until something else is. @param {Model} model */
const focusOf = (model) => (sceneOf(model).focus?.id === model.folded ? model.folded : "");

/** Whether the side panel is open. @param {Model} model */
export const unfolded = (model) => isBoardless(model) || model.part !== "board";

/** @param {Model} model */
export const isBoardless = (model) => !sceneOf(model).boards?.length;

/** The moment looked at, counted in decisions. @param {Model} model */
export const timeOf = (model) => model.past?.at ?? model.view?.decisions ?? 0;

/** Whether the screen can be passed on from here. @param {Model} model */
export const isPassed = ({ view }) => Boolean(view?.you.curtain && view.you.look !== null && !view.outcome);

/** Whether hands are hidden until somebody draws the curtain. @param {Model} model */
export const isCurtained = ({ view }) =>
  Boolean(
    view?.you.curtain &&
      view.you.look === null &&
      !view.outcome &&
      view.waiting.some((seat) => view.you.seats.includes(seat)),
  );

/** Whether the screen has to go to somebody else now. @param {Seen} view */
export const passesOn = ({ you: { curtain, look, seats }, waiting }) =>
  curtain &&
  look !== null &&
  waiting.length > 0 &&
  !waiting.includes(look) &&
  waiting.some((seat) => seats.includes(seat));

/** Where something of these names is: a space of the board. @param {Model} model @param {string[]} names */
export function placesOf(model, names) {
  const { byId, byName } = thingsOf(model);
  return names
    .map((name) => byId.get(byName.get(name) ?? ""))
    .filter((one) => one?.board)
    .map((one) => (one?.kind === "piece" ? (one.where ?? "") : (one?.id ?? "")));
}
