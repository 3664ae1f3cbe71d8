"""Damage to figures: suffered or negated with cards, death, exhaustion."""

from collections.abc import Iterable
from itertools import combinations

from msgspec import UNSET, Struct

from emberhall.games.gloomhaven import choices as ch
from emberhall.games.gloomhaven.content import ABILITY, COMPANIONS, SUMMONS, plan_of
from emberhall.games.gloomhaven.content.aims import (
    AnyCharacterExhausted,
    ExhaustedBeforeLoot,
    ExhaustedOffHexes,
    ExhaustedOffTile,
)
from emberhall.games.gloomhaven.effects.book import BOOK, KEPT, Hurt, Playing, announce, put_aside
from emberhall.games.gloomhaven.effects.moments import Moment
from emberhall.games.gloomhaven.effects.nodes import Dying
from emberhall.games.gloomhaven.names import card_name, class_name, figure_name
from emberhall.games.gloomhaven.rules.beasts import is_beast
from emberhall.games.gloomhaven.rules.board import character_of, figure_of, obstacles, on_map
from emberhall.games.gloomhaven.rules.dooms import dies, doomed_suffers
from emberhall.games.gloomhaven.rules.ending import judge
from emberhall.games.gloomhaven.rules.given_cards import GIVEN, is_given
from emberhall.games.gloomhaven.rules.items import offer_items
from emberhall.games.gloomhaven.rules.monster_cards import reveal_card
from emberhall.games.gloomhaven.rules.notes import goal_chests_looted, happened, is_open, note, refuge, word
from emberhall.games.gloomhaven.rules.rooms import put_monster, remove
from emberhall.games.gloomhaven.rules.scenarios import PLAIN, hooks_of
from emberhall.games.gloomhaven.rules.scenarios.hooks import Harm
from emberhall.games.gloomhaven.rules.special_rules import (
    after_death,
    apply_special_rules,
    carries_out,
    carry_out,
    destroy,
    occasions,
)
from emberhall.games.gloomhaven.rules.tokens import leave_behind
from emberhall.games.gloomhaven.state import Ability, Active, Character, Figure, State, Table
from emberhall.games.gloomhaven.terms import APART, HEROES
from emberhall.kernel import NOBODY, NOWHERE, Flow, Menu, Pile, Word, always, ask, msg, offer, pick


def suffer(t: Table, figure: Figure, damage: int, by: Figure | None = None, *, attack: bool = False) -> Flow[int]:
    """Damage a figure by an attack or anything else; return how much it suffered (GH-DAMAGE-01)."""
    if damage <= 0 or figure.at == NOWHERE or _unharmed(t.state, figure, by):
        return 0
    if figure.side == HEROES and t.state.waiting:
        damage = yield from _spared(t, figure, damage, by)
    cared = figure.kind == "character" or is_beast(figure)
    if damage and cared and (yield from _negated(t, figure, damage)):
        damage = 0
    if not damage or (figure.kind in SPARED and (yield from _paid_for(t, figure, damage))):
        return 0
    whole, half = figure.hp == figure.most, figure.hp * 2 >= figure.most
    figure.hp -= damage
    if (hooks := hooks_of(t.state)) is not PLAIN:
        if (other := hooks.partner(t.state, figure)) is not None:
            other.hp = figure.hp
        hooks.suffered(t.state, figure, damage)
    if t.events is not None:
        t.say(msg("say-damage", who=figure_name(figure), n=damage))
    if figure.kind == "character" and half and figure.hp * 2 < figure.most:
        t.state.characters[figure.owner].deeds.times_below_half += 1
    t.beat()
    if figure.side != HEROES and t.state.waiting:
        yield from doomed_suffers(t, figure)
    if figure.hp <= 0:
        yield from falls(t, figure, by, clean=whole and attack)
    elif figure.kind == "character" and Moment.YOU_SUFFER_DAMAGE in t.state.waiting:
        yield from BOOK.trigger(t, Moment.YOU_SUFFER_DAMAGE, Playing(figure, owner=figure.owner))
    return damage


@carries_out(Harm)
def _harm(t: Table, one: Harm) -> Flow[int]:
    return suffer(t, one.figure, one.n)


