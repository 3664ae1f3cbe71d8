"""What can be done with each card, Unit, Skill and token, worked out when it is first wanted."""

from collections.abc import Callable
from functools import cache
from itertools import combinations
from typing import Any, NamedTuple

from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.content import FACTION_TOKEN, SKILL, UNIT, kind_of
from emberhall.games.mage_knight.content.kinds import DeedCard
from emberhall.games.mage_knight.effects import nodes as fx
from emberhall.games.mage_knight.effects.book import Needs, needs, timings
from emberhall.games.mage_knight.effects.playing import Playing
from emberhall.games.mage_knight.rules.common import card_of
from emberhall.games.mage_knight.rules.mana import can_pay, usable
from emberhall.games.mage_knight.state import Deed, Player, State
from emberhall.games.mage_knight.terms import (
    BLACK,
    BLACK_BIT,
    COLOURLESS,
    SIDEWAYS_USES,
    sideways_uses,
)
from emberhall.kernel import Option


class Way:
    """One way to play a card, activate a Unit or use a Skill, with everything known about it beforehand."""

    __slots__ = ("bit", "colour", "cost", "effect", "needs", "option", "timings")

    def __init__(self, option: ch.Choice, effect: fx.Effect, colour: int, cost: tuple[int, ...]) -> None:
        self.option = option
        self.effect = effect
        self.colour = colour
        self.timings: int = timings(effect)
        self.needs: Needs | None = needs(effect)
        self.cost = cost
        #: The one colour to pay, as a bit; 0 if it costs no mana or more than one.
        self.bit: int = 1 << cost[0] if len(cost) == 1 else 0


_USES = tuple(uses for n in range(5) for uses in combinations(range(len(SIDEWAYS_USES)), n))


class Prospects(NamedTuple):
    """What a card in hand can be played for at some time, with mana of some colours at hand."""

    #: Without any further condition.
    sure: tuple[ch.Choice, ...]
    #: All ways, if some have conditions of their own: what they need, or mana of two colours.
    asked: tuple[Way, ...]
    sideways: tuple[ch.Sideways, ...]


class Sheet:
    """What can be done with a card in hand."""

    __slots__ = ("_prospects", "basic", "card", "sideways", "strong", "ways")

    def __init__(self, id: str, card: DeedCard) -> None:
        self.card = card
        colour = card.colour
        spell, artifact = card.kind == "spell", card.kind == "artifact"
        self.basic = self.strong = None
        if card.basic is not None:
            self.basic = Way(ch.Play(id, "basic"), card.basic, colour, (colour,) if spell else ())
        if card.strong is not None:
            cost = (colour, BLACK) if spell else () if artifact else (colour,)
            self.strong = Way(ch.Play(id, "strong"), card.strong, colour, cost)
        self.ways = tuple(way for way in (self.basic, self.strong) if way is not None)
        options = tuple(ch.Sideways(id, use) for use in SIDEWAYS_USES)
        #: The ways to play it sideways, by the uses open now (`sideways_uses`).
        self.sideways = {uses: tuple(options[use] for use in uses) for uses in _USES}
        self._prospects: dict[int, Prospects] = {}

    def prospects(self, timing: int, mana: int) -> Prospects:
        """What it can be played for at this time, with mana of these colours (bits)."""
        found = self._prospects.get(timing << 6 | mana)
        if found is None:
            found = self._prospects[timing << 6 | mana] = self._work_out(timing, mana)
        return found

    def _work_out(self, timing: int, mana: int) -> Prospects:
        ways = tuple(way for way in self.ways if way.timings & timing and (not way.bit or way.bit & mana))
        sideways = self.sideways[sideways_uses(timing)]
        if all(way.needs is None and len(way.cost) < 2 for way in ways):
            return Prospects(tuple(way.option for way in ways), (), sideways)
        return Prospects((), ways, sideways)

    def halves(self) -> list[tuple[str, Way]]:
        """The ways to play it for what it says, by their words."""
        return [(how, way) for how, way in (("basic", self.basic), ("strong", self.strong)) if way is not None]


@cache
def sheet_of(card: str) -> Sheet | None:
    """What can be done with a card; None: it is a Wound."""
    entry = card_of(card)
    return None if entry.kind == "wound" else Sheet(card, entry)


def deed_sheet(card: str) -> Sheet:
    """What can be done with a card that is no Wound."""
    sheet = sheet_of(card)
    assert sheet is not None
    return sheet


@cache
def abilities_of(unit: str) -> tuple[Way, ...]:
    """The abilities of a Unit card, in order."""
    return tuple(
        Way(ch.activate(unit, i), ability.effect, ability.mana, (ability.mana,) if ability.mana >= 0 else ())
        for i, ability in enumerate(UNIT[kind_of(unit)].abilities)
        if ability.effect is not None
    )


@cache
def skill_way(skill: str) -> Way | None:
    """What a Skill can be used for, if it is used at all."""
    effect = SKILL[skill].effect
    return None if effect is None else Way(ch.use_skill(skill), effect, COLOURLESS, ())


@cache
def token_way(kind: str) -> Way:
    """What faction tokens of a kind can be used for."""
    return Way(ch.UseToken(kind), FACTION_TOKEN[kind].effect, COLOURLESS, ())


def way_of(option: Option) -> Way | None:
    """The way to play a card, activate a Unit or use a Skill that an option stands for."""
    find = _WAYS.get(option.__class__)
    return None if find is None else find(option)


def _way_of_card(option: ch.Play) -> Way | None:
    sheet = deed_sheet(option.card)
    return sheet.strong if option.how == "strong" else sheet.basic


_WAYS: dict[type[Option], Callable[[Any], Way | None]] = {
    ch.Play: _way_of_card,
    ch.Activate: lambda option: next(way for way in abilities_of(option.unit) if way.option == option),
    ch.UseSkill: lambda option: skill_way(option.skill),
}


def offered_spell(state: State, player: Player, spell: Deed, timing: int) -> list[ch.Play]:
    """The ways to play a Spell of the offer as if it were in the hand."""
    mana = usable(state, player)
    return [
        ch.Play(spell, how)
        for how, way in deed_sheet(spell).halves()
        if way.timings & timing
        and affordable(state, player, way, mana)
        and (way.needs is None or met(state, player, timing, spell, way))
    ]


def affordable(state: State, player: Player, way: Way, mana: int) -> bool:
    """Whether the mana for this way of playing something can be paid."""
    if not way.cost:
        return True
    if way.bit:
        return way.bit & mana != 0
    return mana & BLACK_BIT != 0 and can_pay(state, player, way.cost)


def met(state: State, player: Player, timing: int, source: str, way: Way) -> bool:
    """Whether what the effect needs is there (MK-DEED-18)."""
    if way.needs is None:
        return True
    play = Playing(player, timing, source, way.colour)
    play.cost = way.cost
    return way.needs(state, play)
