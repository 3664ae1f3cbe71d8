"""General Volkare: his deck, his army and its Level."""

from collections.abc import Callable

from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.content import SPELLS, deck_of
from emberhall.games.mage_knight.content.volkare import (
    COMBAT_LEVELS,
    LEAST,
    LEVELS,
    RACE_LEVELS,
    WAVERING,
    WOUNDS,
    army,
)
from emberhall.games.mage_knight.ground import PORTAL
from emberhall.games.mage_knight.rules.common import new_wound
from emberhall.games.mage_knight.rules.foes import token_left
from emberhall.games.mage_knight.rules.scenario import scenario_of
from emberhall.games.mage_knight.rules.scenarios.goals import end_game
from emberhall.games.mage_knight.state import DUMMY, Deed, EnemyToken, SkillToken, State, Table, Volkare
from emberhall.games.mage_knight.terms import PILES
from emberhall.kernel import NOWHERE, Deck, FaceDown, Flow, Pile, choose, confirm, msg


def general(state: State) -> Volkare:
    """The general."""
    assert state.volkare is not None
    return state.volkare


def make_volkare(t: Table, skills_of: Callable[[State, str], list[SkillToken]]) -> None:
    """His deck: Basic Actions of a hero who does not play, the competitive Spells, Wounds.

    MKX-RETURN-10, MKX-RETURN-15.
    """
    state = t.state
    scenario, setup, seats = scenario_of(state), state.setup, len(state.players)
    hero = t.pick(state.heroes_left)
    state.heroes_left.remove(hero)
    race = RACE_LEVELS.index(setup.race_level)
    cards = [Deed(card) for card in deck_of(hero)]
    cards += [Deed(card.id) for card in SPELLS if card.competitive]
    cards += [new_wound(state) for _ in range(WOUNDS[scenario.id][race])]
    deck = Deck(cards, pool="volkare")
    t.shuffle(deck)
    skills = Deck(skills_of(state, hero), pool="volkare")
    t.shuffle(skills)
    level = LEVELS[scenario.id][COMBAT_LEVELS.index(setup.combat_level)][seats - 1]
    state.volkare = Volkare(hero, deck, Pile(), skills, NOWHERE, level, muster=army(level))
    state.volkare.wavering = [""] * WAVERING[race][seats - 1]
    state.order.append(DUMMY)
    t.say(msg("say-volkare-level", level=level))


def besieging(volkare: Volkare) -> bool:
    """Whether he is at the gates of a city that heroes defend (MKX-RETURN-61)."""
    return volkare.losses >= 0


def troops(state: State) -> int:
    """How many tokens he leads."""
    return len(general(state).army) + len(general(state).muster)


def muster(t: Table) -> None:
    """The tokens of the army are laid out."""
    volkare = general(t.state)
    for pile in volkare.muster:
        if token_left(t, pile):
            _draw(t, pile)
    volkare.muster = []


def _draw(t: Table, pile: int) -> None:
    zone: FaceDown[EnemyToken] = FaceDown(pool=PILES[pile])
    t.draw(t.state.enemies[pile], zone)
    general(t.state).army.append(zone)


def reinforce(t: Table, pile: int) -> None:
    """A token joins the army, or is drawn with the others later."""
    volkare = general(t.state)
    if volkare.muster or not volkare.army:
        volkare.muster.append(pile)
    elif token_left(t, pile):
        _draw(t, pile)


def heroes_at(state: State, at: int) -> list[int]:
    """The heroes on a space, whose turn is nearest first (MKX-VDEF-03)."""
    now = state.turn_of
    order = state.order[now:] + state.order[:now]
    return [seat for seat in order if seat != DUMMY and state.players[seat].at == at]


def win(t: Table) -> None:
    """The heroes have lost (MKX-RETURN-79, MKX-RETURN-80, MKX-RETURN-82, MKX-QUEST-61)."""
    general(t.state).won = True
    if general(t.state).at == PORTAL:
        t.say(msg("say-volkare-leaves"))
    elif scenario_of(t.state).volkare == "return":
        t.say(msg("say-volkare-takes-city"))
    t.beat()
    end_game(t)


def adjust(t: Table) -> Flow[None]:
    """Change his Level by at most the number of players, if all agree; never below 4 (MKX-VOLK-09)."""
    state, volkare = t.state, general(t.state)
    first, *others = [seat for seat in state.order if seat != DUMMY]
    most = len(state.players)
    levels = [n for n in range(volkare.level - most, volkare.level + most + 1) if n >= LEAST]
    picks = [ch.VolkareLevel(n) for n in levels]
    pick: ch.VolkareLevel = yield from choose(first, msg("ask-adjust", n=volkare.level), picks, "MKX-ADJUST-01")
    if pick.n == volkare.level:
        return
    for seat in others:
        if not (yield from confirm(seat, msg("ask-adjust-agree", n=pick.n), "MKX-ADJUST-02")):
            return
    for zone in volkare.army:  # laid out, but not seen yet
        pile = PILES.index(zone.pool)
        t.move(zone.cards[0], zone, state.enemies[pile])
        t.shuffle(state.enemies[pile])
        volkare.muster.append(pile)
    volkare.army = []
    for pile in army(volkare.level):
        if pile in volkare.muster:
            volkare.muster.remove(pile)
    volkare.muster += army(pick.n)  # those who joined him stay
    volkare.level = pick.n
    t.say(msg("say-volkare-level", level=pick.n))
