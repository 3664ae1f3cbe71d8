// The campaign page: players, status, what to play next, and history.

/** @import { CampaignInfo, Chair, Chapter, GameInfo, PastChapter } from "../core/types" */
import { BoardView } from "../board/board.js";
import { shelf } from "../cards/cards.js";
import { closeMenu, note, openDialog } from "../stage/dialogs.js";
import { h, refill } from "../core/dom.js";
import { ago, t } from "../words/i18n.js";
import { icon } from "../core/icons.js";
import { api } from "../core/net.js";
import { hands } from "../cards/held.js";
import { beside, playerName } from "../stage/panels.js";
import { askName, invited, knowing, linkRow } from "./people.js";
import { prefer, prefs } from "../core/prefs.js";
import { Press } from "../core/steady.js";
import { languageButton, settingsButton } from "./settings.js";
import { botFor, field } from "./setup.js";
import { setTitle } from "../core/signals.js";

const EVERY = 5000;
const KINDS = {
  begin: "flag",
  scenario: "swords",
  interlude: "store",
  abandoned: "circle-slash",
  join: "log-in",
  leave: "log-out",
};

/** @param {unknown} error */
const complain = (error) => note(/** @type {Error} */ (error).message, "bad");

export class Campaign {
  /** @param {HTMLElement} place @param {string} id @param {(path: string) => void} go */
  constructor(place, id, go) {
    this.id = id;
    this.go = go;
    this.path = `/api/campaigns/${encodeURIComponent(id)}`;
    this.root = h("div", { class: "lobby campaign" });
    place.replaceChildren(this.root);
    /** @type {CampaignInfo | null} */
    this.campaign = null;
    /** @type {GameInfo | undefined} */
    this.game = undefined;
    this.look = "";
    this.drawn = "";
    this.timer = window.setInterval(() => void this.refresh(), EVERY);
    this.pressing = new Press();
    void this.load();
  }

  close() {
    clearInterval(this.timer);
    this.pressing.close();
    closeMenu();
  }

  relanguage() {
    void this.load();
  }

  async load() {
    try {
      const { games } = await api("/api/games");
      await this.fetch();
      this.game = games.find((/** @type {GameInfo} */ game) => game.name === this.campaign?.game);
    } catch (error) {
      refill(
        this.root,
        this.header(),
        h(
          "main",
          {},
          h("p", { class: "notice", role: "alert", "data-notice": "gone" }, /** @type {Error} */ (error).message),
        ),
      );
      return;
    }
    this.draw();
  }

  async fetch() {
    this.campaign = (await api(this.path + (this.look ? `?look=${this.look}` : ""))).campaign;
  }

  async refresh() {
    if (document.hidden || !this.campaign || document.querySelector("dialog[open]")) return;
    try {
      await this.fetch();
    } catch {
      return;
    }
    // do not close an open list
    if (JSON.stringify(this.campaign) === this.drawn || this.root.querySelector("select:focus")) return;
    this.pressing.then(() => this.draw());
  }

  /** Change the campaign, then show it. @param {string} deed @param {Record<string, unknown>} [body] */
  async change(deed, body = {}) {
    try {
      await api(`${this.path}/${deed}`, body);
    } catch (error) {
      complain(error);
    }
    await this.fetch().catch(complain);
    this.draw();
  }

  /** @param {string} key */
  async start(key) {
    try {
      const { table } = await api(`${this.path}/start`, { key });
      this.go(`/table/${table}`);
    } catch (error) {
      complain(error);
      await this.refresh();
    }
  }

  /** @param {number} chair */
  async join(chair) {
    const { looked } = /** @type {CampaignInfo} */ (this.campaign);
    const name = await askName();
    if (name && (await knowing(looked))) await this.change("join", { chair, name, invite: invited(), knowing: looked });
  }

  header() {
    return h(
      "header",
      { class: "hall" },
      h(
        "div",
        { class: "brand" },
        h(
          "button",
          {
            type: "button",
            class: "quiet square",
            "aria-label": t("to-hall"),
            title: t("to-hall"),
            "data-key": "home",
            onclick: () => this.go("/"),
          },
          icon("arrow-left"),
        ),
        h("h1", {}, this.campaign?.title ?? t("campaign")),
      ),
      h("p", { class: "motto" }, t("campaign")),
      h("div", { class: "tools" }, languageButton(), settingsButton()),
    );
  }

