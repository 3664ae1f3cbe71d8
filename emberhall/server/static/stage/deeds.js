// What events do outside of the model: messages to the hall, windows and menus, the camera, the focus. What they change
// of the model is said in core/model.js; an event that is in neither does nothing.

/** @import { Option } from "../core/types" */
/** @import { Happening } from "../core/page" */
/** @import { Table } from "./table.js" */
import { laid } from "../core/area.js";
import { cardOf, thing } from "../core/lookup.js";
import { greeted } from "../core/model.js";
import { askOf, touching } from "../core/question.js";
import { api, Refused } from "../core/transport.js";
import { showPeople, sitDown } from "../pages/people.js";
import { searchRules, showRule } from "../pages/rules.js";
import { said, showAim } from "../words/glossary.js";
import { learn, meetNames } from "../words/terms.js";
import { capital, t } from "../words/i18n.js";
import { lookOf, tableOf } from "./addresses.js";
import { consult, know, showPoints } from "./coach.js";
import { closeMenu, complain, confirmed, menuIsOpen, note, openMenu } from "./dialogs.js";
import { point } from "./lighting.js";
import { labelOf } from "./options.js";
import { branch, pastOf, walkTime } from "./walktime.js";

/** @param {Table} table @param {Record<string, unknown>} message @returns {Promise<any>} null: it was refused */
async function send(table, message) {
  try {
    return await table.connection.send({ seq: table.model.view?.seq, ...message });
  } catch (error) {
    complain(error);
    return null;
  }
}

/** @type {Record<string, (table: Table, event: any) => unknown>} */
export const DEEDS = {
  go: (table, { path }) => table.go(path),

  // at the table
  choose: (table, { option }) => void choose(table, option),
  say: (table, { message }) => send(table, message),
  undo: (table, { to }) => void undo(table, to),
  redo: (table) => send(table, { type: "redo" }),
  sit: (table) => void sit(table),
  look: (table, { seat }) => {
    table.dispatch({ type: "anew" });
    table.connection.tell({ type: "look", seat });
  },
  branch: (table, { at }) => void branch(table, at),
  hint: (table) => void hint(table),
  coach: (table) => void consult(table),
  know: (table, { lesson }) => void know(table, lesson),
  "show points": (table, { points }) => showPoints(table, points),

  // cards and menus
  open: (table, { id, options, element }) => openCard(table, id, options, element),
  shut: (table, { but }) => {
    if (!table.opened.open || table.opened.id === but) return;
    table.opened.close();
    table.markOpened();
  },
  menu: (table, { element, options, start }) => menu(table, element, options, start ?? ""),
  point: (table, { options, on }) => {
    point(table.top.root, options, on);
    const one = options.every((/** @type {Option} */ option) => option.label === options[0].label);
    rest(table, on && !table.model.question.busy && one ? options[0] : null);
  },
  rest: (table, { option }) => rest(table, option),
  inspect: (table, { element }) => table.inspector.show(element),
  "look at": (table, { id }) => table.boards.drawn.forEach((board) => board.look(id)),
  "why not": (table, { id, element }) => void table.answers.whyNot(id, element),
  escape: (table) => escape(table),
  skip: (table) => table.beats.skip(),

  // windows
  why: ({ model: { info } }, { rule }) => info && showRule(info.game, rule).catch(complain),
  rules: ({ model: { info, game, question } }) =>
    info && searchRules(info.game, game?.rules ? askOf(question)?.rule : null),
  aim: ({ model: { info } }) => info?.aim && showAim(info.aim),
  people: (table) => {
    const { info, view, game } = table.model;
    if (info && view) showPeople(info, view.players, game, { changed: () => moved(table) });
  },

  // the past, the story
  timeline: (table) => table.dispatch({ type: "timed", on: !table.model.timed }),
  time: (table, { at }) => void walkTime(table, at),
  "past of": (table, { at }) => pastOf(table, at),
  "fetch older": (table) => {
    const before = table.model.lines.from;
    api(`/api/tables/${table.id}/log?before=${before}`).then(
      (more) => table.dispatch({ type: "older", ...more }),
      complain,
    );
  },
  redraw: (table, { part }) => table.redraw(part),

  // the camera
  zoom: ({ boards }, { by }) => (by ? boards.shown?.viewport?.zoom(by) : boards.shown?.viewport?.fit([], true)),
  overview: ({ boards, model }) => boards.shown?.viewport?.overview(boards.matter(model)),
  attend: ({ boards }, { at }) => {
    const place = boards.shown?.plan?.at.get(at);
    if (place) boards.shown?.viewport?.attend([place]);
  },
  show: (table, { id }) => show(table, id),
};