def _spared(t: Table, figure: Figure, damage: int, by: Figure | None) -> Flow[int]:
    """What active cards leave of the damage, one after another."""
    hurt = Hurt(figure, damage, by)
    play = Playing(figure, owner=figure.owner, hurt=hurt)
    yield from announce(t, play, Moment.DAMAGE_TO_YOU)
    if hurt.n >= figure.hp:
        yield from announce(t, play, Moment.DAMAGE_THAT_WOULD_BRING_YOU_BELOW_1_HP)
    if hurt.n:
        yield from announce(t, play, Moment.DAMAGE_TO_YOU_OR_ADJACENT_ALLY)
    if hurt.n:
        yield from announce(t, play, Moment.ALLY_WITHIN_2_SUFFERS_DAMAGE)
    if hurt.n:
        yield from announce(t, play, Moment.SUMMONED_ALLY_SUFFERS_DAMAGE)
    if hurt.n:
        yield from announce(t, play, Moment.ANY_ALLY_SUFFERS_DAMAGE)
    return hurt.n


def _unharmed(state: State, figure: Figure, by: Figure | None) -> bool:
    """Whether nothing can damage it: the companion of a boss, or a monster whose hit points are those of an object."""
    if figure.conditions & APART:
        return True
    if figure.kind == "monster":
        hooks = hooks_of(state)
        return hooks is not PLAIN and (hooks.partner(state, figure) is not None or not hooks.harms(state, figure, by))
    return figure.name in COMPANIONS


#: Whose damage a scenario may allow characters to negate with their cards.
SPARED = ("npc", "bystander", "objective")


def _paid_for(t: Table, figure: Figure, damage: int) -> Flow[bool]:
    """Whether a character loses a card of the hand so that an ally or object suffers no damage, as a page allows."""
    state = t.state
    rules = [rule for rule in plan_of(state.scenario).scenario.special if word(rule.spared) == figure.name]
    if not any(not rule.uses or happened(state, f"spared:{figure.name}") < rule.uses for rule in rules):
        return False
    for n, character in enumerate(state.characters):
        if character.exhausted or not character.hand:
            continue
        prompt = msg("ask-spare", who=class_name(character.cls), whom=figure_name(figure), n=damage)
        state.deciding = n
        chosen = yield from pick(
            character.seat, prompt, [ch.lose_card(card) for card in character.hand], stop=ch.SUFFER
        )
        state.deciding = NOBODY
        if chosen is not None:
            lose(t, character, chosen.card)
            if rules[0].uses:
                note(state, f"spared:{figure.name}")
            who = class_name(character.cls)
            t.say(msg("say-negates", who=who, card=card_name(chosen.card), n=damage))
            return True
    return False


def discards(character: Character) -> list[str]:
    """The discard pile, with active cards that belong to it (GH-ACTIVE-08)."""
    own = [active.card for active in character.active if not active.lost and active.home is UNSET]
    return [*character.discard.cards, *own]


def lost_cards(character: Character) -> list[str]:
    """The lost pile, with active cards that belong to it (GH-ACTIVE-08); not those that others have laid here."""
    return [*character.lost, *(active.card for active in character.active if active.lost and active.home is UNSET)]


def _negated(t: Table, figure: Figure, damage: int) -> Flow[bool]:
    """Whether the player of a character, or of a beast, loses cards so that it takes no damage: one of the hand or
    two discards (GH-DAMAGE-03, GH-DAMAGE-05)."""
    character = t.state.characters[figure.owner]
    menu = Negating(character, damage)
    options = NEGATE.options(t.state, menu)
    if len(options) == 1:
        return False
    prompt = msg("ask-damage", who=figure_name(figure), n=damage)
    t.state.deciding = t.state.characters.index(character)
    chosen = yield from ask(character.seat, prompt, options, "GH-DAMAGE-01")
    t.state.deciding = NOBODY
    yield from NEGATE.take(t, menu, chosen)
    return chosen is not ch.SUFFER


def lose(t: Table, character: Character, card: str) -> None:
    """Move a card from the hand, the discards or the active area to the lost pile."""
    for active in character.active:
        if active.card == card:
            active.lost = True
            leave_active(t, character, active)
            return
    zone = character.hand if card in character.hand.cards else character.discard
    t.move(Ability(card), zone, Pile() if is_given(card) else character.lost)


class Negating(Struct, frozen=True, gc=False):
    """A character about to suffer damage."""

    character: Character
    damage: int


take_damage = always(ch.SUFFER)


@take_damage.does
def _suffered(t: Table, who: Negating, chosen: Word) -> None:
    """Suffer the damage."""


@offer(ch.LoseCard)
def lose_one(state: State, who: Negating) -> list[ch.LoseCard]:
    return [ch.lose_card(card) for card in who.character.hand.cards if card not in GIVEN]


@lose_one.does
def _lose_one(t: Table, who: Negating, chosen: ch.LoseCard) -> None:
    lose(t, who.character, chosen.card)
    names = {"who": class_name(who.character.cls), "card": card_name(chosen.card)}
    if t.events is not None:
        t.say(msg("say-negates", n=who.damage, **names))


