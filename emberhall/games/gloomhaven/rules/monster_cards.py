"""Monster ability cards: one for each type on the board in every round."""

from functools import cache

from emberhall.games.gloomhaven.content import ABILITY
from emberhall.games.gloomhaven.content.kinds import MonsterAbility
from emberhall.games.gloomhaven.content.random_dungeon import PAGES
from emberhall.games.gloomhaven.effects.book import BOOK
from emberhall.games.gloomhaven.effects.printed import ability_text
from emberhall.games.gloomhaven.names import monster_name
from emberhall.games.gloomhaven.rules.board import on_map
from emberhall.games.gloomhaven.rules.scenarios import SCENARIOS
from emberhall.games.gloomhaven.state import State, Table
from emberhall.kernel import msg


def card_of(state: State, type: str) -> MonsterAbility:
    """The ability card that is revealed for a type."""
    return _printed(state.monsters[type].card)


@cache
def _printed(card: str) -> MonsterAbility:
    return ABILITY[int(card.rpartition(":")[2])]


def types_on_map(state: State) -> list[str]:
    """The types with at least one standee on the map, in the order they came; those that act in this scenario."""
    types = dict.fromkeys([figure.name for figure in on_map(state) if figure.kind == "monster"])
    hooks = SCENARIOS.get(state.scenario % PAGES)
    if hooks is None:
        return list(types)
    awake = [figure for figure in on_map(state) if figure.kind == "monster" and not hooks.sleeps(state, figure)]
    types = dict.fromkeys(figure.name for figure in awake)
    return [type for type in dict.fromkeys((*types, *hooks.expected(state))) if not hooks.idle(state, type)]


def reveal_card(t: Table, type: str) -> None:
    """Reveal a card for a type that has none this round (GH-MABIL-01, GH-DOOR-07)."""
    monsters = t.state.monsters[type]
    if monsters.card:
        return
    if not monsters.deck:
        reshuffle(t, type)
    card = t.flip(monsters.deck)
    monsters.card = card
    if t.events is not None:
        shown = card_of(t.state, type)
        text = ability_text(BOOK, shown)
        t.say(msg("say-monster-card", monsters=monster_name(type), initiative=shown.initiative, text=text))


def reshuffle(t: Table, type: str) -> None:
    """Shuffle the discards of a type back into its deck."""
    monsters = t.state.monsters[type]
    t.move_all(monsters.discard, monsters.deck)
    t.shuffle(monsters.deck)


def put_away(t: Table) -> None:
    """Discard the round's cards; one with the shuffle symbol sends its discards back (GH-END-03)."""
    for type, monsters in t.state.monsters.items():
        if monsters.card:
            shuffle = card_of(t.state, type).reshuffle
            monsters.discard.add(monsters.card)  # type: ignore[arg-type]
            monsters.card = ""
            monsters.consumed = 0
            if shuffle:
                reshuffle(t, type)
