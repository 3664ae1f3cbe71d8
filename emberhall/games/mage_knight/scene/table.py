"""What everyone shares: the Source, the offers, the stacks, the Round."""

from collections.abc import Iterable
from itertools import takewhile

import msgspec

from emberhall.effects import lasts
from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.content.tracks import LEVELS
from emberhall.games.mage_knight.names import name
from emberhall.games.mage_knight.rules.choosing_heroes import skills_of
from emberhall.games.mage_knight.rules.interaction import host, wares
from emberhall.games.mage_knight.rules.recruiting import price, recruitable
from emberhall.games.mage_knight.rules.scenario import by_players, scenario_of
from emberhall.games.mage_knight.scene.cards import (
    MANA_COLOURS,
    deed,
    hero_to_choose,
    hidden_enemy,
    lasting_skill,
    skill,
    tactic,
    unit_of_offer,
)
from emberhall.games.mage_knight.state import State
from emberhall.games.mage_knight.terms import BLACK, COLOURS, GOLD, Change
from emberhall.kernel import HIDDEN, msg
from emberhall.scene import Card, Die, Figure, Panel, Row, Stack, part


@part("night", "source", "turn")
def source(state: State) -> Panel:
    """The dice of the Source, and those used this turn."""
    seen: dict[int, int] = {}
    dice = []
    dark = state.night or lasts(state.turn.mods, Change.DARK_GROUND)
    for colour in state.source:
        seen[colour] = seen.get(colour, 0) + 1
        id = f"die:{COLOURS[colour]}" if seen[colour] == 1 else f"die:{COLOURS[colour]}.{seen[colour]}"
        barred = (colour == GOLD and dark) or (colour == BLACK and not dark)
        dice.append(Die(id, name("colour", COLOURS[colour]), MANA_COLOURS[colour], barred=barred))
    for i, colour in enumerate(state.turn.dice):
        dice.append(Die(f"used_die:{i}", name("colour", COLOURS[colour]), MANA_COLOURS[colour], spent=True))
    return Panel(
        "source",
        msg("source"),
        icon="mana",
        dice=tuple(dice),
        figures=(Figure(msg("dice-left"), state.turn.dice_left, "die"),) if state.turn.dice_left > 1 else (),
        notes=(msg("source-night" if dark else "source-day"),),
    )


@part("phantoms", "seals")
def fame_track(state: State) -> list[Panel]:
    """What lies on the Fame track: seals by their rows, and phantoms."""
    if not state.seals and not state.phantoms:
        return []
    seals = tuple(
        Figure(msg("seal-in-row", colour=name("colour", COLOURS[colour]), fame=LEVELS[row - 1].fame), row,
               colour=MANA_COLOURS[colour], id=f"seal:{row if i else 'next'}")
        for i, (row, colour) in enumerate(state.seals)
    )  # fmt: skip
    phantoms = tuple(hidden_enemy(f"phantom:{i}") for i, zone in enumerate(state.phantoms) if zone)
    notes = [msg("note-seals")] if seals else [msg("note-phantoms")]
    rows = (Row("phantoms", msg("phantoms"), phantoms),) if phantoms else ()
    return [Panel("fame-track", msg("fame-track"), icon="fame", figures=seals, rows=rows, notes=tuple(notes))]


@part("heroes_left", "phase", "players", "setup")
def heroes_to_choose(state: State) -> Panel | None:
    """The heroes left to choose from."""
    if state.phase != "heroes" or state.setup.heroes == "random":
        return None
    cards = tuple(hero_to_choose(hero, tuple(skills_of(state, hero))) for hero in state.heroes_left)
    row = Row("heroes", msg("heroes-left"), cards)
    return Panel("choose-hero", msg("choose-hero"), rows=(row,))


