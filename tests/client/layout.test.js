// Nothing that must be seen lies over anything else, on any window, at the tables of all five games.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { formOf, isBroad, layout } from "../../emberhall/server/static/core/layout.js";

/** What lies on the tables: of real games where test_client.py runs this, else of a few made up. */
const TABLES = process.env.TABLES
  ? JSON.parse(readFileSync(process.env.TABLES, "utf8"))
  : [{}, { cards: [2], own: true, wide: true }, { cards: [10, 3], own: true, shared: true, hexes: true }].map(
      (facts) => ({
        game: "no game",
        facts,
      }),
    );

const WIDTHS = [320, 360, 390, 430, 540, 600, 740, 767, 768, 820, 844, 932, 1000, 1001, 1024, 1112, 1180, 1199, 1200];
const WIDER = [1280, 1365, 1366, 1440, 1536, 1600, 1680, 1920, 2048, 2560];
const HEIGHTS = [360, 390, 430, 519, 520, 568, 600, 667, 720, 768, 799, 800, 844, 900, 1024, 1080, 1180, 1366, 1440];

/** Every window a person may have: neither a strip nor a tower. */
const SIZES = [...WIDTHS, ...WIDER]
  .flatMap((width) => HEIGHTS.map((height) => ({ width, height })))
  .filter(({ width, height }) => width / height > 0.4 && width / height < 2.7 && (width > 559 || height > 519));

/** What else a person may open or be asked. */
const MOMENTS = [
  {},
  { ends: 1 },
  { ends: 2 },
  { past: 52 },
  { past: 76, ends: 1 },
  { shared: true, titled: 290, past: 52 },
  { fight: "over", ends: 1, fought: 700 },
  { fight: "beside", fought: 300, asked: 140 },
  { card: true },
  { opened: 230, hexes: true },
  { because: 90, hexes: true },
  { boardless: true },
];

const SCREEN = ["title", "tools", "track", "left", "rail", "bar", "ends", "hand", "fight", "timeline"];
const PHONE = ["title", "track", "timeline", "left", "fight", "ends", "hand", "bar"];

/** The parts that are shown, by name. */
function shown(facts, laid) {
  const there = {
    track: facts.shared,
    ends: facts.ends,
    bar: facts.own,
    hand: facts.cards?.some(Boolean),
    fight: facts.fight,
    timeline: facts.past,
  };
  const names = laid.form === "phone" || laid.form === "lying" ? PHONE : SCREEN;
  return names.filter((name) => !(name in there) || there[name]);
}

const frame = ({ left, top, width, height }) => ({ left, top, right: left + width, bottom: top + height });

const over = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Call a check with every table, moment and window. */
function everywhere(check) {
  for (const table of TABLES)
    for (const moment of MOMENTS) {
      const facts = { ...table.facts, ...moment };
      for (const size of SIZES)
        check(
          facts,
          layout(facts, size),
          size,
          `${table.game} at ${size.width} x ${size.height}: ${JSON.stringify(facts)}`,
        );
    }
}

test("every part lies inside the window", () => {
  everywhere((facts, laid, size, where) => {
    for (const [name, place] of Object.entries(laid.places)) {
      const { left, top, right, bottom } = frame(place);
      const inside = left >= 0 && top >= 0 && right <= size.width && bottom <= size.height;
      assert.ok(inside, `${name} ${JSON.stringify(place)} of ${where}`);
      assert.ok(place.width >= 0 && place.height >= 0, `${name} ${JSON.stringify(place)} of ${where}`);
    }
  });
});

/** Where a part is seen: on a phone the question grows up from what lies below it, and is this high (measured). */
function seen(name, facts, laid, { height }) {
  const place = frame(laid.places[name]);
  if (name !== "left" || laid.form !== "phone") return place;
  return { ...place, top: Math.max(place.bottom - Math.max(facts.asked ?? 0, height < 560 ? 62 : 96), place.top) };
}

