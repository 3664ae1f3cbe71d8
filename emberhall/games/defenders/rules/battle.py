"""Battle with a General: group attack, what the heroes prepare, combat skills, and the roll."""

from collections.abc import Callable

from emberhall.games.defenders.choices import (
    COMMIT,
    DISCARD,
    PLAY,
    USE,
    All,
    Challenge,
    Choice,
    Commit,
    Next,
    Play,
    Roll,
    Special,
    Use,
)
from emberhall.games.defenders.content import COLOUR, GENERALS, HERO_CARDS, QUESTS
from emberhall.games.defenders.content.kinds import GeneralCard, HeroCard, HeroCardId, Moment
from emberhall.games.defenders.effects.nodes.acts import MoreDice, NoSkill
from emberhall.games.defenders.names import hero_name
from emberhall.games.defenders.rules.battle_result import defeat, victory
from emberhall.games.defenders.rules.dice import Dice, general_bonus, in_shape_of, roll_again
from emberhall.games.defenders.rules.honors import minor_fame
from emberhall.games.defenders.rules.life_tokens import spend_action
from emberhall.games.defenders.rules.special_cards import fitting, from_active, has_unseen, spend
from emberhall.games.defenders.rules.wounds import armor, wound
from emberhall.games.defenders.state import General, Share, State, Struggle, Table
from emberhall.kernel import Flow, Menu, ask, choose, msg, offer

#: What may be played before the first roll of a battle.
_FOR_BATTLE = fitting((Moment.BATTLE,))


class Attacker:
    """A hero in a battle and what they have prepared; it lives only during the battle."""

    __slots__ = ("cards", "hero", "more", "seat")

    def __init__(self, seat: int, hero: str) -> None:
        self.seat = seat
        self.hero = hero
        self.cards: list[str] = []
        self.more = 0  # dice from rewards

    def dice(self, dragon: bool) -> int:
        """The dice of the cards and rewards (DR-BATTLE-05)."""
        return sum(self.groups(dragon))

    def groups(self, dragon: bool) -> list[int]:
        """The same by card, and those from rewards."""
        return [self.more, *(card_dice(card, dragon) for card in self.cards)]


class Battle:
    """How a battle went: who took part, who dealt the last blow, the wounds, and the skill that counted."""

    __slots__ = ("attackers", "skill", "slayer", "wounds")

    def __init__(self, attackers: list[Attacker], slayer: int, wounds: int, skill: str) -> None:
        self.attackers = attackers
        self.slayer = slayer
        self.wounds = wounds
        self.skill = skill

    @property
    def seats(self) -> list[int]:
        """The seats that took part."""
        return [attacker.seat for attacker in self.attackers]

    def standing(self, state: State) -> list[int]:
        """Those whose heroes did not die in the battle."""
        heroes = state.heroes
        return [each.seat for each in self.attackers if heroes[each.seat].hero == each.hero and heroes[each.seat].life]


#: The cards of a seat that count against a General or a dragon as Agent.
Usable = Callable[[State, int, str], list[str]]


def card_dice(card: str, dragon: bool) -> int:
    """The dice that an attack card gives; the Dragon Lance has more against dragons."""
    held = HERO_CARDS[card]
    act = held.act
    return held.dice + (act.count if isinstance(act, MoreDice) and (dragon or not act.dragons) else 0)


@offer(Challenge)
def challenges(state: State, seat: int) -> list[Challenge]:
    """A General in the same location, with no minions left there, may be attacked (DR-BATTLE-01)."""
    options: list[Challenge] = []
    at = state.heroes[seat].at
    for general in state.generals:
        if general.at == at and general.alive and not state.crowd[at]:
            allies = state.setting.open_hands and any(
                attack_cards(state, ally, general.card) for ally in allies_of(state, seat)
            )
            if attack_cards(state, seat, general.card) or allies:
                options.append(Challenge(general.card))
    return options


def allies_of(state: State, seat: int) -> list[int]:
    """The other heroes in the same location, in turn order."""
    at = state.heroes[seat].at
    return [other for other in from_active(state) if other != seat and state.heroes[other].at == at]


