"""Moments for which titles, heroes and rewards wait: what they say is done for those whom it concerns."""

from emberhall.effects import Lasts
from emberhall.effects.nodes import walk
from emberhall.games.runewars.content import HEROES, TITLES
from emberhall.games.runewars.effects.book import BOOK, Playing
from emberhall.games.runewars.state import HeroFigure, Table
from emberhall.kernel import NO, NOBODY, YES, Ask, Flow, msg


def _done(t: Table, playing: Playing, source: object, moment: str) -> Flow[None]:
    for node in walk(source):
        if isinstance(node, Lasts) and node.when == moment and BOOK.possible(t.state, playing, node.effect):
            if node.may:
                prompt = msg("prompt-may", effect=BOOK.text(node.effect))
                if (yield Ask(playing.seat, prompt, (YES, NO))) is not YES:
                    continue
            yield from BOOK.do(t, playing, node.effect)


def for_titles(t: Table, moment: str) -> Flow[None]:
    """What titles say of a moment."""
    for id, title in t.state.titles.items():
        if title.owner != NOBODY:
            yield from _done(t, Playing(title.owner, card=id), TITLES[id].effects, moment)


def for_hero(t: Table, seat: int, hero: HeroFigure, moment: str, side: int = -1) -> Flow[None]:
    """What a hero's own ability, and what he carries openly, say of a moment."""
    playing = Playing(seat, side, hero=hero.id, area=hero.area)
    yield from _done(t, playing, HEROES[hero.id].ability, moment)
