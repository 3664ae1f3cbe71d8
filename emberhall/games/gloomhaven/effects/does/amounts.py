"""Amounts and tests."""

from collections.abc import Callable

from emberhall.effects import Test
from emberhall.games.gloomhaven.content import plan_of
from emberhall.games.gloomhaven.effects import nodes as fx
from emberhall.games.gloomhaven.effects.book import BOOK, Playing
from emberhall.games.gloomhaven.rules.board import adjacent, allies, apart, character_of, enemies, ground
from emberhall.games.gloomhaven.rules.conditions import ills
from emberhall.games.gloomhaven.rules.damage import lost_cards
from emberhall.games.gloomhaven.rules.movement import in_line
from emberhall.games.gloomhaven.rules.values import shield
from emberhall.games.gloomhaven.state import Figure, State
from emberhall.games.gloomhaven.terms import CONDITION, ELEMENTS, STRONG
from emberhall.kernel import NOWHERE


def target_of(state: State, play: Playing) -> Figure | None:
    """The target of the attack under way, or of the ability before."""
    if play.strike is not None:
        return play.strike.target
    return next((state.figures[id] for id in play.trail.targets[-1:] if id in state.figures), None)


def _of_target(what: Callable[[State, Figure], int]) -> Callable[[State, Playing], int]:
    def counted(state: State, play: Playing) -> int:
        target = target_of(state, play)
        return what(state, target) if target is not None else 0

    return counted


def _beside(state: State, figure: Figure, others: list[Figure]) -> int:
    return sum(adjacent(state, figure, other) for other in others)


def _near(state: State, play: Playing) -> int:
    apart = ground(state).apart(play.actor.at)
    return sum(apart[ally.at] <= 2 for ally in allies(state, play.actor))


def _range_left(state: State, play: Playing) -> int:
    """The range of the attack under way without the distance to its target; of a melee attack nothing."""
    if play.by is None or play.strike is None:
        return 0
    reach = play.ability.range if play.ability is not None else 0
    return max(0, max(1, reach) - apart(state, play.by, play.strike.target))


def _lost_cards(state: State, play: Playing) -> int:
    """The lost pile, with active cards that belong to it (GH-ACTIVE-08)."""
    character = character_of(state, play.actor)
    return len(lost_cards(character)) if character is not None else 0


#: What a card may call X.
COUNTED: dict[str, Callable[[State, Playing], int]] = {
    "hexes_moved_turn": lambda state, play: state.turn.moved if state.turn is not None else 0,
    "hexes_moved": lambda state, play: len(play.trail.way),
    "damage_dealt_turn": lambda state, play: state.turn.dealt if state.turn is not None else 0,
    "damage_to_target": lambda state, play: play.trail.dealt,
    "summons": lambda state, play: sum(ally.kind == "summon" for ally in allies(state, play.actor)),
    "allies_damaged": lambda state, play: play.about if play.about >= 0 else play.trail.harmed,
    "damage_suffered": lambda state, play: play.trail.suffered,
    "lost_cards": _lost_cards,
    "range_left": _range_left,
    "missing_hp": lambda state, play: max(0, play.actor.most - play.actor.hp),
    "current_hp": lambda state, play: play.actor.hp,
    "own_hp": lambda state, play: play.actor.hp,
    "most_hp_of_target": _of_target(lambda state, target: target.most),
    "destroyed_hexes": lambda state, play: len(play.trail.spots.get("destroyed", ())),
    "enemies_beside": lambda state, play: _beside(state, play.actor, enemies(state, play.actor)),
    "allies_beside": lambda state, play: _beside(state, play.actor, allies(state, play.actor)),
    "allies_near": _near,
    "shield_of_target": _of_target(shield),
    "conditions_of_target": _of_target(lambda state, target: len(ills(target))),
    "enemies_damaged": lambda state, play: len(play.trail.spots.get("damaged", ())),
}


def _allies_beside_target(state: State, play: Playing) -> int:
    target = target_of(state, play)
    return _beside(state, target, allies(state, play.actor)) if target is not None else 0


