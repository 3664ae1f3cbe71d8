"""Every component by id, wherever it is: the same throughout a game."""

from collections.abc import Iterator

from emberhall.games.mage_knight.content import SCENARIO, SPELLS, deck_of
from emberhall.games.mage_knight.rules.choosing_heroes import skills_of
from emberhall.games.mage_knight.rules.scoring import deed_zones
from emberhall.games.mage_knight.state import State

#: Wounds never run out; this many are counted as lying in the pile.
_WOUNDS = 1000


def components(state: State) -> Iterator[str]:
    """Cards, tokens, tiles and dice."""
    for hero in state.heroes_left:
        yield from deck_of(hero)
        yield from skills_of(state, hero)
    yield from _cards(state)
    yield from _tokens(state)
    for zone in (state.countryside, state.core, state.countryside_box, state.core_box):
        yield from zone
    yield from (placed.tile for placed in state.map)
    yield from _before_volkare(state)
    dice = state.reserve + len(state.source)
    dice += sum(len(turn.dice) + len(turn.dice_set) for turn in (state.turn, *state.waiting))
    dice += sum((player.tactic_die >= 0) + len(player.claims) for player in state.players)
    yield from ["die"] * dice


def _before_volkare(state: State) -> Iterator[str]:
    """What lies ready for Volkare before he comes: the Spells for his deck, and his camp."""
    if not SCENARIO[state.setup.scenario].volkare:
        return
    if state.volkare is None:
        yield from (spell.id for spell in SPELLS if spell.competitive)
    if all(placed.tile != "volkare_camp" for placed in state.map):
        yield "volkare_camp"


def _cards(state: State) -> Iterator[str]:
    for deck in (
        state.advanced_deck,
        state.advanced_offer,
        state.spell_deck,
        state.spell_offer,
        state.artifact_deck,
        state.monastery_offer,
        state.box,
        state.improvements,
        state.wounds,
    ):
        yield from deck
    yield from (f"wound.{n}" for n in range(state.wounds_made + 1, _WOUNDS))
    for units in (state.regular_deck, state.elite_deck, state.unit_offer, state.unit_box):
        yield from units
    for player in state.players:
        for zone in (*deed_zones(player), player.dealt, player.planned):
            yield from zone
        for unit in player.units:
            yield unit.card
            if unit.banner:
                yield unit.banner
    for stranger in (state.dummy, state.volkare):
        if stranger is not None:
            yield from stranger.deck
            yield from stranger.discard


def _tokens(state: State) -> Iterator[str]:
    for player in state.players:
        yield from player.stack
        yield from player.skills
        yield from player.puppets
        yield from player.phantoms
    yield from state.common_skills
    yield from state.skill_box
    for stranger in (state.dummy, state.volkare):
        if stranger is not None:
            yield from stranger.stack
    if state.volkare is not None:
        for zone in state.volkare.army:
            yield from zone
    if state.factions is not None:
        for tokens in (*state.factions.stacks, *state.factions.used, *state.factions.items):
            yield from tokens
    for zone in state.phantoms:
        yield from zone
    for deck in state.enemies:
        yield from deck
    for pile in state.enemies_out:
        yield from pile
    yield from state.ruins
    yield from state.ruins_out
    for place in state.places.values():
        for zone in place.garrison:
            yield from zone
        yield from place.enemies
        yield from place.lurking
        yield from place.ruin
    if state.combat is not None:
        yield from state.combat.drawn
    for shields in (*state.chosen, *state.unchosen):
        yield from shields
    yield from state.colours
    yield from state.secret_colour
