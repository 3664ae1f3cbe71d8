"""Doors and rooms: what is revealed, who stands there, who acts at once."""

from emberhall.games.gloomhaven import choices as ch
from emberhall.games.gloomhaven.content import MONSTERS, plan_of
from emberhall.games.gloomhaven.content.formulas import worth
from emberhall.games.gloomhaven.content.pages import Overlay
from emberhall.games.gloomhaven.names import figure_name, monster_name
from emberhall.games.gloomhaven.rules.ambiguity import players_decide
from emberhall.games.gloomhaven.rules.board import cells, empty_beside, figure_at, ground, nearest_empty, on_map, taken
from emberhall.games.gloomhaven.rules.conditions import acts_now
from emberhall.games.gloomhaven.rules.monster_cards import reveal_card, types_on_map
from emberhall.games.gloomhaven.rules.notes import happened
from emberhall.games.gloomhaven.rules.objectives import set_out
from emberhall.games.gloomhaven.rules.scenarios import hooks_of
from emberhall.games.gloomhaven.rules.story import turn
from emberhall.games.gloomhaven.state import Figure, Obstacle, Rank, Standee, State, Table, Trap
from emberhall.games.gloomhaven.terms import FOES, HEROES, THIRD
from emberhall.kernel import NOWHERE, Deck, Flow, msg


def closed_doors(state: State) -> list[int]:
    """The doors that a character may open by entering: closed, not locked, beside a revealed room (GH-SPEC-05)."""
    plan = plan_of(state.scenario)
    return [
        n
        for n, (_, rooms) in enumerate(plan.doors)
        if not state.map.doors >> n & 1 and rooms & state.map.rooms and not is_locked(state, n)
    ]


def is_locked(state: State, n: int) -> bool:
    """Whether a door cannot be opened by entering it. A pressure plate may have unlocked it."""
    return plan_of(state.scenario).door(n).locked and not happened(state, f"unlocked:{n}")


def open_door(t: Table, n: int, figure: Figure | None) -> None:
    """Open a door and reveal the room behind it at once (GH-DOOR-01, GH-DOOR-02, GH-DOOR-03)."""
    state = t.state
    state.map.doors |= 1 << n
    if figure is not None:
        t.say(msg("say-door", who=figure_name(figure)))
    rooms = plan_of(state.scenario).doors[n][1] & ~state.map.rooms
    for room in range(len(plan_of(state.scenario).rooms)):
        if rooms >> room & 1:
            reveal(t, room, plan_of(state.scenario).doors[n][0])
    if rooms and figure is not None and figure.kind == "character" and acts_now(state, figure):
        state.characters[figure.owner].deeds.doors += 1  # a room revealed on their own turn (battle goal 467)


def reveal(t: Table, room: int, near: int | None = None) -> None:
    """Reveal a room: lay out its overlay tiles, place its monsters and reveal their cards
    (GH-DOOR-03 to GH-DOOR-07)."""
    state = t.state
    plan = plan_of(state.scenario)
    state.map.rooms |= 1 << room
    content = plan.scenario.rooms[room]
    for overlay in content.overlays:
        lay(state, overlay)
    fill(t, room, near)
    set_out(t, room)
    turn(t)
    t.beat()


def fill(t: Table, room: int, near: int | None, *, late: bool = False) -> None:
    """Place the monsters of a room, or those that were kept back, and reveal their cards
    (GH-DOOR-04 to GH-DOOR-08)."""
    state = t.state
    plan = plan_of(state.scenario)
    count = len(state.characters)
    places = [place for place in plan.scenario.rooms[room].monsters if place.late == late and place.ranks[count - 2]]
    if near is not None:  # too few standees: those nearest to the door come first (GH-DOOR-06)
        apart = ground(state).apart(near)
        places.sort(key=lambda place: (not place.becomes, apart[plan.index[place.hex]]))  # the one it is about comes
    came: list[str] = []
    for place in places:
        rank: Rank = place.ranks[count - 2]  # type: ignore[assignment]
        at = plan.index[place.hex]
        placed = put_monster(t, place.type, rank, at, coin=True, level_bonus=place.level_bonus)
        if placed is not None and place.type not in came:
            came.append(place.type)
        if placed is not None and place.becomes:
            state.notes[f"disguised:{placed.id}"] = 1
    if state.turn is not None:
        for type in types_on_map(state):  # also those summoned this round, though they do not act (GH-MOTHER-05)
            reveal_card(t, type)
        state.turn.sudden.extend(came)


def lay(state: State, overlay: Overlay) -> None:
    """Lay out an overlay tile (GH-PAGE-14)."""
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
            company = state.company
            if company is None or overlay.number not in company.looted:  # GH-TILE-40
                lying.treasures.update(dict.fromkeys(hexes, overlay.number or 0))


