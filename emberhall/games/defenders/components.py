"""Every card and token, wherever it is."""

from collections.abc import Iterator

from emberhall.games.defenders.effects.nodes.traits import ShapeShifter
from emberhall.games.defenders.rules.honors import worth
from emberhall.games.defenders.state import State
from emberhall.kernel import HIDDEN


def components(state: State) -> Iterator[str]:
    """Every card and token, wherever it is."""
    for zone in (state.hero_deck, state.hero_discard, state.gone, state.table, state.box, state.reserve,
                 *(hero.hand for hero in state.heroes)):  # fmt: skip
        yield from zone.cards
    for deck in (state.darkness_deck, state.darkness_discard, state.darkness_box, state.darkness_reserve):
        yield from deck.cards
    if state.global_effect:
        yield f"global.{state.global_effect}"
    if state.shown:
        yield state.shown
    yield from (f"quest:{quest}" for quest in (*state.quest_deck, *state.quest_discard, *state.quest_table))
    for hero in state.heroes:
        yield from (f"quest:{quest}" for quest in (*hero.completed, *([hero.quest] if hero.quest else ())))
    for colour in range(4):
        shapes = sum(hero.style == colour and hero.has(ShapeShifter) for hero in state.heroes)
        on_quests = sum(hero.collected[colour] for hero in state.heroes)
        count = state.supply[colour] + sum(state.minions[colour::4]) + on_quests + shapes
        yield f"minions:{colour}={count}"
    yield f"crystals={state.crystals_left + sum(state.crystals)}"
    yield f"gates={state.gates_left + len(state.gates)}"
    yield f"fires={state.fires_left + len(state.fires)}"
    yield from (token if token == HIDDEN else f"fame:{worth(token)}" for token in state.cup)
    yield from (f"fame:{value}" for hero in state.heroes for value in hero.major)
