"""Trying a turn out: on a guess at what is hidden, with even luck, to the end of the round."""

from collections.abc import Callable
from typing import Any

from emberhall.games.gloomhaven.bots.outlook import Outlook
from emberhall.games.gloomhaven.bots.profile import profile
from emberhall.games.gloomhaven.bots.stamina import strength
from emberhall.games.gloomhaven.bots.weights import WEIGHTS
from emberhall.games.gloomhaven.rules.modifiers import kind_of
from emberhall.games.gloomhaven.rules.values import own_attack
from emberhall.games.gloomhaven.state import Character, Figure, State
from emberhall.games.gloomhaven.terms import (
    DISARM,
    FOES,
    HEROES,
    IMMOBILIZE,
    INVISIBLE,
    MUDDLE,
    POISON,
    STRENGTHEN,
    STUN,
    WOUND,
)
from emberhall.kernel import NOWHERE, Ask, Deck, Session

#: What decides for every seat in an imagined world.
Policy = Callable[[State, Ask], int]

#: No round has more decisions than this.
LONGEST = 400

#: What a condition is worth to a figure that does not have it; above 0 if it helps.
OURS = {
    POISON: -1.0,
    WOUND: -1.2,
    IMMOBILIZE: -0.8,
    DISARM: -1.5,
    STUN: -3.0,
    MUDDLE: -0.5,
    INVISIBLE: 1.0,
    STRENGTHEN: 1.0,
}
THEIRS = {
    POISON: 0.9,
    WOUND: 1.2,
    IMMOBILIZE: 0.7,
    DISARM: 1.6,
    STUN: 2.4,
    MUDDLE: 0.5,
    INVISIBLE: -1.0,
    STRENGTHEN: -0.7,
}

WON, LOST, OUT = 60.0, -60.0, 12.0
CARD, HIT_POINT, LAST_POINTS, COIN = 5.0, 1.0, 0.6, 0.3


def played_on(world: Session[Any], policy: Policy) -> State:
    """Play a guessed world to the end of the round, with everybody following the policy."""
    twin = world.fork()
    state: State = twin.state
    now = state.round
    for deck in (state.modifiers, *(character.modifiers for character in state.characters)):
        even_out(deck)
    for _ in range(LONGEST):
        asks = twin.asks
        if not asks or state.round > now:
            break
        twin.take(policy(state, asks[0]), asks[0].seat)
    return state


def even_out(deck: Deck[Any]) -> None:
    """Lay the plain cards of a modifier deck on top, so that luck does not decide between plans."""
    deck.cards.sort(key=lambda card: -_luck(card))


def _luck(card: str) -> float:
    kind = kind_of(card)
    return 9.0 if kind.times is not None else abs(kind.plus) + 0.5 * bool(kind.effects)


def standing(state: State) -> float:
    """How a fight stands: hit points and cards of the party against the monsters, and who is threatened next."""
    if state.outcome is not None or state.won or state.lost:
        return WON if state.won and not state.lost else LOST
    worth = sum([_character(state, n, character) for n, character in enumerate(state.characters)])
    return worth + sum([_figure(state, figure) for figure in state.figures.values() if figure.at != NOWHERE])


def _character(state: State, number: int, character: Character) -> float:
    if character.exhausted:
        return -OUT
    worth = CARD * strength(character) + COIN * character.coins
    for active in character.active:
        if not active.round:
            worth += WEIGHTS.gift * 0.8 * profile(active.card, active.half).gifts
    look = Outlook(state, number)
    return worth + look.place(look.me.at)


def _figure(state: State, figure: Figure) -> float:
    """What a figure still standing is worth, by its hit points and conditions."""
    if figure.side == HEROES:
        if figure.kind == "summon":
            return 1.5 + 0.4 * figure.hp
        if figure.kind != "character":
            return 1.0 * figure.hp
        worth = HIT_POINT * figure.hp + LAST_POINTS * min(figure.hp, 4)
        return worth + sum([much for bit, much in OURS.items() if figure.conditions & bit])
    if figure.side != FOES or figure.kind not in ("monster", "objective"):
        return 0.0
    attack = own_attack(state, figure) if figure.kind == "monster" else 0
    threat = WEIGHTS.threat * attack if isinstance(attack, int) else WEIGHTS.threat * 2
    eased = sum([much for bit, much in THEIRS.items() if figure.conditions & bit])
    hp = figure.hp * (WEIGHTS.boss if figure.rank == "boss" else 1.0)
    return min(0.0, eased - WEIGHTS.kill - threat - hp)
