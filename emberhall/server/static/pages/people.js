// Seats: invitations, spectators, sitting down and leaving.

/** @import { GameInfo, Player, TableInfo } from "../core/types" */
import { confirmed, note, openDialog } from "../stage/dialogs.js";
import { h } from "../core/dom.js";
import { ago, t } from "../words/i18n.js";
import { icon } from "../core/icons.js";
import { api } from "../core/transport.js";
import { playerName } from "../stage/panels.js";
import { prefer, prefs } from "../core/prefs.js";

/** A link to copy. @param {string} label @param {string} address */
export function linkRow(label, address) {
  const field = h("input", {
    readonly: true,
    value: address,
    "aria-label": label,
    onfocus: (/** @type {FocusEvent} */ e) => /** @type {HTMLInputElement} */ (e.target).select(),
  });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
    } catch {
      field.select();
      document.execCommand("copy");
    }
    note(t("copied"), "good");
  };
  return h(
    "div",
    { class: "link-row" },
    h("label", {}, label),
    h("div", { class: "joined" }, field, h("button", { type: "button", onclick: copy }, icon("copy"), t("copy"))),
  );
}

/** Ask for a name if none is known. @returns {Promise<string | null>} */
export function askName() {
  if (prefs.name) return Promise.resolve(prefs.name);
  return new Promise((resolve) => {
    const field = h("input", {
      maxlength: 40,
      "aria-label": t("your-name"),
      placeholder: t("your-name"),
      autofocus: true,
      name: "name",
    });
    let name = "";
    const { dialog } = openDialog(
      t("your-name"),
      [h("p", {}, t("your-name-why")), field],
      [
        { label: t("cancel") },
        {
          label: t("sit-down"),
          primary: true,
          run: () => {
            name = field.value.trim();
            return Boolean(name);
          },
        },
      ],
      { kind: "narrow" },
    );
    field.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || !field.value.trim()) return;
      name = field.value.trim();
      dialog.close();
    });
    dialog.addEventListener("close", () => {
      if (name) prefer("name", name);
      resolve(name || null);
    });
  });
}

/** The invitation in the address, if I came with one. */
export const invited = () => new URLSearchParams(location.search).get("seat");

/** Whether I may take an open seat. @param {TableInfo} table */
export const maySit = (table) => table.listed || Boolean(table.invite ?? invited());

/** Whether I want to sit down where someone may know what is hidden. @param {boolean} looked */
export const knowing = async (looked) =>
  !looked || (await confirmed(t("looked-title"), t("looked"), t("sit-down-anyway")));

/** Take an open seat. @param {string} table @param {number} [seat] */
export async function sitDown(table, seat) {
  const name = await askName();
  if (!name) return false;
  const {
    table: { looked },
  } = await api(`/api/tables/${table}`);
  if (!(await knowing(looked))) return false;
  await api(`/api/tables/${table}/join`, {
    name,
    knowing: looked,
    invite: invited(),
    ...(seat === undefined ? {} : { seat }),
  });
  return true;
}

/**
 * My spectator links; each can be revoked.
 * @param {string} table @param {{ id: string, seat: number, hand: boolean, created: string, stands: boolean }[]} made
 */
function linkList(table, made) {
  const standing = made.filter((link) => link.stands);
  if (!standing.length) return [];
  return [
    h("h3", {}, t("links-made")),
    h(
      "ul",
      { class: "seat-list" },
      ...standing.map((link) => {
        const revoke = async () => {
          try {
            await api(`/api/tables/${table}/links/${link.id}/revoke`, {});
            item.remove();
            note(t("link-revoked"), "good");
          } catch (error) {
            note(/** @type {Error} */ (error).message, "bad");
          }
        };
        const item = h(
          "li",
          { "data-link": link.id },
          icon(link.hand ? "hand" : "eye"),
          h(
            "span",
            { class: "grow" },
            t(link.hand ? "watch-with-hand" : "watch-link"),
            h("small", {}, ago(link.created)),
          ),
          h(
            "button",
            { type: "button", "data-key": `revoke ${link.id}`, onclick: revoke },
            icon("link-2-off"),
            t("link-revoke"),
          ),
        );
        return item;
      }),
    ),
  ];
}

/**
 * The dialog with seats and links.
 * @param {TableInfo} table @param {Player[]} players @param {GameInfo | undefined} game @param {{ changed: () =>
 *   void }} how
 */
export function showPeople(table, players, game, how) {
  const mine = players.filter((player) => player.you);
  const run = async (/** @type {() => Promise<unknown>} */ act) => {
    try {
      if ((await act()) !== false) {
        shut.close();
        how.changed();
      }
    } catch (error) {
      note(String(/** @type {Error} */ (error).message), "bad");
    }
  };
  const move = (/** @type {Player} */ player, /** @type {string} */ to) =>
    run(() => api(`/api/tables/${table.id}/seats`, { seat: player.seat, to }));
  const seats = players
    .filter((player) => player.kind !== "empty")
    .map((player) => {
      const actions = [];
      if (player.kind === "open" && maySit(table))
        actions.push(
          h("button", { type: "button", onclick: () => run(() => sitDown(table.id, player.seat)) }, t("sit-down")),
        );
      if (player.you && players.length > 1)
        actions.push(
          h("button", { type: "button", class: "quiet", onclick: () => move(player, "open") }, t("stand-up")),
        );
      if (table.yours && !player.you && player.kind !== "person" && game?.bots.length) {
        const pick = h(
          "select",
          { "aria-label": t("seat-who", { seat: player.seat + 1 }), onchange: () => move(player, pick.value) },
          h("option", { value: "open", selected: player.kind === "open" }, t("seat-open")),
          ...game.bots.map((bot) =>
            h(
              "option",
              { value: `bot:${bot.name}`, selected: player.bot === bot.name },
              t("bot-named", { name: bot.title }),
            ),
          ),
        );
        actions.push(pick);
      }
      return h(
        "li",
        {},
        icon(player.kind === "bot" ? "bot" : player.kind === "open" ? "user-plus" : "user"),
        h("span", { class: "grow" }, playerName(player), player.you ? h("span", { class: "you" }, t("you")) : null),
        ...actions,
      );
    });
  const address = new URL(`/table/${table.id}`, location.href).href;
  const links = h(
    "div",
    {},
    table.invite
      ? linkRow(t("invite-link"), `${address}?seat=${table.invite}`)
      : linkRow(t(table.listed ? "invite-link" : "watch-link"), address),
  );
  const watch = async (/** @type {number} */ seat, /** @type {boolean} */ hand, /** @type {HTMLElement} */ button) => {
    const { link } = await api(`/api/tables/${table.id}/spectate`, { seat, hand });
    button.replaceWith(linkRow(t(hand ? "watch-with-hand" : "watch-link"), new URL(link, location.href).href));
  };
  for (const player of mine.slice(0, 1)) {
    for (const hand of [false, true]) {
      const button = h(
        "button",
        { type: "button", class: "quiet", onclick: () => void watch(player.seat, hand, button) },
        icon(hand ? "hand" : "eye"),
        t(hand ? "watch-with-hand" : "watch-link"),
      );
      links.append(button);
    }
  }
  if (mine.length)
    void api(`/api/tables/${table.id}/links`).then(
      ({ links: made }) => links.append(...linkList(table.id, made)),
      () => undefined,
    );
  const shut = openDialog(t("people"), [
    h("ul", { class: "seat-list" }, ...seats),
    h("p", { class: "muted" }, t(table.listed ? "table-listed" : "table-private")),
    links,
  ]);
}
