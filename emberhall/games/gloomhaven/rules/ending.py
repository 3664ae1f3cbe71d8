"""How a scenario ends: its goal, the loss of all characters, and what is left to count."""

from typing import Any

from emberhall.games.gloomhaven.content import plan_of, scenario
from emberhall.games.gloomhaven.content.formulas import worth
from emberhall.games.gloomhaven.rules.battle_goals import fulfilled
from emberhall.games.gloomhaven.rules.board import on_map
from emberhall.games.gloomhaven.state import GH, Gloomhaven
from emberhall.games.gloomhaven.terms import FOES
from emberhall.kernel import Outcome, msg


def judge(t: GH) -> bool:
    """Whether the end is certain: the round is still played to its end (GH-OVER-02)."""
    state = t.state
    if not state.lost and all(character.exhausted for character in state.characters):
        state.lost = True  # GH-EXHAUST-05
        t.say(msg("say-lost"))
    if not state.lost and not state.won and all(met(state, goal) for goal in scenario(state.scenario).goal):
        state.won = True
        t.say(msg("say-won"))
    return state.won or state.lost


def met(state: Gloomhaven, goal: dict[str, Any]) -> bool:
    """Whether a part of the goal is met."""
    return GOALS[str(goal["kind"])](state, goal)


def _kill_all(state: Gloomhaven, goal: dict[str, Any]) -> bool:
    """Every room is revealed and no enemy is left (GH-GOALS-01)."""
    return state.map.rooms == (1 << len(plan_of(state.scenario).rooms)) - 1 and _none_left(state)


def _none_left(state: Gloomhaven) -> bool:
    return not any(figure.kind == "monster" and figure.side == FOES for figure in on_map(state))


def _kill_all_revealed(state: Gloomhaven, goal: dict[str, Any]) -> bool:
    return _none_left(state)


def _loot_goal_chests(state: Gloomhaven, goal: dict[str, Any]) -> bool:
    chests = sum(
        overlay.kind == "treasure" and not overlay.number
        for room in scenario(state.scenario).rooms
        for overlay in room.overlays
    )
    return sum(character.treasures.count(0) for character in state.characters) == chests


def _kill_count(state: Gloomhaven, goal: dict[str, Any]) -> bool:
    dead = sum(count for note, count in state.notes.items() if note.startswith("killed:"))
    return dead >= worth(goal["count"], len(state.characters), state.level)


def _reveal_tiles(state: Gloomhaven, goal: dict[str, Any]) -> bool:
    rooms = scenario(state.scenario).rooms
    known = {tile for n, room in enumerate(rooms) if state.map.rooms >> n & 1 for tile in room.tiles}
    return set(goal["tiles"]) <= known


def _open_all_doors(state: Gloomhaven, goal: dict[str, Any]) -> bool:
    return state.map.doors == (1 << len(plan_of(state.scenario).doors)) - 1


#: The goals that can be judged.
GOALS = {
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
        checks = fulfilled(state, character) if won else 0
        bonus = state.bonus_xp if won else 0
        t.say(
            msg(
                "say-result",
                who=msg(f"class-{character.cls}"),
                xp=character.xp + bonus,
                gold=character.coins * state.gold,
                checks=checks,
            )
        )
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
