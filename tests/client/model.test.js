// What the page knows, and what changes it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { areasAt, laid } from "../../emberhall/server/static/core/area.js";
import { inHand, ownPanel, sceneOf, wayTo } from "../../emberhall/server/static/core/lookup.js";
import { blank, news, passesOn, placesOf, reduce } from "../../emberhall/server/static/core/model.js";
import { patched, unpacked } from "../../emberhall/server/static/core/patch.js";
import { meant } from "../../emberhall/server/static/core/press.js";
import { askOf, optionsOf } from "../../emberhall/server/static/core/question.js";

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const option = (key, ...touches) => ({ key, label: key, touches });

/** A board with three spaces in a row, a hero on the first, and two cards in the hand. */
const SCENE = {
  boards: [
    {
      id: "map",
      kind: "hexes",
      spaces: [
        { id: "space:a", name: "Village" },
        { id: "space:b", via: "space:a" },
        { id: "space:c", via: "space:b" },
      ],
      pieces: [{ id: "hero:0", name: "Tovak", at: "space:a", filled: true }],
    },
  ],
  panels: [{ id: "panel:0", name: "Tovak", seat: 0 }],
  rows: [
    {
      id: "hand",
      name: "Hand",
      hand: true,
      seat: 0,
      cards: [
        { id: "card:rage", name: "Rage", text: ["attack 2"], ways: [{ key: "play:rage:basic", name: "Attack 2" }] },
        { id: "card:march", name: "March", text: ["move 2"] },
      ],
    },
  ],
};

const told = (at, text) => ({ at, text, about: [] });

/** A view that asks this. */
const view = (decisions, options, more = {}) => ({
  scene: SCENE,
  decisions,
  asks: options.length ? [{ seat: 0, prompt: "Your turn", rule: null, options }] : [],
  answers: [],
  waiting: [0],
  events: { from: decisions, lines: [told(decisions, `line ${decisions}`)] },
  you: { seats: [0], look: 0, curtain: false, watching: false },
  players: [{ seat: 0, kind: "person", name: "Ann", you: true, online: true }],
  outcome: null,
  ...more,
});

/** What is known after these events. */
const after = (size, ...events) => events.reduce(reduce, blank(size));

const at = (options, more) => after(DESK, { type: "view", view: view(0, options, more) });

test("nothing that is known is ever changed in place", () => {
  const model = Object.freeze(at([option("rest")]));
  Object.freeze(model.question);
  Object.freeze(model.lines);
  for (const type of ["clear", "fold ask", "turn", "now", "taken", "refused", "seen end"]) reduce(model, { type });
  assert.equal(reduce(model, { type: "no such thing" }), model);
});

test("a view asks, and the story grows", () => {
  const first = at([option("rest"), option("end_turn")]);
  assert.deepEqual(
    optionsOf(first.question).map((one) => one.key),
    ["rest", "end_turn"],
  );
  const next = reduce(first, { type: "view", view: view(1, [option("rest")]) });
  assert.deepEqual(
    next.lines.lines.map((line) => line.text),
    ["line 0", "line 1"],
  );
  assert.equal(next.question.count, first.question.count + 1);
});

test("a lost connection brings the whole story again", () => {
  const lost = reduce(at([option("rest")]), { type: "connection", on: false, final: 0, now: 5 });
  assert.equal(lost.online, false);
  assert.equal(lost.whole, true);
  const back = reduce(lost, { type: "connection", on: true, final: 0, now: 900 });
  assert.equal(back.connectedAt, 900);
  const anew = reduce(back, { type: "view", view: view(0, [option("rest")]) });
  assert.deepEqual(
    anew.lines.lines.map((line) => line.text),
    ["line 0"],
  );
  assert.equal(anew.question.count, back.question.count, "the same is asked");
  assert.equal(reduce(at([]), { type: "connection", on: false, final: 4404, now: 0 }).final, 4404);
});

test("picks stay while others decide, and go with another question", () => {
  const pair = [option("pair", "card:rage", "card:march"), option("rest")];
  const picked = reduce(at(pair), { type: "pick", id: "card:rage" });
  assert.deepEqual(
    optionsOf(picked.question).map((one) => one.key),
    ["pair"],
  );
  assert.deepEqual(reduce(picked, { type: "view", view: view(1, pair) }).question.picked, ["card:rage"]);
  assert.deepEqual(reduce(picked, { type: "view", view: view(1, [option("rest")]) }).question.picked, []);
  assert.deepEqual(reduce(picked, { type: "clear" }).question.picked, []);
});

