// The hall: the games, my tables, open tables and finished games.

/** @import { CampaignRow, GameInfo, Me, Scene, TableInfo } from "../core/types" */
import { campaignRow, openCampaign } from "./founding.js";
import { endingOf, glanceAt, pictureOf, scenarioOf } from "./glance.js";
import { closeMenu, confirmed, note } from "../stage/dialogs.js";
import { h, refill } from "../core/dom.js";
import { ago, t } from "../words/i18n.js";
import { icon } from "../core/icons.js";
import { api } from "../core/transport.js";
import { playerName } from "../stage/panels.js";
import { sitDown } from "./people.js";
import { prefer, prefs } from "../core/prefs.js";
import { Press } from "../core/steady.js";
import { languageButton, settingsButton } from "./settings.js";
import { openSetup } from "./setup.js";
import { flame, welcome } from "./welcome.js";
import { setTitle } from "../core/signals.js";

export class Lobby {
  /** @param {HTMLElement} place @param {(path: string) => void} go */
  constructor(place, go) {
    this.go = go;
    this.root = h("div", { class: "lobby" });
    place.replaceChildren(this.root);
    /** @type {GameInfo[]} */
    this.games = [];
    /** @type {{ mine: TableInfo[], listed: TableInfo[], finished?: TableInfo[] }} */
    this.tables = { mine: [], listed: [] };
    /** @type {{ mine: CampaignRow[], listed: CampaignRow[] }} */
    this.campaigns = { mine: [], listed: [] };
    /** Pictures by game, kept when the lists change. @type {Map<string, HTMLElement>} */
    this.pictures = new Map();
    /** The scenes they are drawn from, fetched once. @type {Promise<Record<string, { scene: Scene }>> | null} */
    this.scenes = null;
    this.timer = window.setInterval(() => void this.refresh(), 10000);
    this.pressing = new Press();
    this.opened = false;
    /** Whether archived tables are shown. */
    this.all = false;
    void this.load();
  }

  close() {
    clearInterval(this.timer);
    this.pressing.close();
    closeMenu();
  }

  relanguage() {
    this.pictures.clear();
    this.scenes = null;
    void this.load();
  }

  async load() {
    setTitle("", false);
    try {
      const [{ games }, tables, campaigns] = await Promise.all([
        api("/api/games"),
        api("/api/tables"),
        api("/api/campaigns"),
      ]);
      this.games = games;
      this.tables = tables;
      this.campaigns = campaigns;
    } catch (error) {
      note(/** @type {Error} */ (error).message, "bad");
    }
    this.draw();
    const wanted = this.games.find((game) => game.name === new URLSearchParams(location.search).get("play"));
    if (wanted && !this.opened) {
      this.opened = true;
      void openSetup(wanted, this.go, new URLSearchParams(location.search));
    }
  }

  async refresh() {
    if (document.hidden || document.querySelector("dialog[open]")) return;
    const before = JSON.stringify([this.tables, this.campaigns]);
    try {
      [this.tables, this.campaigns] = await Promise.all([api("/api/tables"), api("/api/campaigns")]);
    } catch {
      return;
    }
    if (JSON.stringify([this.tables, this.campaigns]) !== before) this.pressing.then(() => this.draw());
    setTitle(
      "",
      this.tables.mine.some((table) => table.your_turn),
    );
  }

