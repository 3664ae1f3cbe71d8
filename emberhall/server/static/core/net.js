// Talking to the server: requests, and a table's socket that reconnects.

/** @import { Patch, Push, Scene } from "./types" */
/** @import { Seen } from "./page" */
import { currentLanguage, t } from "../words/i18n.js";

/** A refusal from the server, in words for people. */
export class Refused extends Error {
  /** @param {string} id @param {string} text @param {number} [status] */
  constructor(id, text, status = 0) {
    super(text);
    this.id = id;
    this.status = status;
  }
}

/** How many requests are waiting for an answer. */
let open = 0;
export const asking = () => open > 0;

/**
 * Send a request. A body makes it a POST, or the given method.
 * @param {string} path @param {unknown} [body] @param {string} [method] @returns {Promise<any>}
 */
export async function api(path, body, method = "POST") {
  const address = new URL(path, location.origin);
  address.searchParams.set("language", currentLanguage());
  let answer;
  open += 1;
  try {
    answer = await fetch(
      address,
      body === undefined ? {} : { method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) },
    );
  } catch {
    throw new Refused("no-net", t("net-none"));
  } finally {
    open -= 1;
  }
  const said = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refused(said.error?.id ?? "fault", said.error?.text ?? t("net-fault"), answer.status);
  return said;
}

/** Apply changes to a scene. @param {Scene} scene @param {Patch} patch @returns {Scene} */
export function patched(scene, patch) {
  return patch.reduce((/** @type {any} */ root, [path, ...value]) => {
    const last = path.at(-1);
    if (last === undefined) return value[0];
    const copy = Array.isArray(root) ? [...root] : { ...root };
    let node = copy;
    for (const step of path.slice(0, -1))
      node = node[step] = Array.isArray(node[step]) ? [...node[step]] : { ...node[step] };
    if (value.length) node[last] = value[0];
    else delete node[last];
    return copy;
  }, scene);
}

/** Close codes that are final: reconnecting would not help. */
const FINAL = new Set([4401, 4403, 4404]);

/** The socket of a table. Calls `heard` with messages and `connected` with changes of the connection. */
export class TableSocket {
  /**
   * @param {string} table
   * @param {{ look?: string, watch?: string, heard: (message: any) => void, connected: (on: boolean, final: number)
   *   => void }} how
   */
  constructor(table, how) {
    this.table = table;
    this.how = how;
    this.wait = 500;
    this.number = 0;
    this.closed = false;
    /** @type {Map<number, { resolve: (message: any) => void, reject: (error: Refused) => void }>} */
    this.pending = new Map();
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {Scene} */
    this.scene = {};
    this.look = how.look ?? "";
    this.timer = 0;
    this.beat = 0;
    this.wake = () => {
      if (!this.socket && !this.closed) this.open();
    };
    addEventListener("online", this.wake);
    this.open();
  }

  open() {
    clearTimeout(this.timer);
    const address = new URL(`/ws/tables/${encodeURIComponent(this.table)}`, location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    address.searchParams.set("language", currentLanguage());
    if (this.look) address.searchParams.set("look", this.look);
    if (this.how.watch) address.searchParams.set("watch", this.how.watch);
    const socket = (this.socket = new WebSocket(address));
    let heard = performance.now();
    socket.onmessage = (event) => {
      heard = performance.now();
      this.hear(JSON.parse(event.data));
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.lost(event.code);
    };
    clearInterval(this.beat);
    this.beat = window.setInterval(() => {
      if (performance.now() - heard > 45000)
        socket.close(); // silence: the connection died without closing
      else if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type: "ping" }));
    }, 15000);
  }

  /** Reconnect: who I am has changed. */
  again() {
    const old = this.socket;
    this.socket = null;
    this.open();
    old?.close();
  }

  /** @param {number} code */
  lost(code) {
    this.socket = null;
    clearInterval(this.beat);
    for (const { reject } of this.pending.values()) reject(new Refused("no-net", t("net-lost")));
    this.pending.clear();
    if (this.closed) return;
    const final = FINAL.has(code) ? code : 0;
    this.how.connected(false, final);
    if (final) return;
    this.timer = window.setTimeout(() => this.open(), this.wait * (0.8 + 0.4 * Math.random()));
    this.wait = Math.min(this.wait * 2, 10000);
  }

  /** @param {any} message */
  hear(message) {
    if (message.type === "done" || message.type === "error") {
      const asked = this.pending.get(message.id);
      this.pending.delete(message.id);
      if (message.type === "done") asked?.resolve(message);
      else if (asked) asked.reject(new Refused(message.error.id, message.error.text));
      else this.how.heard(message);
      return;
    }
    if (message.type === "view") {
      const view = /** @type {Seen & Push & { scene: Scene }} */ (message);
      this.wait = 500;
      view.moments = (view.beats ?? []).map(({ line, patch }) => ({
        line,
        scene: (this.scene = patched(this.scene, patch)),
      }));
      if (view.patch) view.scene = patched(this.scene, view.patch);
      this.scene = view.scene;
      this.how.connected(true, 0);
    }
    this.how.heard(message);
  }

  /** Send a message and wait for its result. @param {Record<string, unknown>} message @returns {Promise<any>} */
  ask(message) {
    const id = ++this.number;
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.reject(new Refused("no-net", t("net-lost")));
    this.socket.send(JSON.stringify({ ...message, id }));
    return new Promise((resolve, reject) => this.pending.set(id, { resolve, reject }));
  }

  /** Send a message that has no answer. @param {Record<string, unknown>} message */
  tell(message) {
    if (message.type === "look") this.look = message.seat === null ? "" : String(message.seat);
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    removeEventListener("online", this.wake);
    this.socket?.close();
  }
}
