"""What cards, Units and Skills of The Lost Legion do in combat, where no node expresses it."""

from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.choices import Acting
from emberhall.games.mage_knight.content import UNIT, kind_of
from emberhall.games.mage_knight.effects import nodes as fx
from emberhall.games.mage_knight.effects.book import Playing, named, resolve
from emberhall.games.mage_knight.effects.does.cards import spare_cards
from emberhall.games.mage_knight.effects.does.enemies import pick_attack
from emberhall.games.mage_knight.effects.modifiers import grants, raises
from emberhall.games.mage_knight.names import name
from emberhall.games.mage_knight.rules.attacks import settles, struck
from emberhall.games.mage_knight.rules.block import destroy_doomed
from emberhall.games.mage_knight.rules.common import discard, gain_crystal, gain_fame, gain_mana
from emberhall.games.mage_knight.rules.foes import (
    add_attack,
    blocked,
    change,
    combat_of,
    immune,
    lower_armor,
    lower_attack,
    present,
    threats,
    when_beaten,
)
from emberhall.games.mage_knight.rules.mana import pick_colour
from emberhall.games.mage_knight.state import THREATENS, Foe, Modifier, Player, State, Table, Turn
from emberhall.games.mage_knight.terms import (
    ABILITIES,
    ASSASSINATION,
    ATTACKING,
    BLOCK_IDLE,
    BLOCK_PHASE,
    BLOCKING,
    BLUE,
    BRUTAL,
    COLD_FIRE,
    COLOURS,
    COMBAT,
    DAMAGE,
    DEFEND,
    ELEMENTS,
    ELUSIVE,
    FIRE,
    FORTIFIED,
    GREEN,
    ICE,
    KIND_TIMINGS,
    MELEE_ATTACK,
    MELEE_PHASE,
    PARALYZE,
    PHYSICAL,
    POISON,
    RANGED,
    RANGED_ATTACK,
    RANGED_PHASE,
    RED,
    RESIST_FIRE,
    RESIST_ICE,
    RESIST_PHYSICAL,
    RESISTANCES,
    SIEGE,
    SUMMON,
    SWIFT,
    VAMPIRISM,
    WHITE,
    ModifierWord,
)
from emberhall.kernel import Flow, Message, ask, choose, msg, pick

_BEFORE_DAMAGE = RANGED_PHASE | BLOCK_PHASE
_ACTIVE = COMBAT & ~DAMAGE


def _pick_foe(t: Table, foes: list[int]) -> Flow[int]:
    combat = combat_of(t.state)
    picks = [ch.pick_foe(i, combat.foes[i].token) for i in foes]
    pick: ch.PickFoe = yield from choose(t.state.turn.seat, msg("ask-which-enemy"), picks)
    return pick.foe


def _open_foes(state: State, play: Playing) -> list[int]:
    """The foes that effects of this colour touch."""
    combat = state.combat
    if combat is None:
        return []
    return [i for i in present(combat) if not immune(combat.foes[i], play.colour)]


# Shield Bash, Force of Nature


@named("shield_bash", timings=BLOCKING)
def _shield_bash(t: Table, play: Playing, n: int) -> None:
    combat_of(t.state).riders.append(Modifier("blocked_excess", n, source=play.source, colour=play.colour))


@named("force_of_nature", timings=COMBAT, needs=lambda state, play: bool(play.player.units))
def _force_of_nature(t: Table, play: Playing, n: int) -> Flow[None]:
    picks = [ch.pick_unit(unit.card) for unit in play.player.units]
    pick: ch.PickUnit = yield from choose(t.state.turn.seat, msg("ask-resisting-unit"), picks)
    t.state.turn.mods.append(Modifier("unit_resists", arg=RESIST_PHYSICAL, source=pick.unit))


# attacks that come later: Dodge and Weave, Possess, Dueling


class LaterAttack(ch.Choice, frozen=True, gc=False):
    """Use the attack that an effect played before gives in the Attack phase."""

    word: ModifierWord

    def label(self) -> Message:
        return msg(f"option-later-{self.word.replace('_', '-')}")


def _later(state: State, word: ModifierWord) -> list[Modifier]:
    return [modifier for modifier in state.turn.mods if modifier.what == word]


