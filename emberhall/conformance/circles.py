"""No free circles: nobody can come back to where they were, over and over, at no cost.

A bot that plays at random, or badly, would go round until the game exceeds its bound, while everyone else waits. So it
is a fault if a seat, while nobody else is asked, comes back to the same question in the same position, and the same
decisions lead there again and again. The whole state is compared, random numbers and all, so a circle in which dice
fall or a card is drawn does not count; nor does one that ends by itself because the rules count how often they have
asked.

Something that can be opened and left, or selected and put back, must therefore cost something, lead somewhere or be
offered once: what a player only wants to look at is the interface's business, not the rules'.
"""

from collections.abc import Iterator
from typing import Any

from emberhall.kernel import EmberhallError, Rng, Session

from .sample import ENCODER, Sample, Stretch, same_question

_TIMES = 12  # rounds before a circle counts as endless
_WALKS = 12  # from a position that is looked at closely
_LONGEST = 4  # decisions of such a walk


def gone_round(p: Sample) -> Iterator[str]:
    """The decisions made so far have not led in a circle."""
    yield from _circle(p.session, p.stretch)


def ways_round(p: Sample) -> Iterator[str]:
    """No few decisions from here lead in a circle."""
    if len(p.session.asks) != 1:
        return
    ask, rng = p.session.asks[0], Rng(f"{p.session.seed} {len(p.session.choices)}")
    firsts = rng.shuffled(range(len(ask.options)))
    for walk in range(_WALKS):
        twin, passed = p.session.fork(), Stretch()
        passed.before(twin)
        for step in range(_LONGEST):
            try:
                twin.take(rng.below(len(twin.asks[0].options)) if step else firsts[walk % len(firsts)])
            except EmberhallError:  # another check reports that
                break
            if [asked.seat for asked in twin.asks] != [ask.seat]:
                break
            for what in _circle(twin, passed):
                yield what
                return


def _circle(session: Session[Any], stretch: Stretch) -> Iterator[str]:
    first = stretch.before(session)
    if first is not None:
        keys = [option.key() for _, option in session.choices[first:]]
        if _goes_on(session, keys):
            yield f"seat {stretch.seat} can repeat this forever, at no cost: {', '.join(keys)}"


def _goes_on(session: Session[Any], keys: list[str]) -> bool:
    """Whether these decisions lead back to the session's position, again and again."""
    twin, here = session.fork(), ENCODER.encode(session.state)
    for _ in range(_TIMES):
        for key in keys:
            if len(twin.asks) != 1 or twin.asks[0].option(key) is None:
                return False
            twin.choose(key)
        if len(twin.asks) != 1 or not same_question(twin.asks[0], session.asks[0]):
            return False
        if ENCODER.encode(twin.state) != here:
            return False
    return True
