"""Trying an option out on a guess at what is hidden, with random secret answers by the others."""

from random import Random
from typing import Any

from emberhall.kernel import Ask, Session, View


def question(view: View[Any]) -> Ask:
    """The viewer's open question."""
    ask = view.ask
    assert ask is not None, "an agent is only called when its seat is asked"
    return ask


def tried(world: Session[Any], seat: int, index: int, random: Random) -> Session[Any]:
    """A copy of a guessed world in which the seat has taken this option."""
    twin = world.fork()
    others = [ask for ask in twin.asks if ask.seat != seat]
    twin.take(index, seat)
    for ask in others:  # the others who decide at the same time
        if twin.asked(ask.seat) is not ask:
            break
        twin.take(int(random.random() * len(ask.options)), ask.seat)
    return twin


def worth(session: Session[Any], seat: int) -> float:
    """How good the position is for the seat: 1 a win, 0 a loss, else what the game's `evaluate` says."""
    outcome = session.outcome
    if outcome is not None:
        return 1.0 if seat in outcome.winners else 0.0
    return session.game.evaluate(session.state, seat)
