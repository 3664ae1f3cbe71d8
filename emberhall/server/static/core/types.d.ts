// Written by `python -m emberhall.server.typescript --write` from emberhall/scene/elements.py,
// emberhall/server/protocol.py and emberhall/server/wishes.py. Change it there.

/** Colours by name. The drawing decides how they look in the light and dark theme. */
export type Colour =
  | "red"
  | "green"
  | "blue"
  | "black"
  | "white"
  | "gold"
  | "purple"
  | "orange"
  | "brown"
  | "grey"
  | "teal"
  | "pink";

/** Outlines of pieces, so that colour is never the only difference. */
export type Shape =
  | "circle"
  | "square"
  | "triangle"
  | "diamond"
  | "hexagon"
  | "pentagon"
  | "star"
  | "shield"
  | "cross"
  | "drop"
  | "crown"
  | "pawn";

/** The ground of a space, each drawn with its own pattern. */
export type Terrain =
  | "plains"
  | "hills"
  | "forest"
  | "wasteland"
  | "desert"
  | "swamp"
  | "lake"
  | "sea"
  | "mountain"
  | "city"
  | "village"
  | "castle"
  | "road"
  | "floor"
  | "wall"
  | "fire"
  | "ice"
  | "water"
  | "lava"
  | "unknown";

/** What people or monsters built on a space, drawn as a building there. */
export type Site =
  | "village"
  | "monastery"
  | "keep"
  | "mage_tower"
  | "city"
  | "mine"
  | "den"
  | "spawning_grounds"
  | "dungeon"
  | "tomb"
  | "ruins"
  | "glade"
  | "portal"
  | "camp"
  | "maze";

/** What people walk on in an outlined area. */
export type Surface = "grass" | "cobbles" | "planks" | "tiles" | "graves" | "mud" | "thicket" | "rubble" | "rock";

/** The country around a place of a map. */
export type Feature = "woods" | "mountains" | "hills" | "marsh" | "houses" | "harbour" | "ruins" | "city";

/** What looks like a part of the ground: an obstacle, a trap, something to pick up. */
export type Picture =
  | "boulder"
  | "crates"
  | "barrels"
  | "rubble"
  | "column"
  | "table"
  | "shelf"
  | "log"
  | "bush"
  | "altar"
  | "coffin"
  | "nest"
  | "totem"
  | "pit"
  | "fountain"
  | "crystal"
  | "wall"
  | "stairs"
  | "fog"
  | "trap"
  | "coins"
  | "chest";

/** The light over the table, whichever theme the viewer prefers. */
export type Light = "day" | "night" | "spring" | "summer" | "fall" | "winter";

/** The outline of a card, by what it is: known at a glance, even where only its edge is seen. */
export type Frame =
  | "deed"
  | "spell"
  | "unit"
  | "wound"
  | "ability"
  | "item"
  | "monster"
  | "order"
  | "tactic"
  | "hero"
  | "power";

/** A named figure: Life 5, Round 2 of 6. */
export interface Figure {
  name: string;
  value: number | string;
  icon?: string;
  of?: number;
  id?: string;
  emblem?: string;
  /** Without an emblem, the sign of this colour is shown (a triangle for a red crystal). */
  colour?: Colour;
  /** The element to show on a closer look, such as the event it names. */
  about?: string;
  /** How full it is, from 0 to 1, for example a waning element. */
  part?: number;
}

/** A line of a calculation or an explanation: what, why, how much, by which rule. */
export interface Line {
  text: string;
  note?: string;
  amount?: number | string;
  rule?: string;
  emblem?: string;
  colour?: Colour;
  /** Whether it works against the viewer. */
  bad?: boolean;
}

/** A way to play a card, shown on the card itself; `key` is the option's key, or how it begins. */
export interface Way {
  key: string;
  name: string;
  note?: string;
  emblem?: string;
  /** What it costs, shown as the sign of the colour. */
  cost?: Colour;
  /** Shown only when it can be chosen. */
  quiet?: boolean;
  /** The answer to the question that follows, chosen along with it, such as which mana pays. */
  then?: string;
  /** The colour it is paid with if that differs from its cost: gold mana. */
  paid?: Colour;
  /** What the card in the hand says of it, where its signs say the rest. */
  short?: string;
  /** Those signs: experience, elements, whether the card is lost. */
  signs?: Figure[];
  /** A spell's second effect, which needs the night. */
  night?: boolean;
}

