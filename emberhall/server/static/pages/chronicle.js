// What a campaign has come to: its document, and the chapters behind it.

/** @import { Board, CampaignInfo, Chapter, PastChapter } from "../core/types" */
import { BoardView } from "../board/board.js";
import { shelf } from "../cards/cards.js";
import { figureWords } from "../cards/figures.js";
import { h } from "../core/dom.js";
import { hands } from "../core/held.js";
import { icon } from "../core/icons.js";
import { playerName } from "../stage/panels.js";
import { beside } from "../stage/side.js";
import { ago, t } from "../words/i18n.js";

/** The picture of each kind of chapter. */
export const KINDS = {
  begin: "flag",
  scenario: "swords",
  interlude: "store",
  abandoned: "circle-slash",
  join: "log-in",
  leave: "log-out",
};

/**
 * The campaign's document, as far as this viewer may see it.
 * @param {CampaignInfo} now @param {(eyes: string) => void} look through whose eyes
 * @param {(chapters: Chapter[]) => void} choose a place of the map was pressed where these can be played
 */
export function documentOf(now, look, choose) {
  const { scene, you, chairs } = now;
  const boards = (scene.boards ?? []).map((board) => mapOf(now, board, choose));
  const players = /** @type {any[]} */ (chairs);
  const seen = (/** @type {string} */ eyes, /** @type {string} */ label) =>
    h(
      "button",
      {
        type: "button",
        class: "preset",
        "data-key": `look ${eyes}`,
        "aria-pressed": String(eyes === (you.look === null ? "" : String(you.look))),
        onclick: () => look(eyes),
      },
      icon("eye"),
      label,
    );
  return h(
    "section",
    { class: "document" },
    h("h2", {}, t("campaign-document")),
    you.curtain
      ? h(
          "div",
          { class: "presets" },
          ...you.chairs.map((chair) => seen(String(chair), t("chair-number", { chair: chair + 1 }))),
          seen("", t("campaign-look-away")),
        )
      : null,
    ...boards,
    h(
      "div",
      { class: "figures" },
      ...(scene.status ?? []).map((figure) => h("span", { class: "figure" }, figureWords(figure))),
    ),
    ...hands(scene).map((row) => shelf(row, "normal")),
    h("div", { class: "panels" }, ...beside(scene, players, { waiting: [], mine: you.chairs })),
  );
}

/**
 * A map: its lit places can be pressed.
 * @param {CampaignInfo} now @param {Board} board @param {(chapters: Chapter[]) => void} choose
 */
function mapOf(now, board, choose) {
  const drawn = new BoardView({ moving: false });
  drawn.update(board, innerWidth < 700 ? 1 : 1.7);
  const at = (/** @type {string} */ id) =>
    now.ahead.filter((chapter) => !chapter.unfit && chapter.touches.includes(id));
  const lit = new Set(board.spaces.map((space) => space.id).filter((id) => at(id).some((one) => !one.aside)));
  drawn.mark(lit, new Set());
  const pressed = (/** @type {Event} */ event) => {
    const target = event.target instanceof Element ? event.target.closest("[data-id]") : null;
    const place = target?.getAttribute("data-at") ?? target?.getAttribute("data-id") ?? "";
    if (at(place).length) choose(at(place));
  };
  for (const id of lit) {
    const space = drawn.svg.querySelector(`.spaces [data-id="${CSS.escape(id)}"]`);
    space?.classList.add("lit");
    space?.setAttribute("tabindex", "0");
    space?.setAttribute("role", "button");
  }
  drawn.svg.addEventListener("click", pressed);
  drawn.svg.addEventListener("keydown", (event) => {
    if (event.key === "Enter" || event.key === " ") pressed(event);
  });
  return drawn.svg;
}

/** What an entry tells: prose in paragraphs, the rest in small lists between them. @param {PastChapter} past */
function linesOf(past) {
  /** @type {HTMLElement[]} */
  const parts = [];
  past.lines.forEach((line, n) => {
    if (past.tales.includes(n)) return void parts.push(h("p", { class: "tale" }, line));
    const last = parts.at(-1);
    const list = last instanceof HTMLUListElement ? last : h("ul", { class: "muted" });
    if (list !== last) parts.push(list);
    list.append(h("li", {}, line));
  });
  return parts;
}

/** A chapter that is past. @param {CampaignInfo} now @param {PastChapter} past @param {(path: string) => void} go */
export function entryOf(now, past, go) {
  const names = past.chairs.map((chair) => playerName(/** @type {any} */ (now.chairs[chair]))).join(", ");
  const what = past.label ?? t(`past-${past.kind}`, { names });
  const how = past.kind === "abandoned" ? t("past-abandoned") : (past.outcome?.reason ?? "");
  return h(
    "li",
    { class: `entry ${past.kind}${past.outcome?.won ? " won" : ""}`, "data-entry": past.n },
    icon(past.kind === "scenario" && past.outcome?.won ? "trophy" : KINDS[past.kind]),
    h(
      "div",
      { class: "grow" },
      h("b", {}, what),
      how ? h("span", {}, ` — ${how}`) : null,
      ...linesOf(past),
      h(
        "div",
        { class: "muted" },
        ago(past.at),
        past.decisions ? ` · ${t("decisions", { count: past.decisions })}` : "",
      ),
    ),
    past.table
      ? h(
          "button",
          {
            type: "button",
            class: "quiet",
            "data-key": `past ${past.n}`,
            onclick: () => go(`/table/${past.table}?replay=1`),
          },
          icon("play"),
          t("watch-replay"),
        )
      : null,
  );
}
