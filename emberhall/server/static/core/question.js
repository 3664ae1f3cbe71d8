// The question on the page: which options it has, how it begins and goes on. What a press means is in press.js.

/** @import { Answer, Ask, Option } from "./types" */
/** @import { Model, Question } from "./page" */
import { cardOf, inFight, inHand, onTable, sight, thing } from "./lookup.js";
import { small } from "./layout.js";
import { ends, MANY } from "./order.js";

/** No walk is under way. */
export const NOWHERE = { way: /** @type {string[]} */ ([]), asked: "", sight: "" };

export const NO_AREA = { at: "", key: "" };

/** @type {Question} */
export const NO_QUESTION = {
  asks: [],
  at: 0,
  decisions: 0,
  count: 0,
  picked: [],
  changing: null,
  folded: false,
  listing: false,
  hinted: undefined,
  busy: 0,
  follows: "",
  ahead: NOWHERE,
  next: null,
  area: NO_AREA,
};

/** What is asked now. @param {Question} question @returns {Ask | null} */
export const askOf = ({ changing, asks, at }) => changing ?? asks[at] ?? null;

/** The options that touch everything picked so far. @param {Question} question @returns {Option[]} */
export const optionsOf = (question) =>
  (askOf(question)?.options ?? []).filter((option) => question.picked.every((id) => option.touches.includes(id)));

/** The options that touch one more thing. @param {Question} question @param {string} id */
export const touching = (question, id) =>
  optionsOf(question).filter((option) => option.touches.includes(id) && !question.picked.includes(id));

/** Whether an option can be chosen by pressing something on the table. @param {Model} model @param {Option} option */
export const lies = (model, option) => option.touches.some((id) => onTable(model, id) || inFight(model, id));

/** What you can press to answer: spaces, cards of the hand, or both. @param {Model} model @param {Option[]} options */
export function pressable(model, options) {
  const held = options.map((option) => option.touches.some((id) => inHand(model, id)));
  return held.every(Boolean) ? "cards" : held.some(Boolean) ? "both" : "spaces";
}

/** Whether an option names a place by numbers that are printed nowhere on the board. @param {Option} option */
export const isCounted = ({ label }) => /^[-\d, ]+$|\s-?\d+,-?\d+$/.test(label);

/** Whether an option's label is the name of its card. @param {Model} model @param {Option} option */
export const isNamed = (model, option) => option.touches.some((id) => cardOf(model, id)?.name === option.label);

/**
 * What is asked has arrived: the same as before, or something new.
 * @param {Model} model @param {Ask[]} asks @param {Answer[]} answers given in secret @param {number} decisions
 * @returns {Question}
 */
export function asked(model, asks, answers, decisions) {
  return goesOn(model.question, asks, answers, decisions)
    ? again(model.question, asks, decisions)
    : begun(model, asks, decisions);
}

/**
 * Whether the question on the page is still open: others may have decided, but not the player it asks.
 * @param {Question} question @param {Ask[]} asks @param {Answer[]} answers @param {number} decisions
 */
function goesOn(question, asks, answers, decisions) {
  if (question.busy && decisions !== question.decisions) return false;
  const equal = (/** @type {Ask | null} */ one) => (/** @type {Ask} */ other) =>
    one === other || JSON.stringify(one) === JSON.stringify(other);
  if (question.changing) return answers.some(equal(question.changing));
  const ask = askOf(question);
  return ask ? asks.some(equal(ask)) : !asks.length;
}

/** The same question is still open. @param {Question} question @param {Ask[]} asks @param {number} decisions */
function again(question, asks, decisions) {
  const ask = question.asks[question.at] ?? null;
  const words = JSON.stringify(ask);
  const now = asks.map((other) => (ask && JSON.stringify(other) === words ? ask : other));
  return {
    ...question,
    asks: now,
    at: ask && now.includes(ask) ? now.indexOf(ask) : 0,
    hinted: decisions === question.decisions ? question.hinted : undefined, // the advice was for another position
    decisions,
    busy: 0,
  };
}

/** A new question. @param {Model} model @param {Ask[]} asks @param {number} decisions @returns {Question} */
function begun(model, asks, decisions) {
  const was = model.question;
  const listed = was.listing ? (askOf(was)?.options.map((option) => option.key) ?? []) : [];
  const question = {
    ...was,
    asks,
    decisions,
    at: Math.min(was.at, Math.max(asks.length - 1, 0)),
    count: was.count + 1,
    picked: [],
    changing: null,
    hinted: undefined,
    busy: 0,
    next: null,
    area: NO_AREA,
  };
  const ask = askOf(question);
  question.listing = listsAll({ ...model, question }, ask?.options ?? [], listed);
  if (!ask) return question;
  const next = ask.options.find((option) => option.key === was.follows) ?? null;
  if (next) return { ...question, follows: "", next };
  const { way, asked, sight: seen } = was.ahead;
  const still = way.length && ask.prompt === asked && sight(model) === seen;
  const on = { ...question, follows: "", ahead: NOWHERE };
  return still ? (walked({ ...model, question: on }, way) ?? on) : on;
}

/**
 * Whether options you can press on the table are listed from the start.
 * @param {Model} model @param {Option[]} options @param {string[]} listed what was listed before
 */
function listsAll(model, options, listed) {
  if (!options.length) return false;
  if (!options.some((option) => lies(model, option))) return true; // there is nothing else to press
  // a list would cover it
  const ground = options.some((option) => option.touches.some((id) => onTable(model, id) && !inHand(model, id)));
  if (ground) return false;
  const [lying, plain] = [true, false].map(
    (on) => options.filter((option) => !ends(option) && lies(model, option) === on).length,
  );
  // the few cards that answer may be out of sight
  if (small(model.size) && plain > lying && options.length <= MANY) return true;
  // one more of the same list
  return options.length > 1 && listed.length > options.length && options.every((option) => listed.includes(option.key));
}

/**
 * Walk step by step, as long as each step is the only option there and nothing new comes into sight.
 * @param {Model} model @param {string[]} way the spaces @returns {Question | null} null: there is no such way
 */
export function walked(model, [next, ...rest]) {
  const step = touching(model.question, next ?? "");
  if (step.length !== 1) return null;
  const ahead = { way: rest, asked: askOf(model.question)?.prompt ?? "", sight: sight(model) };
  return { ...model.question, ahead, next: step[0] };
}

/** The name of a thing in an answer about it. @param {Model} model @param {string} id @param {string} die */
export function nameOf(model, id, die) {
  const found = thing(model, id);
  return found?.kind === "die" ? `${found.name} (${die})` : (found?.name ?? "");
}
