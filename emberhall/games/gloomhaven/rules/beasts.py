"""The summon that comes along with its character from the start, and the commands it performs."""

from emberhall.games.gloomhaven import choices as ch
from emberhall.games.gloomhaven.content import BEASTS, CLASSES, plan_of
from emberhall.games.gloomhaven.effects.nodes import Summon
from emberhall.games.gloomhaven.names import class_name
from emberhall.games.gloomhaven.rules.board import empty_beside, figure_of, nearest_empty
from emberhall.games.gloomhaven.rules.notes import happened
from emberhall.games.gloomhaven.state import Character, Figure, State, Table
from emberhall.games.gloomhaven.terms import HEROES
from emberhall.kernel import Flow, choose, msg


def is_beast(figure: Figure) -> bool:
    """Whether a figure is such a summon."""
    return figure.kind == "summon" and figure.name in BEASTS


def beast_of(state: State, owner: int) -> Figure | None:
    """The beast of a character, if it still stands."""
    return next((f for f in state.figures.values() if is_beast(f) and f.owner == owner), None)


def bring_beasts(t: Table) -> Flow[None]:
    """Place the beasts on empty hexes beside their characters (GH-SUMMON-01)."""
    state = t.state
    for number, character in enumerate(state.characters):
        sheet = CLASSES[character.cls]
        if isinstance(sheet.beast, Summon):
            yield from _bring(t, number, character, sheet.beast, sheet.beast_hp)


def _bring(t: Table, number: int, character: Character, beast: Summon, more: int) -> Flow[None]:
    state, plan = t.state, plan_of(t.state.scenario)
    here = figure_of(state, character).at
    options = [ch.at(plan.hexes[at]) for at in empty_beside(state, here) or nearest_empty(state, here)]
    prompt = msg("ask-beast", who=class_name(character.cls))
    chosen = yield from choose(character.seat, prompt, options, "GH-SUMMON-01")
    hp = beast.hp + more * character.level
    at = plan.index[chosen.to]
    figure = Figure(
        id=state.next_id, kind="summon", name=beast.name, side=HEROES, at=at, hp=hp, most=hp, owner=number
    )  # fmt: skip
    state.next_id += 1
    state.figures[figure.id] = figure


def forgone(state: State, owner: int, half: str) -> bool:
    """Whether a character has given up this half of the turn for the beast."""
    return happened(state, f"forgone:{owner}:{half}") == state.round
