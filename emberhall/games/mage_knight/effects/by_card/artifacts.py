"""Artifacts that no node expresses."""

from emberhall.effects import first_of
from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.content import ARTIFACTS
from emberhall.games.mage_knight.effects import nodes as fx
from emberhall.games.mage_knight.effects.book import named, resolve
from emberhall.games.mage_knight.effects.does.cards import spare_cards, thrown_for
from emberhall.games.mage_knight.effects.does.gains import to_ready
from emberhall.games.mage_knight.effects.listening import waits
from emberhall.games.mage_knight.effects.playing import Playing
from emberhall.games.mage_knight.names import card_name, name
from emberhall.games.mage_knight.rules.banners import carry
from emberhall.games.mage_knight.rules.common import (
    card_of,
    discard,
    gain_crystal,
    gain_fame,
    refill_spells,
    take_wound,
    throw_away,
)
from emberhall.games.mage_knight.rules.exploring import look_around
from emberhall.games.mage_knight.rules.foes import add_attack, combat_of
from emberhall.games.mage_knight.rules.mana import pick_colour
from emberhall.games.mage_knight.state import Deed, Modifier, State, Table
from emberhall.games.mage_knight.terms import (
    ALL_BASIC,
    BLACK,
    DAY_COSTS,
    DESERT,
    FOREST,
    GOLD,
    MELEE_ATTACK,
    NIGHT_COSTS,
    PEACE,
    RED,
    SIEGE,
    Change,
    Moment,
)
from emberhall.kernel import Flow, ask, choose, msg, pick

# Banners


def _has_unit(state: State, play: Playing) -> bool:
    return bool(play.player.units)


def _banner(t: Table, play: Playing, n: int) -> Flow[None]:
    """Give it to a Unit to carry (MK-UNIT-17)."""
    units = play.player.units
    picks = [ch.pick_unit(unit.card) for unit in units]
    pick: ch.PickUnit = yield from choose(t.state.turn.seat, msg("ask-banner"), picks, "MK-UNIT-17")
    carry(t, play.player, next(unit for unit in units if unit.card == pick.unit), Deed(play.source))


for _artifact in ARTIFACTS:
    if _artifact.banner is not None:
        named(_artifact.id, needs=_has_unit)(_banner)

_ANY_UNIT = fx.Ready()


@named("ready_all", timings=PEACE, needs=lambda state, play: bool(to_ready(play, _ANY_UNIT)))
def _ready_all(t: Table, play: Playing, n: int) -> None:
    for unit in play.player.units:
        unit.ready = True


# Sword of Justice


@named("discard_attack", timings=MELEE_ATTACK)
def _discard_attack(t: Table, play: Playing, n: int) -> Flow[None]:
    """Discard any number of cards for one attack."""
    discarded = 0
    while cards := spare_cards(play):
        picks = [ch.pick_card(card) for card in cards]
        chosen = yield from pick(t.state.turn.seat, msg("ask-discard-attack", n=n), picks)
        if chosen is None:
            break
        discard(t, play.player, next(card for card in cards if card == chosen.card))
        discarded += 1
    if discarded:
        yield from resolve(t, play, fx.Attack(n * discarded))


@named("fame_per_enemy")
def _fame_per_enemy(t: Table, play: Playing, n: int) -> None:
    """Those defeated earlier in the turn count too; summoned monsters do not (MK-BLOCK-21)."""
    before = sum(foe.beaten and foe.summoner < 0 for foe in combat_of(t.state).foes)
    if before and t.state.duel is None:  # another hero's Units are not defeated
        gain_fame(t, play.player, n * before)
    t.state.turn.mods.append(Modifier(Change.FAME_PER_ENEMY, n, source=play.source, colour=play.colour))


@waits(Moment.ENEMY_DEFEATED, Change.FAME_PER_ENEMY)
def _defeated(t: Table, play: Playing, change: Modifier) -> None:
    if play.foe.summoner < 0:
        gain_fame(t, play.player, change.n)


# Horn of Wrath, Endless Gem Pouch


