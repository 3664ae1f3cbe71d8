"""What follows when a character curses an enemy."""

from emberhall.games.gloomhaven.effects.book import BOOK, Playing, Trail
from emberhall.games.gloomhaven.effects.moments import Moment
from emberhall.games.gloomhaven.rules.board import hostile
from emberhall.games.gloomhaven.state import Figure, Table
from emberhall.kernel import ENDED, Flow


def cursed(t: Table, by: Figure, figure: Figure) -> Flow[None]:
    """Announce a CURSE that a character has given an enemy."""
    if by.kind != "character" or not hostile(by, figure):
        return ENDED
    play = Playing(by, owner=by.owner, trail=Trail(targets=[figure.id]))
    return BOOK.trigger(t, Moment.YOU_CURSE_AN_ENEMY, play)
