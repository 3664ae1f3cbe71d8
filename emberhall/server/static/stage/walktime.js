// Walking through the past: moments are fetched, and a new table may branch off from one.

/** @import { Past } from "../core/types" */
/** @import { Table } from "./table.js" */
import { api } from "../core/transport.js";
import { t } from "../words/i18n.js";
import { lookOf } from "./addresses.js";
import { complain, confirmed } from "./dialogs.js";

/** A moment of the past. @param {Table} table @param {number} at @returns {Promise<Past>} */
export const pastOf = (table, at) => api(`/api/tables/${table.id}/history?at=${at}${lookOf(table.model)}`);

/**
 * Go to a moment of the past; while one is fetched, the last one wanted counts.
 * @param {Table} table @param {number} at
 */
export async function walkTime(table, at) {
  const { wanted } = table;
  const last = () => table.model.view?.decisions ?? 0;
  wanted.at = Math.min(Math.max(at, 0), last());
  if (wanted.loading) return;
  wanted.loading = true;
  try {
    let shown = -1;
    while (shown !== wanted.at) {
      shown = wanted.at;
      table.dispatch({ type: "past", past: shown === last() ? null : await pastOf(table, shown) });
    }
  } catch (error) {
    complain(error);
  } finally {
    wanted.loading = false;
  }
}

/** Open a new table that begins at this moment. @param {Table} table @param {number} at */
export async function branch(table, at) {
  const { view, game, info } = table.model;
  if (!view || !(await confirmed(t("time-branch"), t("branch-sure", { at }), t("time-branch")))) return;
  const bot = game?.bots[0]?.name;
  const seats = view.players.map((player) =>
    player.kind === "bot"
      ? `bot:${player.bot ?? bot}`
      : player.you || !bot || !view.you.seats.length
        ? "me"
        : `bot:${bot}`,
  );
  try {
    const made = await api(`/api/tables/${info?.id ?? table.id}/branch`, { at, seats });
    table.go(`/table/${made.table.id}`);
  } catch (error) {
    complain(error);
  }
}
