"""Run as a process: many threads at once use games whose types have not been read before."""

from __future__ import annotations

import sys
import threading
from typing import Any

import msgspec

from emberhall.kernel import CHECKPOINT, Flow, Game, Outcome, Rng, Session, State, Table
from tests.kernel.tables import WON, a_game, ask

THREADS = 8


class Options(msgspec.Struct, frozen=True):
    """No options."""


def strange_game(number: int) -> Game[Any, Any]:
    """A game whose state is a tree of types made for it."""
    kinds: list[Any] = [str]
    for depth in range(12):
        fields = [("one", kinds[-1] | None, None), ("more", list[kinds[-1]], msgspec.field(default_factory=list))]  # type: ignore[misc,valid-type]
        kinds.append(msgspec.defstruct(f"Kind{number}_{depth}", fields))
    state = msgspec.defstruct(f"State{number}", [("tree", kinds[-1])], bases=(State,), kw_only=True)
    options = msgspec.defstruct(f"Options{number}", [("deep", kinds[5] | None, None)], frozen=True)

    def setup(options: Any, seats: int, rng: Rng) -> Any:
        return state(rng=rng, tree=kinds[-1]())

    def play(t: Table[Any]) -> Flow[Outcome]:
        for _ in range(3):
            yield CHECKPOINT
            yield ask(0)
        return Outcome((0,), WON)

    return a_game(play, state=state, setup=setup, options=options)


def main(games: int) -> None:
    """Use every game from many threads at once."""
    sys.setswitchinterval(1e-6)
    for number in range(games):
        game = strange_game(number)
        sessions = [Session(game) for _ in range(THREADS)]
        for session in sessions:
            session.choose("pick:1")
        start = threading.Barrier(THREADS)

        def step_back(session: Session[Any]) -> None:
            start.wait()  # noqa: B023
            session.undo()
            session.game.parse_options({})

        threads = [threading.Thread(target=step_back, args=(session,)) for session in sessions]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert all(session.choices == [] for session in sessions)


if __name__ == "__main__":
    main(int(sys.argv[1]))
