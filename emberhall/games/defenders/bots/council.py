"""The council of war: which General to attack and with whom, what cards are worth, what acts would do now."""

from collections.abc import Callable
from typing import Any

from emberhall.effects import Effect, Then
from emberhall.games.defenders.bots.judgement import DIE, MARCH, Outlook
from emberhall.games.defenders.content import (
    ADJACENT,
    CITY,
    COLOUR,
    COUNT,
    DARKNESS_CARDS,
    GENERALS,
    HERO_CARDS,
    OF_COLOUR,
    QUESTS,
)
from emberhall.games.defenders.effects.nodes.acts import (
    CancelPlacement,
    ClearHere,
    ClearPlaces,
    DrawCards,
    FindCard,
    Foresee,
    Gossip,
    GuardCity,
    HoldGeneral,
    HoldHealing,
    Immobilise,
    MoreDice,
    NoSkill,
    Purify,
    PushBack,
    Quench,
    QuietNight,
    RaidNear,
    RaiseGate,
    SendHeroes,
    Strike,
    Sweep,
    Ward,
)
from emberhall.games.defenders.effects.nodes.traits import (
    DiceBonus,
    FireProof,
    FreeTravel,
    IgnoreWound,
    MoreActions,
    MoreEveningCards,
    NoPenalty,
    RerollFailed,
    Trait,
)
from emberhall.games.defenders.rules.march import destination, would_move
from emberhall.games.defenders.rules.night import used_fully
from emberhall.games.defenders.state import General, State, traits
from emberhall.games.defenders.terms import ANY_COLOUR, PURPLE

#: How sure of victory the heroes want to be, by the steps that the General has gone.
_BOLDNESS = (0.85, 0.8, 0.7, 0.4, 0.1)
_SURE = 0.9
_PRESSING = 0.08
#: In place of the colour of a General: none is chosen.
_NONE_YET = -1


