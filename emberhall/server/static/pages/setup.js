// Setting up a table: what to play, how, and who sits where. The defaults are ready to start.

/** @import { Refused } from "../core/transport.js" */
/** @import { GameInfo, GameOption } from "../core/types" */
import { field } from "./fields.js";
import { openDialog } from "../stage/dialogs.js";
import { h, refill } from "../core/dom.js";
import { t } from "../words/i18n.js";
import { icon } from "../core/icons.js";
import { api } from "../core/transport.js";
import { prefer, prefs } from "../core/prefs.js";

/** The default bot: the game's own, or else the greedy one. @param {GameInfo} game */
export function botFor(game) {
  const own = game.bots.find((bot) => !["random", "greedy", "rollout"].includes(bot.name));
  const bot = own ?? game.bots.find((one) => one.name === "greedy") ?? game.bots[0];
  return bot ? `bot:${bot.name}` : "open";
}

/**
 * The value a link gives an option, if it is a legal one.
 * @param {GameOption} option
 * @param {URLSearchParams} [wanted]
 */
function linked(option, wanted) {
  const said = wanted?.get(option.name);
  if (said === null || said === undefined) return undefined;
  if (option.kind === "number")
    return Number(said) >= (option.low ?? 0) && Number(said) <= (option.high ?? 0) ? Number(said) : undefined;
  return option.choices?.find((choice) => String(choice.value) === said)?.value;
}

/**
 * What the server says of a set-up: matching options, the values each may take, and how many may play.
 * @typedef {{ options: Record<string, unknown>, fits: Record<string, unknown[]>, seats: number[] }} Fit
 */

/** Scroll to what was just expanded at the end of the page. @param {MouseEvent} event */
const unfolds = (event) => {
  const box = /** @type {HTMLElement} */ (event.currentTarget).parentElement;
  if (box instanceof HTMLDetailsElement && !box.open) setTimeout(() => box.scrollIntoView({ block: "start" }));
};

/** The field beside which an error is shown. @type {Record<string, string>} */
const CONCERNS = { "name-bad": "name", "name-taken-here": "name", "bad-seed": "seed", "bad-options": "options" };

/**
 * @param {GameInfo} game
 * @param {(path: string) => void} go
 * @param {URLSearchParams} [wanted] options by name, of a link
 */
