"""Thinking in a separate process, which does not load the hall."""

import multiprocessing
import os
import threading
from typing import Any, NamedTuple

from emberhall.kernel import Rng, Session, find_game, prepare
from emberhall.kernel.steps import Recorded, Snapshot

from .factory import make_agent

_CALM = 5  # how far bots lower their priority below the hall's


class Situation(NamedTuple):
    """What another process needs to continue from a table's position."""

    place: str
    options: Any
    seats: int
    seed: str
    choices: list[tuple[int, str]]
    snapshot: Snapshot | None


def think(situation: Situation, seat: int, bot: str, luck: str) -> str:
    """The key of the option that the bot takes, from nothing but the seat's view."""
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
    """Start a thinking process: lower its priority, and end it with the hall."""
    if hasattr(os, "nice"):
        os.nice(_CALM)
    hall = multiprocessing.parent_process()
    if hall is not None:

        def leave_with_it() -> None:
            hall.join()
            os._exit(0)

        threading.Thread(target=leave_with_it, daemon=True).start()
