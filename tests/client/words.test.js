// Words: texts with plurals, terms in texts, and the order of options and panels.

import assert from "node:assert/strict";
import { test } from "node:test";
import { alike, buttonsFor, byOwner, commonStart, ends, leading } from "../../emberhall/server/static/core/order.js";
import { divided } from "../../emberhall/server/static/words/hyphens.js";
import { capital, t, use } from "../../emberhall/server/static/words/i18n.js";
import { learn, meetNames, parts, termsIn, timesLearned } from "../../emberhall/server/static/words/terms.js";

test("texts take arguments, and plurals of their language", () => {
  const cases = { one: ["карта"], few: ["карты"], other: ["карт"] };
  const count = { arg: "count", cases, default: "other" };
  use({ language: "ru", texts: { cards: [{ arg: "count" }, " ", count], plain: "Да" } });
  assert.deepEqual(
    [1, 2, 5, 21].map((many) => t("cards", { count: many })),
    ["1 карта", "2 карты", "5 карт", "21 карта"],
  );
  assert.equal(t("plain"), "Да");
  assert.equal(t("no-such-text"), "no-such-text");
  assert.equal(capital("ёлка"), "Ёлка");
});

test("terms are found as whole words, in any of their forms", () => {
  const term = (id, ...forms) => ({ id, name: forms[0], forms, text: [], rule: "" });
  const before = timesLearned();
  learn([term("block", "block", "blocks"), term("swift", "swift*")]);
  assert.ok(timesLearned() > before);
  assert.deepEqual(
    parts("A swiftly made block, blocked.").map((part) => (typeof part === "string" ? part : [part.word, part.sign])),
    ["A ", ["swiftly", ""], " made ", ["block", ","], " blocked."],
  );
  assert.deepEqual(
    termsIn(["Blocks", "no block", "swift"]).map((one) => one.id),
    ["block", "swift"],
  );
  meetNames(["Block Tower"]);
  assert.deepEqual(parts("At Block Tower"), ["At Block Tower"], "there it is part of a name");
  assert.deepEqual(parts(""), []);
});

const option = (key, label, ...touches) => ({ key, label, touches });

test("equal options share a button, many that begin alike a group", () => {
  const two = [option("take:1", "Take a Wound"), option("take:2", "Take a Wound"), option("rest", "Rest")];
  assert.deepEqual(
    alike(two).map((group) => group.length),
    [2, 1],
  );
  const many = Array.from({ length: 10 }, (_, n) => option(`move:${n}`, `Move to area ${n}`));
  assert.deepEqual(
    buttonsFor([...many, option("rest", "Rest")]).map((group) => group.length),
    [10, 1],
  );
  assert.equal(buttonsFor(many).length, 10, "they are all there is");
  assert.equal(commonStart(["Move to area 1", "Move to area 2"]), "Move to area ");
  assert.equal(commonStart(["Rest", "Resist"]), "");
});

test("what is picked first leads, what ends a turn comes last, my panels come first", () => {
  const [one, two] = [option("a", "A", "card:1", "card:2"), option("b", "B", "card:2", "card:1")];
  assert.deepEqual(leading([one, two], "card:2"), [two, one]);
  assert.deepEqual(leading([one, two], undefined), [one, two]);
  assert.deepEqual(
    [ends(option("end_turn", "")), ends(option("done", "")), ends(option("rest", ""))],
    [true, true, false],
  );
  assert.equal(ends({ ...option("done", ""), ends: false }), false);
  const panels = [{ id: "city" }, { id: "ben", seat: 1 }, { id: "ann", seat: 0 }];
  assert.deepEqual(
    byOwner(panels, [0]).map((panel) => panel.id),
    ["ann", "ben", "city"],
  );
});

test("long Russian words are divided by syllables, English ones stay whole", () => {
  const cut = (/** @type {string} */ text) => divided(text).replaceAll("\u00ad", "-");
  assert.equal(cut("Заклинание очищения"), "За-кли-на-ние очи-ще-ния");
  assert.equal(cut("Эльфийские лучники"), "Эль-фий-ские лучники");
  assert.equal(cut("Каменный объект"), "Ка-мен-ный объект");
  assert.equal(cut("Сопротивление"), "Со-про-тив-ле-ние");
  assert.equal(cut("Орёл, отряд"), "Орёл, отряд");
  assert.equal(cut("Invisibility, Crystallization"), "Invisibility, Crystallization");
});
