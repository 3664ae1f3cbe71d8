"""General principles: Deed cards, Units, Skills. What can be played now, and playing it."""

from collections.abc import Callable
from functools import cache

from emberhall.effects import each_of
from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.choices import Acting
from emberhall.games.mage_knight.content.kinds import DeedCard
from emberhall.games.mage_knight.effects.book import BOOK, Needs, raised, resolve
from emberhall.games.mage_knight.effects.offers import GRANTS, SPENDINGS
from emberhall.games.mage_knight.effects.playing import Playing
from emberhall.games.mage_knight.names import card_name, half_name, name, unit_name
from emberhall.games.mage_knight.rules.acting import (
    all_siege,
    at_this_time,
    deeds,
    now,
    uses_of_points,
)
from emberhall.games.mage_knight.rules.banners import banner_use, use_banner
from emberhall.games.mage_knight.rules.common import fights_along, throw_away, unit_of
from emberhall.games.mage_knight.rules.foes import add_attack, add_block, combat_of
from emberhall.games.mage_knight.rules.fortifications import any_fortified, walled
from emberhall.games.mage_knight.rules.influence_in_battle import holds_back
from emberhall.games.mage_knight.rules.interactive_skills import charge, discharge, returns
from emberhall.games.mage_knight.rules.mana import can_pay, pay, usable
from emberhall.games.mage_knight.rules.skills import skills, tokens
from emberhall.games.mage_knight.rules.tactics import usable_tactic, use_tactic
from emberhall.games.mage_knight.rules.ways import (
    abilities_of,
    affordable,
    deed_sheet,
    met,
    sheet_of,
)
from emberhall.games.mage_knight.state import Deed, State, Table
from emberhall.games.mage_knight.terms import (
    ATTACKING,
    PHYSICAL,
    RANGED_ATTACK,
    SIEGE_ATTACK,
    Change,
    Moment,
)
from emberhall.kernel import Flow, Offer, Option, gathered, msg

# what can be played


@deeds(ch.Spend)
def spendings(state: State, who: Acting) -> list[ch.Spend]:
    """What lasting effects let Move and Influence points be spent on."""
    found: list[ch.Spend] = []
    timing = who.timing | all_siege(state, who.timing)
    for modifier in state.turn.mods:
        spending = SPENDINGS.get(modifier.what)
        if spending is None or not spending.timings & timing or spending.option in found:
            continue
        if spending.price(state, who.player, modifier):
            found.append(spending.option)
    return found


def granted(state: State, who: Acting) -> list[Option]:
    """What earlier effects let the player do now."""
    who = Acting(who.player, now(state, who.timing))
    granting = dict.fromkeys(change.what for change in state.turn.mods if change.what in GRANTS)
    return [option for what in granting for option in GRANTS[what].options(state, who)]


@deeds(ch.Play, ch.Sideways, ch.UseTactic)
def cards(state: State, who: Acting) -> list[ch.Choice]:
    """The cards in hand, each for what it says, then sideways; in a combat Mana Search too."""
    player = who.player
    timing = now(state, who.timing) if state.turn.mods else who.timing
    found: list[ch.Choice] = []
    turned: list[ch.Choice] = []  # after the cards played for what they say
    mana = usable(state, player)
    for card in player.hand.cards:
        sheet = sheet_of(card)
        if sheet is None:
            continue  # a Wound (MK-DEED-11)
        sure, asked, sideways = sheet.prospects(timing, mana)
        found += sure
        for way in asked:
            if affordable(state, player, way, mana) and (way.needs is None or met(state, player, timing, card, way)):
                found.append(way.option)
        turned += sideways
    found += turned
    if state.combat is not None and player.tactic == "mana_search" and state.turn.dice_left and state.phase != "maze":
        found += usable_tactic(state, player)
    return found


cards.does(ch.UseTactic)(use_tactic)


