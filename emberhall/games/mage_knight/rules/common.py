"""What many chapters do: take Wounds, draw, gain Fame, crystals and mana, discard and throw away."""

from collections.abc import Iterable

from emberhall.games.mage_knight.content import DEEDS, UNIT, kind_of
from emberhall.games.mage_knight.content.kinds import DeedCard, DeedKind, Level, UnitKind
from emberhall.games.mage_knight.content.tracks import LEVELS, REPUTATION_MAX, REPUTATION_MIN, row_of
from emberhall.games.mage_knight.names import card_name, colour_name, mana_name, name
from emberhall.games.mage_knight.rules.scenario import scenario_of
from emberhall.games.mage_knight.state import Combat, Deed, Player, State, Table, Unit
from emberhall.kernel import ALL, HIDDEN, Zone, msg

#: The Banner that stands for a Command token, and the one that keeps a Unit from a Wound.
COMMAND, FORTITUDE = "banner_of_command", "banner_of_fortitude"


def hand_tells(t: Table, seat: int) -> None:
    """What now happens by itself depends on a hand: the others learn something of it and cannot freely undo past it."""
    t.revealed |= ~(1 << seat)


def level_of(player: Player) -> Level:
    """The hero's Level with its Armor, Hand limit and Command tokens."""
    return LEVELS[player.level - 1]


def card_of(id: str) -> DeedCard:
    """The entry of a Deed card."""
    return DEEDS[kind_of(id)]


def deed_kind(id: str) -> DeedKind:
    """The kind of a Deed card; one that the viewer may not see counts as a Basic Action."""
    return "basic" if id == HIDDEN else card_of(id).kind


def unit_of(unit: Unit) -> UnitKind:
    """The entry of a Unit."""
    return UNIT[kind_of(unit.card)]


def is_wound(card: str) -> bool:
    """Whether the card is a Wound."""
    return card.startswith("wound.")


def wounds_in(cards: Iterable[Deed]) -> list[Deed]:
    """The Wounds among the cards."""
    return [card for card in cards if card.startswith("wound.")]


def others_in(cards: Iterable[Deed]) -> list[Deed]:
    """The cards that are no Wounds."""
    return [card for card in cards if not card.startswith("wound.")]


def fights_along(combat: Combat, unit: Unit) -> bool:
    """Whether the Unit may fight: all may, those under Bonds of Loyalty, or one escort (MKX-MAZE-04, MKX-MAZE-05)."""
    return unit.card == combat.escort if combat.escort != "*" else combat.units or unit.bonded


def guarded(unit: Unit) -> bool:
    """Whether a Banner of Fortitude can keep the Unit from the next Wound (MKX-BANNER-04)."""
    return unit.banner == FORTITUDE and not unit.banner_used


def commanded(player: Player) -> list[Unit]:
    """The Units that hold Command tokens: not those under Bonds of Loyalty or a Banner of Command (MKX-BANNER-01)."""
    return [unit for unit in player.units if not unit.bonded and unit.banner != COMMAND]


def command_limit(player: Player) -> int:
    """How many Units the hero can have (MK-UNIT-04)."""
    return level_of(player).command + ("bonds_of_loyalty" in player.skills)


# Wounds


def new_wound(state: State) -> Deed:
    """A Wound from the pile, which never runs out."""
    if state.wounds:
        return state.wounds.cards.pop()
    state.wounds_made += 1
    return Deed(f"wound.{state.wounds_made}")


def take_wound(t: Table, player: Player, *, to_discard: bool = False) -> None:
    """Take a Wound into the hand (MK-HEAL-01), or into the discard pile."""
    state = t.state
    wound = new_wound(state)
    if to_discard:
        player.discard.add(wound)
    else:
        player.hand.add(wound)
        player.hand.known[wound] = ALL  # everybody saw it taken
    if state.players[state.turn.seat] is player:
        state.turn.wounds.append(wound)
        if state.combat is not None and not to_discard:
            state.combat.wounds += 1
            knock_out(t, player)


def knock_out(t: Table, player: Player) -> None:
    """Enough Wounds in one combat: discard all other cards (MK-DAMAGE-23, MK-DAMAGE-24, MK-DAMAGE-25)."""
    combat = t.state.combat
    if combat is None or combat.knocked_out or combat.wounds < level_of(player).hand:
        return
    combat.knocked_out = True
    t.say(msg("say-knocked-out", hero=name("hero", player.hero)))
    discard_all(t, player)


