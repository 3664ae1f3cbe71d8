"""Objects with hit points and allies of a scenario: where they stand, and what becomes of them."""

from emberhall.games.gloomhaven.content import plan_of
from emberhall.games.gloomhaven.content.formulas import worth
from emberhall.games.gloomhaven.content.pages import Ally, Objective
from emberhall.games.gloomhaven.rules.notes import happened, note, word
from emberhall.games.gloomhaven.rules.scenarios import hooks_of
from emberhall.games.gloomhaven.state import Figure, Kind, Obstacle, State, Table
from emberhall.games.gloomhaven.terms import HEROES

#: The numbered tokens in the box.
TOKENS = range(1, 13)


def set_out(t: Table, room: int) -> None:
    """The objects and allies of a room that is revealed; doors that can be attacked beside it
    (GH-SPEC-08, GH-SPEC-14)."""
    state = t.state
    plan = plan_of(state.scenario)
    known = state.map.doors | state.map.targets
    entries: tuple[Objective | Ally, ...] = (*plan.scenario.objectives, *plan.scenario.npcs)
    for entry in entries:
        hexes = entry.hexes
        whole = isinstance(entry, Objective) and entry.count == 1 and not entry.door
        if isinstance(entry, Objective) and entry.overlay:
            lying = plan.scenario.rooms[room].overlays
            hexes = tuple(cell for overlay in lying if overlay.picture == entry.overlay for cell in overlay.hexes)
            whole = False
        for cell in (hexes[:1] if whole else hexes) if entry.hp or isinstance(entry, Ally) else ():
            at = plan.index[cell]
            door = next((n for n, (there, _) in enumerate(plan.doors) if there == at), None)
            if door is None and plan.room_of[at] == room:
                figure = put(state, entry, at)
                if isinstance(entry, Ally) and entry.move is not None and len(entry.hexes) > 1:
                    figure.number = _token(t, figure.name)
                if whole:
                    figure.also = tuple(plan.index[other] for other in entry.hexes[1:])
            elif door is not None and plan.doors[door][1] >> room & 1 and not known >> door & 1:
                state.map.targets |= 1 << door
                state.map.obstacles.append(Obstacle("door", (at,)))
                put(state, entry, at)


def _token(t: Table, name: str) -> int:
    """A random token for one of several allies: it decides when the ally acts (GH-SPEC-15)."""
    given = happened(t.state, f"given:{name}")
    number = t.pick([n for n in TOKENS if not given >> n & 1])
    t.state.notes[f"given:{name}"] = given | 1 << number
    return number


def put(state: State, entry: Objective | Ally, at: int) -> Figure:
    """Put an object or an ally on its hex. A neutral one is nobody's ally, but monsters' enemy."""
    boss = next((other for other in state.figures.values() if other.rank == "boss"), None)
    if entry.hp == "shared" and boss is not None:
        hp, most = boss.hp, boss.most
    elif not entry.hp:
        hp = most = 1  # nothing can hurt it
    else:
        hp = most = worth(entry.hp, len(state.characters), state.level)
    kind: Kind = "objective"
    if isinstance(entry, Ally):
        kind = "bystander" if entry.side == "neutral" else "npc"
    figure = Figure(
        id=state.next_id,
        kind=kind,
        name=word(entry.id),
        side=hooks_of(state).side_of_objects() if kind == "objective" else HEROES,
        at=at,
        hp=hp,
        most=most,
        since=state.round,
    )
    state.next_id += 1
    state.figures[figure.id] = figure
    hooks_of(state).put(state, figure)
    return figure


def destroyed(state: State, figure: Figure) -> None:
    """Remove an object, and the door or obstacle it was (GH-SPEC-09)."""
    at = figure.at
    state.map.obstacles = [obstacle for obstacle in state.map.obstacles if at not in obstacle.hexes]
    figure.also = ()
    note(state, f"destroyed:{figure.name}")
