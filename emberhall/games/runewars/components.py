"""Every card and token, wherever it is: the examination checks that none is lost."""

from collections.abc import Iterable, Iterator

from emberhall.games.runewars.content import DEVELOPMENTS, FACTIONS, ORDERS, UNITS, UNITS_OF
from emberhall.games.runewars.state import State
from emberhall.games.runewars.terms import STRONGHOLDS
from emberhall.kernel import HIDDEN, NOBODY


def components(state: State) -> Iterator[str]:
    """Every card and token, wherever it is."""
    yield from _cards(state)
    figures: dict[str, int] = {**state.neutrals}
    strongholds = dict.fromkeys(FACTIONS, STRONGHOLDS)
    developments: dict[str, int] = {}
    taken = [player.faction for player in state.players]
    for faction in FACTIONS:
        if faction not in taken:
            figures |= {unit: UNITS[unit].count for unit in UNITS_OF[faction]}
            yield from (f"order:{faction}.{order}" for order in ORDERS)
            for id, kind in DEVELOPMENTS.items():
                if kind.faction in ("", faction):
                    developments[id] = developments.get(id, 0) + kind.each
    for player in state.players:
        if player.faction:
            strongholds[player.faction] = player.strongholds
        for unit, n in player.unused.items():
            figures[unit] = figures.get(unit, 0) + n
        for id, n in player.developments.items():
            developments[id] = developments.get(id, 0) + n
    for place in state.places.values():
        for group in (place.standing, place.routed):
            for unit, n in group.items():
                figures[unit] = figures.get(unit, 0) + n
        if place.stronghold != NOBODY:
            strongholds[taken[place.stronghold]] += 1
        if place.development:
            developments[place.development] = developments.get(place.development, 0) + 1
    for unit, n in (*state.adrift.items(), *(state.turn.march.units.items() if state.turn.march else ())):
        figures[unit] = figures.get(unit, 0) + n
    if state.fight is not None:
        for side in (state.fight.attacker, state.fight.defender):
            for fighter in side.fighters:
                figures[fighter.unit] = figures.get(fighter.unit, 0) + 1
    yield from (f"{unit}={figures.get(unit, 0)}" for unit in UNITS)
    yield from (f"strongholds:{faction}={n}" for faction, n in strongholds.items())
    yield from (f"{id}={n}" for id, n in sorted(developments.items()) if n)


def _cards(state: State) -> Iterator[str]:
    """Cards and tokens with ids of their own, each with its kind in front."""
    fate = [*state.fate, *state.fate_discard, *state.drawn]
    if state.fight is not None:
        fate += [card for draw in state.fight.draws for card in (*draw.cards, *draw.hidden)]
    if state.duel is not None:
        fate += [*state.duel.attacker.fate, *state.duel.defender.fate]
    yield from _named("fate", fate)
    yield from state.tactics
    yield from state.tactics_discard
    yield from _named("quest", (*state.quests, *state.quests_discard, *state.trying, *state.box))
    yield from _named("reward", (*state.rewards, *state.rewards_discard))
    yield from _named("hero", (*state.heroes, *state.graves))
    for objectives in state.objectives.values():
        yield from _named("objective", objectives)
    yield from _named("objective", state.objectives_done)
    for season in state.seasons.values():
        yield from _named("season", season)
    yield from _named("season", state.seasons_discard)
    yield from _named("rune", state.runes)
    yield from _named("exploration", state.exploration_discard)
    for tokens in state.tokens.values():
        yield from _named("exploration", tokens)
    for left in state.fallen:
        yield from _named("reward", (*left.rewards, *left.shown))
    for place in state.places.values():
        yield from _named("rune", (*place.rune, *place.revealed))
        yield from _named("exploration", (*place.unexplored, *place.explored))
    for player in state.players:
        yield from _named("order", (*player.orders, *player.active, *player.played))
        yield from (*player.tactics, *player.fresh)
        yield from _named("quest", player.quests)
        yield from _named("objective", player.objective)
        yield from _named("reward", player.found)
        yield from _named("rune", player.runes)
        yield from _named("hero", player.applicants)
        for hero in player.heroes:
            yield f"hero:{hero.id}"
            yield from _named("reward", (*hero.rewards, *hero.shown))


def _named(kind: str, cards: Iterable[str]) -> Iterator[str]:
    """Cards of a kind; cards the viewer does not see have no name."""
    return (card if card == HIDDEN else f"{kind}:{card}" for card in cards)