def discard_all(t: Table, player: Player) -> None:
    """Discard all cards from the hand except Wounds."""
    for card in others_in(player.hand.cards):
        t.move(card, player.hand, player.discard)


def throw_away(t: Table, card: Deed, zone: Zone[Deed]) -> None:
    """Put a card out of the game; a Wound goes back to the pile (MK-EFFECT-20, MK-EFFECT-21)."""
    t.move(card, zone, t.state.wounds if is_wound(card) else t.state.box)


def discard(t: Table, player: Player, card: Deed) -> None:
    """Discard a card from the hand."""
    t.move(card, player.hand, player.discard)
    t.state.turn.played += 1


# gains


def gain_fame(t: Table, player: Player, n: int) -> None:
    """Gain Fame at once; the Level rises at the end of the turn (MK-RANGED-16, MK-RANGED-17)."""
    row = row_of(player.fame)
    player.fame += n
    scenario = scenario_of(t.state)
    if scenario.head_start or scenario.seasoned:
        while row < row_of(player.fame):  # one more for each new row (MKS-BLITZ-11)
            row += 1
            player.fame += 1
            n += 1
    if t.state.seals:  # nobody enters a row that begins with a seal (MKX-SEAL-03)
        over = player.fame - LEVELS[t.state.seals[0][0] - 1].fame + 1
        if over > 0:
            player.fame -= over
            n -= over
    t.say(msg("say-fame", hero=name("hero", player.hero), n=n))


def gain_reputation(t: Table, player: Player, n: int) -> None:
    """Move along the Reputation track, which ends at both sides."""
    before = player.reputation
    player.reputation = max(REPUTATION_MIN, min(REPUTATION_MAX, before + n))
    if player.reputation != before and t.events is not None:
        t.say(msg("say-reputation", hero=name("hero", player.hero), n=player.reputation - before))


def gain_crystal(t: Table, player: Player, colour: int, *, reward: bool = False) -> None:
    """Gain a crystal; a fourth one is a mana token instead (MK-EFFECT-12), or as a reward lost (MK-END-14)."""
    if player.crystals[colour] < 3:
        player.crystals[colour] += 1
        if t.events is not None:
            t.say(msg("say-crystal", hero=name("hero", player.hero), colour=colour_name(colour)))
    elif not reward:
        gain_mana(t, player, colour)


def gain_mana(t: Table, player: Player, colour: int, n: int = 1) -> None:
    """Gain mana tokens."""
    player.mana[colour] += n
    if t.events is not None:
        t.say(msg("say-mana", hero=name("hero", player.hero), mana=mana_name(colour), n=n))


def deed_on_top(t: Table, player: Player, card: Deed, source: Zone[Deed]) -> None:
    """A new card goes on top of the Deed deck (MK-EFFECT-13)."""
    t.move(card, source, player.deck)
    t.say(msg("say-gains-card", hero=name("hero", player.hero), card=card_name(card)))


def refill_advanced(t: Table) -> None:
    """Lay a new card on top of the Advanced Action offer (MK-EFFECT-14); the first of the offer is the lowest."""
    state = t.state
    if state.advanced_deck and len(state.advanced_offer) < 3:
        t.draw(state.advanced_deck, state.advanced_offer)


def refill_spells(t: Table) -> None:
    """Lay a new card on top of the Spell offer."""
    state = t.state
    if state.spell_deck and len(state.spell_offer) < 3:
        t.draw(state.spell_deck, state.spell_offer)


def lay_out_advanced(t: Table) -> None:
    """Lay out three Advanced Actions."""
    while len(t.state.advanced_offer) < 3 and t.state.advanced_deck:
        refill_advanced(t)


def lay_out_spells(t: Table) -> None:
    """Lay out three Spells."""
    while len(t.state.spell_offer) < 3 and t.state.spell_deck:
        refill_spells(t)


# Units


def disband(t: Table, player: Player, unit: Unit) -> None:
    """Disband a Unit: it leaves the game, its Banner goes to the discard pile (MK-UNIT-08, MK-UNIT-20)."""
    state = t.state
    player.units.remove(unit)
    state.unit_box.add(unit.card)
    if unit.banner:
        player.discard.add(Deed(unit.banner))
