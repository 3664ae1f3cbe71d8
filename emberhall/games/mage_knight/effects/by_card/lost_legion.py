"""Cards, Units and Skills of The Lost Legion that no node expresses, but those of combat."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.choices import Acting
from emberhall.games.mage_knight.content import SKILL
from emberhall.games.mage_knight.effects import nodes as fx
from emberhall.games.mage_knight.effects.book import named, playable, resolve
from emberhall.games.mage_knight.effects.does.cards import spare_cards
from emberhall.games.mage_knight.effects.does.combinations import pick_effect
from emberhall.games.mage_knight.effects.listening import waits
from emberhall.games.mage_knight.effects.offers import spends
from emberhall.games.mage_knight.effects.playing import Playing
from emberhall.games.mage_knight.ground import distance, word
from emberhall.games.mage_knight.names import card_name, name
from emberhall.games.mage_knight.rules.common import (
    card_of,
    commanded,
    discard,
    gain_crystal,
    gain_fame,
    level_of,
    others_in,
    refill_advanced,
    take_wound,
    unit_of,
)
from emberhall.games.mage_knight.rules.deeds import sideways
from emberhall.games.mage_knight.rules.drawing import draw_cards
from emberhall.games.mage_knight.rules.exploring import look_around
from emberhall.games.mage_knight.rules.healing import restore
from emberhall.games.mage_knight.rules.hero_values import rival_here
from emberhall.games.mage_knight.rules.interactive_skills import put_in_the_middle
from emberhall.games.mage_knight.rules.level_up import gain_skill
from emberhall.games.mage_knight.rules.mana import can_pay, pay, pick_colour
from emberhall.games.mage_knight.rules.movement import relocate
from emberhall.games.mage_knight.rules.safe_spaces import havens, reach
from emberhall.games.mage_knight.state import Deed, Modifier, Place, Player, SkillToken, State, Table, Unit
from emberhall.games.mage_knight.terms import (
    AFTER,
    ALL_BASIC,
    BLOCKING,
    COMBAT,
    MELEE_ATTACK,
    MOVE_USE,
    MOVING,
    PEACE,
    POOLS,
    SIDEWAYS_USES,
    Change,
    Moment,
    sideways_uses,
)
from emberhall.kernel import FaceDown, Flow, Message, ask, choose, msg, pick


def _pick(t: Table, cards: list[Deed], prompt: str) -> Flow[Deed]:
    pick: ch.PickCard = yield from choose(t.state.turn.seat, msg(prompt), [ch.pick_card(card) for card in cards])
    return next(card for card in cards if card == pick.card)


# effects in place of the action of the turn (MKX-EFFECT-01, MKX-EFFECT-02, MKX-EFFECT-03, MKX-EFFECT-04)


def _no_action_yet(state: State, play: Playing) -> bool:
    return state.phase == "move" and rival_here(state, play.player) < 0


def _as_action(t: Table) -> None:
    turn = t.state.turn
    turn.acted = True
    turn.move = turn.influence = 0
    t.state.phase = "after"


@named("temporal_portal", timings=MOVING, needs=_no_action_yet)
def _temporal_portal(t: Table, play: Playing, n: int) -> Flow[None]:
    """The hero may move to a safe space; in any case the Hand limit is 1 higher at the next draw."""
    havens_near = havens(t.state, t.state.turn.seat, reach(t.state, play.player.at, n))
    if havens_near:
        picks = [ch.pick_space(t.state, at) for at in havens_near]
        chosen = yield from pick(t.state.turn.seat, msg("ask-portal"), picks, stop=ch.SKIP)
        if chosen is not None:
            relocate(t, play.player, chosen.at)
    play.player.next_draw += 1
    _as_action(t)


@named("temporal_rest", timings=MOVING, needs=_no_action_yet)
def _temporal_rest(t: Table, play: Playing, n: int) -> Flow[None]:
    """One space at most, and the Hand limit higher by n."""
    play.player.next_draw += n - 1
    yield from _temporal_portal(t, play, 1)


@named("peaceful_moment", timings=MOVING, needs=_no_action_yet)
def _peaceful_moment(t: Table, play: Playing, n: int) -> Flow[None]:
    """No interaction: Reputation does not count."""
    _as_action(t)
    yield from resolve(t, play, fx.Influence(n))


@spends(Change.PEACEFUL_HEAL, "influence", AFTER, price=2)
def _peaceful_heal(t: Table, play: Playing, modifier: Modifier) -> Flow[None]:
    t.state.turn.heal += 1
    yield from ()


def _calmed(state: State, player: Player, points: int) -> list[Unit]:
    return [unit for unit in player.units if not unit.ready and 2 * unit_of(unit).level <= points]


@spends(
    Change.PEACEFUL_READY,
    "influence",
    AFTER,
    price=lambda state, player, modifier: min(
        (2 * unit_of(unit).level for unit in _calmed(state, player, state.turn.influence)), default=0
    ),
)
def _peaceful_ready(t: Table, play: Playing, modifier: Modifier) -> Flow[None]:
    """One Unit, for 2 points for each of its Levels; the price of the cheapest is paid already."""
    turn = t.state.turn
    least = min(2 * unit_of(unit).level for unit in play.player.units if not unit.ready)
    turn.mods.remove(modifier)
    units = _calmed(t.state, play.player, turn.influence + least)
    picks = [ch.pick_unit(unit.card) for unit in units]
    pick: ch.PickUnit = yield from choose(turn.seat, msg("ask-ready"), picks)
    unit = next(unit for unit in units if unit.card == pick.unit)
    turn.influence -= 2 * unit_of(unit).level - least
    unit.ready = True


# Blood of Ancients, Spell Forge


def _learnable(state: State, play: Playing) -> int:
    """The colours (bits) of Advanced Actions in the offer that can be paid for besides."""
    colours = {card_of(card).colour for card in state.advanced_offer}
    return sum(1 << c for c in colours if can_pay(state, play.player, (*play.cost, c)))


@named("learn_by_blood", needs=lambda state, play: _learnable(state, play) != 0)
def _learn_by_blood(t: Table, play: Playing, n: int) -> Flow[None]:
    state = t.state
    colours = _learnable(state, play)
    if not colours:
        return  # the Wound has knocked the hero out
    colour = yield from pay(t, play.player, colours)
    cards = [card for card in state.advanced_offer if card_of(card).colour == colour]
    card = yield from _pick(t, cards, "ask-advanced")
    t.move(card, state.advanced_offer, play.player.hand)
    t.say(msg("say-gains-card", hero=name("hero", play.player.hero), card=card_name(card)))
    refill_advanced(t)


def _borrowed(state: State, play: Playing) -> list[Deed]:
    """The cards of the Advanced Action offer whose strong effect can be used now."""
    found = []
    for card in state.advanced_offer:
        kind = card_of(card)
        if card == play.source or card in play.chain or kind.strong is None:
            continue
        if playable(state, play.lent(card, kind.colour), kind.strong):
            found.append(card)
    return found


@named("blood_of_ancients", needs=lambda state, play: bool(_borrowed(state, play)))
def _blood_of_ancients(t: Table, play: Playing, n: int) -> Flow[None]:
    where = yield from ask(t.state.turn.seat, msg("ask-wound-where"), (ch.TO_HAND, ch.TO_DISCARD))
    take_wound(t, play.player, to_discard=where is ch.TO_DISCARD)
    cards = _borrowed(t.state, play)
    if not cards:
        return
    card = yield from _pick(t, cards, "ask-borrow")
    kind = card_of(card)
    assert kind.strong is not None
    t.say(msg("say-lent", hero=name("hero", play.player.hero), card=card_name(card), source=card_name(play.source)))
    lent = play.lent(card, kind.colour)
    lent.bonus, play.bonus = play.bonus, 0
    yield from resolve(t, lent, kind.strong)


@named("spell_forge", needs=lambda state, play: bool(state.spell_offer))
def _spell_forge(t: Table, play: Playing, n: int) -> Flow[None]:
    left = list(t.state.spell_offer)
    for _ in range(min(n, len(left))):
        card = yield from _pick(t, left, "ask-forge")
        left.remove(card)
        gain_crystal(t, play.player, card_of(card).colour)


# Offering, Cure


@named("offering")
def _offering(t: Table, play: Playing, n: int) -> Flow[None]:
    """Up to n cards, no Wounds: a crystal of the colour of each, of any for an Artifact."""
    for _ in range(n):
        cards = spare_cards(play)
        if not cards:
            return
        chosen = yield from pick(
            t.state.turn.seat, msg("ask-offering"), [ch.pick_card(card) for card in cards], "MK-DEED-18"
        )
        if chosen is None:
            return
        card = next(card for card in cards if card == chosen.card)
        discard(t, play.player, card)
        colour = card_of(card).colour
        if colour < 0:
            colour = yield from pick_colour(t, ALL_BASIC, "ask-crystal")
        gain_crystal(t, play.player, colour)


@named("cure", timings=PEACE)
def _cure(t: Table, play: Playing, n: int) -> Flow[None]:
    """What was healed earlier in the turn counts too."""
    turn = t.state.turn
    turn.mods.append(Modifier(Change.CURE, 1, source=play.source, colour=play.colour))
    for unit in play.player.units:
        if unit.card in turn.restored:
            unit.ready = True
    if turn.healed:
        yield from draw_cards(t, play.player, turn.healed)


# Artifacts


@named("heal_all_units", timings=PEACE, needs=lambda state, play: any(unit.wounds for unit in play.player.units))
def _heal_all_units(t: Table, play: Playing, n: int) -> None:
    for unit in play.player.units:
        if unit.wounds:
            unit.wounds = 0
            restore(t.state, unit)


@named("crystals_alike")
def _crystals_alike(t: Table, play: Playing, n: int) -> Flow[None]:
    colour = yield from pick_colour(t, ALL_BASIC, "ask-crystal")
    for _ in range(n):
        gain_crystal(t, play.player, colour)


def _within(state: State, play: Playing, n: int = 2) -> list[int]:
    return havens(state, state.turn.seat, reach(state, play.player.at, n))


@named("druidic_move", timings=MOVING, needs=lambda state, play: bool(_within(state, play)))
def _druidic_move(t: Table, play: Playing, n: int) -> Flow[None]:
    picks = [ch.pick_space(t.state, at) for at in _within(t.state, play, n)]
    pick: ch.PickSpace = yield from choose(t.state.turn.seat, msg("ask-fly"), picks)
    relocate(t, play.player, pick.at)


#: What the colours of the Druidic Staff give.
_STAFF: tuple[fx.Effect, ...] = (
    fx.Ready(3),
    fx.Named("crystals_alike", 2),
    fx.Heal(3),
    fx.Named("druidic_move", 2),
)


@named("druidic_staff")
def _druidic_staff(t: Table, play: Playing, n: int) -> Flow[None]:
    """Two different effects, as far as they can be used."""
    left = _STAFF
    for _ in range(2):
        effect = yield from pick_effect(t, play, left)
        if effect is None:
            return
        left = tuple(other for other in left if other != effect)
        yield from resolve(t, play, effect)


def _common(state: State, play: Playing) -> list[SkillToken]:
    """The Skills of the Common Skill area whose effect can be used now, this card being in play."""
    hand = play.player.hand  # without this card: otherwise Invocation would ask whether it serves this effect
    left = replace(hand, cards=[card for card in hand.cards if card != play.source])
    player = replace(play.player, hand=left)
    found = []
    for skill in state.common_skills:
        entry = SKILL[skill]
        if entry.use not in ("turn", "round", "round_any", "flip"):
            continue
        if playable(state, Playing(player, play.timing, skill, origin="skill"), entry.effect):
            found.append(skill)
    return found


@named("common_skill", needs=lambda state, play: bool(_common(state, play)))
def _common_skill(t: Table, play: Playing, n: int) -> Flow[None]:
    """As if it were the hero's own; one that can be used each turn works twice. The token stays."""
    picks = [ch.PickSkill(skill) for skill in _common(t.state, play)]
    pick: ch.PickSkill = yield from choose(t.state.turn.seat, msg("ask-common-skill"), picks)
    entry = SKILL[pick.skill]
    for _ in range(2 if entry.use == "turn" else 1):
        used = Playing(play.player, play.timing, entry.id, origin="skill")
        if playable(t.state, used, entry.effect):
            yield from resolve(t, used, entry.effect)