def market(state: State) -> Panel | None:
    """What the locals sell and for how much Influence, including what cannot be paid for yet."""
    if state.phase != "interact":
        return None
    player = state.players[state.turn.seat]
    place = host(state, player)
    units = [unit for unit in state.unit_offer if recruitable(state, place, unit)]
    sold = wares(state, player, place)
    cards = [(option.card, cost) for option, cost in sold if isinstance(option, ch.Buy)]
    figures = tuple(
        Figure(msg(f"ware-{option.key()}"), cost, emblem="influence")
        for option, cost in sold
        if not isinstance(option, ch.Buy)
    )
    rows = (
        Row("market:units", msg("market-units"), tuple(_for(unit_of_offer(u), price(state, place, u)) for u in units)),
        Row("market:cards", msg("market-cards"), tuple(_for(deed(card), cost) for card, cost in cards)),
    )
    notes = () if units or sold else (msg("market-empty"),)
    return Panel("market", msg("market", site=name("site", place.site)), rows=rows, figures=figures, notes=notes)


def _for(card: Card, cost: int) -> Card:
    """A card with its price."""
    return msgspec.structs.replace(card, corner=str(cost), ways=())


@part("artifact_deck", "players")
def turned_up(state: State) -> list[Row]:
    """What only the viewer sees and chooses from: Skills of their stack, Artifacts drawn."""
    skills = (token for player in state.players for token in player.stack if token != HIDDEN)
    artifacts = takewhile(lambda card: card != HIDDEN, reversed(state.artifact_deck.cards))
    return [
        Row("turned-up:skills", msg("skills-to-choose"), tuple(skill(token, spent=False) for token in skills)),
        Row("turned-up:artifacts", msg("artifacts-to-choose"), tuple(map(deed, artifacts))),
    ]


@part(
    "advanced_offer", "common_skills", "improvements", "lasting", "monastery_offer", "phase", "spell_offer", "tactics",
    "unit_offer",
)  # fmt: skip
def offers(state: State, here: tuple[str, ...]) -> list[Row]:
    """The offers, except for what is sold here: that lies in the middle."""

    def others(cards: Iterable[Card]) -> tuple[Card, ...]:
        return tuple(card for card in cards if card.id not in here)

    learned = (*state.advanced_offer, *state.monastery_offer)
    return [
        Row(
            "offer:tactics", msg("offer-tactics"), tuple(map(tactic, state.tactics)) if state.phase == "tactics" else ()
        ),
        Row("offer:units", msg("offer-units"), others(map(unit_of_offer, state.unit_offer))),
        Row("offer:advanced", msg("offer-advanced"), others(map(deed, learned))),
        Row("offer:spells", msg("offer-spells"), others(map(deed, state.spell_offer))),
        Row("offer:skills", msg("offer-skills"), tuple(skill(token, spent=False) for token in state.common_skills)),
        Row("middle", msg("skills-in-the-middle"), tuple(map(lasting_skill, state.lasting))),
        Row("improvements", msg("improvements"), tuple(map(deed, state.improvements))),
    ]


@part("artifact_deck", "core", "countryside")
def stacks(state: State) -> tuple[Stack, ...]:
    """The tiles and Artifacts left."""
    return (
        Stack("stack:countryside", msg("tiles-countryside"), len(state.countryside)),
        Stack("stack:core", msg("tiles-core"), len(state.core)),
        Stack("stack:artifacts", msg("artifact-deck"), len(state.artifact_deck)),
    )


@part("game_turns", "night", "players", "round", "round_turns", "setup")
def status(state: State) -> tuple[Figure, ...]:
    """The time of day, the Round, how soon it ends, the scenario."""
    scenario = scenario_of(state)
    figures = [
        Figure(msg("time"), msg("night" if state.night else "day"), "night" if state.night else "day"),
        Figure(msg("round"), state.round, of=by_players(state, scenario.rounds)),
    ]
    if state.round_turns >= 0:
        figures.append(Figure(msg("round-ends"), state.round_turns, "turn"))
    if state.game_turns >= 0:
        figures.append(Figure(msg("game-ends"), state.game_turns, "turn"))
    return (*figures, Figure(msg("scenario"), name("scenario", scenario.id)))
