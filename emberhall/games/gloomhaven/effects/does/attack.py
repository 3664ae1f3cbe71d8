"""Attack abilities: costs, targets, one attack after another."""

from collections.abc import Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from emberhall.effects import Effect, Group
from emberhall.games.gloomhaven import choices as ch
from emberhall.games.gloomhaven.content import ITEMS, SUMMONS, plan_of
from emberhall.games.gloomhaven.effects.book import BOOK, KEPT, Ability, Playing, Strike, Trail, announce, place_of
from emberhall.games.gloomhaven.effects.does.after_attack import AFTERWARDS
from emberhall.games.gloomhaven.effects.moments import Moment
from emberhall.games.gloomhaven.effects.nodes import (
    Add,
    AlongThePath,
    Attack,
    Chain,
    Figures,
    Heal,
    IgnoreShield,
    Infuse,
    More,
    Slay,
    Summon,
    XpPerTargets,
)
from emberhall.games.gloomhaven.names import figure_name
from emberhall.games.gloomhaven.rules import values
from emberhall.games.gloomhaven.rules.attack import strike
from emberhall.games.gloomhaven.rules.board import allies, cells, enemies, ground, hidden, hostile, in_range, within
from emberhall.games.gloomhaven.rules.consuming import costs, extras, reward
from emberhall.games.gloomhaven.rules.damage import suffer
from emberhall.games.gloomhaven.rules.items import bought, items_in_between, offer_items, use_in_between
from emberhall.games.gloomhaven.rules.monster_turn import all_on_one, hits_from_here, reach_of
from emberhall.games.gloomhaven.rules.targets import (
    chosen_of,
    foes_in_reach,
    lay_area,
    may_target,
    pick_figure,
    sees_invisible,
)
from emberhall.games.gloomhaven.state import Character, Figure, State, Table
from emberhall.games.gloomhaven.terms import DISARM, HEROES, STUN
from emberhall.kernel import NOWHERE, Flow, Menu, Message, Word, choose, msg, offer

#: What is paid for and belongs to each attack, not to the action.
ON_ATTACKS = (IgnoreShield, AlongThePath, Chain)

#: How far an attack that goes on leaps.
CHAIN = 2


@BOOK.can(Attack)
def can_attack(state: State, play: Playing, effect: Attack) -> bool:
    if play.actor.conditions & (DISARM | STUN) or hidden(state, play.actor):
        return False  # GH-COND-17
    if play.actor.kind == "objective":
        return False
    return not effect.own or values.can_attack(state, play.actor)


@BOOK.does(Attack)
def attack(t: Table, play: Playing, effect: Attack) -> Flow[None]:
    """Choose targets, then attack each of them with everything that was added."""
    yield from Attacking(t, play, effect).go()


