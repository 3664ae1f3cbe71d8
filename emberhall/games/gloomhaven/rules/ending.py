"""How a scenario ends: its goal, the loss of all characters, and what is left to count."""

from collections.abc import Callable
from typing import Any

from emberhall.games.gloomhaven.content import plan_of, scenario
from emberhall.games.gloomhaven.content.aims import (
    AnyCharacterExhausted,
    AnyLoss,
    AnyOf,
    Carry,
    CharactersLeft,
    Destroy,
    EachLootsGoalChest,
    EndTurnAdjacent,
    EndTurnOn,
    Escape,
    EscortReach,
    ExhaustedBeforeLoot,
    ExhaustedOffHexes,
    ExhaustedOffTile,
    Goal,
    KillAll,
    KillAllRevealed,
    KillCount,
    KillTypes,
    LeaveMap,
    LootGoalChests,
    LootTreasure,
    Loss,
    MonsterKilled,
    MonsterOnPlate,
    NpcKilled,
    ObjectiveDestroyed,
    OccupyPlates,
    OpenAllDoors,
    Protect,
    QuestCharacterExhausted,
    RevealAllRooms,
    RevealTiles,
    RoomEmpty,
    RoundLimit,
    Sacrifice,
    SacrificeItem,
    SurviveRounds,
    WaterCannotBePlaced,
)
from emberhall.games.gloomhaven.content.formulas import worth
from emberhall.games.gloomhaven.names import goal_name
from emberhall.games.gloomhaven.rules.battle_goals import fulfilled
from emberhall.games.gloomhaven.rules.board import ground, on_map
from emberhall.games.gloomhaven.rules.notes import (
    GIVEN_UP,
    all_on,
    ended_turn,
    goal_chests_looted,
    happened,
    has_left,
    marked,
    note,
    quest_character,
    refuge,
    room_with,
    standing,
    word,
)
from emberhall.games.gloomhaven.rules.scenarios import hooks_of
from emberhall.games.gloomhaven.rules.story import turn
from emberhall.games.gloomhaven.rules.tokens import bearer
from emberhall.games.gloomhaven.state import State, Table
from emberhall.games.gloomhaven.terms import FOES
from emberhall.kernel import NOWHERE, Outcome, msg

#: Any of the rooms.
EITHER = "either"


def judge(t: Table) -> bool:
    """Decide whether the scenario is won or lost. The round is still played out (GH-OVER-02).

    A goal reached at the moment the last character becomes exhausted counts as reached first.
    """
    state = t.state
    if state.won or state.lost:
        return True
    page = scenario(state.scenario)
    if page.lose and any(LOSSES[type(loss)](state, loss) for loss in page.lose):
        state.lost = True
    elif reached(state):
        state.won = True
    elif False not in [character.exhausted for character in state.characters]:
        state.lost = True  # GH-EXHAUST-05
    else:
        return False
    if state.won:
        _concluded(state)
        turn(t)
    t.say(msg("say-won" if state.won else "say-lost"))
    return True


def reached(state: State) -> bool:
    """Whether the goal is met now."""
    for goal in scenario(state.scenario).goal:  # noqa: SIM110 - asked at every decision
        if not met(state, goal):
            return False
    return True


def met(state: State, goal: Goal) -> bool:
    """Whether a part of the goal is met."""
    judge = GOALS.get(type(goal))
    return judge(state, goal) if judge is not None else hooks_of(state).goals()[type(goal)](state)


def _kill_all(state: State, goal: KillAll) -> bool:
    """Every room is revealed and no enemy is left (GH-OVER-01)."""
    return _all_revealed(state) and _none_left(state)


def _all_revealed(state: State) -> bool:
    return state.map.rooms == (1 << len(plan_of(state.scenario).rooms)) - 1


def _none_left(state: State) -> bool:
    """Whether no enemy is alive. One that still acts as it dies counts as dead."""
    for figure in state.figures.values():
        if figure.kind == "monster" and figure.side == FOES and figure.hp > 0 and figure.at != NOWHERE:
            return False
    return True


def _kill_all_revealed(state: State, goal: KillAllRevealed) -> bool:
    return _none_left(state)


def _loot_goal_chests(state: State, goal: LootGoalChests) -> bool:
    return goal_chests_looted(state)


def _kill_count(state: State, goal: KillCount) -> bool:
    if goal.monsters:
        dead = sum(happened(state, f"killed:{type}") for type in goal.monsters)
    else:
        dead = sum(count for note, count in state.notes.items() if note.startswith("killed:"))
    return dead >= worth(goal.count, len(state.characters), state.level)


def _reveal_tiles(state: State, goal: RevealTiles) -> bool:
    rooms = scenario(state.scenario).rooms
    known = {tile for n, room in enumerate(rooms) if state.map.rooms >> n & 1 for tile in room.tiles}
    return known.issuperset(goal.tiles)