@named("take_common_skill", needs=lambda state, play: bool(state.common_skills))
def _take_common_skill(t: Table, play: Playing, n: int) -> Flow[None]:
    picks = [ch.PickSkill(skill) for skill in t.state.common_skills]
    pick: ch.PickSkill = yield from choose(t.state.turn.seat, msg("ask-skill"), picks)
    skill = SkillToken(pick.skill)
    t.state.common_skills.remove(skill)
    yield from gain_skill(t, play.player, skill)


def _spells(state: State, play: Playing, colour: int, *, strong: bool) -> list[Deed]:
    """The Spells of a colour in the offer that can be used now."""
    found = []
    for card in state.spell_offer:
        kind = card_of(card)
        effect = kind.strong if strong else kind.basic
        if kind.colour == colour and effect is not None and playable(state, play.lent(card, colour), effect):
            found.append(card)
    return found


def _read(state: State, play: Playing, *, strong: bool) -> list[Deed]:
    """The cards that can be discarded for a Spell of their colour."""
    return [
        card
        for card in spare_cards(play)
        if card_of(card).colour >= 0 and _spells(state, play, card_of(card).colour, strong=strong)
    ]


def _tome(t: Table, play: Playing, *, strong: bool) -> Flow[None]:
    card = yield from _pick(t, _read(t.state, play, strong=strong), "ask-discard")
    discard(t, play.player, card)
    spells = _spells(t.state, play, card_of(card).colour, strong=strong)
    if not spells:
        return  # it needed the card
    spell = yield from _pick(t, spells, "ask-borrow")
    kind = card_of(spell)
    effect = kind.strong if strong else kind.basic
    assert effect is not None
    t.say(msg("say-lent", hero=name("hero", play.player.hero), card=card_name(spell), source=card_name(play.source)))
    yield from resolve(t, play.lent(spell, kind.colour), effect)


