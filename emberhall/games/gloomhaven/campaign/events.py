"""City and road events: the card is read, an option chosen, and what follows from it (GH-EVENT, GH-ROADEV)."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from emberhall.games.gloomhaven.campaign import choices as ch
from emberhall.games.gloomhaven.campaign.deciding import charge, decide, divide, hand_over, mark, purse, use_up, which
from emberhall.games.gloomhaven.campaign.names import hero_name, tell
from emberhall.games.gloomhaven.campaign.sheets import least_experience, level_up
from emberhall.games.gloomhaven.campaign.unlocking import (
    achieve,
    add_event,
    design,
    find,
    prosper,
    random_design,
    repute,
)
from emberhall.games.gloomhaven.campaign.wording import deeds_text
from emberhall.games.gloomhaven.campaign.world import Card, Hero, Table, World
from emberhall.games.gloomhaven.content.campaign import EVENTS, events
from emberhall.games.gloomhaven.content.campaign.events import Choice, Condition, DeckName, Deed, Event, Result
from emberhall.kernel import Flow, ask, ask_anyone, msg


def play_event(t: Table, deck: DeckName) -> Flow[None]:
    """Draw the top card, choose an option before its result is known, and carry it out (GH-EVENT-02 to GH-EVENT-05)."""
    d = t.state
    card = t.draw(d.city if deck == "city" else d.road, d.drawn)
    event = EVENTS[deck][int(card.partition("-")[2])]
    d.card = Card(deck, event.number)
    tell(t, event.tale)
    options = [ch.EventOption(deck, event.number, letter) for letter in ("a", "b")]
    chosen = yield from decide(t, msg("ask-event"), options, "GH-EVENT-03")
    t.say(msg("say-event-option", option=chosen.label()))
    d.card.option = chosen.option
    back = yield from resolve(t, event, chosen.option)
    yield from _read(t)
    d.card = None
    if back:
        t.move(card, d.drawn, d.city if deck == "city" else d.road, bottom=True)  # GH-EVENT-07, GH-EVENT-10
    else:
        d.drawn.remove(card)


def _read(t: Table) -> Flow[None]:
    """Leave the card on the table until someone has read it."""
    chairs = t.state.party
    if len(chairs) == 1:
        yield from ask(chairs[0], msg("ask-read"), (ch.GO_ON,))
    else:
        yield from ask_anyone(dict.fromkeys(chairs, (msg("ask-read"), (ch.GO_ON,))))


def resolve(t: Table, event: Event, letter: str) -> Flow[bool]:
    """Apply every result whose conditions are met, from top to bottom; return whether the card goes under its deck
    (GH-ROADEV-01, GH-ROADEV-02, GH-ROADEV-06, GH-ROADEV-07)."""
    option, back, met = event.option(letter), False, False
    for result in option.outcomes:
        if not applies(t.state, option, result, met):
            continue
        met = met or bool(result.test)
        for test in result.test:
            yield from pay(t, test)
        if t.state.card is not None:
            t.state.card.tales.append(result.tale)
        tell(t, result.tale)
        back = result.returns
        for deed in tuple(told(t.state, result.acts)):  # what is true now counts, before the result changes it
            if isinstance(deed, events.Also):
                back = yield from resolve(t, event, deed.option)
            else:
                yield from do(t, deed)
    return back


def applies(d: World, option: Choice, result: Result, met: bool) -> bool:
    """Whether a result is read: its conditions hold, and `otherwise` only if none before it was met."""
    if met and (result.otherwise or option.alternatives):
        return False
    return all(holds(d, test) for test in result.test)


def told(d: World, deeds: Iterable[Deed]) -> Iterator[Deed]:
    """The parts of a result that happen: those with a condition only if it is met."""
    for deed in deeds:
        if not isinstance(deed, events.If):
            yield deed
        elif all(holds(d, test) for test in deed.test):
            yield from deed.then


# conditions


def holds(d: World, test: Condition) -> bool:
    """Whether a condition is met."""
    return HOLDS[type(test)](d, test)


def price_of(d: World, test: events.PayGold) -> int:
    """What the party has to pay together."""
    return test.cheaper if test.above is not None and d.sheet.reputation > test.above else test.n


HOLDS: dict[type[Condition], Callable[[World, Any], bool]] = {
    events.PartyHas: lambda d, test: any(hero.cls in test.classes for hero in d.travellers()),
    events.ReputationAbove: lambda d, test: d.sheet.reputation > test.n,
    events.ReputationBelow: lambda d, test: d.sheet.reputation < test.n,
    events.PayGold: lambda d, test: purse(d) >= price_of(d, test),
    events.PayGoldEach: lambda d, test: all(hero.gold >= test.n for hero in d.travellers()),
    events.GiveItem: lambda d, test: any(test.item in hero.items for hero in d.travellers()),
}


def pay(t: Table, test: Condition) -> Flow[None]:
    """Pay what a condition that is met demands (GH-ROADEV-05, GH-ROADEV-09)."""
    if isinstance(test, events.PayGold):
        yield from charge(t, price_of(t.state, test))
    elif isinstance(test, events.PayGoldEach):
        for hero in t.state.travellers():
            hero.gold -= test.n
    elif isinstance(test, events.GiveItem):
        owners = [hero for hero in t.state.travellers() if test.item in hero.items]
        hero = yield from which(t, msg("ask-who-gives"), owners, "GH-ROADEV-09")
        hero.items.remove(test.item)


# results


def do(t: Table, deed: Deed) -> Flow[None]:
    """Carry out a part of a result."""
    flow = DOES[type(deed)](t, deed)
    if flow is not None:
        yield from flow


def gain_gold(t: Table, hero: Hero, n: int) -> None:
    """Gain or lose gold, never more than there is (GH-ROADEV-12, GH-ROADEV-14)."""
    hero.gold = max(0, hero.gold + n)


def gain_experience(t: Table, hero: Hero, n: int) -> None:
    """Gain or lose experience, never below the level's least (GH-ROADEV-15)."""
    hero.xp = max(least_experience(hero.level), hero.xp + n)
    if t.state.in_city and (levels := level_up(hero)):
        t.say(msg("say-level", who=hero_name(hero), level=hero.level, n=levels))


