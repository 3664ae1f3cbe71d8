"""Starting at a higher Level: Skills, cards, Units and crystals are chosen before the table is laid (MKX-START)."""

from collections.abc import Sequence

from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.content import HERO, UNIT, kind_of
from emberhall.games.mage_knight.content.tracks import LEVELS
from emberhall.games.mage_knight.names import card_name, name, unit_name
from emberhall.games.mage_knight.rules.common import card_of, command_limit, gain_crystal
from emberhall.games.mage_knight.rules.hand import hand_limit
from emberhall.games.mage_knight.rules.level_up import gain_skill
from emberhall.games.mage_knight.rules.scenario import scenario_of
from emberhall.games.mage_knight.state import Deed, Player, SkillToken, State, Table, Turn, Unit, UnitCard
from emberhall.games.mage_knight.terms import BASIC, COLOURS
from emberhall.kernel import DONE, Flow, Message, Option, Zone, choose, msg

ADVANCED_PRICE, SPELL_PRICE, SPELL_WITH_CRYSTAL, ARTIFACT_PRICE, CRYSTAL_PRICE = 6, 9, 7, 12, 3  # MKX-DATA-21


class BuyBefore(ch.Choice, frozen=True, gc=False):
    """Buy a card before the game; a Spell may be cheaper with a crystal of its colour."""

    card: str
    cost: int
    crystal: bool = False

    def key(self) -> str:
        return f"start:{self.card}:{self.cost}"

    def label(self) -> Message:
        word = "option-start-buy-spell" if self.crystal else "option-start-buy"
        return msg(word, card=card_name(self.card), cost=self.cost)


class RecruitBefore(ch.Choice, frozen=True, gc=False):
    """Recruit a Unit before the game."""

    unit: str
    cost: int

    def key(self) -> str:
        return f"start:{self.unit}"

    def label(self) -> Message:
        return msg("option-start-unit", unit=unit_name(self.unit), cost=self.cost)


class CrystalBefore(ch.Choice, frozen=True, gc=False):
    """Buy a crystal before the game."""

    colour: str

    def key(self) -> str:
        return f"start:{self.colour}"

    def label(self) -> Message:
        return msg("option-start-crystal", colour=name("colour", self.colour))


def begin_growing(state: State) -> None:
    """All heroes are chosen: they grow, one after the other (MKX-START-02)."""
    state.picking = list(range(len(state.players)))
    state.phase = "start_level"


