"""Golden games: whole games with fingerprints of their positions, so that no rule changes unnoticed.

A file has one game per line: its decisions as a `Record`, and a fingerprint of every tenth position and of the last.
"""

import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from emberhall.agents import make_agent
from emberhall.kernel import EmberhallError, Game, Rng, Session

from .match import play_seats
from .record import packed, unpacked

EVERY = 10
_STATE = msgspec.msgpack.Encoder()


class Golden(msgspec.Struct, frozen=True):
    """One game: its set-up, its players, its decisions, and the fingerprints of its positions."""

    version: int
    options: dict[str, Any]
    seats: int
    seed: int
    by: str
    keys: list[str]
    choices: str
    prints: str

    def decisions(self) -> list[tuple[int, str]]:
        """The decisions, as seats and keys."""
        return unpacked(self.keys, self.choices)

    def __str__(self) -> str:
        options = ", ".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.by} at {self.seats} seats, seed {self.seed} ({options})"


def played(game: Game[Any, Any], options: Any, seats: int, seed: int, by: str = "random") -> Golden:
    """Record a game played to its end by agents of this name."""
    rng = Rng(f"{seed} golden")
    if by == "random":
        session = Session(game, options, seats, seed, keep=False)
        session.play_out(Random(seed).random, game.longest)
    else:
        agents = [make_agent(by, game, rng.split()) for _ in range(seats)]
        session = Session(game, options, seats, seed, keep=any(agent.looks_ahead for agent in agents))
        play_seats(session, agents, game.longest)
    decisions = [(seat, option.key()) for seat, option in session.choices]
    record = packed(decisions)
    return Golden(
        game.version,
        msgspec.to_builtins(session.options),
        seats,
        seed,
        by,
        record.keys,
        record.choices,
        " ".join(_prints(game, session.options, seats, seed, decisions)),
    )


def difference(golden: Golden, game: Game[Any, Any]) -> str | None:
    """Where the game differs from its recording, or None."""
    if golden.version != game.version:
        return f"written by rules of version {golden.version}, these are {game.version}: record the golden games again"
    expected = golden.prints.split()
    decisions = golden.decisions()
    at = -EVERY
    try:
        found = _prints(game, game.parse_options(golden.options), golden.seats, golden.seed, decisions)
        for at, (was, now) in enumerate(zip(expected, found, strict=True)):
            if was != now:
                return f"another position after {min(at * EVERY, len(decisions))} decisions"
    except EmberhallError as error:
        return f"after {max(at, 0) * EVERY} decisions: {error}"
    return None


def _prints(
    game: Game[Any, Any], options: Any, seats: int, seed: int, decisions: list[tuple[int, str]]
) -> Iterator[str]:
    """The fingerprint of the position at the start, after every tenth decision, and at the end."""
    session = Session(game, options, seats, seed, keep=False)
    for at, (seat, key) in enumerate(decisions):
        if at % EVERY == 0:
            yield _print(session)
        session.choose(key, seat)
    yield _print(session)


def _print(session: Session[Any]) -> str:
    over = "" if session.outcome is None else f"{session.outcome.winners}{session.outcome.scores}"
    return hashlib.blake2b(_STATE.encode(session.state) + over.encode(), digest_size=4).hexdigest()


def read(file: Path) -> list[Golden]:
    """The games in a file."""
    lines = file.read_bytes().splitlines() if file.exists() else []
    return [msgspec.json.decode(line, type=Golden) for line in lines]


def write(file: Path, games: Iterable[Golden]) -> None:
    """Write these games to the file."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(b"".join(msgspec.json.encode(golden) + b"\n" for golden in games))


def differences(file: Path, game: Game[Any, Any], part: slice = slice(None)) -> list[str]:
    """The differences from the recorded games in a file, or from some of them."""
    found = ((golden, difference(golden, game)) for golden in read(file)[part])
    return [f"{golden}: {why}" for golden, why in found if why]


def selection(game: Game[Any, Any], bots: int = 0, by: str | None = None) -> Iterator[tuple[Any, int, int, str]]:
    """Record games: every variant at random, and some, evenly spread, by the game's own bot (or `by`)."""
    variants = list(game.variants())
    for seed, (options, seats) in enumerate(variants):
        yield options, seats, seed, "random"
    own = by or next(iter(game.bots), None)
    if own is not None:
        for at in range(min(bots, len(variants))):
            seed = at * len(variants) // bots
            yield *variants[seed], seed, own
