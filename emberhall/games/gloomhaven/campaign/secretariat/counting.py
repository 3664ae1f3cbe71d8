"""How far a personal quest has come: the file has one figure for each aim, a character sheet the deeds behind it."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from emberhall.games.gloomhaven.campaign.quests import progress, quest_of
from emberhall.games.gloomhaven.campaign.world import Hero
from emberhall.games.gloomhaven.content import MONSTERS
from emberhall.games.gloomhaven.content.campaign import WORLD, kinds
from emberhall.games.gloomhaven.content.campaign.kinds import AnyAim

Deeds = dict[str, int]


def figures(hero: Hero, done: Iterable[int]) -> list[int]:
    """A figure for each aim of the quest of a character, the last for the scenarios it leads to."""
    quest = quest_of(hero)
    if quest is None:
        return []
    found = [there for aim in quest.goals for there, _ in progress(hero, aim)]
    return [*found, int(quest.chain[-1] in set(done))] if quest.chain else found


def _of(prefix: str, among: Sequence[Any], n: int, done: Sequence[int]) -> Deeds:
    """So many different deeds, those first that are known to be done."""
    known = sorted(among, key=lambda one: one not in done)
    return {f"{prefix}:{one}": 1 for one in known[:n]}


def _times(deed: str) -> Callable[[Any, list[int], Sequence[int]], Deeds]:
    return lambda aim, given, done: {deed: given[0]}


def _nothing(aim: Any, given: list[int], done: Sequence[int]) -> Deeds:
    """It is seen on the sheet anyway."""
    return {}


def _scenarios(aim: kinds.Scenarios, given: list[int], done: Sequence[int]) -> Deeds:
    found = _of("scenario", aim.of, given[0], done)
    first = next(iter(found), None)
    return found | ({first: 1 + given[0] - len(found)} if first else {})


def _areas(aim: kinds.Areas, given: list[int], done: Sequence[int]) -> Deeds:
    found: Deeds = {}
    for area, n in zip(aim.of, given, strict=True):
        found |= _of("scenario", WORLD.areas[area], min(1, n), done)
    return found


#: What a figure of the file says of the deeds of a character.
DEEDS: dict[type[AnyAim], Callable[[Any, list[int], Sequence[int]], Deeds]] = {
    kinds.Scenarios: _scenarios,
    kinds.DifferentScenarios: lambda aim, given, done: _of("scenario", [*done], given[0], done),
    kinds.Areas: _areas,
    kinds.Kills: lambda aim, given, done: {
        f"kill:{group.types[0]}": n for group, n in zip(aim.groups, given, strict=True)
    },
    kinds.KillsWith: lambda aim, given, done: {f"with:{aim.item}:{aim.types[0]}": given[0]},
    kinds.KindsKilled: lambda aim, given, done: _of("kill", list(MONSTERS), given[0], ()),
    kinds.EliteKills: _times("elites"),
    kinds.Exhausted: _times("exhausted"),
    kinds.OthersExhausted: _times("others-exhausted"),
    kinds.BattleChecks: _times("battle-checks"),
    kinds.Donated: _times("donated"),
    kinds.Enhancements: _times("enhancements"),
    kinds.FriendsRetired: _times("friends-retired"),
    kinds.HaveGold: _nothing,
    kinds.Hold: _nothing,
    kinds.Own: _nothing,
}


def remember(hero: Hero, given: Sequence[int | None], done: Sequence[int]) -> None:
    """Write the figures of the file on a character sheet, as deeds."""
    quest = quest_of(hero)
    if quest is None:
        return
    left = [max(0, min(n or 0, 1000)) for n in given]
    for aim in quest.goals:
        many = len(progress(hero, aim))
        mine, left = [*left[:many], *[0] * (many - len(left[:many]))], left[many:]
        hero.deeds |= {deed: n for deed, n in DEEDS[type(aim)](aim, mine, done).items() if n}