def _each(change: Callable[[Table, Hero, int], None]) -> Callable[[Table, Any], None]:
    """Everyone in the party gains or loses the same (GH-ROADEV-11)."""

    def everyone(t: Table, deed: Any) -> None:
        for hero in t.state.travellers():
            change(t, hero, deed.n)
        t.say(msg("say-each", what=deeds_text([deed])))

    return everyone


def _gold_together(t: Table, deed: events.GoldTogether) -> Flow[None]:
    t.say(msg("say-each", what=deeds_text([deed])))
    yield from divide(t, deed.n) if deed.n > 0 else charge(t, -deed.n)


def _lose_check(t: Table, deed: events.LoseCheck) -> Flow[None]:
    hero = yield from which(t, msg("ask-lose-check"), t.state.travellers(), "GH-ROADEV-09")
    mark(hero, -1)


def _start_with(t: Table, deed: events.StartWith) -> None:
    for hero in t.state.travellers():
        hero.next.conditions.extend(deed.conditions)
    t.say(msg("say-each", what=deeds_text([deed])))


def _start_hurt(t: Table, hero: Hero, n: int) -> None:
    hero.next.damage += n


def _start_discard(t: Table, hero: Hero, n: int) -> None:
    hero.next.discards += n


def _start_minus_ones(t: Table, deed: events.StartMinusOnes) -> Flow[None]:
    hero = yield from which(t, msg("ask-minus-ones", n=deed.n), t.state.travellers(), "GH-ROADEV-09")
    hero.next.minus_ones += deed.n


def _use_item_each(t: Table, deed: events.UseItemEach) -> Flow[None]:
    for hero in t.state.travellers():
        yield from use_up(t, [hero], deed.slot)


def _choose_one(t: Table, deed: events.ChooseOne) -> Flow[None]:
    options = [ch.Outcome(n, deeds_text(deeds)) for n, deeds in enumerate(deed.of)]
    chosen = yield from decide(t, msg("ask-choose-one"), options, "GH-EVENT-06")
    for one in deed.of[chosen.n]:
        yield from do(t, one)


def _clue(t: Table, deed: events.Clue) -> None:
    t.state.clues += 1
    t.say(msg("say-clue"))


def _random_design(t: Table, deed: events.RandomDesign) -> None:
    random_design(t)


#: What each part of a result does; a flow where it asks.
DOES: dict[type[Deed], Callable[[Table, Any], Flow[None] | None]] = {
    events.GoldEach: _each(gain_gold),
    events.GoldTogether: _gold_together,
    events.ExperienceEach: _each(gain_experience),
    events.ChecksEach: _each(lambda t, hero, n: mark(hero, n)),
    events.LoseCheck: _lose_check,
    events.Reputation: lambda t, deed: repute(t, deed.n),
    events.Prosperity: lambda t, deed: prosper(t, deed.n),
    events.GainItem: lambda t, deed: hand_over(t, deed.item),
    events.ItemDesign: lambda t, deed: design(t, deed.item),
    events.RandomDesign: _random_design,
    events.UnlockScenario: lambda t, deed: find(t, deed.scenario),
    events.GainPartyAchievement: lambda t, deed: achieve(t, deed.id),
    events.GainGlobalAchievement: lambda t, deed: achieve(t, deed.id),
    events.AddEvent: lambda t, deed: add_event(t, deed.deck, deed.number),
    events.StartWith: _start_with,
    events.StartHurt: _each(_start_hurt),
    events.StartDiscard: _each(_start_discard),
    events.StartMinusOnes: _start_minus_ones,
    events.UseItem: lambda t, deed: use_up(t, t.state.travellers(), deed.slot),
    events.UseItemEach: _use_item_each,
    events.ChooseOne: _choose_one,
    events.Clue: _clue,
}
