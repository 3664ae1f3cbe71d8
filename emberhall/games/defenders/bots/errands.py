"""The errands of a Day: what can be done where, and how much of it each action does."""

from typing import NamedTuple

from emberhall.games.defenders.bots.council import Council, travel_steps
from emberhall.games.defenders.bots.judgement import hit_chance
from emberhall.games.defenders.content import (
    CITY,
    COLOUR,
    COUNT,
    HERO_CARDS,
    INN,
    MINION_KINDS,
    PLACE,
    QUESTS,
)
from emberhall.games.defenders.content.kinds import (
    NO_LOCATION,
    DefeatTask,
    ExtinguishTask,
    RollTask,
    ScoutTask,
    VisitTask,
)
from emberhall.games.defenders.effects.nodes.traits import (
    AttackStyle,
    Crafty,
    Dread,
    FireProof,
    Hide,
    IgnoreWound,
    InnsClosed,
    MoreQuestDice,
    NoFear,
    RumorCards,
    SanctifyLand,
    ShapeShifter,
    TurnUndead,
)
from emberhall.games.defenders.rules.actions import RUMORS_A_TURN
from emberhall.games.defenders.rules.fire import only_poured
from emberhall.games.defenders.state import SKY, prevails, traits
from emberhall.games.defenders.terms import PURPLE

# weights, tried out in some thousands of games
_WOUND = 1.3  # a wound
_ACTION = 1.3  # an action that a card saves
_RUMOR = 0.75  # cards from rumors, less what the hero could have done instead
_QUEST = 1.7  # the reward of a Quest
_MEETING = 0.6  # going to a meeting, for each action
_LATE = 4.0  # missing it
_BATTLE = 16.0
_INNS = tuple(place for place in range(COUNT) if INN[place])
_MOST_ERRANDS = 9


class Errand(NamedTuple):
    """Something to do somewhere: what it is worth, and the actions it takes there."""

    place: int
    value: float
    actions: float