def grow(t: Table) -> Flow[None]:
    """One hero: Skills, crystals, a free Advanced Action, then what Influence buys (MKX-START-03 to MKX-START-13)."""
    state = t.state
    if not state.picking:
        state.turn = Turn(0)
        state.phase = "table"
        return
    seat = state.picking.pop(0)
    state.turn = Turn(seat)
    player, level = state.players[seat], scenario_of(state).start_level
    player.level = level
    player.fame = max(player.fame, scenario_of(state).start_fame, LEVELS[level - 1].fame)
    for colour in dict.fromkeys(HERO[player.hero].crystals):
        gain_crystal(t, player, colour)
    for _ in range((level - 1) // 2):
        yield from _skill(t, player)
    _deal(t, level)
    for _ in range((level - 1) // 2):
        picks = [ch.pick_card(card) for card in state.advanced_offer.cards]
        pick: ch.PickCard = yield from choose(seat, msg("ask-start-card"), picks, "MKX-START-07")
        t.move(Deed(pick.card), state.advanced_offer, player.deck)
    yield from _shop(t, player, state.setup.start_influence * level)
    _put_back(t)
    t.move_all(player.hand, player.deck)
    t.shuffle(player.deck)
    t.deal(player.deck, player.hand, hand_limit(state, player))
    t.say(msg("say-starts-with", hero=name("hero", player.hero), level=level))


def _skill(t: Table, player: Player) -> Flow[None]:
    """Choose one of two Skills; the other goes to the Common Skill area."""
    own = player.stack.cards[-2:][::-1]
    for skill in own:
        t.show(skill, player.stack)
    pick: ch.PickSkill = yield from choose(
        t.state.turn.seat, msg("ask-skill"), [ch.PickSkill(skill) for skill in own], "MKX-START-03"
    )
    chosen = SkillToken(pick.skill)
    for other in own:
        if other != chosen:
            t.move(other, player.stack, t.state.common_skills)
    player.stack.remove(chosen)
    yield from gain_skill(t, player, chosen)


def _deal(t: Table, level: int) -> None:
    """The cards to choose from, as offers are laid out (MKX-DATA-21)."""
    state = t.state
    for n, deck, offer in (
        (level + 2, state.advanced_deck, state.advanced_offer),
        (level, state.spell_deck, state.spell_offer),
        (level - 1, state.artifact_deck, state.improvements),
    ):
        t.deal(deck, offer, n)
    t.deal(state.regular_deck, state.unit_offer, level + 1)


def _put_back(t: Table) -> None:
    """What the hero did not take lies below the decks; when all have finished it is shuffled in (MKX-START-10)."""
    state = t.state
    for deck, offer in (
        (state.advanced_deck, state.advanced_offer),
        (state.spell_deck, state.spell_offer),
        (state.artifact_deck, state.improvements),
    ):
        t.move_all(offer, deck, bottom=True)
        if not state.picking:
            t.shuffle(deck)
    t.move_all(state.unit_offer, state.regular_deck, bottom=True)
    if not state.picking:
        t.shuffle(state.regular_deck)


def _wares(state: State, player: Player, left: int) -> list[Option]:
    found: list[Option] = []
    if left >= ADVANCED_PRICE:
        found += [BuyBefore(card, ADVANCED_PRICE) for card in state.advanced_offer.cards]
    for card in state.spell_offer.cards:
        if left >= SPELL_WITH_CRYSTAL and player.crystals[card_of(card).colour]:
            found.append(BuyBefore(card, SPELL_WITH_CRYSTAL, crystal=True))
        if left >= SPELL_PRICE:
            found.append(BuyBefore(card, SPELL_PRICE))
    if left >= ARTIFACT_PRICE:
        found += [BuyBefore(card, ARTIFACT_PRICE) for card in state.improvements.cards]
    if len(player.units) < command_limit(player):
        for unit in state.unit_offer.cards:
            cost = UNIT[kind_of(unit)].cost
            if cost <= left and UNIT[kind_of(unit)].special != "familiars":
                found.append(RecruitBefore(unit, cost))
    if left >= CRYSTAL_PRICE:
        found += [CrystalBefore(COLOURS[colour]) for colour in BASIC if player.crystals[colour] < 3]
    return found


def _shop(t: Table, player: Player, left: int) -> Flow[None]:
    """Influence for cards, Units and crystals; whatever is left is one Fame.

    MKX-START-08, MKX-START-09, MKX-START-11, MKX-START-12.
    """
    state = t.state
    offers: Sequence[Zone[Deed]] = (state.advanced_offer, state.spell_offer, state.improvements)
    while True:
        picks = [*_wares(state, player, left), DONE]
        pick = yield from choose(state.turn.seat, msg("ask-start-buy", n=left), picks, "MKX-START-08")
        match pick:
            case BuyBefore(card, cost, crystal):
                left -= cost
                if crystal:
                    player.crystals[card_of(card).colour] -= 1
                deed = Deed(card)
                t.move(deed, next(offer for offer in offers if deed in offer), player.deck)
            case RecruitBefore(unit, cost):
                left -= cost
                state.unit_offer.remove(UnitCard(unit))
                player.units.append(Unit(UnitCard(unit)))
            case CrystalBefore(colour):
                left -= CRYSTAL_PRICE
                player.crystals[COLOURS.index(colour)] += 1
            case _:
                player.fame += left > 0
                return
