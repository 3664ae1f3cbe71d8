"""A bot that fights what is near, heals the hurt and goes for the next aim. It sees only what its seat may see."""

from collections.abc import Callable
from typing import Any

from emberhall.games.sword_sorcery import choices as ch
from emberhall.games.sword_sorcery.content import BLUE, CARDS, ITEMS, POWERS, RED, kinds
from emberhall.games.sword_sorcery.content.ground import FAR
from emberhall.games.sword_sorcery.effects import nodes as fx
from emberhall.games.sword_sorcery.effects.reactions import LEAVE, Use
from emberhall.games.sword_sorcery.rules.aims import goals
from emberhall.games.sword_sorcery.rules.goods import fits
from emberhall.games.sword_sorcery.rules.items import equippable, slots_for
from emberhall.games.sword_sorcery.rules.sight import dominates, enemies_in
from emberhall.games.sword_sorcery.rules.stats import max_hp
from emberhall.games.sword_sorcery.rules.weapons import FIST, blow_of
from emberhall.games.sword_sorcery.setup import hero_of
from emberhall.games.sword_sorcery.state import Enemy, Hero, State
from emberhall.kernel import DONE, NO, YES, Ask, Option, Rng, View

#: How far a hero runs ahead, how many potions they carry, how few events left make them hurry.
LEAD, POTIONS, HURRY = 1, 2, 3
#: Classes the bot prefers.
_FIRST = ("warden", "greenwarden", "lightbearer", "frost_seer", "trickster")


class CompanionAgent:
    """Weighs every option and takes the heaviest."""

    looks_ahead = False

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def choose(self, view: View[Any]) -> int:
        """The place of the heaviest option; ties are broken at random."""
        ask = view.ask
        assert ask is not None
        weights = [weigh(view.state, ask, option) for option in ask.options]
        best = max(weights)
        return self._rng.pick([n for n, weight in enumerate(weights) if weight == best])


def weigh(state: Any, ask: Ask, option: Option) -> float:
    """How good an option is; ending the turn or skipping is worth 0."""
    if ask.prompt.id in ("ask-shop", "ask-camp"):
        return in_town(_visitor(state, ask), option)
    hero = _hero(state, ask) if isinstance(state, State) else None
    known: Callable[[State, Hero, Any], float] | None = _WEIGHTS.get(type(option))
    if known is not None and hero is not None:
        return known(state, hero, option)
    if isinstance(option, ch.TakeClass):
        return 1.0 if option.cls in _FIRST else 0.0
    if isinstance(option, ch.TakePower):
        power = POWERS[option.card]
        return power.rank + (2.0 if power.use == "combat" else 0.0)
    if isinstance(option, ch.Revive | ch.Rise):
        return 10.0 if isinstance(option, ch.Revive) else 5.0
    if option is YES and getattr(ask.prompt.args.get("effect"), "id", "") == "effect-reroll":
        return max((gain(state, *die) for die in state.bout.dice), default=0.0) if state.bout else 0.0
    if option in (YES, ch.FOCUS, ch.STAND, ch.DASH_UP, ch.PICK_CROWNS, ch.SCREAM):
        return 3.0
    if option is ch.RELOCATE:
        return 2.0
    if option is ch.REARRANGE and hero is not None:
        return 3.5 if any(better(hero, item, slot) > 0 for item, slot in equippable(hero)) else -1.0
    if option is ch.GOODS and hero is not None:
        lying = state.heaps.get(hero.area)
        found = lying is not None and (lying.crowns or any(fits(hero, id) for id in lying.items))
        return 3.0 if found else -2.0
    if option is ch.DASH and hero is not None:
        return 0.5 if not enemies_in(state, hero.area) and not hero.moved else -0.5
    if option in (DONE, NO, LEAVE, ch.END) or isinstance(option, ch.Enough):
        return 0.0
    return -0.2 if ask.prompt.id == "ask-turn" else 0.5


def better(hero: Hero, item: str, slot: str) -> int:
    """How much more an item costs than what it would replace: the costlier, the better."""
    worn = [hero.slots.get(slot, "")] + ([hero.slots.get("secondary", "")] if ITEMS[item].hands == "two" else [])
    return ITEMS[item].price - sum(ITEMS[id].price for id in worn if id)


def gain(state: State, colour: str, face: int) -> float:
    """How many more hits a die promises if it is rolled again; fewer are better if an enemy attacks."""
    sides = RED if colour == "red" else BLUE
    more = sum(side.hit for side in sides) / len(sides) - sides[face - 1].hit
    return more if state.bout and isinstance(state.figure(state.bout.attacker), Hero) else -more


def _again(state: State, hero: Hero, option: ch.Again) -> float:
    return gain(state, option.colour, option.face) or -1.0


def _visitor(state: Any, ask: Ask) -> Hero:
    """The hero who is in town."""
    if isinstance(state, State):
        return next(one for one in state.heroes if one.id not in state.ready)
    return hero_of(state.heroes[ask.seat][state.hero])


def in_town(hero: Hero, option: Option) -> float:
    """How good an option in town is: ranks, better armor and weapons, artifacts, a potion or two, then luxuries."""
    if isinstance(option, ch.Equip):
        return 5.0 if better(hero, option.card, option.slot) > 0 else -1.0
    if isinstance(option, ch.Buy):
        item = ITEMS[option.card]
        if item.kind == "consumable":
            return 2.0 if "healing" in item.id and sum("healing" in id for id in hero.bag) < POTIONS else -1.0
        gain = max((better(hero, item.id, slot) for slot in slots_for(item)), default=0)
        return 3.0 + gain / 100 if gain > 0 else -1.0
    if isinstance(option, ch.Sell):
        unused = option.card in hero.bag and ITEMS[option.card].kind not in ("consumable", "quest")
        return 1.0 if unused else -1.0
    if isinstance(option, ch.Forge):
        return 0.5 if option.forging in ("an_heavy", "an_keen") else -1.0
    if isinstance(option, ch.Pray):
        return 0.2 if option.price else -1.0
    return 9.0 if option.key().startswith("camp_rise") else 0.0 if option is DONE else -1.0


