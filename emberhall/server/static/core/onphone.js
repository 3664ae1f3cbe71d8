// A phone: what the table shares at the top, the question above your own figures, the hand at the bottom.

/** @import { Facts, Form, Frame, Layout, Rect, Size } from "./layout.js" */
import { besides, LEAST, rect } from "./frames.js";

const RIM = 8;
const GAP = 8;
const BAR = 52; // the title
const TRACK = 46; // what the table shares
const STRIP = 57; // reasons, what would follow
const ASKED = 96; // a question of two lines; a longer one grows up over the board
const MOST = 0.5; // so much of the window a question or a card may cover
const END = 44; // a button that ends a turn
const OWN = 52; // your own figures
const NAMES = 46; // a hand of which only the names are seen
const HAND = 106; // tiny cards
const TINY = { wide: 76, high: 100, step: 80 };
const FACED = 680; // a window so high has room for them
const TOOLS = 92;
const ASIDE = 264; // the question, beside the board of a phone on its side
const OPENED = 268; // a card opened: the hexagons around the acting figure stay above it

/** @param {Facts} facts @param {Size} size @param {Form} form @returns {Layout} */
export function onPhone(facts, { width, height }, form) {
  const lying = form === "lying";
  const across = width - 2 * RIM;
  const start = lying ? RIM + ASIDE + GAP : RIM; // of the hand and your own figures
  const held = Boolean(facts.cards?.some(Boolean));
  const faced = !lying && height >= FACED;
  const high = !held ? 0 : faced ? HAND : NAMES;
  const foot = height - (faced ? 12 : 4);
  const stands = Boolean(facts.own);
  const own = stands ? Math.min(Math.max(facts.barred || OWN, OWN), 100) : 0;
  const laid = foot - high; // the hand
  const figures = laid - (held ? GAP : 0) - own;
  const buttons = facts.ends ? END : 0;
  const ended = (stands ? figures - GAP : figures) - buttons;
  const base = ended - (facts.ends ? GAP : 0); // of the question
  const shares = facts.shared && !lying ? TRACK : 0;
  const past = facts.past ? facts.past + GAP : 0;
  const first = BAR + shares + (shares ? 0 : 4);
  const roof = first + (lying ? 0 : past);
  const asks = lying ? first + past : roof; // the question begins no higher
  const opens = held && facts.hexes && facts.opens !== false && !facts.over && !lying;
  const ground = lying ? (stands || facts.ends ? Math.min(ended, figures) : laid) - GAP : base - ASKED - GAP;
  /** @param {number} bottom @returns {Frame} */
  const frame = (bottom) => ({
    left: lying ? start : 0,
    top: roof,
    right: lying ? width - RIM : width,
    bottom: Math.max(bottom, Math.min(ground, roof + LEAST)),
  });
  const clear = frame(opens ? Math.min(ground, base - OPENED) : ground);
  const open = frame(ground);
  const left = lying ? start : RIM;
  /** @type {Rect} */
  const over = { left, top: roof, width: width - RIM - left, height: Math.max((lying ? ground : base) - roof, 60) };
  const most = Math.round(MOST * height);
  const asked = lying
    ? { left: RIM, top: asks, width: ASIDE, height: height - asks - RIM }
    : { left: RIM, top: asks, width: across, height: base - asks };
  const fought = lying ? over.height : base - Math.max(facts.asked || ASKED, 62) - GAP - roof;
  const opened = lying
    ? { left: width - RIM - 300, top: first, width: 300, height: laid - first - 3 }
    : {
        left: RIM,
        top: base - Math.min(380, most, base - roof),
        width: across,
        height: Math.min(380, most, base - roof),
      };
  return {
    form,
    hand: { rows: 1, columns: 0, ...(faced ? TINY : { wide: 0, high, step: 0 }), row: 0, between: GAP },
    clear,
    open,
    free: besides(clear, facts.over ?? null),
    broad: { opened: opened.width, offer: across },
    places: {
      title: { left: 0, top: 0, width, height: BAR },
      tools: { left: width - TOOLS, top: 0, width: TOOLS, height: BAR },
      track: lying
        ? { left: start, top: 3, width: width - TOOLS - start, height: TRACK }
        : { left: 0, top: BAR, width, height: shares },
      left: asked,
      second: { left, top: roof + 6, width: lying ? 300 : across, height: STRIP },
      rail: { left: width - RIM - 42, top: roof, width: 42, height: open.bottom - roof },
      side: facts.boardless
        ? rect(open)
        : { left: RIM, top: first, width: across, height: (lying ? height : figures) - GAP - first },
      focus: facts.card
        ? { ...over, top: over.top + over.height - Math.round(0.3 * height), height: Math.round(0.3 * height) }
        : { ...over, height: Math.min(facts.boardless ? height : most, open.bottom - roof) },
      fight: { ...over, height: Math.max(fought, 60) },
      timeline: { left: RIM, top: first, width: lying ? ASIDE : across, height: facts.past ?? 0 },
      notices: over,
      hand: { left: start - 3, top: laid, width: width - RIM - start + 6, height: high },
      opened,
      bar: { left: start, top: figures, width: width - RIM - start, height: own },
      ends: { left: start, top: ended, width: width - RIM - start, height: buttons },
      middle: rect(open),
    },
  };
}
