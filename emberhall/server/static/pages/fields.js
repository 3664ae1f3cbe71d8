// The fields of a set-up: a choice, a number, a switch, a list of scenarios.

/** @import { GameOption } from "../core/types" */
import { h } from "../core/dom.js";
import { t } from "../words/i18n.js";
import { icon } from "../core/icons.js";

/** With more scenarios than this you can search; with up to LEVELS degrees of difficulty they stand under those. */
const MANY = 8;
const LEVELS = 5;

/**
 * @param {GameOption} option @param {Record<string, unknown>} chosen @param {() => void} changed
 * @param {unknown[]} [fits] the values that go with the other choices, if they are known; an option with only one left
 *   is not asked about
 */
export function field(option, chosen, changed, fits) {
  if (fits && option.kind !== "several" && fits.length < 2 && chosen[option.name] === option.default) return null;
  if (fits && !fits.length && option.kind === "several") return null;
  const set = (/** @type {unknown} */ value) => {
    chosen[option.name] = value;
    changed();
  };
  const name = `option-${option.name}`;
  if (option.kind === "yes-no") {
    const box = h("input", { type: "checkbox", name, "data-key": name, onchange: () => set(box.checked) });
    box.checked = Boolean(chosen[option.name]);
    return h(
      "label",
      { class: "switch" },
      box,
      h("span", {}, option.label, option.hint ? h("small", {}, option.hint) : null),
    );
  }
  if (option.kind === "number") {
    const may = /** @type {number[]} */ (fits ?? []);
    const [low, high] = may.length ? [Math.min(...may), Math.max(...may)] : [option.low, option.high];
    const said = h(
      "small",
      { class: "problem", role: "alert", hidden: true },
      t("number-between", { low: low ?? 0, high: high ?? 0 }),
    );
    const box = h("input", {
      type: "number",
      name,
      "data-key": name,
      min: low,
      max: high,
      required: true,
      step: 1,
      oninput: () => (box.dataset.typing = ""),
      onchange: () => {
        delete box.dataset.typing;
        said.hidden = box.validity.valid;
        box.setAttribute("aria-invalid", String(!box.validity.valid));
        if (box.validity.valid) set(Number(box.value));
      },
    });
    box.value = String(chosen[option.name]);
    return h("label", {}, h("span", {}, option.label), box, said, option.hint ? h("small", {}, option.hint) : null);
  }
  const choices = option.choices ?? [];
  if (option.kind === "several") {
    // read when a box is ticked: the last tick may not be drawn yet
    const picked = () => /** @type {unknown[]} */ (chosen[option.name]);
    return h(
      "fieldset",
      { class: "several" },
      h("legend", {}, option.label),
      option.hint ? h("small", {}, option.hint) : null,
      ...choices.map((choice) => {
        const box = h("input", {
          type: "checkbox",
          name,
          "data-key": `${name} ${choice.value}`,
          onchange: () =>
            set(
              choices
                .map((one) => one.value)
                .filter((value) => (value === choice.value ? box.checked : picked().includes(value))),
            ),
        });
        box.checked = picked().includes(choice.value);
        box.disabled = Boolean(fits && !fits.includes(choice.value));
        return h("label", { class: "switch" }, box, h("span", {}, choice.label));
      }),
    );
  }
  if (choices.some((choice) => choice.hint)) return scenarios(option, chosen[option.name], set);
  const open = choices.filter((choice) => !fits || fits.includes(choice.value) || choice.value === chosen[option.name]);
  const box = h(
    "select",
    { name, "data-key": name, onchange: () => set(open[box.selectedIndex]?.value) },
    ...open.map((choice) => h("option", { selected: choice.value === chosen[option.name] }, choice.label)),
  );
  const hint = choices.find((choice) => choice.value === chosen[option.name])?.hint ?? option.hint;
  return h("label", {}, h("span", {}, option.label), box, hint ? h("small", {}, hint) : null);
}

/**
 * Choices with a line of text each look like cards: what, how long, how hard, and for how many.
 * @param {GameOption} option
 * @param {unknown} chosen
 * @param {(value: unknown) => void} set
 */
function scenarios(option, chosen, set) {
  const choices = option.choices ?? [];
  const seek =
    choices.length > MANY ? h("input", { type: "search", placeholder: t("find"), "aria-label": t("find") }) : null;
  const levels = [...new Set(choices.map((choice) => choice.difficulty ?? ""))];
  const several = choices.length > MANY && levels.length > 1 && levels.length <= LEVELS;
  const groups = several
    ? levels.map((level) => ({ level, own: choices.filter((choice) => (choice.difficulty ?? "") === level) }))
    : [{ level: "", own: choices }];
  const list = h(
    "div",
    { class: "scenario-list", "data-scroll": `choices ${option.name}` },
    ...groups.flatMap(({ level, own }) => [
      level ? h("p", { class: "scenario-level" }, icon("gauge"), level, h("small", {}, String(own.length))) : null,
      ...own.map((choice) => scenario(option, choice, choice.value === chosen, set, several)),
    ]),
  );
  seek?.addEventListener("input", () => {
    const words = seek.value.trim().toLocaleLowerCase();
    for (const row of list.querySelectorAll(".scenario"))
      row.toggleAttribute("hidden", !row.textContent?.toLocaleLowerCase().includes(words));
  });
  return h(
    "fieldset",
    { class: "scenarios" },
    h("legend", {}, option.label),
    option.hint ? h("small", {}, option.hint) : null,
    seek,
    list,
  );
}

/**
 * @param {GameOption} option @param {NonNullable<GameOption["choices"]>[number]} choice @param {boolean} picked
 * @param {(value: unknown) => void} set @param {boolean} headed whether its difficulty is said above
 */
function scenario(option, choice, picked, set, headed) {
  const box = h("input", {
    type: "radio",
    name: `option-${option.name}`,
    value: String(choice.value),
    "data-key": `choice ${choice.value}`,
    checked: picked,
    onchange: () => set(choice.value),
  });
  const seats = choice.seats ?? [];
  const hard = headed ? "" : choice.difficulty;
  return h(
    "label",
    { class: `scenario${picked ? " chosen" : ""}` },
    box,
    h("span", { class: "grow" }, h("b", {}, choice.label), choice.hint ? h("small", {}, choice.hint) : null),
    choice.length || hard
      ? h(
          "span",
          { class: "scenario-facts" },
          choice.length ? h("span", { title: t("scenario-length") }, icon("hourglass"), choice.length) : null,
          hard ? h("span", { title: t("scenario-difficulty") }, icon("gauge"), hard) : null,
        )
      : null,
    seats.length
      ? h(
          "span",
          { class: "for-many", title: t("players", { count: seats[seats.length - 1], range: range(seats) }) },
          icon("users"),
          range(seats),
        )
      : null,
  );
}

/** @param {number[]} seats */
const range = (seats) => (seats.length > 1 ? `${seats[0]}–${seats[seats.length - 1]}` : String(seats[0]));
