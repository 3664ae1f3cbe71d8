// Moments on the way to a view are shown one by one, at the pace that is chosen; anyone may skip them.

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { Beats, pace, patience, reading } from "../../emberhall/server/static/core/beats.js";
import { prefs } from "../../emberhall/server/static/core/prefs.js";

globalThis.window = globalThis;
let calm = false;
globalThis.matchMedia = () => ({ matches: calm });

/** Beats, and what was shown of them. */
function watched({ away = false, lines = 1 } = {}) {
  const seen = [];
  const beats = new Beats({
    show: (moment) => (seen.push(moment.name), lines),
    see: (view) => seen.push(view.name),
    away: () => away,
  });
  return { beats, seen };
}

const VIEW = { name: "view", moments: [{ name: "one" }, { name: "two" }] };

test("moments come one after the other, then the view", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  prefs.pace = "normal";
  const { beats, seen } = watched();
  beats.take(VIEW);
  assert.deepEqual([seen, beats.playing], [["one"], true]);
  mock.timers.tick(899);
  assert.deepEqual(seen, ["one"]);
  mock.timers.tick(1);
  assert.deepEqual(seen, ["one", "two"]);
  mock.timers.tick(900);
  assert.deepEqual([seen, beats.playing], [["one", "two", "view"], false]);
  mock.timers.reset();
});

test("more lines stay longer, more views pass faster", () => {
  assert.deepEqual([reading(1), reading(2), reading(9)], [1, 1.4, 2]);
  mock.timers.enable({ apis: ["setTimeout"] });
  const { beats, seen } = watched();
  beats.take(VIEW);
  beats.take({ name: "later", moments: [{ name: "three" }] });
  mock.timers.tick(900);
  assert.deepEqual(seen, ["one", "two"]);
  mock.timers.tick(450);
  assert.deepEqual(seen, ["one", "two", "view", "three"]);
  mock.timers.reset();
});

test("a skip goes to the present", () => {
  const { beats, seen } = watched();
  assert.equal(beats.skip(), false);
  beats.take(VIEW);
  assert.equal(beats.skip(), true);
  assert.deepEqual([seen, beats.playing], [["one", "view"], false]);
});

test("where nobody watches or motion is unwelcome, nothing is shown on the way", () => {
  const { beats, seen } = watched({ away: true });
  beats.take(VIEW);
  assert.deepEqual(seen, ["view"]);
  calm = true;
  assert.equal(pace(), 0);
  const still = watched();
  still.beats.take(VIEW);
  assert.deepEqual(still.seen, ["view"]);
  calm = false;
  prefs.pace = "fast";
  assert.deepEqual([pace(), patience(true), patience(false)], [400, 400, 900]);
});