def _open_all_doors(state: State, goal: OpenAllDoors) -> bool:
    return state.map.doors == (1 << len(plan_of(state.scenario).doors)) - 1


def _kill_types(state: State, goal: KillTypes) -> bool:
    """Whether every one that the page shows is dead, and none is left. A type that only appears later counts once."""
    if goal.active_from and not happened(state, goal.active_from):
        return False
    for type in goal.monsters:
        if any(figure.name == type and figure.hp > 0 for figure in on_map(state)):
            return False
        places = [place for room in scenario(state.scenario).rooms for place in room.monsters if place.type == type]
        shown = sum(bool(place.ranks[len(state.characters) - 2]) for place in places)
        if happened(state, f"killed:{type}") < max(1, shown):
            return False
    return True


def _destroy(state: State, goal: Destroy) -> bool:
    objects = scenario(state.scenario).objectives
    those = [entry.id for entry in objects if goal.objective in (entry.id, entry.group)]
    return sum(happened(state, f"destroyed:{word(id)}") for id in those) >= goal.count


def _escape(state: State, goal: Escape) -> bool:
    """Whether everyone stands on an exit, or became exhausted on one."""
    return all_on(state, refuge(state, goal)) and not happened(state, "exhausted_off_hexes")


def _reveal_all(state: State, goal: RevealAllRooms) -> bool:
    return _all_revealed(state)


def _leave_map(state: State, goal: LeaveMap) -> bool:
    """Whether everyone has left but those who became exhausted before."""
    left = [has_left(state, n) for n in range(len(state.characters))]
    return any(left) and all(character.exhausted for character in state.characters)


def _each_loots(state: State, goal: EachLootsGoalChest) -> bool:
    return all(0 in character.treasures for character in state.characters)


def _end_turn_on(state: State, goal: EndTurnOn) -> bool:
    figure = ended_turn(state)
    return figure is not None and figure.at in marked(state, goal.marker)


def _end_turn_adjacent(state: State, goal: EndTurnAdjacent) -> bool:
    """Whether the character whose quest it is ends a turn beside the marker."""
    figure = ended_turn(state)
    if figure is None or figure.owner != quest_character(state):
        return False
    return any(at in ground(state).beside[figure.at] for at in marked(state, goal.marker))


def _occupy_plates(state: State, goal: OccupyPlates) -> bool:
    letters = goal.plates or goal.plates_by_characters[str(len(state.characters))]  # type: ignore[index]
    there = [figure.at for figure in on_map(state) if figure.kind == "character"]
    return all(plate in there for plate in marked(state, *letters))


def _survive_rounds(state: State, goal: SurviveRounds) -> bool:
    return state.phase == "round_end" and state.round >= goal.rounds


def _escort_reach(state: State, goal: EscortReach) -> bool:
    if goal.marker:
        return happened(state, f"saved:{goal.npc}") >= goal.count
    figure = standing(state, goal.npc)
    altar = marked(state, goal.adjacent_to_marker)[0]
    return figure is not None and altar in ground(state).beside[figure.at]


def _carry(state: State, goal: Carry) -> bool:
    """Whether the bearer of the token stands next to the marker."""
    character = bearer(state)
    if character is None or character.exhausted:
        return False
    here = state.figures[character.figure].at
    return any(at in ground(state).beside[here] for at in marked(state, goal.adjacent_to_marker))


def _loot_treasure(state: State, goal: LootTreasure) -> bool:
    return any(goal.number in character.treasures for character in state.characters)


def _any_of(state: State, goal: AnyOf) -> bool:
    return any(met(state, one) for one in goal.goals)


def _concluded(state: State) -> None:
    """Note which of several ends it was."""
    for goal in scenario(state.scenario).goal:
        if isinstance(goal, AnyOf):
            note(state, f"conclusion_{next(one.conclusion for one in goal.goals if met(state, one)).lower()}")


def _protect(state: State, goal: Protect) -> bool:
    """Whether enough of them are still there, or have been set free."""
    if goal.objective:
        return not happened(state, f"destroyed:{word(goal.objective)}")
    name = word(goal.npc)
    there = sum(figure.name == name and figure.kind in ("npc", "bystander") for figure in on_map(state))
    return there + happened(state, f"freed:{name}") >= goal.at_least


def _room_empty(state: State, loss: RoomEmpty) -> bool:
    """Whether a room has no character, or once had none in the middle of a turn."""
    if loss.active_from and not happened(state, loss.active_from):
        return False
    plan = plan_of(state.scenario)
    there = {plan.room_of.get(figure.at) for figure in on_map(state) if figure.kind == "character"}
    if loss.tile == EITHER:
        return len(there) < len(plan.rooms)
    return room_with(state, loss.tile) not in there or happened(state, f"empty:{loss.tile}") > 0


