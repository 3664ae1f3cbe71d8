"""How the bot plans turns: what it tries first, and which Tactic it takes beforehand."""

from collections.abc import Sequence
from random import Random

from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.state import State, Turn
from emberhall.kernel import Judgement, Option

#: What to try first, before anything is learnt: by word, then by kind of option.
_WORDS: dict[Option, float] = {
    ch.END_TURN: -2.0,
    ch.REST: -1.5,
    ch.ANNOUNCE: -2.0,
    ch.PLUNDER: -1.5,
    ch.BURN: -1.0,
    ch.STRIKE: 3.0,
    ch.PARRY: 3.0,
    ch.RETARGET: -2.0,
    ch.GIVE_UP: -2.0,
    ch.HEAL_HAND: 2.0,
}
_KINDS: dict[type[Option], float] = {
    ch.EndUnhealed: -2.0,
    ch.Sideways: -0.7,
    ch.Explore: 1.5,
    ch.Walk: 0.5,
    ch.Recruit: 2.0,
    ch.Buy: 2.0,
    ch.Target: 0.5,
    ch.EndPhase: -0.5,
    ch.HealUnit: 1.0,
}
#: Tactics, the most useful first.
_TACTICS = (
    "great_start",
    "planning",
    "the_right_moment",
    "mana_steal",
    "early_bird",
    "rethink",
    "long_night",
    "mana_search",
    "preparation",
    "sparing_power",
    "midnight_meditation",
    "from_the_dusk",
)
#: Between two Rounds there is no turn to be thought through.
_BETWEEN = ("heroes", "draft", "tactics", "tactic_effects", "prepare")


def _urge(option: Option) -> float:
    return _WORDS.get(option, _KINDS.get(option.__class__, 0.0))


def _over(state: State, turn: Turn) -> bool:
    return state.turn is not turn and all(waiting is not turn for waiting in state.waiting)


def _between(state: State, options: Sequence[Option], random: Random) -> int | None:
    """A Tactic by its usefulness, anything else between Rounds by chance."""
    if state.phase not in _BETWEEN:
        return None
    tactics = [option.tactic if isinstance(option, ch.PickTactic) else "" for option in options]
    for tactic in _TACTICS:
        if tactic in tactics:
            return tactics.index(tactic)
    return random.randrange(len(options))


TACTICIAN: Judgement[State] = Judgement(
    turn=lambda state: state.turn, over=_over, phase=lambda state: state.phase, urge=_urge, at_once=_between
)