  draw() {
    const kept = this.tables.mine.filter((table) => this.all || !prefs.archived.includes(table.id));
    const put = this.tables.mine.length - this.tables.mine.filter((table) => !prefs.archived.includes(table.id)).length;
    const going = kept.filter((table) => !table.over);
    const over = [
      ...kept.filter((table) => table.over),
      ...(this.tables.finished ?? []).filter((table) => !table.mine),
    ];
    const campaigns = [...this.campaigns.mine, ...this.campaigns.listed];
    refill(
      this.root,
      h(
        "header",
        { class: "hall" },
        h("div", { class: "brand" }, flame(), h("h1", {}, "Emberhall")),
        h("div", { class: "tools" }, languageButton(), settingsButton()),
      ),
      welcome(this.games, going, this.go),
      h(
        "main",
        {},
        going.length
          ? h(
              "section",
              { class: "tables" },
              h("h2", {}, t("my-tables")),
              h("ul", {}, ...going.map((table) => this.tableRow(table))),
            )
          : null,
        campaigns.length
          ? h(
              "section",
              { class: "tables" },
              h("h2", {}, t("campaigns")),
              h("ul", {}, ...campaigns.map((row) => campaignRow(row, this.go))),
            )
          : null,
        h(
          "section",
          { class: "games" },
          h("h2", {}, t("games")),
          h(
            "div",
            { class: "game-grid" },
            ...this.games.map((game) => this.gameCard(game)),
            this.games.length ? null : h("p", { class: "muted" }, t("no-games")),
          ),
        ),
        this.tables.listed.length
          ? h(
              "section",
              { class: "tables" },
              h("h2", {}, t("open-tables")),
              h("ul", {}, ...this.tables.listed.map((table) => this.tableRow(table))),
            )
          : null,
        over.length
          ? h(
              "section",
              { class: "tables" },
              h("h2", {}, t("replays")),
              h("ul", {}, ...over.map((table) => this.tableRow(table))),
            )
          : null,
        put
          ? h(
              "p",
              {},
              h(
                "button",
                {
                  type: "button",
                  class: "quiet",
                  "data-key": "put away",
                  onclick: () => {
                    this.all = !this.all;
                    this.draw();
                  },
                },
                icon("archive"),
                t(this.all ? "tables-hide" : "tables-away", { count: put }),
              ),
            )
          : null,
        h(
          "footer",
          {},
          h(
            "p",
            {},
            t("fan-note"),
            " ",
            h(
              "a",
              {
                href: "/about",
                onclick: (/** @type {MouseEvent} */ event) => {
                  event.preventDefault();
                  this.go("/about");
                },
              },
              t("about"),
            ),
          ),
        ),
      ),
    );
  }

  /** @param {GameInfo} game */
  gameCard(game) {
    const { fewest, most } = game.players;
    const facts = [
      ["users", t("players", { count: most, range: fewest === most ? String(most) : `${fewest}–${most}` })],
      ["hourglass", game.length],
      ["gauge", game.difficulty],
    ];
    return h(
      "article",
      { class: "game-card", "data-game": game.name },
      this.picture(game),
      h(
        "div",
        { class: "game-text" },
        h("h3", {}, game.title),
        game.description ? h("p", {}, game.description) : null,
        h(
          "ul",
          { class: "facts" },
          ...facts
            .filter(([, text]) => text)
            .map(([name, text]) => h("li", {}, icon(/** @type {string} */ (name)), text)),
        ),
        game.learn
          ? h(
              "button",
              {
                type: "button",
                "data-key": `learn ${game.name}`,
                title: t("learn-why"),
                onclick: () => void this.learn(game),
              },
              icon("graduation-cap"),
              t("learn"),
            )
          : null,
        h(
          "button",
          {
            type: "button",
            class: "primary",
            "data-play": game.name,
            "data-key": `play ${game.name}`,
            onclick: () => void openSetup(game, this.go),
          },
          t("play"),
        ),
        game.campaign
          ? h(
              "button",
              {
                type: "button",
                "data-campaign": game.name,
                "data-key": `campaign of ${game.name}`,
                onclick: () => openCampaign(game, this.go),
              },
              t("campaign"),
            )
          : null,
      ),
    );
  }

  /** Sit down to the guided first game, or to the one that was left open. @param {GameInfo} game */
  async learn(game) {
    try {
      const { table } = await api("/api/learn", { game: game.name });
      this.go(`/table/${table.id}`);
    } catch (error) {
      note(/** @type {Error} */ (error).message, "bad");
    }
  }

