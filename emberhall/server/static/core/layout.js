// Where everything lies on a table: the one place that knows how large its parts are. Phones are laid out in
// onphone.js, the cards of a hand in lying.js.
//
//     layout(facts, { width, height }) -> { form, hand, clear, open, free, places }
//
// `facts` say what is on the table (counts, yes or no, and the few heights that only the browser can measure); every
// one of them may be left out. `places` has a rectangle for each part of `Tabletop`, in pixels of the window: styles
// get them as --left, --top, --width and --height of that part (`Tabletop.place`), the camera gets `clear`, `open` and
// `free`. Whatever grows with its words (the question, a fight, a panel) ends within its rectangle and scrolls there.

/**
 * @typedef {object} Facts what is on the table
 * @property {number[]} [cards]   how many different cards each row of the hand has
 * @property {boolean} [brief]    whether names and pictures are all they show: they are smaller
 * @property {boolean} [wide]     whether few cards have much to say: they are broader
 * @property {boolean} [curtain]  whether the button that hides the hand lies beside it
 * @property {number} [opened]    how high a card opened on a phone is; 0: none is open (measured)
 * @property {number} [because]   how high reasons at the top of a phone are; 0: there are none (measured)
 * @property {boolean} [own]      whether your own figures are shown
 * @property {number} [ends]      how many buttons end a turn or phase
 * @property {number} [seats]     how many players there are
 * @property {boolean} [shared]   whether there is something that the whole table shares: the track at the top
 * @property {number} [titled]    how wide the name of the game is (measured)
 * @property {"beside" | "over" | ""} [fight]  a fight with a place on the board, or without one
 * @property {boolean} [boardless]  whether there is no board: what would lie beside it takes its place
 * @property {boolean} [hexes]    whether the board is made of hexagons
 * @property {boolean} [card]     whether what is in focus is one card that is being resolved
 * @property {number} [asked]     how high the question is on a phone (measured)
 * @property {number} [past]      how high the timeline is; 0: it is closed (measured)
 * @property {number} [fought]    how high the fight is (measured)
 * @property {number} [barred]    how high your own figures are on a phone, where they may need a second row (measured)
 * @property {Frame | null} [over]  what lies over the board besides (measured)
 */

import { besides, LEAST, rect } from "./frames.js";
import { handOf, ROW, SHORT, CARD, isLow } from "./lying.js";
import { onPhone } from "./onphone.js";

/** @typedef {{ width: number, height: number }} Size of the window */
/** @typedef {{ left: number, top: number, width: number, height: number }} Rect */
/** @typedef {{ left: number, top: number, right: number, bottom: number }} Frame */
/** @typedef {"phone" | "lying" | "upright" | "snug" | "roomy"} Form
 * a phone, a phone on its side, an upright tablet, a small and a large screen */

/**
 * @typedef {object} Hand how its cards lie
 * @property {number} rows     1, or 2: of the cards behind, the names are seen
 * @property {number} columns  how many cards lie side by side
 * @property {number} step     from one card to the next
 * @property {number} wide     the size of a card
 * @property {number} high
 * @property {number} row      how much is seen of cards behind others
 * @property {number} between  two rows of cards
 */

/**
 * @typedef {object} Layout
 * @property {Form} form
 * @property {Hand} hand
 * @property {Frame} clear   the part of the board that nothing covers: where the camera opens
 * @property {Frame} open    the same when no card opens over it
 * @property {{ opened: number, offer: number }} broad  how broad a card opened from the hand is, and an offer
 * @property {Frame[]} free  what is left of it beside a fight, a panel and tall cards: where a question is seen
 * @property {Record<Part, Rect>} places
 */

/** @typedef {"title" | "tools" | "track" | "left" | "second" | "rail" | "side" | "focus" | "fight" | "timeline" |
 * "notices" | "hand" | "opened" | "bar" | "ends" | "middle"} Part */

/** What differs between a small and a large screen. */
const SNUG = { rim: 12, sky: 8, bar: 44, track: 54, question: 272, own: 200, rail: 48 };
const ROOMY = { rim: 16, sky: 12, bar: 48, track: 60, question: 300, own: 236, rail: 56 };