test("nothing that must be seen lies over anything else", () => {
  everywhere((facts, laid, size, where) => {
    // on a phone on its side the track lies in the title, which leaves it room
    const names = shown(facts, laid).filter((name) => !(laid.form === "lying" && name === "title"));
    names.forEach((name, i) => {
      for (const other of names.slice(0, i)) {
        const [a, b] = [name, other].map((one) => seen(one, facts, laid, size));
        assert.ok(!over(a, b), `${name} over ${other} ${JSON.stringify([a, b])} of ${where}`);
      }
    });
  });
});

test("the camera's clear is covered by nothing, and large", () => {
  everywhere((facts, laid, size, where) => {
    const aside = ["fight", ...(laid.form === "upright" && facts.fight ? ["left"] : [])];
    const names = shown(facts, laid).filter((name) => !aside.includes(name));
    for (const name of names)
      assert.ok(
        !over(laid.clear, seen(name, { ...facts, asked: 0 }, laid, size)),
        `${name} over ${JSON.stringify(laid.clear)} of ${where}`,
      );
    for (const part of laid.free)
      assert.ok(
        part.right - part.left >= 120 && part.bottom - part.top >= (size.height < 640 ? 30 : 100),
        `${JSON.stringify(part)} of ${where}`,
      );
  });
});

test("a card opens inside its place", () => {
  everywhere((facts, laid, size, where) => {
    assert.ok(laid.broad.opened <= laid.places.opened.width, where);
  });
});

test("no card of the hand is cut", () => {
  everywhere((facts, laid, size, where) => {
    if (!facts.cards?.some(Boolean) || laid.form === "phone" || laid.form === "lying") return; // there they scroll
    const { rows, step, wide, high } = laid.hand;
    const groups = facts.cards.filter(Boolean).map((many) => (rows === 2 ? Math.ceil(many / 2) : many));
    const across = groups.reduce((sum, columns) => sum + (columns - 1) * step + wide, 24 * (groups.length - 1));
    const place = laid.places.hand;
    assert.ok(across + (facts.curtain ? 170 : 0) <= place.width, `${across} of ${place.width} of ${where}`);
    assert.ok(high <= place.height, where);
    assert.ok(place.top + place.height <= size.height - 12, where);
  });
});

test("a large screen is laid out as drawn", () => {
  const drawn = { cards: [5], own: true, seats: 2, shared: true };
  const { places, clear, hand } = layout(drawn, { width: 1440, height: 900 });
  assert.deepEqual(places.bar, { left: 16, top: 638, width: 236, height: 246 });
  assert.deepEqual(places.hand, { left: 268, top: 638, width: 1156, height: 246 });
  assert.deepEqual(places.left, { left: 16, top: 72, width: 300, height: 556 });
  assert.deepEqual(places.track, { left: 332, top: 12, width: 768, height: 60 });
  assert.deepEqual(clear, { left: 332, top: 84, right: 1352, bottom: 628 });
  assert.deepEqual(places.rail, { left: 1368, top: 84, width: 56, height: 544 });
  assert.deepEqual([hand.step, hand.wide, hand.high], [184, 176, 246]);
  const low = layout(drawn, { width: 1280, height: 720 });
  assert.deepEqual(low.places.bar, { left: 12, top: 462, width: 200, height: 246 });
  assert.deepEqual(low.places.hand, { left: 224, top: 462, width: 1044, height: 246 });
  assert.deepEqual(low.clear, { left: 296, top: 74, right: 1208, bottom: 452 });
});