class Council:
    """The heroes' plan against the Generals. Everyone who sees the same hands makes the same plan."""

    __slots__ = ("chance", "focus", "outlook", "state", "target", "team")

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.state = state = outlook.state
        #: The colour of the General to be attacked, who goes, and how likely they win.
        self.target, self.chance = _NONE_YET, 0.0
        self.team: tuple[int, ...] = ()
        #: The colour whose cards are wanted most.
        self.focus = _NONE_YET
        best = wanted = -1.0
        for colour, general in enumerate(state.generals[:4]):
            if not general.alive:
                continue
            pressing = _PRESSING * self.steps(general)
            readiness = outlook.readiness(colour) + pressing
            if readiness > wanted:
                wanted, self.focus = readiness, colour
            chance = outlook.chance(range(len(state.heroes)), colour)
            if chance >= self.boldness(general) and chance + pressing > best:
                best, self.target, self.chance = chance + pressing, colour, chance
        if self.target >= 0:
            self.focus = self._next_focus()
            self.team = self._muster()

    def steps(self, general: General) -> int:
        """How near the city a General has come, from 0 to 3 (at its gates)."""
        if GENERALS[general.card].flies:
            return 1
        return general.step

    def boldness(self, general: General) -> float:
        """How sure the heroes want to be before they attack a General."""
        return _BOLDNESS[self.steps(general)]

    def _next_focus(self) -> int:
        """Once one General can be attacked, cards are gathered against the next."""
        living = [c for c, general in enumerate(self.state.generals[:4]) if general.alive and c != self.target]
        if not living:
            return self.target
        return max(living, key=lambda c: self.outlook.readiness(c) + _PRESSING * self.steps(self.state.generals[c]))

    def _muster(self) -> tuple[int, ...]:
        """The fewest heroes who are sure enough of victory, those with most dice first."""
        outlook, colour = self.outlook, self.target
        seats = sorted(range(len(self.state.heroes)), key=lambda seat: -outlook.force(seat, colour).mean)
        enough = min(_SURE, self.chance)
        team: list[int] = []
        for seat in seats:
            if outlook.force(seat, colour).dice:
                team.append(seat)
                if outlook.chance(team, colour) >= enough:
                    break
        return tuple(team)

    def one_by_one(self, colour: int) -> bool:
        """Whether attacks on successive turns do as well as one together: no penalties, and wounds that last."""
        return not self.state.setting.penalties and GENERALS[self.state.generals[colour].card].skill != "regeneration"

    def attack_now(self, seat: int, colour: int) -> bool:
        """Whether a hero should start the battle as soon as they reach the General."""
        state, outlook = self.state, self.outlook
        general = state.generals[colour]
        here = [o for o, hero in enumerate(state.heroes) if hero.life and (hero.at == general.at or o == seat)]
        wanted = self.boldness(general)
        if colour == self.target:
            wanted = min(wanted, self.chance)
        if outlook.chance(here, colour) >= wanted:
            return True
        if not self.one_by_one(colour) or not outlook.force(seat, colour).dice:
            return False
        soon = [other for other, hero in enumerate(state.heroes)
                if other not in here and hero.life and outlook.way(hero.at, general.at) < hero.most]  # fmt: skip
        return outlook.chance([*here, *soon], colour) >= wanted

    # cards

    def price(self, card: str) -> float:
        """What a Hero card is worth in a hand."""
        held = HERO_CARDS.get(card)
        if held is None:
            return 1.0
        generals = self.state.generals
        if held.portrait:
            banner = 0.5 if held.banner == "eagle" else 0.2
            general = generals[held.colour]
            if not general.alive or general.card != held.portrait:
                return banner
            return banner + held.dice * DIE * (1.35 if held.colour in (self.focus, self.target) else 1.0)
        best = max((DIE * held.dice for colour in held.against if generals[colour].alive), default=0.0)
        return best + 1.5

    def prices(self, seat: int) -> dict[str, float]:
        """What spending each card of a hand costs now: cards that would be too many tomorrow cost next to nothing."""
        hand = self.state.heroes[seat].hand.cards
        found: dict[str, float] = {card: self.price(card) for card in hand}
        over = len(hand) + self.state.setting.evening - self.state.setting.hand_limit
        if over > 0 and seat not in self.team:  # heroes who go into battle will have room
            for card in sorted(found, key=found.__getitem__)[:over]:
                found[card] = 0.1
        return found

    def rumor(self, colour: int, cards: int) -> float:
        """What listening for a colour is worth, by the number of cards drawn."""
        state = self.state
        seen = [0] * 5
        for zone in (state.hero_discard, state.gone, state.table, *(hero.hand for hero in state.heroes)):
            for card in zone.cards:
                held = HERO_CARDS.get(card)
                if held is not None:
                    seen[held.colour] += 1
        left = max(1, len(state.hero_deck.cards))
        of_colour, special = max(0, 20 - seen[colour]), max(0, 16 - seen[PURPLE])
        if left < cards:
            of_colour, special, left = 20, 4, 60
        alive = state.generals[colour].alive
        each = DIE * 1.2 * (1.35 if colour in (self.focus, self.target) else 1.0) if alive else 0.3
        return min(1.0, of_colour / left) * cards * each + min(1.0, special / left) * cards * 2.5

    # acts and traits

    def worth(self, seat: int, act: Effect | None) -> float:
        """What an act would do now, for this seat."""
        weigh = _ACTS.get(act.__class__)
        return weigh(self, seat, act) if weigh else 0.0

    def reward(self, seat: int, quest: str) -> float:
        """What the reward of a Quest is worth on average."""
        held = QUESTS[quest]
        lasting = 0.3 + 0.35 * sum(general.alive for general in self.state.generals)
        value = 0.8  # for the Champion
        for trait in held.traits:
            value += _trait(self.state, trait) * lasting
        if held.act is not None:
            value += _REWARDS.get(held.act.__class__, 1.5)
        return value


