// What only the page knows; what the server sends is in types.d.ts.

import type {
  Coach,
  Answer,
  Ask,
  Board,
  Card,
  ChatLine,
  GameInfo,
  Lines,
  Option,
  Past,
  Scene,
  Since,
  TableInfo,
  View,
} from "./types";

/** A moment worth seeing on the way to a view, and how many lines are told by then. */
export interface Moment {
  line: number;
  scene: Scene;
}

/** A view as the page takes it up: with the moments that lead to it. */
export interface Seen extends View {
  moments?: Moment[];
}

/** A card of the hand; `count` equal ones lie there. */
export interface Held extends Card {
  count?: number;
}

/** What an element of the scene is, for the large view and for links. */
export interface Thing {
  id: string;
  kind: "space" | "piece" | "card" | "panel" | "stack" | "row" | "track" | "die" | "figure" | "fighter";
  name: string;
  item: any;
  board?: Board;
  where?: string;
}

/** A text of the client: plain, or parts with what is put in and its plural forms. */
export type TextPart = string | { arg: string; cases?: Record<string, TextPart[]>; default?: string };
export type Words = string | TextPart[];

/** The rest of a walk: the spaces still to go, the question before each step, and what was in sight. */
export interface Walk {
  way: string[];
  asked: string;
  sight: string;
}

/** The question on the page. */
export interface Question {
  /** What is asked, of each seat of mine, and which of these is shown. */
  asks: Ask[];
  at: number;
  /** How many decisions there had been. */
  decisions: number;
  /** How many questions there have been: a new number, a new question. */
  count: number;
  /** What was picked so far, to narrow the options. */
  picked: string[];
  /** The secret answer being changed. */
  changing: Answer | null;
  /** Whether only its first line is shown. */
  folded: boolean;
  /** Whether options you can press on the table are listed too. */
  listing: boolean;
  /** The hint, once asked for; null while the bot thinks. */
  hinted?: Option | null;
  /** Until when nothing else can be chosen: a choice is on its way. 0: something can. */
  busy: number;
  /** The answer chosen in advance for the next question, and the rest of a walk. */
  follows: string;
  ahead: Walk;
  /** What follows from these: it is chosen without asking. */
  next: Option | null;
  /** The target area under the pointer: its space and its option. */
  area: { at: string; key: string };
}

/** What the page knows of a table: core/model.js says what changes it. */
export interface Model {
  size: { width: number; height: number };
  info: TableInfo | null;
  game?: GameInfo;
  view: Seen | null;
  /** The moment being shown on the way to a view, and what was just told. */
  moment: Moment | null;
  telling: string[];
  /** The past looked at, and whether one can step through it. */
  past: Past | null;
  timed: boolean;
  online: boolean;
  /** The code with which the connection ended for good. */
  final: number;
  connectedAt: number;
  /** Whether the next view brings the whole story again. */
  whole: boolean;
  lines: Lines;
  chat: { lines: ChatLine[]; unread: number };
  since: Since | null;
  coach: Coached | null;
  question: Question;
  /** What is open beside the board, and which board is shown. */
  part: Part;
  talk: "log" | "chat";
  board: string;
  /** What is folded: the panel in focus, a fight. */
  folded: string;
  fight: { kind: string; folded: boolean; rolled: boolean; likely: string };
  /** Notices that were closed. */
  ended: boolean;
  looked: boolean;
  /** Whether the screen is about to be passed on. */
  leaving: boolean;
  wants: { replay: boolean; invite: boolean };
}

/** What the coach said: after how many decisions, which lessons there, whether it was sent away or ends the lessons. */
export interface Coached extends Coach {
  at: number;
  said: string[];
  away: boolean;
  ends: boolean;
  ended: boolean;
}

export type Part = "board" | "panels" | "log" | "chat";

/** What happens, and what people do: it changes the model (core/model.js), or is done by stage/deeds.js. */
export interface Happening {
  type: string;
  [more: string]: any;
}
export type Dispatch = (event: Happening) => unknown;

/** Whose cards somebody sees: a seat of mine, or what a link to watch shows. */
export interface Eyes {
  look?: string;
  watch?: string;
}

/** How the page talks to a hall. */
export interface Transport {
  request(path: string, body: unknown, method: string): Promise<any>;
  connect(table: string, eyes: Eyes): Connection;
}

/** A seat at a table, or a place to watch it from. */
export interface Connection {
  /** Send a message and wait for its result. */
  send(message: Record<string, unknown>): Promise<any>;
  /** Send a message that has no answer. */
  tell(message: Record<string, unknown>): void;
  /** Who is told what comes: views, players, chat, faults, and whether the connection holds. */
  events(told: (event: Happening) => void): void;
  /** Whether a message waits for its result. */
  readonly waits: boolean;
  /** Come back: who I am has changed. */
  again(): void;
  close(): void;
}