class Day:
    """A hero's Day under way: their errands, and what each option brings per action."""

    def __init__(self, council: Council, seat: int) -> None:
        self.council = council
        self.outlook = council.outlook
        self.state = state = council.state
        self.seat = seat
        self.hero = state.heroes[seat]
        self.traits = traits(state, seat)
        self.left = self.hero.actions
        self.steps = travel_steps(state, seat)
        self.prices = council.prices(seat)
        self.chances = [self.outlook.kill_chances(seat, CITY, land=land) for land in range(5)]
        self.quest = QUESTS[self.hero.quest] if self.hero.quest else None
        self.rumor_cards = max([2, *(t.cards for t in self.traits if isinstance(t, Crafty | RumorCards))])
        #: Where the hero must be at the end of the Day, to wait for others before a battle.
        self.meeting = self._meeting()
        self.errands = self._errands()
        self._prospects: dict[int, list[tuple[float, float]]] = {}

    def _meeting(self) -> int:
        council, state = self.council, self.state
        if self.seat not in council.team or council.attack_now(self.seat, council.target):
            return NO_LOCATION
        at = state.generals[council.target].at
        return at if self.ways(self.hero.at, at) <= self.left else NO_LOCATION

    def ways(self, a: int, b: int) -> int:
        """Actions from one location to another."""
        way = self.outlook.way(a, b)
        return way if self.steps == 1 else -(-way // self.steps)

    # what can be done

    def _errands(self) -> list[Errand]:
        found = [Errand(place, self.fight(place), 1) for place, count in enumerate(self.outlook.totals) if count]
        found += self._battles()
        found += self._rumors()
        found += self._healing()
        found += self._land()
        found += [Errand(place, self.extinguish(place), 1) for place in self.state.fires]
        found += self._quests()
        found.sort(key=lambda errand: -errand.value)
        return found[:_MOST_ERRANDS]

    def fight(self, place: int) -> float:
        """What an attack on the minions of a location is worth to this hero."""
        chances = self.chances[COLOUR[place]]
        value = self.outlook.fight(place, chances)
        council = self.council
        if council.target >= 0 and self.state.generals[council.target].at == place:
            value += 3.0  # the way to the General must be free
        if self.quest and isinstance(self.quest.task, DefeatTask):
            task = self.quest.task
            each = self.council.reward(self.seat, self.quest.id) / sum(task.counts)
            for colour in range(4):
                count = self.outlook.minions[4 * place + colour]
                if count and (not task.kinds or self.state.kinds[colour] in task.kinds):
                    wanted = task.counts[colour] - self.hero.collected[colour]
                    value += each * min(wanted, count) * chances[colour]
        return value

    def _battles(self) -> list[Errand]:
        council = self.council
        if self.seat not in council.team:
            return []
        general = self.state.generals[council.target]
        return [Errand(general.at, _BATTLE + 2 * council.steps(general), 1 + 0.7 * self.outlook.totals[general.at])]

    def _rumors(self) -> list[Errand]:
        if prevails(self.state, InnsClosed) or self.council.focus < 0:
            return []
        each = self.rumor(self.council.focus)
        times = RUMORS_A_TURN - self.hero.rumors if INN[self.hero.at] else RUMORS_A_TURN
        if not times:
            return []
        return [Errand(inn, times * each, times) for inn in _INNS if inn not in self.state.fires]

    def rumor(self, colour: int) -> float:
        """What listening once is worth."""
        room = self.state.setting.hand_limit - len(self.hero.hand.cards)
        full = 1.0 if room >= 4 else 0.6 if room >= 2 else 0.25
        return self.council.rumor(colour, self.rumor_cards) * full * _RUMOR

    def _healing(self) -> list[Errand]:
        missing = self.hero.most - self.hero.life
        if not missing:
            return []
        return [Errand(place, self.healing(place), 1) for place in {self.hero.at, CITY, *_INNS}
                if not self.outlook.totals[place]]  # fmt: skip

    def healing(self, place: int) -> float:
        """What healing in a location is worth."""
        missing = self.hero.most - self.hero.life
        healed = missing if place == CITY or INN[place] else min(2, missing)
        return healed * (1.1 if self.hero.life > 3 else 1.7 if self.hero.life > 1 else 2.4)

    def _land(self) -> list[Errand]:
        found = []
        for place, tainted in enumerate(self.state.crystals):
            if tainted:
                value = self.heal_land(self.land_card(place), place)
                if value > 0:
                    found.append(Errand(place, value, 1))
        return found

    def land_card(self, place: int) -> str | None:
        """The cheapest card to heal the land with; an empty one where none is needed."""
        if any(isinstance(trait, SanctifyLand) for trait in self.traits) and not self.outlook.totals[place]:
            return ""
        fit = [card for card in self.prices if card in HERO_CARDS and HERO_CARDS[card].colour == COLOUR[place]]
        return min(fit, key=self.prices.__getitem__, default=None)

    def heal_land(self, card: str | None, place: int) -> float:
        """What an attempt to heal the land is worth."""
        if card is None:
            return 0.0
        dice = 2 + sum(trait.count for trait in self.traits if isinstance(trait, MoreQuestDice))
        chance = 1 - (2 / 3) ** dice
        return chance * self.outlook.crystal * 0.9 - (self.prices[card] if card else 0.0)

    def extinguish(self, place: int, card: str | None = None) -> float:
        """What fighting the fire of a location is worth, by this card or the cheapest."""
        poured = only_poured(self.state, place)
        colour = PURPLE if poured else COLOUR[place]
        price = self.prices[card] if card else min(self._prices_of(colour), default=99.0)
        value = 2.0 + 1.2 * max(0, len(self.state.fires) - 4) + (self.quest_fires() if self.quest else 0.0)
        return (value if poured else 0.75 * value) - price

    def quest_fires(self) -> float:
        """What a fire put out is worth to the Quest."""
        assert self.quest is not None
        task = self.quest.task
        return self.council.reward(self.seat, self.quest.id) / task.count if isinstance(task, ExtinguishTask) else 0.0

    def _prices_of(self, colour: int) -> list[float]:
        return [
            price for card, price in self.prices.items() if card in HERO_CARDS and HERO_CARDS[card].colour == colour
        ]

    def _quests(self) -> list[Errand]:
        if self.quest is None:
            return []
        task = self.quest.task
        if isinstance(task, RollTask):
            return [Errand(PLACE[task.place], self.attempt(), 1)]
        if isinstance(task, VisitTask):
            left = [PLACE[place] for place in task.places if PLACE[place] not in self.hero.visited]
            return [Errand(place, self.attempt(), task.actions) for place in left]
        if isinstance(task, ScoutTask):
            return [Errand(g.at, self.attempt(), 1) for g in self.state.generals if g.card == task.general and g.alive]
        return []

    def attempt(self) -> float:
        """What trying the Quest is worth."""
        assert self.quest is not None
        task, value = self.quest.task, _QUEST * self.council.reward(self.seat, self.quest.id)
        if isinstance(task, RollTask):
            dice = task.dice + sum(trait.count for trait in self.traits if isinstance(trait, MoreQuestDice))
            return value * (1 - (1 - hit_chance(task.on)) ** dice)
        if isinstance(task, VisitTask):
            return value / (len(task.places) - len(self.hero.visited))
        return value

    # how options are weighed

    def prospects(self, place: int) -> list[tuple[float, float]]:
        """What errands are worth to a hero who spends the next action going to a location, and the rest there."""
        found = self._prospects.get(place)
        if found is not None:
            return found
        left = self.left - 1
        here, meeting = self.hero.at, self.meeting
        found = self._prospects[place] = []
        for errand in self.errands:
            if errand.place == here:
                continue  # nobody leaves for what is here
            actions = self.ways(place, errand.place) + errand.actions
            value = errand.value
            if meeting >= 0:
                if errand.place == meeting:
                    value = min(value, _MEETING * actions)
                elif actions + self.ways(errand.place, meeting) > left:
                    continue
            if actions > left:  # the Night comes between
                value *= 0.8
                actions += 1
            found.append((value, actions))
        return found

    def go(self, place: int, cost: float = 0.0) -> float:
        """What going somewhere brings for each action; a card that it costs is as good as the actions it saves."""
        spent = 1 + cost / _ACTION
        best = 0.0
        for value, actions in self.prospects(place):
            rate = value / (spent + actions)
            best = max(best, rate)
        left = self.left - 1
        if left < 2:
            best -= self.harm(place) * (1.0 if not left else 0.3)
        if place in self.state.fires:
            best -= 0.5
        return best - self.missed(place, left)

    def missed(self, place: int, left: int) -> float:
        """What it costs to be too far from the meeting with few actions left."""
        return _LATE if self.meeting >= 0 and self.ways(place, self.meeting) > left else 0.0

    def harm(self, place: int, fewer: float = 0.0) -> float:
        """What the wounds at the end of a Day in a location cost."""
        here = self.outlook.totals[place]
        burning = place in self.state.fires
        if not here and not burning:
            return 0.0
        wounds, fear, armor, hidden = 0.0, False, 0, False
        for trait in self.traits:
            if isinstance(trait, IgnoreWound):
                armor += 1
            elif isinstance(trait, Hide):
                hidden = True
            elif isinstance(trait, AttackStyle) and self.hero.style == SKY:
                here = 0
            elif isinstance(trait, Dread):
                wounds += 1 if here else 0
            elif isinstance(trait, FireProof):
                burning = False
        shape = self.hero.style if any(isinstance(trait, ShapeShifter) for trait in self.traits) else -1
        turns = any(isinstance(trait, TurnUndead) for trait in self.traits)
        for colour in range(4):
            count = self.outlook.minions[4 * place + colour] if here else 0
            kind = MINION_KINDS[self.state.kinds[colour]]
            if count and colour != shape and not (kind.fear and turns):
                wounds += 0 if hidden else count
                fear = fear or kind.fear
        if fear and not any(isinstance(trait, NoFear) for trait in self.traits):
            wounds += 1
        wounds = max(0.0, wounds - fewer - armor) + burning
        return wounds * _WOUND + (20.0 if wounds >= self.hero.life else 3.0 if wounds >= self.hero.life - 1 else 0.0)

    def stay(self, value: float, fewer: float = 0.0) -> float:
        """What an action here brings, less what the Night here costs if it is the last one."""
        left = self.left - 1
        value -= self.missed(self.hero.at, left)
        if left > 0:
            return value
        at = self.hero.at
        return value - 0.6 * self.harm(at, fewer) - 0.4 * self.harm(at, max(0.0, fewer - 1))  # dice may fail

    def rest(self) -> float:
        """What being here tomorrow is worth, without wounds."""
        council, at = self.council, self.hero.at
        if at == self.meeting:
            return 0.4  # the others will come
        if INN[at] and council.focus >= 0 and not prevails(self.state, InnsClosed):
            return 0.15 + 0.4 * self.rumor(council.focus)
        return 0.15

    def attack(self, place: int) -> float:
        """What an attack on minions brings now."""
        chances = self.chances[COLOUR[place]]
        base = 4 * place
        killed = sum(self.outlook.minions[base + c] * chances[c] for c in range(4)) if place == self.hero.at else 0.0
        value = self.fight(place)
        if self.seat in self.council.team and place == self.state.generals[self.council.target].at:
            value = max(value, _BATTLE / (2 + 0.7 * self.outlook.totals[place]))
        if place == self.hero.at and self.left <= 2:
            value += 0.5 * (self.harm(place) - self.harm(place, killed))
        return self.stay(value, killed)