COUNTED["allies_beside_target"] = _allies_beside_target


@BOOK.counts(fx.X)
def x(state: State, play: Playing, amount: fx.X) -> int:
    n = COUNTED[amount.of](state, play) // amount.per
    if amount.half:
        n = (n + (amount.half == "up")) // 2
    return n * amount.times + amount.plus


def _holds(kind: type, what: Callable[[State, Playing, Figure, Test], bool]) -> None:
    """A test about the target."""

    def holds(state: State, play: Playing, test: Test) -> bool:
        target = target_of(state, play)
        return target is not None and target.at != NOWHERE and what(state, play, target, test)

    BOOK.holds(kind)(holds)


@BOOK.holds(fx.Has)
def has(state: State, play: Playing, test: fx.Has) -> bool:
    figure = play.actor if test.who == "you" else target_of(state, play)
    return figure is not None and any(figure.conditions & CONDITION[condition] for condition in test.conditions)


@BOOK.holds(fx.AtMostHp)
def at_most_hp(state: State, play: Playing, test: fx.AtMostHp) -> bool:
    target = target_of(state, play)
    return target is not None and target.hp <= test.n


_holds(fx.Alone, lambda state, play, target, test: not _beside(state, target, allies(state, target)))
_holds(fx.Flanked, lambda state, play, target, test: bool(_beside(state, target, allies(state, play.actor))))
_holds(fx.Undamaged, lambda state, play, target, test: target.hp == target.most)


_holds(fx.Damaged, lambda state, play, target, test: target.most - target.hp >= test.n)  # type: ignore[attr-defined]
_holds(fx.Afflicted, lambda state, play, target, test: len(ills(target)) >= test.n)  # type: ignore[attr-defined]


_holds(fx.WeakerThanYourWounds, lambda state, play, target, test: 2 * target.hp < play.actor.most - play.actor.hp)


@BOOK.holds(fx.Weakened)
def weakened(state: State, play: Playing, test: fx.Weakened) -> bool:
    return play.actor.hp < (play.actor.most + 1) // 2


@BOOK.holds(fx.Straight)
def straight(state: State, play: Playing, test: fx.Straight) -> bool:
    hexes = plan_of(state.scenario).hexes
    cells = [hexes[at] for at in (play.trail.began, *play.trail.way)]
    return bool(play.trail.way) and in_line(cells)


@BOOK.holds(fx.BackAgain)
def back_again(state: State, play: Playing, test: fx.BackAgain) -> bool:
    return bool(play.trail.way) and play.actor.at == play.trail.began


@BOOK.holds(fx.Strong)
def strong(state: State, play: Playing, test: fx.Strong) -> bool:
    return state.elements[ELEMENTS.index(test.element)] == STRONG


@BOOK.holds(fx.NotStrong)
def not_strong(state: State, play: Playing, test: fx.NotStrong) -> bool:
    return state.elements[ELEMENTS.index(test.element)] != STRONG


@BOOK.holds(fx.Surrounded)
def surrounded(state: State, play: Playing, test: fx.Surrounded) -> bool:
    return _beside(state, play.actor, enemies(state, play.actor)) >= test.n


@BOOK.holds(fx.Moved)
def moved(state: State, play: Playing, test: fx.Moved) -> bool:
    return test.least <= COUNTED["hexes_moved_turn"](state, play) <= test.most


@BOOK.holds(fx.ThroughHazard)
def through_hazard(state: State, play: Playing, test: fx.ThroughHazard) -> bool:
    return state.turn is not None and state.turn.scorched is True


@BOOK.holds(fx.AtDeathsDoor)
def at_deaths_door(state: State, play: Playing, test: fx.AtDeathsDoor) -> bool:
    return play.actor.hp == 1


@BOOK.holds(fx.OfType)
def of_type(state: State, play: Playing, test: fx.OfType) -> bool:
    target = target_of(state, play)
    return target is not None and target.name in test.types
