"""The visit to Gloomhaven: everybody at once, each at their own sheet (GH-CITY)."""

from collections.abc import Iterable, Iterator

from emberhall.games.gloomhaven.campaign import choices as ch
from emberhall.games.gloomhaven.campaign import quests
from emberhall.games.gloomhaven.campaign.creation import CREATION, free_classes, name
from emberhall.games.gloomhaven.campaign.enhancing import ENHANCING
from emberhall.games.gloomhaven.campaign.levels import LEVELS
from emberhall.games.gloomhaven.campaign.names import hero_name, party_name, tell
from emberhall.games.gloomhaven.campaign.retiring import retire
from emberhall.games.gloomhaven.campaign.sheets import level_up
from emberhall.games.gloomhaven.campaign.shop import SHOP
from emberhall.games.gloomhaven.campaign.travel import SOLO, made
from emberhall.games.gloomhaven.campaign.unlocking import once
from emberhall.games.gloomhaven.campaign.visitors import Visitor, look_at, settled
from emberhall.games.gloomhaven.campaign.world import CHAIRS, GLOOMHAVEN, Desk, Party, Table, World
from emberhall.kernel import CHECKPOINT, Anyone, Ask, Flow, Menu, Message, Outcome, Word, msg, offer


def arrive(t: Table) -> None:
    """The party comes to the city: a new visit begins, unless it is there already (GH-CITY-02)."""
    d = t.state
    if not d.parties:
        d.parties.append(Party(name=d.agreed.party, event_due=False))
        t.say(msg("say-party", party=party_name(d, d.sheet)))
    if once(d, "began"):
        tell(t, "story-campaign-begins")
    if not d.in_city:
        d.sheet.place, d.sheet.heading, d.sheet.event_due = GLOOMHAVEN, 0, True
        for hero in d.members():
            hero.donated = False
    for hero in d.members():
        if levels := level_up(hero):
            t.say(msg("say-level", who=hero_name(hero), level=hero.level, n=levels))  # GH-LVLUP-01, GH-LVLUP-02
    for chair in range(CHAIRS):
        d.desks[chair] = Desk()


def city(t: Table) -> Flow[Outcome]:
    """Visit the city until everybody has left it."""
    d = t.state
    if not d.visiting:
        d.visiting = True
        arrive(t)
    while busy := [chair for chair in d.party if not d.desks[chair].left]:
        yield CHECKPOINT
        asks = tuple(_ask(d, chair) for chair in busy)
        if len(busy) == 1:
            chair, chosen = busy[0], (yield asks[0])
        else:
            answer = yield Anyone(asks)
            if answer is None:  # everybody is ready
                for chair in busy:
                    d.desks[chair].left = ch.LEAVE in CITY.options(d, Visitor(chair))
                continue
            chair, chosen = answer
        yield from CITY.take(t, Visitor(chair), chosen)
        quests.check(t, d.members())
    for hero in d.members():
        hero.bound = 0
    d.visiting = False
    return Outcome(tuple(d.party), msg("end-city"))


def _ask(d: World, chair: int) -> Ask:
    who = Visitor(chair)
    return Ask(chair, prompt(d, who), CITY.options(d, who), _rule(d, who))


def prompt(d: World, who: Visitor) -> Message:
    """What a player is asked."""
    hero = who.hero(d)
    if hero is None:
        return msg("ask-create")
    name = hero_name(hero)
    if not hero.level:
        return msg("ask-start-level", who=name)
    if hero.offered:
        return msg("ask-quest", who=name)
    if who.at_leisure(d) is None:
        if d.desks[who.chair].card:
            return msg("ask-enhance", who=name, gold=hero.gold + hero.bound)
        return msg("ask-level", who=name, level=hero.level)
    return msg("ask-city", who=name, gold=hero.gold)


