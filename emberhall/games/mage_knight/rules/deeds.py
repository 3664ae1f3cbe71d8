"""General principles: Deed cards, Units, Skills. What can be played now, and playing it."""

from collections.abc import Callable
from itertools import combinations

from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.content import DEEDS, FACTION_TOKEN, HERO, SKILL, UNIT, deck_of, kind_of
from emberhall.games.mage_knight.content.kinds import DeedCard
from emberhall.games.mage_knight.effects import nodes as fx
from emberhall.games.mage_knight.effects.book import BOOK, Needs, Playing, moments, needs, resolve
from emberhall.games.mage_knight.effects.modifiers import SPENDINGS, granted, known, lasts, raised
from emberhall.games.mage_knight.names import card_name, half_name, name, unit_name
from emberhall.games.mage_knight.rules.banners import banner_use
from emberhall.games.mage_knight.rules.common import card_of, fights_along, gain_fame, throw_away, unit_of
from emberhall.games.mage_knight.rules.foes import add_attack, add_block, combat_of
from emberhall.games.mage_knight.rules.fortifications import any_fortified, walled
from emberhall.games.mage_knight.rules.influence_in_battle import holds_back
from emberhall.games.mage_knight.rules.interactive_skills import charge, discharge, returns
from emberhall.games.mage_knight.rules.mana import can_pay, pay, usable
from emberhall.games.mage_knight.rules.tactics import usable_tactic
from emberhall.games.mage_knight.state import Combat, Deed, Modifier, Player, SkillToken, State, Table, Turn
from emberhall.games.mage_knight.terms import (
    ATTACKING,
    BEFORE,
    BLACK,
    BLACK_BIT,
    COLOURLESS,
    COMBAT,
    GREEN,
    INFLUENCE_USE,
    MOVE_USE,
    MOVING,
    PEACE,
    PHYSICAL,
    RANGED_ATTACK,
    SIDEWAYS_USES,
    SIEGE_ATTACK,
    sideways_uses,
)
from emberhall.kernel import Flow, Option, Word, msg

known("all_siege", "fame_per_spell", "starsdawn")

AT_ONCE, FLOWS = BOOK.at_once, BOOK.flows


class Way:
    """One way to play a card, activate a Unit or use a Skill, with all that is known of it beforehand."""

    __slots__ = ("bit", "colour", "cost", "effect", "moments", "needs", "option")

    def __init__(self, option: Option, effect: fx.Effect, colour: int, cost: tuple[int, ...]) -> None:
        self.option = option
        self.effect = effect
        self.colour = colour
        self.moments: int = moments(effect)
        self.needs: Needs | None = needs(effect)
        self.cost = cost
        #: The one colour to be paid, as a bit; 0 if nothing or more than one mana is to be paid.
        self.bit: int = 1 << cost[0] if len(cost) == 1 else 0


_USES = tuple(uses for n in range(5) for uses in combinations(range(len(SIDEWAYS_USES)), n))


class Sheet:
    """What can be done with a card in hand."""

    __slots__ = ("basic", "card", "sideways", "strong", "ways")

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
        #: By what a card can be played sideways for (`sideways_uses`).
        self.sideways = {uses: tuple(options[use] for use in uses) for uses in _USES}


SHEETS: dict[str, Sheet] = {}

#: The abilities of every Unit card, in order.
ABILITIES: dict[str, tuple[Way, ...]] = {}

SKILL_WAYS: dict[str, Way] = {}

#: What faction tokens can be used for, by their kind.
TOKEN_WAYS: dict[str, Way] = {}


def write_sheets() -> None:
    """Work out, once the book of effects is written, what can be done with every card, Unit and Skill."""
    own = {id: card_of(id) for hero in HERO for id in deck_of(hero)}
    others = {card.id: card for card in DEEDS.values() if card.kind not in ("basic", "wound")}
    SHEETS.update((id, Sheet(id, card)) for id, card in (others | own).items())
    for kind in UNIT.values():
        for id in (f"{kind.id}.{n}" for n in range(1, kind.copies + 1)):
            ABILITIES[id] = tuple(
                Way(ch.activate(id, i), ability.effect, ability.mana, (ability.mana,) if ability.mana >= 0 else ())
                for i, ability in enumerate(kind.abilities)
                if ability.effect is not None
            )
    for skill in SKILL.values():
        if skill.effect is not None:
            SKILL_WAYS[skill.id] = Way(ch.use_skill(skill.id), skill.effect, COLOURLESS, ())
    for token in FACTION_TOKEN.values():
        TOKEN_WAYS[token.id] = Way(ch.UseToken(token.id), token.effect, COLOURLESS, ())