export async function openSetup(game, go, wanted) {
  const { fewest, most } = game.players;
  const bot = botFor(game);
  /** @type {Record<string, unknown>} */
  const chosen = Object.fromEntries(
    game.options.map((option) => [option.name, linked(option, wanted) ?? option.default]),
  );
  let seats = Array.from({ length: Math.min(Math.max(fewest, 2), most) }, (_, i) => (i ? bot : "me"));
  let listed = false;
  /** The problem, and the field beside which it is shown. */
  let problem = { beside: "", text: "" };
  /** @type {Fit | null} */
  let fit = null;
  /** Counts choices, so that answers to older ones are ignored. */
  let asked = 0;
  /** Ask the server what fits the current choices, and adopt it. */
  const settle = async () => {
    const now = asked;
    try {
      const ask = async () =>
        /** @type {Fit} */ (await api(`/api/games/${game.name}/fit`, { options: chosen, seats: seats.length }));
      let found = await ask();
      if (now === asked && nearest(found.seats)) found = await ask();
      if (now !== asked) return;
      fit = found;
      Object.assign(chosen, fit.options);
    } catch (error) {
      problem = { beside: "options", text: /** @type {Error} */ (error).message };
    }
  };
  /**
   * Change the number of seats to the nearest allowed one.
   * @param {number[]} open
   * @returns {boolean} whether there were others
   */
  const nearest = (open) => {
    if (!open.length || open.includes(seats.length)) return false;
    const wanted = open.reduce((a, b) => (Math.abs(b - seats.length) < Math.abs(a - seats.length) ? b : a));
    seats = Array.from({ length: wanted }, (_, i) => seats[i] ?? bot);
    return true;
  };
  /** Resolved once the latest choice has been checked. */
  let settled = Promise.resolve();
  /** Something was chosen. The latest choice counts. */
  const changed = async () => {
    problem = { beside: "", text: "" };
    const now = (asked += 1);
    settled = settle();
    await settled;
    if (now === asked) draw();
  };
  const said = (/** @type {string} */ beside) =>
    problem.text && problem.beside === beside
      ? h("p", { class: "problem", role: "alert", "data-beside": beside }, problem.text)
      : null;
  /** The current seats, but at least two. @param {number} least */
  const several = (least) => (seats.length > 1 ? seats : Array.from({ length: Math.max(2, least) }, () => bot));
  // Text fields are made once: redrawing takes nothing from you while you type.
  const name = h("input", {
    name: "name",
    maxlength: 40,
    value: prefs.name,
    placeholder: t("your-name"),
    "aria-label": t("your-name"),
  });
  const seed = h("input", { name: "seed", maxlength: 40 });
  const [named, more, sown] = [h("fieldset"), h("details"), h("label")];
  const unfold = h("summary", { onclick: unfolds }, t("setup-more"));
  const form = h("div", { class: "setup" });

  const kinds = [
    ["me", t("seat-me")],
    ["open", t("seat-open")],
    ...game.bots.map((one) => [`bot:${one.name}`, t("bot-named", { name: one.title })]),
  ];
  const seatRow = (/** @type {string} */ kind, /** @type {number} */ i) => {
    const pick = h(
      "select",
      {
        "aria-label": t("seat-who", { seat: i + 1 }),
        "data-key": `seat ${i}`,
        name: `seat-${i}`,
        onchange: () => {
          seats[i] = pick.value;
          problem = { beside: "", text: "" };
          draw();
        },
      },
      ...kinds.map(([value, label]) => h("option", { value, selected: value === kind }, label)),
    );
    return h(
      "li",
      {},
      icon(kind === "me" ? "user" : kind === "open" ? "user-plus" : "bot"),
      h("span", {}, t("seat-number", { seat: i + 1 })),
      pick,
      seats.length > (allowed()[0] ?? fewest)
        ? h(
            "button",
            {
              type: "button",
              class: "quiet square",
              "aria-label": t("seat-remove", { seat: i + 1 }),
              "data-key": `remove ${i}`,
              onclick: () => {
                seats.splice(i, 1);
                void changed();
              },
            },
            icon("x"),
          )
        : null,
    );
  };
  const preset = (/** @type {string} */ id, /** @type {string} */ name, /** @type {string[]} */ wanted) =>
    h(
      "button",
      {
        type: "button",
        class: "preset",
        "data-key": `preset ${id}`,
        "aria-pressed": String(wanted.join() === seats.join()),
        onclick: () => {
          seats = wanted;
          void changed();
        },
      },
      icon(name),
      t(`preset-${id}`),
    );

  const few = game.options.length > 4 ? 3 : game.options.length; // the first options matter most
  const fields = (/** @type {GameOption[]} */ options) =>
    options.map((option) => field(option, chosen, () => void changed(), fit?.fits[option.name]));
  /** The same under the names of their groups; a group without a field is left out. */
  const grouped = (/** @type {GameOption[]} */ options) => {
    /** @type {{ name: string, options: GameOption[] }[]} */
    const groups = [{ name: "", options: [] }];
    for (const option of options) {
      if (option.group) groups.push({ name: option.group, options: [] });
      groups[groups.length - 1].options.push(option);
    }
    return groups.map(({ name, options: own }) => {
      const shown = fields(own).filter(Boolean);
      const legend = name ? h("legend", {}, name) : null;
      return shown.length ? h("fieldset", { class: "option-group" }, legend, ...shown) : null;
    });
  };
  /** How many may play with the current choices. */
  const allowed = () =>
    fit?.seats.length ? fit.seats : Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i);
  const startLabel = () => t(seats.includes("open") ? "start-invite" : "start");
  const draw = () => {
    const typing = form.querySelector("[data-typing]:focus");
    // redraw when you have finished typing
    if (typing) return void typing.addEventListener("blur", () => form.isConnected && draw(), { once: true });
    const open = allowed();
    const many = seats.length;
    const [least, greatest] = open.length ? [open[0], open[open.length - 1]] : [fewest, most];
    const top = form.parentElement?.scrollTop ?? 0;
    refill(named, h("legend", {}, t("your-name")), name, said("name"));
    refill(sown, h("span", {}, t("setup-seed")), seed, said("seed"), h("small", {}, t("setup-seed-why")));
    refill(
      more,
      unfold,
      ...grouped(game.options.slice(few)),
      h(
        "label",
        { class: "switch" },
        h("input", {
          type: "checkbox",
          name: "listed",
          "data-key": "listed",
          checked: listed,
          onchange: (/** @type {Event} */ e) => void (listed = /** @type {HTMLInputElement} */ (e.target).checked),
        }),
        h("span", {}, t("setup-listed"), h("small", {}, t("setup-listed-why"))),
      ),
      sown,
    );
    refill(
      form,
      game.description ? h("p", { class: "muted" }, game.description) : null,
      few
        ? h("fieldset", {}, h("legend", {}, t("setup-options")), ...fields(game.options.slice(0, few)), said("options"))
        : null,
      h(
        "fieldset",
        {},
        h("legend", {}, t("setup-seats")),
        h(
          "div",
          { class: "presets" },
          game.bots.length && greatest > 1
            ? preset(
                "bots",
                "bot",
                several(least).map((_, i) => (i ? bot : "me")),
              )
            : null,
          greatest > 1
            ? preset(
                "friends",
                "user-plus",
                several(least).map((_, i) => (i ? "open" : "me")),
              )
            : null,
          greatest > 1
            ? preset(
                "hotseat",
                "monitor-smartphone",
                several(least).map(() => "me"),
              )
            : null,
          least === 1 ? preset("solo", "user", ["me"]) : null,
        ),
        h("ol", { class: "seat-list" }, ...seats.map(seatRow)),
        said("seats"),
        many < greatest
          ? h(
              "button",
              {
                type: "button",
                class: "quiet",
                "data-key": "add seat",
                onclick: () => {
                  seats.push(bot);
                  void changed();
                },
              },
              icon("plus"),
              t("seat-add"),
            )
          : null,
      ),
      named,
      more,
    );
    if (form.parentElement) form.parentElement.scrollTop = top; // the scroll position was lost while it was empty
    const starts = form.closest("dialog")?.querySelector("footer .primary .says");
    if (starts) starts.textContent = startLabel();
  };

  const start = async () => {
    const wrong = /** @type {HTMLInputElement | null} */ (form.querySelector("input:invalid"));
    if (wrong) {
      wrong.closest("details")?.setAttribute("open", "");
      wrong.focus();
      return false;
    }
    prefer("name", name.value.trim());
    await settled;
    try {
      const { table } = await api("/api/tables", {
        game: game.name,
        options: chosen,
        seats,
        listed,
        seed: seed.value.trim() || null,
        ...(prefs.name ? { name: prefs.name } : {}),
      });
      go(`/table/${table.id}${seats.includes("open") ? "?invite=1" : ""}`);
      return true;
    } catch (error) {
      problem = {
        beside: CONCERNS[/** @type {Refused} */ (error).id] ?? "seats",
        text: /** @type {Error} */ (error).message,
      };
      draw();
      const shown = form.querySelector("[data-beside]");
      shown?.closest("details")?.setAttribute("open", "");
      shown?.scrollIntoView({ block: "nearest" });
      return false;
    }
  };
  await settle();
  draw();
  openDialog(
    game.title,
    [form],
    [{ label: t("cancel") }, { label: startLabel(), icon: "play", primary: true, run: start }],
    { kind: "setup-window" },
  );
}
