// Where everything lies on a table: the one place that knows how large its parts are.
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
 * @property {boolean} [opens]    whether a card of the hand may be opened over the board
 * @property {boolean} [own]      whether your own figures are shown
 * @property {number} [ends]      how many buttons end a turn or phase
 * @property {number} [seats]     how many players there are
 * @property {number} [turns]     how many turns the turn order shows; 0: there is none
 * @property {"beside" | "over" | ""} [fight]  a fight with a place on the board, or without one
 * @property {boolean} [boardless]  whether there is no board: what would lie beside it takes its place
 * @property {boolean} [hexes]    whether the board is made of hexagons
 * @property {boolean} [card]     whether what is in focus is one card that is being resolved
 * @property {number} [asked]     how high the question is (measured)
 * @property {number} [past]      how high the timeline is; 0: it is closed (measured)
 * @property {number} [fought]    how high the fight is (measured)
 * @property {number} [barred]    how high your own figures are on a phone, where they may need a third row (measured)
 * @property {Frame | null} [over]  what lies over the board besides (measured)
 */

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
 * @property {{ opened: number, offer: number, reasons: number }} broad  how broad a card opened from the hand is, an
 * offer or a panel that gives way, and the reasons of a monster
 * @property {Frame[]} free  what is left of it beside a fight, a panel and tall cards: where a question is seen
 * @property {Record<Part, Rect>} places
 */

/** @typedef {"title" | "tools" | "order" | "left" | "rail" | "side" | "focus" | "fight" | "timeline" | "notices" |
 * "hand" | "opened" | "bar" | "ends" | "middle"} Part */

/** What differs between a small and a large screen. */
const SNUG = { rim: 12, sky: 8, bar: 44, question: 272, own: 200, rail: 48 };
const ROOMY = { rim: 16, sky: 12, bar: 48, question: 300, own: 236, rail: 56 };

const GAP = 10; // between the board and the hand, and from card to card of a panel
const BETWEEN = 24; // between two rows of the hand
const CURTAIN = 170; // the button that hides the hand
const ROW = 50; // how much is seen of cards behind others
const NARROW = 96; // from card to card: less would cut their names
const READ = 125; // with so much they are read at a glance
const STEP = 8; // between cards that have room
const CARD = { wide: 176, high: 246 };
const BRIEF = { wide: 118, high: 165 };
const WIDEST = 340;
const LOW = 680; // below this height cards are shorter
const SHORT = { wide: 140, high: 170 };
const END = 44; // a button that ends a turn
const ORDER = 92; // the turn order
const SIDE = 320; // players, story and chat
const TOOLS = 312; // the buttons of the top bar: as many as there ever are
const SHEET = { least: 420, most: 568, over: 720 }; // how broad a fight is
const STRIP = 160; // less is no use beside a fight
const LEAST = 120; // narrower parts of the board show nothing
const RAISED = 200; // how high your own figures are above the hand
const ASKED = 300; // a question has room
const BROAD = 1200;
const SLIM = 1000; // of the title, figures come first

/** How broad a card of the hand opens, and panels that need not take all their room. */
const PANELS = { opened: 284, offer: 340, reasons: 320 };

const PHONE = { rim: 8, sky: 8, bar: 46, question: 62, order: 84, hand: 46, own: 96, gap: 6 };
const OPENED = 268; // a card opened on a phone: the hexagons around the acting figure stay above it

/** Whether a window is a phone's, where the cards of the hand show only their names. @param {Size} size */
export const small = ({ width, height }) => width < 768 || height < 520;

/**
 * Whether who comes next fits beside the title, and a panel gives way rather than the board. @param {Size} size
 */
export const isBroad = ({ width }) => width >= BROAD;