def plays(state: State, player: Player, moment: int, out: list[Option]) -> None:
    """Add every card, Unit ability and Skill that can be played in this moment."""
    turn = state.turn
    with_units = moment
    if turn.mods:
        with_units = of_units(state, moment)
        moment |= _all_siege(state, moment)
        uses_of_points = _spendings(state, player, moment, out)
        moment |= uses_of_points
        with_units |= uses_of_points
        granted(state, player, moment, out)
    mana = usable(state, player)
    uses = sideways_uses(moment)
    turned: list[Option] = []  # after the cards played for what they say
    for card in player.hand.cards:
        sheet = SHEETS.get(card)
        if sheet is None:
            continue  # a Wound (MK-DEED-11)
        for way in sheet.ways:
            if way.moments & moment and (not way.cost or affordable(state, player, way, mana)):
                need = way.needs
                if need is None or met(state, player, moment, card, way):
                    out.append(way.option)
        if uses:
            turned += sheet.sideways[uses]
    out += turned
    combat = state.combat
    if combat is not None and player.tactic == "mana_search" and turn.dice_left and state.phase != "maze":
        usable_tactic(state, player, out)
    if player.units:
        for unit in player.units:
            if combat is not None and not (fights_along(combat, unit)):
                continue
            if (unit.ready or unit.used) and not unit.wounds:  # MK-UNIT-10, MKX-UNIT-17
                if combat is not None and state.setup.expansions and holds_back(state, combat, unit, damage=False):
                    continue
                out.extend(
                    way.option
                    for i, way in enumerate(ABILITIES[unit.card])
                    if way.moments & with_units
                    and (not way.bit or way.bit & mana)
                    and (way.needs is None or met(state, player, with_units, unit.card, way))
                    and not (unit.used and i in unit.used)
                )
            if unit.banner:
                banner_use(state, unit, with_units, out)
    if player.skills:
        used, down = turn.skills, player.skills_down
        for skill in player.skills:
            if skill not in used and skill not in down:
                skill_way = SKILL_WAYS.get(skill)
                if (
                    skill_way is not None
                    and skill_way.moments & moment
                    and not (player.motivated and SKILL[skill].use == "round_any")
                    and (skill_way.needs is None or met(state, player, moment, skill, skill_way))
                ):
                    out.append(skill_way.option)
        if down and state.setup.expansions:
            _turn_backs(state, player, moment, out)
    if state.factions is not None:
        _tokens(state, player, moment, out)
    if state.lasting:
        returns(state, player, moment, out)


def _tokens(state: State, player: Player, moment: int, out: list[Option]) -> None:
    """Add the faction tokens that can be used, no two of a name in a turn (MKX-FTOKEN-04, MKX-FTOKEN-05)."""
    assert state.factions is not None
    for kind in dict.fromkeys(kind_of(token) for token in state.factions.items[state.turn.seat]):
        way = TOKEN_WAYS[kind]
        able = way.moments & moment and kind not in state.turn.skills
        if able and (way.needs is None or met(state, player, moment, kind, way)):
            out.append(way.option)


@ch.taken(ch.UseToken)
def _use_token(t: Table, player: Player, option: ch.UseToken, moment: int) -> Flow[None]:
    """A faction token is used once, and laid aside (MKX-FTOKEN-06)."""
    t.state.turn.skills.append(option.token)
    drop_token(t.state, t.state.turn.seat, option.token)
    t.say(msg("say-uses-token", hero=name("hero", player.hero), token=name("token", option.token)))
    yield from resolve(t, Playing(player, moment, option.token, origin="token"), FACTION_TOKEN[option.token].effect)


def drop_token(state: State, seat: int, kind: str) -> None:
    """One of the seat's faction tokens of a kind goes to the used ones."""
    assert state.factions is not None
    token = next(token for token in state.factions.items[seat] if kind_of(token) == kind)
    state.factions.items[seat].remove(token)
    state.factions.used[FACTION_TOKEN[kind].faction].add(token)


def _turn_backs(state: State, player: Player, moment: int, out: list[Option]) -> None:
    """Add flipped Skills that can be turned back: for the action of the turn, or for green mana.

    MKX-KRANG-07, MKX-KRANG-09.
    """
    for skill in ("shamanic_ritual", "arcane_disguise"):
        if skill not in player.skills_down or skill not in player.skills:
            continue
        if any(modifier.what == "turned_back" and modifier.source == skill for modifier in state.turn.mods):
            continue
        if skill == "shamanic_ritual":
            able = bool(moment & MOVING) and state.phase == "move"
        else:
            able = bool(moment & (PEACE | COMBAT)) and bool(usable(state, player) >> GREEN & 1)
        if able:
            out.append(ch.TurnBack(skill))