/** A card or token, face up or (with `back`) face down; its text is generated from its effect. */
export interface Card {
  id: string;
  name?: string;
  text?: string[];
  colour?: Colour;
  icon?: string;
  kind?: string;
  figures?: Figure[];
  back?: boolean;
  spent?: boolean;
  dice?: number;
  emblem?: string;
  ways?: Way[];
  /** A number in the corner, such as an initiative or a price. */
  corner?: string;
  /** What it would add to the current fight or purchase, shown on the card in hand. */
  now?: string[];
  /** The hexes of an area attack around the middle (0, 0): (q, r, is a target). */
  pattern?: [number, number, boolean][];
  /** Its ways stand one below the other, and each can be pressed on the card itself. */
  halves?: boolean;
  frame?: Frame;
  /** What its picture is made of: the emblem of what it does, and of the power behind it. */
  art?: string[];
}

/** A place on a board: a hex or a named spot, with its position. */
export interface Space {
  id: string;
  x: number;
  y: number;
  terrain?: Terrain;
  colour?: Colour;
  name?: string;
  icons?: string[];
  notes?: string[];
  /** Ground nobody has seen yet. */
  faint?: boolean;
  /** The site (a village, a door), drawn as a flat plaque that stays bright at night. */
  emblem?: string;
  /** What going there costs and provokes, shown when it can be chosen. */
  cost?: string;
  risk?: string;
  /** The total cost to reach it, possibly in several steps, if the player can afford it. */
  spent?: string;
  /** The space before it on that way, so that one press goes there step by step. */
  via?: string;
  /** Colour signs on the plaque, such as the mana of a mine. */
  signs?: Colour[];
  /** Emblems of what the ground yields. */
  gives?: string[];
  /** How many rings of hexes around it belong to it: an unexplored tile, a closed room. */
  rings?: number;
  /** The true outline of an area: its corners, loop by loop, in board units. */
  outline?: [number, number][][];
  /** A short sign on the area, which then shows its name only when you point at it. */
  mark?: string;
  /** What stands there, and the ground below it if that is not the terrain. */
  site?: Site;
  ground?: Terrain;
  /** A door in the wall of a room; and to which room a hex belongs. */
  door?: "open" | "closed" | "locked";
  room?: number;
  /** What an outlined area is paved with; the country around a place of a map. */
  surface?: Surface;
  feature?: Feature;
  /** Whose shadow lies on it, by colour: the road a General has come. */
  shadows?: Colour[];
}

/** A connection between two spaces. */
export interface Link {
  a: string;
  b: string;
  colour?: Colour;
  /** Drawn with an arrow head from a to b. */
  arrow?: boolean;
  dashed?: boolean;
  /** What a border between two spaces is: by default a wall. */
  kind?: "wall" | "river" | "range";
}

/** A side between outlined areas that is not an open border, from end to end. */
export interface Edge {
  a: [number, number];
  b: [number, number];
  kind?: "wall" | "door" | "barrier" | "chasm";
}

/** Where light comes from on a dark board. */
export interface Lamp {
  x: number;
  y: number;
  kind?: "torch" | "lantern" | "candle";
}

/** A lake or a bay of a map: its middle, and how far it reaches. */
export interface Water {
  x: number;
  y: number;
  wide: number;
  high: number;
}

/** A name written over a part of the board. */
export interface Caption {
  text: string;
  x: number;
  y: number;
  /** The room to the right; if the text is wider it takes two lines. */
  wide?: number;
}

/** The line of sight from the acting figure to a piece, in board units: clear, or blocked by something. */
export interface Sight {
  a: [number, number];
  b: [number, number];
  note: string;
  clear?: boolean;
}

