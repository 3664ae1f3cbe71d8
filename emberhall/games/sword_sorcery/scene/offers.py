"""What you choose from before a quest: classes, powers, wares."""

from collections.abc import Iterable, Mapping
from functools import cache

from emberhall.games.sword_sorcery.content import CLASSES, ITEMS
from emberhall.games.sword_sorcery.effects.book import card_texts
from emberhall.games.sword_sorcery.names import hero_name
from emberhall.games.sword_sorcery.rules.items import may_wear
from emberhall.games.sword_sorcery.rules.rounds import learnable
from emberhall.games.sword_sorcery.scene.emblems import CLASSES as CLASS_EMBLEMS
from emberhall.games.sword_sorcery.scene.heroes import card_of
from emberhall.games.sword_sorcery.state import Hero, State
from emberhall.games.sword_sorcery.terms import named
from emberhall.kernel import msg
from emberhall.scene import Card, Figure, Panel, Row, part


def classes(ids: Iterable[str]) -> Row:
    """Heroes to choose from: what they are, can do and begin with."""
    return Row("classes", msg("row-classes"), tuple(map(_class, ids)))


@cache
def _class(id: str) -> Card:
    kind = CLASSES[id]
    figures = (
        Figure(msg("figure-hp"), kind.hp[0], emblem="life"),
        Figure(msg("figure-movement"), kind.movement, emblem="move"),
        Figure(msg("figure-save"), msg("save-number", n=kind.save)),
        Figure(msg("figure-nature"), named("nature", kind.nature)),
    )
    name = msg("hero-and-class", hero=named("hero", kind.hero), **{"class": named("class", kind.id)})
    begins = msg("class-start", items=tuple(named("item", id) for id in kind.start))
    style = msg("class-style", style=named("style", kind.style), nature=named("nature", kind.nature))
    return Card(
        f"class:{kind.id}", name, (*card_texts(kind.innate), begins), kind=style, figures=figures,
        emblem=CLASS_EMBLEMS[kind.id], frame="hero",
    )  # fmt: skip


def powers(hero: Hero) -> Row:
    """The powers that a hero may choose now."""
    found = tuple(card_of(id, element=f"power:{id}") for id in learnable(hero))
    return Row("learnable", msg("row-learnable"), found)


def choosing(hero: Hero) -> bool:
    """Whether a hero has yet to choose a power."""
    return len(hero.powers) < hero.kind.powers[hero.rank - 1] and bool(learnable(hero))


def wares(stock: Mapping[str, int], hero: Hero) -> Row:
    """What the emporium has for a hero, with prices; what they cannot afford is turned."""
    found = tuple(
        card_of(id, element=f"ware:{id}", corner=str(ITEMS[id].price), spent=ITEMS[id].price > hero.crowns)
        for id, left in stock.items()
        if left and may_wear(hero, ITEMS[id])
    )
    return Row("wares", msg("row-wares"), found)


@part("heroes", "phase", "ready", "setup", "stock")
def offered(state: State) -> Panel | None:
    """What is on offer at the table: the party, powers, wares."""
    hero = next((one for one in state.heroes if choosing(one)), None)
    if hero is not None:
        return Panel("offer", hero_name(hero), rows=(powers(hero),), emblem=CLASS_EMBLEMS[hero.cls])
    if state.phase == "party":
        motto = None if state.setup.soul_storm else msg("natures-apart")
        return Panel("offer", msg("row-classes"), rows=(classes(CLASSES),), motto=motto)
    if state.phase == "shop":
        hero = next((one for one in state.heroes if one.id not in state.ready), None)
        if hero is not None:
            return Panel("offer", msg("emporium", who=hero_name(hero)), rows=(wares(state.stock, hero),))
    return None