@named("tome_basic", needs=lambda state, play: bool(_read(state, play, strong=False)))
def _tome_basic(t: Table, play: Playing, n: int) -> Flow[None]:
    yield from _tome(t, play, strong=False)


@named("tome_strong", needs=lambda state, play: bool(_read(state, play, strong=True)))
def _tome_strong(t: Table, play: Playing, n: int) -> Flow[None]:
    yield from _tome(t, play, strong=True)


# Scouts


class Scout(ch.Choice, frozen=True, gc=False):
    """Look at a token that lies face down on a space."""

    at: int
    which: str
    space: ch.PickSpace

    def key(self) -> str:
        return f"scout:{word(self.at)}:{self.which}"

    def label(self) -> Message:
        return msg("option-scout", at=self.space.label())


class ScoutPile(ch.Choice, frozen=True, gc=False):
    """Look at the top token of a pile."""

    pile: str

    def label(self) -> Message:
        return msg("option-scout-pile", pile=name("pile", self.pile))


def _zones(place: Place) -> dict[str, FaceDown[Any]]:
    """What may lie face down at a place."""
    return {**{str(i): zone for i, zone in enumerate(place.garrison)}, "lurking": place.lurking, "ruin": place.ruin}


def _hidden(state: State, play: Playing, n: int) -> Iterator[Scout | ScoutPile]:
    """Tokens face down within n spaces that the player has not seen, and the piles."""
    bit = 1 << state.turn.seat
    for at, place in state.places.items():
        if play.player.at >= 0 and distance(play.player.at, at) <= n:
            for which, zone in _zones(place).items():
                if zone.cards and not any(seen & bit for seen in zone.known.values()):
                    yield Scout(at, which, ch.pick_space(state, at))
    for pile, deck in zip(POOLS, state.enemies, strict=False):
        if deck:
            yield ScoutPile(pile)