@named("roll_for_wounds")
def _roll_for_wounds(t: Table, play: Playing, n: int) -> None:
    for _ in range(n):
        if t.below(6) in (BLACK, RED):
            take_wound(t, play.player)


@named("horn_of_wrath")
def _horn_of_wrath(t: Table, play: Playing, n: int) -> Flow[None]:
    """The amount is chosen before the dice are rolled."""
    numbers = [ch.PickNumber(i) for i in range(n + 1)]
    pick = yield from ask(t.state.turn.seat, msg("ask-wrath"), numbers)
    add_attack(combat_of(t.state), play.source, 4 * SIEGE, pick.n)
    _roll_for_wounds(t, play, pick.n)


@named("endless_gem_pouch")
def _endless_gem_pouch(t: Table, play: Playing, n: int) -> Flow[None]:
    for _ in range(n):
        colour = t.below(6)
        if colour == BLACK:
            gain_fame(t, play.player, 1)
            continue
        if colour == GOLD:
            colour = yield from pick_colour(t, ALL_BASIC, "ask-crystal")
        gain_crystal(t, play.player, colour)


# Book of Wisdom


def _spells_of(state: State, card: Deed) -> list[Deed]:
    return [spell for spell in state.spell_offer if card_of(spell).colour == card_of(card).colour]


def _studied(state: State, play: Playing) -> list[Deed]:
    return [card for card in thrown_for(play) if _spells_of(state, card)]


@named("book_of_wisdom", needs=lambda state, play: bool(_studied(state, play)))
def _book_of_wisdom(t: Table, play: Playing, n: int) -> Flow[None]:
    state, player = t.state, play.player
    cards = _studied(state, play)
    pick: ch.PickCard = yield from choose(
        state.turn.seat, msg("ask-throw-away"), [ch.pick_card(card) for card in cards], "MK-DEED-18"
    )
    card = next(card for card in cards if card == pick.card)
    throw_away(t, card, player.hand)
    t.say(msg("say-throws-away", hero=name("hero", player.hero), card=card_name(card)))
    spells = _spells_of(state, card)
    taken: ch.PickCard = yield from choose(state.turn.seat, msg("ask-spell"), [ch.pick_card(spell) for spell in spells])
    spell = next(spell for spell in spells if spell == taken.card)
    t.move(spell, state.spell_offer, player.hand)
    t.say(msg("say-gains-card", hero=name("hero", player.hero), card=card_name(spell)))
    refill_spells(t)
    gain_crystal(t, player, card_of(card).colour)


# Amulets


@named("sunlight")
def _sunlight(t: Table, play: Playing, n: int) -> Flow[None]:
    """At Night: forests, gold mana, garrisons and ruins as by Day."""
    state, turn = t.state, t.state.turn
    if not state.night:
        return
    turn.mods.append(Modifier(Change.SUNLIGHT, source=play.source, colour=play.colour))
    yield from resolve(t, play, fx.Terrain(1 << FOREST, to=DAY_COSTS[FOREST]))
    _allow(state, gold=True)
    for place in state.places.values():
        if place.ruin.cards and not place.ruin.known:
            t.show(place.ruin.cards[0], place.ruin)
    look_around(t, play.player.at)


@named("darkness")
def _darkness(t: Table, play: Playing, n: int) -> Flow[None]:
    """By Day: deserts and black mana as at Night."""
    if not t.state.night:
        yield from resolve(t, play, fx.Terrain(1 << DESERT, to=NIGHT_COSTS[DESERT]))
        _allow(t.state, black=True)


def _allow(state: State, *, gold: bool = False, black: bool = False) -> None:
    """Gold or black mana can be used; underground, where no Day reaches, only afterwards (MKW-DUN-04)."""
    turn, combat = state.turn, state.combat
    if combat is not None and combat.mana_before is not None:
        combat.mana_before = (combat.mana_before[0] or gold, combat.mana_before[1] or black)
        return
    dark = first_of(turn.mods, Change.DARK_GROUND)
    if dark is not None:
        dark.n, dark.arg = dark.n or gold, dark.arg or black
    else:
        turn.gold, turn.black = turn.gold or gold, turn.black or black
