"""After a scenario: what the characters keep, what the world gains, and what the party still has to divide."""

from emberhall.games.gloomhaven.campaign import quests
from emberhall.games.gloomhaven.campaign.chapters import Scenario
from emberhall.games.gloomhaven.campaign.deciding import claim, mark
from emberhall.games.gloomhaven.campaign.levels import perks, take
from emberhall.games.gloomhaven.campaign.names import hero_name, scenario_name, tell
from emberhall.games.gloomhaven.campaign.retiring import bury, retire
from emberhall.games.gloomhaven.campaign.sheets import least_experience, perks_due
from emberhall.games.gloomhaven.campaign.unlocking import (
    achieve,
    add_event,
    design,
    find,
    forget,
    once,
    open_class,
    open_envelope,
    prosper,
    random_design,
    random_side_scenario,
    read_records,
    receive,
    repute,
)
from emberhall.games.gloomhaven.campaign.world import Claim, Hero, Next, Table
from emberhall.games.gloomhaven.content import NUMBERS, scenario
from emberhall.games.gloomhaven.content.pages import Conclusion, Gift, Rewards
from emberhall.games.gloomhaven.names import item_name
from emberhall.games.gloomhaven.rules.battle_goals import fulfilled
from emberhall.games.gloomhaven.rules.notes import happened
from emberhall.games.gloomhaven.state import Character, State
from emberhall.kernel import CHECKPOINT, Flow, Outcome, Played, ask, msg


def carry(t: Table, played: Played) -> None:
    """Carry a finished scenario into the world."""
    d, state, number = t.state, played.state, played.chapter.number
    won, casual = bool(played.outcome.winners), not isinstance(played.chapter, Scenario)
    heroes = [d.hero(recruit.hero) for recruit in state.company.recruits]
    if not casual:
        _chronicle(t, number, state)
    t.say(msg("say-scenario", place=scenario_name(number), won=int(won), casual=int(casual)))
    d.played += 1
    d.won += won
    if not casual:
        d.sheet.place, d.sheet.heading = number, 0
    for hero, character in zip(heroes, state.characters, strict=True):
        _keep(t, hero, character, state, won=won)
    for hero, character in zip(heroes, state.characters, strict=True):
        for treasure in character.treasures:
            if treasure:
                loot(t, hero, number, treasure, state.notes.get("given-up", 0))
        if won and number in NUMBERS:
            quests.add(hero, f"scenario:{number}")
    if won and not casual:
        complete(t, number, state)
    for hero, character in zip(heroes, state.characters, strict=True):
        if state.notes.get(f"dead:{state.characters.index(character)}"):
            bury(t, hero)
    quests.check(t, heroes)
    if won and not casual:
        _at_once(t, number, heroes)


def _chronicle(t: Table, number: int, state: State) -> None:
    """Write down how the scenario began and turned, the first time that it came so far."""
    if once(t.state, f"introduced:{number}"):
        tell(t, f"story-scenario-{number}-intro")
    if happened(state, "story-turn") and once(t.state, f"turned:{number}"):
        tell(t, f"story-scenario-{number}-turn")


def _keep(t: Table, hero: Hero, character: Character, state: State, *, won: bool) -> None:
    """Experience, gold and checkmarks (GH-OVER-03, GH-OVER-04, GH-OVER-11, GH-OVER-13, GH-OVER-14), and deeds."""
    hero.xp += character.xp + (state.bonus_xp if won else 0)
    found = state.notes.get(f"gold:{state.characters.index(character)}", 0)  # in a random dungeon
    hero.gold += character.coins * state.gold + found
    checks = fulfilled(state, character) if won else 0
    mark(hero, checks)
    quests.add(hero, "battle-checks", checks)
    quests.add(hero, "exhausted", int(_exhausted(state, character)))
    others = [one for one in state.characters if one is not character]
    quests.add(hero, "others-exhausted", sum(_exhausted(state, one) for one in others))
    quests.add(hero, "elites", character.deeds.elite_kills)
    number = state.characters.index(character)
    for note, n in state.notes.items():
        deed, mine, monster = note.partition(f":{number}:")
        if mine and deed == "slain":
            quests.add(hero, f"kill:{monster}", n)
        elif mine and deed.startswith("slain-with."):
            quests.add(hero, f"with:{deed.partition('.')[2]}:{monster}", n)
    hero.next = Next()


def _exhausted(state: State, character: Character) -> bool:
    """Whether a character became exhausted; one that has left the map did not."""
    return character.exhausted and not state.notes.get(f"left:{state.characters.index(character)}")


# treasures


def loot(t: Table, hero: Hero, number: int, treasure: int, given_up: int = 0) -> None:
    """What a treasure holds goes to its looter; it is never placed again (GH-TILE-37 to GH-TILE-40).

    `given_up`: an item of it that was removed from the game in the scenario.
    """
    d = t.state
    gifts = [gift for one in scenario(number).treasures if one.number == treasure for gift in one.gives]
    if treasure in d.looted or not gifts:  # those of a random dungeon have been unpacked there
        return
    d.looted.append(treasure)
    for gift in gifts:
        _give(t, hero, gift, given_up)