test("after a choice nothing else can be chosen until its consequence, or too long", () => {
  const rest = option("rest");
  const chosen = reduce(at([rest]), { type: "chosen", option: rest, now: 100 });
  assert.equal(chosen.question.busy, 8100);
  assert.equal(reduce(chosen, { type: "clock", now: 8099 }).question.busy, 8100);
  assert.equal(reduce(chosen, { type: "clock", now: 8100 }).question.busy, 0);
  assert.equal(reduce(chosen, { type: "refused" }).question.busy, 0);
  const came = reduce(chosen, { type: "view", view: view(1, [rest]) });
  assert.equal(came.question.busy, 0);
  assert.equal(came.question.count, chosen.question.count + 1, "the same words, but a new question");
});

test("an answer chosen along with another is given without asking", () => {
  const first = { ...option("play"), then: "pay:red" };
  const chosen = reduce(at([first]), { type: "chosen", option: first, now: 0 });
  const next = reduce(chosen, { type: "view", view: view(1, [option("pay:blue"), option("pay:red")]) });
  assert.equal(next.question.next.key, "pay:red");
  assert.equal(reduce(next, { type: "taken" }).question.next, null);
});

test("a walk goes on step by step, and ends where something comes into sight", () => {
  const [b, c] = [option("move:b", "space:b"), option("move:c", "space:c")];
  const begun = reduce(at([b]), { type: "walk", way: ["space:b", "space:c"] });
  assert.equal(begun.question.next.key, "move:b");
  const chosen = reduce(begun, { type: "chosen", option: b, now: 0 });
  assert.equal(reduce(chosen, { type: "view", view: view(1, [c]) }).question.next.key, "move:c");
  const pieces = [...SCENE.boards[0].pieces, { id: "orc:1", name: "Orc", at: "space:c" }];
  const scene = { ...SCENE, boards: [{ ...SCENE.boards[0], pieces }] };
  assert.equal(reduce(chosen, { type: "view", view: { ...view(1, [c]), scene } }).question.next, null);
});

test("nothing is asked in the past or while a moment is shown", () => {
  const model = at([option("rest")]);
  const past = { at: 0, decisions: 3, scene: { panels: [] }, waiting: [], lines: [], next: null };
  const looked = reduce(model, { type: "past", past });
  assert.equal(askOf(looked.question), null);
  assert.deepEqual(sceneOf(looked), past.scene);
  assert.equal(askOf(reduce(looked, { type: "now" }).question).prompt, "Your turn");
  const moment = { line: 1, scene: { status: [] } };
  const shown = reduce(model, { type: "moment", moment, view: view(1, []) });
  assert.equal(askOf(shown.question), null);
  assert.deepEqual(sceneOf(shown), moment.scene);
  const came = reduce(shown, { type: "view", view: view(1, [option("rest")]) });
  assert.equal(came.moment, null);
  assert.equal(askOf(came.question).prompt, "Your turn");
});

test("lines are told once", () => {
  const model = at([option("rest")]);
  assert.deepEqual(
    news(model, [told(0, "line 0"), told(1, "new")]).map((line) => line.text),
    ["new"],
  );
});

test("chat is unread unless it is read, or old", () => {
  const line = (n) => ({ n, at: "", name: "Ben", seat: 1, text: `${n}`, phrase: null });
  const model = at([]);
  const old = reduce(model, { type: "chat", lines: [line(0)], now: 999 });
  assert.equal(old.chat.unread, 0);
  const fresh = reduce(old, { type: "chat", lines: [line(0), line(1)], now: 1000 });
  assert.deepEqual([fresh.chat.unread, fresh.chat.lines.length], [1, 2]);
  assert.equal(reduce(fresh, { type: "part", part: "chat" }).chat.unread, 0);
});

test("a new fight unfolds, one that only may come is folded", () => {
  const fight = { id: "fight:1", name: "Orc", foes: [] };
  const on = at([], { scene: { ...SCENE, fight } });
  assert.equal(on.fight.folded, false);
  const folded = reduce(on, { type: "fold fight" });
  assert.equal(folded.fight.folded, true);
  const same = reduce(folded, { type: "view", view: view(1, [], { scene: { ...SCENE, fight } }) });
  assert.equal(same.fight.folded, true, "as it was left");
  const other = { ...fight, id: "fight:2", ahead: true };
  assert.equal(
    reduce(on, { type: "view", view: view(1, [], { scene: { ...SCENE, fight: other } }) }).fight.folded,
    true,
  );
});

test("a screen is passed on when somebody else of mine is waited for", () => {
  const you = { curtain: true, look: 0, seats: [0, 1] };
  assert.equal(passesOn({ you, waiting: [1] }), true);
  assert.equal(passesOn({ you, waiting: [0, 1] }), false);
  assert.equal(passesOn({ you, waiting: [2] }), false);
  assert.equal(passesOn({ you: { ...you, curtain: false }, waiting: [1] }), false);
});

