"""The table as a companion sees it: whom it can hit from where, what threatens a hex, where to go next."""

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from emberhall.games.gloomhaven.bots.errands import errands, exits, holds_a_door, wanted_treasures
from emberhall.games.gloomhaven.bots.profile import Blow, Profile, number, profile
from emberhall.games.gloomhaven.bots.stamina import party_rests, spare
from emberhall.games.gloomhaven.bots.weights import BOLD, FEAR, WEIGHTS
from emberhall.games.gloomhaven.content import ABILITY, DECKS, MONSTERS, plan_of
from emberhall.games.gloomhaven.effects import nodes as fx
from emberhall.games.gloomhaven.rules.board import allies, enemies, ground, hidden, targetable
from emberhall.games.gloomhaven.rules.elements import usable
from emberhall.games.gloomhaven.rules.monster_cards import card_of
from emberhall.games.gloomhaven.rules.movement import Way, ways
from emberhall.games.gloomhaven.rules.rooms import closed_doors
from emberhall.games.gloomhaven.rules.scenarios import hooks_of
from emberhall.games.gloomhaven.rules.values import own_attack, own_move, own_range, shield
from emberhall.games.gloomhaven.state import Character, Figure, State
from emberhall.games.gloomhaven.terms import DISARM, ELEMENTS, HALVES, IMMOBILIZE, POISON, STUN, TOP

#: How likely an attack kills, by how much its value is above the hit points: what modifier cards make of it.
KILLS = {-2: 0.12, -1: 0.33, 0: 0.66, 1: 0.92}

#: How much to fear an attack that may go to a friend instead, by which of the two is nearer.
NEARER, AS_NEAR, FARTHER = 0.6, 0.35, 0.1

FAR = 99

#: How many steps a trap on the way counts for.
DETOUR = 8

_HINDERS = STUN | DISARM | IMMOBILIZE


class Foe(NamedTuple):
    """An enemy: how hard it is to hurt, how far its own attack carries, and who stands near it."""

    figure: Figure
    shield: int
    attack: int
    reach: int
    #: How far the nearest friend is; whether one stands beside it, and nobody of its own side.
    friend: int
    flanked: bool
    alone: bool


