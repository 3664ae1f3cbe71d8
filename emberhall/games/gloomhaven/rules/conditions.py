"""Conditions: how they are gained, what they stop, when they end."""

from emberhall.games.gloomhaven.effects.moments import Moment
from emberhall.games.gloomhaven.effects.nodes import ReplaceCondition
from emberhall.games.gloomhaven.names import condition_name, figure_name
from emberhall.games.gloomhaven.rules.board import character_of
from emberhall.games.gloomhaven.rules.items import worn
from emberhall.games.gloomhaven.rules.scenarios import hooks_of
from emberhall.games.gloomhaven.rules.values import exposed, immune
from emberhall.games.gloomhaven.state import Figure, State, Table
from emberhall.games.gloomhaven.terms import APART, CONDITION, CONDITIONS, NEGATIVE, PASSING, POISON, WOUND
from emberhall.kernel import msg


def acts_now(state: State, figure: Figure) -> bool:
    """Whether it is this figure's own turn."""
    return state.turn is not None and state.turn.figure == figure.id


def gain(t: Table, figure: Figure, condition: str) -> bool:
    """Give a figure a condition unless it is immune; return whether it gained it (GH-COND-02, GH-COND-03)."""
    state = t.state
    if figure.conditions & APART or condition in immune(state, figure):
        return False
    if condition == "muddle" and figure.kind == "character":
        for effect in worn(state.characters[figure.owner], Moment.YOU_GAIN_MUDDLE):
            if isinstance(effect, ReplaceCondition) and effect.gained == condition:
                return gain(t, figure, effect.by)
    if condition == "invisible" and exposed(state, figure):
        return False
    if condition in ("curse", "bless"):
        return _gain_card(t, figure, condition)
    bit = CONDITION[condition]
    figure.conditions |= bit
    hooks_of(state).afflicted(state, figure, condition)
    if bit & PASSING and acts_now(state, figure):
        figure.fresh |= bit  # GH-COND-07
    if t.events is not None:
        t.say(msg("say-condition", who=figure_name(figure), condition=condition_name(condition)))
    return True


def _gain_card(t: Table, figure: Figure, condition: str) -> bool:
    """Shuffle a CURSE or BLESS card into the modifier deck, not its discards (GH-COND-25, GH-COND-38)."""
    state = t.state
    character = character_of(state, figure)
    deck = character.modifiers if character is not None else state.modifiers
    if condition == "bless":
        supply = state.blessings
    else:
        supply = state.curses if character is not None else state.monster_curses
    if not supply:
        return False  # there are ten of each, so no deck has more (GH-COND-29)
    card = supply.cards[-1]
    t.move(card, supply, deck)
    t.shuffle(deck)
    if t.events is not None:
        t.say(msg("say-condition", who=figure_name(figure), condition=condition_name(condition)))
    return True


def cleanse(figure: Figure, *conditions: str) -> None:
    """Remove these conditions, or all negative ones (GH-COND-06)."""
    for condition in conditions or NEGATIVE:
        if condition in CONDITION:
            figure.conditions &= ~CONDITION[condition] | (figure.kept or 0)
            figure.fresh &= ~CONDITION[condition]


def ills(figure: Figure) -> list[str]:
    """The negative conditions on a figure."""
    return [condition for condition in names_of(figure) if condition in NEGATIVE]


def healed(figure: Figure) -> bool:
    """End POISON and WOUND of a healed figure; whether the heal still restores anything
    (GH-COND-10, GH-COND-11, GH-COND-12, GH-COND-13)."""
    poisoned = figure.conditions & POISON
    figure.conditions &= ~(POISON | WOUND) | (figure.kept or 0)
    return not poisoned


def run_out(figure: Figure) -> None:
    """End the conditions that last until the end of the next turn, unless they were gained on this one."""
    figure.conditions &= ~(PASSING & ~figure.fresh) | (figure.kept or 0)
    figure.fresh = 0


def names_of(figure: Figure) -> list[str]:
    """The conditions on a figure."""
    return [name for n, name in enumerate(CONDITIONS) if figure.conditions >> n & 1]
