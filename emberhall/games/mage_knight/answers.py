"""Why something cannot be chosen: reasons for cards, spaces, enemies, Units, Skills and what is on offer."""

from collections.abc import Callable

from emberhall.effects import lasts
from emberhall.games.mage_knight.content import DEEDS, UNIT, kind_of
from emberhall.games.mage_knight.content.tracks import REPUTATION
from emberhall.games.mage_knight.ground import adjacent, ground, space, word
from emberhall.games.mage_knight.names import mana_name, name
from emberhall.games.mage_knight.rules.attacks import attack_moment
from emberhall.games.mage_knight.rules.common import fights_along
from emberhall.games.mage_knight.rules.exploring import stack
from emberhall.games.mage_knight.rules.fortifications import fortifications
from emberhall.games.mage_knight.rules.influence_in_battle import PRICE, holds_back
from emberhall.games.mage_knight.rules.interaction import ADVANCED_PRICE, SPELL_PRICE, can_interact, host
from emberhall.games.mage_knight.rules.leaders import may_be_struck
from emberhall.games.mage_knight.rules.mana import usable
from emberhall.games.mage_knight.rules.movement import explore_cost
from emberhall.games.mage_knight.rules.recruiting import price, recruitable
from emberhall.games.mage_knight.rules.safe_spaces import closed
from emberhall.games.mage_knight.rules.seals import mana_for
from emberhall.games.mage_knight.rules.ways import Way, abilities_of, sheet_of, skill_way
from emberhall.games.mage_knight.state import GENERAL, LEADER, Player, State, UnitCard
from emberhall.games.mage_knight.terms import (
    AFTER,
    BEFORE,
    BLACK,
    BLOCK_IDLE,
    BLOCKING,
    CITY,
    COLOURS,
    DAMAGE,
    GOLD,
    INTERACTING,
    MELEE_IDLE,
    MOVING,
    NEVER,
    RANGED_ATTACK,
    RANGED_IDLE,
    RESTING,
    SIDEWAYS_USES,
    SIEGE_ATTACK,
    TERRAINS,
    Change,
)
from emberhall.kernel import NOWHERE, Ask, Message, Reason, msg

#: The timing that a question is asked at, by its phase.
_TIMINGS = {
    "move": MOVING,
    "interact": INTERACTING,
    "rest": RESTING,
    "after": AFTER,
    "damage": DAMAGE,
    "before_turn": BEFORE,
}


def why_not(state: State, ask: Ask, element: str) -> Reason | None:
    """Why this cannot be chosen now; None if the only reason is that something else is asked."""
    kind, _, id = element.partition(":")
    reason = _REASONS.get(kind)
    if reason is None or ask.rule not in _TURN or state.duel is not None:
        return None
    return reason(state, state.players[ask.seat], id)


#: The questions of a turn that everything on the table is an answer to.
_TURN = {"MK-TURN-30", "MK-INTER-12", "MK-REST-07", "MK-TURN-26", "MK-RANGED-01", "MK-MELEE-01", "MK-BLOCK-01"}


def _moment(state: State) -> int:
    combat = state.combat
    if combat is not None and state.phase in ("ranged", "attack"):
        return attack_moment(state, combat)
    if state.phase == "block":
        return BLOCKING if combat is not None and combat.blocking[0] >= 0 else BLOCK_IDLE
    return _TIMINGS.get(state.phase, 0)


# cards, Units, Skills


def _card(state: State, player: Player, id: str) -> Reason | None:
    if id in player.hand.cards:
        sheet = sheet_of(id)
        if sheet is None:
            return Reason(msg("why-wound"), "MK-DEED-11")
        return _unplayable(state, player, sheet.ways)
    if id in state.spell_offer.cards:
        return _sold(state, player, "mage_tower", SPELL_PRICE, "MK-INTER-12")
    if id in state.monastery_offer.cards:
        return _sold(state, player, "monastery", ADVANCED_PRICE, "MK-INTER-18")
    return Reason(msg("why-not-in-hand"), "MK-DEED-16") if id in player.play.cards else None


def _play(state: State, player: Player, id: str) -> Reason | None:
    """Why a card cannot be played this way: `march:strong`."""
    card, _, how = id.rpartition(":")
    sheet = sheet_of(card) if kind_of(card) in DEEDS else None
    way = None if sheet is None else sheet.strong if how == "strong" else sheet.basic
    return _unplayable(state, player, (way,)) if way is not None else None


