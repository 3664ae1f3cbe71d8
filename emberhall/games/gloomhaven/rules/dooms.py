"""Dooms: which enemy they are on, what its death brings, and how they end or go on."""

from collections.abc import Callable

from emberhall.effects import Lasting
from emberhall.games.gloomhaven.content import CARDS
from emberhall.games.gloomhaven.effects.book import BOOK, KEPT, Playing, Trail
from emberhall.games.gloomhaven.effects.moments import Moment
from emberhall.games.gloomhaven.state import Active, Character, Figure, State, Table
from emberhall.kernel import ENDED, NOBODY, Flow


def dooms_of(character: Character) -> list[Active]:
    """The Dooms of a character that are active."""
    return [active for active in character.active if CARDS[active.card].half(active.half).kind == "doom"]


def doomed_by(state: State, card: str) -> int:
    """The enemy (id) that a card has doomed."""
    return next((one.about for one in _waiting(state, card)), NOBODY)


def _waiting(state: State, card: str) -> list[Lasting]:
    return [one for waiting in state.waiting.values() for one in waiting if one.source == card]


def go_on(state: State, card: str, figure: Figure) -> None:
    """A Doom goes on to another enemy."""
    for one in _waiting(state, card):
        one.about = figure.id


def dies(t: Table, figure: Figure, at: int, leave: Callable[[Table, Character, Active], None]) -> Flow[None]:
    """Announce the death of an enemy that was doomed; then Dooms that are still on it end."""
    if not any(figure.id in KEPT.doomed(t.state, n) for n, _ in enumerate(t.state.characters)):
        return ENDED
    return _dies(t, figure, at, leave)


def _dies(t: Table, figure: Figure, at: int, leave: Callable[[Table, Character, Active], None]) -> Flow[None]:
    play = Playing(figure, trail=Trail(targets=[figure.id], spots={"doomed": [at]}))
    yield from BOOK.trigger(t, Moment.DOOMED_ENEMY_DIES, play)
    yield from BOOK.trigger(t, Moment.DOOMED_ENEMY_DIES_WITHIN_2_OF_ANOTHER_ENEMY, play)
    for character in t.state.characters:
        for active in dooms_of(character):
            if doomed_by(t.state, active.card) == figure.id:
                leave(t, character, active)


def doomed_suffers(t: Table, figure: Figure) -> Flow[None]:
    """Announce damage to an enemy, as far as it is doomed."""
    return BOOK.trigger(t, Moment.DOOMED_ENEMY_SUFFERS_DAMAGE, Playing(figure, trail=Trail(targets=[figure.id])))


def doomed_begins(t: Table, figure: Figure) -> Flow[None]:
    """Announce the turn of an enemy, as far as it is doomed."""
    return BOOK.trigger(t, Moment.DOOMED_ENEMY_TURN_START, Playing(figure, trail=Trail(targets=[figure.id])))
