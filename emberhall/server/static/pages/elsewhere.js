// Moving a campaign to another program, and bringing one over.

/** @import { CampaignInfo, GameInfo } from "../core/types" */
import { note, openDialog } from "../stage/dialogs.js";
import { h } from "../core/dom.js";
import { t } from "../words/i18n.js";
import { icon } from "../core/icons.js";
import { api } from "../core/transport.js";

/** Buttons that save the campaign as a file of another program. @param {CampaignInfo} now @param {string} path */
export function elsewhere(now, path) {
  if (!now.exchanges.length) return null;
  return h(
    "div",
    { class: "presets" },
    ...now.exchanges.map(({ name, title }) =>
      h(
        "button",
        { type: "button", class: "quiet", "data-key": `export ${name}`, onclick: () => void save(now, path, name) },
        icon("download"),
        t("campaign-export", { program: title }),
      ),
    ),
  );
}

/** @param {CampaignInfo} now @param {string} path @param {string} name */
async function save(now, path, name) {
  try {
    const written = (await api(`${path}/export?program=${encodeURIComponent(name)}`)).export;
    const text = JSON.stringify(written.file, null, 1);
    const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    const link = h("a", { href: address, download: `${now.game}-${now.id}.json` });
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
    openDialog(
      t("campaign-exported", { program: written.program }),
      [
        h("p", {}, t("campaign-lost")),
        h("ul", {}, ...written.lost.map((/** @type {string} */ line) => h("li", {}, line))),
      ],
      [{ label: t("close"), primary: true }],
      { kind: "narrow" },
    );
  } catch (error) {
    note(/** @type {Error} */ (error).message, "bad");
  }
}

/**
 * A field for the file of another program, in the set-up of a campaign.
 * @param {GameInfo} game @param {(file: { program: string, file: unknown } | null) => void} chosen
 */
export function fileField(game, chosen) {
  const exchange = game.campaign?.exchanges[0];
  if (!exchange) return null;
  const said = h("small", {}, t("campaign-import-why"));
  const box = h("input", { type: "file", accept: ".json,application/json", name: "file", "data-key": "import" });
  box.addEventListener("change", async () => {
    const [file] = box.files ?? [];
    if (!file) return chosen(null);
    try {
      chosen({ program: exchange.name, file: JSON.parse(await file.text()) });
      said.textContent = t("campaign-import-why");
      said.classList.remove("problem");
    } catch {
      box.value = "";
      chosen(null);
      said.textContent = t("campaign-no-json");
      said.classList.add("problem");
    }
  });
  return h("fieldset", {}, h("legend", {}, t("campaign-import", { program: exchange.title })), box, said);
}