def _sideways(state: State, player: Player, id: str) -> Reason | None:
    """Why a card cannot be played sideways for this: `march:influence`."""
    use = id.rpartition(":")[2]
    if use not in SIDEWAYS_USES:
        return None
    return Reason(msg(f"why-sideways-{use}"), "MK-DEED-13" if use == "attack" else "MK-DEED-12")


def _unplayable(state: State, player: Player, ways: tuple[Way, ...]) -> Reason:
    """Why none of these ways is open: not now, no mana, or what it asks for is not there."""
    now = _moment(state)
    fitting = [way for way in ways if way.timings & now]
    if not fitting:
        return Reason(_MEANWHILE.get(now, msg("why-not-now")), _PHASE_RULES.get(now, "MK-TURN-30"))
    mana = usable(state, player)
    lacking = [colour for colour in fitting[0].cost if not mana >> colour & 1]
    if lacking and all(any(not mana >> colour & 1 for colour in way.cost) for way in fitting):
        missing = tuple(mana_name(colour) for colour in lacking)
        return Reason(msg("why-no-mana"), "MK-DEED-18", msg("missing-mana", mana=missing))
    return Reason(msg("why-demand"), "MK-DEED-18")


#: What must be done first, or is over.
_MEANWHILE: dict[int, Message] = {
    RANGED_IDLE: msg("why-choose-target"),
    MELEE_IDLE: msg("why-choose-target"),
    BLOCK_IDLE: msg("why-choose-attack"),
    RANGED_ATTACK: msg("why-only-ranged"),
    SIEGE_ATTACK: msg("why-only-siege"),
    BLOCKING: msg("why-only-block"),
    RESTING: msg("why-resting"),
    AFTER: msg("why-after"),
}
_PHASE_RULES = {
    RANGED_IDLE: "MK-RANGED-02",
    RANGED_ATTACK: "MK-RANGED-05",
    SIEGE_ATTACK: "MK-RANGED-06",
    BLOCK_IDLE: "MK-BLOCK-08",
    BLOCKING: "MK-BLOCK-09",
    MELEE_IDLE: "MK-MELEE-01",
    RESTING: "MK-REST-07",
    AFTER: "MK-TURN-26",
}


def _unit(state: State, player: Player, id: str) -> Reason | None:
    own = next((unit for unit in player.units if unit.card == id), None)
    if own is None:
        return _recruit(state, player, id) if id in state.unit_offer.cards else None
    if own.wounds:
        return Reason(msg("why-unit-wounded"), "MK-UNIT-10")
    combat = state.combat
    if combat is not None and not fights_along(combat, own):
        return Reason(msg("why-unit-not-along"), "MK-COMBAT-31")
    if combat is not None and holds_back(state, combat, own, damage=False):
        return Reason(msg("why-unit-unpaid"), "MKX-UNIT-07", msg("missing-influence", n=PRICE))
    if not own.ready:
        return Reason(msg("why-unit-spent"), "MK-UNIT-10")
    return _unplayable(state, player, abilities_of(id))


def _skill(state: State, player: Player, id: str) -> Reason | None:
    if id not in player.skills:
        return None
    if id in player.skills_down or id in state.turn.skills:
        return Reason(msg("why-skill-used"), "MK-SKILL-06")
    way = skill_way(id)
    return _unplayable(state, player, (way,)) if way is not None else Reason(msg("why-skill-works"), "MK-SKILL-05")


# what is on offer


def _recruit(state: State, player: Player, id: str) -> Reason | None:
    cost = UNIT[kind_of(id)].cost
    if state.phase != "interact":
        return _no_talk(state, player, cost)
    place = host(state, player)
    if lasts(state.turn.mods, Change.NO_RECRUITING):
        return Reason(msg("why-no-recruiting"), "MK-INTER-13")
    if not recruitable(state, place, UnitCard(id)):
        if {UNIT[kind_of(id)].special, state.turn.kin} == {"thugs", "heroes"}:
            return Reason(msg("why-thugs-and-heroes"), "MKX-UNIT-04")
        return Reason(msg("why-unit-elsewhere"), "MK-INTER-13", _sites(UNIT[kind_of(id)].where))
    cost = price(state, place, UnitCard(id))
    if cost <= state.turn.influence:
        return Reason(msg("why-familiars-mana"), "MKX-UNIT-25")
    return Reason(msg("why-influence"), "MK-INTER-13", msg("missing-influence", n=cost - state.turn.influence))


