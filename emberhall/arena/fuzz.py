"""Random games under examination: whatever breaks is kept with the decisions that led there."""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec

from emberhall.kernel import LANGUAGES, EmberhallError, Game, Log, MissingText, Session, log_of, replay

from .match import BadMatch


class Fault(msgspec.Struct, frozen=True):
    """What broke, in which game, after which decisions."""

    game: str
    why: str
    log: Log


def fuzz(
    game: Game[Any, Any], games: int, seed: int = 0, progress: Callable[[int], None] | None = None
) -> Iterator[Fault]:
    """Play so many random games of every variant; yields what broke."""
    for options, seats in game.variants():
        for number in range(games):
            fault = examine_one(game, options, seats, seed + number)
            if fault is not None:
                yield fault
            if progress:
                progress(1)


def examine_one(game: Game[Any, Any], options: Any, seats: int, seed: int) -> Fault | None:
    """Play one random game and look at it on the way."""
    random = Random(seed)
    try:
        session = Session(game, options, seats, seed, keep=False)
    except EmberhallError as error:
        log = Log(game=game.name, game_version=game.version, options={}, seats=seats, seed=seed, choices=[])
        return Fault(game.name, str(error), log)
    try:
        _examine(session, random)
    except EmberhallError as error:
        return Fault(game.name, str(error), log_of(session))
    except (MissingText, TypeError, ValueError, LookupError, AttributeError, AssertionError) as error:
        return Fault(game.name, f"{type(error).__name__}: {error}", log_of(session))
    return None


def _examine(session: Session[Any], random: Random) -> None:
    game = session.game
    parts = Counter(game.components(session.state))
    while asks := session.asks:
        if len(session.choices) >= game.longest:
            raise BadMatch("too-long", game=game.name, most=game.longest)
        ask = random.choice(asks)
        if random.random() < 0.02:
            _look(session)
        session.take(int(random.random() * len(ask.options)), ask.seat)
    if Counter(game.components(session.state)) != parts:
        raise BadMatch("components-lost", game=game.name)
    _look(session)
    again = replay(log_of(session), game, keep=False)
    if msgspec.msgpack.encode(again.state) != msgspec.msgpack.encode(session.state):
        raise BadMatch("not-the-same-again", game=game.name)


def _look(session: Session[Any]) -> None:
    """Draw what every seat sees and say every question, in every language."""
    texts = session.game.texts
    for viewer in (*range(session.seats), None):
        session.view(viewer).scene()
    for ask in session.asks:
        for language in LANGUAGES:
            texts.say(ask.prompt, language)
            for option in ask.options:
                texts.say(option.label(), language)
