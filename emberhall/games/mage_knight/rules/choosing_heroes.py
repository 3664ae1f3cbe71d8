"""Choosing heroes: each player takes one, and the dummy player or Volkare what is left."""

from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.content import (
    HERO,
    SKILLS,
    deck_of,
)
from emberhall.games.mage_knight.content.tracks import row_of
from emberhall.games.mage_knight.names import name
from emberhall.games.mage_knight.rules.auction import bid_for_hero, contested
from emberhall.games.mage_knight.rules.deck_building import deal_advanced
from emberhall.games.mage_knight.rules.scenario import scenario_of
from emberhall.games.mage_knight.rules.start_level import begin_growing
from emberhall.games.mage_knight.rules.volkare import make_volkare
from emberhall.games.mage_knight.state import (
    DUMMY,
    Deed,
    Dummy,
    Player,
    SkillToken,
    State,
    Table,
)
from emberhall.kernel import NOBODY, Deck, Flow, Pile, choose, msg


def heroes(t: Table) -> Flow[None]:
    """Each player takes a hero (MK-GAME-03); then they are made ready, and the table is laid."""
    state = t.state
    if not state.picking:
        _dummy(t)
        if scenario_of(state).start_level > 1:
            begin_growing(state)
        elif state.setup.starting_cards:
            deal_advanced(t)
        else:
            state.phase = "table"
        return
    if state.auction is not None:
        seat, hero = (yield from bid_for_hero(t)) or (NOBODY, "")
        if not hero:
            return
    else:
        seat = state.picking[0]
        if state.setup.heroes == "random":
            hero = t.pick(state.heroes_left)
        else:
            picks = [ch.TakeHero(hero) for hero in state.heroes_left]
            hero = (yield from choose(seat, msg("ask-hero"), picks, "MK-GAME-03")).hero
        if state.setup.heroes == "auction":
            contested(state, hero)
            return
    state.picking.remove(seat)
    state.heroes_left.remove(hero)
    t.say(msg("say-hero", hero=name("hero", hero)))
    _ready(t, state.players[seat], hero)


def skills_of(state: State, hero: str) -> list[SkillToken]:
    """The Skill tokens in use: one of the two interactive ones is left out (MKW-SETUP-15), or both (MK-FRIEND-03)."""
    left_out = ["competitive" if scenario_of(state).cooperative else "cooperative"]
    if not state.setup.competitive_skills:
        left_out.append("competitive")
    return [SkillToken(skill.id) for skill in SKILLS if skill.hero == hero and skill.variant not in left_out]


def _ready(t: Table, player: Player, hero: str) -> None:
    """Deed deck, Skills and hand (MK-PLAYER-08, MK-PLAYER-09, MK-PLAYER-13)."""
    state = t.state
    player.hero = hero
    if scenario_of(state).head_start:
        player.fame += 1  # MKS-BLITZ-10
        player.reputation += 2  # MKS-BLITZ-12
    player.reputation -= {"no": 0, "rampage": 2, "more_rampage": 4}[state.setup.rampage]  # MK-RAMP-01, MK-RAMP-09
    player.level = row_of(player.fame)
    player.deck.cards = [Deed(card) for card in deck_of(hero)]
    t.shuffle(player.deck)
    player.stack.cards = skills_of(state, hero)
    t.shuffle(player.stack)
    t.deal(player.deck, player.hand, 5)


def _dummy(t: Table) -> None:
    """The dummy player takes a random hero (MK-DUMMY-02 to MK-DUMMY-06), or Volkare comes."""
    state = t.state
    if scenario_of(state).volkare:
        make_volkare(t, skills_of)
        return
    if not scenario_of(state).dummy:
        return
    hero = t.pick(state.heroes_left)
    state.heroes_left.remove(hero)
    deck = Deck([Deed(card) for card in deck_of(hero)], pool="dummy")
    t.shuffle(deck)
    skills = Deck(skills_of(state, hero), pool="dummy")
    t.shuffle(skills)
    state.dummy = Dummy(hero, deck, Pile(), skills)
    for colour in HERO[hero].crystals:
        state.dummy.crystals[colour] += 1
    state.order.append(DUMMY)
    t.say(msg("say-dummy-hero", hero=name("hero", hero)))
