"""What events and quests say of their effects, as messages."""

from collections.abc import Callable, Iterable
from typing import Any

from emberhall.games.gloomhaven.campaign.names import achievement_name, scenario_name, signed
from emberhall.games.gloomhaven.content.campaign import events, kinds
from emberhall.games.gloomhaven.content.campaign.events import Deed
from emberhall.games.gloomhaven.content.campaign.kinds import AnyAim
from emberhall.games.gloomhaven.names import condition_name, item_name, monster_name
from emberhall.kernel import Message, msg

#: What a part of a result says.
SAYS: dict[type[Deed], Callable[[Any], Message]] = {
    events.GoldEach: lambda deed: msg("deed-gold-each", n=signed(deed.n)),
    events.GoldTogether: lambda deed: msg("deed-gold-together", n=signed(deed.n)),
    events.ExperienceEach: lambda deed: msg("deed-experience-each", n=signed(deed.n)),
    events.ChecksEach: lambda deed: msg("deed-checks-each", n=signed(deed.n)),
    events.LoseCheck: lambda deed: msg("deed-lose-check"),
    events.Reputation: lambda deed: msg("deed-reputation", n=signed(deed.n)),
    events.Prosperity: lambda deed: msg("deed-prosperity", n=signed(deed.n)),
    events.GainItem: lambda deed: msg("deed-gain-item", item=item_name(deed.item)),
    events.ItemDesign: lambda deed: msg("deed-item-design", item=item_name(deed.item)),
    events.RandomDesign: lambda deed: msg("deed-random-design"),
    events.UnlockScenario: lambda deed: msg("deed-unlock-scenario", place=scenario_name(deed.scenario)),
    events.GainPartyAchievement: lambda deed: msg("deed-achievement", what=achievement_name(deed.id)),
    events.GainGlobalAchievement: lambda deed: msg("deed-achievement", what=achievement_name(deed.id)),
    events.AddEvent: lambda deed: msg("deed-add-event", deck=deed.deck),
    events.StartWith: lambda deed: msg("deed-start-with", conditions=tuple(map(condition_name, deed.conditions))),
    events.StartHurt: lambda deed: msg("deed-start-hurt", n=deed.n),
    events.StartDiscard: lambda deed: msg("deed-start-discard", n=deed.n),
    events.StartMinusOnes: lambda deed: msg("deed-start-minus-ones", n=deed.n),
    events.UseItem: lambda deed: msg("deed-use-item", slot=Message(f"slot-{deed.slot}")),
    events.UseItemEach: lambda deed: msg("deed-use-item-each", slot=Message(f"slot-{deed.slot}")),
    events.Clue: lambda deed: msg("deed-clue"),
}


def deeds_text(deeds: Iterable[Deed]) -> Message:
    """What these parts of a result do, in a row."""
    said = tuple(SAYS[type(deed)](deed) for deed in deeds if type(deed) in SAYS)
    return said[0] if len(said) == 1 else msg("deeds", what=said)


#: What a part of a personal quest asks for.
ASKS: dict[type[AnyAim], Callable[[Any], Message]] = {
    kinds.Scenarios: lambda aim: msg(f"quest-scenarios-{aim.what}", n=aim.need),
    kinds.DifferentScenarios: lambda aim: msg("quest-different-scenarios", n=aim.need),
    kinds.Areas: lambda aim: msg("quest-areas"),
    kinds.Kills: lambda aim: msg("quest-kills", groups=tuple(_group(group) for group in aim.groups)),
    kinds.KillsWith: lambda aim: msg(
        "quest-kills-with", item=item_name(aim.item), types=tuple(map(monster_name, aim.types)), n=aim.need
    ),
    kinds.KindsKilled: lambda aim: msg("quest-kinds-killed", n=aim.need),
    kinds.EliteKills: lambda aim: msg("quest-elite-kills", n=aim.need),
    kinds.Exhausted: lambda aim: msg("quest-exhausted", n=aim.need),
    kinds.OthersExhausted: lambda aim: msg("quest-others-exhausted", n=aim.need),
    kinds.BattleChecks: lambda aim: msg("quest-battle-checks", n=aim.need),
    kinds.Donated: lambda aim: msg("quest-donated", n=aim.need),
    kinds.Enhancements: lambda aim: msg("quest-enhancements", n=aim.need),
    kinds.FriendsRetired: lambda aim: msg("quest-friends-retired", n=aim.need),
    kinds.HaveGold: lambda aim: msg("quest-gold", n=aim.need),
    kinds.Hold: lambda aim: msg("quest-hold", item=item_name(aim.item)),
    kinds.Own: lambda aim: Message("quest-own", dict(aim.slots)),
}


def _group(group: kinds.Group) -> Message:
    return msg("quest-group", n=group.need, types=tuple(map(monster_name, group.types)))


def aim_text(aim: AnyAim) -> Message:
    """What an aim of a personal quest asks for."""
    return ASKS[type(aim)](aim)