def _trait(state: State, trait: Trait) -> float:
    if isinstance(trait, NoPenalty):
        return 2.0 if state.setting.penalties else 0.2
    return _TRAITS.get(trait.__class__, 1.5)


_TRAITS: dict[type, float] = {
    DiceBonus: 4.5,
    MoreActions: 5.5,
    MoreEveningCards: 4.5,
    FreeTravel: 2.5,
    RerollFailed: 3.5,
    IgnoreWound: 2.0,
    FireProof: 1.0,
}

_REWARDS: dict[type, float] = {
    DrawCards: 5.0,
    RaidNear: 3.0,
    FindCard: 1.8,
    Purify: 3.0,
    MoreDice: 3.0,
    NoSkill: 2.5,
    QuietNight: 4.0,
    HoldGeneral: 3.0,
    CancelPlacement: 2.0,
    SendHeroes: 3.0,
    Immobilise: 3.0,
}


def _clear_places(council: Council, seat: int, act: ClearPlaces) -> float:
    outlook = council.outlook
    places = range(COUNT) if act.colour == ANY_COLOUR else OF_COLOUR[act.colour]
    return sum(sorted((outlook.menace(place) for place in places if outlook.totals[place]), reverse=True)[: act.count])


def _shown_march(council: Council) -> tuple[General, int] | None:
    """The General who is about to move by the card shown, and where to."""
    state = council.state
    if not state.shown or state.stopped:
        return None
    card = DARKNESS_CARDS[state.shown]
    general = would_move(state, card)
    return (general, destination(state, general, card.to)) if general else None


def push_back(council: Council, general: General) -> float:
    """What moving a General one step back is worth."""
    if not general.step:
        return 0.0
    value = MARCH[general.step] - MARCH[general.step - 1]
    moving = _shown_march(council)
    if moving and moving[0].card == general.card and moving[1] == CITY:
        value += 100.0
    return value


def _push_back(council: Council, seat: int, act: PushBack) -> float:
    return max((push_back(council, general) for general in council.state.generals if general.alive), default=0.0)


def _then(council: Council, seat: int, act: Then) -> float:
    return sum(council.worth(seat, part) for part in act.parts)


def _purify(council: Council, seat: int, act: Purify) -> float:
    crystals = council.state.crystals
    most = crystals[council.state.heroes[seat].at] if act.here else max(crystals)
    return (most if act.every else min(1, most)) * council.outlook.crystal


def _guard_city(council: Council, seat: int, act: GuardCity) -> float:
    outlook = council.outlook
    return sum(outlook.menace(place) for place in (CITY, *ADJACENT[CITY])) * 0.9


def _sweep(council: Council, seat: int, act: Sweep) -> float:
    outlook = council.outlook
    return 0.9 * max(
        outlook.menace(place) + 0.7 * max((outlook.menace(beside) for beside in ADJACENT[place]), default=0.0)
        for place in range(COUNT)
    )


def _strike(council: Council, seat: int, act: Strike) -> float:
    outlook = council.outlook
    return 0.8 * sum(sorted((outlook.menace(place) for place in range(COUNT)), reverse=True)[: act.spots])


def _clear_here(council: Council, seat: int, act: ClearHere) -> float:
    outlook = council.outlook
    at = council.state.heroes[seat].at
    return outlook.menace(at) - outlook.fight(at, outlook.kill_chances(seat, at))


def _gossip(council: Council, seat: int, act: Gossip) -> float:
    return council.rumor(council.focus, act.cards)


def night_weight(council: Council) -> float:
    """What a Night costs on average."""
    state, outlook = council.state, council.outlook
    value = 2.0 + 0.12 * sum(outlook.menace(place) for place in range(COUNT) if outlook.totals[place])
    for general in state.generals:
        if general.alive and not GENERALS[general.card].flies:
            value += outlook.march_chance(general) * (MARCH[general.step + 1] - MARCH[general.step]) * 1.5
    return value


