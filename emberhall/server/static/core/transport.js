// How the page talks to a hall: one interface, whatever lies behind it. core/network.js is a hall on a server.
//
//     request(path, body, method)  asks once, and waits for the answer
//     connect(table, eyes)         sits down at a table: { send, tell, events, again, close }

/** @import { Connection, Eyes, Transport } from "./page" */

/** A refusal from the hall, in words for people. */
export class Refused extends Error {
  /** @param {string} id @param {string} text @param {number} [status] */
  constructor(id, text, status = 0) {
    super(text);
    this.id = id;
    this.status = status;
  }
}

/** @type {Transport} */
let hall;

/** How many requests are waiting for an answer. */
let open = 0;

/** Use this hall from now on. @param {Transport} transport */
export const use = (transport) => void (hall = transport);

/** Whether a request waits for its answer. */
export const asking = () => open > 0;

/**
 * Send a request. A body makes it a POST, or the given method.
 * @param {string} path @param {unknown} [body] @param {string} [method] @returns {Promise<any>}
 */
export async function api(path, body, method = "POST") {
  open += 1;
  try {
    return await hall.request(path, body, body === undefined ? "GET" : method);
  } finally {
    open -= 1;
  }
}

/** Sit down at a table, or watch it. @param {string} table @param {Eyes} eyes @returns {Connection} */
export const connect = (table, eyes) => hall.connect(table, eyes);
