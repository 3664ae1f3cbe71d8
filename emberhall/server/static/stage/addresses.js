// Where the hall is asked about a table: who asks, and through whose eyes.

/** @import { Model } from "../core/page" */
import { askOf } from "../core/question.js";

/** @param {Model} model */
export const tableOf = ({ view, info }) => info?.id ?? view?.table ?? "";

/** Whose question it is about. @param {Model} model */
export function seatOf({ question }) {
  const seat = askOf(question)?.seat;
  return seat === undefined ? "" : `&seat=${seat}`;
}

/** Whose cards are seen. @param {Model} model */
export function lookOf({ view }) {
  const look = view?.you.look;
  return look === null || look === undefined ? "" : `&look=${look}`;
}