def _rule(d: World, who: Visitor) -> str:
    hero = who.hero(d)
    if hero is None:
        return "GH-CREATE-01"
    if not hero.level:
        return "GH-CREATE-04"
    if hero.offered:
        return "GH-QUEST-01"
    return "GH-CITY-01" if who.at_leisure(d) is not None else "GH-LVLUP-03"


# heroes of one player


def most_heroes(d: World) -> int:
    """How many heroes of one player travel: up to four with a solo player, else one."""
    return SOLO[1] if len(d.party) == 1 else 1


@offer(ch.Look)
def look(d: World, who: Visitor) -> Iterator[ch.Look]:
    """Go on with another of one's heroes."""
    now = who.at_leisure(d)
    if now is not None:
        for hero in d.of_chair(who.chair):
            if hero is not now:
                yield ch.Look(hero.id, hero_name(hero))


@look.does
def _look(t: Table, who: Visitor, chosen: ch.Look) -> None:
    look_at(t.state, who.chair, chosen.hero)


@offer(ch.ANOTHER, ch.NOT_NOW)
def another(d: World, who: Visitor) -> Iterable[Word]:
    """GH-CREATE-01: a new character may be created at any time."""
    desk = d.desks[who.chair]
    if desk.creating and d.of_chair(who.chair):
        return [ch.NOT_NOW]
    if who.at_leisure(d) is not None and len(d.of_chair(who.chair)) < CHAIRS:
        return [ch.ANOTHER] if len(free_classes(d)) > CHAIRS - len({hero.chair for hero in d.members()}) else ()
    return ()


@another.does
def _another(t: Table, who: Visitor, chosen: Word) -> None:
    desk = t.state.desks[who.chair]
    desk.creating = chosen == ch.ANOTHER


@offer(ch.SIT_OUT, ch.COME_ALONG)
def companions(d: World, who: Visitor) -> Iterable[Word]:
    """GH-PARTY-02: who comes along, and who stays behind."""
    hero, own = who.at_leisure(d), d.of_chair(who.chair)
    if hero is None or len(own) < 2:
        return ()
    there = [one for one in own if not one.sits_out]
    if hero.sits_out:
        return [ch.COME_ALONG]
    return [ch.SIT_OUT] if len(d.party) == 1 and len(there) > SOLO[0] else ()


@companions.does
def _companions(t: Table, who: Visitor, chosen: Word) -> None:
    d, hero = t.state, who.hero(t.state)
    assert hero is not None
    hero.sits_out = chosen == ch.SIT_OUT
    there = [one for one in d.of_chair(who.chair) if not one.sits_out and one is not hero]
    if not hero.sits_out and len(there) >= most_heroes(d):
        there[0].sits_out = True


# leaving


@offer(ch.RETIRE)
def retirement(d: World, who: Visitor) -> Iterable[Word]:
    """GH-RETIRE-01: who has fulfilled the personal quest retires."""
    hero = who.at_leisure(d)
    return [ch.RETIRE] if hero is not None and hero.fulfilled else ()


@retirement.does
def _retire(t: Table, who: Visitor, chosen: Word) -> None:
    hero = who.hero(t.state)
    assert hero is not None
    retire(t, hero)
    look_at(t.state, who.chair)


@offer(ch.LEAVE)
def leave(d: World, who: Visitor) -> Iterable[Word]:
    """Leave the city: everything is chosen, nobody has to retire, and somebody is there to travel."""
    own = d.of_chair(who.chair)
    there = [hero for hero in own if not hero.sits_out and made(hero)]
    wanted = SOLO[0] if len(d.party) == 1 else 1
    waits = any(hero.fulfilled or not settled(hero) for hero in own)
    return [ch.LEAVE] if who.at_leisure(d) is not None and not waits and len(there) >= wanted else ()


@leave.does
def _leave(t: Table, who: Visitor, chosen: Word) -> None:
    t.state.desks[who.chair].left = True


#: Everything that can be done in the city.
CITY = Menu(CREATION, LEVELS, retirement, SHOP, ENHANCING, companions, another, look, name, leave)