/** @param {Table} table @param {Option} option */
async function choose(table, option) {
  const { question } = table.model;
  const ask = askOf(question);
  if (question.busy || !ask) return;
  closeMenu();
  if (question.changing?.key === option.key) return void table.dispatch({ type: "change", answer: null });
  table.dispatch({ type: "seen since" });
  table.dispatch({ type: "chosen", option, now: performance.now() });
  if ((await send(table, { type: "choose", seat: ask.seat, key: option.key })) === null)
    table.dispatch({ type: "refused" });
}

/** What a bot would choose. @param {Table} table */
async function hint(table) {
  const ask = askOf(table.model.question);
  if (!ask) return;
  table.dispatch({ type: "hinted", option: null });
  let told = null;
  try {
    told = await api(`/api/tables/${tableOf(table.model)}/hint?seat=${ask.seat}${lookOf(table.model)}`);
  } catch (error) {
    complain(error);
  }
  if (askOf(table.model.question) !== ask) return;
  const option = ask.options.find((one) => one.key === told?.key);
  table.dispatch({ type: "hinted", option });
  if (option) point(table.top.root, [option], true);
}

/**
 * Undo to a decision, or by default my last one. Asks first if that undoes something random.
 * @param {Table} table @param {number} [to]
 */
async function undo(table, to) {
  const { view } = table.model;
  if (to === undefined && view?.undo.kind === "change")
    return void table.dispatch({ type: "change", answer: view.answers.at(-1) ?? null });
  const message = { type: "undo", ...(to === undefined ? {} : { to }) };
  table.dispatch({ type: "now" });
  try {
    const done = await table.connection.send({ ...message, seq: view?.seq });
    if (done.asked) note(t("undo-sent"));
  } catch (error) {
    const unsure = error instanceof Refused && error.id === "undo-sure";
    if (!unsure) return complain(error);
    if (await confirmed(t("undo"), error.message, t("undo-yes"), t("keep-answer")))
      await send(table, { ...message, sure: true });
  }
}

/** @param {Table} table */
async function sit(table) {
  try {
    if (await sitDown(table.id)) moved(table);
  } catch (error) {
    complain(error);
  }
}

/** I sat down or left: come back, so that the hall knows. @param {Table} table */
function moved(table) {
  table.dispatch({ type: "anew" });
  table.connection.again();
  void meet(table);
}

/** Fetch the table's title and game. @param {Table} table */
export async function meet(table) {
  try {
    const { table: info } = await api(`/api/tables/${table.id}`);
    learn(info?.terms ?? []);
    meetNames(info?.names ?? []);
    table.pressing.then(() => table.dispatch({ type: "table", info }));
    const { games } = await api("/api/games");
    const game = games.find((/** @type {{ name: string }} */ one) => one.name === info?.game);
    table.pressing.then(() => {
      table.dispatch({ type: "game", game });
      if (info?.terms?.length) table.dispatch({ type: "redraw" }); // now its terms are known
    });
    fulfil(table);
  } catch (error) {
    if (!(error instanceof Refused) || error.id !== "no-such-table") complain(error);
  }
}

/** Do what was wanted before the table was known. @param {Table} table */
export function fulfil(table) {
  const { wants, view, info } = table.model;
  if (view && wants.replay) {
    table.want({ replay: false });
    void walkTime(table, 0);
  }
  if (view && wants.invite && info) {
    table.want({ invite: false });
    table.dispatch({ type: "people" });
  }
}

