// Undo, and playing on from the past.

import { confirmed, note } from "./dialogs.js";
import { t } from "../words/i18n.js";
import { api, Refused } from "../core/net.js";

/** @typedef {import("./table.js").Table} Table */

/**
 * Undo to a decision, or by default my last one. Asks first if that undoes something random.
 * @param {Table} table
 * @param {number | null} [to]
 */
export async function undo(table, to) {
  if ((to === undefined || to === null) && table.view?.undo.kind === "change") {
    table.chooser.change(table.view.answers.at(-1) ?? null);
    return;
  }
  const message = { type: "undo", seq: table.view?.seq, ...(to === undefined || to === null ? {} : { to }) };
  table.timeline.now();
  try {
    const done = await table.socket.ask(message);
    if (done.asked) note(t("undo-sent"));
  } catch (error) {
    if (error instanceof Refused && error.id === "undo-sure") {
      if (await confirmed(t("undo"), error.message, t("undo-yes"), t("keep-answer")))
        await table.send({ ...message, seq: table.view?.seq, sure: true });
    } else table.complain(error);
  }
}

/** Open a new table that begins at this moment. @param {Table} table @param {number} at */
export async function branch(table, at) {
  const view = table.view;
  if (!view || !(await confirmed(t("time-branch"), t("branch-sure", { at }), t("time-branch")))) return;
  const bot = table.game?.bots[0]?.name;
  const seats = view.players.map((player) =>
    player.kind === "bot"
      ? `bot:${player.bot ?? bot}`
      : player.you || !bot || !view.you.seats.length
        ? "me"
        : `bot:${bot}`,
  );
  try {
    const made = await api(`/api/tables/${table.id}/branch`, { at, seats });
    table.go(`/table/${made.table.id}`);
  } catch (error) {
    table.complain(error);
  }
}
