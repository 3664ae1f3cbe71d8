"""How a scenario ends: its goal, the loss of all characters, and what is left to count."""

from collections.abc import Callable
from typing import Any

from emberhall.games.gloomhaven.content import plan_of, scenario
from emberhall.games.gloomhaven.content.formulas import worth
from emberhall.games.gloomhaven.names import goal_name
from emberhall.games.gloomhaven.rules.battle_goals import fulfilled
from emberhall.games.gloomhaven.rules.board import ground, on_map
from emberhall.games.gloomhaven.rules.objectives import (
    goal_chests_looted,
    happened,
    marked,
    on_plates,
    pumps,
    standing,
    word,
)
from emberhall.games.gloomhaven.state import GH, Gloomhaven
from emberhall.games.gloomhaven.terms import FOES
from emberhall.kernel import Outcome, msg


def judge(t: GH) -> bool:
    """Whether the end is certain: the round is still played to its end (GH-OVER-02).

    A goal that is reached at the moment when the last character is exhausted was reached before.
    """
    state = t.state
    if state.won or state.lost:
        return True
    page = scenario(state.scenario)
    if any(LOSSES[str(loss["kind"])](state, loss) for loss in page.lose):
        state.lost = True
    elif reached(state):
        state.won = True
    elif all(character.exhausted for character in state.characters):
        state.lost = True  # GH-EXHAUST-05
    else:
        return False
    t.say(msg("say-won" if state.won else "say-lost"))
    return True


def reached(state: Gloomhaven) -> bool:
    """Whether the goal is met now."""
    return all(met(state, goal) for goal in scenario(state.scenario).goal)


def met(state: Gloomhaven, goal: dict[str, Any]) -> bool:
    """Whether a part of the goal is met."""
    return GOALS[str(goal["kind"])](state, goal)


def _kill_all(state: Gloomhaven, goal: dict[str, Any]) -> bool:
    """Every room is revealed and no enemy is left (GH-OVER-01)."""
    return state.map.rooms == (1 << len(plan_of(state.scenario).rooms)) - 1 and _none_left(state)


def _none_left(state: Gloomhaven) -> bool:
    """No enemy is alive; one that still does something as it dies is dead (card 604)."""
    return not any(figure.kind == "monster" and figure.side == FOES and figure.hp > 0 for figure in on_map(state))


def _kill_all_revealed(state: Gloomhaven, goal: dict[str, Any]) -> bool:
    return _none_left(state)


def _loot_goal_chests(state: Gloomhaven, goal: dict[str, Any]) -> bool:
    return goal_chests_looted(state)


def _kill_count(state: Gloomhaven, goal: dict[str, Any]) -> bool:
    dead = sum(count for note, count in state.notes.items() if note.startswith("killed:"))
    return dead >= worth(goal["count"], len(state.characters), state.level)


def _reveal_tiles(state: Gloomhaven, goal: dict[str, Any]) -> bool:
    rooms = scenario(state.scenario).rooms
    known = {tile for n, room in enumerate(rooms) if state.map.rooms >> n & 1 for tile in room.tiles}
    return set(goal["tiles"]) <= known


def _open_all_doors(state: Gloomhaven, goal: dict[str, Any]) -> bool:
    return state.map.doors == (1 << len(plan_of(state.scenario).doors)) - 1


def _kill_types(state: Gloomhaven, goal: dict[str, Any]) -> bool:
    """All of them that the page shows are dead; one that only appears, once."""
    for type in goal["monsters"]:
        places = [place for room in scenario(state.scenario).rooms for place in room.monsters if place.type == type]
        shown = sum(bool(place.ranks[len(state.characters) - 2]) for place in places)
        if happened(state, f"killed:{type}") < max(1, shown):
            return False
    return True


def _destroy(state: Gloomhaven, goal: dict[str, Any]) -> bool:
    return happened(state, f"destroyed:{word(goal['objective'])}") >= int(goal["count"])


def _escape(state: Gloomhaven, goal: dict[str, Any]) -> bool:
    """Everybody stands on an exit, or became exhausted there."""
    return on_plates(state, [goal["marker"]]) and not happened(state, "exhausted_off_hexes")


def _occupy_plates(state: Gloomhaven, goal: dict[str, Any]) -> bool:
    markers = goal.get("plates") or goal["plates_by_characters"][str(len(state.characters))]
    there = [figure.at for figure in on_map(state) if figure.kind == "character"]
    return all(plate in there for plate in marked(state, *markers))


def _cleanse(state: Gloomhaven, goal: dict[str, Any]) -> bool:
    return not pumps(state)


def _survive_rounds(state: Gloomhaven, goal: dict[str, Any]) -> bool:
    return state.phase == "round_end" and state.round >= int(goal["rounds"])


def _escort_reach(state: Gloomhaven, goal: dict[str, Any]) -> bool:
    figure = standing(state, goal["npc"])
    altar = marked(state, goal["adjacent_to_marker"])[0]
    return figure is not None and altar in ground(state).beside[figure.at]


def _protect(state: Gloomhaven, goal: dict[str, Any]) -> bool:
    return standing(state, goal["npc"]) is not None


#: What loses a scenario beside the exhaustion of all.
LOSSES: dict[str, Callable[[Gloomhaven, dict[str, Any]], bool]] = {
    "npc_killed": lambda state, loss: happened(state, f"killed:{loss['npc']}") > 0,
    "exhausted_off_hexes": lambda state, loss: happened(state, "exhausted_off_hexes") > 0,
}

#: The goals that can be judged.
GOALS = {
    "kill_types": _kill_types,
    "destroy": _destroy,
    "escape": _escape,
    "occupy_plates": _occupy_plates,
    "cleanse": _cleanse,
    "survive_rounds": _survive_rounds,
    "escort_reach": _escort_reach,
    "protect": _protect,
    "reveal_tiles": _reveal_tiles,
    "open_all_doors": _open_all_doors,
    "kill_all": _kill_all,
    "kill_all_revealed": _kill_all_revealed,
    "loot_all_goal_chests": _loot_goal_chests,
    "kill_count": _kill_count,
}


def finish(t: GH) -> None:
    """The scenario is over: everybody has won or everybody has lost (GH-OVER-01)."""
    state = t.state
    state.phase = "over"
    won = state.won and not state.lost
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


def chances(state: Gloomhaven, seat: int) -> float:
    """A rough guess how the scenario stands: what is left of the party against what is left of the monsters."""
    if state.outcome is not None:
        return float(seat in state.outcome.winners)
    ours = sum(len(c.hand) + len(c.discard) for c in state.characters if not c.exhausted) / (11 * len(state.characters))
    foes = sum(figure.hp / figure.most for figure in on_map(state) if figure.side == FOES)
    rooms = len(plan_of(state.scenario).rooms)
    revealed = state.map.rooms.bit_count() / rooms
    return max(0.01, min(0.99, 0.2 + 0.4 * ours + 0.3 * revealed - 0.02 * foes))
