"""Results as a page with plots, to read and to send on, and as a table for other programs."""

import csv
import io
from collections.abc import Iterable, Sequence
from html import escape
from itertools import accumulate
from pathlib import Path

from emberhall.kernel import find_game, msg, texts
from emberhall.kernel.messages import Value

from .results import Results
from .statistics import Mean, Rate
from .summary import Standing, Summary, share_of, summarize

_LOCALE = Path(__file__).parent / "locale"
_WIDE, _HIGH, _LEFT = 640, 220, 44
_COLOURS = ("#2f6fb7", "#c0392b", "#2e8b57", "#b8860b", "#7d3c98", "#1f8a8a")
_BINS = 24

_STYLE = """
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 760px; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; width: 100% } th, td { padding: .25rem .6rem; text-align: right }
th:first-child, td:first-child { text-align: left } tr + tr td { border-top: 1px solid #8884 }
svg { width: 100%; height: auto } svg text { font: 12px system-ui, sans-serif; fill: currentColor }
.axis { stroke: currentColor; stroke-opacity: .35 } pre { overflow: auto; font-size: 13px }
"""


def table(results: Results) -> str:
    """One line for each game, as comma-separated values."""
    seats = range(results.match.seats)
    out = io.StringIO()
    write = csv.writer(out, lineterminator="\n").writerow
    heads = [[f"agent_{seat}", f"won_{seat}", f"score_{seat}"] for seat in seats]
    write(["number", "seed", "decisions", "finished", "reason", "fault", *(name for head in heads for name in head)])
    for number, result in sorted(results.games.items()):
        of_seats: list[object] = []
        for seat in seats:
            score = result.scores[seat] if seat < len(result.scores) else ""
            of_seats += [result.agents[seat], int(seat in result.winners), score]
        fault = result.fault.what if result.fault else ""
        write([number, result.seed, result.decisions, int(result.finished), result.reason, fault, *of_seats])
    return out.getvalue()


def page(results: Results, language: str = "en") -> str:
    """The whole story of a match as one page that needs nothing else."""
    return _Page(results, language).html()


def fragment(results: Results, language: str = "en") -> str:
    """The same as a piece of another page, such as a notebook."""
    return _Page(results, language).body()


class _Page:
    """A report in one language."""

    def __init__(self, results: Results, language: str) -> None:
        match = results.match
        self.results = results
        self.language = language
        self.game = find_game(match.game)
        self.together = self.game.cooperative(self.game.agreed(match.options), match.seats)
        self.played = [result for _, result in sorted(results.games.items())]
        self.summary: Summary = summarize(self.played, 0.0, together=self.together)
        self.colours = {one.agent: _COLOURS[n % len(_COLOURS)] for n, one in enumerate(self.summary.standings)}

    def say(self, id: str, /, **args: Value) -> str:
        return escape(texts(_LOCALE).say(msg(id, **args), self.language))

    def title(self) -> str:
        return escape(self.game.texts.say(self.game.title(), self.language))

    def body(self) -> str:
        match = self.results.match
        played = self.say("report-played", games=len(self.played), seats=match.seats, seed=str(match.seed))
        parts = [
            f"<h1>{self.title()}</h1><p>{played}</p>",
            self.standings(),
            *self.pairs(),
            *self.plots(),
            self.endings(),
            *self.faults(),
        ]
        return "".join(parts)

    def html(self) -> str:
        title = self.title()
        head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
        return f'<!doctype html><html lang="{self.language}">{head}<style>{_STYLE}</style>{self.body()}</html>\n'

    def standings(self) -> str:
        heads = [self.say(f"report-{name}") for name in ("agent", "games", "wins", "score", "thinking")]
        rows = [
            [escape(one.agent), str(one.games), _rate(one.wins), _mean(one.score), _milliseconds(one)]
            for one in self.summary.standings
        ]
        return _table(heads, rows)

    def pairs(self) -> Iterable[str]:
        """What sets two agents apart, round by round."""
        for pair in self.summary.pairs:
            known = "report-better" if pair.wins.low > 0 else "report-worse" if pair.wins.high < 0 else "report-open"
            said = self.say(
                known,
                first=pair.first,
                second=pair.second,
                by=_points(pair.wins.mean),
                low=_points(pair.wins.low),
                high=_points(pair.wins.high),
                rounds=pair.rounds,
            )
            yield f"<p>{said}</p>"

    def plots(self) -> Iterable[str]:
        agents = [one.agent for one in self.summary.standings]
        if any(one.wins for one in self.summary.standings):
            shares = {name: share_of(self.played, name, together=self.together) for name in agents}
            running = {name: [n / at for at, n in enumerate(accumulate(won), 1)] for name, won in shares.items()}
            yield self.plot("report-running", _lines(running, self.colours))
        lengths = [result.decisions for result in self.played if result.finished]
        if lengths:
            yield self.plot("report-lengths", _bars(lengths, "#777"))
        for name in agents:
            scores = [
                points
                for result in self.played
                for agent, points in zip(result.agents, result.scores, strict=False)
                if agent == name
            ]
            if scores:
                yield self.plot("report-scores", _bars(scores, self.colours[name]), agent=name)

    def plot(self, id: str, drawn: str, **args: Value) -> str:
        said = self.say(id, **args)
        return f'<h2>{said}</h2><svg viewBox="0 0 {_WIDE} {_HIGH}" role="img" aria-label="{said}">{drawn}</svg>'

    def endings(self) -> str:
        rows = [
            [escape(self.game.texts.say(cause.message, self.language)), str(cause.count)]
            for cause in self.summary.causes
        ]
        return _table([self.say("report-ending"), self.say("report-games")], rows) if rows else ""

    def faults(self) -> Iterable[str]:
        for fault in self.summary.faults:
            seat = "" if fault.first.seat is None else self.say("report-seat", seat=fault.first.seat)
            said = self.say(
                "report-fault", what=fault.what, games=fault.count, seed=str(fault.seed), at=fault.first.decisions
            )
            yield f"<details><summary>{said} {seat}</summary><pre>{escape(fault.first.trace)}</pre></details>"


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(f"<th>{name}</th>" for name in heads)
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><tr>{head}</tr>{body}</table>"


