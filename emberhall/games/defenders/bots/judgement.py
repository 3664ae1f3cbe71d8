"""What a position is worth: what threatens where, and what the heroes could do about the Generals together.

Everything here is read from what lies open (hands too, where they do): the bot and `evaluate` share it. Figures are in
actions: 1.0 is about what a hero gets done with one action.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import erf, exp, sqrt
from typing import NamedTuple

from emberhall.games.defenders.content import (
    ADJACENT,
    CITY,
    COLOUR,
    COUNT,
    CRYSTALS,
    DARKNESS_CARDS,
    DISTANCE,
    GENERALS,
    HERO_CARDS,
    HEROES,
    INN,
    MINION_KINDS,
    QUESTS,
    WAR_STATUS,
    cards_of_general,
)
from emberhall.games.defenders.content.kinds import NEXT
from emberhall.games.defenders.effects.nodes.acts import MoreDice, NoSkill
from emberhall.games.defenders.effects.nodes.traits import Ambush, DiceBonus, RerollFailed, Trait
from emberhall.games.defenders.rules.dice import to_hit
from emberhall.games.defenders.state import General, Hero, State, traits
from emberhall.games.defenders.terms import ANY_COLOUR

#: How much of a location's risk is there, by its number of minions.
_CURVE = (0.0, 0.15, 0.5, 1.0)
#: What minions in Monarch City weigh: with the fifth it falls.
_CITY_CURVE = (0.0, 2.5, 6.0, 12.0, 40.0, 100.0)
#: What a General weighs, by the steps he has taken.
MARCH = (0.0, 1.0, 3.0, 8.0, 40.0)
#: What a die against a living General is worth in a hand.
DIE = 1.4
_PATROLS = 13
_BACK = 0.25
_SCARCE = 0.2
_OVERRUN = 1.8
_CRYSTAL = 1.5
_NIGHTS = 8  # how far ahead the Darkness Spreads cards are counted


#: What a die does to each General, skills of heroes left out.
_PER_DIE = {
    sheet.id: (7 - sheet.hit) / 6 * (5 / 6 if sheet.skill == "corruption" else 1) - (sheet.skill == "parry") / 6
    for sheet in GENERALS.values()
}
_DICE = (DiceBonus, Ambush, RerollFailed)
_FIGHTING = {hero.id: tuple(trait for trait in hero.traits if isinstance(trait, _DICE)) for hero in HEROES.values()}


class Omens(NamedTuple):
    """What a card of the Darkness Spreads deck brings on average, as far as the discards tell."""

    #: Minions for each location.
    minions: tuple[float, ...]
    #: How likely it moves a General to a location: by General and location (NEXT: wherever he goes next).
    moves: dict[tuple[str, int], float]


@lru_cache(512)
def omens(generals: tuple[str, ...], orcs: bool, discarded: tuple[str, ...]) -> Omens:
    """The average of the cards that have not been drawn."""
    minions = [0.0] * COUNT
    moves: dict[tuple[str, int], float] = {}
    left = [
        card
        for general in generals
        for card in cards_of_general(general, orcs=orcs)
        if card not in discarded
    ]  # fmt: skip
    share = 1 / (len(left) + 4)  # some are quiet
    for id in left:
        card = DARKNESS_CARDS[id]
        for place, _, count in card.place:
            minions[place] += count * share
        moves[card.general, card.to] = moves.get((card.general, card.to), 0.0) + share
    return Omens(tuple(minions), moves)


def hit_chance(least: int) -> float:
    """How likely a die shows at least this number."""
    return min(1.0, max(0.0, (7 - least) / 6))


class Force(NamedTuple):
    """What a hero brings against a General: dice, and the hits they make on average with their spread."""

    dice: int
    mean: float
    variance: float


_NO_FORCE = Force(0, 0.0, 0.0)


class Outlook:
    """A position as the heroes judge it; parts are worked out when they are asked for."""

    __slots__ = ("_forces", "crystal", "dice", "minions", "near_gate", "omens", "risk", "state", "totals")

    def __init__(self, state: State) -> None:
        self.state = state
        m = state.minions
        self.minions = m
        self.totals = [a + b + c + d for a, b, c, d in zip(m[::4], m[1::4], m[2::4], m[3::4], strict=True)]
        left = state.crystals_left
        #: What a Tainted Crystal costs.
        self.crystal = _CRYSTAL + 20 / left**1.3 if left else 99.0
        generals = tuple([general.card for general in state.generals])
        self.omens = omens(generals, "orc" in state.kinds, tuple(state.darkness_discard.cards))
        self.risk = self._risks()
        self.dice = [self._dice(hero) for hero in state.heroes]
        self._forces: dict[tuple[int, int], Force] = {}
        rows = [DISTANCE[gate] for gate in state.gates]
        #: How far the next Magic Gate is.
        self.near_gate: Sequence[int] = list(map(min, *rows)) if len(rows) > 1 else rows[0] if rows else [99] * COUNT

    def _risks(self) -> list[float]:
        """What would be lost in each location if nobody cared for it."""
        state = self.state
        drawn, fully = WAR_STATUS[min(state.defeated, 2)]
        cost = _OVERRUN + self.crystal
        nights = _NIGHTS * fully
        per_minion, least = cost * nights * 0.7, cost * 0.1
        risk = [per_minion * rate + least for rate in self.omens.minions]
        for general in state.generals:
            if general.alive and not GENERALS[general.card].flies:
                to = GENERALS[general.card].path[general.step + 1]
                if to != CITY:
                    risk[to] += cost * min(1.0, 1.5 * drawn * _NIGHTS * self.march_chance(general))
        for beside in ADJACENT[CITY]:
            risk[beside] *= 1.3  # what overruns them goes into the city
        return risk

    def march_chance(self, general: General) -> float:
        """How likely a card of the Night moves a General a step further."""
        sheet = GENERALS[general.card]
        if sheet.flies or general.life <= sheet.major or general.held:
            return 0.0
        moves = self.omens.moves
        return moves.get((sheet.id, NEXT), 0.0) + moves.get((sheet.id, sheet.path[general.step + 1]), 0.0)

    # places

    def danger(self, place: int, count: float) -> float:
        """What a number of minions in one location weighs."""
        curve = _CITY_CURVE if place == CITY else _CURVE
        scale = 1.0 if place == CITY else self.risk[place] * (0.6 if INN[place] else 1.0)
        whole = int(count)
        last = len(curve) - 1
        if whole >= last:
            return scale * curve[last]
        return scale * (curve[whole] + (count - whole) * (curve[whole + 1] - curve[whole]))

    def menace(self, place: int) -> float:
        """What the minions of a location weigh now."""
        count = self.totals[place]
        if not count:
            return 0.0
        found = self.danger(place, count)
        if count == 2 and place != CITY:
            base = 4 * place
            for colour in range(4):
                if self.minions[base + colour] == 2 and MINION_KINDS[self.state.kinds[colour]].third:
                    found *= 1.5  # the next one taints the land, or sets it on fire
        return found

    def scarcity(self, colour: int) -> float:
        """What returning a minion of a colour to the supply is worth."""
        left = self.state.supply[colour]
        many = _PATROLS if self.state.kinds[colour] in ("orc", "imp") else 8  # patrols take many at once
        return _BACK + _SCARCE * max(0, many - left) + 0.4 * max(0, 5 - left)

    def kill_chances(self, seat: int, place: int, *, land: int | None = None) -> list[float]:
        """For each colour, how likely a die of the hero defeats a minion."""
        state = self.state
        hero = state.heroes[seat]
        bonus = [0, 0, 0, 0]
        again = [False] * 4
        land = COLOUR[place] if land is None else land
        for trait in self.fighting_traits(seat):
            if isinstance(trait, DiceBonus):
                if trait.minions and not trait.dragons and trait.colour in (ANY_COLOUR, land):
                    for colour, kind in enumerate(state.kinds):
                        if not trait.kinds or kind in trait.kinds:
                            bonus[colour] += trait.amount
            elif isinstance(trait, Ambush):
                if hero.style >= 0 and not hero.attacked:
                    bonus[hero.style] += trait.minions
            elif isinstance(trait, RerollFailed):
                again = [a or not trait.kinds or state.kinds[c] in trait.kinds for c, a in enumerate(again)]
        chances = [hit_chance(to_hit(state, colour) - bonus[colour]) for colour in range(4)]
        return [1 - (1 - p) ** 2 if a else p for p, a in zip(chances, again, strict=True)]

    def fighting_traits(self, seat: int) -> Sequence[Trait]:
        """The traits of a hero that count for their dice."""
        state = self.state
        hero = state.heroes[seat]
        if not hero.completed and not state.global_effect:
            return _FIGHTING[hero.hero]
        return [trait for trait in traits(state, seat) if isinstance(trait, _DICE)]

    def fight(self, place: int, chances: Sequence[float]) -> float:
        """What an attack on the minions of a location is worth."""
        base = 4 * place
        killed = back = 0.0
        for colour in range(4):
            count = self.minions[base + colour]
            if count:
                hits = count * chances[colour]
                killed += hits
                back += hits * self.scarcity(colour)
        menace = self.menace(place)
        total = self.totals[place]
        return back + menace - min(menace, self.danger(place, total - killed))

    def way(self, a: int, b: int) -> int:
        """Actions from one location to another on foot and through the gates."""
        on_foot = DISTANCE[a][b]
        by_gate = self.near_gate[a] + 1 + self.near_gate[b]
        return on_foot if on_foot < by_gate else by_gate

    # battles

    def _dice(self, hero: Hero) -> list[int]:
        """The dice of a hand against the General of each colour."""
        dice = [0, 0, 0, 0]
        generals = self.state.generals
        for id in hero.hand.cards:
            card = HERO_CARDS.get(id)
            if card is None:
                continue  # hidden
            if card.portrait:
                if generals[card.colour].card == card.portrait:
                    dice[card.colour] += card.dice
            else:
                for colour in card.against:
                    dice[colour] += card.dice
                    if isinstance(card.act, MoreDice) and GENERALS[generals[colour].card].dragon:
                        dice[colour] += card.act.count
        for quest in hero.kept:
            act = QUESTS[quest].act
            if isinstance(act, MoreDice):
                for colour in range(4):
                    if not act.dragons or GENERALS[generals[colour].card].dragon:
                        dice[colour] += act.count
        return dice

    def force(self, seat: int, colour: int) -> Force:
        """What a hero brings against the General of a colour."""
        found = self._forces.get((seat, colour))
        if found is None:
            found = self._forces[seat, colour] = self._force(seat, colour)
        return found

    def _force(self, seat: int, colour: int) -> Force:
        state = self.state
        hero = state.heroes[seat]
        dice = self.dice[seat][colour]
        if not dice or not hero.life:
            return _NO_FORCE
        general = state.generals[colour]
        sheet = GENERALS[general.card]
        bonus, again = 0, False
        land = COLOUR[general.at]
        for trait in self.fighting_traits(seat):
            if isinstance(trait, DiceBonus):
                kinds = not trait.kinds or sheet.minion in trait.kinds
                if (
                    trait.generals
                    and kinds
                    and trait.colour in (ANY_COLOUR, land)
                    and (sheet.dragon or not trait.dragons)
                ):
                    bonus += trait.amount
            elif isinstance(trait, Ambush):
                bonus += trait.general if hero.style == colour else 0
            elif isinstance(trait, RerollFailed):
                again = again or not trait.kinds or any(map(sheet.is_called, trait.foes))
        p = hit_chance(sheet.hit - bonus)
        one = 1 / 6
        skill = "" if any(isinstance(QUESTS[quest].act, NoSkill) for quest in hero.kept) else sheet.skill
        if again and skill != "no_rerolls":
            one *= 1 - p
            p = 1 - (1 - p) ** 2
        mean, square = p, p
        if skill == "parry":
            mean, square = p - one, p + one
        count = float(dice)
        if skill == "corruption":
            count *= 5 / 6
        elif skill == "acid_breath":
            count = max(0.0, count - 0.4)
        return Force(dice, count * mean, count * (square - mean * mean) * (1.2 if skill == "corruption" else 1.0))

    def chance(self, seats: Sequence[int], colour: int) -> float:
        """How likely these heroes together defeat the General of a colour with all they have."""
        general = self.state.generals[colour]
        mean = variance = 0.0
        for seat in seats:
            force = self.force(seat, colour)
            mean += force.mean
            variance += force.variance
        if not variance:
            return 1.0 if mean >= general.life else 0.0
        return 0.5 * (1 + erf((mean - general.life + 0.5) / sqrt(2 * variance)))

    def readiness(self, colour: int) -> float:
        """How much of what it takes to defeat a General the heroes have in hand, at most 1."""
        general = self.state.generals[colour]
        mean = sum(self.force(seat, colour).mean for seat in range(len(self.state.heroes)))
        return min(1.0, mean / (general.life + 1.0))

    def march_weight(self, general: General) -> float:
        """What a General weighs where he is."""
        sheet = GENERALS[general.card]
        if sheet.flies:
            return MARCH[max(0, 4 - DISTANCE[general.at][CITY])]
        return MARCH[general.step]


def evaluate(state: State, seat: int) -> float:
    """How good the position is for the heroes, as a seat sees it: 1 a win, 0 a loss."""
    if state.outcome is not None:
        return 1.0 if state.outcome.winners else 0.0
    outlook = Outlook(state)
    at = state.heroes[seat].at
    ways = DISTANCE[at] if at >= 0 else None
    good = bad = errand = 0.0
    for colour, general in enumerate(state.generals[:4]):
        if not general.alive:
            good += 14
            continue
        bad += outlook.march_weight(general) * 0.6
        strength = min(1.0, sum(dice[colour] for dice in outlook.dice) * _PER_DIE[general.card] / (general.life + 1))
        good += 5 * strength * strength + 0.4 * (general.most - general.life)
        if ways and strength > 0.9 and outlook.dice[seat][colour]:
            errand = max(errand, 12 / (1.5 + ways[general.at]))
    for place, count in enumerate(outlook.totals):
        if count:
            menace = outlook.menace(place)
            bad += 0.35 * menace
            if ways:
                errand = max(errand, menace / (1.5 + ways[place]))
    bad += sum(max(0, 6 - left) for left in state.supply)
    bad += 40 / (state.crystals_left + 0.5) - 40 / (CRYSTALS + 0.5)
    bad += 0.8 * len(state.fires)
    for hero in state.heroes:
        good += 0.4 * min(hero.life, 6) + 0.5 * len(hero.completed) + 0.15 * len(hero.hand.cards)
    if state.active == seat and state.phase == "day":
        good += 0.5 * state.heroes[seat].actions
    return 1 / (1 + exp((bad - good - 0.5 * errand) / 12))