class Outlook:
    """What one character sees and can do from where it stands; `late`: once the enemies of this round have acted."""

    def __init__(self, state: State, number: int, *, late: bool = False) -> None:
        self.state = state
        self.late = late
        self.character: Character = state.characters[number]
        self.me: Figure = state.figures[self.character.figure]
        self.ground = ground(state)
        party = allies(state, self.me)
        self.friends = [ally for ally in party if ally.kind == "character"]
        self._others = [ally.at for ally in party]
        self._carried: dict[tuple[str, str, int, int, bool], tuple[int, int]] = {}
        self._blows: dict[Blow, tuple[dict[int, float], float]] = {}
        self._places: dict[int, float] = {}
        self._hexes: dict[tuple[int, bool], list[int]] = {}
        self._ways: dict[bool, tuple[int, dict[int, Way]]] = {}
        self._best: dict[tuple[tuple[Blow, ...], int, bool], tuple[float, int]] = {}
        self._rest: dict[Profile, float] = {}
        self._turns: dict[tuple[int, int], tuple[float, int]] = {}
        #: Whether a door was opened in this turn: what was planned before is void.
        self.surprised = state.turn is not None and bool(state.turn.sudden)

    @cached_property
    def foes(self) -> list[Foe]:
        """The enemies that may be targeted."""
        foes = [foe for foe in enemies(self.state, self.me) if targetable(self.state, foe)]
        return [self._foe(foe, foes) for foe in foes]

    @cached_property
    def elements(self) -> list[str]:
        """What can be consumed."""
        return [name for n, name in enumerate(ELEMENTS) if usable(self.state, n)]

    @cached_property
    def doors(self) -> set[int]:
        """The hexes of closed doors."""
        doors = plan_of(self.state.scenario).doors
        return {doors[n][0] for n in closed_doors(self.state)}

    @cached_property
    def doorways(self) -> set[int]:
        """The hexes of open doors."""
        return {at for at, _ in plan_of(self.state.scenario).doors} - self.doors

    def _foe(self, foe: Figure, foes: list[Figure]) -> Foe:
        state, ground = self.state, self.ground
        apart, close = ground.apart(foe.at), ground.beside[foe.at]
        friend = min([apart[at] for at in self._others], default=FAR)
        alone = not any(other.at in close for other in foes)
        attack = reach = 0
        if foe.kind == "monster":
            kind = (foe.name, foe.rank, foe.level_bonus, foe.conditions & _HINDERS, foe.acted < state.round)
            if kind not in self._carried:
                self._carried[kind] = self._carries(foe)
            attack, reach = self._carried[kind]
        return Foe(foe, shield(state, foe), attack, reach, friend, friend == 1, alone)

    def _carries(self, foe: Figure) -> tuple[int, int]:
        """The attack of a monster and how far off it strikes: by its card where that is known."""
        state = self.state
        attack, move, range = own_attack(state, foe), own_move(state, foe) or 0, own_range(state, foe)
        attack = number(attack) if attack is not None else 0
        if state.monsters[foe.name].card and foe.acted < state.round:
            effect = card_of(state, foe.name).effect
            parts = getattr(effect, "parts", (effect,))
            moves = [part for part in parts if isinstance(part, fx.Move)]
            blows = [part for part in parts if isinstance(part, fx.Attack)]
            move = max(0, move + number(moves[0].n)) if moves else 0
            attack = sum([max(0, attack + number(blow.n)) if blow.own else number(blow.n) for blow in blows])
            if blows and range:
                range += number(blows[0].range)
        if foe.conditions & (STUN | DISARM) or hooks_of(state).idle(state, foe.name):
            attack = 0
        move = 0 if foe.conditions & (STUN | IMMOBILIZE) else move
        return attack, move + max(1, range)

    @cached_property
    def ready(self) -> bool:
        """Whether the party is together and rested, so that the next door may be opened; or time is running out."""
        if spare(self.state, self.character) < 0:
            return True
        apart = self.ground.apart(self.me.at)
        far = [friend for friend in self.friends if apart[friend.at] > 8]
        tired = [c for c in self.state.characters if not c.exhausted and c.resting]
        if (len(far) + len(tired)) * 2 > len(self.friends):
            return False
        return bool(self.foes) or self.state.phase != "select" or not party_rests(self.state)

    def _opens(self) -> bool:
        """Whether this character should open doors: front-liners do, as long as there are any."""
        bold = [ally for ally in self.friends if FEAR.get(ally.name, 0.4) < BOLD and 2 * ally.hp >= ally.most]
        return FEAR.get(self.character.cls, 0.4) < BOLD or not bold

    @cached_property
    def goals(self) -> list[int]:
        """Where to go when nobody is left to fight: what can be looted, plates, doors; in a hurry no loot."""
        hurry = self.doors and spare(self.state, self.character) < 0
        loot = [] if hurry else wanted_treasures(self.state, self.character)
        return [*loot, *errands(self.state, self.me), *self.doors] or list(self.state.map.coins)

    @cached_property
    def exits(self) -> list[int]:
        """Where to flee to, if that is all that is left to do."""
        return exits(self.state)

    # fighting

    def hit(self, blow: Blow, foe: Foe) -> float:
        """What one attack on an enemy is worth: damage that counts, the chance of a kill, conditions; hurt ones first.

        An enemy that dies before it has acted strikes nobody this round.
        """
        figure = foe.figure
        if not hooks_of(self.state).harms(self.state, figure, self.me):
            return 0.5 * blow.extra
        value = blow.n + bool(figure.conditions & POISON) + blow.flanked * foe.flanked + blow.alone * foe.alone
        if blow.burning and ((blow.fuel == ("any",) and self.elements) or set(blow.fuel) <= set(self.elements)):
            value += blow.burning
        damage = value - max(0, foe.shield - blow.pierce)
        if damage <= 0:
            return 0.2 + 0.5 * blow.extra
        kills = KILLS.get(damage - figure.hp, 0.95 if damage > figure.hp else 0.03)
        acts = figure.acted < self.state.round and not self.late
        gain = WEIGHTS.kill + WEIGHTS.threat * foe.attack * (1.5 if acts else 0.8)
        worth = min(damage, figure.hp) + WEIGHTS.finish * (1 - figure.hp / figure.most)
        worth *= WEIGHTS.boss if figure.rank == "boss" else 1.0
        return worth + kills * gain + (1 - kills) * blow.extra * (1.2 if acts else 0.9)

    def blow(self, blow: Blow, at: int) -> float:
        """What an attack from a hex is worth, on the best targets there are."""
        found, else_ = self._strikes(blow)
        return found.get(at, else_)

    def _strikes(self, blow: Blow) -> tuple[dict[int, float], float]:
        """What an attack is worth from each hex in reach of an enemy; elsewhere, on enemies who will have come."""
        known = self._blows.get(blow)
        if known is None:
            known = self._blows[blow] = self._strikes_of(blow)
        return known

    def _strikes_of(self, blow: Blow) -> tuple[dict[int, float], float]:
        if self.me.conditions & (DISARM | STUN) or hidden(self.state, self.me):
            return {}, 0.0
        floor, here = self.ground, self.ground.apart(self.me.at)
        within: dict[int, list[float]] = {}
        coming: list[tuple[float, int]] = []
        for foe in self.foes:
            place, worth = foe.figure.at, self.hit(blow, foe)
            near = floor.near(place, blow.range or 1)
            if self.late and here[place] <= min(foe.reach, foe.friend):
                coming.append((worth * WEIGHTS.comes, near))
            if blow.range:
                close = floor.beside[place]
                for at in floor.numbers(near):
                    within.setdefault(at, []).append(worth * WEIGHTS.clumsy if at in close else worth)
            else:
                for at in floor.numbers(near):
                    within.setdefault(at, []).append(worth)
        found = {}
        for at, worths in within.items():
            if coming:
                worths += [worth for worth, near in coming if not near & floor.bits[at]]
            found[at] = max(worths) if blow.targets == 1 else sum(sorted(worths, reverse=True)[: blow.targets])
        return found, sum(sorted([worth for worth, _ in coming], reverse=True)[: blow.targets])

    def danger(self, at: int) -> float:
        """How much harm a figure on a hex may suffer, as far as one can tell; enemies turn to whoever is nearest."""
        harm, now = 0.0, self.state.round
        apart = self.ground.apart(at)
        for foe in self.foes:
            far = apart[foe.figure.at]
            if foe.attack and far <= foe.reach:
                share = 1.0
                if foe.friend <= foe.reach:  # whichever it strikes, it strikes one of the party
                    share = NEARER if far < foe.friend else AS_NEAR if far == foe.friend else FARTHER
                harm += foe.attack * share * (WEIGHTS.later if self.late or foe.figure.acted >= now else 1.0)
        return harm

    def pain(self, harm: float) -> float:
        """What this much harm costs: more, the nearer it brings the end."""
        fear = FEAR.get(self.character.cls, 0.4)
        return (WEIGHTS.care + fear * WEIGHTS.frail) * harm * (0.7 + WEIGHTS.hurt * min(1.5, harm / self.me.hp))

    def place(self, at: int) -> float:
        """What standing on a hex is worth: loot, the way on, and how safe it is."""
        known = self._places.get(at)
        if known is None:
            known = self._places[at] = self._place(at)
        return known

    def _place(self, at: int) -> float:
        lying = self.state.map
        worth = 0.0
        if (trap := lying.traps.get(at)) is not None:
            worth -= self._harm(trap.damage) + len(trap.conditions)
        elif at in lying.hazards:
            worth -= self._harm(self.state.trap_damage // 2)
        worth += WEIGHTS.coin * min(2, lying.coins.get(at, 0)) + (2.0 if at in lying.treasures else 0.0)
        if at in self.doors:
            return worth + (3.0 if self.ready and not self.foes and self._opens() else -8.0)
        worth -= self.pain(self.danger(at)) + (WEIGHTS.doorway if at in self.doorways and self.friends else 0.0)
        if at == self.me.at and self.holds:
            worth += WEIGHTS.holds
        if self.foes and not self.exits:
            fear = FEAR.get(self.character.cls, 0.4)
            worth -= WEIGHTS.near * max(0, self.onward.get(at, 40) - (2 if fear > BOLD else 1))
        else:
            worth -= (WEIGHTS.onward if self.ready else 0.2) * self.onward.get(at, 40)
        return worth

    def _harm(self, damage: int) -> float:
        """What sure damage costs."""
        return WEIGHTS.trap * damage if damage < self.me.hp else WEIGHTS.death

    @cached_property
    def holds(self) -> bool:
        """Whether a door would close if this character left its hex."""
        return holds_a_door(self.state, self.me)

    @cached_property
    def onward(self) -> dict[int, int]:
        """How far it is to walk from every hex to an enemy, to a boss if there is one; with none, to the next goal."""
        bitmap = self.ground.bitmap
        if self.exits:
            return self._steps_to(bitmap(self.exits))
        if self.foes:
            bosses = [foe.figure.at for foe in self.foes if foe.figure.rank == "boss"]
            return self._steps_to(bitmap(bosses or [foe.figure.at for foe in self.foes]))
        plan = plan_of(self.state.scenario)
        before = [near for n, (at, _) in enumerate(plan.doors) if at in self.doors for near in plan.beside_door(n)]
        return self._steps_to(bitmap([goal for goal in self.goals if goal not in self.doors]), bitmap(before))

    def _steps_to(self, goals: int, before: int = 0) -> dict[int, int]:
        """The steps from every hex to a goal (bits); `before`: hexes a step from one. Traps are a detour."""
        lying, bitmap, around = self.state.map, self.ground.bitmap, self.ground.around
        free = self.ground.inside & ~bitmap([at for obstacle in lying.obstacles for at in obstacle.hexes]) | goals
        dangers = bitmap(lying.traps) | bitmap(lying.hazards)
        found: dict[int, int] = {}
        ahead = {0: goals, 1: before}
        while ahead:
            steps = min(ahead)
            layer = ahead.pop(steps) & free
            if not layer:
                continue
            free &= ~layer
            for at in self.ground.numbers(layer):
                found[at] = steps
            for price, some in ((1, layer & ~dangers), (1 + DETOUR, layer & dangers)):
                if near := around(some) & free:
                    ahead[steps + price] = ahead.get(steps + price, 0) | near
        return found

    def hexes(self, points: int, *, jump: bool) -> list[int]:
        """Where one may stand after a move, its own hex among them."""
        known = self._hexes.get((points, jump))
        if known is None:
            known = [self.me.at]
            if points and not self.me.conditions & IMMOBILIZE:
                known += [at for at, way in self._walks(points, jump=jump).items() if way.cost <= points]
            self._hexes[points, jump] = known
        return known

    def _walks(self, points: int, *, jump: bool) -> dict[int, Way]:
        """The ways of the longest move in hand: those of shorter ones are among them."""
        found = self._ways.get(jump)
        if found is None or found[0] < points:
            most = max(points, self._longest)
            found = self._ways[jump] = (most, ways(self.state, self.me, most, jump=jump))
        return found[1]

    @cached_property
    def _longest(self) -> int:
        turn = self.state.turn
        now = turn is not None and turn.figure == self.character.figure
        cards = self.character.played if now else self.character.hand
        return max([profile(card, half).points for card in cards for half in HALVES], default=2)

    # halves of cards

    def rest_of(self, found: Profile) -> float:
        """What a half is worth wherever it is used."""
        known = self._rest.get(found)
        if known is None:
            known = self._rest[found] = self._rest_of(found)
        return known

    def _rest_of(self, found: Profile) -> float:
        state, me = self.state, self.me
        ahead = bool(self.foes) or state.map.rooms.bit_count() < len(plan_of(state.scenario).rooms)
        worth = WEIGHTS.gift * found.gifts * (1.0 if self.foes else 0.8 if found.lost and ahead else 0.3)
        if found.wards and self.foes:
            worth += found.wards * min(1.5, WEIGHTS.ward * self.danger(me.at))
        if found.heal:
            hurt = [me, *self.friends] if found.heal_range else [me]
            near = self.ground.near(me.at, max(1, found.heal_range))
            missing = [one.most - one.hp for one in hurt if near & self.ground.bits[one.at]]
            worth += WEIGHTS.heal * min(found.heal, max(missing)) if max(missing) > 1 else 0.0
        if found.loot:
            reach = self.ground.near(me.at, found.loot)
            worth += WEIGHTS.coin * 3 * len([at for at in state.map.coins if self.ground.bits[at] & reach])
        if found.recovers:
            lost = len(self.character.lost)
            worth += 2.0 * lost if lost >= 4 else -6.0
        if found.lost:
            worth -= self.loss()
        if not self.foes and self.ready:
            worth += WEIGHTS.ready * sum([blow.n * min(2, blow.targets) for blow in (*found.before, *found.after)])
        return worth

    def loss(self) -> float:
        """What losing a card costs: more if rounds are short, little if lost cards come back."""
        missing = max(0.0, -spare(self.state, self.character))
        cost = WEIGHTS.loss + WEIGHTS.short * min(8.0, missing)
        return cost * (0.4 if self._revives() else 1.0)

    def _revives(self) -> bool:
        """Whether lost cards will come back."""
        held = (*self.character.hand, *self.character.played, *self.character.discard)
        return any(profile(card, TOP).recovers for card in held)

    def turn(self, first: Profile, second: Profile | None) -> tuple[float, int]:
        """What two halves are worth one after the other, and the hex that the move should lead to."""
        known = self._turns.get((id(first), id(second)))  # profiles are made once
        if known is None:
            worth, there, points, jump = self._in_order(first, second)
            best, to = self.best(there, points, jump=jump)
            known = self._turns[id(first), id(second)] = (worth + best, to)
        return known

    def turns(self, first: Profile, second: Profile | None) -> list[tuple[float, int]]:
        """The same for each hex that the move can lead to."""
        worth, there, points, jump = self._in_order(first, second)
        return [(worth + self.at(there, at), at) for at in self.hexes(points, jump=jump)]

    def _in_order(self, first: Profile, second: Profile | None) -> tuple[float, tuple[Blow, ...], int, bool]:
        """The sure worth of two halves, the blows that depend on where the move ends, and the move."""
        halves = [first] if second is None else [first, second]
        here: list[Blow] = []
        there: list[Blow] = []
        moved: Profile | None = None
        for half in halves:
            if moved is None and half.points:
                here += half.before
                moved = half
                there += half.after
            else:
                (here if moved is None else there).extend((*half.before, *half.after))
        if moved is None:
            here, there = [], here
        worth = sum(map(self.rest_of, halves)) + sum([self.blow(blow, self.me.at) for blow in here])
        points, jump = (moved.points, moved.jump) if moved is not None else (0, False)
        return worth, tuple(there), points, jump

    def best(self, blows: tuple[Blow, ...], points: int, *, jump: bool) -> tuple[float, int]:
        """What a move with these blows after it is worth, and where it leads."""
        known = self._best.get((blows, points, jump))
        if known is None:
            known = self._best[blows, points, jump] = self._best_of(blows, points, jump=jump)
        return known

    def _best_of(self, blows: tuple[Blow, ...], points: int, *, jump: bool) -> tuple[float, int]:
        hexes = self.hexes(points, jump=jump)
        strikes = [self._strikes(blow) for blow in blows]
        best, to = -9999.0, self.me.at
        for at in hexes:
            worth = self.place(at)
            for found, else_ in strikes:
                worth += found.get(at, else_)
            if worth > best:
                best, to = worth, at
        return best, to

    def at(self, blows: Sequence[Blow], at: int) -> float:
        """What standing on a hex and striking from there is worth."""
        return self.place(at) + sum([self.blow(blow, at) for blow in blows])

    # initiative

    def first(self, initiative: int) -> float:
        """How likely a turn at this initiative comes before the enemies': from the cards that they may still draw."""
        types = [foe.figure.name for foe in self.foes if foe.attack]
        if not types:
            return 0.5
        chances = {type: self._later(type, initiative) for type in set(types)}
        return sum([chances[type] for type in types]) / len(types)

    def _later(self, type: str, initiative: int) -> float:
        gone = {int(card.rpartition(":")[2]) for card in self.state.monsters[type].discard}
        cards = [card.id for card in DECKS[MONSTERS[type].deck] if card.id not in gone]
        cards = cards or [card.id for card in DECKS[MONSTERS[type].deck]]
        return sum([ABILITY[card].initiative >= initiative for card in cards]) / len(cards)
