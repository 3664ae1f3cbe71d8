"""Objects with hit points and allies of a scenario: where they stand, and what becomes of them."""

from typing import Any

from emberhall.games.gloomhaven.content import plan_of
from emberhall.games.gloomhaven.content.formulas import worth
from emberhall.games.gloomhaven.state import Figure, Gloomhaven, Obstacle
from emberhall.games.gloomhaven.terms import FOES, HEROES


def named(state: Gloomhaven, name: str) -> bool:
    """Whether a rule of this name holds in the scenario."""
    return any(rule.name == name for rule in plan_of(state.scenario).scenario.special)


def word(id: str) -> str:
    """An object or ally as a word in names."""
    return id.replace("_", "-")


def happened(state: Gloomhaven, what: str) -> int:
    """How often something has happened: `killed:hail`, `destroyed:altar`."""
    return state.notes.get(what, 0)


def note(state: Gloomhaven, what: str) -> None:
    """Something happens once more."""
    state.notes[what] = happened(state, what) + 1


def set_out(state: Gloomhaven, room: int) -> None:
    """The objects and allies of a room that is revealed; doors that can be attacked beside it (GH-SPEC-08, -14)."""
    plan = plan_of(state.scenario)
    known = state.map.doors | state.map.targets
    for kind, entries in (("objective", plan.scenario.objectives), ("npc", plan.scenario.npcs)):
        for entry in entries:
            if "hp" in entry:
                for cell in entry["hexes"]:
                    at = plan.index[tuple(cell)]
                    door = next((n for n, (there, _) in enumerate(plan.doors) if there == at), None)
                    if door is None and plan.room_of[at] == room:
                        put(state, kind, entry, at)
                    elif door is not None and plan.doors[door][1] >> room & 1 and not known >> door & 1:
                        state.map.targets |= 1 << door
                        state.map.obstacles.append(Obstacle("door", (at,)))
                        put(state, kind, entry, at)


def put(state: Gloomhaven, kind: str, entry: dict[str, Any], at: int) -> Figure:
    """An object or an ally on its hex; what only demons break is the players' (GH-SPEC-11)."""
    boss = next((other for other in state.figures.values() if other.rank == "boss"), None)
    if entry["hp"] == "shared" and boss is not None:
        hp, most = boss.hp, boss.most
    else:
        hp = most = worth(entry["hp"], len(state.characters), state.level)
    ours = kind == "npc" or (kind == "objective" and named(state, "prime_demon_doubled"))
    figure = Figure(
        id=state.next_id,
        kind=kind,  # type: ignore[arg-type]
        name=word(entry["id"]),
        side=HEROES if ours else FOES,
        at=at,
        hp=hp,
        most=most,
        since=state.round,
    )
    state.next_id += 1
    state.figures[figure.id] = figure
    return figure


def destroyed(state: Gloomhaven, figure: Figure) -> None:
    """An object is gone, and what it stood as (GH-SPEC-09)."""
    at = figure.at
    state.map.obstacles = [obstacle for obstacle in state.map.obstacles if at not in obstacle.hexes]
    note(state, f"destroyed:{figure.name}")


def standing(state: Gloomhaven, name: str) -> Figure | None:
    """An object or ally that is on the map."""
    return next((f for f in state.figures.values() if f.kind in ("objective", "npc") and f.name == name), None)


def partner(state: Gloomhaven, figure: Figure) -> Figure | None:
    """Who shares the hit points of a figure: the Prime Demon and its altar."""
    if figure.name not in ("prime-demon", "altar") or not named(state, "altar_takes_damage"):
        return None
    return next((f for f in state.figures.values() if f.name in ("prime-demon", "altar") and f is not figure), None)


def goal_chests_looted(state: Gloomhaven) -> bool:
    """Whether all treasures that the scenario is about are taken."""
    rooms = plan_of(state.scenario).scenario.rooms
    chests = sum(overlay.kind == "treasure" and not overlay.number for room in rooms for overlay in room.overlays)
    return sum(character.treasures.count(0) for character in state.characters) == chests


def marked(state: Gloomhaven, *markers: str) -> list[int]:
    """The hexes with these letters."""
    plan = plan_of(state.scenario)
    return [plan.index[cell] for marker in markers for cell in plan.scenario.markers[marker]]


def on_plates(state: Gloomhaven, markers: list[str]) -> bool:
    """Whether every character that is left stands on one of the plates."""
    plates = marked(state, *markers)
    return all(state.figures[c.figure].at in plates for c in state.characters if not c.exhausted)


def pumps(state: Gloomhaven) -> list[int]:
    """The hexes of pumps that are not cleansed yet."""
    found = []
    for entry in plan_of(state.scenario).scenario.objectives:
        if entry["id"] == "pump":
            found = marked(state, *entry["markers_by_characters"][str(len(state.characters))])
    return [at for at in found if not happened(state, f"cleansed:{at}")]