def _sites(where: tuple[str, ...]) -> Message:
    return msg("missing-site", sites=tuple(name("site", site) for site in where))


def _sold(state: State, player: Player, site: str, price: int, rule: str) -> Reason:
    if state.phase != "interact":
        return _no_talk(state, player, price)
    if state.turn.influence < price:
        return Reason(msg("why-influence"), rule, msg("missing-influence", n=price - state.turn.influence))
    return Reason(msg("why-sold-elsewhere"), rule, _sites((site,)))


def _no_talk(state: State, player: Player, price: int) -> Reason:
    if REPUTATION[player.reputation] is None:
        return Reason(msg("why-reputation"), "MK-INTER-06")
    if state.phase == "move" and player.at in state.places and can_interact(state, player):
        return Reason(msg("why-interact-first", price=price), "MK-INTER-02")
    return Reason(msg("why-no-locals", price=price), "MK-INTER-01")


# the map and its enemies


def _space(state: State, player: Player, id: str) -> Reason | None:
    to = space(*map(int, id.split(",")))
    if to == player.at:
        return _hunted(state, player, id) or Reason(msg("why-here"), "MK-MOVE-07")
    if state.phase != "move":
        return Reason(msg("why-movement-over"), "MK-MOVE-02")
    if state.turn.still:
        return Reason(msg("why-movement-ended"), "MK-MOVE-12")
    terrain = ground(state).terrain.get(to)
    if terrain is not None and (state.turn.costs[terrain] >= NEVER or (terrain == CITY and closed(state))):
        return Reason(msg("why-inaccessible", terrain=name("terrain", TERRAINS[terrain])), "MK-MOVE-09")
    if terrain is None or not adjacent(to, player.at):
        return Reason(msg("why-not-adjacent"), "MK-MOVE-07")
    if to in state.rampaging:
        return Reason(msg("why-rampaging-there"), "MK-MOVE-13")
    cost = state.turn.costs[terrain] + ((player.at, to) in ground(state).walls)
    if cost > state.turn.move:
        missing = msg("missing-move", n=cost - state.turn.move)
        return Reason(msg("why-move", cost=cost, have=state.turn.move), "MK-MOVE-07", missing)
    return Reason(msg("why-hero-among-foes"), "MK-PVP-05")


def _slot(state: State, player: Player, id: str) -> Reason | None:
    if state.phase != "move":
        return Reason(msg("why-movement-over"), "MK-MOVE-02")
    cost = explore_cost(state)
    if state.turn.move < cost:
        missing = msg("missing-move", n=cost - state.turn.move)
        return Reason(msg("why-explore", cost=cost), "MK-EXPLORE-04", missing)
    beside = ground(state).slots.get(player.at, ())
    if id in {f"{slot.a},{slot.b}" for slot in beside}:  # but the next tile is not laid there
        core = stack(state)[1] in ("core", "core_box")
        why, law = ("why-core-alone", "MK-EXPLORE-09") if core else ("why-tile-alone", "MK-EXPLORE-08")
        return Reason(msg(why), law)
    return Reason(msg("why-no-edge"), "MK-EXPLORE-01")


def _enemy(state: State, player: Player, id: str) -> Reason | None:
    combat = state.combat
    if combat is None:
        return _standing(state, player, id)
    at = next((i for i, foe in enumerate(combat.foes) if foe.token == id), None)
    if at is None:
        return Reason(msg("why-not-in-fight"), "MK-COMBAT-01")
    foe = combat.foes[at]
    if foe.at == GENERAL and state.phase != "block":
        return Reason(msg("why-general"), "MKX-VBATTLE-10")
    if foe.beaten:
        return Reason(msg("why-beaten"), "MK-RANGED-14")
    if at in combat.targets:
        return Reason(msg("why-target-already"), "MK-RANGED-02")
    if state.phase == "ranged" and fortifications(state, foe) >= 2:
        return Reason(msg("why-twice-fortified"), "MK-RANGED-08")
    if foe.at == LEADER and state.phase in ("ranged", "attack") and not may_be_struck(state):
        return Reason(msg("why-struck-once"), "MKX-LEADER-11")
    if foe.away:
        return Reason(msg("why-summoner-away"), "MK-BLOCK-05")
    if state.phase == "block":
        passed = any(100 * at + j in combat.passed for j in range(len(foe.attacks)))
        return Reason(msg("why-block-passed" if passed else "why-no-attack-left"), "MK-BLOCK-08")
    return Reason(msg("why-passed"), "MK-RANGED-01")