/** A figure or token on a space. */
export interface Piece {
  id: string;
  at: string;
  name: string;
  shape?: Shape;
  colour?: Colour;
  icon?: string;
  seat?: number;
  count?: number;
  /** A short text on the piece: a number to hit, remaining life. */
  badge?: string;
  size?: "small" | "normal" | "large";
  card?: Card;
  faint?: boolean;
  /** Drawn on a disc, ringed in the colour of owner or kind. Without an emblem, the piece is drawn as its shape. */
  emblem?: string;
  /** Heroes and armies are filled with their colour, so that sides are clear at a glance. */
  filled?: boolean;
  /** Whether it is acting now. */
  acts?: boolean;
  /** Which of its kind it is, shown instead of the colour sign. */
  mark?: string;
  /** Emblems of its conditions. */
  states?: string[];
  /** The disc itself has the shape's outline, where the rules care about triangles, squares or hexagons. */
  shaped?: boolean;
  /** The spaces it came through, the last being where it stands, unless it took the shortest open path. */
  way?: string[];
  /** Its exact place if that is not the middle of its space, such as a door on a border. */
  spot?: [number, number];
  /** Drawn while the viewer points at the piece. */
  sight?: Sight;
  /** Its picture if it is part of the ground; and the other spaces it covers. */
  picture?: Picture;
  over?: string[];
}

/** A map: spaces with positions (one unit is about one space), connections, and pieces. */
export interface Board {
  id: string;
  kind: "hexes" | "areas";
  spaces: Space[];
  links?: Link[];
  pieces?: Piece[];
  name?: string;
  /** Whether hexes stand on a flat side or on a point. */
  layout?: "flat" | "pointy";
  /** Borders between two spaces that are drawn as walls. */
  walls?: Link[];
  /** What surrounds the spaces: water, a map, a stone floor, the sky. */
  around?: "sea" | "map" | "stone" | "sky";
  /** For outlined areas: walls, doors and other sides that are not open; and names of parts of the board. */
  edges?: Edge[];
  captions?: Caption[];
  lamps?: Lamp[];
  waters?: Water[];
}

/** A stack of cards: how many, and the top one if it lies open. */
export interface Stack {
  id: string;
  name: string;
  count: number;
  top?: Card;
}

/** Cards side by side: a hand, an offer, an inventory. */
export interface Row {
  id: string;
  name: string;
  cards: Card[];
  seat?: number;
  /** The viewer's own hand stays in view. */
  hand?: boolean;
  /** The stack its cards fly from when they are drawn. */
  deck?: string;
  /** In a player's panel: also shown beside the hand, such as Units. */
  near?: boolean;
}

/** A marker on a scale. */
export interface Track {
  id: string;
  name: string;
  at: number;
  low?: number;
  high?: number;
  /** The meaning of single steps: (step, text). */
  steps?: [number, string][];
  colour?: Colour;
}

/** A die as it fell: a number, a colour, a word, or signs. */
export interface Die {
  id: string;
  face: number | string;
  colour?: Colour;
  /** The signs on the face; empty for a blank face, None if the face has no signs. */
  emblems?: string[];
  spent?: boolean;
  /** Cannot be used now (a gold die at Night), but stays in its place. */
  barred?: boolean;
}

/** Figures and dice that stand together in the player's bar, with a label if they need one. */
export interface Group {
  figures?: Figure[];
  dice?: Die[];
  name?: string;
  /** The id of a panel whose dice are shown here too, such as the Source. */
  dice_of?: string;
  /** Left out on small screens. */
  wide?: boolean;
}

/** A group of things beside the board: a player, a General, the war. */
export interface Panel {
  id: string;
  name: string;
  seat?: number;
  colour?: Colour;
  icon?: string;
  figures?: Figure[];
  tracks?: Track[];
  rows?: Row[];
  stacks?: Stack[];
  dice?: Die[];
  notes?: string[];
  active?: boolean;
  emblem?: string;
  /** The line under the name: level 2, armour 3. */
  motto?: string;
  /** The player's bar at the bottom of the stage. */
  bar?: Group[];
  /** Reasons in order, such as whom a monster focuses on, and why. */
  lines?: Line[];
  /** Always of interest to everyone: its figures stand below the question. */
  aside?: boolean;
}

/** A combatant. `about` is the id of the element it shows, if that is on the table too (a Unit). */
export interface Fighter {
  id: string;
  name: string;
  about?: string;
  emblem?: string;
  colour?: Colour;
  filled?: boolean;
  note?: string;
  figures?: Figure[];
  /** Its special rules. */
  lines?: Line[];
  life?: number;
  of?: number;
  /** Whether it is the current target; whether it can no longer help. */
  chosen?: boolean;
  spent?: boolean;
}

