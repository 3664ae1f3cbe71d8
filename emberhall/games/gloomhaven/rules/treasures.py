"""What follows when treasures are looted: doors open, the scenario acts, and what harms the looter does so at once."""

from emberhall.games.gloomhaven.content import scenario
from emberhall.games.gloomhaven.rules.board import figure_of
from emberhall.games.gloomhaven.rules.conditions import gain
from emberhall.games.gloomhaven.rules.damage import suffer
from emberhall.games.gloomhaven.rules.scenarios import PLAIN, hooks_of
from emberhall.games.gloomhaven.rules.special_rules import carry_out, open_by_loot
from emberhall.games.gloomhaven.state import Character, Table
from emberhall.kernel import NOWHERE, Flow


def looted(t: Table, character: Character) -> Flow[None]:
    """A character has looted: open doors that wait for goal treasures, and apply what the treasures do."""
    if (hooks := hooks_of(t.state)) is not PLAIN:
        yield from carry_out(t, hooks.looted(t, character))
    yield from open_by_loot(t)
    yield from _harm(t, character)


def _harm(t: Table, character: Character) -> Flow[None]:
    """In a campaign, what a treasure just looted does to its looter: damage and conditions (GH-TILE-37)."""
    state = t.state
    number = state.characters.index(character)
    seen = state.notes.get(f"looted:{number}", 0)
    if state.company is None or seen == len(character.treasures):
        return
    state.notes[f"looted:{number}"] = len(character.treasures)
    gifts = {one.number: one.gives for one in scenario(state.scenario).treasures}
    for treasure in character.treasures[seen:]:
        for gift in gifts.get(treasure, ()):
            figure = figure_of(state, character) if not character.exhausted else None
            if figure is None or figure.at == NOWHERE:
                return
            for condition in gift.conditions:
                gain(t, figure, condition)
            if gift.kind == "damage":
                yield from suffer(t, figure, gift.amount)