def _quiet_night(council: Council, seat: int, act: QuietNight) -> float:
    return night_weight(council) * (1 + 0.5 * min(2, council.state.defeated))


def placement_weight(council: Council, place: int, count: int) -> float:
    """What more minions in a location cost."""
    outlook = council.outlook
    here = outlook.totals[place]
    if place != CITY and here + count > 3:
        beside = sum(outlook.danger(other, outlook.totals[other] + 1) - outlook.danger(other, outlook.totals[other])
                     for other in ADJACENT[place])  # fmt: skip
        return outlook.crystal + beside
    return outlook.danger(place, here + count) - outlook.danger(place, here)


def _cancel(council: Council, seat: int, act: CancelPlacement) -> float:
    state = council.state
    if not state.shown or not used_fully(state):
        return 0.0
    fit = [
        placement_weight(council, place, count)
        for place, _, count in DARKNESS_CARDS[state.shown].place
        if place not in state.cancelled and act.colour in (ANY_COLOUR, COLOUR[place])
    ]
    return max(fit, default=0.0)


def _hold_general(council: Council, seat: int, act: HoldGeneral) -> float:
    moving = _shown_march(council)
    if moving is None:
        return 0.0
    general, to = moving
    if to == CITY:
        return 100.0
    step = 1 if GENERALS[general.card].flies else general.step
    return MARCH[step + 1] - MARCH[step] + placement_weight(council, to, 2)


def _foresee(council: Council, seat: int, act: Foresee) -> float:
    return 1.1 * night_weight(council) if len(council.state.darkness_deck.cards) >= act.cards else 0.0


def _hold_healing(council: Council, seat: int, act: HoldHealing) -> float:
    state = council.state
    healing = [g for c, g in enumerate(state.generals[:4]) if g.alive and not g.waits and c == council.target]
    return 2.5 if healing and healing[0].life < healing[0].most else 0.0


def _immobilise(council: Council, seat: int, act: Any) -> float:
    return max((MARCH[min(3, g.step)] for g in council.state.generals if g.alive), default=0.0)


def _raise_gate(council: Council, seat: int, act: RaiseGate) -> float:
    return 0.6


def send_weight(council: Council, other: int) -> float:
    """What moving a hero to the General they mean to attack is worth."""
    state = council.state
    if other not in council.team:
        return 0.0
    general = state.generals[council.target]
    way = council.outlook.way(state.heroes[other].at, general.at)
    return 0.0 if way < 3 else 1.0 + 0.8 * min(6, way)


def _send_heroes(council: Council, seat: int, act: SendHeroes) -> float:
    found = sorted((send_weight(council, other) for other in range(len(council.state.heroes))), reverse=True)
    return sum(found[: act.count])


def _quench(council: Council, seat: int, act: Quench) -> float:
    return 2.0 * min(act.count, len(council.state.fires))


def _ward(council: Council, seat: int, act: Ward) -> float:
    return 10.0


_ACTS: dict[type, Callable[[Council, int, Any], float]] = {
    Then: _then,
    ClearPlaces: _clear_places,
    PushBack: _push_back,
    Purify: _purify,
    GuardCity: _guard_city,
    Sweep: _sweep,
    Strike: _strike,
    ClearHere: _clear_here,
    Gossip: _gossip,
    QuietNight: _quiet_night,
    CancelPlacement: _cancel,
    HoldGeneral: _hold_general,
    Foresee: _foresee,
    HoldHealing: _hold_healing,
    Immobilise: _immobilise,
    RaiseGate: _raise_gate,
    SendHeroes: _send_heroes,
    Quench: _quench,
    Ward: _ward,
}


def travel_steps(state: State, seat: int) -> int:
    """How many steps a hero goes with one action."""
    return max((trait.steps for trait in traits(state, seat) if isinstance(trait, FreeTravel)), default=1)