/** @param {Table} table @param {Option | null} option under the pointer */
function rest(table, option) {
  if (option) table.answers.rest(option);
  else table.answers.forget();
}

/**
 * Open a card of the hand: to show the ways to play it, or to be read.
 * @param {Table} table @param {string} id @param {Option[]} options @param {Element} element
 */
function openCard(table, id, options, element) {
  const card = cardOf(table.model, id);
  if (!card) return;
  const picking = table.model.question.picked.length > 0; // then it is shown, whatever is open
  if (table.opened.id === id && !picking) table.opened.close();
  else table.opened.show(card, options, element, said(), !options.length && picking);
  table.markOpened();
  table.attend();
}

/**
 * @param {Table} table @param {Element} element @param {Option[]} options
 * @param {string} start what all their labels begin with is said once
 */
function menu(table, element, options, start) {
  const prompt = askOf(table.model.question)?.prompt;
  openMenu(
    element,
    options.map((option) => ({
      label: start ? capital(option.label.slice(start.length)) : labelOf(table.model, option),
      key: option.key,
      run: () => void table.dispatch({ type: "choose", option }),
    })),
    {
      title: start ? `${prompt} · ${capital(start)}…` : prompt,
      closed: (press) => {
        table.menued = false;
        const target = press?.target instanceof Element ? press.target.closest(".lit, .ask") : null;
        // a press on another lit thing narrows further
        if (!target && !table.model.question.busy) table.dispatch({ type: "clear" });
      },
    },
  );
  table.menued = true;
}

/** @param {Table} table */
function escape(table) {
  const { top, model } = table;
  const windowed = document.querySelector("dialog[open]");
  table.inspector.hide();
  if (table.beats.skip()) return;
  if (menuIsOpen()) closeMenu();
  else if (table.opened.open) table.dispatch({ type: "shut" });
  else if (model.part !== "board" && !windowed) table.dispatch({ type: "part", part: "board" });
  else if (!table.dispatch({ type: "clear" }) && model.timed && !windowed && top)
    table.dispatch({ type: "timed", on: false });
}

/** Bring a thing into sight. @param {Table} table @param {string} id */
function show(table, id) {
  const { model, top } = table;
  const board = thing(model, id)?.board;
  if (board) {
    table.dispatch({ type: "board", board: board.id });
    table.dispatch({ type: "part", part: "board" });
    table.boards.drawn.get(board.id)?.show(id);
    return;
  }
  const found = () => top.root.querySelector(`[data-id="${CSS.escape(id)}"]`);
  if (!found() || found()?.closest(".panels")) table.dispatch({ type: "part", part: "panels" });
  const element = found();
  element?.scrollIntoView({ block: "nearest", behavior: "smooth" });
  element?.classList.add("flash");
  setTimeout(() => element?.classList.remove("flash"), 2000);
}

/** A new question, or another placement of an area: what was foreseen is past. @param {Table} table */
export function foresee(table) {
  const area = laid(table.model);
  if (area) table.answers.rest(area);
}

/** Refresh the open card with the options it has now. @param {Table} table */
export function reopen(table) {
  const card = table.opened.open ? cardOf(table.model, table.opened.id) : null;
  const element = card ? table.top.hand.querySelector(`[data-id="${CSS.escape(card.id)}"]`) : null;
  if (card && element) table.opened.refresh(card, touching(table.model.question, card.id), element, said());
}

/** Chat has arrived. @param {Table} table @param {Happening} event @param {() => void} ring */
export function hearChat(table, event, ring) {
  const now = performance.now();
  const { model } = table;
  const last = model.chat.lines.at(-1)?.n ?? -1;
  const fresh = event.lines.filter((/** @type {{ n: number }} */ line) => line.n > last);
  table.dispatch({ type: "chat", lines: event.lines, now });
  if (!greeted(model, now) || !fresh.length) return;
  const words = fresh.map((/** @type {{ name: string, text: string }} */ line) => `${line.name}: ${line.text}`);
  table.news.say(words.join(". "));
  if (model.talk !== "chat") ring();
}