@offer(ch.LoseDiscards)
def lose_two(state: State, who: Negating) -> Iterable[ch.LoseDiscards]:
    found = discards(who.character)
    return map(ch.LoseDiscards, combinations(sorted(found, key=int), 2)) if len(found) > 1 else ()


@lose_two.does
def _lose_two(t: Table, who: Negating, chosen: ch.LoseDiscards) -> None:
    for card in chosen.cards:
        lose(t, who.character, card)
    names = dict(zip(("card", "other"), map(card_name, chosen.cards), strict=True))
    t.say(msg("say-negates-by-two", who=class_name(who.character.cls), n=who.damage, **names))


#: Suffer damage, or lose a card of the hand or two discards instead.
NEGATE = Menu(take_damage, lose_one, lose_two)


def leave_active(t: Table, character: Character, active: Active) -> None:
    """Move an active card to its pile: its bonus ends, its summon is removed (GH-ACTIVE-09, GH-SUMMON-06)."""
    state = t.state
    KEPT.end(t, source=active.card, owner=state.characters.index(character))
    if active in character.active:
        put_aside(state, character, active)
    for figure in on_map(state):
        if figure.kind == "summon" and figure.card == active.card:
            remove(t, figure)
        else:
            gone = [bonus for bonus in figure.bonuses if bonus.source == active.card]
            figure.bonuses = [bonus for bonus in figure.bonuses if bonus.source != active.card]
            if any(bonus.what == "flying" for bonus in gone) and figure.at in obstacles(state):
                note(state, "falls")


def falls(t: Table, figure: Figure, by: Figure | None, *, clean: bool = False) -> Flow[None]:
    """Let a figure without hit points die, or a character become exhausted (GH-ATTACK-12)."""
    state = t.state
    if figure.kind == "character":
        if state.company is not None and state.company.permanent_death:
            _dies_for_good(t, state.characters[figure.owner])
        exhaust(t, state.characters[figure.owner])
        return
    if figure.kind == "objective":
        other = hooks_of(state).partner(state, figure)
        yield from destroy(t, figure, by)
        if other is not None:
            yield from falls(t, other, by)
        return
    if t.events is not None:
        t.say(msg("say-dies", who=figure_name(figure)))
    yield from _dying(t, figure)
    if figure.at == NOWHERE:
        return
    if figure.kind == "summon":
        character = state.characters[figure.owner]
        active = next((active for active in character.active if active.card == figure.card), None)
        remove(t, figure)
        if active is not None and not any(f.card == active.card for f in on_map(state) if f.kind == "summon"):
            leave_active(t, character, active)
        return
    if figure.coin:
        state.map.coins[figure.at] = state.map.coins.get(figure.at, 0) + 1  # GH-ATTACK-14
    at = figure.at
    remove(t, figure)
    if state.notes.pop(f"disguised:{figure.id}", 0):
        _unmasked(t, at)
    killer = character_of(state, by) if by is not None else None
    if killer is not None and figure.kind == "monster":
        yield from _has_killed(t, killer, figure, clean=clean)
    note(state, f"killed:{figure.name}")
    if state.waiting:
        yield from dies(t, figure, at, leave_active)
    if figure.kind == "monster":
        yield from after_death(t, figure)
        yield from carry_out(t, hooks_of(state).killed(t, figure, at))
    if figure.kind == "monster" and "monster_killed" in occasions(state.scenario):
        yield from apply_special_rules(t, "monster_killed", monster=figure.name)


def _has_killed(t: Table, killer: Character, figure: Figure, *, clean: bool) -> Flow[None]:
    """Count a kill for its character; on their turn it may be worth something with what they wear."""
    state = t.state
    deeds = killer.deeds
    deeds.first_kills += not any(character.deeds.kills for character in state.characters)
    deeds.kills += 1
    deeds.elite_kills += figure.rank == "elite"
    deeds.clean_kills += clean
    deeds.overkills += figure.hp <= -4
    if state.company is not None:
        note(state, f"slain:{state.characters.index(killer)}:{figure.name}")
    if killer.items and state.turn is not None and state.turn.figure == killer.figure and figure.side != HEROES:
        play = Playing(figure_of(state, killer), owner=state.characters.index(killer))
        yield from offer_items(t, play, killer, Moment.YOU_KILL_ENEMY_ON_YOUR_TURN)