@named("scout", timings=PEACE | COMBAT)
def _scout(t: Table, play: Playing, n: int) -> Flow[None]:
    """What the player saw stays a secret; where it lies is remembered (rules/foes.py)."""
    state, seat = t.state, t.state.turn.seat
    pick: Scout | ScoutPile = yield from choose(seat, msg("ask-scout"), list(_hidden(state, play, n)))
    if isinstance(pick, ScoutPile):
        pile = POOLS.index(pick.pile)
        t.peek(state.enemies[pile], 1, seat)
        where = f"pile.{pile}"
    else:
        zone = _zones(state.places[pick.at])[pick.which]
        t.peek(zone, 1, seat)
        where = f"{pick.at}.{pick.which}"
    state.turn.mods.append(Modifier(Change.SCOUTED, 1, source=where))


@waits(Moment.ENEMY_DEFEATED, Change.SCOUTED)
def _scouted(t: Table, play: Playing, change: Modifier) -> None:
    """Fame for an enemy that Scouts have looked at."""
    foe = play.foe
    if foe.summoner < 0 and foe.token == change.source:
        gain_fame(t, play.player, change.n)


# Wolfhawk


@waits(Moment.POINTS, Change.NEXT_MOVE)
def _next_move(t: Table, play: Playing, change: Modifier) -> None:
    """The next card that gives Move; a card played sideways counts, Units and Skills do not."""
    if play.points == "move" and play.origin in ("card", "sideways"):
        t.state.turn.mods.remove(change)
        play.n += change.n


