"""The table in the eyes of a companion: whom it can hit from where, what threatens a hex, where the way goes on."""

from typing import NamedTuple

from emberhall.games.gloomhaven.bots.profile import Blow, Profile, profile
from emberhall.games.gloomhaven.content import plan_of
from emberhall.games.gloomhaven.effects.nodes import Move as MoveNode
from emberhall.games.gloomhaven.rules.board import allies, enemies, ground, targetable
from emberhall.games.gloomhaven.rules.damage import discards
from emberhall.games.gloomhaven.rules.monster_cards import card_of
from emberhall.games.gloomhaven.rules.monster_ways import TRAP, Field, Move, left_to
from emberhall.games.gloomhaven.rules.movement import ways
from emberhall.games.gloomhaven.rules.rooms import closed_doors
from emberhall.games.gloomhaven.rules.values import own_attack, own_move, printed, shield
from emberhall.games.gloomhaven.state import Character, Figure, Gloomhaven
from emberhall.games.gloomhaven.terms import DISARM, IMMOBILIZE, POISON, STUN, TOP

#: Classes that fight from afar keep away from enemies more than others.
FEAR = {"brute": 0.25, "cragheart": 0.35, "scoundrel": 0.5, "mindthief": 0.6, "tinkerer": 0.8, "spellweaver": 0.9}


#: How likely an attack kills, by how much its value is above the hit points: what modifier cards make of it.
KILLS = {-2: 0.12, -1: 0.33, 0: 0.66, 1: 0.92}

#: Who fears less than this goes first.
BOLD = 0.45


class Weights(NamedTuple):
    """How much things count beside a point of damage dealt."""

    #: A point of damage to be expected; how much more for those who cannot bear it, and for who is hurt.
    care: float = 0.25
    frail: float = 0.25
    hurt: float = 0.9
    #: A lost card, for each card that is left.
    loss: float = 0.55
    #: A kill, and each point of attack that goes with it; that somebody is hurt already.
    kill: float = 2.3
    threat: float = 0.5
    finish: float = 0.3
    #: A step nearer to an enemy, a coin, a hit point healed, a point of Shield, anything else on a card.
    near: float = 0.55
    coin: float = 0.35
    heal: float = 0.8
    ward: float = 0.33
    gift: float = 0.85
    #: What a ranged attack on somebody near is still worth.
    clumsy: float = 0.7
    #: How much the worth of a card counts against playing it now.
    keep: float = 0.04


WEIGHTS = Weights()


class Foe(NamedTuple):
    """An enemy: how hard it is to hurt, and how far its own attack carries."""

    figure: Figure
    shield: int
    attack: int
    reach: int


