// Founding a campaign, and how it stands in the hall's list.

/** @import { GameInfo } from "../core/types" */
import { note, openDialog } from "../stage/dialogs.js";
import { h, refill } from "../core/dom.js";
import { ago, t } from "../words/i18n.js";
import { icon } from "../core/icons.js";
import { api } from "../core/transport.js";
import { field } from "./fields.js";
import { prefer, prefs } from "../core/prefs.js";
import { fileField } from "./elsewhere.js";
import { botFor } from "./setup.js";

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
  /** @type {{ program: string, file: unknown } | null} */
  let brought = null;
  const file = fileField(game, (chosen) => (brought = chosen));
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
      file,
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
      const { campaign } = await api(brought ? "/api/campaigns/import" : "/api/campaigns", {
        ...brought,
        game: game.name,
        options: chosen,
        chairs,
        listed,
        ...(prefs.name ? { name: prefs.name } : {}),
      });
      go(`/campaign/${campaign.id}`);
      return true;
    } catch (error) {
      note(/** @type {Error} */ (error).message, "bad");
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