def attack_cards(state: State, seat: int, general: str) -> list[str]:
    """Cards with the portrait of this General (DR-BATTLE-04, DR-BATTLE-06, DR-BATTLE-07)."""
    sheet = GENERALS[general]
    return [card for card in state.heroes[seat].hand.cards if fights_general(HERO_CARDS[card], sheet)]


def fights_general(card: HeroCard, general: GeneralCard) -> bool:
    """Whether a card bears the portrait of this General."""
    return card.portrait == general.id or general.colour in card.against


@challenges.does
def challenge(t: Table, seat: int, chosen: Challenge) -> Flow[None]:
    """Attack a General: he dies, or his attackers are defeated (DR-BATTLE-11, DR-BATTLE-13)."""
    state = t.state
    general = next(general for general in state.generals if general.card == chosen.general)
    sheet = GENERALS[general.card]
    fought = yield from battle(t, seat, general, sheet, attack_cards)
    if fought.wounds >= general.life:
        yield from victory(t, fought.slayer, fought.standing(state), general, sheet)
    else:
        general.life -= fought.wounds
        yield from defeat(t, fought.standing(state), general, sheet, fought.skill)


def battle(t: Table, seat: int, general: General, sheet: GeneralCard, usable: Usable) -> Flow[Battle]:
    """One action of the initiator; every hero here may join; the dice are rolled (DR-BATTLE-02, DR-BATTLE-03)."""
    state = t.state
    spend_action(t, seat)
    if t.events is not None:
        t.say(msg("say-battle-begins", hero=hero_name(state, seat), general=sheet.name()))
    skill: str = sheet.skill
    attackers: list[Attacker] = []
    sides = [seat, *allies_of(state, seat)]
    state.struggle = Struggle()
    for who in sides:
        attacker = Attacker(who, state.heroes[who].hero)
        attackers.append(attacker)
        later = who != sides[-1] or len(attackers) > 1
        skill = yield from prepare(t, attackers, Preparation(attacker, sheet, usable, skill, later=later))
        if not (attacker.cards or attacker.more or who == seat):
            attackers.remove(attacker)  # DR-GROUP-11
    order = list(attackers)
    yield from before_roll(t, order, skill)
    slayer, wounds = yield from strike(t, seat, order, general, sheet, skill=skill)
    for attacker in attackers:  # DR-GROUP-05: all that was prepared is discarded
        for card in attacker.cards:
            lay_down(t, card)
    return Battle(attackers, slayer, wounds, skill)


class Preparation:
    """A hero getting ready for the first roll of a battle: what counts, and the skill that the General has by now."""

    __slots__ = ("attacker", "later", "ready", "sheet", "skill", "usable")

    def __init__(self, attacker: Attacker, sheet: GeneralCard, usable: Usable, skill: str, *, later: bool) -> None:
        self.attacker = attacker
        self.sheet = sheet
        self.usable = usable
        self.skill = skill
        self.later = later  # several choose who rolls first
        self.ready = False

    @property
    def dice(self) -> int:
        """The dice so far."""
        return self.attacker.dice(self.sheet.dragon)

    def cards(self, state: State) -> list[str]:
        """The cards that may still be committed."""
        return self.usable(state, self.attacker.seat, self.sheet.id)


@offer(All, Commit)
def commits(state: State, hero: Preparation) -> list[Choice]:
    """Cards that count in the battle, all at once or one by one."""
    cards = hero.cards(state)
    single: list[Choice] = [COMMIT(card) for card in cards]
    if len(cards) < 2:
        return single
    whole = hero.dice + sum(card_dice(card, hero.sheet.dragon) for card in cards)
    more = battle_plays.options(state, hero) or has_unseen(state, hero.attacker.seat, besides=cards)
    rolls = not (hero.later or more)
    return [All(whole, rolls=rolls), *single]


