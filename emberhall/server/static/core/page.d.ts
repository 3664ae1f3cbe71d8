// What only the page knows; what the server sends is in types.d.ts.

import type { Board, Card, Scene, View } from "./types";

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
