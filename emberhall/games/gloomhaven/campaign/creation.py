"""Creating a character, step by step: class, level, personal quest, name (GH-CREATE)."""

from collections.abc import Iterator

from emberhall.games.gloomhaven.campaign import choices as ch
from emberhall.games.gloomhaven.campaign.names import hero_name, tell
from emberhall.games.gloomhaven.campaign.sheets import least_experience, prosperity_level
from emberhall.games.gloomhaven.campaign.visitors import Visitor
from emberhall.games.gloomhaven.campaign.world import CHAIRS, Hero, Table, World
from emberhall.games.gloomhaven.content import CLASSES
from emberhall.games.gloomhaven.names import class_name
from emberhall.kernel import NOBODY, Hand, Menu, Message, msg, offer

#: Names to choose from, and how many of them are offered at a time.
NAMES, OFFERED = 64, 8


def starting_gold(level: int) -> int:
    """The gold of a new character (GH-CREATE-06)."""
    return 15 * (level + 1)


def free_line(d: World, chair: int) -> int:
    """The line of a solo player that no present character of theirs continues (GH-RETIRE-11)."""
    taken = [hero.line for hero in d.of_chair(chair)]
    return next((line for line in range(CHAIRS) if line not in taken), CHAIRS - 1) if len(d.party) == 1 else 0


def free_classes(d: World) -> list[str]:
    """The classes that are available and that nobody who comes along plays (GH-MAT-02)."""
    played = [hero.cls for hero in d.travellers()]
    return [cls for cls in CLASSES if cls in d.classes and cls not in played]


@offer(ch.Create)
def create(d: World, who: Visitor) -> list[ch.Create]:
    """GH-CREATE-01: a new character of any class that is free."""
    return [ch.Create(cls) for cls in free_classes(d)] if who.hero(d) is None else []


@create.does
def _create(t: Table, who: Visitor, chosen: ch.Create) -> None:
    d = t.state
    line = free_line(d, who.chair)
    for other in d.of_chair(who.chair):
        other.sits_out = other.sits_out or len(d.party) > 1
    hero = Hero(
        id=len(d.heroes),
        chair=who.chair,
        party=d.current,
        cls=chosen.cls,
        line=line,
        veteran=d.lines[who.chair][line],
        offered=Hand(owner=who.chair),
    )
    d.heroes.append(hero)
    d.desks[who.chair].creating = False
    t.say(msg("say-created", who=class_name(chosen.cls)))
    if prosperity_level(d) == 1:
        begin_at(t, hero, 1)


@offer(ch.Adopt)
def adopt(d: World, who: Visitor) -> Iterator[ch.Adopt]:
    """GH-PARTY-02: a character whose player has left can be taken over."""
    if who.hero(d) is None:
        for hero in d.heroes:
            if hero.chair == NOBODY and hero.party == d.current and not hero.gone and hero.cls in free_classes(d):
                yield ch.Adopt(hero.id, hero_name(hero))


@adopt.does
def _adopt(t: Table, who: Visitor, chosen: ch.Adopt) -> None:
    d, hero = t.state, t.state.hero(chosen.hero)
    for other in d.of_chair(who.chair):
        other.sits_out = other.sits_out or len(d.party) > 1
    hero.chair, hero.sits_out, hero.line = who.chair, False, free_line(d, who.chair)
    hero.offered.owner = who.chair
    if hero.level and not hero.quest:
        t.deal(d.quests, hero.offered, 2)
    d.desks[who.chair].creating = False
    t.say(msg("say-adopted", who=hero_name(hero)))


@offer(ch.StartLevel)
def start_level(d: World, who: Visitor) -> list[ch.StartLevel]:
    """GH-CREATE-04, GH-PROSP-04: any level up to the prosperity of the city."""
    hero = who.hero(d)
    if hero is None or hero.level:
        return []
    return [ch.StartLevel(n, starting_gold(n)) for n in range(1, prosperity_level(d) + 1)]


@start_level.does
def _start_level(t: Table, who: Visitor, chosen: ch.StartLevel) -> None:
    hero = who.hero(t.state)
    assert hero is not None
    begin_at(t, hero, chosen.n)


def begin_at(t: Table, hero: Hero, level: int) -> None:
    """The least experience and the gold of the level; two personal quests are dealt (GH-CREATE-03 to GH-CREATE-07)."""
    hero.level, hero.xp, hero.gold = level, least_experience(level), starting_gold(level)
    t.deal(t.state.quests, hero.offered, 2)


@offer(ch.KeepQuest)
def keep_quest(d: World, who: Visitor) -> list[ch.KeepQuest]:
    """GH-QUEST-01: one of two; the other goes back."""
    hero = who.hero(d)
    return [ch.KeepQuest(card) for card in hero.offered] if hero is not None else []


@keep_quest.does
def _keep_quest(t: Table, who: Visitor, chosen: ch.KeepQuest) -> None:
    d, hero = t.state, who.hero(t.state)
    assert hero is not None
    for card in list(hero.offered):
        t.move(card, hero.offered, hero.quest if card == chosen.quest else d.quests)
    t.shuffle(d.quests)
    t.say(msg("say-quest", who=hero_name(hero), quest=Message(chosen.quest)))
    tell(t, f"story-quest-{chosen.quest.partition('-')[2]}")


@offer(ch.PickName)
def name(d: World, who: Visitor) -> list[ch.PickName]:
    """GH-CHAR-02: a name for the sheet; until one is chosen the hero goes by its class."""
    hero = who.at_leisure(d)
    if hero is None or hero.name or hero.called:
        return []
    first = hero.id * OFFERED
    used = {other.name for other in d.heroes}
    names = [1 + (first + n) % NAMES for n in range(NAMES)]
    return [ch.PickName(n) for n in names if n not in used][:OFFERED]


@name.does
def _name(t: Table, who: Visitor, chosen: ch.PickName) -> None:
    hero = who.hero(t.state)
    assert hero is not None
    hero.name = chosen.n


#: The steps of creation.
CREATION = Menu(create, adopt, start_level, keep_quest)