def _give(t: Table, hero: Hero, gift: Gift, given_up: int) -> None:
    who = hero_name(hero)
    match gift.kind:
        case "gold":
            hero.gold += gift.amount
            t.say(msg("say-treasure-gold", who=who, n=gift.amount))
        case "experience":
            hero.xp += gift.amount
            t.say(msg("say-treasure-experience", who=who, n=gift.amount))
        case "checkmarks":
            mark(hero, gift.amount)
            t.say(msg("say-treasure-checks", who=who, n=gift.amount))
        case "item":
            for item in gift.items or (gift.item,):
                if item == given_up:
                    continue
                t.say(msg("say-gets", who=who, item=item_name(item)))
                receive(t, hero, item)
        case "item_design":
            design(t, gift.item)
        case "random_item_design":
            random_design(t)
        case "random_side_scenario":
            random_side_scenario(t)
        case "unlock_scenario":
            find(t, gift.scenario)
        case "special":
            t.state.clues += 1
            t.say(msg("say-clue"))
        case "damage" | "conditions":  # suffered in the scenario
            pass


# the rewards of a scenario


def complete(t: Table, number: int, state: State) -> None:
    """A scenario is completed forever: its rewards and new places (GH-BOARD-03, GH-OVER-15, GH-DONE)."""
    d, page = t.state, scenario(number)
    d.done.append(number)
    rewards = page.rewards
    end = _conclusion(rewards, state)
    if end is not None:
        tell(t, f"story-scenario-{number}-end-{'b' if end is rewards.conclusion_b else 'a'}")
    tell(t, f"story-scenario-{number}-end")
    seeker = next((hero for hero in d.travellers() if _leads(hero, number)), None)
    _each(t, rewards)
    repute(t, rewards.reputation)
    prosper(t, rewards.prosperity)
    for id in rewards.global_achievements:
        achieve(t, id)
    if rewards.regains is not None and rewards.regains.lost in d.achievements:
        achieve(t, rewards.regains.gains)
    for id in rewards.party_achievements:
        achieve(t, id)
    for id in rewards.party_achievements_lost:
        forget(t, id)
    for place in page.unlocks:
        find(t, place)
    for card in rewards.add_events:
        deck, _, n = card.partition(":")
        add_event(t, deck, int(n))
    for item in rewards.item_designs:
        design(t, item)
    for given in rewards.items:
        if rewards.for_the_seeker and seeker is not None:
            receive(t, seeker, given.item)
        else:
            d.claims += [Claim("item", given.item)] * given.count
    if rewards.gold_collective:
        d.claims.append(Claim("gold", rewards.gold_collective))
    if new := tuple(place for place in rewards.choose_one_location if place not in d.found):
        d.claims.append(Claim("location", of=new))
    if end is not None:
        repute(t, end.reputation)
        prosper(t, end.prosperity)
    _open(t, rewards, seeker)
    read_records(t)
    if rewards.ends_the_story:
        tell(t, "story-the-end")
        t.say(msg("say-the-end"))


def _each(t: Table, rewards: Rewards) -> None:
    """Gold, experience and checkmarks for every character (GH-DONE-01, GH-DONE-02)."""
    for hero in t.state.travellers():
        if rewards.gold_for_enhancements:
            hero.bound += rewards.gold_each
        else:
            hero.gold = max(0, hero.gold + rewards.gold_each)
        hero.xp = max(least_experience(hero.level), hero.xp + rewards.xp_each)
        mark(hero, rewards.checkmarks_each)


def _conclusion(rewards: Rewards, state: State) -> Conclusion | None:
    """Where a scenario can end in two ways, the one that it came to."""
    return rewards.conclusion_b if state.notes.get("conclusion_b", 0) else rewards.conclusion_a


def _open(t: Table, rewards: Rewards, seeker: Hero | None) -> None:
    """The box or envelope at the end of a quest; if it is open, a design and a side scenario (GH-RETIRE-08)."""
    opened = [open_class(t, rewards.unlock_class)] if rewards.unlock_class else []
    opened += [open_envelope(t, letter) for letter in rewards.open_envelope]
    if seeker is not None and opened:
        quests.add(seeker, "rewarded")
        if not any(opened):
            random_design(t)
            random_side_scenario(t)


def _leads(hero: Hero, number: int) -> bool:
    quest = quests.quest_of(hero)
    return quest is not None and number in quest.chain


def _at_once(t: Table, number: int, heroes: list[Hero]) -> None:
    """A hero who stays where its quest has led it retires there."""
    for hero in heroes if scenario(number).rewards.seeker_retires else ():
        if hero.fulfilled and _leads(hero, number):
            retire(t, hero, events=False)


# dividing


def rewards(t: Table) -> Flow[Outcome]:
    """Divide what the party has won, one thing after the other; choose the perks that check marks have made."""
    d = t.state
    while d.claims:
        yield CHECKPOINT
        yield from claim(t, d.claims[0])
        del d.claims[0]
    for hero in d.travellers():
        while perks_due(hero) > 0:  # GH-PERK-02: at once, wherever the party is
            yield CHECKPOINT
            options = perks(hero)
            chosen = yield from ask(hero.chair, msg("ask-perk", who=hero_name(hero)), options, "GH-PERK-02")
            take(t, hero, chosen)
    quests.check(t, d.members())
    return Outcome(tuple(d.party), msg("end-rewards"))