def _rate(rate: Rate | None) -> str:
    return f"{rate.rate:.1%} ({rate.low:.1%}–{rate.high:.1%})" if rate else "–"


def _mean(mean: Mean | None) -> str:
    return f"{mean.mean:.2f} ({mean.low:.2f}–{mean.high:.2f})" if mean else "–"


def _milliseconds(standing: Standing) -> str:
    return "–" if standing.thinking is None else f"{standing.thinking:.2f}"


def _points(share: float) -> str:
    """A difference of shares in percentage points."""
    return f"{100 * share:+.1f}".replace("-", "−")


def _lines(series: dict[str, list[float]], colours: dict[str, str]) -> str:
    """One line for each series of values from 0 to 1."""
    drawn = [_scale(0, 100, "%")]
    for name, values in series.items():
        step = (_WIDE - _LEFT - 8) / max(1, len(values) - 1)
        points = " ".join(f"{_LEFT + at * step:.1f},{_down(value):.1f}" for at, value in enumerate(values))
        drawn.append(f'<polyline points="{points}" fill="none" stroke="{colours[name]}" stroke-width="2"/>')
    for at, name in enumerate(series):
        drawn.append(f'<text x="{_LEFT + 8 + 150 * at}" y="14" style="fill:{colours[name]}">{escape(name)}</text>')
    return "".join(drawn)


def _bars(values: Sequence[float], colour: str) -> str:
    """How often values fall into each of some equal spans."""
    low, high = min(values), max(values)
    span = (high - low) / _BINS or 1.0
    counts = [0] * _BINS
    for value in values:
        counts[min(_BINS - 1, int((value - low) / span))] += 1
    most, step = max(counts), (_WIDE - _LEFT - 8) / _BINS
    drawn = [_scale(0, most, "")]
    for at, count in enumerate(counts):
        top = _down(count / most)
        place = f'x="{_LEFT + at * step:.1f}" y="{top:.1f}" width="{step - 2:.1f}" height="{_down(0) - top:.1f}"'
        drawn.append(f'<rect {place} fill="{colour}"/>')
    drawn.append(f'<text x="{_LEFT}" y="{_HIGH - 4}">{low:g}</text>')
    drawn.append(f'<text x="{_WIDE - 8}" y="{_HIGH - 4}" text-anchor="end">{high:g}</text>')
    return "".join(drawn)


def _down(share: float) -> float:
    """How far down a share of the height lies."""
    return 22 + (1 - share) * (_HIGH - 44)


def _scale(low: float, high: float, unit: str) -> str:
    marks = ((0.0, low), (1.0, high))
    return "".join(
        f'<line class="axis" x1="{_LEFT}" x2="{_WIDE - 8}" y1="{_down(at):.1f}" y2="{_down(at):.1f}"/>'
        f'<text x="{_LEFT - 6}" y="{_down(at) + 4:.1f}" text-anchor="end">{value:g}{unit}</text>'
        for at, value in marks
    )
