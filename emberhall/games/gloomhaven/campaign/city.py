"""The visit to Gloomhaven: everybody at once, each at their own sheet (GH-CITY)."""

from collections.abc import Iterable

from emberhall.games.gloomhaven.campaign import choices as ch
from emberhall.games.gloomhaven.campaign import quests
from emberhall.games.gloomhaven.campaign.creation import CREATION, name
from emberhall.games.gloomhaven.campaign.enhancing import ENHANCING, lay_aside
from emberhall.games.gloomhaven.campaign.levels import LEVELS
from emberhall.games.gloomhaven.campaign.names import hero_name, party_name, tell
from emberhall.games.gloomhaven.campaign.retiring import retire
from emberhall.games.gloomhaven.campaign.sheets import level_up
from emberhall.games.gloomhaven.campaign.shop import SHOP
from emberhall.games.gloomhaven.campaign.travel import SOLO
from emberhall.games.gloomhaven.campaign.unlocking import once
from emberhall.games.gloomhaven.campaign.visitors import Visitor
from emberhall.games.gloomhaven.campaign.world import CHAIRS, GLOOMHAVEN, Desk, Hero, Party, Table, World
from emberhall.kernel import CHECKPOINT, Flow, Menu, Message, Option, Outcome, ask, ask_anyone, msg, offer


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
        quests.check(t, d.members())  # of a world that was brought over
    while busy := [chair for chair in d.party if not d.desks[chair].left]:
        yield CHECKPOINT
        for chair in busy:
            lay_aside(d, Visitor(chair))
        answer = yield from _several(d, busy) if len(busy) > 1 else _alone(d, busy[0])
        if answer is None:
            answer = yield from _stay(d, busy)
        if answer is None:
            continue
        chair, chosen = answer
        yield from CITY.take(t, Visitor(chair), chosen)
        quests.check(t, d.members())
    for hero in d.members():
        hero.bound = 0
    d.visiting = False
    return Outcome(tuple(d.party), msg("end-city"))


def _alone(d: World, chair: int) -> Flow[tuple[int, Option] | None]:
    """Ask the only player who is left."""
    who = Visitor(chair)
    return chair, (yield from ask(chair, prompt(d, who), CITY.options(d, who), _rule(d, who)))


def _several(d: World, chairs: list[int]) -> Flow[tuple[int, Option] | None]:
    """Ask several players; the first who answers does something. None: everybody is ready."""
    asked = {chair: (prompt(d, Visitor(chair)), CITY.options(d, Visitor(chair))) for chair in chairs}
    return (yield from ask_anyone(asked, "GH-CITY-01", turn="city"))


def _stay(d: World, chairs: list[int]) -> Flow[tuple[int, Option] | None]:
    """When everybody is ready, those leave who can; somebody who still has to choose is asked alone."""
    for chair in chairs:
        d.desks[chair].left = ch.LEAVE in CITY.options(d, Visitor(chair))
    stuck = [chair for chair in chairs if not d.desks[chair].left]
    return (yield from _alone(d, stuck[0])) if stuck else None


def prompt(d: World, who: Visitor) -> Message:
    """What a player is asked."""
    hero = who.hero(d)
    if hero is None:
        return msg("ask-create")
    name = hero_name(hero)
    if not hero.level:
        return msg("ask-start-level", who=name)
    if hero.offered:
        return msg("ask-personal-quest", who=name)
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
    """How many heroes of one player travel: up to four with a solo player, otherwise one."""
    return SOLO[1] if len(d.party) == 1 else 1


def wanted(d: World) -> int:
    """How many heroes of a player travel at least: two with a solo player."""
    return SOLO[0] if len(d.party) == 1 else 1


def along(d: World, chair: int) -> list[Hero]:
    """The heroes of a player who come along."""
    return [hero for hero in d.of_chair(chair) if not hero.sits_out]


@offer(ch.AnotherHero)
def another(d: World, who: Visitor) -> Iterable[ch.AnotherHero]:
    """GH-CREATE-01: a new character may be created at any time."""
    if who.at_leisure(d) is None or len(d.of_chair(who.chair)) >= CHAIRS:
        return ()
    return [ch.ANOTHER]


@another.does
def _another(t: Table, who: Visitor, chosen: ch.Errand) -> None:
    t.state.desks[who.chair].creating = True


@offer(ch.SitOut, ch.ComeAlong)
def companions(d: World, who: Visitor) -> Iterable[ch.Errand]:
    """GH-PARTY-02: who comes along, and who stays behind."""
    hero = who.at_leisure(d)
    if hero is None or hero.id in d.desks[who.chair].placed:
        return ()
    if hero.sits_out:
        return [ch.COME_ALONG] if can_come(d, hero) else ()
    return [ch.SIT_OUT] if len(along(d, who.chair)) > wanted(d) else ()


@companions.does
def _companions(t: Table, who: Visitor, chosen: ch.Errand) -> None:
    d, hero = t.state, who.hero(t.state)
    assert hero is not None
    d.desks[who.chair].placed.append(hero.id)
    hero.sits_out = chosen == ch.SIT_OUT
    if not hero.sits_out:
        for other in leaves_room(d, hero):
            other.sits_out = True


def leaves_room(d: World, hero: Hero) -> list[Hero]:
    """Who stays behind if a hero comes along: one of the same player, if there are enough."""
    others = [one for one in along(d, hero.chair) if one is not hero]
    return others[:1] if len(others) >= most_heroes(d) else []


def can_come(d: World, hero: Hero) -> bool:
    """Whether nobody else who comes along plays the class (GH-MAT-02)."""
    staying = leaves_room(d, hero)
    return not any(one.cls == hero.cls for one in d.travellers() if one is not hero and one not in staying)


def bring(d: World, chair: int) -> None:
    """If too few of a player's heroes come along, those who stayed behind do."""
    for hero in d.of_chair(chair):
        if len(along(d, chair)) < wanted(d) and hero.sits_out and can_come(d, hero):
            hero.sits_out = False


# leaving


@offer(ch.Retire)
def retirement(d: World, who: Visitor) -> Iterable[ch.Retire]:
    """GH-RETIRE-01: a hero whose personal quest is fulfilled retires."""
    hero = who.at_leisure(d)
    return [ch.RETIRE] if hero is not None and hero.fulfilled else ()


@retirement.does
def _retire(t: Table, who: Visitor, chosen: ch.Errand) -> None:
    hero = who.hero(t.state)
    assert hero is not None
    retire(t, hero)
    bring(t.state, who.chair)


@offer(ch.NextHero, ch.LeaveCity)
def leave(d: World, who: Visitor) -> Iterable[ch.Errand]:
    """Go on with the next hero; after the last one leave the city. Nobody who has to retire can leave."""
    hero = who.at_leisure(d)
    if hero is None or hero.fulfilled:
        return ()
    desk = d.desks[who.chair]
    more = [one for one in d.of_chair(who.chair) if one is not hero and one.id not in desk.ready]
    return [ch.NEXT] if more or len(along(d, who.chair)) < wanted(d) else [ch.LEAVE]


@leave.does
def _leave(t: Table, who: Visitor, chosen: ch.Errand) -> None:
    d, hero = t.state, who.hero(t.state)
    assert hero is not None
    d.desks[who.chair].ready.append(hero.id)
    d.desks[who.chair].left = chosen == ch.LEAVE


#: Everything that can be done in the city.
CITY = Menu(CREATION, LEVELS, retirement, SHOP, ENHANCING, companions, another, name, leave)