@commits.does(All)
def commit_all(t: Table, hero: Preparation, chosen: All) -> None:
    """Prepare all the cards."""
    for card in hero.cards(t.state):
        take_up(t, hero.attacker, card)


@commits.does(Commit)
def commit(t: Table, hero: Preparation, chosen: Commit) -> None:
    """Prepare one card."""
    take_up(t, hero.attacker, chosen.card)


@offer(Play, Use)
def battle_plays(state: State, hero: Preparation) -> list[Special]:
    """Rewards and Special cards that count in a battle: more dice, and against a combat skill that still holds."""
    found: list[Special] = []
    seat, dragon = hero.attacker.seat, hero.sheet.dragon
    kinds = (MoreDice, NoSkill) if hero.skill else (MoreDice,)
    for quest in state.heroes[seat].kept:
        act = QUESTS[quest].act
        if quest in _FOR_BATTLE and isinstance(act, kinds) and (dragon or not act.dragons):
            found.append(USE(quest))
    for card in state.heroes[seat].hand.cards if hero.skill else ():
        act = HERO_CARDS[card].act
        if card in _FOR_BATTLE and isinstance(act, NoSkill) and (dragon or not act.dragons):
            found.append(PLAY(card))
    return found


@battle_plays.does
def play_in_battle(t: Table, hero: Preparation, chosen: Special) -> None:
    """More dice, or the General's combat skill no longer counts."""
    act = spend(t, hero.attacker.seat, chosen.source)
    if isinstance(act, MoreDice):
        hero.attacker.more += act.count
    else:
        hero.skill = ""


@offer(Roll)
def rolls(state: State, hero: Preparation) -> tuple[Roll, ...]:
    """Nothing more is prepared."""
    return (Roll(hero.dice, hero.later),)


@rolls.does
def be_ready(t: Table, hero: Preparation, chosen: Roll) -> None:
    """The hero is ready."""
    hero.ready = True


PREPARE = Menu(commits, battle_plays, rolls)


def prepare(t: Table, attackers: list[Attacker], hero: Preparation) -> Flow[str]:
    """Let the last attacker commit cards before the first roll (DR-GROUP-06); return the General's skill by then."""
    seat = hero.attacker.seat
    while not hero.ready:
        show_shares(t.state, attackers, hero.sheet)
        options = PREPARE.options(t.state, hero)
        if len(options) == 1 and not has_unseen(t.state, seat):
            break  # nothing but to roll, and everyone knows it
        prompt = msg("ask-commit", general=hero.sheet.name(), dice=hero.dice)
        chosen = yield from ask(seat, prompt, options, "DR-GROUP-06")
        yield from PREPARE.take(t, hero, chosen)
    if t.events is not None and hero.attacker.cards:
        t.say(msg("say-prepared", hero=hero_name(t.state, seat), count=hero.dice))
    return hero.skill


def take_up(t: Table, attacker: Attacker, card: str) -> None:
    """Prepare a card from the hand for the battle; it lies open until the battle is over."""
    t.move(HeroCardId(card), t.state.heroes[attacker.seat].hand, t.state.table)
    attacker.cards.append(card)


def lay_down(t: Table, card: str) -> None:
    """An attack card is discarded; a Special card leaves the game (DR-BATTLE-12, DR-HCARD-09)."""
    state = t.state
    t.move(HeroCardId(card), state.table, state.gone if HERO_CARDS[card].act is not None else state.hero_discard)


# combat skills


def before_roll(t: Table, attackers: list[Attacker], skill: str) -> Flow[None]:
    """Skills that work before the dice: corruption of cards, breath of fire and of acid (DR-BATTLE-08)."""
    state = t.state
    for attacker in attackers[:]:
        if skill == "corruption":
            for card in attacker.cards[:]:
                if t.roll() == 1:  # DR-GSKILL-01: a die for each card
                    attacker.cards.remove(card)
                    lay_down(t, card)
                    if t.events is not None:
                        t.say(msg("say-corrupted", hero=hero_name(state, attacker.seat)))
        elif skill == "fire_breath":
            hero_id = state.heroes[attacker.seat].hero
            yield from wound(t, attacker.seat, 1)
            if state.heroes[attacker.seat].hero != hero_id or not state.heroes[attacker.seat].life:
                attackers.remove(attacker)
        elif skill == "acid_breath" and attacker.cards and t.roll() <= 2:
            options = [DISCARD(card) for card in attacker.cards]
            chosen = yield from choose(attacker.seat, msg("ask-acid"), options, "DR-BATTLE-08")
            attacker.cards.remove(chosen.card)
            lay_down(t, chosen.card)