def _standing(state: State, player: Player, id: str) -> Reason | None:
    if state.phase != "move":
        return Reason(msg("why-one-action"), "MK-TURN-35")
    at = next((at for at, place in state.places.items() if id in [str(token) for token in place.enemies]), None)
    if at is None or at in state.rampaging:
        return Reason(msg("why-challenge-adjacent"), "MK-TURN-38")
    return Reason(msg("why-enter-first"), "MK-TURN-37")


# what the expansions lay on the table


def _hunted(state: State, player: Player, id: str) -> Reason | None:
    """Why nobody hunts on a space around Volkare's camp any more."""
    at = space(*map(int, id.split(",")))
    return Reason(msg("why-hunted"), "MKX-CAMP-27") if at in state.hunts else None


def _seal(state: State, player: Player, id: str) -> Reason | None:
    """Why a seal on the Fame track cannot be broken: there is no mana for it, or another comes first."""
    if id != "next":
        return Reason(msg("why-seal-later"), "MKX-SEAL-04")
    colour = state.seals[0][1]
    if usable(state, player) & mana_for(colour):
        return Reason(msg("why-not-now"), "MKX-SEAL-04")
    return Reason(msg("why-no-mana"), "MKX-SEAL-04", msg("missing-mana", mana=(mana_name(colour),)))


def _volkare(state: State, player: Player, id: str) -> Reason | None:
    at = state.camp if state.volkare is None else state.volkare.at
    return _figure(state, player, at, "MKX-VASSAULT-01")


def _lord(state: State, player: Player, id: str) -> Reason | None:
    found = state.factions.leaders if state.factions is not None else ()
    at = next((leader.at for leader in found if str(leader.faction) == id), NOWHERE)
    return _figure(state, player, at, "MKX-LIFE-22")


def _figure(state: State, player: Player, at: int, rule: str) -> Reason | None:
    """Volkare and the leaders of factions are attacked by moving to them; beside them, say what the step costs."""
    if state.phase != "move":
        return Reason(msg("why-one-action"), rule)
    step = _space(state, player, word(at)) if at in ground(state).hexes and adjacent(at, player.at) else None
    return step if step is not None and step.rule != "MK-PVP-05" else Reason(msg("why-go-there"), rule)


# mana


def _die(state: State, player: Player, id: str) -> Reason:
    """Why a die of the Source cannot be taken by itself: `gold`, or `green.2` for the second green one."""
    turn, colour = state.turn, COLOURS.index(id.partition(".")[0])
    if colour == GOLD and not turn.gold:
        return Reason(msg("why-die-gold"), "MK-MANA-11")
    if colour == BLACK and not turn.black:
        return Reason(msg("why-die-black"), "MK-MANA-09")
    if not turn.dice_left:
        return Reason(msg("why-die-taken"), "MK-MANA-12")
    return Reason(msg("why-die-with-card"), "MK-MANA-14")


def _crystal(state: State, player: Player, id: str) -> Reason:
    if not player.crystals[COLOURS.index(id)]:
        return Reason(msg("why-crystal-none"), "MK-MANA-03")
    return Reason(msg("why-crystal-with-card"), "MK-MANA-05")


_REASONS: dict[str, Callable[[State, Player, str], Reason | None]] = {
    "card": _card,
    "play": _play,
    "sideways": _sideways,
    "unit": _unit,
    "skill": _skill,
    "space": _space,
    "slot": _slot,
    "enemy": _enemy,
    "standing": _enemy,
    "hunt": _hunted,
    "seal": _seal,
    "volkare": _volkare,
    "lord": _lord,
    "die": _die,
    "used_die": lambda state, player, id: Reason(msg("why-die-used"), "MK-MANA-13"),
    "crystal": _crystal,
    "garrison": lambda state, player, id: Reason(msg("why-enter-first"), "MK-TURN-33"),
}
