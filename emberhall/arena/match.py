"""One game between bots, and a match: the plain description of many, which any process can play."""

import traceback
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, TypeAlias

import msgspec

from emberhall.agents import Agent, AgentLike, UnknownAgent, agent_name, make_agent, play_out
from emberhall.kernel import BadSetup, EmberhallError, Game, Message, Rng, Session, UnknownGame, find_game

from .record import Record, packed


class BadMatch(EmberhallError):
    """A match that cannot be played as described."""

    locale = Path(__file__).parent / "locale"


class Fault(msgspec.Struct, frozen=True):
    """How a game broke: the error, whose decision it was (None: nobody's), after how many, and where in the code."""

    what: str
    seat: int | None = None
    decisions: int = 0
    trace: str = ""


class Thought(msgspec.Struct, frozen=True):
    """How many decisions a seat made, and how long it thought about them."""

    decisions: int
    seconds: float


class Result(msgspec.Struct, frozen=True, eq=False):
    """How one game went. Results are equal if the same was played, however long it took."""

    seed: int
    agents: tuple[str, ...]
    winners: tuple[int, ...]
    scores: tuple[float, ...]
    decisions: int
    reason: str
    finished: bool = True
    cause: Message | None = None
    fault: Fault | None = None
    #: By seat, where agents played that think.
    thoughts: tuple[Thought, ...] = ()
    #: The decisions, if they were to be kept.
    record: Record | None = None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and _untimed(self) == _untimed(other)

    def __hash__(self) -> int:
        return hash((self.seed, self.agents))


def _untimed(result: Result) -> tuple[Any, ...]:
    told = msgspec.structs.astuple(result)
    return tuple(value for name, value in zip(result.__struct_fields__, told, strict=True) if name != "thoughts")


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
    #: Whether results keep the decisions.
    records: bool = False

    def play(self, numbers: Sequence[int], makers: Mapping[str, AgentLike] | None = None) -> list[Result]:
        """Play the games with these numbers; a failed game is a result too.

        `makers` are the agents that are more than their name.
        """
        game = find_game(self.game)
        options = game.parse_options(self.options)
        return [self._played(game, options, number, makers or {}) for number in numbers]

    def _played(self, game: Game[Any, Any], options: Any, number: int, makers: Mapping[str, AgentLike]) -> Result:
        seed, names = self.sitting(number)
        session = None
        try:
            players = _seated(game, [makers.get(name, name) for name in names], seed)
            session = _begun(game, options, self.seats, seed, players)
            result = _ended(session, players, seed, names)
        except (BadMatch, BadSetup, UnknownAgent, UnknownGame):
            raise  # no game of this match can be played
        except Exception as error:
            result = self.broken(number, _fault(error, session))
        if self.records and session is not None:
            return msgspec.structs.replace(result, record=_record(session))
        return result

    def sitting(self, number: int) -> tuple[int, tuple[str, ...]]:
        """The seed of a game, and its seating."""
        round_number, turn = divmod(number, len(self.lineups))
        return self.seed + round_number, self.lineups[turn]

    def broken(self, number: int, fault: Fault) -> Result:
        """The result of a game that failed."""
        seed, agents = self.sitting(number)
        return Result(seed, agents, (), (), fault.decisions, "", finished=False, fault=fault)


def play_game(
    game: Game[Any, Any],
    options: Any = None,
    seats: int | None = None,
    agents: Sequence[AgentLike] = (),
    seed: int = 0,
) -> Result:
    """Play one game to its end; agents take the seats in the order given, over and over."""
    seats = game.seats[0] if seats is None else seats
    sitting = [agents[seat % len(agents)] if agents else "random" for seat in range(seats)]
    players = _seated(game, sitting, seed)
    session = _begun(game, options, seats, seed, players)
    return _ended(session, players, seed, tuple(map(agent_name, sitting)))


#: None: all choose at random, which is quicker without players.
Players: TypeAlias = list[Agent] | None


def _seated(game: Game[Any, Any], agents: Sequence[AgentLike], seed: int) -> Players:
    if all(agent == "random" for agent in agents):
        return None
    rng = _luck(seed)
    return [make_agent(agent, game, rng.split()) for agent in agents]


def _luck(seed: int) -> Rng:
    """The random numbers of the agents."""
    return Rng(f"{seed % 2**128} agents")


def _begun(game: Game[Any, Any], options: Any, seats: int, seed: int, players: Players) -> Session[Any]:
    keep = any(getattr(player, "looks_ahead", True) for player in players or ())
    return Session(game, options, seats, seed, keep=keep)


def _ended(session: Session[Any], players: Players, seed: int, names: tuple[str, ...]) -> Result:
    """Play a game that has just begun to its end."""
    thoughts: tuple[Thought, ...] = ()
    if players is None:
        play_out(session, Random(_luck(seed).bits()), session.game.longest)
    else:
        thoughts = play_seats(session, players, session.game.longest)
    return _result(session, seed, names, thoughts)


def play_seats(session: Session[Any], players: Sequence[Agent], most: int) -> tuple[Thought, ...]:
    """Let each player decide for the seat of its index until the end, or for `most` decisions."""
    made, spent = [0] * len(players), [0.0] * len(players)
    while (asks := session.asks) and len(session.choices) < most:
        seat = asks[0].seat
        view = session.view(seat)
        began = perf_counter()
        index = players[seat].choose(view)
        spent[seat] += perf_counter() - began
        made[seat] += 1
        session.take(index, seat)
    return tuple(Thought(*one) for one in zip(made, spent, strict=True))


def _result(session: Session[Any], seed: int, names: tuple[str, ...], thoughts: tuple[Thought, ...]) -> Result:
    outcome = session.outcome
    decisions = len(session.choices)
    if outcome is None:
        return Result(seed, names, (), (), decisions, "", finished=False, thoughts=thoughts)
    reason = outcome.reason
    return Result(seed, names, outcome.winners, outcome.scores, decisions, reason.id, cause=reason, thoughts=thoughts)


def _record(session: Session[Any]) -> Record:
    return packed((seat, option.key()) for seat, option in session.choices)


def _fault(error: Exception, session: Session[Any] | None) -> Fault:
    cause = error.__cause__ or error  # of a failed rule, the error behind it
    asks = session.asks if session else ()
    return Fault(
        f"{type(cause).__name__}: {cause}",
        asks[0].seat if asks else None,
        len(session.choices) if session else 0,
        "".join(traceback.format_exception(error)),
    )