/** Points of one kind among those assembled: a segment of the bar. */
export interface Part {
  points: number;
  colour?: Colour;
}

/** What is needed and what you have, with a line for each modifier. */
export interface Ledger {
  name: string;
  needed: number;
  assembled: number;
  parts?: Part[];
  need?: Line[];
  have?: Line[];
  rule?: string;
}

/** The chance of one outcome of the dice, and whether it is enough. */
export interface Result {
  name: string;
  chance: number;
  enough?: boolean;
}

/** The exact chance to succeed, and of each outcome. */
export interface Odds {
  chance: number;
  name: string;
  note?: string;
  results?: Result[];
  /** The chance with what is prepared so far, if `chance` includes what could still be added. */
  so_far?: number;
}

/**
 * A fight: both sides, what is needed and what is there, the odds, the consequences of failure. If it has a place on
 * the board (`at`), it is shown to the side of it; otherwise it takes the whole width.
 */
export interface Fight {
  id: string;
  name: string;
  ours?: Fighter[];
  foes?: Fighter[];
  /** The names of the sides, unless it is one against one. */
  ours_name?: string;
  foes_name?: string;
  /** Units and other heroes who can help. */
  helpers?: Fighter[];
  steps?: string[];
  step?: number;
  ledger?: Ledger;
  odds?: Odds;
  /** What happens if nothing more is done. */
  stakes?: Line[];
  stakes_name?: string;
  figures?: Figure[];
  dice?: Die[];
  rows?: Row[];
  rule?: string;
  at?: string;
  /** Not begun yet or already decided: folded until the viewer opens it or a rule of `during` asks. */
  ahead?: boolean;
  during?: string[];
  /** The options that carry out what is prepared (strike, roll): the main buttons. */
  main?: string[];
}

/** An entry of the turn order, with the figure it is sorted by. */
export interface Turn {
  id: string;
  name: string;
  emblem?: string;
  colour?: Colour;
  figure?: string;
  filled?: boolean;
  acts?: boolean;
  done?: boolean;
  /** The card it acts by, shown on a closer look. */
  card?: Card;
}

/** The turn order: an initiative track. */
export interface Order {
  turns: Turn[];
  figure?: Figure;
}

/** Everything on the table, as one viewer sees it. */
export interface Scene {
  boards?: Board[];
  panels?: Panel[];
  rows?: Row[];
  stacks?: Stack[];
  dice?: Die[];
  /** Figures of interest to everyone, the most important first. */
  status?: Figure[];
  /** What is being chosen or assembled now, shown large. */
  focus?: Panel;
  fight?: Fight;
  order?: Order;
  light?: Light;
}

/** A change of a scene: the path and the new value, or the path of what goes. */
export type Change = [(string | number)[], any] | [(string | number)[]];

export type Patch = Change[];

export type Scope = "this" | "turn";

/** Everything that comes over the WebSocket. */
export type Said = Push | Players | Chatter | Thinking | Done | Refusal | Pong | Closing;

/** An option of a question: its key, its words, and the ids of the elements it touches. */
export interface Option {
  key: string;
  label: string;
  touches: string[];
  /** Whether it ends a turn, a phase or a choice. */
  ends?: boolean;
  /** The answer to the question that follows, chosen along with it. Only the client sets it. */
  then?: string;
}

/** A question to one of your seats. */
export interface Ask {
  seat: number;
  prompt: string;
  rule: string | null;
  options: Option[];
  /** What can be passed on in advance. */
  passes?: Scope[];
}

/** A question you have answered in secret, with the key you chose. */
export interface Answer {
  key: string;
  seat: number;
  prompt: string;
  rule: string | null;
  options: Option[];
  /** What can be passed on in advance. */
  passes?: Scope[];
}

/** How a great moment is announced. */
export interface Great {
  emblem: string;
  bad?: boolean;
  quiet?: boolean;
}

/** A line of the story. */
export interface Told {
  at: number;
  text: string;
  /** The names it mentions, as written in it. */
  about: string[];
  /** Only you were told. */
  mine?: boolean;
  /** It says what was taken back, and by which seat. */
  undone?: boolean;
  by?: number;
  great?: Great;
  /** Dice fell. */
  dice?: boolean;
}