/** What styles may ask about a window: classes of the page. @param {Size} size */
export function classesOf(size) {
  if (small(size)) return ["on-phone"];
  return ["on-screen", isBroad(size) ? "on-broad" : "on-narrow", ...(size.width <= SLIM ? ["on-slim"] : [])];
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
  const { rim, sky, bar, question, own, rail } = form === "roomy" ? ROOMY : SNUG;
  const bottom = height - rim;
  const stands = Boolean(facts.own || facts.ends);
  const top = sky + bar + 12;
  const beside = stands ? rim + own + (form === "roomy" ? 16 : 12) : rim;
  const [shared, whole] = [beside, rim].map((left) => handOf(facts, width - rim - left, height));
  const upright = form === "upright"; // there the hand needs the whole width, and there is height for both
  const spare = bottom - whole.high - RAISED - 2 * GAP - top; // for the question, above your own figures above the hand
  const raised = stands && !upright && !facts.brief && isClose(shared) && whole.rows === 1 && spare >= ASKED;
  const lifted = upright || raised;
  const left = lifted ? rim : beside;
  const hand = lifted ? whole : shared;
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
  const columns = { left: rim + question + rim, right: width - rim - rail - (form === "roomy" ? 16 : 12) };

  // the top bar: the title, who comes next, the tools
  const tools = { left: width - rim - TOOLS, top: sky, width: TOOLS, height: bar };
  const above = Boolean(facts.turns) && isBroad({ width, height }); // else the turn order has a row of its own
  const queue = above ? Math.min(84 + 104 * (facts.turns ?? 0), width - 2 * rim - TOOLS - question - 24) : 0;
  const order = above
    ? { left: tools.left - 12 - queue, top: sky, width: queue, height: ORDER }
    : { left: columns.left, top, width: columns.right - columns.left, height: ORDER };
  const title = { left: rim, top: sky, width: (above ? order.left : tools.left) - 12 - rim, height: bar };
  let roof = facts.turns ? order.top + order.height + GAP : top;
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
  const wall = { left: width - rim - rail, top, width: rail, height: Math.max(floor, top + 120) - top };
  /** @type {Rect} */
  const over = { left: clear.left, top: roof, width: middle.width, height: floor - roof };
  const aside = { left: clear.right - SIDE, top, width: SIDE, height: floor - top };
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
      order,
      left: asked,
      rail: wall,
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
const ownHigh = (facts, height) => (height < LOW ? SHORT.high : facts.brief ? 200 : CARD.high);

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

/**
 * How the cards of the hand lie: side by side where there is room, else one over the other, else in two rows.
 * @param {Facts} facts @param {number} width of the hand @param {number} height of the window @returns {Hand}
 */
function handOf(facts, width, height) {
  const groups = (facts.cards ?? []).filter(Boolean);
  const many = groups.reduce((sum, one) => sum + one, 0);
  const room = width - BETWEEN * Math.max(groups.length - 1, 0) - (facts.curtain ? CURTAIN : 0);
  const { wide: narrow, high } = facts.brief ? BRIEF : height < LOW ? SHORT : CARD;
  const broad = facts.wide && many ? Math.min(WIDEST, Math.floor(room / many) - STEP) : 0;
  const wide = Math.max(narrow, broad);
  const step = (/** @type {number} */ columns) =>
    columns > groups.length
      ? Math.min(wide + STEP, (room - groups.length * wide) / (columns - groups.length))
      : wide + STEP;
  const two = groups.reduce((sum, one) => sum + Math.ceil(one / 2), 0);
  const rows = many > 4 && two < many && step(many) < Math.min(NARROW, narrow) ? 2 : 1;
  const columns = rows === 2 ? two : many;
  return { rows, columns, step: Math.floor(step(columns)), wide, high, row: ROW, between: BETWEEN };
}

/**
 * The question is above the board, the hand below it shows names, your own figures are at the bottom.
 * @param {Facts} facts @param {Size} size @param {Form} form @returns {Layout}
 */
function onPhone(facts, { width, height }, form) {
  const { rim, sky, bar, question, order, hand, own, gap } = PHONE;
  const lying = form === "lying";
  const across = width - 2 * rim;
  const column = 264; // of the question, beside the board of a phone on its side
  const start = lying ? rim + column + 8 : rim; // of the hand and your own figures
  const held = Boolean(facts.cards?.some(Boolean));
  const figures = lying ? 52 : Math.max(facts.barred || own, own);
  const stands = Boolean(facts.own || facts.ends);
  const laid = height - rim - (stands ? figures + 3 : 0) - hand;
  const ground = (held ? laid : height - rim - (stands ? figures : 0)) - gap;
  const past = facts.past ? facts.past + gap : 0;
  const first = sky + bar + gap + (lying ? 0 : past); // on its side the timeline is above the question, not the board
  const asks = lying ? first + past : facts.turns ? first + order + gap : first;
  const left = lying ? rim + column + 8 : rim;
  const roof = lying ? (facts.turns ? first + order + gap : first) : asks + question + gap;
  const opens = held && facts.hexes && facts.opens !== false && !facts.over && !lying;
  /** @param {number} less @returns {Frame} */
  const frame = (less) => ({
    left,
    top: roof,
    right: width - rim,
    bottom: Math.max(ground - less, Math.min(ground, roof + LEAST)),
  });
  const below = lying ? roof : asks + Math.min(Math.max(facts.asked || question, question), 250) + gap;
  const clear = frame(opens ? OPENED : 0);
  const open = frame(0);
  /** From here down to the hand, at most so high. @param {number} top @param {number} [most] @returns {Rect} */
  const down = (top, most = height) => ({
    left,
    top,
    width: width - rim - left,
    height: Math.min(Math.max(ground - top, 60), most),
  });
  /** From the hand up, so high. @param {number} high @returns {Rect} */
  const up = (high) => ({ ...down(ground - high), height: high });
  const row = { left: rim, width: across };
  const most = Math.round(0.46 * height);
  const bottom = { left: start, top: height - rim - figures, width: width - rim - start, height: figures };
  const opened = lying
    ? { left: width - rim - 300, top: first, width: 300, height: laid - first - 3 }
    : { ...row, ...up(Math.min(380, most)) };
  return {
    form,
    hand: { rows: 1, columns: 0, step: 0, wide: 0, high: hand, row: 0, between: gap },
    clear,
    open,
    free: besides(clear, facts.over ?? null),
    broad: { opened: opened.width, offer: across, reasons: across },
    places: {
      title: { ...row, top: sky, height: bar },
      tools: { left: width - rim - 92, top: sky, width: 92, height: bar },
      order: { left, top: first, width: width - rim - left, height: order },
      left: lying ? { left: rim, top: asks, width: column, height: height - asks - rim } : { ...row, ...down(asks) },
      rail: { ...down(roof), left: width - rim - 42, width: 42 },
      side: facts.boardless ? rect(open) : { ...row, top: first, height: bottom.top - gap - first },
      focus: facts.card ? up(Math.round(0.3 * height)) : down(roof, facts.boardless ? height : most),
      fight: down(below),
      timeline: { left: rim, top: sky + bar + gap, width: lying ? column : across, height: facts.past ?? 0 },
      notices: down(roof),
      hand: { left: start - 3, top: laid, width: width - rim - start + 6, height: hand },
      opened,
      bar: bottom,
      ends: bottom,
      middle: rect(open),
    },
  };
}

/** Whether cards lie so close that their names are cut, or behind others. @param {Hand} hand */
const isClose = ({ rows, step }) => rows > 1 || step < READ;

/** @param {Frame} frame @returns {Rect} */
const rect = ({ left, top, right, bottom }) => ({ left, top, width: right - left, height: bottom - top });

/**
 * The parts that a panel leaves uncovered, as far as they are useful.
 * @param {Frame} frame
 * @param {Frame | null} over
 * @returns {Frame[]}
 */
function besides(frame, over) {
  if (
    !over ||
    over.left >= frame.right ||
    over.right <= frame.left ||
    over.top >= frame.bottom ||
    over.bottom <= frame.top
  )
    return [frame];
  const parts = [
    { ...frame, right: over.left - 12 },
    { ...frame, left: over.right + 12 },
    { ...frame, top: over.bottom + 12 },
    { ...frame, bottom: over.top - 12 },
  ];
  const some = parts.filter((part) => part.right - part.left >= LEAST && part.bottom - part.top >= LEAST);
  return some.length ? some : [frame];
}
