// The words of the painter: what a picture is painted from, and with.

export type Point = [number, number];
/** Left, top, right, bottom. */
export type Box = [number, number, number, number];
/** Chance that hangs on a place: the same at every visit. */
export type Dice = () => number;
export type Tone = string | number[];
export type Pen = OffscreenCanvasRenderingContext2D;
/** What a thing looks like: its tones by name. */
export type Look = { [name: string]: any };
/** Draws one thing of a size, with its foot at a place. */
export type Sprite = (c: Pen, x: number, y: number, size: number, look: Look, r: Dice) => void;
/** Something to be drawn, in the order of its foot. */
export interface Standing {
  y: number;
  draw: (c: Pen) => void;
}
/** Left, top, width and height of a window that can be lit. */
export type Pane = [number, number, number, number];
export interface Lamp {
  x: number;
  y: number;
  r: number;
  tone: string;
  power: number;
}

export interface Cell {
  id: string;
  q: number;
  r: number;
  x: number;
  y: number;
  kind: string;
  unseen?: boolean;
  site?: string;
  tone?: string;
  owner?: string;
  door?: string;
  floor?: string;
  plate?: boolean;
  room?: number;
}
export interface Side {
  a: Cell;
  b: Cell | null;
  p: Point;
  n: Point;
  key: string;
}
export interface Lying {
  id: string;
  at: Point[];
  what: string;
  picture: string;
  count: number;
}
export interface Torch {
  x: number;
  y: number;
  kind: string;
}
export interface Area {
  id: string;
  x: number;
  y: number;
  loops: Point[][];
  surface: string;
}
export interface Spot {
  id: string;
  x: number;
  y: number;
  feature: string;
  tone: string;
}

/** Everything that a picture is painted from: what lies where, in the units of the drawing. */
export interface Scenery {
  id: string;
  style: "land" | "rooms" | "town" | "chart";
  light: string;
  season: string;
  around: string;
  R: number;
  flat: boolean;
  cells: Cell[];
  walls: { a: string; b: string; kind: string }[];
  lying: Lying[];
  lamps: Torch[];
  areas: Area[];
  edges: { a: Point; b: Point; kind: string }[];
  spots: Spot[];
  roads: [string, string][];
  marches: [string, string, string][];
  shadows: { x: number; y: number; r: number; tone: string }[];
  fires: Point[];
  waters: { x: number; y: number; wide: number; high: number }[];
  /** What the picture covers. */
  frame: Box;
}

/** A sheet that is painted on: device pixels for a part of the drawing. */
export interface Sheet {
  canvas: OffscreenCanvas;
  pen: Pen;
}