/** Lines of the story from a number on. */
export interface Lines {
  from: number;
  lines: Told[];
}

/** The person or bot in a seat. */
export interface Player {
  seat: number;
  kind: "person" | "open" | "bot" | "empty";
  name: string | null;
  you: boolean;
  online: boolean;
  bot?: string;
}

/** What an undo of yours would do now. */
export interface Undo {
  kind: "free" | "consent" | "change" | "impossible";
  to: number | null;
  consent: number[];
  free_from: number;
  /** Where "reset my turn" goes back to. */
  turn: number | null;
}

/** An undo that waits for consent. */
export interface UndoRequest {
  by: number[];
  name: string;
  to: number;
  needs: number[];
  agreed: number[];
  mine: boolean;
}

/** What can be played next: a scenario with its options. */
export interface Opening {
  label: string;
  options: Record<string, string | number>;
}

/** How a game ended. `won`: whether a seat of yours won. */
export interface Outcome {
  winners: number[];
  reason: string;
  scores: number[];
  won: boolean | null;
}

/** How the game ended, and what can be played next. */
export interface End {
  opens: Opening[];
  winners: number[];
  reason: string;
  scores: number[];
  won: boolean | null;
}

/** Your seats, the one looked through, and whether hands are secret from each other. `guided`: the coach is here. */
export interface You {
  seats: number[];
  look: number | null;
  curtain: boolean;
  watching: boolean;
  guided: boolean;
}

/** What a seat of yours passes on in advance. */
export interface Passed {
  seat: number;
  for: Scope;
}

/** What happened since you last looked. */
export interface Since {
  decisions: number;
  lines: Told[];
}

/** What one viewer is told about a table now, without the scene. */
export interface Standing {
  type: "view";
  table: string;
  seq: number;
  decisions: number;
  language: string;
  asks: Ask[];
  answers: Answer[];
  passes: Passed[];
  waiting: number[];
  events: Lines;
  undo: Undo;
  redo: boolean;
  request: UndoRequest | null;
  you: You;
  players: Player[];
  outcome: End | null;
  looked: boolean;
  since?: Since | null;
}

/** What one viewer sees of a table now. */
export interface View {
  scene: Scene;
  type: "view";
  table: string;
  seq: number;
  decisions: number;
  language: string;
  asks: Ask[];
  answers: Answer[];
  passes: Passed[];
  waiting: number[];
  events: Lines;
  undo: Undo;
  redo: boolean;
  request: UndoRequest | null;
  you: You;
  players: Player[];
  outcome: End | null;
  looked: boolean;
  since?: Since | null;
}

/** A moment on the way to a view: the change since the scene before it, and how many lines there are by then. */
export interface Beat {
  line: number;
  patch: Patch;
}

/** A view over the WebSocket: `patch` may stand for `scene`, and `beats` lead there. */
export interface Push {
  scene?: Scene;
  patch?: Patch;
  beats?: Beat[];
  type: "view";
  table: string;
  seq: number;
  decisions: number;
  language: string;
  asks: Ask[];
  answers: Answer[];
  passes: Passed[];
  waiting: number[];
  events: Lines;
  undo: Undo;
  redo: boolean;
  request: UndoRequest | null;
  you: You;
  players: Player[];
  outcome: End | null;
  looked: boolean;
  since?: Since | null;
}

/** A line of the chat; `phrase` is the id of a phrase of the game. */
export interface ChatLine {
  n: number;
  at: string;
  name: string;
  seat: number | null;
  text: string;
  phrase: string | null;
}

/** Why something is refused: a stable id, and words for people. */
export interface Fault {
  id: string;
  text: string;
}

/** Someone sat down, left, came online or went offline. */
export interface Players {
  type: "players";
  players: Player[];
}

/** New lines of the chat. */
export interface Chatter {
  type: "chat";
  lines: ChatLine[];
}

/** A bot is thinking. */
export interface Thinking {
  type: "thinking";
  seat: number;
}

/** Your message was carried out and stored. */
export interface Done {
  type: "done";
  id: number | string | null;
  seq?: number;
  decisions?: number;
  /** The undo needs the consent of others. */
  asked?: boolean;
}

/** Your message was refused; nothing changed. */
export interface Refusal {
  type: "error";
  id?: number | string | null;
  error: Fault;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
  id?: number | string | null;
}

