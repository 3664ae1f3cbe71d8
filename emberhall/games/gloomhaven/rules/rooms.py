"""Doors and rooms: what is revealed, who stands there, who acts at once."""

from emberhall.games.gloomhaven import choices as opt
from emberhall.games.gloomhaven.content import MONSTERS, plan_of
from emberhall.games.gloomhaven.content.formulas import worth
from emberhall.games.gloomhaven.content.kinds import Overlay
from emberhall.games.gloomhaven.names import figure_name, monster_name
from emberhall.games.gloomhaven.rules.board import ground, nearest_empty
from emberhall.games.gloomhaven.rules.deciding import players_decide
from emberhall.games.gloomhaven.rules.monster_cards import reveal_card
from emberhall.games.gloomhaven.state import GH, Figure, Gloomhaven, Obstacle, Rank, Trap
from emberhall.games.gloomhaven.terms import FOES, NOBODY
from emberhall.kernel import Flow, msg


def closed_doors(state: Gloomhaven) -> list[int]:
    """The doors that a character may open by entering: closed, not locked, beside a revealed room (GH-SPEC-05)."""
    plan = plan_of(state.scenario)
    return [
        n
        for n, (_, rooms) in enumerate(plan.doors)
        if not state.map.doors >> n & 1 and rooms & state.map.rooms and not plan.door(n).locked
    ]


def open_door(t: GH, figure: Figure, n: int) -> None:
    """A door is opened and the room behind it revealed at once (GH-DOOR-01 to -03)."""
    state = t.state
    state.map.doors |= 1 << n
    t.say(msg("say-door", who=figure_name(figure)))
    rooms = plan_of(state.scenario).doors[n][1] & ~state.map.rooms
    for room in range(len(plan_of(state.scenario).rooms)):
        if rooms >> room & 1:
            reveal(t, room, figure)
    if figure.owner != NOBODY:
        state.characters[figure.owner].deeds.doors += 1


def reveal(t: GH, room: int, figure: Figure | None = None) -> None:
    """A room is revealed: what lies there is laid out, monsters are placed, their cards turned (GH-DOOR-03 to -07)."""
    state = t.state
    plan = plan_of(state.scenario)
    state.map.rooms |= 1 << room
    content = plan.scenario.rooms[room]
    for overlay in content.overlays:
        lay(state, overlay)
    count = len(state.characters)
    places = [place for place in content.monsters if not place.late and place.ranks[count - 2]]
    if figure is not None:  # too few standees: those nearest to who opened it come first (GH-DOOR-06)
        apart = ground(state).apart(figure.at)
        places.sort(key=lambda place: apart[plan.index[place.hex]])
    came: list[str] = []
    for place in places:
        rank: Rank = place.ranks[count - 2]  # type: ignore[assignment]
        at = plan.index[place.hex]
        placed = put_monster(t, place.type, rank, at, coin=True, level_bonus=place.level_bonus)
        if placed is not None and place.type not in came:
            came.append(place.type)
    if state.round and state.turn is not None:
        for type in came:
            reveal_card(t, type)
            state.turn.sudden.append(type)
    t.beat()


def lay(state: Gloomhaven, overlay: Overlay) -> None:
    """What lies in a room when it is revealed (GH-PAGE-14)."""
    index = plan_of(state.scenario).index
    hexes = tuple(index[cell] for cell in overlay.hexes)
    lying = state.map
    match overlay.kind:
        case "obstacle":
            lying.obstacles.append(Obstacle(overlay.picture, hexes))
        case "trap":
            conditions = tuple(effect for effect in overlay.effects if effect != "damage")
            damage = state.trap_damage if "damage" in overlay.effects else 0
            for at in hexes:
                lying.traps[at] = Trap(overlay.picture, damage, conditions)
        case "hazardous":
            lying.hazards.extend(hexes)
        case "difficult":
            lying.difficult.extend(hexes)
        case "coins":
            for at in hexes:
                lying.coins[at] = lying.coins.get(at, 0) + 1
        case "treasure":
            for at in hexes:
                lying.treasures[at] = overlay.number or 0


def put_monster(
    t: GH, type: str, rank: Rank, at: int, *, coin: bool = False, level_bonus: int = 0, hp: int | None = None
) -> Figure | None:
    """A monster is placed, with a standee drawn at random; None if there is none left (GH-SETUP-08)."""
    state = t.state
    supply = state.monsters[MONSTERS[type].shares_standees_with or type].standees
    if not supply:
        return None
    standee = t.flip(supply)
    level = min(7, state.monster_level + level_bonus)
    most = worth(MONSTERS[type].stats(level, rank).hp, len(state.characters), state.level)
    figure = Figure(
        id=state.next_id,
        kind="monster",
        name=type,
        side=FOES,
        at=at,
        hp=most if hp is None else hp,
        most=most,
        rank=rank,
        number=int(standee.rpartition(".")[2]),
        since=state.round,
        coin=coin,
        level_bonus=level_bonus,
    )
    state.next_id += 1
    state.figures[figure.id] = figure
    return figure


def spawn(t: GH, type: str, rank: Rank, at: int, *, coin: bool = False) -> Flow[Figure | None]:
    """A monster comes to a hex, or to the nearest empty one (GH-SPEC-01, -04)."""
    state = t.state
    hexes = plan_of(state.scenario).hexes
    free = nearest_empty(state, at)
    if not free:
        return None
    options = [opt.at(hexes[near]) for near in free]
    chosen = yield from players_decide(t, msg("ask-spawn", monster=monster_name(type)), options, "GH-SPEC-01")
    figure = put_monster(t, type, rank, plan_of(state.scenario).index[chosen.to], coin=coin)
    if figure is not None:
        t.say(msg("say-spawn", who=figure_name(figure)))
        t.beat()
        if state.turn is not None:
            reveal_card(t, type)
            state.turn.sudden.append(type)
    return figure
