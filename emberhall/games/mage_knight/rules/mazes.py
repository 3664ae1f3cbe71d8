"""Mazes and labyrinths: one Unit goes along, Move points open a path, its enemy guards the reward (MKX-MAZE)."""

from functools import cache

from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.choices import Acting
from emberhall.games.mage_knight.content import SITE
from emberhall.games.mage_knight.names import declined, name, reward_name
from emberhall.games.mage_knight.rules.combat_start import begin_combat, drawn_foe
from emberhall.games.mage_knight.rules.deeds import plays
from emberhall.games.mage_knight.rules.foes import combat_of
from emberhall.games.mage_knight.rules.healing import healing
from emberhall.games.mage_knight.rules.tactics import tactic_in_turn
from emberhall.games.mage_knight.state import Place, Player, State, Table
from emberhall.games.mage_knight.terms import AFTER, MOVE_USE
from emberhall.kernel import Flow, Menu, Message, Option, always, msg, offer, pick

_TIMING = AFTER | MOVE_USE


def may_enter_maze(state: State, place: Place) -> bool:
    """Whether a path is left, and the hero has not taken one before (MKX-MAZE-16, MKX-MAZE-17, MKX-MAZE-18)."""
    return len(place.paths) < len(SITE[place.site].paths) and state.turn.seat not in place.shields


def enter_maze(t: Table, player: Player) -> Flow[None]:
    """The action of the turn: at most one Unit goes along; Move points left over are lost.

    MKX-MAZE-02, MKX-MAZE-03, MKX-MAZE-07.
    """
    state = t.state
    place = state.places[player.at]
    t.say(msg("say-enters", hero=name("hero", player.hero), site=declined("site", place.site, "to")))
    able = [unit for unit in player.units if not unit.wounds]  # a spent one can take damage
    escort = ""
    if able:
        picks = [ch.pick_unit(unit.card) for unit in able]
        chosen = yield from pick(state.turn.seat, msg("ask-escort"), picks, "MKX-MAZE-03", stop=ch.NO_UNIT)
        escort = "" if chosen is None else chosen.unit
    combat = begin_combat(t, player.at, place.site)
    combat.escort = escort
    state.phase = "maze"


def choose_path(t: Table) -> Flow[None]:
    """One decision before a path is taken (MKX-MAZE-06, MKX-MAZE-08)."""
    turn = t.state.turn
    who = Acting(t.state.players[turn.seat], _TIMING)
    ways = tuple(msg("path-of", n=n, rewards=_rewards(reward)) for n, reward in _paths(t.state, who.player))
    yield from _menu().ask(t, who, turn.seat, msg("ask-path", paths=ways), "MKX-MAZE-06")


def _paths(state: State, player: Player) -> list[tuple[int, tuple[tuple[str, int], ...]]]:
    """The paths that nobody has taken, with their rewards."""
    place = state.places[player.at]
    return [(n, reward) for n, reward in SITE[place.site].paths if n not in place.paths]


@offer(ch.Path)
def _paths_open(state: State, who: Acting) -> list[ch.Path]:
    """The paths for which there are Move points."""
    return [ch.Path(n) for n, _ in _paths(state, who.player) if n <= state.turn.move]


_leaving = always(ch.LEAVE)


def _rewards(reward: tuple[tuple[str, int], ...]) -> tuple[Message, ...]:
    return tuple(reward_name(what, n) for what, n in reward)


@_paths_open.does
def _path(t: Table, who: Acting, option: ch.Path) -> None:
    """An enemy of the site fights (MKX-MAZE-10, MKX-MAZE-11)."""
    state, combat = t.state, combat_of(t.state)
    combat.path = option.n
    state.turn.move = state.turn.influence = state.turn.heal = 0
    for pile in SITE[combat.kind].enemies:
        drawn_foe(t, combat, pile)
    state.phase = "gather"


@_leaving.does
def _leave(t: Table, who: Acting, option: Option) -> None:
    """Without a path nothing happens, but the action is over (MKX-MAZE-09)."""
    t.state.combat = None
    t.state.turn.move = 0
    t.state.phase = "after"


@cache
def _menu() -> Menu[State, Acting]:
    # no combat has begun (MK-HEAL-16)
    return Menu(_paths_open, plays(), healing, tactic_in_turn, _leaving)
