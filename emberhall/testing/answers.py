"""Tables explain themselves: whatever cannot be chosen has a reason, in every language."""

from collections.abc import Callable, Iterable
from typing import Any

from emberhall import rulebook
from emberhall.kernel import LANGUAGES, Game, Rng, Session


def reasons_given(
    game: Game[Any, Any],
    setup: Any,
    seats: int,
    *,
    seed: int,
    about: Callable[[Any, int], Iterable[str]],
    positions: int,
) -> None:
    """Play at random through that many positions, in as many games as it takes, and ask about these elements: each can
    be chosen or says why not."""
    session, rng = Session(game, setup, seats, seed), Rng(seed)
    for at in range(positions):
        if not session.asks:
            session = Session(game, setup, seats, 1000 * (seed + 1) + at)  # that game is over: start another
        ask = session.asks[0]
        view = session.view(ask.seat)
        for element in about(session.state, ask.seat):
            reason = view.why_not(element, ask.seat)
            assert (reason is None) == any(element in option.touches() for option in ask.options), element
            if reason is not None:
                for text in filter(None, (reason.why, reason.missing)):
                    assert all(game.texts.say(text, language) for language in LANGUAGES)
                assert reason.rule is None or rulebook.find(reason.rule), reason.rule
        session.take(rng.below(len(ask.options)), ask.seat)
