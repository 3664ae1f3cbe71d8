"""Campaigns played by bots: how each scenario goes for the party that reaches it."""

from collections.abc import Iterable, Sequence
from time import process_time
from typing import Any

import msgspec

from emberhall.agents import Agent, UnknownAgent, make_agent
from emberhall.kernel import Game, Rng
from emberhall.kernel import campaign as pen
from emberhall.kernel.interludes import campaign_of

from .match import play_seats
from .statistics import Rate, wilson


class Attempt(msgspec.Struct, frozen=True):
    """How one attempt at a scenario went."""

    chapter: str
    tried: int
    won: bool
    reason: str
    decisions: int


class Travelled(msgspec.Struct, frozen=True):
    """How one campaign went: its scenarios in order and its end, or the error."""

    chairs: int
    seed: int
    agent: str
    attempts: tuple[Attempt, ...] = ()
    finished: bool = False
    seconds: float = 0.0
    fault: str = ""


class Figures(msgspec.Struct, frozen=True):
    """How parties of one size did in a scenario, over many campaigns."""

    chapter: str
    chairs: int
    first: Rate
    all: Rate
    decisions: float


def travel(
    game: Game[Any, Any], agreement: Any, chairs: int, agent: str, seed: int, *, scenarios: int | None = None
) -> Travelled:
    """Play one campaign to its end, or so many scenarios, always the first chapter ahead that the party can play."""
    began = process_time()
    rng = Rng(f"{seed} agents")
    attempts: list[Attempt] = []
    document = pen.begin(game, agreement, range(chairs), f"{seed} campaign").document
    fault = ""
    try:
        for number in range(campaign_of(game).longest):
            ahead = [one for one in pen.ahead(game, document) if pen.unfit(game, document, one) is None]
            if not ahead or len(attempts) == scenarios:
                break
            key = ahead[0].key()
            opened = pen.opening(game, document, key)
            session = opened.session(f"{seed} {number}", keep=False)
            players = [_player(agent, opened.game, rng.split()) for _ in opened.chairs]
            play_seats(session, players, opened.game.longest)
            if session.outcome is None:
                raise RuntimeError(f"{key} has not ended after {len(session.choices)} decisions")
            if opened.chapter.interlude is None:
                tried = 1 + sum(one.chapter == key for one in attempts)
                won, reason = bool(session.outcome.winners), session.outcome.reason.id
                attempts.append(Attempt(key, tried, won, reason, len(session.choices)))
            document = pen.carry(game, document, key, session, opened.chairs).document
    except Exception as error:  # a failed campaign is a result too
        fault = f"{type(error).__name__}: {error}"
    over = document.outcome is not None
    return Travelled(chairs, seed, agent, tuple(attempts), over, round(process_time() - began, 3), fault)


def _player(agent: str, game: Game[Any, Any], rng: Rng) -> Agent:
    """The agent for a chair. Agents that do not know an interlude play it at random."""
    try:
        return make_agent(agent, game, rng)
    except UnknownAgent:
        return make_agent("random", game, rng)


def figures(travelled: Iterable[Travelled]) -> list[Figures]:
    """For each scenario and party size: how often it was won at the first attempt, and overall."""
    found: dict[tuple[str, int], list[Attempt]] = {}
    for one in travelled:
        for attempt in one.attempts:
            found.setdefault((attempt.chapter, one.chairs), []).append(attempt)
    return [_figures(chapter, chairs, found[chapter, chairs]) for chapter, chairs in sorted(found)]


def _figures(chapter: str, chairs: int, attempts: Sequence[Attempt]) -> Figures:
    first = [one.won for one in attempts if one.tried == 1]
    won = [one.won for one in attempts]
    decisions = sum(one.decisions for one in attempts) / len(attempts)
    return Figures(chapter, chairs, wilson(sum(first), len(first)), wilson(sum(won), len(won)), decisions)