  /** @param {GameInfo} game */
  picture(game) {
    let frame = this.pictures.get(game.name);
    if (!frame && game.vignette) {
      const [at, of] = game.vignette;
      frame = h("div", {
        class: "picture vignette",
        "aria-hidden": "true",
        style: { "--at": `${(100 * at) / (of - 1)}%`, "--of": String(of) },
      });
      this.pictures.set(game.name, frame);
    }
    if (!frame) {
      frame = h("div", { class: "picture", "aria-hidden": "true" });
      this.pictures.set(game.name, frame);
      const drawn = frame;
      this.scenes ??= api("/api/pictures");
      this.scenes.then(
        (scenes) => drawn.append(...pictureOf(scenes[game.name].scene)),
        () => drawn.append(icon("flame")),
      );
    }
    return frame;
  }

  /** @param {TableInfo} table */
  tableRow(table) {
    const state = table.broken
      ? t("table-broken")
      : table.over
        ? endingOf(table)
        : table.your_turn
          ? t("your-turn")
          : !table.waiting.length
            ? ""
            : t("waiting-for", {
                name: [...new Set(table.waiting.map((seat) => playerName(table.players[seat])))].join(", "),
              });
    const free = !table.campaign && table.players.some((player) => player.kind === "open");
    const join = async () => {
      try {
        if (await sitDown(table.id)) this.go(`/table/${table.id}`);
      } catch (error) {
        note(/** @type {Error} */ (error).message, "bad");
      }
    };
    const open = () => this.go(`/table/${table.id}${table.over ? "?replay=1" : ""}`);
    const alone =
      table.yours && !table.campaign && table.players.every((player) => player.you || player.kind !== "person");
    const away = prefs.archived.includes(table.id);
    const put = () => {
      prefer(
        "archived",
        away ? prefs.archived.filter((id) => id !== table.id) : [...prefs.archived, table.id].slice(-200),
      );
      this.draw();
    };
    const forget = async () => {
      if (!(await confirmed(t("table-delete"), t("table-delete-sure", { name: table.title }), t("table-delete"))))
        return;
      try {
        await api(`/api/tables/${table.id}`, {}, "DELETE");
        await this.refresh();
      } catch (error) {
        note(/** @type {Error} */ (error).message, "bad");
      }
    };
    return h(
      "li",
      { class: `table-row${table.your_turn ? " yours" : ""}` },
      h(
        "div",
        { class: "grow" },
        h("b", {}, table.title),
        " ",
        scenarioOf(table, this.games),
        glanceAt(table, this.games),
        h(
          "div",
          { class: "muted" },
          state,
          state ? " · " : "",
          t("decisions", { count: table.decisions }),
          " · ",
          ago(table.updated),
        ),
      ),
      !table.mine && free && !table.over && !table.broken
        ? h(
            "button",
            { type: "button", class: "primary", "data-key": `join ${table.id}`, onclick: join },
            icon("log-in"),
            t("sit-down"),
          )
        : null,
      h(
        "button",
        {
          type: "button",
          class: table.mine && !table.over ? "primary" : "",
          "data-key": `open ${table.id}`,
          onclick: open,
        },
        icon(table.over ? "play" : table.mine ? "door-open" : "eye"),
        t(table.over ? "watch-replay" : table.mine ? "resume" : "spectate"),
      ),
      table.mine
        ? h(
            "button",
            {
              type: "button",
              class: "quiet square",
              title: t(away ? "table-back" : "table-away"),
              "aria-label": t(away ? "table-back" : "table-away"),
              "data-key": `away ${table.id}`,
              onclick: put,
            },
            icon(away ? "archive-restore" : "archive"),
          )
        : null,
      alone
        ? h(
            "button",
            {
              type: "button",
              class: "quiet square",
              title: t("table-delete"),
              "aria-label": t("table-delete"),
              "data-key": `delete ${table.id}`,
              onclick: forget,
            },
            icon("trash"),
          )
        : null,
    );
  }
}