  draw() {
    const now = this.campaign;
    if (!now) return;
    this.drawn = JSON.stringify(now);
    setTitle(now.title, Boolean(now.running?.your_turn));
    refill(
      this.root,
      this.header(),
      h(
        "main",
        {},
        now.outcome ? this.ending(now.outcome) : null,
        now.running ? this.running(now.running) : now.over ? null : this.ahead(now.ahead),
        h(
          "section",
          { class: "chairs" },
          h("h2", {}, t("campaign-chairs")),
          h("ul", {}, ...now.chairs.map((chair) => this.chair(chair))),
          this.invitation(),
        ),
        this.document(),
        h(
          "section",
          { class: "chronicle" },
          h("h2", {}, t("campaign-past")),
          h("ol", {}, ...[...now.past].reverse().map((past) => this.entry(past))),
        ),
      ),
    );
  }

  /** @param {NonNullable<CampaignInfo["outcome"]>} outcome */
  ending(outcome) {
    return h(
      "section",
      { class: "ending", role: "status", "data-notice": `outcome ${outcome.won ? "won" : ""}` },
      icon(outcome.won ? "trophy" : "flag"),
      h("p", {}, outcome.reason),
    );
  }

  /** @param {NonNullable<CampaignInfo["running"]>} running */
  running(running) {
    const now = /** @type {CampaignInfo} */ (this.campaign);
    const mine = now.you.chairs.length > 0 || now.yours;
    const enter = () => this.go(`/table/${running.table}`);
    const give = () =>
      openDialog(
        t("campaign-abandon"),
        [h("p", {}, t("campaign-abandon-why"))],
        [
          { label: t("cancel") },
          { label: t("campaign-abandon"), primary: true, run: () => void this.change("abandon") },
        ],
        { kind: "narrow" },
      );
    const state = running.unplayable
      ? t("campaign-unplayable")
      : running.over
        ? t("over")
        : running.your_turn
          ? t("your-turn")
          : t("campaign-going-on");
    return h(
      "section",
      { class: "running" },
      h("h2", {}, t("campaign-running")),
      h(
        "div",
        { class: `table-row${running.your_turn || running.over ? " yours" : ""}` },
        h("div", { class: "grow" }, h("b", {}, running.label), h("div", { class: "muted" }, state)),
        now.yours && !running.over
          ? h(
              "button",
              { type: "button", class: "quiet", "data-key": "abandon", onclick: give },
              icon("circle-slash"),
              t("campaign-abandon"),
            )
          : null,
        running.unplayable
          ? null
          : h(
              "button",
              { type: "button", class: running.over ? "" : "primary", "data-key": "enter", onclick: enter },
              icon(now.you.chairs.length ? "door-open" : "eye"),
              t(now.you.chairs.length ? "campaign-enter" : "spectate"),
            ),
        mine && running.over
          ? h(
              "button",
              { type: "button", class: "primary", "data-key": "carry", onclick: () => void this.change("carry") },
              icon("book-open"),
              t("campaign-carry"),
            )
          : null,
      ),
    );
  }

  /** @param {Chapter[]} chapters */
  ahead(chapters) {
    const now = /** @type {CampaignInfo} */ (this.campaign);
    const mine = now.you.chairs.length > 0 || now.yours;
    return h(
      "section",
      { class: "ahead" },
      h("h2", {}, t("campaign-ahead")),
      h(
        "ul",
        {},
        ...chapters.map((chapter) =>
          h(
            "li",
            { class: "table-row", "data-chapter": chapter.key },
            icon(chapter.interlude ? KINDS.interlude : KINDS.scenario),
            h(
              "div",
              { class: "grow" },
              h("b", {}, chapter.label),
              chapter.unfit ? h("div", { class: "muted" }, chapter.unfit) : null,
            ),
            mine
              ? h(
                  "button",
                  {
                    type: "button",
                    class: chapter.interlude && chapters.length > 1 ? "" : "primary",
                    disabled: Boolean(chapter.unfit),
                    "data-key": `start ${chapter.key}`,
                    onclick: () => void this.start(chapter.key),
                  },
                  icon("play"),
                  t("play"),
                )
              : null,
          ),
        ),
      ),
    );
  }

