"""How a game is set up on a ready-made map: decks, hands, dials, cities, neutral units; players place the rest."""

from collections.abc import Iterable
from typing import TypeVar

from emberhall.kernel import Deck, FaceDown, Hand, Pile, Rng

from .content import (
    CITIES,
    DEVELOPMENTS,
    EXPLORATION,
    FACTIONS,
    FATE,
    HEROES,
    NEUTRALS,
    OBJECTIVES,
    ORDERS,
    QUESTS,
    REWARDS,
    SEASON_CARDS,
    SETUPS,
    TACTICS,
    TITLES,
    UNITS,
    UNITS_OF,
    Board,
    board_of,
)
from .state import (
    ExplorationId,
    FateId,
    HeroFigure,
    HeroId,
    ObjectiveId,
    OrderId,
    Place,
    Player,
    QuestId,
    RewardId,
    RuneId,
    Runewars,
    SeasonId,
    Setup,
    TacticsId,
    TitleCard,
)
from .terms import DRAGON_RUNES, FALSE_RUNES, SEASONS

C = TypeVar("C", bound=str)


def map_for(seats: int) -> str:
    """The ready-made map for so many players."""
    return next(id for id, setup in SETUPS.items() if setup.players == seats)


def _copies(counts: Iterable[tuple[str, int]]) -> list[str]:
    return [f"{id}.{n}" for id, count in counts for n in range(1, count + 1)]


def _deal(deck: Deck[C], count: int) -> list[C]:
    return [deck.cards.pop() for _ in range(count)]


def quests_for(board: Board) -> list[str]:
    """The quests of a map: those of its areas, and those of no area (RW-SETUP-05 to -08)."""
    return [id for id, quest in QUESTS.items() if not quest.area or quest.area in board.spots]


def set_up(setup: Setup, seats: int, rng: Rng) -> Runewars:
    """The position in which the players begin to place their runes, strongholds, armies and heroes."""
    chosen = map_for(seats)
    board = board_of(chosen)
    dealt = rng.shuffled(list(FATE))
    first = max(range(seats), key=lambda seat: int(dealt[seat]))  # RW-SETUP-01
    factions = rng.shuffled(list(board.homes()))
    state = Runewars(
        rng=rng,
        setup=setup,
        map=chosen,
        first=first,
        players=[],
        places={id: Place() for id in board.spots},
        fate=Deck([FateId(id) for id in rng.shuffled(list(FATE))]),
        fate_discard=Pile([]),
        tactics=Deck([TacticsId(id) for id in rng.shuffled(_copies((id, c.count) for id, c in TACTICS.items()))]),
        tactics_discard=Pile([]),
        quests=Deck([QuestId(id) for id in rng.shuffled(quests_for(board))]),
        quests_discard=Pile([]),
        rewards=Deck([RewardId(id) for id in rng.shuffled(_copies((id, c.count) for id, c in REWARDS.items()))]),
        rewards_discard=Pile([]),
        heroes=Deck([]),
        objectives={
            alignment: Deck([ObjectiveId(id) for id in rng.shuffled(_of(alignment))], pool=alignment)
            for alignment in ("good", "evil")
        },
        seasons={
            season: Deck(
                [SeasonId(id) for id in rng.shuffled([i for i, c in SEASON_CARDS.items() if c.season == season])],
                pool=season,
            )
            for season in SEASONS
        },
        seasons_discard=Pile([]),
        runes=Pile([RuneId(id) for id in _copies((("dragon", DRAGON_RUNES), ("false", FALSE_RUNES)))]),
        titles={id: TitleCard() for id in TITLES},
        neutrals={id: UNITS[id].count for id in NEUTRALS},
    )
    state.players = [_player(state, seat, faction) for seat, faction in enumerate(factions)]
    _heroes(state)
    state.queue = [(first - n) % seats for n in range(seats)]  # RW-MAP-16
    _settle(state, board)
    if setup.exploration:
        _hide(state, board)
    return state


def _of(alignment: str) -> list[str]:
    return [id for id, objective in OBJECTIVES.items() if objective.alignment == alignment]


def _player(state: Runewars, seat: int, faction: str) -> Player:
    """A player with his sheet, hands and figures (RW-SETUP-09, -23 to -25)."""
    sheet = FACTIONS[faction]
    own = {id: kind.each for id, kind in DEVELOPMENTS.items() if kind.faction in ("", faction)}
    return Player(
        faction=faction,
        influence=sheet.influence,
        dials={resource: dial.start for resource, dial in sheet.dials.items()},
        orders=Hand([OrderId(f"{faction}.{order}") for order in ORDERS], pool=faction, owner=seat),
        active=FaceDown([], pool=faction, lookers=1 << seat),
        played=Pile([]),
        tactics=Hand(_deal(state.tactics, sheet.tactics), owner=seat),
        fresh=Hand([], owner=seat),
        quests=Hand(_deal(state.quests, 2), owner=seat),
        objective=Hand(_deal(state.objectives[sheet.alignment], 1), pool=sheet.alignment, owner=seat),
        found=Hand([], owner=seat),
        applicants=Hand([], owner=seat),
        runes=Hand([], owner=seat),
        unused={id: UNITS[id].count for id in UNITS_OF[faction]},
        developments=own,
    )


def _heroes(state: Runewars) -> None:
    """A hero of his alignment for each; the others become one deck (RW-SETUP-15, -17, -18)."""
    decks = {
        alignment: state.rng.shuffled([id for id, hero in HEROES.items() if hero.alignment == alignment])
        for alignment in ("good", "evil", "neutral")
    }
    for seat, player in enumerate(state.players):
        hero = HeroId(decks[FACTIONS[player.faction].alignment].pop())
        player.heroes = [HeroFigure(hero, "", Hand([], owner=seat))]
    state.heroes.cards = [HeroId(id) for id in state.rng.shuffled([id for deck in decks.values() for id in deck])]


def _settle(state: Runewars, board: Board) -> None:
    """Neutral units where they are printed, a city on each city space (RW-MAP-27, -28)."""
    cities = state.rng.shuffled(list(CITIES))
    for id, spot in board.spots.items():
        place, area = state.places[id], spot.area
        if area.neutral:
            place.standing = {area.neutral: area.neutrals}
            state.neutrals[area.neutral] -= area.neutrals
        if area.city:
            place.city = cities.pop()


def _hide(state: Runewars, board: Board) -> None:
    """An exploration token in each area outside of the home realms, by its distance from them."""
    piles = {
        "near": state.rng.shuffled(_copies((id, kind.near) for id, kind in EXPLORATION.items())),
        "far": state.rng.shuffled(
            [f"{id}.{kind.near + n}" for id, kind in EXPLORATION.items() for n in range(1, kind.far + 1)]
        ),
    }
    for id, spot in board.spots.items():
        if spot.tile.faction:
            continue
        near = any(board.spots[other].tile.faction for other in board.beside[id])
        back = "near" if near else "far"
        if not piles[back]:
            back = "far" if near else "near"
        state.places[id].unexplored = FaceDown([ExplorationId(piles[back].pop())], pool=back)
