// The words of docs/protocol.md and of emberhall/scene/elements.py, for the type checker only.

export interface Figure {
  name: string;
  value: number | string;
  icon?: string;
  of?: number;
  id?: string;
  emblem?: string;
  colour?: string;
  about?: string;
  part?: number;
}
export interface Line {
  text: string;
  note?: string;
  amount?: number | string;
  rule?: string;
  emblem?: string;
  colour?: string;
  bad?: boolean;
}
export interface Way {
  key: string;
  name: string;
  note?: string;
  emblem?: string;
  cost?: string;
  quiet?: boolean;
  then?: string;
  paid?: string;
}

export interface Card {
  id: string;
  name?: string;
  text?: string[];
  colour?: string;
  icon?: string;
  kind?: string;
  figures?: Figure[];
  back?: boolean;
  spent?: boolean;
  dice?: number;
  emblem?: string;
  ways?: Way[];
  corner?: string;
  now?: string[];
  pattern?: [number, number, boolean][];
  halves?: boolean;
  /** How many equal ones lie here: counted by the client. */
  count?: number;
}

export interface Space {
  id: string;
  x: number;
  y: number;
  terrain?: string;
  colour?: string;
  name?: string;
  icons?: string[];
  notes?: string[];
  faint?: boolean;
  emblem?: string;
  cost?: string;
  risk?: string;
  spent?: string;
  via?: string;
  signs?: string[];
  gives?: string[];
  rings?: number;
  outline?: [number, number][][];
  mark?: string;
}

export interface Edge {
  a: [number, number];
  b: [number, number];
  kind?: "wall" | "door" | "barrier" | "chasm";
}
export interface Caption {
  text: string;
  x: number;
  y: number;
  wide?: number;
}

export interface Link {
  a: string;
  b: string;
  colour?: string;
  arrow?: boolean;
  dashed?: boolean;
}

export interface Piece {
  id: string;
  at: string;
  name: string;
  shape?: string;
  colour?: string;
  icon?: string;
  seat?: number;
  count?: number;
  badge?: string;
  size?: "small" | "normal" | "large";
  card?: Card;
  faint?: boolean;
  emblem?: string;
  filled?: boolean;
  acts?: boolean;
  way?: string[];
  mark?: string;
  states?: string[];
  shaped?: boolean;
  spot?: [number, number];
  sight?: { a: [number, number]; b: [number, number]; note: string; clear?: boolean };
}

export interface Board {
  id: string;
  kind: "hexes" | "areas";
  spaces: Space[];
  links?: Link[];
  pieces?: Piece[];
  name?: string;
  layout?: "flat" | "pointy";
  walls?: Link[];
  around?: "sea" | "map" | "stone";
  edges?: Edge[];
  captions?: Caption[];
}

export interface Stack {
  id: string;
  name: string;
  count: number;
  top?: Card;
}
export interface Row {
  id: string;
  name: string;
  cards: Card[];
  seat?: number;
  hand?: boolean;
  deck?: string;
  near?: boolean;
}
export interface Track {
  id: string;
  name: string;
  at: number;
  low?: number;
  high?: number;
  steps?: [number, string][];
  colour?: string;
}
export interface Die {
  id: string;
  face: number | string;
  colour?: string;
  emblems?: string[];
  spent?: boolean;
  barred?: boolean;
}
export interface Group {
  figures?: Figure[];
  dice?: Die[];
  name?: string;
  dice_of?: string;
  wide?: boolean;
}

export interface Panel {
  id: string;
  name: string;
  seat?: number;
  colour?: string;
  icon?: string;
  figures?: Figure[];
  tracks?: Track[];
  rows?: Row[];
  stacks?: Stack[];
  dice?: Die[];
  notes?: string[];
  active?: boolean;
  emblem?: string;
  motto?: string;
  bar?: Group[];
  lines?: Line[];
  aside?: boolean;
}

export interface Fighter {
  id: string;
  name: string;
  about?: string;
  emblem?: string;
  colour?: string;
  filled?: boolean;
  note?: string;
  figures?: Figure[];
  lines?: Line[];
  life?: number;
  of?: number;
  chosen?: boolean;
  spent?: boolean;
}
export interface LedgerPart {
  points: number;
  colour?: string;
}
export interface Ledger {
  name: string;
  needed: number;
  assembled: number;
  parts?: LedgerPart[];
  need?: Line[];
  have?: Line[];
  rule?: string;
}
export interface Odds {
  chance: number;
  so_far?: number;
  name: string;
  note?: string;
  results?: { name: string; chance: number; enough?: boolean }[];
}
export interface Fight {
  id: string;
  name: string;
  ours?: Fighter[];
  foes?: Fighter[];
  ours_name?: string;
  foes_name?: string;
  helpers?: Fighter[];
  steps?: string[];
  step?: number;
  ledger?: Ledger;
  odds?: Odds;
  stakes?: Line[];
  stakes_name?: string;
  figures?: Figure[];
  dice?: Die[];
  rows?: Row[];
  rule?: string;
  at?: string;
  ahead?: boolean;
  during?: string[];
  main?: string[];
}
export interface Turn {
  id: string;
  name: string;
  emblem?: string;
  colour?: string;
  figure?: string;
  filled?: boolean;
  acts?: boolean;
  done?: boolean;
  card?: Card;
}
export interface Order {
  turns: Turn[];
  figure?: Figure;
}

export interface Scene {
  boards?: Board[];
  panels?: Panel[];
  rows?: Row[];
  stacks?: Stack[];
  dice?: Die[];
  status?: Figure[];
  focus?: Panel;
  fight?: Fight;
  order?: Order;
  light?: "day" | "night" | "spring" | "summer" | "fall" | "winter";
}

