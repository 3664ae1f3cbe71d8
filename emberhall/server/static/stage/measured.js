// What the layout must know of a table, with what only the browser can measure.

/** @import { Facts } from "../core/layout.js" */
/** @import { Table } from "./table.js" */
import { factsOf } from "../core/facts.js";
import { phone } from "../core/window.js";

/** @param {Pick<Table, "top" | "model" | "laid" | "barred" | "titled" | "opened">} table @returns {Facts} */
export function measured({ top, model, laid, barred, titled, opened }) {
  const facts = factsOf(model);
  return {
    ...facts,
    opened: phone() && opened.open ? top.opened.scrollHeight : 0,
    because: phone() && top.reasons.childElementCount ? top.reasons.offsetHeight : 0,
    ends: top.ends.childElementCount,
    titled: titled.wide,
    past: model.timed ? top.timeline.offsetHeight : 0,
    asked: facts.fight && laid.form === "phone" ? top.ask.offsetHeight : 0,
    fought: facts.fight && laid.form === "upright" ? top.fight.offsetHeight : 0,
    barred,
  };
}
