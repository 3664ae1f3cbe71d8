"""What is dealt and laid out before anyone places anything: factions, neutral units, cities, tokens, cards."""

from collections.abc import Iterable

from emberhall.games.runewars.content import (
    CITIES,
    DEVELOPMENTS,
    EXPLORATION,
    FACTIONS,
    HEROES,
    ORDERS,
    QUESTS,
    UNITS,
    UNITS_OF,
    Board,
)
from emberhall.games.runewars.rules.control import board
from emberhall.games.runewars.state import ExplorationId, HeroFigure, HeroId, OrderId, QuestId, State
from emberhall.kernel import NOBODY, Deck, FaceDown, Hand

#: The quests a player starts with (RW-SETUP-24).
QUESTS_AT_START = 2


def choose_faction(state: State, seat: int, faction: str) -> None:
    """A player takes the set of a faction: sheet, orders, figures, developments.

    RW-SETUP-03, RW-SETUP-09, RW-COMP-02.
    """
    sheet, player = FACTIONS[faction], state.players[seat]
    player.faction = faction
    player.influence = sheet.influence
    player.dials = {resource: dial.start for resource, dial in sheet.dials.items()}
    player.orders = Hand([OrderId(f"{faction}.{order}") for order in ORDERS], pool=faction, owner=seat)
    player.active = FaceDown([], pool=faction, lookers=1 << seat)
    player.unused = {id: UNITS[id].count for id in UNITS_OF[faction]}
    player.developments = {id: kind.each for id, kind in DEVELOPMENTS.items() if kind.faction in ("", faction)}
    player.objective = Hand([], pool=sheet.alignment, owner=seat)


def inhabit(state: State) -> None:
    """Place the printed neutral units, a city on each city space, and exploration tokens (RW-MAP-27, RW-MAP-28)."""
    cities = state.rng.shuffled(list(CITIES))
    land = board(state)
    seats = {player.faction: seat for seat, player in enumerate(state.players)}
    for id, spot in land.spots.items():
        place, area = state.places[id], spot.area
        place.home = seats.get(spot.tile.faction, NOBODY)
        if area.neutral:
            n = min(area.neutrals, state.neutrals[area.neutral])
            place.standing = {area.neutral: n} if n else {}
            state.neutrals[area.neutral] -= n
        if area.city and cities:
            place.city = cities.pop()
    if state.setup.exploration:
        _hide(state, land)


def copies(counts: Iterable[tuple[str, int]], start: int = 1) -> list[str]:
    """Ids for the copies of cards and tokens."""
    return [f"{id}.{n}" for id, count in counts for n in range(start, start + count)]


def tokens(state: State) -> dict[str, Deck[ExplorationId]]:
    """The exploration tokens by their backs, shuffled (RW-COMP-19)."""
    near = copies((id, kind.near) for id, kind in EXPLORATION.items())
    far = [token for id, kind in EXPLORATION.items() for token in copies([(id, kind.far)], kind.near + 1)]
    return {
        back: Deck([ExplorationId(token) for token in state.rng.shuffled(pile)], pool=back)
        for back, pile in (("near", near), ("far", far))
    }


def _hide(state: State, land: Board) -> None:
    """Place an exploration token in each area outside the home realms, by its distance from them.

    RW-EXPLORE-02, RW-EXPLORE-03.
    """
    for id, spot in land.spots.items():
        if spot.tile.faction:
            continue
        near = any(land.spots[other].tile.faction for other in land.beside[id])
        back = "near" if near else "far"
        if not state.tokens[back]:
            back = "far" if near else "near"
        state.places[id].unexplored = FaceDown([state.tokens[back].cards.pop()], pool=back)


def deal(state: State) -> None:
    """Deal quests of this map, a hero of the player's alignment, tactics and an objective to each player.

    RW-SETUP-05, RW-SETUP-06, RW-SETUP-07, RW-SETUP-08, RW-SETUP-15 to RW-SETUP-25.
    """
    shuffled = state.rng.shuffled
    land = board(state)
    here = [id for id, quest in QUESTS.items() if not quest.area or quest.area in land.spots]
    state.quests.cards = [QuestId(id) for id in shuffled(here)]
    state.box.cards = [QuestId(id) for id in QUESTS if id not in here]
    decks = {
        alignment: shuffled([id for id, hero in HEROES.items() if hero.alignment == alignment])
        for alignment in ("good", "evil", "neutral")
    }
    for seat, player in enumerate(state.players):
        sheet = FACTIONS[player.faction]
        player.heroes = [HeroFigure(HeroId(decks[sheet.alignment].pop()), "", Hand([], owner=seat))]
        player.tactics.cards = [state.tactics.cards.pop() for _ in range(sheet.tactics)]
        player.quests.cards = [state.quests.cards.pop() for _ in range(QUESTS_AT_START)]
        player.objective.cards = [state.objectives[sheet.alignment].cards.pop()]
    state.heroes.cards = [HeroId(id) for id in shuffled([id for deck in decks.values() for id in deck])]
