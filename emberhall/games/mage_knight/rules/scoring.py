"""Scoring achievements (MK-SCORE), for single heroes and for teams."""

from collections.abc import Sequence
from typing import NamedTuple

from emberhall.games.mage_knight.content import SITE
from emberhall.games.mage_knight.rules.common import deed_kind, is_wound, unit_of
from emberhall.games.mage_knight.rules.scenario import scenario_of
from emberhall.games.mage_knight.rules.teams import sides
from emberhall.games.mage_knight.state import Deed, Player, State
from emberhall.kernel import Zone

#: The Fame for a title, and for each hero who ties for it.
TITLE, GREAT_TITLE = (3, 1), (5, 2)


class Achievements(NamedTuple):
    """What a hero has achieved, in Fame."""

    knowledge: int
    leader: int
    adventurer: int
    loot: int
    conqueror: int
    beating: int


def deed_zones(player: Player) -> tuple[Zone[Deed], ...]:
    """Where a hero's Deed cards are."""
    return (player.deck, player.hand, player.discard, player.play, player.aside, player.kept)


def deed_cards(player: Player) -> list[str]:
    """All Deed cards of a hero, wherever they are."""
    return [card for zone in deed_zones(player) for card in zone.cards]


def achievements(state: State, seat: int) -> Achievements:
    """The points of a hero in each category, without titles (MK-SCORE-01 to MK-SCORE-08)."""
    player = state.players[seat]
    cards = deed_cards(player)
    kinds = [deed_kind(card) for card in cards]
    lair = 4 if scenario_of(state).scoring == "dungeons" else 2  # MKS-DUNGEON-37
    adventures = conquests = 0
    for place in state.places.values():
        if not place.site or not place.shields:
            continue
        site = SITE[place.site]
        own = place.shields.count(seat)
        if site.place == "adventure":
            adventures += own * (lair if place.site in ("dungeon", "tomb") else 2)
        elif site.conqueror:
            conquests += own
    banners = sum(bool(unit.banner) for unit in player.units)
    return Achievements(
        knowledge=2 * kinds.count("spell") + kinds.count("advanced"),
        leader=sum(unit_of(unit).level // (2 if unit.wounds else 1) for unit in player.units),
        adventurer=adventures,
        loot=2 * (kinds.count("artifact") + banners) + sum(player.crystals) // 2,
        conqueror=2 * conquests + list(state.hunts.values()).count(seat),  # MKX-CAMP-29
        beating=-2 * sum(map(is_wound, cards)),
    )


def titles(results: Sequence[Sequence[int]], worth: Sequence[tuple[int, int]]) -> list[int]:
    """The Fame for titles by side: for the best in each category, or less for each side in a tie.

    MK-SCORE-09 to MK-SCORE-14.
    """
    bonus = [0] * len(results)
    for category, (title, tie) in zip(zip(*results, strict=True), worth, strict=True):
        best = max(category, key=abs)
        if not best:
            continue
        holders = [i for i, points in enumerate(category) if points == best]
        for i in holders:
            bonus[i] += (title if len(holders) == 1 else tie) * (1 if best > 0 else -1)
    return bonus


def reckon(state: State, extra: Sequence[int] | None = None) -> list[int]:
    """The final Fame of each side: its lowest Fame, its best hero in each category, and titles.

    MK-TEAM-12 to MK-TEAM-16.

    `extra` is what each hero gets in the category that the scenario adds, which has a great title.
    """
    scenario = scenario_of(state)
    worth = [TITLE] * 6
    if scenario.scoring == "dungeons":
        worth[2] = GREAT_TITLE  # MKS-DUNGEON-31, MKS-DUNGEON-38
    own: list[tuple[int, ...]] = [tuple(achievements(state, seat)) for seat in range(len(state.players))]
    if extra is not None:
        own = [(*result, points) for result, points in zip(own, extra, strict=True)]
        worth.append(GREAT_TITLE)
    weakest = state.setup.lowest_counts and scenario.sides == "all"  # MKS-COOP-31
    together = sides(state)
    results = [_best([own[seat] for seat in side], weakest) for side in together]
    bonus = titles(results, worth) if scenario.titles and len(together) > 1 else [0] * len(together)
    return [
        min(_fame(state, seat) for seat in side) + sum(result) + more
        for side, result, more in zip(together, results, bonus, strict=True)
    ]


def _fame(state: State, seat: int) -> int:
    """The hero's Fame, with one for each faction token left (MKX-FTOKEN-10)."""
    left = len(state.factions.items[seat]) if state.factions is not None else 0
    return state.players[seat].fame + left


def _best(heroes: list[tuple[int, ...]], weakest: bool) -> tuple[int, ...]:
    """In each category the best hero (or the weakest), of penalties always the largest."""
    choose = min if weakest else max
    return tuple(min(category) if min(category) < 0 else choose(category) for category in zip(*heroes, strict=True))
