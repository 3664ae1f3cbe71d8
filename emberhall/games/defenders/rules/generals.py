"""Battle with a General: group attack, combat skills, victory, defeat, and how he heals."""

from collections.abc import Callable

from emberhall.games.defenders.choices import COMMIT, DISCARD, PLAY, USE, All, Challenge, Commit, Next, Roll, Use
from emberhall.games.defenders.content import CITY, COLOUR, GENERALS, HERO_CARDS, QUESTS
from emberhall.games.defenders.content.kinds import GeneralCard, HeroCard, HeroCardId, Penalty
from emberhall.games.defenders.effects.nodes import MoreDice, NoPenalty, NoSkill
from emberhall.games.defenders.names import hero_name
from emberhall.games.defenders.rules.actions import spend_action
from emberhall.games.defenders.rules.cards import discard_some, draw_hero_cards
from emberhall.games.defenders.rules.dice import Roll as Rolled
from emberhall.games.defenders.rules.dice import general_bonus, in_shape_of, roll_again
from emberhall.games.defenders.rules.ending import win
from emberhall.games.defenders.rules.honors import grand_ball, major_fame, minor_fame
from emberhall.games.defenders.rules.movement import arrive
from emberhall.games.defenders.rules.quests import replace_impossible
from emberhall.games.defenders.rules.scenarios.lands_on_fire import general_falls
from emberhall.games.defenders.rules.special_cards import a_round, asked_for_cards, from_active, spend
from emberhall.games.defenders.rules.wounds import armor, flying, heal, wound
from emberhall.games.defenders.state import General, Share, State, Struggle, Table, traits
from emberhall.kernel import Ask, Flow, Option, choose, msg

REWARD = 3


class Attacker:
    """A hero in a battle with what he has prepared; it lives only during the battle."""

    __slots__ = ("cards", "hero", "more", "seat")

    def __init__(self, seat: int, hero: str) -> None:
        self.seat = seat
        self.hero = hero
        self.cards: list[str] = []
        self.more = 0  # dice from rewards

    def dice(self, dragon: bool) -> int:
        """The dice of his cards (DR-BATTLE-05)."""
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


def battle_options(state: State, seat: int, options: list[Option]) -> None:
    """A General in the same location, with no minions left there, may be attacked (DR-BATTLE-01)."""
    at = state.heroes[seat].at
    for general in state.generals:
        if general.at == at and general.alive and not state.crowd[at]:
            allies = state.setting.open_hands and any(
                attack_cards(state, ally, general.card) for ally in allies_of(state, seat)
            )
            if attack_cards(state, seat, general.card) or allies:
                options.append(Challenge(general.card))


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
        asked_for_cards(t)
        skill = yield from prepare(t, attackers, sheet, usable, skill, others=who != sides[-1])
        if not (attacker.cards or attacker.more or who == seat):
            attackers.remove(attacker)  # DR-GROUP-11
    order = list(attackers)
    yield from before_roll(t, order, skill)
    slayer, wounds = yield from strike(t, seat, order, general, sheet, skill=skill)
    for attacker in attackers:  # DR-GROUP-05: all that was prepared is discarded
        for card in attacker.cards:
            lay_down(t, card)
    return Battle(attackers, slayer, wounds, skill)


def prepare(
    t: Table, attackers: list[Attacker], sheet: GeneralCard, usable: Usable, skill: str, *, others: bool
) -> Flow[str]:
    """The last attacker commits cards before the first roll (DR-GROUP-06); the skill that the General has then.

    `others`: whether other heroes are asked after this one.
    """
    state = t.state
    attacker = attackers[-1]
    later = others or len(attackers) > 1  # several choose who rolls first
    while True:
        show_shares(state, attackers, sheet)
        cards = usable(state, attacker.seat, sheet.id)
        options: list[Option] = [COMMIT(card) for card in cards]
        plays = battle_plays(state, attacker.seat, sheet, skill)
        options += plays
        if not options:
            break
        dice = attacker.dice(sheet.dragon)
        if len(cards) > 1:
            whole = dice + sum(card_dice(card, sheet.dragon) for card in cards)
            options.insert(0, All(whole, rolls=not plays and not later))
        prompt = msg("ask-commit", general=sheet.name(), dice=dice)
        enough = Roll(dice, later)
        chosen = yield Ask(attacker.seat, prompt, [*options, enough], "DR-GROUP-06")
        if chosen is enough:
            break
        if isinstance(chosen, All):
            for card in cards:
                take_up(t, attacker, card)
        elif isinstance(chosen, Commit):
            take_up(t, attacker, chosen.card)
        else:
            act = QUESTS[chosen.quest].act if isinstance(chosen, Use) else HERO_CARDS[chosen.card].act
            spend(t, attacker.seat, chosen)
            if isinstance(act, MoreDice):
                attacker.more += act.count
            else:
                skill = ""
    if t.events is not None and attacker.cards:
        t.say(msg("say-prepared", hero=hero_name(state, attacker.seat), count=attacker.dice(sheet.dragon)))
    return skill


def take_up(t: Table, attacker: Attacker, card: str) -> None:
    """A card of the hand is prepared for the battle; it lies open until the battle is over."""
    t.move(HeroCardId(card), t.state.heroes[attacker.seat].hand, t.state.table)
    attacker.cards.append(card)


def lay_down(t: Table, card: str) -> None:
    """An attack card is discarded; a Special card leaves the game (DR-BATTLE-12, DR-HCARD-09)."""
    state = t.state
    t.move(HeroCardId(card), state.table, state.gone if HERO_CARDS[card].act is not None else state.hero_discard)