/** The server is shutting down. */
export interface Closing {
  type: "closing";
}

/** The decision taken at a moment of the past; its label is null unless the seat is yours. */
export interface Following {
  seat: number;
  label: string | null;
}

/** The position after some decisions, as you may see it. */
export interface Past {
  at: number;
  decisions: number;
  scene: Scene;
  waiting: number[];
  lines: Told[];
  next: Following | null;
}

/** What an option would lead to; `stop` says where it ends. */
export interface Foreseen {
  key: string;
  stop: "asked" | "others" | "over" | "chance" | "hidden" | "secret" | "gone";
  patch: Patch;
  /** The elements of the next question. */
  lit: string[];
  asks: string | null;
}

/** Why something cannot be chosen; `other`: only because something else is asked. */
export interface Reason {
  element: string;
  why: string | null;
  rule: string | null;
  missing: string | null;
  other: boolean;
}

/** What the coach says now, what it points at, and the rules behind it. */
export interface Lesson {
  id: string;
  text: string;
  points: string[];
  rules: string[];
}

/** The lesson that is due, how many of the game's are left, and whether the first game has taught enough. */
export interface Coach {
  lesson: Lesson | null;
  left: number;
  of: number;
  done: boolean;
}

/** What the game's own bot would choose. */
export interface Hint {
  key: string | null;
  label: string | null;
}

/** A message the chat offers. */
export interface Phrase {
  id: string;
  text: string;
}

/** An explained word; a star in a form stands for any ending. */
export interface Term {
  id: string;
  name: string;
  forms: string[];
  rule: string;
  text: string[];
}

/** The objective: the goal, when the game ends, special rules. */
export interface Aim {
  goal: string;
  end: string[];
  special: string[];
}

/** Who plays what, in the lists of the hall. */
export interface Hero {
  seat: number;
  name: string;
  emblem?: string;
  colour?: Colour;
}

/** What anyone may see of a table in a list. */
export interface Glance {
  status: Figure[];
  heroes: Hero[];
}

/** The table and the moment another branched off. */
export interface From {
  table: string;
  at: number;
}

/** A table in lists and answers. */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  listed: boolean;
  seeded: boolean;
  /** Someone has looked into what is hidden: a seed was named, or it was saved or copied. */
  looked: boolean;
  created: string;
  updated: string;
  decisions: number;
  over: boolean;
  waiting: number[];
  options: Record<string, any>;
  campaign: string | null;
  /** A first game, in which the coach speaks. */
  guided: boolean;
  from: From | null;
  outcome: Outcome | null;
  /** The secret of an invitation. */
  invite: string | null;
  players: Player[];
  mine: boolean;
  your_turn: boolean;
  yours: boolean;
  /** In lists only: the table cannot be read, for instance because its rules are gone. */
  broken?: boolean;
  glance?: Glance | null;
  terms?: Term[];
  names?: string[];
  phrases?: Phrase[];
  aim?: Aim | null;
}

/** A value that an option of the set-up may have. */
export interface Choice {
  value: string | number | boolean | null;
  label: string;
  hint?: string;
  length?: string;
  difficulty?: string;
  /** How many players a scenario is for. */
  seats?: number[];
}

/** An option of the set-up. */
export interface GameOption {
  name: string;
  kind: "choice" | "several" | "yes-no" | "number" | "text";
  label: string;
  default: any;
  hint?: string;
  /** The name of the group of options that begins with it. */
  group?: string;
  choices?: Choice[];
  /** It selects the scenario. */
  scenario?: boolean;
  low?: number | null;
  high?: number | null;
  fewest?: number;
  most?: number | null;
  may_be_empty?: boolean;
}

/** A bot that plays a game. */
export interface Bot {
  name: string;
  title: string;
}

/** The fewest and the most players. */
export interface Few {
  fewest: number;
  most: number;
}

/** A program that campaigns can be moved to and from. */
export interface Program {
  name: string;
  title: string;
}

/** The campaign of a game. */
export interface CampaignOf {
  chairs: number;
  options: GameOption[];
  exchanges: Program[];
}

