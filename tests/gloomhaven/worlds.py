"""Campaign worlds in a line, and what happens in them.

    d = world("brute", "tinkerer", gold=60)

makes a world with a party in Gloomhaven: one hero for each class, each of a chair of its own, at level 1, without a
personal quest. `played(d, 1, won=True)` carries a scenario.
"""

from collections.abc import Callable, Iterable
from typing import Any

from emberhall.games.gloomhaven.campaign.chapters import Casual, Scenario
from emberhall.games.gloomhaven.campaign.city import CITY
from emberhall.games.gloomhaven.campaign.founding import begin
from emberhall.games.gloomhaven.campaign.rewards import carry
from emberhall.games.gloomhaven.campaign.sheets import least_experience
from emberhall.games.gloomhaven.campaign.travel import options
from emberhall.games.gloomhaven.campaign.visitors import Visitor
from emberhall.games.gloomhaven.campaign.world import Agreement, EventCard, Hero, Party, QuestCard, World
from emberhall.games.gloomhaven.setup import set_up
from emberhall.games.gloomhaven.state import State
from emberhall.kernel import CHECKPOINT, Flow, Hand, Message, Outcome, Pile, Played, Rng, Table

from .positions import happens

CHAIRS = 4


def plays(flow: Flow[Any], *answers: str) -> Any:
    """Play an interlude with these answers, then always the first option; returns its result."""
    left = list(answers)
    try:
        question: Any = next(flow)
        while True:
            if question is CHECKPOINT:
                question = flow.send(None)
                continue
            several = hasattr(question, "asks")
            ask = question.asks[0] if several else question
            key = left.pop(0) if left else ask.keys()[0]
            if several and key == "pass":  # everybody
                question = flow.send(None)
                continue
            chosen = ask.option(key)
            assert chosen is not None, f"{key} is not offered: {', '.join(ask.keys())}"
            question = flow.send((ask.seat, chosen) if several else chosen)
    except StopIteration as end:
        assert not left, f"not asked for: {left}"
        return end.value


def world(*classes: str, gold: int = 30, level: int = 1, solo: bool = False, **agreed: Any) -> World:
    """A world with a party in the city."""
    d = begin(Agreement(**agreed), Rng(7))
    d.parties.append(Party())
    d.party = [0] if solo else list(range(len(classes)))
    for n, cls in enumerate(classes):
        add_hero(d, cls, 0 if solo else n, gold=gold, level=level, line=n if solo else 0)
    return d


def add_hero(d: World, cls: str, chair: int, *, gold: int = 30, level: int = 1, line: int = 0) -> Hero:
    """One more hero, with nothing left to choose."""
    hero = Hero(
        id=len(d.heroes), chair=chair, party=d.current, cls=cls, name=len(d.heroes) + 1, level=level,
        xp=least_experience(level), gold=gold, line=line, offered=Hand(owner=chair),
        cards=list(HIGHER[: level - 1]), perks=list(range(level - 1)),
    )  # fmt: skip
    d.heroes.append(hero)
    return hero


#: Stand-ins for the cards gained with levels, where a test does not look at them.
HIGHER = ("16", "17", "18", "19", "20", "21", "22", "23")


def seek(d: World, hero: Hero, quest: int) -> None:
    """Give a hero a personal quest."""
    card = QuestCard(f"quest-{quest}")
    d.quests.remove(card)
    hero.quest = Pile([card])


def table(d: World) -> Table[World]:
    """The table of a world; its story is kept."""
    return Table(d, CHAIRS, [])


def told(t: Table[World]) -> list[str]:
    """The ids of what has been told."""
    return [event.message.id for event in t.events or ()]


def offers(d: World, chair: int = 0) -> list[str]:
    """What a player can choose in the city."""
    return [option.key() for option in CITY.options(d, Visitor(chair))]


def does(d: World, *keys: str, chair: int = 0) -> Table[World]:
    """Let a player choose these in the city, one after the other."""
    t = table(d)
    for key in keys:
        there = {option.key(): option for option in CITY.options(d, Visitor(chair))}
        assert key in there, f"{key} is not offered: {', '.join(there)}"
        happens(CITY.take(t, Visitor(chair), there[key]))
    return t


def on_top(d: World, deck: str, number: int) -> None:
    """Put an event on top of its deck."""
    zone, card = (d.city if deck == "city" else d.road), EventCard(f"{deck}-{number}")
    if card in zone:
        zone.cards.remove(card)
    zone.cards.append(card)


def session_of(d: World, number: int, *, casual: bool = False) -> State:
    """The scenario as it is set up for the party."""
    chapter = Casual(number) if casual else Scenario(number)
    return set_up(options(d, chapter), len(d.party), Rng(1))


def played(
    d: World,
    number: int,
    *,
    won: bool = True,
    casual: bool = False,
    change: Callable[[State], None] = lambda state: None,
) -> Table[World]:
    """Carry a scenario that has ended, after a change to its final state."""
    state = session_of(d, number, casual=casual)
    state.won = won
    change(state)
    outcome = Outcome(tuple(range(len(d.party))) if won else (), Message("end-won"))
    t = table(d)
    carry(t, Played(Casual(number) if casual else Scenario(number), state, outcome, tuple(d.party)))
    return t


def keys(chapters: Iterable[Any]) -> list[str]:
    """The keys of chapters."""
    return [chapter.key() for chapter in chapters]
