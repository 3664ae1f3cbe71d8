// A hall on a server: requests by fetch, a table over a WebSocket that comes back by itself.

/** @import { Scene } from "./types" */
/** @import { Connection, Eyes, Transport } from "./page" */
import { currentLanguage, t } from "../words/i18n.js";
import { unpacked } from "./patch.js";
import { Refused } from "./transport.js";

/** Close codes that are final: reconnecting would not help. */
const FINAL = new Set([4401, 4403, 4404]);

/** How long to wait before coming back: at first, and at most (milliseconds). */
const FIRST = 500,
  LONGEST = 10_000;

/** How often to say that one is there, and how long silence means that the connection died (milliseconds). */
const BEAT = 15_000,
  SILENCE = 45_000;

/** @type {Transport} */
export const network = {
  async request(path, body, method) {
    const address = new URL(path, location.origin);
    address.searchParams.set("language", currentLanguage());
    let answer;
    try {
      answer = await fetch(
        address,
        body === undefined
          ? {}
          : { method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) },
      );
    } catch {
      throw new Refused("no-net", t("net-none"));
    }
    const said = await answer.json().catch(() => ({}));
    if (!answer.ok) throw new Refused(said.error?.id ?? "fault", said.error?.text ?? t("net-fault"), answer.status);
    return said;
  },
  connect: (table, eyes) => new TableSocket(table, eyes),
};

/** @implements {Connection} */
class TableSocket {
  /** @param {string} table @param {Eyes} eyes */
  constructor(table, eyes) {
    this.table = table;
    this.look = eyes.look ?? "";
    this.watch = eyes.watch ?? "";
    /** Who is told. @type {Parameters<Connection["events"]>[0]} */
    this.told = () => {};
    this.wait = FIRST;
    this.number = 0;
    this.closed = false;
    /** @type {Map<number, { resolve: (message: any) => void, reject: (error: Refused) => void }>} */
    this.pending = new Map();
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {Scene} */
    this.scene = {};
    this.timer = 0;
    this.beat = 0;
    this.wake = () => {
      if (!this.socket && !this.closed) this.open();
    };
    addEventListener("online", this.wake);
    this.open();
  }

  /** @param {Parameters<Connection["events"]>[0]} told */
  events(told) {
    this.told = told;
  }

  /** Whether a message waits for its result. */
  get waits() {
    return this.pending.size > 0;
  }

  open() {
    clearTimeout(this.timer);
    const address = new URL(`/ws/tables/${encodeURIComponent(this.table)}`, location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    address.searchParams.set("language", currentLanguage());
    if (this.look) address.searchParams.set("look", this.look);
    if (this.watch) address.searchParams.set("watch", this.watch);
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
      if (performance.now() - heard > SILENCE) socket.close();
      else if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type: "ping" }));
    }, BEAT);
  }

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
    this.told({ type: "connection", on: false, final });
    if (final) return;
    this.timer = window.setTimeout(() => this.open(), this.wait * (0.8 + 0.4 * Math.random()));
    this.wait = Math.min(this.wait * 2, LONGEST);
  }

  /** @param {any} message */
  hear(message) {
    const asked = this.pending.get(message.id);
    if (message.type === "done" || (message.type === "error" && asked)) {
      this.pending.delete(message.id);
      if (message.type === "done") asked?.resolve(message);
      else asked?.reject(new Refused(message.error.id, message.error.text));
      return;
    }
    if (message.type !== "view") return this.told(message);
    const view = unpacked(this.scene, message);
    this.scene = view.scene;
    this.wait = FIRST;
    this.told({ type: "connection", on: true, final: 0 });
    return this.told({ type: "view", view });
  }

  /** @param {Record<string, unknown>} message @returns {Promise<any>} */
  send(message) {
    const id = ++this.number;
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.reject(new Refused("no-net", t("net-lost")));
    this.socket.send(JSON.stringify({ ...message, id }));
    return new Promise((resolve, reject) => this.pending.set(id, { resolve, reject }));
  }

  /** @param {Record<string, unknown>} message */
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
