"""The names of things, as messages."""

from collections.abc import Sequence
from functools import lru_cache

from emberhall.games.sword_sorcery.content import CLASSES, ENEMIES, ITEMS, card_of
from emberhall.games.sword_sorcery.state import Companion, Enemy, Figure, Hero, State
from emberhall.games.sword_sorcery.terms import named
from emberhall.kernel import Message, msg


def _enemy_name(kind: str, rank: str) -> Message:
    if rank == "master":
        return named("enemy", kind)
    return msg("enemy-ranked", enemy=named("enemy", kind), rank=named("rank", rank))


_HEROES = {id: named("hero", kind.hero) for id, kind in CLASSES.items()}
_ENEMIES = {id: {rank: _enemy_name(id, rank) for rank in kind.ranks} for id, kind in ENEMIES.items()}


@lru_cache(1024)
def area_name(id: str) -> Message:
    """The name of an area: that of its tile, and its letter."""
    tile, _, letter = id.partition(".")
    return msg("area", tile=named("tile", tile), letter=letter)


def place_name(state: State, area: int) -> Message:
    """The name of an area by its number."""
    return area_name(state.ground.ids[area])


def hero_name(hero: Hero) -> Message:
    """The name of a hero."""
    return _HEROES[hero.cls]


def figure_name(figure: Figure) -> Message:
    """The name of any figure on the map."""
    if type(figure) is Hero:
        return _HEROES[figure.cls]
    if type(figure) is Enemy:
        return named("enemy", figure.name) if figure.name else _ENEMIES[figure.kind][figure.rank]
    assert isinstance(figure, Companion)
    return named("companion", figure.kind)


def told_apart(state: State, figures: Sequence[Figure]) -> list[tuple[int, Message]]:
    """Figures to choose from, by id and name; namesakes are told apart by area and hit points."""
    if len(figures) < 2:
        return [(one.id, figure_name(one)) for one in figures]
    names = [figure_name(one) for one in figures]
    return [
        (one.id, name if names.count(name) == 1 else _with_place(state, one, name))
        for one, name in zip(figures, names, strict=True)
    ]


def _with_place(state: State, figure: Figure, name: Message) -> Message:
    return msg("figure-apart", name=name, area=place_name(state, figure.area), hp=figure.hp)


def card_name(id: str) -> Message:
    """The name of a power, item or power card, or of a copy of one."""
    card = card_of(id)
    return named("item" if card in ITEMS else "power", card)
