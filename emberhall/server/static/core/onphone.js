// A phone: what the table shares at the top, the question above your own figures, the hand at the bottom.

/** @import { Facts, Form, Frame, Layout, Rect, Size } from "./layout.js" */
import { besides, LEAST, rect } from "./frames.js";

const RIM = 8;
const GAP = 8;
const BAR = 52; // the title
const TRACK = 46; // what the table shares
const STRIP = 57; // reasons, what would follow
const ASKED = 96; // a question of two lines; a longer one grows up over the board
const BRIEF = 62; // one of one line, on a low window
const MOST = 0.5; // so much of the window a question or a card may cover
const END = 44; // a button that ends a turn
const OWN = 52; // your own figures
const NAMES = 46; // a hand of which only the names are seen
const HAND = 106; // tiny cards
const TINY = { wide: 76, high: 100, step: 80 };
const FACED = 680; // a window so high has room for them
const TOOLS = 92;
const ASIDE = 264; // the question, beside the board of a phone on its side

/** @param {Facts} facts @param {Size} size @param {Form} form @returns {Layout} */
export function onPhone(facts, { width, height }, form) {
  const lying = form === "lying";
  const across = width - 2 * RIM;
  const start = lying ? RIM + ASIDE + GAP : RIM; // of the hand and your own figures
  const held = Boolean(facts.cards?.some(Boolean));
  const faced = !lying && height >= FACED;
  const high = !held ? 0 : faced ? HAND : NAMES;
  const foot = height - (faced ? 12 : 4);
  const asking = height < 560 ? BRIEF : ASKED;
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
  // an opened card lies over the buttons below it, the question above it
  const below = (stands ? figures : laid) - GAP;
  const most = Math.round(MOST * height);
  const card = Math.max(Math.min(facts.opened || 380, most, below - roof - LEAST - asking - 3 * GAP), 60);
  const rest = facts.opened && !lying ? below - card - GAP : base; // where the question ends
  const from = roof + (facts.because && !lying ? facts.because + GAP : 0); // of what nothing covers
  const ground = lying ? (stands || facts.ends ? Math.min(ended, figures) : laid) - GAP : rest - asking - GAP;
  /** @param {number} top @returns {Frame} */
  const frame = (top) => ({
    left: lying ? start : 0,
    top: Math.max(Math.min(top, ground - LEAST), roof),
    right: lying ? width - RIM : width,
    bottom: Math.max(ground, roof + 40),
  });
  const clear = frame(from);
  const open = frame(roof);
  const left = lying ? start : RIM;
  /** @type {Rect} */
  const over = { left, top: roof, width: width - RIM - left, height: Math.max((lying ? ground : base) - roof, 60) };
  const asked = lying
    ? { left: RIM, top: asks, width: ASIDE, height: height - asks - RIM }
    : { left: RIM, top: asks, width: across, height: rest - asks };
  const fought = lying ? over.height : rest - Math.max(facts.asked || asking, BRIEF) - GAP - roof;
  const opened = lying
    ? { left: width - RIM - 300, top: first, width: 300, height: laid - first - 3 }
    : { left: RIM, top: below - card, width: across, height: card };
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