def _hero(state: State, ask: Ask) -> Hero | None:
    if 0 <= state.active < len(state.heroes):
        return state.heroes[state.active]
    return next((hero for hero in state.heroes if hero.seat == ask.seat), None)


def _strike(state: State, hero: Hero, option: ch.Strike | ch.Punch) -> float:
    target = state.figure(option.figure)
    if not isinstance(target, Enemy):
        return 0.0
    worth = 8.0 + target.card.shards - target.hp + _dice(hero, option)
    return worth + (2 if target.name or target.rank == "master" else 0)


def _dice(hero: Hero, option: ch.Strike | ch.Punch) -> float:
    """The average hits of a weapon."""
    dice = blow_of(hero, ITEMS[option.card]).dice if isinstance(option, ch.Strike) else FIST.dice
    return 0.9 * dice.red + 0.5 * dice.blue


def _use(state: State, hero: Hero, option: Use) -> float:
    card = CARDS[option.card]
    effect = card.effect
    if isinstance(effect, fx.Attack):
        return 9.5 if not isinstance(card, kinds.Item) else 6.0
    parts = getattr(effect, "parts", (effect,))
    if any(isinstance(part, fx.Attack) for part in parts):
        return 9.5
    if any(isinstance(part, fx.Heal) for part in parts):
        hurt = min((one.hp - max_hp(state, one) for one in state.living()), default=0)
        return 7.0 if hurt <= -2 else -1.0
    if any(isinstance(part, fx.Teleport | fx.SealArea | fx.PlaceFire | fx.LoseHp) for part in parts):
        return -1.0
    return 4.0


def _distance(state: State, area: int) -> int:
    """How far the next aim is from an area; closed doors count as open, for they will be opened."""
    shut = state.ground.apart(state.closed)[area]
    best = min((shut[to] for to in goals(state)), default=FAR)
    if best < FAR:
        return best
    return 20 + min((state.ground.apart(0)[area][to] for to in goals(state)), default=0)


def _go(state: State, hero: Hero, option: ch.Go) -> float:
    """Go towards the aim and into fights that can be won, not out of them; stay near the others."""
    to = state.ground.index[option.area]
    if hero.ghost:
        shrines = [state.ground.index[t.area] for t in state.plan.tokens if t.kind == "shrine" and t.id in state.opened]
        far = state.ground.apart(state.closed)
        nearer = min((far[to][s] for s in shrines), default=0) < min((far[hero.area][s] for s in shrines), default=0)
        return 2.0 if nearer else -1.0
    if enemies_in(state, hero.area) and not dominates(state, True, hero.area):
        return -3.0
    if enemies_in(state, hero.area):
        return -1.0
    foes = len(enemies_in(state, to))
    if foes:
        melee = all((ITEMS[id].blow or fx.Blow(fx.Dice(), "blunt")).range[1] == 0 for id in hero.slots.values())
        return 4.0 - foes if melee and hero.combats and 2 * hero.hp >= max_hp(state, hero) else -1.0
    nearer = _distance(state, to) < _distance(state, hero.area)
    others = [one for one in state.living() if one is not hero]
    ahead = min((_distance(state, one.area) for one in others), default=FAR) - _distance(state, to)
    return 2.0 if nearer and (not others or ahead <= LEAD) else -0.5


def _open(state: State, hero: Hero, option: ch.Open | ch.Force) -> float:
    """Open a door when the party is gathered, all alive and no enemy near, or when time runs out."""
    far = state.ground.apart(state.closed)[hero.area]
    near = [enemy for enemy in state.enemies if far[enemy.area] <= 3]
    gathered = all(not one.ghost and far[one.area] <= 1 for one in state.heroes)
    return 3.0 if (gathered and not near) or len(state.events) <= HURRY else -0.5


def _fixed(worth: float) -> Callable[[State, Hero, Any], float]:
    return lambda state, hero, option: worth


_WEIGHTS: dict[type, Callable[[State, Hero, Any], float]] = {
    ch.Strike: _strike,
    ch.Punch: _strike,
    Use: _use,
    ch.Go: _go,
    ch.CompanionStrike: _fixed(8.0),
    ch.CompanionGo: _fixed(0.2),
    ch.Open: _open,
    ch.Unlock: _fixed(6.0),
    ch.UnlockChest: _fixed(6.0),
    ch.Force: _open,
    ch.OpenChest: _fixed(5.0),
    ch.Search: _fixed(4.0),
    ch.QuestAct: _fixed(9.0),
    ch.PickUp: _fixed(3.0),
    ch.Equip: lambda state, hero, option: better(hero, option.card, option.slot) / 20,
    ch.Stow: _fixed(-1.0),
    ch.Exchange: _fixed(-1.0),
    ch.Reload: _fixed(5.0),
    ch.Flip: _fixed(-1.0),
    ch.Again: _again,
    ch.Provoke: _fixed(-1.0),
    ch.Drop: lambda state, hero, option: -2.0 - ITEMS[option.card].price / 100,
    ch.DropCrowns: _fixed(-2.0),
    ch.Give: _fixed(-1.0),
    ch.Keep: _fixed(1.0),
}
