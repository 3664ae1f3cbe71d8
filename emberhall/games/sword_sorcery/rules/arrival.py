"""Coming into an area: hazard, fire, shadows, and what it triggers in the quest."""

from emberhall.games.sword_sorcery.content import SHADOWS, card_of
from emberhall.games.sword_sorcery.effects.book import BOOK
from emberhall.games.sword_sorcery.effects.playing import Playing
from emberhall.games.sword_sorcery.names import place_name
from emberhall.games.sword_sorcery.rules.conditions import burn
from emberhall.games.sword_sorcery.rules.death import lose_hp
from emberhall.games.sword_sorcery.rules.quests import fire, follow
from emberhall.games.sword_sorcery.rules.sight import apart, in_sight_of
from emberhall.games.sword_sorcery.rules.stats import bonus, flies
from emberhall.games.sword_sorcery.state import Figure, Hero, Table
from emberhall.games.sword_sorcery.terms import named
from emberhall.kernel import Flow, msg


def in_fire(t: Table, figure: Figure) -> None:
    """Burn a figure that enters an area with fire or starts a turn there (SS-FULL-MAP-09)."""
    for token in t.state.fires:
        if token.area == figure.area:
            burn(t, figure, token.level)


def arrive(t: Table, figure: Figure, area: int, *, placed: bool = False) -> Flow[None]:
    """A figure comes into an area; placed: without moving or being pushed (SS-FULL-MAP-05, SS-FULL-MOVE-05)."""
    state = t.state
    figure.area = area
    hero = type(figure) is Hero
    hazard = hero and not placed and state.ground.terrain[area] == "hazardous"
    if hazard and not flies(figure) and not bonus(state, figure, "ignore_hindrance"):
        yield from lose_hp(t, figure, 1)  # SS-OBST-06
    in_fire(t, figure)
    if type(figure) is Hero and not figure.ghost:
        yield from reveal(t)
        yield from fire(t, enters=state.ground.ids[area])


def reveal(t: Table) -> Flow[None]:
    """Shadows that a living hero sees are turned, the nearest first (SS-FULL-ENEMY-09, SS-FULL-ENEMY-10)."""
    state = t.state
    while hidden := [shadow for shadow in state.ground.shadows if shadow[0] in state.tokens]:
        seen = []
        for hero in state.living():
            known = in_sight_of(state, hero, [area for _, area in hidden])
            seen += [(apart(state, hero.area, area), id, area) for id, area in hidden if area in known]
        if not seen:
            return
        _, id, area = min(seen)
        state.tokens.remove(id)
        if not state.shadows:
            state.shadows.cards, state.shadows_gone.cards = state.shadows_gone.cards, []
            t.shuffle(state.shadows)
        card = t.draw(state.shadows, state.shadows_gone)
        kind = SHADOWS[card_of(card)]
        t.say(msg("say-shadow", what=named("shadow", kind.id), where=place_name(state, area)))
        t.beat()
        if kind.effect is not None:
            yield from BOOK.do(t, Playing(state.active, area=area), kind.effect)
        yield from follow(t)