@deeds(ch.Activate, ch.UseBanner)
def units(state: State, who: Acting) -> list[ch.Choice]:
    """The abilities of Units that are ready and unwounded, and the Banners of all (MK-UNIT-10, MKX-UNIT-17)."""
    player = who.player
    found: list[ch.Choice] = []
    combat, timing, mana = state.combat, who.timing, usable(state, player)
    if state.turn.mods:
        timing = of_units(state, timing) | uses_of_points(state, timing | all_siege(state, timing))
    for unit in player.units:
        if combat is not None and not fights_along(combat, unit):
            continue
        if (unit.ready or unit.used) and not unit.wounds:
            if combat is not None and state.setup.expansions and holds_back(state, combat, unit, damage=False):
                continue
            found.extend(
                way.option
                for i, way in enumerate(abilities_of(unit.card))
                if way.timings & timing
                and (not way.bit or way.bit & mana)
                and (way.needs is None or met(state, player, timing, unit.card, way))
                and not (unit.used and i in unit.used)
            )
        if unit.banner:
            found += banner_use(state, unit, timing)
    return found


units.does(ch.UseBanner)(use_banner)


def playable(state: State, who: Acting) -> list[Option]:
    """Everything that can be played now."""
    player, turn = who.player, state.turn
    found: list[Option] = []
    if turn.mods:
        found += spendings.options(state, who)
        found += granted(state, who)
    found += cards.options(state, who)
    if player.units:
        found += units.options(state, who)
    if player.skills:
        found += skills.options(state, who)
    if state.factions is not None:
        found += tokens.options(state, who)
    if state.lasting:
        found += returns.options(state, who)
    return found


@cache
def plays() -> Offer[State, Acting, Option]:
    """Everything that can be played: cards, Units, Skills, tokens, and what effects played before allow.

    It is gathered when it is first wanted: effects of their own (effects/by_card) say more that may be done.
    """
    given = {kind: deed for one in GRANTS.values() for kind, deed in one.deeds.items()}
    more: Offer[State, Acting, Option] = Offer(tuple(given), granted)
    for kind, deed in given.items():
        more.deeds[kind] = at_this_time(deed)
    return gathered(playable, spendings, more, cards, units, skills, tokens, returns)


def of_units(state: State, timing: int) -> int:
    """The timing for Units, whose attacks do not become Siege Attacks with those of cards and Skills."""
    combat = state.combat
    if combat is None or timing & ATTACKING != ATTACKING:
        return timing
    if state.phase == "attack" if state.duel is None else state.duel.melee:
        return timing
    fortified = any_fortified(state, combat) if state.duel is None else walled(state)
    return timing & ~ATTACKING | (SIEGE_ATTACK if fortified else RANGED_ATTACK)


# playing it


@spendings.does
def _spend(t: Table, who: Acting, option: ch.Spend) -> Flow[None]:
    """Spend points on what a lasting effect offers."""
    player, timing = who.player, who.timing
    turn = t.state.turn
    modifier = each_of(turn.mods, option.on)[0]
    spending = SPENDINGS[option.on]
    price = spending.price(t.state, player, modifier)
    if spending.points == "move":
        turn.move -= price
    else:
        turn.influence -= price
    yield from spending.flow(t, Playing(player, timing, modifier.source, modifier.colour), modifier)


#: What a card played sideways gives, as effects are read.
_POINTS = {"move": "move", "influence": "influence", "block": "block-physical", "attack": "attack-melee-physical"}


def sideways(t: Table, who: Acting, option: ch.Sideways, n: int = 1) -> None:
    """Play a card sideways for 1 point, always physical; a Skill may raise it (MK-DEED-12, MK-DEED-13, MK-DEED-14)."""
    player, timing = who.player, who.timing
    state, turn = t.state, t.state.turn
    t.move(Deed(option.card), player.hand, player.play)
    turn.played += 1
    if turn.mods:
        n = raised(t, Playing(player, timing, option.card, origin="sideways"), option.use, n)
    match option.use:
        case "move":
            turn.move += n
        case "influence":
            turn.influence += n
        case "block":
            add_block(combat_of(state), option.card, PHYSICAL, n)
        case _:
            combat = combat_of(state)
            add_attack(combat, option.card, PHYSICAL, n)
            combat.retarget = True
    if t.events is not None:
        points = msg(f"effect-{_POINTS[option.use]}", n=n)
        t.say(msg("say-sideways", hero=name("hero", player.hero), card=card_name(option.card), points=points))


