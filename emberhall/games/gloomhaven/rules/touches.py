"""What special rules do to figures at a moment: damage, healing, who leaves the map."""

from collections.abc import Iterator

from emberhall.games.gloomhaven.content import plan_of
from emberhall.games.gloomhaven.content.formulas import worth
from emberhall.games.gloomhaven.content.pages import SpecialRule, Touch
from emberhall.games.gloomhaven.rules.board import ground, on_map
from emberhall.games.gloomhaven.rules.damage import leave, suffer
from emberhall.games.gloomhaven.rules.healing import heal
from emberhall.games.gloomhaven.rules.notes import marked, room_with, word
from emberhall.games.gloomhaven.rules.special_rules import KINDS, apply_special_rules, holds, occasions
from emberhall.games.gloomhaven.rules.values import flies, ignores_scenario
from emberhall.games.gloomhaven.state import Figure, State, Table
from emberhall.kernel import ENDED, NOWHERE, Flow


def moment(t: Table, on: str, figure: Figure | None = None) -> Flow[None]:
    """Apply the special rules for the start or end of a round, or of the turn of a figure."""
    return _moment(t, on, figure) if on in occasions(t.state.scenario) else ENDED


def _moment(t: Table, on: str, figure: Figure | None) -> Flow[None]:
    yield from apply_special_rules(t, on)
    for rule in plan_of(t.state.scenario).scenario.special:
        if rule.on == on and (rule.touch is not None or rule.exit) and holds(t.state, rule):
            yield from _touched(t, rule, figure)


def _touched(t: Table, rule: SpecialRule, figure: Figure | None) -> Flow[None]:
    state = t.state
    if rule.exit:
        for n, character in enumerate(state.characters):
            if not character.exhausted and state.figures[character.figure].at in marked(state, rule.exit):
                leave(t, n)
    if rule.touch is not None:
        for one in [figure] if figure is not None else list(state.figures.values()):
            if one.at != NOWHERE and _meant(state, rule.touch, one):
                yield from _do(t, rule.touch, one)


def _do(t: Table, touch: Touch, figure: Figure) -> Flow[None]:
    characters, level = len(t.state.characters), t.state.level
    if touch.heal:
        heal(t, figure, worth(touch.heal, characters, level))
    if touch.damage:
        yield from suffer(t, figure, worth(touch.damage, characters, level))


def _meant(state: State, touch: Touch, figure: Figure) -> bool:
    """Whether a figure is one of those that a rule speaks of."""
    if figure.kind not in KINDS[touch.who] or (touch.scenario_effect and ignores_scenario(state, figure)):
        return False
    if touch.tile and plan_of(state.scenario).room_of.get(figure.at) != room_with(state, touch.tile):
        return False
    if touch.difficult and (figure.at not in state.map.difficult or flies(state, figure)):
        return False
    if touch.marker:
        apart = ground(state).apart(figure.at)
        return any(apart[at] <= touch.within for at in marked(state, touch.marker))
    return not touch.near or any(apart <= touch.within for apart in _apart(state, figure, word(touch.near)))


def _apart(state: State, figure: Figure, name: str) -> Iterator[int]:
    """How far it is from each of the objects of a name."""
    apart = ground(state).apart(figure.at)
    return (apart[other.at] for other in on_map(state) if other.name == name)