  /** @param {Chair} chair */
  chair(chair) {
    const now = /** @type {CampaignInfo} */ (this.campaign);
    const between = !now.running && !now.over;
    const name = chair.kind === "empty" ? t("chair-empty") : playerName(/** @type {any} */ (chair));
    const set = (/** @type {string} */ to) => void this.change("chairs", { chair: chair.seat, to });
    const actions = [];
    const mayJoin = now.listed || Boolean(now.invite ?? invited());
    if ((chair.kind === "open" && mayJoin) || (chair.kind === "empty" && between && now.yours))
      actions.push(
        h(
          "button",
          { type: "button", "data-key": `join ${chair.seat}`, onclick: () => void this.join(chair.seat) },
          icon("log-in"),
          t("sit-down"),
        ),
      );
    const removes = now.yours && chair.kind === "person" && !chair.you;
    if (chair.you || removes)
      actions.push(
        h(
          "button",
          { type: "button", class: "quiet", "data-key": `open ${chair.seat}`, onclick: () => set("open") },
          icon(removes ? "log-out" : "user-plus"),
          t(removes ? "chair-free" : "chair-open"),
        ),
      );
    if (between && (chair.you || (now.yours && chair.kind !== "empty")))
      actions.push(
        h(
          "button",
          { type: "button", class: "quiet", "data-key": `leave ${chair.seat}`, onclick: () => set("empty") },
          icon("log-out"),
          t(chair.you ? "chair-leave" : "chair-clear"),
        ),
      );
    if (
      now.yours &&
      this.game &&
      (chair.kind === "open" || chair.kind === "bot" || (chair.kind === "empty" && between))
    ) {
      const pick = h(
        "select",
        {
          "aria-label": t("chair-who", { chair: chair.seat + 1 }),
          "data-key": `who ${chair.seat}`,
          onchange: () => set(pick.value),
        },
        chair.kind === "empty"
          ? h("option", { value: "empty", selected: true, disabled: true }, t("chair-empty"))
          : null,
        h("option", { value: "open", selected: chair.kind === "open" }, t("seat-open")),
        ...this.game.bots.map((bot) =>
          h(
            "option",
            { value: `bot:${bot.name}`, selected: chair.bot === bot.name },
            t("bot-named", { name: bot.title }),
          ),
        ),
      );
      actions.push(pick);
    }
    return h(
      "li",
      { class: `table-row ${chair.kind}`, "data-chair": chair.seat },
      icon(
        chair.kind === "bot"
          ? "bot"
          : chair.kind === "person"
            ? "user"
            : chair.kind === "open"
              ? "user-plus"
              : "armchair",
      ),
      h(
        "span",
        { class: "grow" },
        h("span", { class: "muted" }, t("chair-number", { chair: chair.seat + 1 })),
        " ",
        name,
        chair.you ? h("span", { class: "you" }, t("you")) : null,
      ),
      ...actions,
    );
  }

  invitation() {
    const now = /** @type {CampaignInfo} */ (this.campaign);
    const address = new URL(`/campaign/${now.id}`, location.href).href;
    return h(
      "div",
      {},
      h("p", { class: "muted" }, t(now.listed ? "campaign-listed" : "campaign-private")),
      now.looked ? h("p", { class: "muted" }, t("looked")) : null,
      now.invite && !now.listed ? linkRow(t("campaign-invite"), `${address}?seat=${now.invite}`) : null,
    );
  }

  /** The campaign's document, as far as this viewer may see it. */
  document() {
    const now = /** @type {CampaignInfo} */ (this.campaign);
    const { scene, you, chairs } = now;
    const boards = (scene.boards ?? []).map((board) => {
      const drawn = new BoardView({ moving: false });
      drawn.update(board, 1.7);
      return drawn.svg;
    });
    const players = /** @type {any[]} */ (chairs);
    const look = (/** @type {string} */ eyes, /** @type {string} */ label) =>
      h(
        "button",
        {
          type: "button",
          class: "preset",
          "data-key": `look ${eyes}`,
          "aria-pressed": String(eyes === (you.look === null ? "" : String(you.look))),
          onclick: () => {
            this.look = eyes;
            void this.load();
          },
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
            ...you.chairs.map((chair) => look(String(chair), t("chair-number", { chair: chair + 1 }))),
            look("", t("campaign-look-away")),
          )
        : null,
      ...boards,
      h(
        "div",
        { class: "figures" },
        ...(scene.status ?? []).map((figure) =>
          h(
            "span",
            { class: "figure" },
            `${figure.name}: ${figure.of === undefined ? figure.value : t("figure-of", { value: figure.value, of: figure.of })}`,
          ),
        ),
      ),
      ...hands(scene).map((row) => shelf(row, "normal")),
      h("div", { class: "panels" }, ...beside(scene, players, { waiting: [], mine: you.chairs })),
    );
  }

