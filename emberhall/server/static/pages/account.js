// The account, and the devices signed in to it: each can be signed out.

import { note, openDialog } from "../stage/dialogs.js";
import { h } from "../core/dom.js";
import { ago, t } from "../words/i18n.js";
import { icon } from "../core/icons.js";
import { api } from "../core/transport.js";

/** @typedef {{ id: string, client: string, created: string, used: string, here: boolean }} Session */

/** The name of a browser and its system, as far as it tells them. @param {string} client */
function browser(client) {
  const name = /(Firefox|Edg|OPR|Chrome|Safari)/.exec(client)?.[1];
  const system = /(Android|iPhone|iPad|Windows|Mac OS|Linux)/.exec(client)?.[1];
  return (
    [{ Edg: "Edge", OPR: "Opera" }[name ?? ""] ?? name, system].filter(Boolean).join(", ") ||
    client ||
    t("session-unknown")
  );
}

/** The devices I am signed in on. @param {Session[]} sessions @returns {HTMLElement[]} */
function sessionList(sessions) {
  if (!sessions.length) return [];
  const row = (/** @type {Session} */ session) => {
    const end = async () => {
      try {
        await api(`/api/account/sessions/${session.id}/end`, {});
        item.remove();
        note(t("session-ended"), "good");
      } catch (error) {
        note(/** @type {Error} */ (error).message, "bad");
      }
    };
    const item = h(
      "li",
      { "data-session": session.id },
      icon(/Android|iPhone|iPad/.test(session.client) ? "smartphone" : "monitor"),
      h(
        "span",
        { class: "grow" },
        browser(session.client),
        h("small", {}, t("session-used", { ago: ago(session.used) })),
      ),
      session.here
        ? h("span", { class: "you" }, t("session-here"))
        : h(
            "button",
            { type: "button", "data-key": `end ${session.id}`, onclick: end },
            icon("log-out"),
            t("session-end"),
          ),
    );
    return item;
  };
  return [h("h3", {}, t("sessions")), h("ul", { class: "seat-list" }, ...sessions.map(row))];
}

/** The account window: who I am, and my signed-in devices. */
export async function showAccount() {
  const [me, { sessions }] = await Promise.all([api("/api/me"), api("/api/account/sessions")]);
  const known = sessionList(sessions);
  if (me.login) {
    openDialog(
      t("account"),
      [h("p", {}, t("account-in", { login: me.login })), ...known],
      [
        { label: t("account-out"), run: () => api("/api/account/logout", {}).then(() => location.assign("/")) },
        { label: t("close"), primary: true },
      ],
      { kind: "form" },
    );
    return;
  }
  const login = h("input", {
    autocomplete: "username",
    "aria-label": t("account-login"),
    placeholder: t("account-login"),
    maxlength: 40,
    autofocus: true,
  });
  const password = h("input", {
    type: "password",
    autocomplete: "current-password",
    "aria-label": t("account-password"),
    placeholder: t("account-password"),
  });
  const enter = (/** @type {string} */ how) => async () => {
    try {
      await api(`/api/account/${how}`, { login: login.value, password: password.value });
      location.reload();
      return true;
    } catch (error) {
      note(/** @type {Error} */ (error).message, "bad");
      return false;
    }
  };
  openDialog(
    t("account"),
    [h("p", {}, t("account-why")), login, password, ...known],
    [
      { label: t("account-register"), run: enter("register") },
      { label: t("account-enter"), primary: true, run: enter("login") },
    ],
    { kind: "form" },
  );
}
