"""Combat rolls: what is added to the dice, and how they may be rolled again."""

from emberhall.games.defenders.choices import Reroll
from emberhall.games.defenders.content import GENERALS, HERO_CARDS, HEROES, MINION_KINDS, QUESTS
from emberhall.games.defenders.content.kinds import GeneralCard, HeroCardId, Moment
from emberhall.games.defenders.effects.nodes.traits import Ambush, AttackStyle, DiceBonus, RerollFailed, Trait
from emberhall.games.defenders.names import card_name, hero_name
from emberhall.games.defenders.rules.blessing import spend_blessing
from emberhall.games.defenders.rules.special_cards import fitting, from_active, might_hold
from emberhall.games.defenders.state import GROUND, Hero, State, Table, traits
from emberhall.games.defenders.terms import ANY_COLOUR
from emberhall.kernel import PASS, Flow, msg, pick

_LUCK = fitting((Moment.ROLLED,))

#: By hero, the skills that allow a reroll.
_AGAIN: dict[str, list[tuple[str, Trait]]] = {
    id: [
        (skill.id, trait)
        for skill in sheet.skills
        for trait in skill.traits
        if isinstance(trait, RerollFailed | AttackStyle)
    ]
    for id, sheet in HEROES.items()
}


class Dice:
    """A combat roll: faces by colour of the dice, what each needs, and what is added. It lives only during a combat."""

    __slots__ = ("bonus", "faces", "needed", "used")

    def __init__(self, faces: dict[int, list[int]], needed: dict[int, int], bonus: dict[int, int]) -> None:
        self.faces = faces
        self.needed = needed
        self.bonus = bonus
        self.used: list[str] = []

    def hits(self, colour: int) -> int:
        """Dice of a colour that reach the number."""
        least = self.needed[colour] - self.bonus[colour]
        return sum(face >= least for face in self.faces[colour])

    def all_hits(self) -> int:
        """Dice of every colour that reach their number."""
        return sum(self.hits(colour) for colour in self.faces)

    def failed(self, colours: list[int]) -> bool:
        """Whether a die of these colours fell short."""
        for colour in colours:
            least = self.needed[colour] - self.bonus[colour]
            for face in self.faces[colour]:
                if face < least:
                    return True
        return False

    def again(self, t: Table, colours: list[int], *, all_dice: bool) -> None:
        """Roll the failed dice (or all of them) of these colours again."""
        for colour in colours:
            least = self.needed[colour] - self.bonus[colour]
            self.faces[colour] = [t.roll() if all_dice or face < least else face for face in self.faces[colour]]

    def told(self) -> tuple[int, ...]:
        """The faces, for the log."""
        return tuple(face for faces in self.faces.values() for face in faces)

    def show(self, t: Table) -> None:
        """Put the dice on the table for all to see."""
        t.state.dice = [(colour, face) for colour, faces in self.faces.items() for face in faces]
        t.beat()


def minion_bonus(state: State, seat: int, held: list[Trait], colour: int, land: int | None) -> int:
    """What a hero adds to each die against minions of a colour; `land` is the colour of the location, if it counts."""
    hero = state.heroes[seat]
    kind = state.kinds[colour]
    bonus = 0
    for trait in held:
        if trait.__class__ is DiceBonus:
            assert isinstance(trait, DiceBonus)
            if (
                trait.minions
                and not trait.dragons
                and (not trait.kinds or kind in trait.kinds)
                and trait.colour in (ANY_COLOUR, land)
            ):
                bonus += trait.amount
        elif isinstance(trait, Ambush) and hero.style == colour and not hero.attacked:
            bonus += trait.minions
    return bonus


def general_bonus(state: State, seat: int, card: str, land: int, *, first: bool) -> int:
    """What a hero adds to each die against a General (or a dragon as Agent)."""
    hero = state.heroes[seat]
    general = GENERALS[card]
    bonus = 0
    for trait in traits(state, seat):
        if isinstance(trait, DiceBonus):
            if trait.generals and trait.colour in (ANY_COLOUR, land) and (general.dragon or not trait.dragons):
                bonus += trait.amount
        elif isinstance(trait, Ambush) and first and in_shape_of(state, hero, general):
            bonus += trait.general
    return bonus


def in_shape_of(state: State, hero: Hero, general: GeneralCard) -> bool:
    """Whether a hero has the shape of this General's race; a dragon without his race here has none."""
    return hero.style == general.colour and state.kinds[general.colour] == general.minion


