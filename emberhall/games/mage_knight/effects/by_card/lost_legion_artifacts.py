"""Artifacts of the Lost Legion."""

from msgspec.structs import replace

from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.content import SKILL
from emberhall.games.mage_knight.effects import nodes as fx
from emberhall.games.mage_knight.effects.book import named, playable, resolve
from emberhall.games.mage_knight.effects.by_card.lost_legion import choose_deed
from emberhall.games.mage_knight.effects.does.cards import spare_cards
from emberhall.games.mage_knight.effects.does.combinations import pick_effect
from emberhall.games.mage_knight.effects.playing import Playing
from emberhall.games.mage_knight.names import card_name, name
from emberhall.games.mage_knight.rules.common import (
    card_of,
    discard,
    gain_crystal,
)
from emberhall.games.mage_knight.rules.healing import restore
from emberhall.games.mage_knight.rules.level_up import gain_skill
from emberhall.games.mage_knight.rules.mana import pick_colour
from emberhall.games.mage_knight.rules.movement import relocate
from emberhall.games.mage_knight.rules.safe_spaces import havens, reach
from emberhall.games.mage_knight.state import Deed, SkillToken, State, Table
from emberhall.games.mage_knight.terms import (
    ALL_BASIC,
    MOVING,
    PEACE,
)
from emberhall.kernel import Flow, choose, msg


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
    card = yield from choose_deed(t, _read(t.state, play, strong=strong), "ask-discard")
    discard(t, play.player, card)
    spells = _spells(t.state, play, card_of(card).colour, strong=strong)
    if not spells:
        return  # it needed the card
    spell = yield from choose_deed(t, spells, "ask-borrow")
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