#: What loses a scenario, besides the exhaustion of all characters.
LOSSES: dict[type[Loss], Callable[[State, Any], bool]] = {
    NpcKilled: lambda state, loss: happened(state, f"killed:{loss.npc}") >= loss.count,
    ExhaustedOffHexes: lambda state, loss: happened(state, "exhausted_off_hexes") > 0,
    ExhaustedOffTile: lambda state, loss: happened(state, "exhausted_off_hexes") > 0,
    MonsterKilled: lambda state, loss: any(happened(state, f"killed:{type}") for type in loss.monsters),
    MonsterOnPlate: lambda state, loss: any(
        figure.name in loss.monsters and figure.at in marked(state, loss.marker) for figure in on_map(state)
    ),
    ObjectiveDestroyed: lambda state, loss: happened(state, f"destroyed:{word(loss.objective)}") > 0,
    CharactersLeft: lambda state, loss: sum(not c.exhausted for c in state.characters) <= loss.count,
    RoomEmpty: _room_empty,
    Sacrifice: lambda state, loss: happened(state, "sacrificed") > 0,
    WaterCannotBePlaced: lambda state, loss: happened(state, "flooded") > 0,
    AnyLoss: lambda state, loss: False,
    AnyCharacterExhausted: lambda state, loss: happened(state, "exhausted_too_soon") > 0,
    ExhaustedBeforeLoot: lambda state, loss: happened(state, "exhausted_too_soon") > 0,
    QuestCharacterExhausted: lambda state, loss: state.characters[quest_character(state)].exhausted,
    RoundLimit: lambda state, loss: state.phase == "round_end" and state.round >= loss.round and not reached(state),
}

#: How each goal is judged; a scenario judges the goals that only it has.
GOALS: dict[type[Goal], Callable[[State, Any], bool]] = {
    KillTypes: _kill_types,
    Destroy: _destroy,
    Escape: _escape,
    OccupyPlates: _occupy_plates,
    SurviveRounds: _survive_rounds,
    EscortReach: _escort_reach,
    Protect: _protect,
    RevealTiles: _reveal_tiles,
    RevealAllRooms: _reveal_all,
    Carry: _carry,
    LootTreasure: _loot_treasure,
    AnyOf: _any_of,
    SacrificeItem: lambda state, goal: happened(state, GIVEN_UP) > 0,
    OpenAllDoors: _open_all_doors,
    KillAll: _kill_all,
    KillAllRevealed: _kill_all_revealed,
    LootGoalChests: _loot_goal_chests,
    KillCount: _kill_count,
    LeaveMap: _leave_map,
    EachLootsGoalChest: _each_loots,
    EndTurnOn: _end_turn_on,
    EndTurnAdjacent: _end_turn_adjacent,
}


def finish(t: Table) -> None:
    """End the scenario: everyone has won or everyone has lost (GH-OVER-01)."""
    state = t.state
    state.phase = "over"
    won = state.won and not state.lost
    if not won and any(isinstance(loss, AnyLoss) for loss in scenario(state.scenario).lose):
        for character in state.characters:
            character.treasures = []  # they count as not looted
    winners = tuple(sorted({character.seat for character in state.characters})) if won else ()
    for character in state.characters:
        for goal in character.goals:
            t.show(goal, character.goals)  # GH-GOAL-04
        checks = fulfilled(state, character) if won else 0
        bonus = state.bonus_xp if won else 0
        t.say(
            msg(
                "say-result",
                who=msg(f"class-{character.cls}"),
                xp=character.xp + bonus,
                bonus=bonus,
                goals=tuple(map(goal_name, character.goals)),
                gold=character.coins * state.gold,
                checks=checks,
            )
        )
    unlocked = scenario(state.scenario).unlocks
    if won and unlocked:
        t.say(msg("say-opens", scenarios=tuple(msg(f"scenario-{number}") for number in unlocked)))
    reason = msg("end-won", rounds=state.round) if won else msg("end-lost", rounds=state.round)
    state.outcome = Outcome(winners, reason)


def chances(state: State, seat: int) -> float:
    """Guess roughly how the scenario stands, from what is left of the party and of the monsters."""
    if state.outcome is not None:
        return float(seat in state.outcome.winners)
    ours = sum(len(c.hand) + len(c.discard) for c in state.characters if not c.exhausted) / (11 * len(state.characters))
    foes = sum(figure.hp / figure.most for figure in on_map(state) if figure.side == FOES)
    rooms = len(plan_of(state.scenario).rooms)
    revealed = state.map.rooms.bit_count() / rooms
    return max(0.01, min(0.99, 0.2 + 0.4 * ours + 0.3 * revealed - 0.02 * foes))