def _unmasked(t: Table, at: int) -> None:
    """Put the monster in place that a disguised one was, where that one fell."""
    state = t.state
    places = [place for room in plan_of(state.scenario).scenario.rooms for place in room.monsters if place.becomes]
    figure = put_monster(t, places[0].becomes, "boss", at)
    if figure is not None:
        t.say(msg("say-spawn", who=figure_name(figure)))
        if state.turn is not None:
            reveal_card(t, figure.name)
            state.turn.sudden.append(figure.name)


def _dying(t: Table, figure: Figure) -> Flow[None]:
    """Perform what a figure does when it dies, by the card of the round or as a summon."""
    if figure.kind == "summon":
        effect, play = SUMMONS[figure.name].dies, Playing(figure, owner=figure.owner)
        if effect is not None and BOOK.possible(t.state, play, effect):  # GH-COND-17
            yield from BOOK.do(t, play, effect)
    elif figure.dying:
        card = ABILITY[figure.dying]
        figure.dying = 0
        for part in getattr(card.effect, "parts", (card.effect,)):
            if isinstance(part, Dying):
                play = Playing(figure, by_rules=True)
                if BOOK.possible(t.state, play, part.effect):
                    yield from BOOK.do(t, play, part.effect)


def kill(t: Table, figure: Figure, by: Figure | None) -> Flow[None]:
    """Kill a figure without damage."""
    figure.hp = 0
    yield from falls(t, figure, by)


def _refuge(state: State) -> list[int]:
    """The hexes on which exhaustion does not lose the scenario."""
    found: list[int] = []
    for loss in plan_of(state.scenario).scenario.lose:
        if isinstance(loss, ExhaustedOffHexes | ExhaustedOffTile):
            found += refuge(state, loss)
    return found


def _too_soon(state: State, character: Character) -> bool:
    """Whether the exhaustion of a character loses the scenario now."""
    for loss in plan_of(state.scenario).scenario.lose:
        match loss:
            case AnyCharacterExhausted(active_from) if is_open(state, active_from["door_opened"]):
                return True
            case ExhaustedBeforeLoot(every) if not (goal_chests_looted(state) if every else 0 in character.treasures):
                return True
    return False


def leave(t: Table, number: int) -> None:
    """Take a character and their summons off the map for good, as the scenario asks for: not exhausted, but out."""
    state = t.state
    character = state.characters[number]
    t.say(msg("say-leaves", who=class_name(character.cls)))
    note(state, f"left:{number}")
    _taken_off(t, number)
    t.beat()


def _taken_off(t: Table, number: int) -> None:
    """End a character's part in the scenario: figure, summons and lasting effects go."""
    state = t.state
    character = state.characters[number]
    character.exhausted = True
    character.hp_left = max(0, figure_of(state, character).hp)
    for figure in list(state.figures.values()):
        if figure.owner == number:
            remove(t, figure)
    KEPT.end(t, owner=number)


def _dies_for_good(t: Table, character: Character) -> None:
    """Without hit points a character dies, whether or not it was exhausted before (GH-PERMA-01)."""
    number = t.state.characters.index(character)
    note(t.state, f"dead:{number}")
    t.say(msg("say-dies-for-good", who=class_name(character.cls)))
    if character.exhausted:
        _taken_off(t, number)


def _stays(state: State, character: Character) -> bool:
    """Whether an exhausted character remains on the map: with permanent death, while it is alive (GH-PERMA-02)."""
    permanent = state.company is not None and state.company.permanent_death
    return permanent and not state.notes.get(f"dead:{state.characters.index(character)}")


def exhaust(t: Table, character: Character) -> None:
    """Exhaust a character: all cards are lost, figure and summons are removed
    (GH-EXHAUST-03, GH-EXHAUST-07)."""
    state = t.state
    if character.exhausted:
        return
    character.exhausted = True
    t.say(msg("say-exhausted", who=class_name(character.cls)))
    for active in list(character.active):
        active.lost = True
        leave_active(t, character, active)
    leave_behind(t, character)
    if figure_of(state, character).at not in _refuge(state):
        note(state, "exhausted_off_hexes")
    if _too_soon(state, character):
        note(state, "exhausted_too_soon")
    for zone in (character.hand, character.played, character.discard):
        for card in list(zone.cards):
            t.move(card, zone, Pile() if is_given(card) else character.lost)
    if _stays(state, character):
        character.exhausted, character.initiative, character.second = True, 99, 99  # GH-PERMA-02, GH-PERMA-03
    else:
        _taken_off(t, state.characters.index(character))
    if all(other.exhausted for other in state.characters):
        judge(t)  # whatever dies later this turn comes too late (GH-OVER-02)
    t.beat()
