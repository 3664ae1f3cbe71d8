// The campaign page: players, status, what to play next, and history.

/** @import { CampaignInfo, Chair, GameInfo } from "../core/types" */
import { closeMenu, note, openDialog } from "../stage/dialogs.js";
import { h, refill } from "../core/dom.js";
import { t } from "../words/i18n.js";
import { icon } from "../core/icons.js";
import { api } from "../core/transport.js";
import { playerName } from "../stage/panels.js";
import { askName, invited, knowing, linkRow } from "./people.js";
import { Press } from "../core/steady.js";
import { elsewhere } from "./elsewhere.js";
import { languageButton, settingsButton } from "./settings.js";
import { documentOf, entryOf } from "./chronicle.js";
import { Ahead } from "./ahead.js";
import { setTitle } from "../core/signals.js";

const EVERY = 5000;

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
    this.next = new Ahead({
      wish: (key) => void this.wish(key),
      start: (key) => void this.start(key),
    });
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

  /** Say what you would like to play next; it begins when everybody does. @param {string | null} key */
  async wish(key) {
    try {
      const { table } = await api(`${this.path}/wish`, { key });
      if (table) return this.go(`/table/${table}`);
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
    setTitle(now.title, Boolean(now.running?.your_turn), now.game);
    refill(
      this.root,
      this.header(),
      h(
        "main",
        {},
        now.outcome ? this.ending(now.outcome) : null,
        now.running ? this.running(now.running) : now.over ? null : this.next.section(now),
        documentOf(
          now,
          (eyes) => {
            this.look = eyes;
            void this.load();
          },
          (chapters) => this.next.choose(now, chapters),
        ),
        h(
          "section",
          { class: "chairs" },
          h("h2", {}, t("campaign-chairs")),
          h("ul", {}, ...now.chairs.map((chair) => this.chair(chair))),
          this.invitation(),
          elsewhere(now, this.path),
        ),
        h(
          "section",
          { class: "chronicle" },
          h("h2", {}, t("campaign-past")),
          h("ol", {}, ...[...now.past].reverse().map((past) => entryOf(now, past, this.go))),
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
}