const GAP = 10; // between the board and the hand
const READ = 125; // with so much of each, cards are read at a glance
const SECOND = 230; // what stands below a question: reasons, what would follow
const END = 44; // a button that ends a turn
const SIDE = 320; // players, story and chat
const TOOLS = 312; // the buttons of the top bar: as many as there ever are
const SHEET = { least: 420, most: 480, over: 720 }; // how broad a fight is
const STRIP = 160; // less is no use beside a fight
const RAISED = 200; // how high your own figures are above the hand
const ASKED = 300; // a question has room
const BROAD = 1200;
const SLIM = 1000; // there an upright screen has no room beside a fight

/** How broad a card of the hand opens, and panels that need not take all their room. */
const PANELS = { opened: 284, offer: 340 };

/** Whether a window is a phone's, where a card of the hand is too small to read. @param {Size} size */
export const small = ({ width, height }) => width < 768 || height < 520;

/**
 * Whether what the table shares fits beside the title, and a panel gives way rather than the board. @param {Size} size
 */
export const isBroad = ({ width }) => width >= BROAD;

/** What styles may ask about a window: classes of the page. @param {Size} size */
export function classesOf(size) {
  if (small(size)) return ["on-phone"];
  return ["on-screen", isBroad(size) ? "on-broad" : "on-narrow"];
}

/** @param {Size} size @returns {Form} */
export function formOf({ width, height }) {
  if (small({ width, height })) return height < 520 && width >= 560 ? "lying" : "phone";
  if (width <= SLIM && height >= 900) return "upright";
  return width >= 1366 && height >= 800 ? "roomy" : "snug";
}

/**
 * @param {Facts} facts
 * @param {Size} size
 * @returns {Layout}
 */
export function layout(facts, size) {
  const form = formOf(size);
  return form === "phone" || form === "lying" ? onPhone(facts, size, form) : onScreen(facts, size, form);
}

/**
 * The question is at the left above your own figures, the hand beside them, the board takes the rest.
 * @param {Facts} facts @param {Size} size @param {Form} form @returns {Layout}
 */
