"""Leaving the campaign: retirement with all it brings, and death for good (GH-RETIRE, GH-PERMA)."""

from emberhall.games.gloomhaven.campaign.names import hero_name, tell
from emberhall.games.gloomhaven.campaign.quests import quest_of
from emberhall.games.gloomhaven.campaign.unlocking import (
    add_event,
    open_class,
    open_envelope,
    prosper,
    random_design,
    random_side_scenario,
    read_records,
)
from emberhall.games.gloomhaven.campaign.world import Hero, Table, World
from emberhall.games.gloomhaven.content.campaign import WORLD
from emberhall.kernel import NOBODY, msg


def retire(t: Table, hero: Hero, *, events: bool = True) -> None:
    """A hero retires: items and gold are gone, the quest opens what it promised (GH-RETIRE-01 to GH-RETIRE-14)."""
    d, quest = t.state, quest_of(hero)
    hero.retired = True
    hero.items, hero.gold, hero.bound = [], 0, 0
    t.say(msg("say-retired", who=hero_name(hero)))
    tell(t, f"story-retired-{hero.cls}")
    prosper(t, 1)
    if quest is not None and "rewarded" not in hero.deeds:
        _reward(t, quest.opens)
    hero.quest.cards.clear()  # GH-RETIRE-09
    if hero.chair != NOBODY:
        for line in lines_of(d, hero):
            d.lines[hero.chair][line] += 1
    if hero.cls not in d.retired:
        d.retired.append(hero.cls)
        if events:
            for deck in ("city", "road"):
                add_event(t, deck, WORLD.retired_with[hero.cls])
    read_records(t)


def _reward(t: Table, opens: str) -> None:
    """The box or envelope of a quest; if it is open already, a design and a side scenario (GH-RETIRE-07, 08)."""
    opened = open_envelope(t, opens) if opens in WORLD.envelopes else open_class(t, opens)
    if not opened:
        random_design(t)
        random_side_scenario(t)


def lines_of(d: World, hero: Hero) -> list[int]:
    """The lines of characters that a retirement counts for: its own with a solo player, otherwise all of its player."""
    return [hero.line] if len(d.party) == 1 else list(range(len(d.lines[hero.chair])))


def bury(t: Table, hero: Hero) -> None:
    """A hero has died for good: everything goes back, the quest too (GH-PERMA-06)."""
    hero.dead = True
    hero.items, hero.gold, hero.bound = [], 0, 0
    t.say(msg("say-dead", who=hero_name(hero)))
    give_back(t, hero)


def give_back(t: Table, hero: Hero) -> None:
    """Shuffle the quests of a hero back into their deck."""
    d = t.state
    cards = [*hero.offered, *hero.quest]
    for zone in (hero.offered, hero.quest):
        t.move_all(zone, d.quests)
    if cards:
        t.shuffle(d.quests)