test("a phone is laid out as drawn: from above what all share, from below hand, figures and question", () => {
  const { places, clear, hand } = layout({ cards: [5], own: true, shared: true }, { width: 390, height: 844 });
  assert.deepEqual(places.title, { left: 0, top: 0, width: 390, height: 52 });
  assert.deepEqual(places.track, { left: 0, top: 52, width: 390, height: 46 });
  assert.deepEqual(places.second, { left: 8, top: 104, width: 374, height: 57 });
  assert.deepEqual(places.hand, { left: 5, top: 726, width: 380, height: 106 });
  assert.deepEqual(places.bar, { left: 8, top: 666, width: 374, height: 52 });
  assert.equal(places.left.top + places.left.height, 658);
  assert.deepEqual(clear, { left: 0, top: 98, right: 390, bottom: 554 });
  assert.deepEqual([hand.wide, hand.high, hand.step], [76, 100, 80]);
  const low = layout({ cards: [5], own: true }, { width: 360, height: 640 });
  assert.deepEqual([low.hand.wide, low.places.hand.height], [0, 46], "only their names");
});

test("a long name of a game pushes the track aside", () => {
  const { places } = layout({ shared: true, titled: 340 }, { width: 1440, height: 900 });
  assert.equal(places.track.left, 368);
  assert.equal(places.title.width, 340);
});

test("many cards lie one over the other, very many in two rows", () => {
  const of = (many, width) => layout({ cards: [many], own: true }, { width, height: 900 }).hand;
  assert.equal(of(6, 1440).step, 184);
  assert.equal(of(10, 1440).step, 136);
  assert.equal(of(10, 1440).rows, 1);
  assert.equal(of(20, 1440).rows, 2);
  assert.equal(of(20, 1440).columns, 10);
});

test("your own figures stand above many cards, where a question still has room", () => {
  const { places, hand } = layout({ cards: [10], own: true, ends: 1 }, { width: 1440, height: 900 });
  assert.deepEqual(places.hand, { left: 16, top: 638, width: 1408, height: 246 });
  assert.deepEqual(places.bar, { left: 16, top: 428, width: 300, height: 200 });
  assert.deepEqual(places.ends, { left: 16, top: 368, width: 300, height: 44 });
  assert.deepEqual(places.left, { left: 16, top: 72, width: 300, height: 296 });
  assert.deepEqual(places.focus, { left: 332, top: 72, width: 1020, height: 556 });
  assert.equal(hand.step, 136);
  const resolved = layout({ cards: [10], own: true, card: true }, { width: 1440, height: 900 });
  assert.deepEqual(resolved.places.focus, { left: 332, top: 72, width: 300, height: 556 }, "beside the question");
  const low = layout({ cards: [10], own: true }, { width: 1440, height: 800 });
  assert.equal(low.places.hand.left, 268);
  assert.equal(low.hand.step, 108);
});

test("cards and panels open as broad as they need", () => {
  const { broad, places } = layout({ cards: [5], own: true }, { width: 1440, height: 900 });
  assert.deepEqual(broad, { opened: 284, offer: 340 });
  assert.ok(broad.opened <= places.opened.width);
  const phone = layout({ cards: [5], own: true }, { width: 390, height: 844 });
  assert.deepEqual(phone.broad, { opened: 374, offer: 374 });
  assert.deepEqual(
    [1199, 1200].map((width) => isBroad({ width, height: 900 })),
    [false, true],
  );
});

test("windows have forms", () => {
  const forms = [
    [390, 844],
    [844, 390],
    [820, 1180],
    [1180, 820],
    [1280, 720],
    [1440, 900],
  ];
  assert.deepEqual(
    forms.map(([width, height]) => formOf({ width, height })),
    ["phone", "lying", "upright", "snug", "snug", "roomy"],
  );
});

test("a fight leaves its place in sight", () => {
  const { places, free } = layout({ cards: [5], own: true, fight: "beside" }, { width: 1440, height: 900 });
  assert.ok(places.fight.left - places.left.left - places.left.width >= 400);
  assert.equal(free.length, 1);
  assert.equal(free[0].right, places.fight.left - 12);
});

test("a panel over the board leaves the parts beside it", () => {
  const size = { width: 1440, height: 900 };
  const over = { left: 900, top: 72, right: 1352, bottom: 500 };
  const { free, clear } = layout({ own: true, cards: [3], over }, size);
  assert.deepEqual(free, [{ ...clear, right: 888 }]);
});
