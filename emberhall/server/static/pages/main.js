// The entry point: which page, in which language and theme.

import { About } from "./about.js";
import { Campaign } from "./campaign.js";
import { note } from "../stage/dialogs.js";
import { firstLanguage, speak, t } from "../words/i18n.js";
import { Lobby } from "./lobby.js";
import { followWindow } from "../core/window.js";
import { network } from "../core/network.js";
import { asking, use } from "../core/transport.js";
import { applyTheme, prefer } from "../core/prefs.js";
import { Table } from "../stage/table.js";
import { addPatterns } from "../board/terrain.js";

const place = /** @type {HTMLElement} */ (document.getElementById("page"));
/** @type {Lobby | Campaign | Table | About | null} */
let page = null;

function open() {
  page?.close();
  const table = /^\/table\/([^/]+)/.exec(location.pathname);
  const query = new URLSearchParams(location.search);
  const campaign = /^\/campaign\/([^/]+)/.exec(location.pathname);
  if (campaign) {
    page = new Campaign(place, decodeURIComponent(campaign[1]), go);
    return;
  }
  if (location.pathname === "/about") {
    page = new About(place, go);
    return;
  }
  if (!table) {
    page = new Lobby(place, go);
    return;
  }
  const seat = new Table(
    place,
    decodeURIComponent(table[1]),
    { watch: query.get("watch") ?? undefined, look: query.get("look") ?? undefined },
    go,
  );
  page = seat;
  if (query.has("replay")) seat.want({ replay: true });
  if (query.has("invite")) {
    history.replaceState(null, "", location.pathname);
    seat.want({ invite: true });
  }
}

/** @param {string} path */
function go(path) {
  history.pushState(null, "", path);
  open();
}

addEventListener("popstate", open);
addEventListener("language", async (event) => {
  const wanted = /** @type {CustomEvent<string>} */ (event).detail;
  prefer("language", wanted);
  try {
    await speak(wanted);
  } catch {
    note(t("net-none"), "bad");
    return;
  }
  page?.relanguage(wanted);
});

const seat = () => (page instanceof Table ? page : null);

/** How long the first drawing waits for its letters (milliseconds): nothing jumps if they come in time. */
const PATIENCE = 800;

/** Wait for the letters of every page; without them it is drawn in fonts that take the same room. */
async function typeset() {
  const faces = ["400 1em Ember Sans", "600 1em Ember Sans", "700 1em Ember Sans", "700 1em Ember Serif"];
  const come = Promise.all(faces.map((face) => document.fonts.load(face))).catch(() => undefined);
  await Promise.race([come, new Promise((done) => setTimeout(done, PATIENCE))]);
}

/** Whether an animation is running that will end. */
const moving = () =>
  document
    .getAnimations()
    .some((one) => one.playState === "running" && Number.isFinite(one.effect?.getComputedTiming().endTime));

// what scripts and tests may ask the page
Object.assign(window, {
  emberhall: {
    decisions: () => seat()?.model.view?.decisions ?? 0,
    camera: () => seat()?.boards.camera ?? null,
    /** Whether nothing is on its way and nothing moves. */
    settled: () => !asking() && !moving() && (seat()?.settled ?? true),
    /** How many views wait until a press is over. */
    held: () => seat()?.pressing.waiting.length ?? 0,
    /** Whether chat that comes now is new. */
    greeted: () => seat()?.greeted ?? true,
  },
});

use(network);
followWindow();
applyTheme();
addPatterns();
await Promise.all([speak(firstLanguage()).catch(() => undefined), typeset()]);
open();
