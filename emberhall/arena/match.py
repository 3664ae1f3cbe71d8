"""One game between bots, and a match: the plain description of many, which any process can play."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from emberhall.agents import Agent, UnknownAgent, make_agent, play_out
from emberhall.kernel import BadSetup, EmberhallError, Game, Message, Rng, Session, UnknownGame, find_game


class BadMatch(EmberhallError):
    """A match that cannot be played as described."""

    locale = Path(__file__).parent / "locale"


class Result(msgspec.Struct, frozen=True):
    """How one game went: the seating, the winners, the number of decisions and the reason, or the error."""

    seed: int
    agents: tuple[str, ...]
    winners: tuple[int, ...]
    scores: tuple[float, ...]
    decisions: int
    reason: str
    finished: bool = True
    cause: Message | None = None
    fault: str = ""


class Match(msgspec.Struct, frozen=True):
    """A series of games as plain data: game number `i` is the same in any process and any order.

    The line-ups take turns. Each round of line-ups plays with the same seed, so they all have the same luck.
    """

    game: str
    options: dict[str, Any]
    seats: int
    lineups: tuple[tuple[str, ...], ...]
    games: int
    seed: int = 0

    def play(self, numbers: Sequence[int]) -> list[Result]:
        """Play the games with these numbers; a failed game is a result too."""
        game = find_game(self.game)
        options = game.parse_options(self.options)
        results = []
        for number in numbers:
            seed, agents = self.sitting(number)
            try:
                results.append(play_game(game, options, self.seats, agents, seed))
            except (BadMatch, BadSetup, UnknownAgent, UnknownGame):
                raise  # no game of this match can be played
            except Exception as error:
                results.append(self.broken(number, f"{type(error).__name__}: {error}"))
        return results

    def sitting(self, number: int) -> tuple[int, tuple[str, ...]]:
        """The seed of a game, and its seating."""
        round_number, turn = divmod(number, len(self.lineups))
        return self.seed + round_number, self.lineups[turn]

    def broken(self, number: int, fault: str) -> Result:
        """The result of a game that failed."""
        seed, agents = self.sitting(number)
        return Result(seed, agents, (), (), 0, "", finished=False, fault=fault)


def play_game(
    game: Game[Any, Any],
    options: Any = None,
    seats: int | None = None,
    agents: Sequence[str | Agent] = (),
    seed: int = 0,
) -> Result:
    """Play one game to its end; agents (names or instances) take the seats in the order given, over and over."""
    seats = game.seats[0] if seats is None else seats
    names = [agents[seat % len(agents)] if agents else "random" for seat in range(seats)]
    rng = Rng(f"{seed % 2**128} agents")
    if all(name == "random" for name in names):
        session = Session(game, options, seats, seed, keep=False)
        play_out(session, Random(rng.bits()), game.longest)
    else:
        players = [make_agent(name, game, rng.split()) if isinstance(name, str) else name for name in names]
        session = Session(game, options, seats, seed, keep=any(getattr(p, "looks_ahead", True) for p in players))
        play_seats(session, players, game.longest)
    return _result(session, seed, tuple(name if isinstance(name, str) else type(name).__name__ for name in names))


def play_seats(session: Session[Any], players: Sequence[Agent], most: int) -> None:
    """Let each player decide for the seat of its index until the end, or for `most` decisions."""
    while (asks := session.asks) and len(session.choices) < most:
        seat = asks[0].seat
        session.take(players[seat].choose(session.view(seat)), seat)


def _result(session: Session[Any], seed: int, names: tuple[str, ...]) -> Result:
    outcome = session.outcome
    decisions = len(session.choices)
    if outcome is None:
        return Result(seed, names, (), (), decisions, "", finished=False)
    reason = outcome.reason
    return Result(seed, names, outcome.winners, outcome.scores, decisions, reason.id, cause=reason)
