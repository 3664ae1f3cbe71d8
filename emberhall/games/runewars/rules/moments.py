"""Moments for which titles, heroes and rewards wait: what they say is done for those whom it concerns."""

from emberhall.effects import Lasts
from emberhall.effects.nodes import walk
from emberhall.games.runewars.content import HEROES, TITLES
from emberhall.games.runewars.effects.book import BOOK, Play
from emberhall.games.runewars.state import HeroFigure, Land
from emberhall.games.runewars.terms import NOBODY
from emberhall.kernel import NO, YES, Ask, Flow, msg


def _done(t: Land, play: Play, source: object, moment: str) -> Flow[None]:
    for node in walk(source):
        if isinstance(node, Lasts) and node.when == moment and BOOK.possible(t.state, play, node.effect):
            if node.may:
                prompt = msg("prompt-may", effect=BOOK.text(node.effect))
                if (yield Ask(play.seat, prompt, (YES, NO))) is not YES:
                    continue
            yield from BOOK.do(t, play, node.effect)


def for_titles(t: Land, moment: str) -> Flow[None]:
    """What titles say of a moment."""
    for id, title in t.state.titles.items():
        if title.owner != NOBODY:
            yield from _done(t, Play(title.owner, card=id), TITLES[id].effects, moment)


def for_hero(t: Land, seat: int, hero: HeroFigure, moment: str, side: int = -1) -> Flow[None]:
    """What a hero's own ability, and what he carries openly, say of a moment."""
    play = Play(seat, side, hero=hero.id, area=hero.area)
    yield from _done(t, play, HEROES[hero.id].ability, moment)
