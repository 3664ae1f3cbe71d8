"""Where the party can go: what is open to it, and whether an event waits on the road (GH-TRAVEL)."""

from collections.abc import Sequence

from msgspec import UNSET
from msgspec.structs import replace

from emberhall.games.gloomhaven.campaign.chapters import (
    Casual,
    City,
    CityEvent,
    Parties,
    RandomDungeon,
    Rewards,
    Road,
    Scenario,
)
from emberhall.games.gloomhaven.campaign.sheets import perks_due
from emberhall.games.gloomhaven.campaign.visitors import settled
from emberhall.games.gloomhaven.campaign.world import GLOOMHAVEN, Hero, World
from emberhall.games.gloomhaven.content import CLASSES, scenario
from emberhall.games.gloomhaven.content.campaign import QUESTS
from emberhall.games.gloomhaven.content.pages import Achievements
from emberhall.games.gloomhaven.setup import HARDER, unfit
from emberhall.games.gloomhaven.state import Company, Recruit, Setup, Sticker
from emberhall.kernel import Chapter

SOLO = (2, 4)
#: From the easiest to the hardest.
DIFFICULTIES = tuple(HARDER)


def ahead(d: World) -> Sequence[Chapter]:
    """What may be played next (GH-TRAVEL-01)."""
    if not d.parties:
        return [City()]
    owed = not d.in_city and any(perks_due(hero) > 0 for hero in d.travellers())
    if d.travellers() and (d.claims or owed):
        return [Rewards()]
    if not ready(d) or (d.in_city and any(hero.fulfilled or not settled(hero) for hero in d.travellers())):
        return [City()]
    sheet = d.sheet
    open_to = [number for number in d.found if can_play(d, number)]
    if sheet.heading in open_to:
        return [Scenario(sheet.heading)]
    found: list[Chapter] = [Road(number) if road_event(d, number) else Scenario(number) for number in open_to]
    found.sort(key=lambda chapter: isinstance(chapter, Road))
    if d.in_city and sheet.event_due and d.city:
        found.insert(0, CityEvent())
    found.insert(len(found) if d.in_city else 0, City())
    found += [Casual(number) for number in sorted(d.found)]
    return [*found, RandomDungeon(), Parties()]


def ready(d: World) -> bool:
    """Whether everybody in the party has a hero to travel with; a solo player needs two."""
    if len(d.party) == 1:
        most = len([hero for hero in d.travellers() if made(hero)])
        return SOLO[0] <= most <= SOLO[1]
    return all(any(made(hero) for hero in d.of_chair(chair) if not hero.sits_out) for chair in d.party)


def made(hero: Hero) -> bool:
    """Whether a hero is complete enough to travel: level and quest are chosen."""
    return hero.level > 0 and not hero.offered


def can_play(d: World, number: int) -> bool:
    """Whether the current party may play a scenario in campaign mode (GH-CAMP-02, GH-CAMP-03, GH-PAGE-02)."""
    if number not in d.found or number in d.done:
        return False
    return meets(d, number)


def meets(d: World, number: int) -> bool:
    """Whether the requirements of a scenario are met."""
    wanted = scenario(number).requirements
    if wanted.any_of and not any(_holds(d, one) for one in wanted.any_of):
        return False
    if wanted.personal_quest:
        seekers = [hero for hero in d.travellers() if seeks(hero, number)]
        return any(not wanted.item_equipped or wanted.item_equipped in hero.items for hero in seekers)
    return True


def seeks(hero: Hero, number: int) -> bool:
    """Whether the personal quest of a hero leads to a scenario."""
    return any(number in QUESTS[int(card.partition("-")[2])].chain for card in hero.quest)


def _holds(d: World, wanted: Achievements) -> bool:
    return (
        all(d.achievements.get(id, 0) >= wanted.times.get(id, 1) for id in wanted.global_complete)
        and not any(id in d.achievements for id in wanted.global_incomplete)
        and all(id in d.sheet.achievements for id in wanted.party_complete)
        and not any(id in d.sheet.achievements for id in wanted.party_incomplete)
    )


def road_event(d: World, number: int) -> bool:
    """Whether a road event comes before a scenario (GH-TRAVEL-02 to GH-TRAVEL-06)."""
    here = d.sheet.place
    if here == number or not d.road:
        return False
    if here == GLOOMHAVEN:
        return not scenario(number).linked_to_gloomhaven
    return here not in scenario(number).links


# how a scenario is set up


def options(d: World, chapter: Scenario | Casual | RandomDungeon) -> Setup:
    """The set-up of a scenario, with everything it needs of the sheets."""
    heroes = d.travellers()
    agreed = d.agreed
    seats = {chair: seat for seat, chair in enumerate(d.party)}
    company = Company(
        recruits=tuple(recruit(hero, seats[hero.chair], chapter.number) for hero in heroes),
        stickers=stickers_for(d, {hero.cls for hero in heroes}),
        looted=tuple(d.looted),
        permanent_death=agreed.permanent_death,
        casual=not isinstance(chapter, Scenario),
        achieved=tuple(d.sheet.achievements),
    )
    setup = Setup(
        scenario=chapter.number,
        penalties=agreed.penalties if isinstance(chapter, RandomDungeon) else UNSET,
        difficulty=agreed.difficulty,
        open_information=agreed.open_information,
        reduced_randomness=agreed.reduced_randomness,
        company=company,
    )
    while unfit(setup, len(d.party)) is not None and setup.difficulty != DIFFICULTIES[0]:  # GH-SOLO-03
        setup = replace(setup, difficulty=DIFFICULTIES[DIFFICULTIES.index(setup.difficulty) - 1])
    return setup


def stickers_for(d: World, classes: set[str]) -> tuple[Sticker, ...]:
    """The enhancements on the cards of these classes."""
    return tuple(Sticker(one.card, one.half, one.spot, one.kind) for one in d.stickers if one.cls in classes)


def recruit(hero: Hero, seat: int, number: int) -> Recruit:
    """What a scenario needs of a character sheet."""
    assert hero.cls in CLASSES
    return Recruit(
        hero=hero.id,
        seat=seat,
        cls=hero.cls,
        level=hero.level,
        perks=tuple(hero.perks),
        cards=tuple(hero.cards),
        items=tuple(hero.items),
        used=tuple(hero.next.used),
        blessings=hero.next.blessings,
        minus_ones=hero.next.minus_ones,
        conditions=tuple(hero.next.conditions),
        damage=hero.next.damage,
        discards=hero.next.discards,
        seeks=seeks(hero, number),
    )