@waits(Moment.POINTS, Change.FURTHER_MOVES)
def _further_moves(t: Table, play: Playing, change: Modifier) -> None:
    if play.points == "move" and play.origin in ("card", "sideways"):
        play.n += change.n


@named("hawk_eyes")
def _hawk_eyes(t: Table, play: Playing, n: int) -> None:
    t.state.turn.mods.append(Modifier(Change.HAWK_EYES, source=play.source))
    look_around(t, play.player.at)


@named("forgo_recruiting", needs=lambda state, play: state.turn.recruited == 0)
def _forgo_recruiting(t: Table, play: Playing, n: int) -> None:
    t.state.turn.mods.append(Modifier(Change.NO_RECRUITING, source=play.source))


_SIDEWAYS = MOVING | MOVE_USE | BLOCKING | MELEE_ATTACK


@named("howl", timings=_SIDEWAYS, needs=lambda state, play: bool(others_in(play.player.hand.cards)))
def _howl(t: Table, play: Playing, n: int) -> Flow[None]:
    """A card played sideways gives n, and 1 more for each Command token without a Unit."""
    player = play.player
    uses = sideways_uses(play.timing & _SIDEWAYS)
    picks = [ch.Sideways(card, SIDEWAYS_USES[use]) for card in others_in(player.hand.cards) for use in uses]
    pick: ch.Sideways = yield from choose(t.state.turn.seat, msg("ask-sideways"), picks)
    sideways(t, Acting(player, play.timing), pick, n + max(0, level_of(player).command - len(commanded(player))))


def _into_the_middle(t: Table, play: Playing, n: int) -> None:
    put_in_the_middle(t, play.source)


for _skill in ("wolfs_howl", "howl_of_the_pack"):
    named(_skill)(_into_the_middle)