def standees(state: State, type: str) -> Deck[Standee]:
    """The standees of a type that are not on the map."""
    return state.monsters[MONSTERS[type].shares_standees_with or type].standees


def put_monster(
    t: Table, type: str, rank: Rank, at: int, *, coin: bool = False, level_bonus: int = 0, hp: int | None = None
) -> Figure | None:
    """Place a monster with a random standee. None if no standee is left (GH-SETUP-08)."""
    state = t.state
    supply = standees(state, type)
    if not supply:
        return None
    standee = t.flip(supply)
    level = min(7, state.monster_level + level_bonus)
    most = worth(MONSTERS[type].stats(level, rank).hp, len(state.characters), state.level)
    has, most = hooks_of(state).hit_points(state, type, most)
    side = side_in(state, type)
    figure = Figure(
        id=state.next_id,
        kind="monster",
        name=type,
        side=side,
        at=at,
        hp=min(hp, most) if hp else has,
        most=most,
        rank=rank,
        number=int(standee.rpartition(".")[2]),
        since=state.round,
        coin=coin and side == FOES,
        level_bonus=level_bonus,
    )
    if MONSTERS[type].body:
        spread(state, figure, next(cells for cells in markers(state) if at in cells))
    state.next_id += 1
    state.figures[figure.id] = figure
    hooks_of(state).placed(state, figure)
    return figure


def remove(t: Table, figure: Figure) -> None:
    """Remove a figure from the map; its standee goes back to the supply."""
    state = t.state
    figure.at = NOWHERE
    del state.figures[figure.id]
    if figure.kind == "monster":
        supply = state.monsters[MONSTERS[figure.name].shares_standees_with or figure.name].standees
        supply.add(Standee(f"{MONSTERS[figure.name].shares_standees_with or figure.name}.{figure.number}"))
        t.shuffle(supply)


def markers(state: State) -> list[tuple[int, ...]]:
    """The hexes of every letter on the map, in the order of the letters."""
    plan = plan_of(state.scenario)
    return [tuple(plan.index[cell] for cell in hexes) for _, hexes in sorted(plan.scenario.markers.items())]


def spread(state: State, figure: Figure, hexes: tuple[int, ...]) -> None:
    """Stand a figure of several hexes on these."""
    figure.at, *also = hexes
    figure.also = tuple(also)


def side_in(state: State, type: str) -> int:
    """Whose side a type of monster is on in the scenario."""
    allied = [faction for faction in plan_of(state.scenario).scenario.factions if type in faction.monsters]
    return HEROES if allied and allied[0].side == "ally" else THIRD if allied else FOES


def spawn(t: Table, type: str, rank: Rank, at: int) -> Flow[Figure | None]:
    """Spawn a monster on a hex, or on the nearest empty one (GH-SPEC-01, GH-SPEC-04).

    A marker that is printed on difficult terrain means that hex.
    """
    state = t.state
    rough = at in state.map.difficult and at not in taken(state)
    figure = yield from _spawn(t, type, rank, [at] if rough else nearest_empty(state, at))
    if figure is not None and state.turn is not None:
        reveal_card(t, type)
        state.turn.sudden.append(type)
    return figure


def spawn_beside(t: Table, type: str, rank: Rank, at: int) -> Flow[Figure | None]:
    """Summon a monster to an empty adjacent hex, as close to the characters as possible (GH-MOTHER-03).

    It does not act in this round, so no card is turned for it (GH-MOTHER-05, GH-MOTHER-07).
    """
    state = t.state
    figure = figure_at(state, at)
    free = [near for here in (cells(figure) if figure is not None else (at,)) for near in empty_beside(state, here)]
    foes = [figure.at for figure in on_map(state) if figure.side != side_in(state, type)]
    near = {to: min([ground(state).apart(foe)[to] for foe in foes], default=0) for to in free}
    figure = yield from _spawn(t, type, rank, [to for to in free if near[to] == min(near.values())])
    if figure is not None:
        figure.summoned = True
    return figure


def _spawn(t: Table, type: str, rank: Rank, free: list[int]) -> Flow[Figure | None]:
    state = t.state
    hexes = plan_of(state.scenario).hexes
    if not free or not standees(state, type):
        return None
    options = [ch.at(hexes[near]) for near in dict.fromkeys(free)]
    chosen = yield from players_decide(t, msg("ask-spawn", monster=monster_name(type)), options, "GH-SPEC-01")
    figure = put_monster(t, type, rank, plan_of(state.scenario).index[chosen.to])
    if figure is not None:
        t.say(msg("say-spawn", who=figure_name(figure)))
        t.beat()
    return figure