test("what lies on the table is found in the scene", () => {
  const model = at([option("rest")]);
  assert.equal(inHand(model, "card:rage"), true);
  assert.equal(inHand(model, "hero:0"), false);
  assert.equal(ownPanel(model).id, "panel:0");
  assert.deepEqual(wayTo(model, "space:c"), ["space:b", "space:c"]);
  assert.deepEqual(placesOf(model, ["Tovak", "Village", "Nobody"]), ["space:a", "space:a"]);
});

test("a press chooses the only option, opens a card, asks for a menu or walks", () => {
  const press = (options, id, where = {}, size = DESK) =>
    meant(after(size, { type: "view", view: view(0, options) }), id, where).map(({ type }) => type);
  assert.deepEqual(press([option("move:b", "space:b")], "space:b"), ["choose"]);
  assert.deepEqual(press([option("dig", "space:b"), option("rest", "space:b")], "space:b"), ["pick", "menu"]);
  assert.deepEqual(press([option("move:b", "space:b"), option("ride", "card:march", "space:b")], "space:b"), [
    "choose",
  ]);
  assert.deepEqual(press([option("play:rage:basic", "card:rage")], "card:rage", { hand: true }), ["open"]);
  assert.deepEqual(press([option("discard", "card:march")], "card:march", { hand: true }), ["choose"]);
  assert.deepEqual(press([option("discard", "card:march")], "card:march", { hand: true }, PHONE), ["open"]);
  assert.deepEqual(press([option("rest")], "space:c"), []);
  const pairs = [option("pair:1", "card:rage", "card:march"), option("pair:2", "card:rage", "card:x")];
  assert.deepEqual(press(pairs, "card:rage", { hand: true }), ["pick"]);
  const along = at([option("move:b", "space:b")]);
  const scene = { ...SCENE, boards: [{ ...SCENE.boards[0] }] };
  scene.boards[0].spaces = [
    { id: "space:b", via: "space:a" },
    { id: "space:c", via: "space:b" },
  ];
  assert.deepEqual(
    meant({ ...along, view: { ...along.view, scene } }, "space:c", {}).map(({ type }) => type),
    ["walk"],
  );
});

test("a target area turns where it lies, and is confirmed by a press", () => {
  const area = (key, ...cells) => option(`area:${key}`, ...cells.map((cell) => `hex:${cell}`));
  const ways = [area("one", "0,0", "1,0"), area("two", "0,0", "0,1"), area("far", "5,5", "6,5")];
  const model = at(ways);
  assert.deepEqual(
    areasAt(model, "hex:0,0").map((one) => one.key),
    ["area:one", "area:two"],
  );
  const [event] = meant(model, "hex:0,0", {});
  assert.equal(event.type, "area");
  const shown = reduce(model, event);
  assert.equal(laid(shown).key, "area:one");
  const turned = reduce(shown, { type: "turn" });
  assert.equal(laid(turned).key, "area:two");
  assert.equal(laid(reduce(turned, { type: "turn" })).key, "area:one");
  assert.deepEqual(meant(turned, "hex:0,1", {}), [{ type: "choose", option: ways[1] }]);
  assert.equal(laid(reduce(turned, { type: "clear" })), null);
});

test("a scene is patched without touching the one before", () => {
  const before = { rows: [{ id: "a", cards: [1, 2] }], light: "day" };
  const now = patched(before, [[["rows", 0, "cards"], [3]], [["light"]]]);
  assert.deepEqual(now, { rows: [{ id: "a", cards: [3] }] });
  assert.deepEqual(before, { rows: [{ id: "a", cards: [1, 2] }], light: "day" });
  const seen = unpacked(before, { beats: [{ line: 1, patch: [[["light"], "night"]] }], patch: [[["light"], "dawn"]] });
  assert.deepEqual([seen.moments[0].scene.light, seen.scene.light], ["night", "dawn"]);
});

test("the coach counts what it says at a question, can be sent away, and speaks once about the end", () => {
  const told = (id) => ({ lesson: { id, text: "Walk.", points: [], rules: [] }, left: 2, of: 3, done: false });
  const hear = (model, coach) => reduce(model, { type: "coached", coach });
  const first = hear(at([option("walk:b", "place:b")]), told("walk"));
  assert.deepEqual([first.coach.said, first.coach.ends, first.coach.away], [["walk"], false, false]);
  const known = reduce(first, { type: "known" });
  assert.equal(known.coach.lesson, null);
  const next = hear(hear(known, told("rest")), told("rest"));
  assert.deepEqual(next.coach.said, ["walk", "rest"]);
  const sent = reduce(next, { type: "coach away" });
  assert.deepEqual([sent.coach.lesson, sent.coach.away], [null, true]);
  assert.equal(hear(sent, told("fight")), sent, "the answer to an earlier request");
  const over = hear(next, { ...told("rest"), lesson: null, done: true });
  assert.deepEqual([over.coach.said.length, over.coach.ends], [2, true]);
  assert.equal(hear(over, { ...told("rest"), done: true }).coach.ends, false);
});