def roll_again(t: Table, seat: int, roll: Dice, kinds: dict[int, str]) -> Flow[None]:
    """Offer every means to roll again: the hero's own, then the Special cards of the others.

    The King's Blessing is for the active player to use (DR-BLESS-02).
    """
    state = t.state
    hero = state.heroes[seat]
    while roll.failed(list(roll.faces)):
        means = own_means(state, hero, roll, kinds) + blessed(state, seat)
        if not (means or might_hold(state, seat, _LUCK)):
            break
        prompt = msg("ask-reroll", dice=roll.told(), hits=roll.all_hits())
        chosen = yield from pick(seat, prompt, means, "DR-SKILL-02", stop=PASS)
        if chosen is None:
            break
        use_means(t, seat, roll, kinds, chosen.means)
    for other in from_active(state):
        if other == seat:
            continue
        while roll.failed(list(roll.faces)):
            means = luck(state.heroes[other]) + blessed(state, other)
            if not (means or might_hold(state, other, _LUCK)):
                break
            prompt = msg("ask-reroll-other", hero=hero_name(state, seat), dice=roll.told(), hits=roll.all_hits())
            chosen = yield from pick(other, prompt, means, "DR-HCARD-07", stop=PASS)
            if chosen is None:
                break
            use_means(t, other, roll, kinds, chosen.means)


def blessed(state: State, seat: int) -> list[Reroll]:
    """A token of the King's Blessing, in the hands of the active player."""
    return [Reroll("blessing")] if state.blessing and seat == state.active else []


def luck(hero: Hero) -> list[Reroll]:
    """A Special card of the hand that rolls failed dice again; one is as good as the next."""
    hand = hero.hand.cards
    return [] if _LUCK.isdisjoint(hand) else [Reroll(next(card for card in hand if card in _LUCK))]


def own_means(state: State, hero: Hero, roll: Dice, kinds: dict[int, str]) -> list[Reroll]:
    """Skills, rewards and cards by which the hero may roll again, each skill once in a combat."""
    means: list[Reroll] = []
    for source, trait in sources(hero):
        if source in roll.used:
            continue
        if isinstance(trait, RerollFailed):
            if roll.failed(matching(trait, kinds)):
                means.append(Reroll(source))
        elif isinstance(trait, AttackStyle) and hero.style == GROUND:
            means.append(Reroll(source))
    return means + luck(hero)


def sources(hero: Hero) -> list[tuple[str, Trait]]:
    """The skills and lasting rewards by which a hero rolls again, each trait with the name of its source."""
    found = _AGAIN[hero.hero]
    for quest in hero.completed:
        found = found + [(quest, trait) for trait in QUESTS[quest].traits if isinstance(trait, RerollFailed)]
    return found


def matching(trait: RerollFailed, kinds: dict[int, str]) -> list[int]:
    """The colours of dice that a trait may roll again, by the race or the General they are rolled against."""
    return [colour for colour, foe in kinds.items() if not trait.kinds or foe in (*trait.kinds, *trait.foes)]


def use_means(t: Table, seat: int, roll: Dice, kinds: dict[int, str], means: str) -> None:
    """Roll again by these means."""
    state = t.state
    hero = state.heroes[seat]
    if means == "blessing":
        spend_blessing(t, seat)
        roll.again(t, list(roll.faces), all_dice=True)
    elif means in HERO_CARDS:
        t.move(HeroCardId(means), hero.hand, state.gone)
        if t.events is not None:
            t.say(msg("say-played", hero=hero_name(state, seat), card=card_name(means)))
        roll.again(t, list(roll.faces), all_dice=False)
    else:
        trait = next(trait for source, trait in sources(hero) if source == means)
        roll.used.append(means)
        if isinstance(trait, RerollFailed):
            roll.again(t, matching(trait, kinds), all_dice=False)
        else:
            roll.again(t, list(roll.faces), all_dice=True)
    roll.show(t)


def to_hit(state: State, colour: int) -> int:
    """The number that defeats a minion of a colour; Dragon Masters are as strong as there are dragons (DR-DMAST-01)."""
    kind = MINION_KINDS[state.kinds[colour]]
    return kind.hit or 2 + sum(general.alive and GENERALS[general.card].dragon for general in state.generals)