class Attacking:
    """An attack ability under way: what each of its attacks has, and whom it was made on."""

    __slots__ = ("ability", "base", "card", "effect", "hit", "less", "mores", "play", "reach", "riders", "slays", "t")

    def __init__(self, t: Table, play: Playing, effect: Attack) -> None:
        self.t, self.play, self.effect = t, play, effect
        self.hit: list[int] = []
        self.mores: list[More] = []
        #: The effects on each attack itself: those printed, and those that were paid for.
        self.riders: tuple[Effect, ...] = effect.riders
        self.less = 0
        #: The ranks of which one is killed instead of an attack.
        self.slays: tuple[str, ...] = ()
        state = t.state
        n = BOOK.count(state, play, effect.n)
        self.reach = reach = reach_of(state, play, effect, [])
        self.base = base = Strike(play.actor, n, reach.range == 0)
        self.card = card = values.printed(state, play.actor) if effect.own else None
        if card is not None:
            base.value += BOOK.count(state, play, values.own_attack(state, play.actor) or 0)
            base.pierce += card.pierce
            base.conditions += card.conditions
            base.push += [card.push] if isinstance(card, Summon) and card.push else []
        base.pierce += effect.pierce
        base.push += [effect.push] if effect.push else []
        base.pull += [effect.pull] if effect.pull else []
        base.conditions += effect.conditions
        targets = reach.targets if play.by_rules or effect.own else BOOK.count(state, play, effect.targets)
        self.ability = Ability(0, reach.range, targets, area=effect.area)

    def go(self) -> Flow[None]:
        """Perform the ability, from its costs to the last attack."""
        t, play, effect = self.t, self.play, self.effect
        if play.actor.side == HEROES and Moment.BEFORE_ALLY_ATTACK_ACTION in t.state.waiting:
            ally = replace(play, trail=Trail(targets=[play.actor.id]))
            yield from announce(t, ally, Moment.BEFORE_ALLY_ATTACK_ACTION)
        if play.actor.kind == "character":
            yield from announce(t, play, Moment.BEFORE_YOUR_ATTACK_ACTION)
            self.ability.sees = sees_invisible(t.state, play.actor)
            play.stand = yield from self._stand()
        before, play.ability = play.ability, self.ability
        play.trail.struck.clear()
        if play.actor.kind == "character":
            yield from announce(t, play, Moment.YOUR_ATTACK_OR_MOVE_ABILITY)
            if self.ability.as_heal >= 0:
                play.ability = before
                yield from self._heal(self.ability)
                return
        if effect.more:
            self.mores = yield from extras(t, play, effect.more)
            self.riders += tuple([more.effect for more in self.mores if isinstance(more.effect, ON_ATTACKS)])
        who = effect.who
        for more in self.mores:
            if more.test is None and costs(more):
                self._widen(more)
                if more.instead and isinstance(more.effect, Slay) and not more.effect.every:
                    self.slays = more.effect.ranks
                who = more.who or who
        if play.actor.kind == "character":
            yield from self._offer()
            who = self.ability.who or who
        elif getattr(self.card, "all_adjacent", False):
            who = Figures("enemies", within=1)
        self.base.melee = self.ability.range == 0
        if play.by_rules:
            yield from self._by_rules()
        elif who is not None:
            yield from self._group(who)
        else:
            yield from self._chosen()
        if self.hit:
            yield from self._chain()
            yield from self._after()
            if effect.own and play.actor.kind == "summon" and (element := SUMMONS[play.actor.name].infuse):
                yield from BOOK.do(t, replace(play, by_rules=False), Infuse((element,)))
        self._reward()
        play.ability, play.stand = before, None

    def _group(self, who: Group) -> Flow[None]:
        """Attack all that the card names, and those that were added."""
        t, play = self.t, self.play
        found = yield from chosen_of(t, play, self._prompt(), who, "GH-ATTACK-01")
        if isinstance(who, Figures) and who.side != "figures":
            found = [target for target in found if hostile(play.actor, target)]
        if self.ability.range:  # GH-LOS-01
            found = [target for target in found if within(t.state, place_of(play), target, self.ability.range)]
        chooses = play.actor.kind == "character" or play.trail.command
        asked = isinstance(who, Figures) and not who.count and chooses
        added = yield from self._one_by_one(found, may_skip=asked)
        yield from self._added(added + (self.ability.targets - 1 if self.hit else 0))

    def _reward(self) -> None:
        """Give the experience for those who were attacked."""
        t, play = self.t, self.play
        if self.effect.xp_per_target and play.actor.kind == "character":
            reward(t, play, self.effect.xp_per_target * len(self.hit))
        for rider in self.riders:
            if isinstance(rider, XpPerTargets):
                reward(t, play, len(self.hit) // rider.per)

    def _stand(self) -> Flow[Figure | None]:
        """The summon from whose hex the player makes the attack; None for the figure's own."""
        t, play = self.t, self.play
        owner, figures = play.actor.owner, t.state.figures.values()
        own = [one for one in figures if one.kind == "summon" and one.owner == owner and SUMMONS[one.name].stands_in]
        found = [ally for ally in allies(t.state, play.actor) if ally in own] if own else own
        if not found:
            return None
        options = [ch.target(figure) for figure in (play.actor, *found)]
        chosen = yield from choose(BOOK.asks(t.state, play), msg("ask-attack-from"), options)
        return next((figure for figure in found if figure.id == chosen.figure), None)

    def _chain(self) -> Flow[None]:
        """Let the attack go on from target to target, weaker each time."""
        t, play = self.t, self.play
        for rider in self.riders:
            if isinstance(rider, Chain) and self.hit:
                at = play.trail.struck[-1][1]
                foes = [
                    foe
                    for foe in enemies(t.state, play.actor)
                    if may_target(t.state, play, foe) and foe.id not in self.hit
                ]
                near = [foe for foe in foes if any(in_range(t.state, at, cell, CHAIN) for cell in cells(foe))]
                self.less = rider.less
                target = yield from pick_figure(t, play, self._prompt(), near, "GH-ATTACK-01")
                if target is not None:
                    yield from self.strike(target)
                self.less = 0

    def _heal(self, ability: Ability) -> Flow[None]:
        """Perform it as a Heal of the same range and as many targets."""
        n = self.base.value + ability.as_heal
        yield from BOOK.do(self.t, self.play, Heal(n, range=max(1, ability.range), targets=ability.targets))

    def _after(self) -> Flow[None]:
        """Do once what else was paid for, however many were attacked."""
        for more in self.mores:
            if more.effect is not None and costs(more) and not isinstance(more.effect, (Slay, *ON_ATTACKS)):
                yield from BOOK.do(self.t, self.play, more.effect)

    def _widen(self, more: More) -> None:
        """Add what was paid for to the ability: range, targets, another area."""
        self.ability.range += more.range
        self.ability.targets = max(self.ability.targets, more.targets)
        self.ability.area = more.area or self.ability.area

    def _offer(self) -> Flow[None]:
        """Apply effects and offer items for the whole action."""
        t, play = self.t, self.play
        character = t.state.characters[play.actor.owner]
        single = self.ability.targets == 1 and self.ability.area is None and self.effect.who is None
        self.ability.single = single
        if self.ability.range:
            yield from announce(t, play, Moment.BEFORE_YOUR_RANGED_ATTACK_ACTION)
            yield from announce(t, play, Moment.BEFORE_RANGED_ATTACK_OF_ANY_ALLY)
            yield from self._offer_items(character, Moment.DURING_YOUR_RANGED_ATTACK)
            if single:
                yield from offer_items(t, play, character, Moment.DURING_YOUR_SINGLE_TARGET_RANGED_ATTACK_ACTION)
        else:
            yield from announce(t, play, Moment.BEFORE_YOUR_MELEE_ATTACK_ACTION)
            yield from self._offer_items(character, Moment.DURING_YOUR_MELEE_ATTACK)
            if single:
                yield from offer_items(t, play, character, Moment.DURING_YOUR_SINGLE_TARGET_MELEE_ATTACK_ACTION)

    def _offer_items(self, character: Character, near: Moment) -> Flow[None]:
        """Offer items for all attacks of the action. Those used for an earlier ability help this one, too."""
        t, play = self.t, self.play
        for id in play.trail.items:
            if ITEMS[id].when in (Moment.DURING_YOUR_ATTACK, Moment.DURING_ALLY_ATTACK, near):
                yield from BOOK.do(t, play, bought(ITEMS[id].effect))
        yield from offer_items(t, play, character, Moment.DURING_YOUR_ATTACK, whole=True)
        yield from offer_items(t, play, character, near, whole=True)
        if play.trail.kind == "augment":
            yield from offer_items(t, play, character, Moment.DURING_YOUR_AUGMENT_ACTION, whole=True)
        for ally in t.state.characters:
            if ally is not character and ally.items:
                yield from offer_items(t, play, ally, Moment.DURING_ALLY_ATTACK, whole=True)

    def _by_rules(self) -> Flow[None]:
        """Whom a monster or summon attacks
        (GH-MATK-02, GH-MATK-03, GH-MATK-04); with all on one, the focus again and again."""
        t, play = self.t, self.play
        bought = [more for more in self.mores if costs(more)]
        reach = reach_of(t.state, play, self.effect, bought) if bought else self.reach
        again = reach.targets if all_on_one(self.effect) else 1
        if again > 1:
            reach = replace(reach, targets=1)
        if play.actor.hp <= 0:
            found = self._around()
        else:
            found = yield from hits_from_here(t, play, reach)
        more = 0
        for target in found:
            for _ in range(again):
                more += yield from self.strike(target)
        if more:
            yield from self._added(more)

    def _added(self, more: int) -> Flow[None]:
        """Attack the targets that modifier cards add, each within range (GH-EFFECT-18)."""
        t, play = self.t, self.play
        while more and play.actor.at != NOWHERE:
            foes = [foe for foe in foes_in_reach(t.state, play, self.ability.range) if foe.id not in self.hit]
            target = yield from pick_figure(t, play, self._prompt(), foes, "GH-EFFECT-18")
            if target is None:
                return
            more += (yield from self.strike(target)) - 1

    def _around(self) -> list[Figure]:
        """The enemies that a dying figure attacks: all in its area."""
        state, play = self.t.state, self.play
        assert self.ability.area is not None
        hexes = plan_of(state.scenario).hexes
        q, r = hexes[play.actor.at]
        area = {(q + dq, r + dr) for dq, dr in self.ability.area.hexes}
        return [foe for foe in foes_in_reach(state, play, 99) if any(hexes[at] in area for at in cells(foe))]

    def _chosen(self) -> Flow[None]:
        """Let the player place the area, then choose one target after another."""
        t, play, ability = self.t, self.play, self.ability
        added = 0
        if ability.area is not None:
            prompt = msg("ask-area", n=self._worth(), more=self._lasting())
            foes = [foe for foe in enemies(t.state, play.actor) if may_target(t.state, play, foe)]  # GH-COND-32
            found = yield from lay_area(t, play, prompt, ability.area, ability.range, lambda figure: figure in foes)
            added += yield from self._one_by_one([figure for figure in found if figure in foes])
            added -= 1
        made = 0
        while made < ability.targets + added and play.actor.at != NOWHERE:
            reach = max(ability.range, ability.reach)
            foes = [foe for foe in foes_in_reach(t.state, play, reach) if foe.id not in self.hit]
            foes = [foe for foe in foes if not self.slays or foe.rank in self.slays]
            if not foes:
                return
            left = min(ability.targets + added - made, len(foes))
            now = yield from self._next(foes, "GH-ATTACK-01", may_skip=True, left=left)
            if now.skipped:
                return
            if now.target is None:
                continue  # an item has been used
            target = now.target
            if any(isinstance(rider, AlongThePath) for rider in self.riders):
                added += yield from self._one_by_one((yield from self._along(target)))
            else:
                added += yield from self.strike(target)
            made += 1

    def _along(self, target: Figure) -> Flow[list[Figure]]:
        """The target and the enemies on a way of hexes to it, no longer than the range; the player chooses the way."""
        t, play = self.t, self.play
        floor, at = ground(t.state), place_of(play).at
        foes = {
            foe.at: foe.id
            for foe in enemies(t.state, play.actor)
            if may_target(t.state, play, foe) and floor.sees(at, foe.at)
        }
        found: set[frozenset[int]] = set()
        ways: list[tuple[int, ...]] = [(at,)]
        for _ in range(self.ability.range):
            ways = [(*way, to) for way in ways for to in floor.beside[way[-1]] if to not in way]
            found |= {frozenset(foes[to] for to in way if to in foes) for way in ways if way[-1] == target.at}
        sets = sorted(sorted(met) for met in found if not any(met < other for other in found))
        figures = t.state.figures
        options = [ch.Targets(tuple(ids), tuple(figure_name(figures[id]) for id in ids)) for ids in sets]
        chosen = yield from choose(BOOK.asks(t.state, play), self._prompt(), options)
        return [figures[id] for id in chosen.figures]

    def _one_by_one(self, targets: list[Figure], *, may_skip: bool = False) -> Flow[int]:
        """Attack all of these in the player's order (GH-AOE-09); return how many targets that adds.

        `may_skip`: the player may attack none of them, or no more (GH-TURN-07).
        """
        play = self.play
        more = 0
        while targets and play.actor.at != NOWHERE:
            target = targets[0]
            if len(targets) > 1 or (may_skip and not self.hit):
                now = yield from self._next(targets, "GH-AOE-09", may_skip=may_skip, first=int(len(targets) > 1))
                if now.skipped:
                    return more
                if now.target is None:
                    continue  # an item has been used
                target = now.target
            more += yield from self.strike(target)
            targets = [figure for figure in targets if figure is not target and figure.at != NOWHERE]
        return more

    def _next(
        self, targets: list[Figure], rule: str, *, may_skip: bool, first: int = 0, left: int = 1
    ) -> Flow["NextTarget"]:
        """Let the player choose the next target."""
        now = NextTarget(self.play, targets, may_skip, bool(self.hit))
        yield from NEXT.ask(self.t, now, BOOK.asks(self.t.state, self.play), self._prompt(first, left), rule)
        return now

    def _prompt(self, first: int = 0, left: int = 1) -> Message:
        """The question for the next target, with how many are left."""
        return msg("ask-attack", n=self._worth(), more=self._lasting(), first=first, left=left)

    def _worth(self) -> int:
        """The attack value common to all targets, with what was paid for."""
        state, play = self.t.state, self.play
        found = self.base.value + self.ability.n - self.less
        for more in self.mores:
            if more.test is None and not more.per:
                found = (BOOK.count(state, play, more.n) or found) + BOOK.count(state, play, more.add)
        return found

    def _lasting(self) -> int:
        """What active cards add to the next attack, whatever its target."""
        state, play = self.t.state, self.play
        found = 0
        near = Moment.YOUR_RANGED_ATTACK if self.ability.range else Moment.YOUR_MELEE_ATTACK
        moments = [Moment.YOUR_ATTACK, near, Moment.ATTACK_OF_ALLY_ADJACENT_TO_YOU, Moment.ATTACK_OF_ALLY_WITHIN_2]
        for moment in (*moments, *(() if self.hit else (Moment.YOUR_ATTACK_ACTION,))):
            for lasting in KEPT.lasting(state, moment):
                lasts = KEPT.node(lasting)
                always = not (lasts.test or lasts.may or lasts.limit)
                match lasts.effect:
                    case Add(what="attack", n=int(n)) if always and KEPT.joins(state, lasting, play):
                        found += n
        return found

    def strike(self, target: Figure) -> Flow[int]:
        """Make one attack, with what applies to its target; return how many targets it adds."""
        t, play = self.t, self.play
        if NOWHERE in (target.at, play.actor.at):
            return 0
        if not self.hit and play.actor.kind == "character":
            yield from self._begin()
        blow = replace(self.base, target=target, conditions=[*self.base.conditions, *self.ability.conditions])
        blow.value += self.ability.n - self.less
        blow.pierce += self.ability.pierce
        blow.push, blow.retaliate = [*self.base.push, *self.ability.push], []
        blow.pull = [*self.base.pull, *self.ability.pull]
        blow.advantage |= self.ability.advantage
        blow.ignore_shield |= self.ability.ignore_shield
        blow.doubled |= self.ability.doubled
        before, play.strike = play.strike, blow
        play.trail.performed = True
        play.trail.targets.append(target.id)
        self.hit.append(target.id)
        if len(self.hit) == 1 and not blow.melee:  # once a target is attacked (GH-ACTIVE-03)
            if play.actor.kind == "character":
                yield from announce(t, play, Moment.YOUR_RANGED_ATTACK_ACTION)
            if play.actor.side == HEROES:
                yield from announce(t, play, Moment.RANGED_ATTACK_OF_ALLY_ADJACENT_TO_YOU)
        for more in self.mores:
            if more.test is None or BOOK.is_true(t.state, play, more.test):
                self._add(blow, more)
        for rider in self.riders:
            if not isinstance(rider, AFTERWARDS) and BOOK.possible(t.state, play, rider):
                yield from BOOK.do(t, play, rider)
        yield from strike(t, play, blow)
        if self.ability.backlash:
            yield from suffer(t, play.actor, self.ability.backlash)
        for rider in self.riders:
            if isinstance(rider, AFTERWARDS):
                yield from BOOK.do(t, play, rider)
        play.strike = before
        play.trail.struck.append((blow.target.id, play.trail.spots["target"][0], blow.dealt))
        if blow.dealt:
            play.trail.spots.setdefault("damaged", []).append(target.id)
        return blow.more_targets

    def _begin(self) -> Flow[None]:
        """Apply what changes the whole action, once a target is attacked (GH-ACTIVE-03)."""
        play = self.play
        before, play.strike = play.strike, None
        yield from announce(self.t, play, Moment.YOUR_ATTACK_ACTION)
        play.strike = before

    def _add(self, blow: Strike, more: More) -> None:
        """Add to an attack what was paid for, or what applies to its target."""
        state, play = self.t.state, self.play
        blow.value = BOOK.count(state, play, more.n) or blow.value
        blow.value += BOOK.count(state, play, more.add) * (BOOK.count(state, play, more.per) if more.per else 1)
        blow.pierce += more.pierce
        blow.push += [more.push] if more.push else []
        blow.conditions += more.conditions
        blow.advantage |= more.advantage
        if isinstance(more.effect, Slay):
            blow.slays = more.effect.ranks
        counts = not more.per or BOOK.count(state, play, more.per) > 0
        if counts and (more.test is not None or not costs(more)):
            reward(self.t, play, more.xp * (BOOK.count(state, play, more.per) if more.per else 1))


@dataclass
class NextTarget:
    """The next target of a player: one of these, none any more, or none yet because an item comes first."""

    play: Playing
    targets: list[Figure]
    may_skip: bool
    #: After the first target an item may come in between (GH-USE-01).
    begun: bool
    target: Figure | None = None
    skipped: bool = False


@offer(ch.Target)
def a_target(state: State, now: NextTarget) -> list[ch.Target]:
    return [ch.target(figure) for figure in now.targets]


@a_target.does
def _a_target(t: Table, now: NextTarget, chosen: ch.Target) -> None:
    now.target = t.state.figures[chosen.figure]


@offer(ch.SKIP)
def no_more(state: State, now: NextTarget) -> Sequence[Word]:
    return (ch.SKIP,) if now.may_skip else ()


@no_more.does
def _no_more(t: Table, now: NextTarget, chosen: Word) -> None:
    now.skipped = True


@offer(ch.UseItem)
def an_item(state: State, now: NextTarget) -> list[ch.UseItem]:
    return items_in_between(state, now.play.actor) if now.begun else []


@an_item.does
def _an_item(t: Table, now: NextTarget, chosen: ch.UseItem) -> Flow[None]:
    return use_in_between(t, now.play.actor, chosen.item)


NEXT = Menu(a_target, no_more, an_item)