  /** @param {PastChapter} past */
  entry(past) {
    const now = /** @type {CampaignInfo} */ (this.campaign);
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
        past.lines.length ? h("ul", { class: "muted" }, ...past.lines.map((line) => h("li", {}, line))) : null,
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
              onclick: () => this.go(`/table/${past.table}?replay=1`),
            },
            icon("play"),
            t("watch-replay"),
          )
        : null,
    );
  }
}

/** Set up a new campaign. @param {GameInfo} game @param {(path: string) => void} go */
export function openCampaign(game, go) {
  const { chairs: many, options } = /** @type {NonNullable<GameInfo["campaign"]>} */ (game.campaign);
  /** @type {Record<string, unknown>} */
  const chosen = Object.fromEntries(options.map((option) => [option.name, option.default]));
  const chairs = Array.from({ length: many }, (_, i) =>
    i === 0 ? "me" : i < game.players.fewest ? botFor(game) : "empty",
  );
  let listed = false;
  const name = h("input", {
    name: "name",
    maxlength: 40,
    value: prefs.name,
    placeholder: t("your-name"),
    "aria-label": t("your-name"),
  });
  const kinds = [
    ["me", t("seat-me")],
    ["open", t("seat-open")],
    ...game.bots.map((one) => [`bot:${one.name}`, t("bot-named", { name: one.title })]),
    ["empty", t("chair-empty")],
  ];
  const form = h("div", { class: "setup" });
  const draw = () =>
    refill(
      form,
      h("p", { class: "muted" }, t("campaign-what")),
      options.length
        ? h(
            "fieldset",
            {},
            h("legend", {}, t("setup-options")),
            ...options.map((option) => field(option, chosen, draw)),
          )
        : null,
      h(
        "fieldset",
        {},
        h("legend", {}, t("campaign-chairs")),
        h(
          "ol",
          { class: "seat-list" },
          ...chairs.map((kind, i) => {
            const pick = h(
              "select",
              {
                name: `chair-${i}`,
                "aria-label": t("chair-who", { chair: i + 1 }),
                "data-key": `chair ${i}`,
                onchange: () => {
                  chairs[i] = pick.value;
                  draw();
                },
              },
              ...kinds.map(([value, label]) => h("option", { value, selected: value === kind }, label)),
            );
            return h(
              "li",
              {},
              icon(kind === "me" ? "user" : kind === "open" ? "user-plus" : kind === "empty" ? "armchair" : "bot"),
              h("span", {}, t("chair-number", { chair: i + 1 })),
              pick,
            );
          }),
        ),
      ),
      h("fieldset", {}, h("legend", {}, t("your-name")), name),
      h(
        "label",
        { class: "switch" },
        h("input", {
          type: "checkbox",
          name: "listed",
          checked: listed,
          onchange: (/** @type {Event} */ e) => void (listed = /** @type {HTMLInputElement} */ (e.target).checked),
        }),
        h("span", {}, t("setup-listed"), h("small", {}, t("campaign-listed-why"))),
      ),
    );
  const begin = async () => {
    prefer("name", name.value.trim());
    try {
      const { campaign } = await api("/api/campaigns", {
        game: game.name,
        options: chosen,
        chairs,
        listed,
        ...(prefs.name ? { name: prefs.name } : {}),
      });
      go(`/campaign/${campaign.id}`);
      return true;
    } catch (error) {
      complain(error);
      return false;
    }
  };
  draw();
  openDialog(
    t("campaign-of", { title: game.title }),
    [form],
    [{ label: t("cancel") }, { label: t("campaign-begin"), icon: "book-open", primary: true, run: begin }],
    { kind: "setup-window" },
  );
}

/** A campaign's row in the hall. @param {import("../core/types").CampaignRow} row @param {(path: string) => void} go */
export function campaignRow(row, go) {
  return h(
    "li",
    { class: "table-row" },
    icon("book-open"),
    h(
      "div",
      { class: "grow" },
      h("b", {}, row.title),
      " ",
      h("span", { class: "muted" }, row.names.join(", ")),
      h(
        "div",
        { class: "muted" },
        row.over ? t("over") : row.table ? t("campaign-going-on") : t("campaign-between"),
        " · ",
        ago(row.updated),
      ),
    ),
    h(
      "button",
      {
        type: "button",
        class: row.mine && !row.over ? "primary" : "",
        "data-key": `campaign ${row.id}`,
        onclick: () => go(`/campaign/${row.id}`),
      },
      icon(row.mine ? "door-open" : "eye"),
      t(row.mine && !row.over ? "resume" : "spectate"),
    ),
  );
}
