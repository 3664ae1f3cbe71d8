"""The odds of a battle: fight it many times with Fate cards nobody has seen.

Nobody plays tactics cards in these trials, and both sides spare their most valuable units.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple, cast

import msgspec

from emberhall.effects import PickEffect
from emberhall.games.runewars.choices import DiscardFate, PickUnit
from emberhall.games.runewars.content import FATE, UNITS
from emberhall.games.runewars.rules.battle import go_on, strengths
from emberhall.games.runewars.rules.control import board
from emberhall.games.runewars.rules.damage import unit_health
from emberhall.games.runewars.state import FateId, Fight, Fighter, Place, Player, Side, State, Table, fight_of, sides_of
from emberhall.kernel import YES, Anyone, Ask, Checkpoint, Deck, Hand, Option, Pile, Rng, Together

_ENCODER = msgspec.msgpack.Encoder()

_FIGHTS = msgspec.msgpack.Decoder(Fight)


class Odds(NamedTuple):
    """The share of battles that the attacker wins, and how many units each side loses on average."""

    win: float
    attacker_losses: float
    defender_losses: float


def odds(state: State, samples: int = 60) -> Odds:
    """The odds of the current battle, from any point in it; works on a redacted state."""
    fight = fight_of(state)
    place = state.places[fight.area]
    hidden = sorted(unseen(state))
    known = (_ENCODER.encode(fight), tuple(hidden), place.stronghold, place.damaged, state.season, samples)
    titles = tuple((id, title.owner) for id, title in state.titles.items())
    return _sampled(_Question(state, (*known, titles)), samples)


class _Question:
    """A battle in a state; equal if everything that matters to its outcome is equal."""

    def __init__(self, state: State, matters: tuple[object, ...]) -> None:
        self.state, self.matters = state, matters

    def __hash__(self) -> int:
        return hash(self.matters)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Question) and other.matters == self.matters


@lru_cache(maxsize=256)
def _sampled(question: _Question, samples: int) -> Odds:
    state = question.state
    fight = fight_of(state)
    before = [len(side.fighters) for side in sides_of(fight)]
    if fight.step == "muster":  # the defenders are not placed yet
        before[1] = sum(state.places[fight.area].standing.values())
    wins, lost = 0, [0, 0]
    for n in range(samples):
        won, left = trial(state, Rng(n))
        wins += won
        for side in (0, 1):
            lost[side] += before[side] - left[side]
    return Odds(wins / samples, lost[0] / samples, lost[1] / samples)


def unseen(state: State) -> list[str]:
    """The Fate cards the viewer of this state has not seen."""
    fight = fight_of(state)
    seen = {*state.fate_discard, *state.drawn}
    for draw in fight.draws:
        seen |= {*draw.cards, *draw.hidden}
    return [card for card in FATE if card not in seen]


def trial(state: State, rng: Rng) -> tuple[bool, tuple[int, int]]:
    """Fight the battle once up to the strength count: whether the attacker wins, and the units left."""
    t = Table(_copy(state, rng), len(state.players))
    fight = fight_of(t.state)
    while t.state.fight is fight and fight.step != "resolution":
        _run(t)
    attack, defence = strengths(t.state)
    return attack > defence, (len(fight.attacker.fighters), len(fight.defender.fighters))


def _run(t: Table) -> None:
    flow = go_on(t)
    try:
        question = next(flow)
        while True:
            question = flow.send(_answer(t.state, question))
    except StopIteration:
        pass


def _copy(state: State, rng: Rng) -> State:
    """Copy as much of the state as a battle changes, with hidden cards dealt afresh and empty hands."""
    cards = rng.shuffled(unseen(state))
    area = fight_of(state).area
    fight = _FIGHTS.decode(_ENCODER.encode(fight_of(state)))
    for draw in fight.draws:
        draw.hidden.cards = [FateId(cards.pop()) if card == "?" else card for card in draw.hidden]
    return msgspec.structs.replace(
        state,
        rng=rng,
        fight=fight,
        fate=Deck([FateId(card) for card in cards]),
        fate_discard=Pile(list(state.fate_discard)),
        tactics=Deck([]),
        tactics_discard=Pile([]),
        players=[_player(player) for player in state.players],
        places={**state.places, **{id: _place(state.places[id]) for id in (area, *board(state).beside[area])}},
        neutrals=dict(state.neutrals),
        turn=msgspec.structs.replace(state.turn),
    )


def _player(player: Player) -> Player:
    return msgspec.structs.replace(player, tactics=Hand([]), fresh=Hand([]), unused=dict(player.unused))


def _place(place: Place) -> Place:
    return msgspec.structs.replace(place, standing=dict(place.standing), routed=dict(place.routed))


def _worth(side: Side, fighter: Fighter) -> float:
    """What a unit in battle is worth to its side: whether it counts for strength and may still draw."""
    kind = UNITS[fighter.unit]
    lies = fighter.routed and kind.shape != "hexagon"
    to_draw = not fighter.routed and fighter.unit not in side.drawn
    return (0 if lies else 4) + 2 * to_draw + unit_health(side, fighter) - fighter.damage


def _answer(state: State, question: Ask | Together | Anyone | Checkpoint) -> Option | None:
    if not isinstance(question, Ask):
        return None  # nobody plays a card
    answer = _ANSWERS.get(type(question.options[0]))
    if answer is not None:
        return answer(state, question)
    return YES if YES in question.options else question.options[0]


def _unit(state: State, question: Ask) -> Option:
    """The side's least valuable unit, or the opponent's most valuable one."""
    options = cast(Sequence[PickUnit], question.options)
    for side in sides_of(fight_of(state)):
        if all(_is(side, option) for option in options):
            mine = side.seat == question.seat or (side.seat < 0 and question.prompt.id != "ask-terrify")
            choice = min if mine else max
            return choice(options, key=lambda option: _worth(side, side.fighters[option.n]))
    return options[0]


def _is(side: Side, option: PickUnit) -> bool:
    if option.n >= len(side.fighters):
        return False
    fighter = side.fighters[option.n]
    return (fighter.unit, fighter.damage, fighter.routed) == (option.unit, option.damage, option.routed)


def _fate(state: State, question: Ask) -> Option:
    """The card that does least."""
    return min(cast(Sequence[DiscardFate], question.options), key=lambda option: _use_of(state, option))


def _use_of(state: State, option: DiscardFate) -> int:
    """How useful a drawn card is: abilities and damage more than routs."""
    draw = next(draw for draw in fight_of(state).draws if option.fate in draw.hidden)
    symbol, n = FATE[option.fate].zone(UNITS[draw.unit].shape)
    return {"miss": n, "rout": 2 * n, "damage": 2 * n + 1, "special": 3}[symbol]


#: How the sampled battles answer questions of these kinds; others with yes, or the first option.
_ANSWERS: dict[type[Option], Callable[[State, Ask], Option]] = {
    PickUnit: _unit,
    DiscardFate: _fate,
    PickEffect: lambda state, question: question.options[0],
}
