"""Thinking in a process of its own, which needs nothing of the hall that asks it."""

import multiprocessing
import os
import threading
from typing import Any, NamedTuple

from emberhall.kernel import Rng, Session, find_game, prepare
from emberhall.kernel.steps import Recorded, Snapshot

from .factory import make_agent

_CALM = 5  # how much bots give way to the hall


class Situation(NamedTuple):
    """What another process needs to play on from where a table stands."""

    place: str
    options: Any
    seats: int
    seed: str
    choices: list[tuple[int, str]]
    snapshot: Snapshot | None


def think(situation: Situation, seat: int, bot: str, luck: str) -> str:
    """The key of the option that the bot takes; it is shown nothing but the seat's view."""
    game = prepare(find_game(situation.place))
    agent = make_agent(bot, game, Rng(luck))
    session = Session(
        game, game.parse_options(situation.options), situation.seats, situation.seed, keep=agent.looks_ahead
    )
    done = 0
    if situation.snapshot:
        done = situation.snapshot.at
        session.go_on(situation.snapshot._replace(events=0), [(s, Recorded(k)) for s, k in situation.choices[:done]])
    for chooser, key in situation.choices[done:]:
        session.choose(key, chooser)
    view = session.view(seat)
    assert view.ask is not None
    return view.ask.options[agent.choose(view)].key()


def sit_down() -> None:
    """Begin as a thinking process: give way to the hall, and do not outlive it."""
    if hasattr(os, "nice"):
        os.nice(_CALM)
    hall = multiprocessing.parent_process()
    if hall is not None:

        def leave_with_it() -> None:
            hall.join()
            os._exit(0)

        threading.Thread(target=leave_with_it, daemon=True).start()
