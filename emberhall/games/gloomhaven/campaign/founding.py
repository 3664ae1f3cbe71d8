"""A new world, and players who join it or leave (GH-CAMP, GH-PARTY-02)."""

from emberhall.games.gloomhaven.campaign.retiring import give_back
from emberhall.games.gloomhaven.campaign.travel import made
from emberhall.games.gloomhaven.campaign.unlocking import stock
from emberhall.games.gloomhaven.campaign.world import (
    Agreement,
    Box,
    Design,
    EventCard,
    QuestCard,
    SideCard,
    Table,
    World,
)
from emberhall.games.gloomhaven.content import CLASSES
from emberhall.games.gloomhaven.content.campaign import DESIGNS, LOCKED, QUESTS, WORLD
from emberhall.kernel import NOBODY, Deck, Pile, Rng
from emberhall.kernel import Table as Stage


def begin(agreement: Agreement, rng: Rng) -> World:
    """The world before anybody has played in it (GH-EVENT-08, GH-SHOP-05, GH-COMP-08)."""
    events = range(1, WORLD.start.events + 1)
    d = World(
        rng=rng,
        agreed=agreement,
        achievements=dict.fromkeys(WORLD.start.achievements, 1),
        found=list(WORLD.start.scenarios),
        city=Deck([EventCard(f"city-{n}") for n in events], pool="city"),
        road=Deck([EventCard(f"road-{n}") for n in events], pool="road"),
        quests=Deck([QuestCard(f"quest-{id}") for id in QUESTS]),
        designs=Deck([Design(f"design-{item}") for item in DESIGNS]),
        sides=Deck([SideCard(f"side-{card}") for card in WORLD.side_scenarios]),
        sealed=Deck([Box(cls) for cls in LOCKED]),
        classes=Pile([Box(cls) for cls in CLASSES if cls not in LOCKED]),
    )
    t: Table = Stage(d, 0)
    t.shuffle(d.city)
    t.shuffle(d.road)
    t.shuffle(d.quests)
    t.shuffle(d.designs)
    t.shuffle(d.sides)
    stock(t, 1)
    return d


def joins(t: Table, chair: int) -> None:
    """A newcomer brings one hero; so does everybody else from now on."""
    d = t.state
    if len(d.party) > 1:
        for other in d.party:
            for hero in [hero for hero in d.of_chair(other) if not hero.sits_out][1:]:
                hero.sits_out = True


def leaves(t: Table, chair: int) -> None:
    """The heroes of a player who leaves stay in the world: someone else may take them over."""
    d = t.state
    for hero in d.heroes:
        if hero.chair == chair and not hero.gone:
            if not made(hero):  # its sheet was never finished
                hero.dead = True
                give_back(t, hero)
            hero.chair, hero.sits_out = NOBODY, True
