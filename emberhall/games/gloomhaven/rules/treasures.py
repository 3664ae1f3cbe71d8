"""What treasures do to whoever loots them: a campaign keeps what is in them, but harm is done at once."""

from emberhall.games.gloomhaven.content import scenario
from emberhall.games.gloomhaven.rules.board import figure_of
from emberhall.games.gloomhaven.rules.conditions import gain
from emberhall.games.gloomhaven.rules.damage import suffer
from emberhall.games.gloomhaven.state import Character, Table
from emberhall.kernel import NOWHERE, Flow


def harm(t: Table, character: Character) -> Flow[None]:
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