@ch.taken(ch.TurnBack)
def _turn_back(t: Table, player: Player, option: ch.TurnBack, moment: int) -> Flow[None]:
    """Once a turn; then it can be used again."""
    turn = t.state.turn
    if option.skill == "shamanic_ritual":
        turn.acted = True
        turn.move = turn.influence = 0
        t.state.phase = "after"
    else:
        yield from pay(t, player, 1 << GREEN)
    turned_up(turn, player, option.skill)


def turned_up(turn: Turn, player: Player, skill: str) -> None:
    """A flipped Skill is face up again."""
    player.skills_down.remove(SkillToken(skill))
    if skill in turn.skills:
        turn.skills.remove(skill)
    turn.mods.append(Modifier("turned_back", source=skill))


def skills_before_turn(player: Player, out: list[Option]) -> None:
    """Add the Skills that may be used before the own turn and in another player's (MK-SKILL-07)."""
    if not player.motivated:
        out.extend(
            SKILL_WAYS[skill].option
            for skill in player.skills
            if SKILL[skill].use == "round_any" and skill not in player.skills_down
        )


def _all_siege(state: State, moment: int) -> int:
    """The moments (bits) of all attacks, if those of cards and Skills became Siege Attacks (MK-COMBAT-25)."""
    if moment & SIEGE_ATTACK and lasts(state.turn, "starsdawn"):
        return RANGED_ATTACK  # Ranged Attacks may become Siege Attacks
    return ATTACKING if moment & ATTACKING and lasts(state.turn, "all_siege") else 0


def of_units(state: State, moment: int) -> int:
    """The moment for Units, whose attacks do not become Siege Attacks with those of cards and Skills."""
    combat = state.combat
    if combat is None or moment & ATTACKING != ATTACKING:
        return moment
    if state.phase == "attack" if state.duel is None else state.duel.melee:
        return moment
    fortified = any_fortified(state, combat) if state.duel is None else walled(state)
    return moment & ~ATTACKING | (SIEGE_ATTACK if fortified else RANGED_ATTACK)


def _spendings(state: State, player: Player, moment: int, out: list[Option]) -> int:
    """Add what lasting effects let points be spent on; gives the uses that makes (bits)."""
    found = 0
    for modifier in state.turn.mods:
        spending = SPENDINGS.get(modifier.what)
        if spending is not None and spending.moments & moment:
            found |= MOVE_USE if spending.points == "move" else INFLUENCE_USE
            if spending.price(state, player, modifier) and spending.option not in out:
                out.append(spending.option)
    return found


def offered_spell(state: State, player: Player, spell: Deed, moment: int, out: list[Option]) -> None:
    """Add the ways to play a Spell of the offer as if it were in the hand."""
    mana = usable(state, player)
    out.extend(
        way.option
        for way in SHEETS[spell].ways
        if way.moments & moment
        and affordable(state, player, way, mana)
        and (way.needs is None or met(state, player, moment, spell, way))
    )


def affordable(state: State, player: Player, way: Way, mana: int) -> bool:
    """Whether the mana for this way to play something can be paid."""
    if not way.cost:
        return True
    if way.bit:
        return way.bit & mana != 0
    return mana & BLACK_BIT != 0 and can_pay(state, player, way.cost)


def met(state: State, player: Player, moment: int, source: str, way: Way) -> bool:
    """Whether what the effect needs is there (MK-DEED-18)."""
    if way.needs is None:
        return True
    play = Playing(player, moment, source, way.colour)
    play.cost = way.cost
    return way.needs(state, play)


#: The table of a phase without deeds of its own.
_NOWHERE: ch.Deeds = {}


def take(t: Table, player: Player, option: Option, moment: int, here: ch.Deeds = _NOWHERE) -> Flow[None] | tuple[()]:
    """Do what the player has chosen: what the phase says (`here`), or what it always does. What is left asks."""
    state = t.state
    kind = option if option.__class__ is Word else option.__class__
    own = here.get(kind)
    deed = own or ch.TAKEN[kind]
    if state.turn.mods:
        whole = moment | _all_siege(state, moment)
        moment = (moment if kind is ch.Activate else whole) | _spendings(state, player, whole, [])
    combat = state.combat
    flow = deed(t, player, option, moment) or ()
    return _fought(combat, flow) if combat is not None and moment & COMBAT and own is None else flow


def _fought(combat: Combat, flow: Flow[None] | tuple[()]) -> Flow[None]:
    """Something was played in a combat: what was refused before it may be chosen again."""
    yield from flow
    combat.fresh = False
    combat.passed = []


