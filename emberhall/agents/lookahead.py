"""Trying an option out: on a guess at what the seat cannot see, with the others' secret answers guessed too."""

from random import Random
from typing import Any

from emberhall.kernel import Ask, Session, View


def question(view: View[Any]) -> Ask:
    """The question that the viewer is asked now."""
    ask = view.ask
    assert ask is not None, "an agent is only called when its seat is asked"
    return ask


def tried(world: Session[Any], seat: int, index: int, random: Random) -> Session[Any]:
    """What becomes of a guessed world when the seat takes this option."""
    twin = world.fork()
    others = [ask for ask in twin.asks if ask.seat != seat]
    twin.take(index, seat)
    for ask in others:  # those who decide at the same time, while they are asked
        if twin.asked(ask.seat) is not ask:
            break
        twin.take(int(random.random() * len(ask.options)), ask.seat)
    return twin


def worth(session: Session[Any], seat: int) -> float:
    """What the position is to the seat: 1 a win, 0 a loss, else the game's own opinion."""
    outcome = session.outcome
    if outcome is not None:
        return 1.0 if seat in outcome.winners else 0.0
    return session.game.evaluate(session.state, seat)
