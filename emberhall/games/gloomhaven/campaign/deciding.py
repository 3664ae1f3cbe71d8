"""What the players decide together, and how the party divides what it gains or pays."""

from collections.abc import Sequence
from typing import TypeVar

from emberhall.games.gloomhaven.campaign import choices as ch
from emberhall.games.gloomhaven.campaign.names import hero_name
from emberhall.games.gloomhaven.campaign.unlocking import find, receive
from emberhall.games.gloomhaven.campaign.world import Claim, Hero, Table, World
from emberhall.games.gloomhaven.content import ITEMS
from emberhall.games.gloomhaven.content.campaign import TOWN
from emberhall.games.gloomhaven.names import item_name
from emberhall.kernel import Flow, Message, Option, ask, ask_anyone, msg

O = TypeVar("O", bound=Option)  # noqa: E741

#: Gold is divided in portions of this size.
PORTION = 5


def decide(t: Table, prompt: Message, options: Sequence[O], rule: str) -> Flow[O]:
    """Let the first player who answers decide for the party; the first option if everyone passes."""
    if len(options) == 1:
        return options[0]
    chairs = t.state.party
    if len(chairs) == 1:
        return (yield from ask(chairs[0], prompt, options, rule))
    answer = yield from ask_anyone(dict.fromkeys(chairs, (prompt, options)), rule)
    return options[0] if answer is None else answer[1]


def which(t: Table, prompt: Message, heroes: Sequence[Hero], rule: str) -> Flow[Hero]:
    """Let the players choose one of these heroes."""
    chosen = yield from decide(t, prompt, [ch.ToHero(hero.id, hero_name(hero)) for hero in heroes], rule)
    return t.state.hero(chosen.hero)


def divide(t: Table, gold: int) -> Flow[None]:
    """Divide gold that the party has gained (GH-ROADEV-08)."""
    while gold > 0:
        heroes = t.state.travellers()
        n = min(gold, PORTION)
        options = [ch.EVENLY, *(ch.Portion(hero.id, n, hero_name(hero)) for hero in heroes)]
        prompt = msg("ask-divide", gold=gold)
        chosen: Option = yield from decide(t, prompt, options, "GH-ROADEV-08")
        if isinstance(chosen, ch.Portion):
            t.state.hero(chosen.hero).gold += n
            gold -= n
            continue
        for k, hero in enumerate(heroes):
            hero.gold += gold // len(heroes) + (k < gold % len(heroes))
        gold = 0


def charge(t: Table, gold: int) -> Flow[None]:
    """Let the party pay gold, as far as it can (GH-ROADEV-05, GH-ROADEV-09, GH-ROADEV-12)."""
    gold = min(gold, purse(t.state))
    while gold > 0:
        heroes = [hero for hero in t.state.travellers() if hero.gold]
        options = [ch.EVENLY, *(ch.Portion(hero.id, min(gold, PORTION, hero.gold), hero_name(hero)) for hero in heroes)]
        prompt = msg("ask-pay", gold=gold)
        chosen: Option = yield from decide(t, prompt, options, "GH-ROADEV-09")
        if isinstance(chosen, ch.Portion):
            t.state.hero(chosen.hero).gold -= chosen.n
            gold -= chosen.n
            continue
        while gold:  # a coin from each in turn
            for hero in heroes:
                if hero.gold and gold:
                    hero.gold, gold = hero.gold - 1, gold - 1


def purse(d: World) -> int:
    """The gold of the party together."""
    return sum(hero.gold for hero in d.travellers())


def hand_over(t: Table, item: int) -> Flow[None]:
    """Give an item to a hero of the players' choice (GH-ROADEV-10, GH-DONE-05)."""
    prompt = msg("ask-item-for", item=item_name(item))
    hero = yield from which(t, prompt, t.state.travellers(), "GH-ROADEV-10")
    t.say(msg("say-gets", who=hero_name(hero), item=item_name(item)))
    receive(t, hero, item)


def use_up(t: Table, heroes: Sequence[Hero], slot: str) -> Flow[None]:
    """Let one of these heroes use up an item of a kind for the next scenario, if there is any (GH-ROADEV-09)."""
    options = [
        ch.UseUp(hero.id, item, hero_name(hero))
        for hero in heroes
        for item in hero.items
        if ITEMS[item].slot == slot and item not in hero.next.used
    ]
    if options:
        chosen = yield from decide(t, msg("ask-use-up"), options, "GH-ROADEV-09")
        t.state.hero(chosen.hero).next.used.append(chosen.item)


# checkmarks


def mark(hero: Hero, n: int) -> None:
    """Gain or lose checkmarks, never one that would cost a perk (GH-CHAR-05, GH-PERK-03, GH-ROADEV-13)."""
    kept = hero.checks - hero.checks % TOWN.marks_for_perk
    hero.checks = min(TOWN.marks_for_perk * TOWN.perks_from_marks, max(kept, hero.checks + n))


# what was won


def claim(t: Table, one: Claim) -> Flow[None]:
    """Settle something that the players had to decide."""
    match one.kind:
        case "gold":
            yield from divide(t, one.n)
        case "item":
            yield from hand_over(t, one.n)
        case "location":
            options = [ch.Location(number) for number in one.of]
            chosen = yield from decide(t, msg("ask-location"), options, "GH-DONE-03")
            find(t, chosen.number)
