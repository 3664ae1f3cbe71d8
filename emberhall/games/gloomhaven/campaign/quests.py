"""Personal quests: what counts towards each, and when one is fulfilled (GH-QUEST)."""

from collections.abc import Callable, Iterable
from typing import Any

from emberhall.games.gloomhaven.campaign.names import hero_name, quest_name
from emberhall.games.gloomhaven.campaign.unlocking import find
from emberhall.games.gloomhaven.campaign.world import Hero, Table
from emberhall.games.gloomhaven.content import ITEMS
from emberhall.games.gloomhaven.content.campaign import QUESTS, WORLD, kinds
from emberhall.games.gloomhaven.content.campaign.kinds import AnyAim, Quest
from emberhall.kernel import msg


def quest_of(hero: Hero) -> Quest | None:
    """The personal quest of a hero; none if the deck was empty (GH-QUEST-06)."""
    return next((QUESTS[int(card.partition("-")[2])] for card in hero.quest), None)


def add(hero: Hero, deed: str, n: int = 1) -> None:
    """Count something on the sheet of a hero."""
    if n:
        hero.deeds[deed] = hero.deeds.get(deed, 0) + n


def _count(hero: Hero, deeds: Iterable[str]) -> int:
    return sum(hero.deeds.get(deed, 0) for deed in deeds)


def _kinds(hero: Hero, kind: str) -> int:
    return sum(deed.startswith(f"{kind}:") for deed in hero.deeds)


def _own(hero: Hero, aim: kinds.Own) -> list[tuple[int, int]]:
    slots = [ITEMS[item].slot for item in hero.items]
    kinds = {"hands": ("one-hand", "two-hands")}
    return [(sum(slot in kinds.get(kind, (kind,)) for slot in slots), need) for kind, need in aim.slots.items()]


#: How far each kind of aim has come: pairs of how many there are and how many it takes.
PROGRESS: dict[type[AnyAim], Callable[[Hero, Any], list[tuple[int, int]]]] = {
    kinds.Scenarios: lambda hero, aim: [(_count(hero, (f"scenario:{n}" for n in aim.of)), aim.need)],
    kinds.DifferentScenarios: lambda hero, aim: [(_kinds(hero, "scenario"), aim.need)],
    kinds.Areas: lambda hero, aim: [
        (min(1, _count(hero, (f"scenario:{n}" for n in WORLD.areas[area]))), 1) for area in aim.of
    ],
    kinds.Kills: lambda hero, aim: [
        (_count(hero, (f"kill:{type}" for type in group.types)), group.need) for group in aim.groups
    ],
    kinds.KillsWith: lambda hero, aim: [(_count(hero, (f"with:{aim.item}:{type}" for type in aim.types)), aim.need)],
    kinds.KindsKilled: lambda hero, aim: [(_kinds(hero, "kill"), aim.need)],
    kinds.EliteKills: lambda hero, aim: [(_count(hero, ["elites"]), aim.need)],
    kinds.Exhausted: lambda hero, aim: [(_count(hero, ["exhausted"]), aim.need)],
    kinds.OthersExhausted: lambda hero, aim: [(_count(hero, ["others-exhausted"]), aim.need)],
    kinds.BattleChecks: lambda hero, aim: [(_count(hero, ["battle-checks"]), aim.need)],
    kinds.Donated: lambda hero, aim: [(_count(hero, ["donated"]), aim.need)],
    kinds.Enhancements: lambda hero, aim: [(_count(hero, ["enhancements"]), aim.need)],
    kinds.FriendsRetired: lambda hero, aim: [(_count(hero, ["friends-retired"]), aim.need)],
    kinds.HaveGold: lambda hero, aim: [(hero.gold, aim.need)],
    kinds.Hold: lambda hero, aim: [(int(aim.item in hero.items), 1)],
    kinds.Own: _own,
}


def progress(hero: Hero, aim: AnyAim) -> list[tuple[int, int]]:
    """How far a hero has come with an aim: how many, of how many."""
    return [(min(there, need), need) for there, need in PROGRESS[type(aim)](hero, aim)]


def reached(hero: Hero, quest: Quest) -> bool:
    """Whether everything that is counted has been reached."""
    return all(there >= need for aim in quest.goals for there, need in progress(hero, aim))


def check(t: Table, heroes: Iterable[Hero]) -> None:
    """See who has fulfilled a quest, or may go on with its scenarios (GH-QUEST-03)."""
    for hero in heroes:
        quest = quest_of(hero)
        if quest is None or hero.fulfilled or hero.gone or not reached(hero, quest):
            continue
        if quest.chain:
            find(t, quest.chain[0])
        if not quest.chain or quest.chain[-1] in t.state.done:
            fulfil(t, hero, quest)


def fulfil(t: Table, hero: Hero, quest: Quest) -> None:
    """A quest is fulfilled: its owner will retire in the city; friends in the party have seen it."""
    hero.fulfilled = True
    t.say(msg("say-quest-fulfilled", who=hero_name(hero), quest=quest_name(f"quest-{quest.id}")))
    for friend in t.state.travellers():
        if friend is not hero:
            add(friend, "friends-retired")
