"""Plans of a turn: which halves of the two cards in which order, and where the move leads."""

from collections.abc import Sequence
from functools import cache
from itertools import permutations
from typing import NamedTuple

from emberhall.games.gloomhaven import choices as ch
from emberhall.games.gloomhaven.bots.outlook import Outlook
from emberhall.games.gloomhaven.bots.profile import NOTHING, Blow, Profile, default, profile
from emberhall.games.gloomhaven.content import plan_of
from emberhall.games.gloomhaven.state import State
from emberhall.games.gloomhaven.terms import BOTTOM, TOP
from emberhall.kernel import NOBODY, Ask, Message

#: A half of a card as it could be used: the card, the half, by its default action or not.
Use = tuple[str, str, bool]


class Plan(NamedTuple):
    """A turn as it is meant to go: the uses of cards in order, and the hex that its move leads to."""

    round: int
    number: int
    first: Use | None
    second: Use | None
    to: int


class Mind:
    """What a companion means to do."""

    def __init__(self, plan: Plan | None = None) -> None:
        self.plan = plan

    def ahead(self, look: Outlook, number: int) -> Plan | None:
        """The plan for the turn under way."""
        if self.plan is None or self.plan[:2] != (look.state.round, number):
            self.plan = best_plan(look, number)
        return self.plan

    def after(self, look: Outlook, number: int) -> list[Blow]:
        """The blows that come after the move that is being made."""
        if self.plan is None or self.plan[:2] != (look.state.round, number):
            return []
        _, _, first, second, _ = self.plan
        a, b = of_use(first) if first is not None else NOTHING, of_use(second) if second is not None else NOTHING
        if first is not None and first[0] not in look.character.played and second is not None:
            return [*b.after] if b.points else []
        return [*a.after, *b.before, *b.after] if a.points else [*b.after]


def of_use(use: Use) -> Profile:
    """What a use of a card is good for."""
    card, half, plain = use
    return default(half) if plain else profile(card, half)


def number_of(state: State, ask: Ask) -> int:
    """The character whose player is asked: the one the question names, or else the one whose turn it is."""
    who = ask.prompt.args.get("who")
    if isinstance(who, Message) and who.id.startswith("class-"):
        for n, character in enumerate(state.characters):
            if f"class-{character.cls}" == who.id and character.seat == ask.seat:
                return n
    now = state.turn.slot.character if state.turn is not None else NOBODY
    if now != NOBODY and state.characters[now].seat == ask.seat:
        return now
    return next(n for n, character in enumerate(state.characters) if character.seat == ask.seat)


def _ways(look: Outlook) -> list[tuple[Use, Use | None]]:
    """How the cards of the turn that are left could be used."""
    turn = look.state.turn
    used, played = turn.used if turn is not None else [], list(look.character.played)
    if used or len(played) == 1:
        half = TOP if used == [BOTTOM] else BOTTOM
        return [((card, half, plain), None) for card in played for plain in (False, True)]
    return list(orders(played))


def _profiles(way: tuple[Use, Use | None]) -> tuple[Profile, Profile | None]:
    first, second = way
    return of_use(first), of_use(second) if second is not None else None


def best_plan(look: Outlook, number: int) -> Plan | None:
    """What is best done with the cards of the turn that are left."""
    best, chosen = 0.0, None
    for way in _ways(look):
        worth, to = look.turn(*_profiles(way))
        if chosen is None or worth > best:
            best, chosen = worth, Plan(look.state.round, number, *way, to)
    return chosen


def plans(look: Outlook, number: int) -> list[tuple[float, Plan]]:
    """What could be done with the cards of the turn that are left, the best first."""
    found = []
    for way in _ways(look):
        found += [(worth, Plan(look.state.round, number, *way, to)) for worth, to in look.turns(*_profiles(way))]
    found.sort(key=lambda one: -one[0])
    return found


def moves(look: Outlook, number: int, ask: Ask) -> list[tuple[float, Plan]]:
    """Where the move that is being made could lead, with what can be done after it."""
    turn, played = look.state.turn, list(look.character.played)
    used = turn.used if turn is not None else []
    if turn is None or turn.figure != look.character.figure or not used:
        return []
    points = ask.prompt.args.get("n")
    left: list[Use | None] = [None]
    if len(used) == 1 and len(played) == 2:
        moving = [card for card in played if profile(card, used[0]).points == points] or played
        half = TOP if used == [BOTTOM] else BOTTOM
        left = [(card, half, plain) for card in played if moving != [card] for plain in (False, True)]
    index = plan_of(look.state.scenario).index
    hexes = [index[option.to] if isinstance(option, ch.MoveTo) else look.me.at for option in ask.options]
    found = []
    for use in left:
        after = of_use(use) if use is not None else NOTHING
        blows, rest = (*after.before, *after.after), look.rest_of(after)
        found += [(rest + look.at(blows, at), Plan(look.state.round, number, use, None, at)) for at in hexes]
    found.sort(key=lambda one: -one[0])
    return found


@cache
def turns_of(a: str, b: str) -> tuple[tuple[Profile, Profile], ...]:
    """What every way to use two cards is good for."""
    return tuple([(of_use(first), of_use(second)) for first, second in orders((a, b))])


def orders(cards: Sequence[str]) -> list[tuple[Use, Use]]:
    """Every way to use two cards, one after the other: their halves, or Attack 2 and Move 2."""
    found = []
    for a, b in permutations(cards, 2):
        for first, second in ((TOP, BOTTOM), (BOTTOM, TOP)):
            found += [((a, first, p), (b, second, q)) for p in (False, True) for q in (False, True)]
    return found