@ch.taken(ch.Spend)
def _spend(t: Table, player: Player, option: ch.Spend, moment: int) -> Flow[None]:
    """Spend points on what a lasting effect offers."""
    turn = t.state.turn
    modifier = next(modifier for modifier in turn.mods if modifier.what == option.on)
    spending = SPENDINGS[option.on]
    price = spending.price(t.state, player, modifier)
    if spending.points == "move":
        turn.move -= price
    else:
        turn.influence -= price
    yield from spending.flow(t, Playing(player, moment, modifier.source, modifier.colour), modifier)


#: What a card played sideways gives, as effects are read.
_POINTS = {"move": "move", "influence": "influence", "block": "block-physical", "attack": "attack-melee-physical"}


@ch.taken(ch.Sideways)
def sideways(t: Table, player: Player, option: ch.Sideways, moment: int, n: int = 1) -> None:
    """Play a card sideways for 1 point, always physical; a Skill may raise it (MK-DEED-12, MK-DEED-13, MK-DEED-14)."""
    state, turn = t.state, t.state.turn
    t.move(Deed(option.card), player.hand, player.play)
    turn.played += 1
    if turn.mods:
        n = raised(turn, Playing(player, moment, option.card, origin="sideways"), option.use, n)
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


@ch.taken(ch.Play)
def play_card(t: Table, player: Player, option: ch.Play, moment: int) -> Flow[None]:
    """Play a card from the hand for its basic or strong effect (MK-DEED-03 to MK-DEED-10)."""
    card = Deed(option.card)
    sheet = SHEETS[card]
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
    play = Playing(player, moment, card, way.colour)
    play.vessel = vessel
    for i, colour in enumerate(way.cost):
        yield from pay(t, player, 1 << colour, _keep(t.state, play, way.cost[i + 1 :], way.needs))
    if sheet.card.kind == "spell":
        _spell_cast(t, player, sheet.card)
    elif strong and sheet.card.kind == "artifact":
        throw_away(t, card, player.play)  # MK-DEED-10
    charged = bool(t.state.lasting) and charge(t.state, play.source, way.cost)
    effect = way.effect
    do = AT_ONCE.get(effect.__class__)
    if do is not None:
        do(t, play, effect)
    else:
        yield from FLOWS[effect.__class__](t, play, effect)
    if charged:
        discharge(t)


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
    """A Spell of the offer is played, once, by the card that lets it be; that card stands for it (MK-EFFECT-09)."""
    mods = state.turn.mods
    lends = next(mod for mod in mods if mod.what == "magic_talent" and mod.arg == spell.colour)
    mods.remove(lends)
    return lends.source


def _spell_cast(t: Table, player: Player, card: DeedCard) -> None:
    for modifier in t.state.turn.mods:
        if modifier.what == "fame_per_spell" and modifier.arg == card.colour:
            gain_fame(t, player, modifier.n)


@ch.taken(ch.Activate)
def activate(t: Table, player: Player, option: ch.Activate, moment: int) -> Flow[None]:
    """Activate a Unit for one ability: it is spent (MK-UNIT-11, MK-UNIT-12)."""
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
    play = Playing(player, of_units(t.state, moment), unit.card, ability.mana, "unit")
    play.unit = unit
    do = AT_ONCE.get(ability.effect.__class__)
    if do is not None:
        do(t, play, ability.effect)
    else:
        yield from FLOWS[ability.effect.__class__](t, play, ability.effect)


def _seconded(state: State) -> None:
    """A Unit is used against the enemy of a duel."""
    combat = state.combat
    if combat is None:
        return
    for modifier in state.turn.mods:
        if modifier.what == "dueling" and modifier.arg in (*combat.targets, combat.blocking[0]):
            modifier.n = 0


@ch.taken(ch.UseSkill)
def use_skill(t: Table, player: Player, option: ch.UseSkill, moment: int) -> Flow[None]:
    """Use a Skill: once a turn, or once a Round and then face down (MK-SKILL-06, MK-SKILL-11)."""
    skill = SKILL[option.skill]
    assert skill.effect is not None
    if skill.use in ("turn", "flip"):
        t.state.turn.skills.append(skill.id)
    else:
        player.skills_down.append(SkillToken(skill.id))
        if skill.use == "round_any":  # until the end of the next turn
            player.motivated = 1 if moment == BEFORE else 2
    t.say(msg("say-uses-skill", hero=name("hero", player.hero), skill=name("skill", skill.id)))
    play = Playing(player, moment, skill.id, origin="skill")
    yield from resolve(t, play, skill.effect)