def strike(
    t: Table, seat: int, order: list[Attacker], general: General, sheet: GeneralCard, *, skill: str
) -> Flow[tuple[int, int]]:
    """Attack one by one, as the initiator decides (DR-GROUP-03, DR-GROUP-04); return the slayer and the wounds."""
    state = t.state
    waiting = [each for each in order if each.dice(sheet.dragon)]
    total, slayer = 0, seat
    struggle = state.struggle = Struggle()
    show_shares(state, waiting, sheet)
    while waiting:
        if total >= general.life and skill != "parry":
            break  # DR-GSKILL-06: against Parry all dice are rolled
        attacker = waiting[0]
        if len(waiting) > 1:
            options = [Next(each.seat, state.heroes[each.seat].hero) for each in waiting]
            prompt = msg("ask-next-attacker", hits=max(0, total), life=general.life)
            chosen = yield from choose(seat, prompt, options, "DR-GROUP-03")
            attacker = next(each for each in waiting if each.seat == chosen.seat)
        waiting.remove(attacker)
        before = total
        hits = yield from one_attack(t, attacker, general, sheet, skill, waiting=waiting)
        total = struggle.hits = total + hits
        if total >= general.life and (before < general.life or (hits > 0 and skill != "parry")):
            slayer = attacker.seat  # DR-GSKILL-08
        if general is not state.agent:
            minor_fame(t, attacker.seat, min(hits, general.life - before))  # one for each wound dealt
    state.struggle = None
    return slayer, max(0, total)


def show_shares(state: State, attackers: list[Attacker], sheet: GeneralCard) -> None:
    """Show the dice of the heroes who have not rolled yet."""
    if state.struggle is not None:
        groups = ((each.seat, [dice for dice in each.groups(sheet.dragon) if dice]) for each in attackers)
        state.struggle.shares = [Share(seat, dice) for seat, dice in groups if dice]


def one_attack(
    t: Table, attacker: Attacker, general: General, sheet: GeneralCard, skill: str, *, waiting: list[Attacker]
) -> Flow[int]:
    """Roll for one hero while the others are `waiting`; return the hits not parried (DR-BATTLE-09, DR-GSKILL-04)."""
    state = t.state
    seat = attacker.seat
    hero = state.heroes[seat]
    count = attacker.dice(sheet.dragon)
    colour = sheet.colour
    first = seat == state.active and not hero.attacked
    bonus = general_bonus(state, seat, sheet.id, COLOUR[general.at], first=first)
    if in_shape_of(state, hero, sheet):
        hero.attacked = True
    roll = Dice({colour: t.dice(count)}, {colour: sheet.hit}, {colour: bonus})
    roll.show(t)
    show_shares(state, waiting, sheet)
    if state.struggle is not None:
        state.struggle.begun = True
        state.struggle.hits += roll.hits(colour) - (roll.faces[colour].count(1) if skill == "parry" else 0)
    if skill != "no_rerolls":
        yield from roll_again(t, seat, roll, {colour: sheet.also or sheet.id})
    hits = roll.hits(colour)
    ones = roll.faces[colour].count(1)
    if t.events is not None:
        told = msg("say-battle-rolled", hero=hero_name(state, seat), dice=tuple(roll.faces[colour]), hits=hits)
        t.say(told)
    if skill == "parry":
        return hits - ones
    if skill == "poison_breath" and ones:
        yield from wound(t, seat, max(0, ones - armor(t, seat)))
    return hits