function onScreen(facts, { width, height }, form) {
  const { rim, sky, bar, track, question, own, rail } = form === "roomy" ? ROOMY : SNUG;
  const bottom = height - rim;
  const stands = Boolean(facts.own || facts.ends);
  const broad = isBroad({ width, height });
  const columns = { left: rim + question + rim, right: width - rim - rail - (form === "roomy" ? 16 : 12) };
  const shares = facts.shared ? track : 0;
  // what the table shares stands between title and tools, else in a row of its own
  const top = sky + bar + 12 + (broad || !shares ? 0 : shares + 8);
  const beside = stands ? rim + own + (form === "roomy" ? 16 : 12) : rim;
  const [short, whole] = [beside, rim].map((left) => handOf(facts, width - rim - left, height));
  const upright = form === "upright"; // there the hand needs the whole width, and there is height for both
  const spare = bottom - whole.high - RAISED - 2 * GAP - top; // for the question, above your own figures above the hand
  const raised = stands && !upright && !facts.brief && isClose(short) && whole.rows === 1 && spare >= ASKED;
  const lifted = upright || raised;
  const left = lifted ? rim : beside;
  const hand = lifted ? whole : short;
  const held = Boolean(facts.cards?.some(Boolean));
  const high = hand.high + (hand.rows - 1) * ROW;
  const figure = raised ? RAISED : stands ? ownHigh(facts, height) : 0;
  const under = lifted && held && figure ? high + GAP : 0; // what lies below your own figures
  const tall = Math.max(held ? high : 0, under + figure);
  /** @type {Rect} */
  const laid = { left, top: bottom - high, width: width - rim - left, height: high };
  const ground = held ? bottom - high - GAP : bottom;
  const figures = { left: rim, top: bottom - under - figure, width: raised ? question : own, height: figure };
  const ends = (facts.ends ?? 0) * (END + 6);
  const low = tall ? bottom - tall - GAP : bottom; // above both the hand and your own figures
  const floor = raised ? ground : low; // beside your own figures

  // the top bar: the title, what the table shares, the tools
  const tools = { left: width - rim - TOOLS, top: sky, width: TOOLS, height: bar };
  const begin = Math.max(columns.left, rim + (facts.titled ?? 0) + 12);
  const wall = tools.left - 12;
  const shared = broad
    ? { left: begin, top: sky, width: wall - begin, height: shares }
    : { left: rim, top: sky + bar + 8, width: width - 2 * rim, height: shares };
  const title = { left: rim, top: sky, width: (broad && shares ? begin : tools.left) - 12 - rim, height: bar };
  let roof = broad && shares ? Math.max(sky + shares + 12, top) : top;
  const past = { left: columns.left, top: roof, width: columns.right - columns.left, height: facts.past ?? 0 };
  if (facts.past) roof += past.height + GAP;

  /** @type {Frame} */
  const clear = { left: columns.left, top: roof, right: columns.right, bottom: Math.max(ground, roof + 30) };
  const stacked = upright && Boolean(facts.fight); // then the question stands beside your own figures
  const start = stacked && under ? rim + own + 12 : rim;
  const asked = stacked
    ? {
        left: start,
        top: (under ? ground : low - ends) - 220,
        width: Math.min(520, columns.right - start - LEAST - 12),
        height: 220,
      }
    : { left: rim, top, width: question, height: low - ends - top };
  const sheet = stacked
    ? { left: rim, top: roof, width: columns.right - rim, height: Math.min(asked.top, low - ends) - GAP - roof }
    : fightOf(facts, clear, floor);
  const seen = { ...clear };
  if (stacked) {
    const below = sheet.top + Math.min(facts.fought || sheet.height, sheet.height) + 12;
    Object.assign(seen, {
      left: asked.left + asked.width + 12,
      top: below,
      right: columns.right,
      bottom: under ? ground : low,
    });
  } else if (facts.fight && sheet.left - 12 - clear.left >= STRIP) seen.right = sheet.left - 12;
  /** @type {Rect} */
  const middle = rect(clear);
  const edge = { left: width - rim - rail, top: roof, width: rail, height: Math.max(floor, roof + 60) - roof };
  /** @type {Rect} */
  const over = { left: clear.left, top: roof, width: middle.width, height: floor - roof };
  const aside = { left: clear.right - SIDE, top: roof, width: SIDE, height: floor - roof };
  return {
    form,
    hand,
    clear,
    open: clear,
    free: besides(seen, facts.over ?? null),
    broad: PANELS,
    places: {
      title,
      tools,
      track: shared,
      left: asked,
      second: { ...asked, height: Math.min(SECOND, asked.height) },
      rail: edge,
      side: facts.boardless ? over : aside,
      focus: !facts.card ? over : raised ? { ...over, width: question } : cardPlace(asked, over),
      fight: sheet,
      timeline: past,
      notices: { ...middle, height: Math.max(floor - roof, 120) },
      hand: laid,
      // over the cards it comes from, beside the question; where that stands above the hand, over the fight
      opened: {
        left: stacked ? rim : columns.left,
        top,
        width: width - rim - (stacked ? rim : columns.left),
        height: (stacked ? asked.top - GAP : laid.top + Math.round(hand.high * 0.4)) - top,
      },
      bar: figures,
      ends: { left: rim, top: low - ends, width: stacked ? own : question, height: Math.max(ends - 6, 0) },
      middle,
    },
  };
}

/**
 * How high your own figures are: as high as a card.
 * @param {Facts} facts @param {number} height of the window
 */
const ownHigh = (facts, height) => (isLow(height) ? SHORT.high : facts.brief ? 200 : CARD.high);

/**
 * A fight stands at the right of its place, or over the board if it has none.
 * @param {Facts} facts @param {Frame} clear @param {number} low @returns {Rect}
 */
function fightOf(facts, clear, low) {
  const room = clear.right - clear.left;
  const beside = Math.min(Math.max(Math.round(0.55 * room), SHEET.least), SHEET.most);
  const width = Math.min(facts.fight === "over" ? SHEET.over : beside, room);
  return { left: clear.right - width, top: clear.top, width, height: low - clear.top };
}

/**
 * A card that is being resolved lies below the question: what it does is seen on the board.
 * @param {Rect} asked @param {Rect} over @returns {Rect}
 */
function cardPlace(asked, over) {
  const height = Math.round(asked.height * 0.5);
  return asked.height < ASKED ? over : { ...asked, top: asked.top + asked.height - height, height };
}

/** Whether cards lie so close that their names are cut, or behind others. @param {Hand} hand */
const isClose = ({ rows, step }) => rows > 1 || step < READ;
