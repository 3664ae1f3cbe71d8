// Everything on the table by id and by name: for tooltips, links in the log, and screen readers.

/** @import { Card, Figure, Panel, Row, Scene, Stack } from "./types" */
/** @import { Thing } from "./page" */

export class Things {
  /** @param {Scene} scene */
  constructor(scene) {
    /** @type {Map<string, Thing>} */
    this.byId = new Map();
    /** @type {Map<string, string>} */
    this.byName = new Map();
    for (const board of scene.boards ?? []) {
      for (const space of board.spaces)
        this.add({ id: space.id, kind: "space", name: space.name ?? "", item: space, board });
      for (const piece of board.pieces ?? [])
        this.add({ id: piece.id, kind: "piece", name: piece.name, item: piece, board, where: piece.at });
    }
    for (const panel of [scene.focus, ...(scene.panels ?? [])]) if (panel) this.panel(panel);
    for (const row of [...(scene.rows ?? []), ...(scene.fight?.rows ?? [])]) this.row(row);
    for (const one of [...(scene.fight?.foes ?? []), ...(scene.fight?.helpers ?? []), ...(scene.fight?.ours ?? [])])
      this.add({ id: one.id, kind: "fighter", name: one.name, item: one });
    for (const stack of scene.stacks ?? []) this.stack(stack);
    for (const turn of scene.order?.turns ?? [])
      if (turn.card) this.add({ id: turn.id, kind: "card", name: turn.name, item: turn.card });
    for (const die of scene.dice ?? []) this.add({ id: die.id, kind: "die", name: String(die.face), item: die });
    this.figures(scene.status ?? []);
  }

  /** @param {Thing} thing */
  add(thing) {
    if (!this.byId.has(thing.id)) this.byId.set(thing.id, thing);
    if (thing.name && !this.byName.has(thing.name)) this.byName.set(thing.name, thing.id);
  }

  /** @param {Panel} panel */
  panel(panel) {
    this.add({ id: panel.id, kind: "panel", name: panel.name, item: panel });
    for (const row of panel.rows ?? []) this.row(row);
    for (const stack of panel.stacks ?? []) this.stack(stack);
    for (const track of panel.tracks ?? []) this.add({ id: track.id, kind: "track", name: track.name, item: track });
    for (const die of panel.dice ?? []) this.add({ id: die.id, kind: "die", name: String(die.face), item: die });
    this.figures(panel.figures ?? []);
    for (const group of panel.bar ?? []) this.figures(group.figures ?? []);
  }

  /** @param {Row} row */
  row(row) {
    this.add({ id: row.id, kind: "row", name: row.name, item: row });
    for (const card of row.cards) this.card(card, row.name);
  }

  /** @param {Stack} stack */
  stack(stack) {
    this.add({ id: stack.id, kind: "stack", name: stack.name, item: stack });
    if (stack.top) this.card(stack.top, stack.name);
  }

  /** @param {Card} card @param {string} where */
  card(card, where) {
    this.add({ id: card.id, kind: "card", name: card.name ?? "", item: card, where });
  }

  /** @param {Figure[]} figures */
  figures(figures) {
    for (const figure of figures)
      if (figure.id) this.add({ id: figure.id, kind: "figure", name: figure.name, item: figure });
  }

  /** The pieces on a space. @param {string} space @returns {Thing[]} */
  on(space) {
    return [...this.byId.values()].filter((thing) => thing.kind === "piece" && thing.where === space);
  }
}