def battle_plays(state: State, seat: int, sheet: GeneralCard, skill: str) -> list[Option]:
    """Rewards and Special cards that count in a battle: more dice, and against a combat skill that still holds."""
    found: list[Option] = []
    kinds = (MoreDice, NoSkill) if skill else (MoreDice,)
    for quest in state.heroes[seat].kept:
        act = QUESTS[quest].act
        if isinstance(act, kinds) and (sheet.dragon or not act.dragons):
            found.append(USE(quest))
    for card in state.heroes[seat].hand.cards if skill else ():
        act = HERO_CARDS[card].act
        if isinstance(act, NoSkill) and (sheet.dragon or not act.dragons):
            found.append(PLAY(card))
    return found


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
    """The heroes attack one after another, as the initiator decides (DR-GROUP-03, DR-GROUP-04); slayer and wounds."""
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
    """All see the dice of those who have not rolled yet."""
    if state.struggle is not None:
        groups = ((each.seat, [dice for dice in each.groups(sheet.dragon) if dice]) for each in attackers)
        state.struggle.shares = [Share(seat, dice) for seat, dice in groups if dice]


def one_attack(
    t: Table, attacker: Attacker, general: General, sheet: GeneralCard, skill: str, *, waiting: list[Attacker]
) -> Flow[int]:
    """One hero's roll, before those who are `waiting`: hits, less what is parried (DR-BATTLE-09, DR-GSKILL-04)."""
    state = t.state
    seat = attacker.seat
    hero = state.heroes[seat]
    count = attacker.dice(sheet.dragon)
    colour = sheet.colour
    first = seat == state.active and not hero.attacked
    bonus = general_bonus(state, seat, sheet.id, COLOUR[general.at], first=first)
    if in_shape_of(state, hero, sheet):
        hero.attacked = True
    roll = Rolled({colour: t.dice(count)}, {colour: sheet.hit}, {colour: bonus})
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


# how it ends


def victory(t: Table, slayer: int, seats: list[int], general: General, sheet: GeneralCard) -> Flow[None]:
    """The General is dead: his card to the slayer, three cards for all; the war gets fiercer (DR-VICTORY-01 to -06)."""
    state = t.state
    general.life = 0
    general.alive = False
    general.waits = -1
    state.heroes[slayer].slain.append(sheet.id)
    state.defeated += 1
    if t.events is not None:
        t.say(msg("say-general-slain", hero=hero_name(state, slayer), general=sheet.name()))
    major_fame(t, slayer, 2)
    if all(not each.alive for each in state.generals[:4]):
        if state.setting.honors:
            yield from grand_ball(t, slayer)
        win(t)
    general_falls(t)
    for seat in seats:
        draw_hero_cards(t, seat, REWARD)
    replace_impossible(t)


def defeat(t: Table, seats: list[int], general: General, sheet: GeneralCard, skill: str) -> Flow[None]:
    """The General stands: the penalty for all who took part, who are moved to Monarch City (DR-DEFEAT-01, -02)."""
    state = t.state
    t.say(msg("say-battle-lost", general=sheet.name()))
    if skill == "regeneration":
        general.life = general.most  # DR-GSKILL-09
    for seat in (yield from driven_off(t, seats, sheet.penalty)):
        if state.setting.defeat_heals:
            heal(t, seat, state.heroes[seat].most)
    begin_healing(state, general)


def driven_off(t: Table, seats: list[int], penalty: Penalty) -> Flow[list[int]]:
    """The penalty for each of them, and those who live through it are moved to Monarch City; who they are."""
    state = t.state
    alive: list[int] = []
    for seat in seats:
        hero = state.heroes[seat].hero
        yield from suffer_penalty(t, seat, penalty)
        if state.heroes[seat].hero == hero and state.heroes[seat].life:
            yield from arrive(t, seat, CITY)
            alive.append(seat)
    return alive


def suffer_penalty(t: Table, seat: int, penalty: Penalty) -> Flow[None]:
    """Wounds and cards lost, each a number or a die for each hero (DR-DEFEAT-01)."""
    state = t.state
    if not state.setting.penalties or any(isinstance(trait, NoPenalty) for trait in traits(state, seat)):
        return
    if flying(t, seat):
        return
    cards = penalty.cards + (1 + t.below(penalty.card_die) if penalty.card_die else 0)
    wounds = penalty.wounds + (1 + t.below(penalty.wound_die) if penalty.wound_die else 0)
    wounds = max(0, wounds - armor(t, seat))
    cards = min(cards, len(state.heroes[seat].hand))
    if t.events is not None:
        t.say(msg("say-penalty", hero=hero_name(state, seat), wounds=wounds, cards=cards))
    if wounds < state.heroes[seat].life:  # the dead lose all their cards
        yield from discard_some(t, seat, cards, "DR-DEFEAT-01")
    yield from wound(t, seat, wounds)


def begin_healing(state: State, general: General) -> None:
    """Turns to end before he heals: one for minor wounds, one of every hero for major ones (DR-GHEAL-01, -02)."""
    if general.life >= general.most:
        general.waits = -1
    else:
        major = general.life <= GENERALS[general.card].major
        general.waits = a_round(state) if major else 1


def generals_heal(t: Table) -> None:
    """The last step of a turn: Generals that have begun to heal regain one life (DR-GHEAL-05, DR-NIGHT-16)."""
    for general in t.state.generals:
        if general.held:
            general.held -= 1
        watched, general.watched = general.watched, False
        if not general.alive or general.waits < 0:
            continue
        if general.waits:
            general.waits -= 1
        elif not watched:
            general.life += 1
            if t.events is not None:
                t.say(msg("say-general-healed", general=GENERALS[general.card].name(), life=general.life))
            if general.life >= general.most:
                general.waits = -1
