"""Banners: Artifacts that Units carry."""

from emberhall.effects import each_of, sum_of
from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.choices import Acting
from emberhall.games.mage_knight.content import DEEDS
from emberhall.games.mage_knight.content.kinds import Banner
from emberhall.games.mage_knight.effects.listening import always_waits
from emberhall.games.mage_knight.effects.playing import Playing
from emberhall.games.mage_knight.names import card_name, name, unit_name
from emberhall.games.mage_knight.rules.common import COMMAND, disband, gain_fame
from emberhall.games.mage_knight.rules.foes import combat_of, immune, threats
from emberhall.games.mage_knight.state import PREVENTED, Combat, Deed, Modifier, Player, State, Table, Unit
from emberhall.games.mage_knight.terms import BLOCK_PHASE, COLOURLESS, PEACE, Change, Moment
from emberhall.kernel import Flow, choose, msg


def banner_of(unit: Unit) -> Banner:
    """What the Banner of a Unit that carries one gives."""
    banner = DEEDS[unit.banner].banner
    assert banner is not None
    return banner


def lose_banner(t: Table, player: Player, unit: Unit) -> None:
    """Take a Unit's Banner away; without its Banner of Command the Unit leaves the game.

    MKX-BANNER-02, MKX-BANNER-03.
    """
    lost, unit.banner = unit.banner, ""
    if lost == COMMAND:
        disband(t, player, unit)


def carry(t: Table, player: Player, unit: Unit, card: Deed) -> None:
    """The Unit carries the Banner just played; one it carried before is discarded (MK-UNIT-17, MK-UNIT-21)."""
    player.play.remove(card)
    if unit.banner:
        player.discard.add(Deed(unit.banner))
        if unit.banner == COMMAND:  # the new one is lost with the Unit
            player.discard.add(card)
            lose_banner(t, player, unit)
            return
    unit.banner, unit.banner_used = card, False
    t.say(msg("say-banner", hero=name("hero", player.hero), card=card_name(card), unit=unit_name(unit.card)))


@always_waits(Moment.POINTS, "banner")
def _with_banner(t: Table, play: Playing) -> None:
    """Raise a Unit's Attack or Block by its Banner, which may give Fame."""
    unit = play.unit
    if unit is None or play.points not in ("attack", "block"):
        return
    if unit.banner:
        banner = banner_of(unit)
        play.n += banner.value
        if banner.fame:
            gain_fame(t, play.player, banner.fame)
    if t.state.turn.mods:
        play.n += _glory(t, play.player, unit)


def _glory(t: Table, player: Player, unit: Unit) -> int:
    """Raise the Attacks and Blocks of all Units; each Unit gives Fame for its first one."""
    mods = t.state.turn.mods
    n = sum_of(mods, Change.GLORY)
    if n and not any(modifier.source == unit.card for modifier in each_of(mods, Change.GLORIED)):
        mods.append(Modifier(Change.GLORIED, source=unit.card))
        gain_fame(t, player, n)
    return n


def banner_use(state: State, unit: Unit, timing: int) -> list[ch.UseBanner]:
    """The use of the Unit's Banner, if it can be used now."""
    use = banner_of(unit).use
    if use == "ready":
        usable = timing & PEACE and not unit.ready and not unit.banner_used
    elif use == "cancel_attack":
        usable = timing & BLOCK_PHASE and unit.ready and not unit.wounds and bool(_scared(state))
    else:
        return []
    return [ch.use_banner(unit.card, unit.banner)] if usable else []


def _scared(state: State) -> list[tuple[int, int]]:
    """The attacks that can be cancelled: none of immune enemies."""
    combat = combat_of(state)
    return [(i, j) for i, j in threats(combat) if not immune(combat.foes[i], COLOURLESS)]


def use_banner(t: Table, who: Acting, option: ch.UseBanner) -> Flow[None]:
    """Use the Banner that a Unit carries."""
    player = who.player
    unit = next(unit for unit in player.units if unit.card == option.unit)
    t.say(msg("say-uses-banner", hero=name("hero", player.hero), card=card_name(unit.banner)))
    if banner_of(unit).use == "ready":
        unit.ready = unit.banner_used = True
        return
    combat = combat_of(t.state)
    picks = [_cancel(combat, i, j) for i, j in _scared(t.state)]
    pick: ch.PickAttack = yield from choose(t.state.turn.seat, msg("ask-cancel-attack"), picks)
    unit.ready = False
    combat.foes[pick.foe].attacks[pick.attack].state = PREVENTED
    gain_fame(t, player, 1)


def _cancel(combat: Combat, i: int, j: int) -> ch.PickAttack:
    foe = combat.foes[i]
    return ch.PickAttack(i, j, foe.token, foe.attacks[j].value, foe.attacks[j].element, "cancel")