class Outlook:
    """What one character sees and can do from where it stands."""

    def __init__(self, state: Gloomhaven, number: int) -> None:
        self.state = state
        self.character: Character = state.characters[number]
        self.me: Figure = state.figures[self.character.figure]
        self.ground = ground(state)
        self.friends = [ally for ally in allies(state, self.me) if ally.kind == "character"]
        self.foes = [self._foe(foe) for foe in enemies(state, self.me) if targetable(foe)]
        self._blows: dict[tuple[Blow, int], float] = {}
        self._places: dict[int, float] = {}
        self._ways: dict[tuple[int, bool], dict[int, int]] = {}
        self.doors = {plan_of(state.scenario).doors[n][0] for n in closed_doors(state)}
        self.ready = self._ready()
        self.goals = self._goals()
        self.onward = self._onward()

    def _foe(self, foe: Figure) -> Foe:
        state = self.state
        if foe.kind != "monster":
            return Foe(foe, 0, 0, 0)
        attack, move, card = own_attack(state, foe), own_move(state, foe) or 0, printed(state, foe)
        reach = getattr(card, "range", 0) or 1
        if state.monsters[foe.name].card and foe.acted < state.round:
            move += _card_move(state, foe.name)
        if foe.conditions & (STUN | DISARM):
            attack = 0
        move = 0 if foe.conditions & (STUN | IMMOBILIZE) else move
        return Foe(foe, shield(state, foe), attack if isinstance(attack, int) else 2, move + reach)

    def _ready(self) -> bool:
        """Whether the party is together, so that the next door may be opened."""
        apart = self.ground.apart(self.me.at)
        far = [friend for friend in self.friends if apart[friend.at] > 8]
        tired = [c for c in self.state.characters if not c.exhausted and c.resting]
        return (len(far) + len(tired)) * 2 <= len(self.friends)

    def _opens(self) -> bool:
        """Whether it is for this character to open doors: for those in front, as long as there are any."""
        bold = [ally for ally in self.friends if FEAR.get(ally.name, 0.4) < BOLD and 2 * ally.hp >= ally.most]
        return FEAR.get(self.character.cls, 0.4) < BOLD or not bold

    def _goals(self) -> list[int]:
        """Where to go when nobody is left to fight: what can be looted, then the doors."""
        lying = self.state.map
        return [*lying.treasures, *self.doors] or list(lying.coins)

    # fighting

    def hit(self, blow: Blow, foe: Foe) -> float:
        """What one attack on an enemy is worth: damage that counts, the chance of a kill, conditions; hurt ones first.

        Who has not acted yet and dies, strikes nobody this round.
        """
        figure = foe.figure
        damage = blow.n + bool(figure.conditions & POISON) - max(0, foe.shield - blow.pierce)
        if damage <= 0:
            return 0.2 + 0.5 * blow.extra
        kills = KILLS.get(damage - figure.hp, 0.95 if damage > figure.hp else 0.03)
        soon = 1.5 if figure.acted < self.state.round else 0.8
        gain = WEIGHTS.kill + WEIGHTS.threat * foe.attack * soon
        worth = min(damage, figure.hp) + WEIGHTS.finish * (1 - figure.hp / figure.most)
        return worth + kills * gain + (1 - kills) * blow.extra * (1.2 if soon > 1 else 0.9)

    def blow(self, blow: Blow, at: int) -> float:
        """What an attack from a hex is worth, on the best targets there are."""
        known = self._blows.get((blow, at))
        if known is None:
            near, bits = self.ground.near(at, blow.range or 1), self.ground.bits
            close = self.ground.beside[at]
            worths = []
            for foe in self.foes:
                if near & bits[foe.figure.at]:
                    clumsy = blow.range and foe.figure.at in close
                    worths.append(self.hit(blow, foe) * (WEIGHTS.clumsy if clumsy else 1.0))
            worths.sort(reverse=True)
            known = self._blows[blow, at] = sum(worths[: blow.targets])
        return known

    def danger(self, at: int) -> float:
        """How much harm may come to a hex, as far as one can tell: shared with friends whom the enemy reaches, too."""
        harm, now = 0.0, self.state.round
        apart = self.ground.apart(at)
        for foe in self.foes:
            far = apart[foe.figure.at]
            if far <= foe.reach and foe.attack:
                others = len([friend for friend in self.friends if self._reached(foe, friend, far)])
                harm += foe.attack / (1 + others) * (0.6 if foe.figure.acted >= now else 1.0)
        return harm

    def _reached(self, foe: Foe, friend: Figure, far: int) -> bool:
        """Whether an enemy would rather, or as soon, turn to a friend."""
        return self.ground.apart(friend.at)[foe.figure.at] <= far

    def place(self, at: int) -> float:
        """What it is worth to stand on a hex: loot, the way on, and how safe it is."""
        known = self._places.get(at)
        if known is None:
            known = self._places[at] = self._place(at)
        return known

    def _place(self, at: int) -> float:
        lying = self.state.map
        worth = 0.0
        if at in lying.traps:
            worth -= 1.5 if not self.foes and self.me.hp > self.state.trap_damage + 2 else 6.0
        if at in lying.hazards:
            worth -= 3.0
        worth += WEIGHTS.coin * min(2, lying.coins.get(at, 0)) + (2.0 if at in lying.treasures else 0.0)
        if at in self.doors:
            return worth + (3.0 if self.ready and not self.foes and self._opens() else -4.0)
        fear = FEAR.get(self.character.cls, 0.4)
        worth -= (
            (WEIGHTS.care + fear * WEIGHTS.frail)
            * self.danger(at)
            * (0.7 + WEIGHTS.hurt * (1 - self.me.hp / self.me.most))
        )
        apart = self.ground.apart(at)
        if self.foes:
            nearest = min([apart[foe.figure.at] for foe in self.foes])
            worth -= WEIGHTS.near * max(0, min(nearest, 40) - (2 if fear > 0.45 else 1))
        else:
            worth -= (0.5 if self.ready else 0.2) * self.onward.get(at, 40)
        return worth

    def _onward(self) -> dict[int, int]:
        """How far it is from every hex to the next goal; a trap on the way is a detour of some steps."""
        if self.foes:
            return {}
        plan, lying, bitmap = plan_of(self.state.scenario), self.state.map, self.ground.bitmap
        blocks = bitmap([at for obstacle in lying.obstacles for at in obstacle.hexes])
        field = Field(self.ground, self.me.at, (), 0, 0, blocks, bitmap(lying.traps) | bitmap(lying.hazards))
        goals = {goal: 0 for goal in self.goals if goal not in self.doors}
        for n, (at, _) in enumerate(plan.doors):
            if at in self.doors:
                goals.update(dict.fromkeys(plan.beside_door(n), 1))
        found: dict[int, int] = {}
        for goal, more in goals.items():
            for cost, layer in left_to(field, goal, Move()):
                steps = cost % TRAP + 4 * (cost // TRAP) + more
                for at in self.ground.numbers(layer):
                    if steps < found.get(at, 40):
                        found[at] = steps
        return found

    def reachable(self, points: int, *, jump: bool) -> dict[int, int]:
        """The hexes within a move, with what they cost."""
        known = self._ways.get((points, jump))
        if known is None:
            known = {at: way.cost for at, way in ways(self.state, self.me, points, jump=jump).items()}
            self._ways[points, jump] = known
        return known

    # halves of cards

    def rest_of(self, found: Profile) -> float:
        """What a half is worth wherever it is used."""
        state, me = self.state, self.me
        worth = WEIGHTS.gift * found.gifts * (1.0 if self.foes else 0.3)
        if found.wards and self.foes:
            worth += found.wards * min(1.5, WEIGHTS.ward * self.danger(me.at))
        if found.heal:
            hurt = [me, *self.friends] if found.heal_range else [me]
            near = self.ground.near(me.at, max(1, found.heal_range))
            missing = [one.most - one.hp for one in hurt if near & self.ground.bits[one.at]]
            worth += WEIGHTS.heal * min(found.heal, max(missing)) if max(missing) > 1 else 0.0
        if found.loot:
            reach = self.ground.near(me.at, found.loot)
            worth += 1.1 * len([at for at in state.map.coins if self.ground.bits[at] & reach])
        if found.recovers:
            lost = len(self.character.lost)
            worth += 2.0 * lost if lost >= 4 else -6.0
        if found.lost:
            worth -= WEIGHTS.loss * strength(self.character) * (0.5 if self._revives() else 1.0)
        return worth

    def _revives(self) -> bool:
        """Whether lost cards will come back."""
        held = (*self.character.hand, *self.character.played, *self.character.discard)
        return any(profile(card, TOP).recovers for card in held)

    def turn(self, first: Profile, second: Profile | None) -> tuple[float, int]:
        """What two halves are worth one after the other, and the hex that the move should lead to."""
        halves = [first] if second is None else [first, second]
        here: list[Blow] = []
        there: list[Blow] = []
        moved: Profile | None = None
        for half in halves:
            here_now, there_now = half.before, half.after
            if moved is None and half.points:
                here += here_now
                moved = half
                there += there_now
            elif moved is None:
                here += (*here_now, *there_now)
            else:
                there += (*here_now, *there_now)
        worth = sum(map(self.rest_of, halves)) + sum([self.blow(blow, self.me.at) for blow in here])
        best, to = self.at(there, self.me.at), self.me.at
        if moved is not None and not self.me.conditions & IMMOBILIZE:
            for at in self.reachable(moved.points, jump=moved.jump):
                value = self.at(there, at)
                if value > best:
                    best, to = value, at
        return worth + best, to

    def at(self, blows: list[Blow], at: int) -> float:
        """What it is worth to stand on a hex and strike from there."""
        return self.place(at) + sum([self.blow(blow, at) for blow in blows])


def _card_move(state: Gloomhaven, type: str) -> int:
    effect = card_of(state, type).effect
    parts = getattr(effect, "parts", (effect,))
    return next((part.n for part in parts if isinstance(part, MoveNode) and isinstance(part.n, int)), 0)


def strength(character: Character) -> int:
    """The cards that are left to a character."""
    return len(character.hand) + len(discards(character)) + len(character.played)