export interface Option {
  key: string;
  label: string;
  touches: string[];
  ends?: boolean;
  then?: string;
}
export interface Ask {
  seat: number;
  prompt: string;
  rule: string | null;
  options: Option[];
  passes?: ("this" | "turn")[];
}
export interface Answer extends Ask {
  key: string;
}
export interface Moment {
  line: number;
  scene: Scene;
}
export interface Told {
  at: number;
  text: string;
  about: string[];
  mine?: boolean;
  undone?: boolean;
  by?: number;
  great?: { emblem: string; bad?: boolean; quiet?: boolean };
  dice?: boolean;
}
export interface Player {
  seat: number;
  kind: "person" | "open" | "bot" | "empty";
  name: string | null;
  you: boolean;
  online: boolean;
  bot?: string;
}
export interface Undo {
  kind: "free" | "consent" | "change" | "impossible";
  to: number | null;
  consent: number[];
  free_from: number;
  turn: number | null;
}
export interface UndoRequest {
  by: number[];
  name: string;
  to: number;
  needs: number[];
  agreed: number[];
  mine: boolean;
}
export interface Outcome {
  winners: number[];
  reason: string;
  scores: number[];
  won: boolean | null;
  opens: { label: string; options: Record<string, string | number> }[];
}

export interface View {
  type?: "view";
  table: string;
  seq: number;
  decisions: number;
  language: string;
  scene: Scene;
  patch?: Patch;
  beats?: { line: number; patch: Patch }[];
  moments?: Moment[];
  asks: Ask[];
  answers: Answer[];
  passes: { seat: number; for: "this" | "turn" }[];
  waiting: number[];
  events: { from: number; lines: Told[] };
  undo: Undo;
  redo: boolean;
  request: UndoRequest | null;
  you: { seats: number[]; look: number | null; curtain: boolean; watching: boolean };
  players: Player[];
  outcome: Outcome | null;
  looked: boolean;
  since?: { decisions: number; lines: Told[] } | null;
}

export type Patch = [(string | number)[], unknown?][];

export interface Past {
  at: number;
  decisions: number;
  scene: Scene;
  waiting: number[];
  lines: Told[];
  next: { seat: number; label: string | null } | null;
}

export interface ChatLine {
  n: number;
  at: string;
  name: string;
  seat: number | null;
  text: string;
  phrase: string | null;
}
export interface Phrase {
  id: string;
  text: string;
}

export interface Choice {
  value: string | number | boolean;
  label: string;
  hint?: string;
  length?: string;
  difficulty?: string;
  seats?: number[];
}
export interface GameOption {
  name: string;
  kind: "choice" | "several" | "yes-no" | "number";
  label: string;
  hint?: string;
  default: string | number | boolean | unknown[];
  choices?: Choice[];
  scenario?: true;
  low?: number;
  high?: number;
}
export interface GameInfo {
  name: string;
  title: string;
  description: string | null;
  players: { fewest: number; most: number };
  length: string | null;
  difficulty: string | null;
  rules: boolean;
  bots: { name: string; title: string }[];
  options: GameOption[];
  picture: string;
  campaign: { chairs: number; options: GameOption[] } | null;
}
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  listed: boolean;
  seeded: boolean;
  created: string;
  updated: string;
  decisions: number;
  over: boolean;
  waiting: number[];
  options: Record<string, unknown>;
  campaign: string | null;
  invite: string | null;
  outcome: { winners: number[]; reason: string; scores: number[]; won: boolean | null } | null;
  from: { table: string; at: number } | null;
  players: Player[];
  mine: boolean;
  your_turn: boolean;
  yours: boolean;
  terms?: Term[];
  names?: string[];
  phrases?: Phrase[];
  aim?: Aim | null;
  glance?: { status: Figure[]; heroes: { seat: number; name: string; emblem?: string; colour?: string }[] } | null;
}
export interface Term {
  id: string;
  name: string;
  forms: string[];
  rule: string;
  text: string[];
}
export interface Aim {
  goal: string;
  end: string[];
  special: string[];
}
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
export interface Chair {
  seat: number;
  kind: "person" | "bot" | "open" | "empty";
  name: string | null;
  bot: string | null;
  you: boolean;
  online: boolean;
}
export interface Chapter {
  key: string;
  label: string;
  touches: string[];
  interlude: boolean;
  unfit: string | null;
}
export interface PastChapter {
  n: number;
  kind: "begin" | "scenario" | "interlude" | "abandoned" | "join" | "leave";
  key: string;
  label: string | null;
  chairs: number[];
  decisions: number;
  outcome: { winners: number[]; reason: string; scores: number[]; won: boolean | null } | null;
  lines: string[];
  table: string | null;
  at: string;
}
export interface CampaignInfo {
  id: string;
  game: string;
  title: string;
  seq: number;
  listed: boolean;
  created: string;
  updated: string;
  over: boolean;
  outcome: PastChapter["outcome"];
  chairs: Chair[];
  you: { chairs: number[]; look: number | null; curtain: boolean };
  yours: boolean;
  scene: Scene;
  ahead: Chapter[];
  past: PastChapter[];
  running: { table: string; key: string; label: string; over: boolean; your_turn: boolean; unplayable: boolean } | null;
}
export interface Me {
  name: string | null;
  login: string | null;
  language: string;
}
export interface Rule {
  id: string;
  text: string;
  chapter: string;
}
export interface Book {
  title: string;
  chapters: string[];
}

export type Part = string | { arg: string; cases?: Record<string, Part[]>; default?: string };
export type Words = string | Part[];

/** What an element of the scene is, for the large view and for links. */
export interface Thing {
  id: string;
  kind: "space" | "piece" | "card" | "panel" | "stack" | "row" | "track" | "die" | "figure" | "fighter";
  name: string;
  item: any;
  board?: Board;
  where?: string;
}
