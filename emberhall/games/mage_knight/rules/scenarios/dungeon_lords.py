"""Dungeon Lords: secret entrances, and ways under the ground."""

from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.choices import Acting
from emberhall.games.mage_knight.content import SITE
from emberhall.games.mage_knight.ground import ground, spaces
from emberhall.games.mage_knight.names import name
from emberhall.games.mage_knight.rules.foes import token_left
from emberhall.games.mage_knight.rules.movement import relocate
from emberhall.games.mage_knight.rules.safe_spaces import reach
from emberhall.games.mage_knight.rules.scenario import Special
from emberhall.games.mage_knight.state import Combat, Place, Placed, Player, State, Table
from emberhall.games.mage_knight.terms import DAY_COSTS, LAKE, NEVER, PILES, SWAMP
from emberhall.kernel import FaceDown, Flow, choose, msg, offer

#: What lies hidden near which site (MKS-DUNGEON-10, MKS-DUNGEON-16).
HIDDEN_NEAR = {"village": "dungeon", "monastery": "tomb"}
LAIRS = ("dungeon", "tomb")


def spaces_for_entrance(state: State, near: int) -> list[int]:
    """Spaces beside a site where a secret entrance can be: accessible, no swamp, nothing there (MKS-DUNGEON-11)."""
    land = ground(state)
    return [
        at
        for at in land.near[near]
        if at not in state.places and DAY_COSTS[land.terrain[at]] < NEVER and land.terrain[at] != SWAMP
    ]


def lay_entrance(t: Table, near: int, at: int) -> None:
    """A token marks the secret dungeon or tomb (MKS-DUNGEON-12)."""
    site = HIDDEN_NEAR[t.state.places[near].site]
    place = t.state.places[at] = Place(site, secret=True)
    _lurk(t, place)


def _lurk(t: Table, place: Place) -> None:
    (pile,) = SITE[place.site].enemies
    place.lurking = FaceDown(pool=PILES[pile])
    if token_left(t, pile):
        t.draw(t.state.enemies[pile], place.lurking)


def place_entrance(t: Table) -> Flow[None]:
    """The hero who revealed the tile chooses where the entrance is (MKS-DUNGEON-10)."""
    state = t.state
    near = state.entrances[0]
    options = [ch.pick_space(state, at) for at in spaces_for_entrance(state, near)]
    if options:
        prompt = msg("ask-entrance", site=name("site", state.places[near].site))
        pick: ch.PickSpace = yield from choose(state.turn.seat, prompt, options, "MKS-DUNGEON-10")
        lay_entrance(t, near, pick.at)
    state.entrances.pop(0)
    if not state.entrances:
        state.phase = "move"


def tunnels(state: State, at: int) -> dict[int, int]:
    """The conquered dungeons and tombs that can be reached underground, with their cost.

    MKS-DUNGEON-19 to MKS-DUNGEON-25.
    """
    found = {}
    for there, steps in reach(state, at, 99, barred=1 << LAKE | 1 << SWAMP).items():
        place = state.places.get(there)
        if place is not None and place.site in LAIRS and place.conquered:
            found[there] = 2 + steps
    return found


@offer(ch.Tunnel)
def _underground(state: State, who: Acting) -> list[ch.Tunnel]:
    """Move underground from one conquered dungeon or tomb to another."""
    place, move = state.places.get(who.player.at), state.turn.move
    if place is None or place.site not in LAIRS or not place.conquered or move < 3:
        return []
    ways = tunnels(state, who.player.at).items()
    return [ch.Tunnel(at, cost, ch.seen(ground(state).hexes[at])) for at, cost in ways if cost <= move]


@_underground.does
def _tunnel(t: Table, who: Acting, option: ch.Tunnel) -> None:
    t.state.turn.move -= option.cost
    relocate(t, who.player, option.at)


class Dungeons(Special):
    """Secret dungeons and tombs (MKS-DUNGEON-10 to MKS-DUNGEON-25)."""

    moves = (_underground,)

    def revealed(self, t: Table, placed: Placed, player: Player | None) -> None:
        state = t.state
        for at, shown in spaces(placed):
            if shown.site not in HIDDEN_NEAR:
                continue
            if player is not None:
                state.entrances.append(at)
                state.phase = "entrance"
            elif free := spaces_for_entrance(state, at):
                lay_entrance(t, at, t.pick(free))

    def fought(self, t: Table, player: Player, combat: Combat) -> None:
        """Where the hero failed, another monster comes (MKS-DUNGEON-15)."""
        place = t.state.places.get(combat.at)
        if place is not None and place.secret and not place.conquered and not place.lurking:
            _lurk(t, place)