/** A game on offer. */
export interface GameInfo {
  name: string;
  title: string;
  description: string | null;
  players: Few;
  length: string | null;
  difficulty: string | null;
  rules: boolean;
  bots: Bot[];
  options: GameOption[];
  campaign: CampaignOf | null;
  /** Whether there is a guided first game. */
  learn: boolean;
  picture: string;
  /** Its place on the sheet of vignettes, and how many there are; a game without one shows a scene. */
  vignette: [number, number] | null;
}

/** A campaign in a list. */
export interface CampaignRow {
  id: string;
  game: string;
  title: string;
  updated: string;
  over: boolean;
  table: string | null;
  names: string[];
  mine: boolean;
}

/** A chair of a campaign. */
export interface Chair {
  seat: number;
  kind: "person" | "bot" | "open" | "empty";
  name: string | null;
  bot: string | null;
  you: boolean;
  online: boolean;
}

/** What can be played next in a campaign, and who would like to. `unfit`: why not; `aside`: lists fold it. */
export interface Chapter {
  key: string;
  label: string;
  touches: string[];
  interlude: boolean;
  aside: boolean;
  unfit: string | null;
  wanted: string[];
  chosen: boolean;
}

/** What has been played in a campaign, or happened to it; `tales`: which of the lines are prose to be read aloud. */
export interface PastChapter {
  n: number;
  kind: "begin" | "scenario" | "interlude" | "abandoned" | "join" | "leave";
  key: string;
  label: string | null;
  chairs: number[];
  decisions: number;
  outcome: Outcome | null;
  lines: string[];
  tales: number[];
  table: string | null;
  at: string;
}

/** What is being played in a campaign. */
export interface Running {
  table: string;
  key: string;
  label: string;
  over: boolean;
  your_turn: boolean;
  unplayable: boolean;
}

/** Your chairs in a campaign, and the one looked through. */
export interface Seats {
  chairs: number[];
  look: number | null;
  curtain: boolean;
}

/** A campaign: its chairs, its document as a scene, what is ahead and what has been. */
export interface CampaignInfo {
  id: string;
  game: string;
  title: string;
  seq: number;
  listed: boolean;
  looked: boolean;
  created: string;
  updated: string;
  over: boolean;
  outcome: Outcome | null;
  chairs: Chair[];
  you: Seats;
  yours: boolean;
  invite: string | null;
  exchanges: Program[];
  scene: Scene;
  ahead: Chapter[];
  together: boolean;
  running: Running | null;
  past: PastChapter[];
}

/** Who you are to the server. */
export interface Me {
  name: string | null;
  login: string | null;
  language: string;
}

/** A rule of the rulebook. */
export interface Rule {
  id: string;
  text: string;
  chapter: string;
}

/** A part of the rulebook with its chapters. */
export interface Book {
  title: string;
  chapters: string[];
}

export type Wish = Choose | Pass | UndoTo | Redo | Consent | Chat | Language | Look | Ping;

/** A decision, made after seeing the record up to `seq`. */
export interface Choose {
  id?: number | string | null;
  type: "choose";
  seat: number;
  key: string;
  seq: number;
}

/** Pass in advance: on this matter, for this turn, or no longer. */
export interface Pass {
  id?: number | string | null;
  type: "pass";
  seat: number;
  for?: Scope | null;
  seq: number;
}

/** Go back to the position after `to` decisions (by default, before your last one). */
export interface UndoTo {
  id?: number | string | null;
  type: "undo";
  to?: number | null;
  sure?: boolean;
  seq?: number | null;
}

/** Redo the decision taken back last. */
export interface Redo {
  id?: number | string | null;
  type: "redo";
  seq?: number | null;
}

/** Agree to an undo, or refuse it. */
export interface Consent {
  id?: number | string | null;
  type: "consent";
  agree: boolean;
  seq?: number | null;
}

/** A line of chat: your own words, or one of the game's phrases. */
export interface Chat {
  id?: number | string | null;
  type: "chat";
  text?: string;
  phrase?: string;
}

/** Speak this language from now on. */
export interface Language {
  id?: number | string | null;
  type: "language";
  language: "en" | "ru";
}

/** Look from one of your seats, from all of them, or from none (the curtain). */
export interface Look {
  id?: number | string | null;
  type: "look";
  seat?: number | "all" | "spectator" | null;
}

/** Check that the server is still there. */
export interface Ping {
  id?: number | string | null;
  type: "ping";
}
