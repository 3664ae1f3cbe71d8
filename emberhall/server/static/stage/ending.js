// The end of a game: the scores, their breakdown, and a chart of how the game went.

/** @import { Panel, Past, Scene, Track, View } from "../core/types" */
/** @import { Dispatch } from "../core/page" */
import { h, s } from "../core/dom.js";
import { phone } from "../core/window.js";
import { t } from "../words/i18n.js";
import { token } from "../board/tokens.js";

const SAMPLES = 16;
const HIGH = 150;

/** The scores as rows, the best first. @param {View} view */
export function scoreRows(view) {
  const scores = view.outcome?.scores ?? [];
  if (!scores.length) return null;
  // where all win or lose together, nobody is ahead of anybody
  const { winners = [] } = view.outcome ?? {};
  const together = winners.length === 0 || winners.length === scores.length;
  if (together && new Set(scores).size < 2) return null;
  const most = Math.max(...scores.map(Math.abs), 1);
  const seats = scores
    .map((score, seat) => ({ score, panel: view.scene.panels?.find((panel) => panel.seat === seat), seat }))
    .sort((a, b) => b.score - a.score);
  return h(
    "ol",
    { class: `scores${together ? " together" : ""}` },
    ...seats.map(({ score, panel, seat }) =>
      h(
        "li",
        { class: `c-${panel?.colour ?? "grey"}${view.outcome?.winners.includes(seat) ? " winner" : ""}` },
        token({ emblem: panel?.emblem, colour: panel?.colour, filled: true }),
        h("span", { class: "score-name" }, panel?.name ?? t("seat-number", { seat: seat + 1 })),
        together
          ? null
          : h(
              "span",
              { class: "score-bar" },
              h("i", { style: { width: `${Math.max(2, (Math.abs(score) / most) * 100)}%` } }),
            ),
        h("b", { class: "num" }, String(score)),
      ),
    ),
  );
}

/**
 * The tracks worth following: the players', or else all others.
 * @param {Scene} scene
 * @returns {{ panel: Panel, track: Track }[]}
 */
function tracks(scene) {
  const all = (scene.panels ?? []).flatMap((panel) =>
    panel.tracks?.length ? [{ panel, track: panel.tracks[0] }] : [],
  );
  const own = all.filter(({ panel }) => panel.seat !== undefined);
  return (own.length ? own : all.filter(({ panel }) => panel.colour)).slice(0, 6);
}

/** What the chart is of, in the language of the scene. @param {Scene} scene */
const charted = (scene) => tracks(scene)[0]?.track.name ?? "";

/**
 * A chart of the game, drawn once its moments are fetched.
 * @param {number} decisions
 * @param {(at: number) => Promise<Past>} fetch a moment
 * @param {Scene} last
 */
function chart(decisions, fetch, last) {
  const lines = tracks(last);
  const box = h("figure", { class: "chart" });
  if (!lines.length || decisions < 4) return box;
  const name = charted(last);
  const wide = phone() ? 270 : 520; // readable on a phone, too
  const draw = async () => {
    /** @type {Map<string, [number, number][]>} */
    const points = new Map(lines.map(({ track }) => [track.id, []]));
    for (let i = 0; i <= SAMPLES; i++) {
      const at = Math.round((decisions * i) / SAMPLES);
      const scene = at === decisions ? last : (await fetch(at)).scene;
      for (const { track } of tracks(scene)) points.get(track.id)?.push([at, track.at]);
    }
    const values = [...points.values()].flat().map(([, value]) => value);
    // nothing changed, so there is nothing to show
    if ([...points.values()].every((line) => new Set(line.map(([, value]) => value)).size < 2)) return;
    const [low, high] = [Math.min(0, ...values), Math.max(...values, 1)];
    const x = (/** @type {number} */ at) => 34 + ((wide - 44) * at) / decisions;
    const y = (/** @type {number} */ value) => HIGH - 22 - ((HIGH - 36) * (value - low)) / (high - low || 1);
    const spot = (/** @type {[number, number]} */ [at, value]) => `${x(at).toFixed(1)} ${y(value).toFixed(1)}`;
    box.append(
      h(
        "figcaption",
        {},
        t("chart-of", { name }),
        ...(lines.length > 1
          ? lines.map(({ panel }) =>
              h("span", { class: `chart-key c-${panel.colour ?? "grey"}` }, h("i", {}), panel.name),
            )
          : []),
      ),
      s(
        "svg",
        { viewBox: `0 0 ${wide} ${HIGH}`, role: "img", "aria-label": t("chart-of", { name }) },
        ...[low, high].map((value) =>
          s(
            "g",
            { class: "chart-rule" },
            s("line", { x1: 34, x2: wide - 10, y1: y(value), y2: y(value) }),
            s("text", { x: 28, y: y(value) + 5 }, String(value)),
          ),
        ),
        ...lines.map(({ panel, track }) =>
          s(
            "g",
            { class: `c-${panel.colour ?? "grey"}` },
            s("path", {
              class: "chart-line",
              d: `M${(points.get(track.id) ?? []).map(spot).join("L")}`,
            }),
          ),
        ),
      ),
    );
  };
  void draw().catch(() => undefined); // without its history the page has no chart
  return box;
}

/** The last chart made, and what it is of. */
let made = { of: "", chart: h("figure") };

/**
 * The chart of a game: made once for each language.
 * @param {View} view @param {string} table @param {Dispatch} dispatch
 */
export function chartOf(view, table, dispatch) {
  const of = `${table} ${view.decisions} ${charted(view.scene)}`;
  if (made.of !== of) {
    const fetch = (/** @type {number} */ at) => /** @type {Promise<Past>} */ (dispatch({ type: "past of", at }));
    made = { of, chart: chart(view.decisions, fetch, view.scene) };
  }
  return made.chart;
}