cards.does(ch.Sideways)(sideways)


def play_card(t: Table, who: Acting, option: ch.Play) -> Flow[None]:
    """Play a card from the hand for its basic or strong effect (MK-DEED-03 to MK-DEED-10)."""
    player, timing = who.player, who.timing
    card = Deed(option.card)
    sheet = deed_sheet(card)
    strong = option.how == "strong"
    way = sheet.strong if strong else sheet.basic
    assert way is not None
    vessel: str = card
    if card in player.hand.cards:
        t.move(card, player.hand, player.play)
        t.state.turn.played += 1
    else:
        vessel = _borrow(t.state, sheet.card)
    if t.events is not None:
        half = half_name(card, option.how)
        story = "say-plays-basic" if half else f"say-plays-{option.how}"
        t.say(msg(story, hero=name("hero", player.hero), card=half or card_name(card)))
    play = Playing(player, timing, card, way.colour)
    play.vessel = vessel
    for i, colour in enumerate(way.cost):
        yield from pay(t, player, 1 << colour, _keep(t.state, play, way.cost[i + 1 :], way.needs))
    if sheet.card.kind == "spell":
        yield from BOOK.trigger(t, Moment.SPELL_CAST, play)
    elif strong and sheet.card.kind == "artifact":
        throw_away(t, card, player.play)  # MK-DEED-10
    charged = bool(t.state.lasting) and charge(t.state, play.source, way.cost)
    yield from resolve(t, play, way.effect)
    if charged:
        discharge(t)


cards.does(ch.Play)(play_card)


def _keep(state: State, play: Playing, rest: tuple[int, ...], need: Needs | None) -> Callable[[], bool] | None:
    """A check that the rest of the price, and what the effect itself costs, can still be paid."""
    if not rest and need is None:
        return None

    def check() -> bool:
        play.cost = rest
        met = can_pay(state, play.player, rest) and (need is None or need(state, play))
        play.cost = ()
        return met

    return check


def _borrow(state: State, spell: DeedCard) -> str:
    """Play a Spell of the offer, once, through the card that allows it and that stands for it (MK-EFFECT-09)."""
    mods = state.turn.mods
    lends = next(one for one in each_of(mods, Change.MAGIC_TALENT) if one.arg == spell.colour)
    mods.remove(lends)
    return lends.source


def activate(t: Table, who: Acting, option: ch.Activate) -> Flow[None]:
    """Activate a Unit for one ability: it is spent (MK-UNIT-11, MK-UNIT-12)."""
    player, timing = who.player, who.timing
    unit = next(unit for unit in player.units if unit.card == option.unit)
    ability = unit_of(unit).abilities[option.ability]
    assert ability.effect is not None
    if unit_of(unit).special == "masters":  # MKX-UNIT-16, MKX-UNIT-17, MKX-UNIT-18, MKX-UNIT-19
        unit.used = [option.ability] if unit.ready else [*unit.used, option.ability]
    unit.ready = False
    t.say(msg("say-activates", hero=name("hero", player.hero), unit=unit_name(unit.card)))
    if ability.mana >= 0:
        yield from pay(t, player, 1 << ability.mana)
    if t.state.turn.mods:
        _seconded(t.state)
    play = Playing(player, of_units(t.state, timing), unit.card, ability.mana, "unit")
    play.unit = unit
    yield from resolve(t, play, ability.effect)


units.does(ch.Activate)(activate)


def _seconded(state: State) -> None:
    """A Unit is used against the enemy of a duel."""
    combat = state.combat
    if combat is None:
        return
    for duel in each_of(state.turn.mods, Change.DUELING):
        if duel.arg in (*combat.targets, combat.blocking[0]):
            duel.n = 0
