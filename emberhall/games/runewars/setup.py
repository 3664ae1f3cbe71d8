"""Set-up: decks, hands, dials, cities and neutral units; players place the rest."""

from emberhall.games.runewars.content import (
    FATE,
    HEROES,
    NEUTRALS,
    OBJECTIVES,
    QUESTS,
    READY_MAPS,
    REWARDS,
    SEASON_CARDS,
    TACTICS,
    TITLES,
    UNITS,
    board_of,
)
from emberhall.games.runewars.rules.setting_up import choose_faction, copies, deal, inhabit, tokens
from emberhall.games.runewars.state import (
    FateId,
    HeroId,
    ObjectiveId,
    Place,
    Player,
    QuestId,
    RewardId,
    RuneId,
    SeasonId,
    Setup,
    State,
    TacticsId,
    TitleCard,
)
from emberhall.games.runewars.terms import DRAGON_RUNES, FALSE_RUNES, RESOURCES, SEASONS
from emberhall.kernel import Deck, FaceDown, Hand, Pile, Rng


def map_for(seats: int) -> str:
    """The ready-made map for a number of players."""
    return next(id for id, setup in READY_MAPS.items() if setup.players == seats)


def set_up(setup: Setup, seats: int, rng: Rng) -> State:
    """The position before players place their runes, or before they choose factions and build the map."""
    ready = setup.map == "ready"
    chosen = map_for(seats) if ready else ""
    dealt = rng.shuffled(list(FATE))
    first = max(range(seats), key=lambda seat: int(dealt[seat][1:]))  # RW-SETUP-01
    state = State(
        rng=rng,
        setup=setup,
        map=chosen,
        first=first,
        players=[],
        places={id: Place() for id in board_of(chosen).spots},
        fate=Deck([FateId(id) for id in rng.shuffled(list(FATE))]),
        fate_discard=Pile([]),
        tactics=Deck([TacticsId(id) for id in rng.shuffled(copies((id, c.count) for id, c in TACTICS.items()))]),
        tactics_discard=Pile([]),
        quests=Deck([QuestId(id) for id in QUESTS]),
        quests_discard=Pile([]),
        rewards=Deck([RewardId(id) for id in rng.shuffled(copies((id, c.count) for id, c in REWARDS.items()))]),
        rewards_discard=Pile([]),
        heroes=Deck([HeroId(id) for id in HEROES]),
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
        runes=Pile([RuneId(id) for id in copies((("dragon", DRAGON_RUNES), ("false", FALSE_RUNES)))]),
        titles={id: TitleCard() for id in TITLES},
        neutrals={id: UNITS[id].count for id in NEUTRALS},
    )
    if setup.exploration:
        state.tokens = tokens(state)
    state.players = [nobody_yet(seat) for seat in range(seats)]
    if ready:
        for seat, faction in enumerate(rng.shuffled(list(board_of(chosen).homes()))):
            choose_faction(state, seat, faction)
        inhabit(state)
        deal(state)
        state.phase, state.queue = "runes", [(first - n) % seats for n in range(seats)]  # RW-MAP-16
    else:
        state.phase, state.queue = "factions", [(first + n) % seats for n in range(seats)]
    return state


def nobody_yet(seat: int) -> Player:
    """A player who has not chosen a faction."""
    return Player(
        faction="",
        influence=0,
        dials=dict.fromkeys(RESOURCES, 0),
        orders=Hand([], owner=seat),
        active=FaceDown([], lookers=1 << seat),
        played=Pile([]),
        tactics=Hand([], owner=seat),
        fresh=Hand([], owner=seat),
        quests=Hand([], owner=seat),
        objective=Hand([], owner=seat),
        found=Hand([], owner=seat),
        applicants=Hand([], owner=seat),
        runes=Hand([], owner=seat),
    )


def _of(alignment: str) -> list[str]:
    return [id for id, objective in OBJECTIVES.items() if objective.alignment == alignment]
