"""Wolfhawk's Skills."""

from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.choices import Acting
from emberhall.games.mage_knight.effects.book import named
from emberhall.games.mage_knight.effects.by_card.lost_legion_combat import choose_foe, open_foes, some_threat
from emberhall.games.mage_knight.effects.does.enemies import pick_attack
from emberhall.games.mage_knight.effects.listening import waits
from emberhall.games.mage_knight.effects.playing import Playing
from emberhall.games.mage_knight.names import name
from emberhall.games.mage_knight.rules.common import (
    commanded,
    level_of,
    others_in,
)
from emberhall.games.mage_knight.rules.deeds import sideways
from emberhall.games.mage_knight.rules.exploring import look_around
from emberhall.games.mage_knight.rules.foes import (
    combat_of,
    immune,
    lower_armor,
    threats,
)
from emberhall.games.mage_knight.rules.interactive_skills import put_in_the_middle
from emberhall.games.mage_knight.state import THREATENS, Foe, Modifier, State, Table
from emberhall.games.mage_knight.terms import (
    ABILITIES,
    ASSASSINATION,
    BLOCK_PHASE,
    BLOCKING,
    BRUTAL,
    COMBAT,
    DEFEND,
    ELEMENTS,
    ELUSIVE,
    FIRE,
    FORTIFIED,
    ICE,
    MELEE_ATTACK,
    MOVE_USE,
    MOVING,
    PARALYZE,
    PHYSICAL,
    POISON,
    RESISTANCES,
    SIDEWAYS_USES,
    SWIFT,
    VAMPIRISM,
    Change,
    Moment,
    sideways_uses,
)
from emberhall.kernel import Flow, Message, choose, msg


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


@waits(Moment.POINTS, Change.DEADLY_AIM)
def _deadly_aim(t: Table, play: Playing, change: Modifier) -> None:
    """The next Attack card: 1 higher in the first phase, 2 in the Attack phase."""
    if play.points == "attack" and play.origin in ("card", "sideways"):
        t.state.turn.mods.remove(change)
        play.n += 2 if play.timing & MELEE_ATTACK else 1


@named("taunt", timings=BLOCK_PHASE, needs=some_threat)
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
    return [i for i in open_foes(state, play) if _traits(combat_of(state).foes[i])]


@named("know_your_prey", timings=COMBAT, needs=lambda state, play: bool(_prey(state, play)))
def _know_your_prey(t: Table, play: Playing, n: int) -> Flow[None]:
    """The player says which ability it is (MKX-MULTI-10)."""
    foe = combat_of(t.state).foes[(yield from choose_foe(t, _prey(t.state, play)))]
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