@grants("unhurt_attack", LaterAttack)
def _unhurt(state: State, who: Acting) -> list[LaterAttack]:
    able = who.timing & MELEE_ATTACK and (state.duel is None or combat_of(state).wounds == 0)  # or rules/damage.py
    return [LaterAttack("unhurt_attack")] if able else []


@grants("possessed", LaterAttack)
def _possession(state: State, who: Acting) -> list[LaterAttack]:
    """Only against other enemies."""
    targets = combat_of(state).targets if who.timing & MELEE_ATTACK else []
    able = targets and all(modifier.arg // 4 not in targets for modifier in _later(state, "possessed"))
    return [LaterAttack("possessed")] if able else []


@grants("duel_attack", LaterAttack)
def _duel_attack(state: State, who: Acting) -> list[LaterAttack]:
    """Only against the enemy of the duel."""
    able = who.timing & MELEE_ATTACK and combat_of(state).targets == [_later(state, "duel_attack")[0].arg]
    return [LaterAttack("duel_attack")] if able else []


@_unhurt.does
@_possession.does
@_duel_attack.does
def _use_later(t: Table, who: Acting, option: LaterAttack) -> Flow[None]:
    player, timing = who.player, who.timing
    turn, combat = t.state.turn, combat_of(t.state)
    found = _later(t.state, option.word)
    if option.word != "possessed":
        found = found[:1]
    for modifier in found:
        turn.mods.remove(modifier)
        element = modifier.arg % 4 if option.word == "possessed" else PHYSICAL
        play = Playing(player, timing, modifier.source, modifier.colour, "skill")
        yield from resolve(t, play, fx.Attack(modifier.n, element=element))
    if option.word == "possessed":
        combat.riders.append(Modifier("kept_off", arg=found[0].arg // 4))
    elif option.word == "duel_attack":
        combat.riders += [Modifier("kept_off", arg=i) for i in present(combat) if i not in combat.targets]


def _to_possess(state: State, play: Playing) -> list[int]:
    """Neither immune enemies nor summoners, which have no attack of their own."""
    return [i for i in _open_foes(state, play) if not combat_of(state).foes[i].abilities & SUMMON]


@named("possess", timings=_BEFORE_DAMAGE, needs=lambda state, play: bool(_to_possess(state, play)))
def _possess(t: Table, play: Playing, n: int) -> Flow[None]:
    i = yield from _pick_foe(t, _to_possess(t.state, play))
    foe = combat_of(t.state).foes[i]
    for attack in foe.attacks:
        if attack.state == THREATENS and attack.value:
            value = Modifier("possessed", attack.value, 4 * i + attack.element, play.source, play.colour)
            t.state.turn.mods.append(value)
    change(t, play.player, foe, (fx.NoAttack(),))


@named("dueling", timings=BLOCKING)
def _dueling(t: Table, play: Playing, n: int) -> None:
    """An Attack against the same enemy later, and Fame for it if no Unit helps."""
    combat = combat_of(t.state)
    foe = combat.blocking[0]
    alone = all(kind_of(source) not in UNIT for source, _, _ in combat.given)  # a Unit may have begun the Block
    t.state.turn.mods.append(Modifier("duel_attack", n, foe, play.source))
    t.state.turn.mods.append(Modifier("dueling", n if alone else 0, foe, play.source))


# when enemies are beaten


@when_beaten("legion_cards")
def _beaten(t: Table, player: Player, foe: Foe) -> None:
    turn, combat = t.state.turn, combat_of(t.state)
    if foe.summoner >= 0:
        return
    for modifier in tuple(turn.mods):
        match modifier.what:
            case "dueling":
                if modifier.n and combat.foes[modifier.arg] is foe:
                    gain_fame(t, player, modifier.n)
            case "fame_in_phase":
                if modifier.arg == _phase(t.state):
                    gain_fame(t, player, modifier.n)
            case "harvest_all":
                turn.mods.append(_soul([foe]))


def _phase(state: State) -> int:
    """The phase of the combat as a number; enemies may be destroyed in the Block phase too."""
    return {"ranged": 0, "block": 1, "attack": 2}.get(state.phase, -1)


def _felled(state: State) -> list[Foe]:
    """The enemies defeated in this phase, without summoned monsters."""
    combat = combat_of(state)
    return [combat.foes[i] for i in combat.felled if combat.foes[i].summoner < 0]


# Soul Harvester, Bow of Starsdawn


def _soul(foes: list[Foe]) -> Modifier:
    """The crystal one of these enemies gives: white, or a colour that stands for a resistance."""
    colours = 1 << WHITE
    for foe in foes:
        for resistance, colour in (
            (RESIST_FIRE, RED),
            (RESIST_ICE, BLUE),
            (RESIST_PHYSICAL, GREEN),
        ):
            if foe.resistances & resistance:
                colours |= 1 << colour
    return Modifier("soul", arg=colours)


@settles("soul")
def _harvest(t: Table, player: Player, modifier: Modifier) -> Flow[None]:
    gain_crystal(t, player, (yield from pick_colour(t, modifier.arg, "ask-crystal")))


@named("harvest_one", timings=MELEE_ATTACK)
def _harvest_one(t: Table, play: Playing, n: int) -> None:
    combat_of(t.state).riders.append(Modifier("harvest", source=play.source))


@struck("harvest")
def _reaped(t: Table, player: Player, foes: list[Foe], rider: Modifier) -> None:
    """For one of those defeated; a leader that only loses levels is not (MKX-LEADER-07)."""
    if foes:
        t.state.turn.mods.append(_soul(foes))


@named("harvest_phase", timings=MELEE_ATTACK)
def _harvest_phase(t: Table, play: Playing, n: int) -> None:
    mods = t.state.turn.mods
    mods.extend(_soul([foe]) for foe in _felled(t.state))
    mods.append(Modifier("harvest_all", source=play.source))


@named("discard_ranged", timings=RANGED_ATTACK | MELEE_ATTACK)
def _discard_ranged(t: Table, play: Playing, n: int) -> Flow[None]:
    """Discard any number of cards for one attack."""
    discarded = 0
    while cards := spare_cards(play):
        picks = [ch.pick_card(card) for card in cards]
        chosen = yield from pick(t.state.turn.seat, msg("ask-discard-ranged", n=n), picks, "MK-DEED-18")
        if chosen is None:
            break
        discard(t, play.player, next(card for card in cards if card == chosen.card))
        discarded += 1
    if discarded:
        yield from resolve(t, play, fx.ranged(n * discarded))


@named("fame_in_phase")
def _fame_in_phase(t: Table, play: Playing, n: int) -> None:
    """Enemies defeated earlier in the phase count too."""
    before = len(_felled(t.state))
    if before:
        gain_fame(t, play.player, n * before)
    t.state.turn.mods.append(Modifier("fame_in_phase", n, _phase(t.state), play.source))


@settles("arrow")
def _arrow(t: Table, player: Player, modifier: Modifier) -> Flow[None]:
    """A Ranged or Siege Attack under the strong Bow: twice as much as a Ranged Attack, or as a Siege Attack."""
    combat = combat_of(t.state)
    element = modifier.arg % 4
    pick = yield from ask(
        t.state.turn.seat, msg("ask-arrow", n=modifier.n, double=2 * modifier.n), (ch.DOUBLE, ch.AS_SIEGE)
    )
    if pick is ch.DOUBLE:
        add_attack(combat, modifier.source, 4 * RANGED + element, 2 * modifier.n)
    else:
        add_attack(combat, modifier.source, 4 * SIEGE + element, modifier.n)
    combat.retarget = bool(combat.targets)


# Sacrifice, Disease


_PAIRS = tuple((first, second) for first in (GREEN, WHITE) for second in (RED, BLUE))


def _sacrifices(state: State, play: Playing) -> list[tuple[int, int]]:
    """The pairs of colours the player has crystals of and whose attack counts now."""
    crystals = play.player.crystals
    return [
        (first, second)
        for first, second in _PAIRS
        if crystals[first] and crystals[second] and KIND_TIMINGS[SIEGE if first == GREEN else RANGED] & play.timing
    ]


class PickPair(ch.Choice, frozen=True, gc=False):
    """Crystals of these two colours."""

    first: str
    second: str

    def label(self) -> Message:
        return msg("option-pick-pair", first=name("colour", self.first), second=name("colour", self.second))


@named("sacrifice", timings=ATTACKING, needs=lambda state, play: bool(_sacrifices(state, play)))
def _sacrifice(t: Table, play: Playing, n: int) -> Flow[None]:
    """Each pair of crystals attacks, and turns into mana tokens."""
    pairs = _sacrifices(t.state, play)
    if not pairs:
        return  # the last crystal paid for the Spell
    picks = [PickPair(COLOURS[first], COLOURS[second]) for first, second in pairs]
    pick: PickPair = yield from choose(t.state.turn.seat, msg("ask-sacrifice"), picks)
    first, second = COLOURS.index(pick.first), COLOURS.index(pick.second)
    player = play.player
    times = min(player.crystals[first], player.crystals[second])
    element = FIRE if second == RED else ICE
    attack = fx.siege(4 * times, element) if first == GREEN else fx.ranged(6 * times, element)
    yield from resolve(t, play, attack)
    for colour in (first, second):
        player.crystals[colour] -= times
        gain_mana(t, player, colour, times)


@named(
    "disease",
    timings=BLOCK_IDLE | DAMAGE | MELEE_PHASE,
    needs=lambda state, play: any(blocked(combat_of(state).foes[i]) for i in _open_foes(state, play)),
)
def _disease(t: Table, play: Playing, n: int) -> None:
    for i in _open_foes(t.state, play):
        foe = combat_of(t.state).foes[i]
        if blocked(foe):
            foe.armor = foe.lower = 1


# Shield of the Fallen Kings


class LaterBlock(ch.Choice, frozen=True, gc=False):
    """Block another attack with the shield, too."""


@named("block_others", timings=BLOCKING)
def _block_others(t: Table, play: Playing, n: int) -> None:
    _keep_shield(t, play, n, PHYSICAL)


@named("block_others_cold_fire", timings=BLOCKING)
def _block_others_cold_fire(t: Table, play: Playing, n: int) -> None:
    _keep_shield(t, play, n, COLD_FIRE)


def _keep_shield(t: Table, play: Playing, n: int, element: int) -> None:
    mods = t.state.turn.mods
    mods.append(Modifier("kings_shield", n, element, play.source, play.colour))
    mods.append(Modifier("kings_shield_used", arg=_attack_now(t.state)))


def _attack_now(state: State) -> int:
    i, j = combat_of(state).blocking
    return 100 * i + j


@grants("kings_shield", LaterBlock)
def _shield_left(state: State, who: Acting) -> list[LaterBlock]:
    used = [modifier.arg for modifier in _later(state, "kings_shield_used")]
    able = who.timing & BLOCKING and state.duel is None and _attack_now(state) not in used
    return [LaterBlock()] if able else []


@_shield_left.does
def _use_shield(t: Table, who: Acting, option: LaterBlock) -> Flow[None]:
    player, timing = who.player, who.timing
    mods = t.state.turn.mods
    shield = _later(t.state, "kings_shield")[0]
    shield.n -= 1
    if not shield.n:
        mods.remove(shield)
    mods.append(Modifier("kings_shield_used", arg=_attack_now(t.state)))
    play = Playing(player, timing, shield.source, shield.colour)
    yield from resolve(t, play, fx.Block(4, shield.arg))


# Units


@raises("other_units_attack")
def _other_units_attack(turn: Turn, play: Playing, modifier: Modifier, what: str, n: int) -> int:
    other = play.origin == "unit" and play.source != modifier.source
    return n + modifier.n if what == "attack" and other else n


def _some_threat(state: State, play: Playing) -> bool:
    return bool(threats(combat_of(state)))


@named("draw_attack", timings=BLOCK_PHASE, needs=_some_threat)
def _draw_attack(t: Table, play: Playing, n: int) -> Flow[None]:
    """An attack is lower, and its damage is for this Unit first."""
    combat = combat_of(t.state)
    i, j = yield from pick_attack(t, threats(combat), "lower")
    lower_attack(t, combat.foes[i], j, n)
    t.state.turn.mods.append(Modifier("attack_drawn", arg=100 * i + j, source=play.source))


@named("doom", timings=_ACTIVE, needs=lambda state, play: bool(_open_foes(state, play)))
def _doom(t: Table, play: Playing, n: int) -> Flow[None]:
    """An enemy is destroyed once all its attacks are blocked, or at once if they are."""
    combat_of(t.state).doomed.append((yield from _pick_foe(t, _open_foes(t.state, play))))
    destroy_doomed(t, play.player)


# Wolfhawk


@raises("deadly_aim")
def _deadly_aim(turn: Turn, play: Playing, modifier: Modifier, what: str, n: int) -> int:
    """The next Attack card: 1 higher in the first phase, 2 in the Attack phase."""
    if what != "attack" or play.origin not in ("card", "sideways"):
        return n
    turn.mods.remove(modifier)
    return n + (2 if play.timing & MELEE_ATTACK else 1)


@named("taunt", timings=BLOCK_PHASE, needs=_some_threat)
def _taunt(t: Table, play: Playing, n: int) -> Flow[None]:
    """An attack is higher, but the enemy's Armor lower."""
    combat = combat_of(t.state)
    i, j = yield from pick_attack(t, threats(combat), "raise")
    combat.foes[i].attacks[j].value += n
    if not immune(combat.foes[i], play.colour):
        lower_armor(combat.foes[i], n)


#: What Know Your Prey can take away.
_PREY = SWIFT | BRUTAL | POISON | PARALYZE | ASSASSINATION | VAMPIRISM | FORTIFIED | ELUSIVE | DEFEND


class Ignore(ch.Choice, frozen=True, gc=False):
    """Take an ability or a resistance from an enemy."""

    trait: str

    def label(self) -> Message:
        if self.trait in ABILITIES:
            return name("ability", self.trait)
        return name("resistance", self.trait)


class Dampen(ch.Choice, frozen=True, gc=False):
    """Remove the element of an enemy's attack."""

    attack: int
    value: int
    element: int
    to: int

    def label(self) -> Message:
        was, now = (name("element", ELEMENTS[element]) for element in (self.element, self.to))
        return msg("option-dampen", value=self.value, was=was, now=now)


_WEAKER = ((), (PHYSICAL,), (PHYSICAL,), (FIRE, ICE))


def _traits(foe: Foe) -> list[Ignore | Dampen]:
    found = foe.abilities & _PREY
    for attack in foe.attacks:
        found |= attack.extra & _PREY
    options: list[Ignore | Dampen] = [Ignore(ability) for i, ability in enumerate(ABILITIES) if found >> i & 1]
    options += [Ignore(resistance) for i, resistance in enumerate(RESISTANCES) if foe.resistances >> i & 1]
    for j, attack in enumerate(foe.attacks):
        if attack.state == THREATENS and attack.value:
            options += [Dampen(j, attack.value, attack.element, to) for to in _WEAKER[attack.element]]
    return options


def _prey(state: State, play: Playing) -> list[int]:
    return [i for i in _open_foes(state, play) if _traits(combat_of(state).foes[i])]


@named("know_your_prey", timings=COMBAT, needs=lambda state, play: bool(_prey(state, play)))
def _know_your_prey(t: Table, play: Playing, n: int) -> Flow[None]:
    """The player says which ability it is (MKX-MULTI-10)."""
    foe = combat_of(t.state).foes[(yield from _pick_foe(t, _prey(t.state, play)))]
    pick: Ignore | Dampen = yield from choose(t.state.turn.seat, msg("ask-prey"), _traits(foe), "MKX-MULTI-10")
    if isinstance(pick, Dampen):
        foe.attacks[pick.attack].element = pick.to
    elif pick.trait in RESISTANCES:
        foe.resistances &= ~(1 << RESISTANCES.index(pick.trait))
    else:
        bit = 1 << ABILITIES.index(pick.trait)
        foe.abilities &= ~bit
        for attack in foe.attacks:
            attack.extra &= ~bit
        if bit == ELUSIVE:
            foe.armor = foe.lower
        elif bit == DEFEND:
            foe.defends = 0
