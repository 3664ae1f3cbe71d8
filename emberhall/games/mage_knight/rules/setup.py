"""Setting up the table and the players."""

import emberhall.games.mage_knight.terms as mk
from emberhall.games.mage_knight.content import (
    ADVANCED_ACTIONS,
    ARTIFACTS,
    ENEMIES,
    HERO,
    RUINS,
    SKILLS,
    SPELLS,
    TILES,
    UNIT,
    UNITS,
    deck_of,
    kind_of,
    playable,
)
from emberhall.games.mage_knight.content.kinds import Scenario
from emberhall.games.mage_knight.content.tiles import STARTS
from emberhall.games.mage_knight.content.tracks import level_of as level_for
from emberhall.games.mage_knight.names import name
from emberhall.games.mage_knight.rules import rounds, tactics
from emberhall.games.mage_knight.rules.common import MK, by_players, lay_out_advanced, lay_out_spells, scenario_of
from emberhall.games.mage_knight.rules.exploring import lay, stack
from emberhall.games.mage_knight.rules.mana import roll_source
from emberhall.games.mage_knight.state import (
    DUMMY,
    Deed,
    Dummy,
    EnemyToken,
    MageKnightState,
    Options,
    Player,
    RuinToken,
    SkillToken,
    TileCard,
    UnitCard,
)
from emberhall.kernel import ALL, Deck, Flow, Hand, Pile, Rng, Table, choose, msg

SETS = ("base",)


def setup(options: Options, seats: int, rng: Rng) -> MageKnightState:
    """The table before heroes are chosen."""
    state = MageKnightState(rng=rng, options=options)
    state.players = [_player(seat) for seat in range(seats)]
    t: MK = Table(state, seats)
    scenario = scenario_of(state)
    state.order = rng.shuffled(range(seats))
    state.picking = list(state.order)
    state.heroes_left = list(HERO)
    _cards(t, scenario)
    _tokens(t)
    _tiles(t, scenario)
    state.source = roll_source(t, seats + 2)
    _offers(t, scenario)
    _first_tiles(t, scenario)
    return state


def _player(seat: int) -> Player:
    pool = f"hero {seat}"
    return Player(
        "",
        Deck(pool=pool),
        Hand(pool=pool, owner=seat),
        Pile(),
        Pile(),
        Pile(),
        Deck(pool=pool),
        Deck(pool=pool),
    )


def _cards(t: MK, scenario: Scenario) -> None:
    """The decks of cards (MK-SETUP-05, -07, -08, -10); cooperative and solo games leave out competitive Spells."""
    state = t.state
    state.advanced_deck = Deck(
        [
            Deed(card.id)
            for card in playable(ADVANCED_ACTIONS)
            if not scenario.simple_advanced or card.number <= 80  # MKW-SETUP-03
        ],
        pool="advanced",
    )
    cooperative = scenario.cooperative or len(state.players) == 1
    state.spell_deck = Deck(
        [Deed(card.id) for card in playable(SPELLS) if not (cooperative and card.competitive)], pool="spell"
    )
    state.artifact_deck = Deck([Deed(card.id) for card in playable(ARTIFACTS)], pool="artifact")
    for elite in (False, True):
        deck = [
            UnitCard(f"{unit.id}.{n}")
            for unit in playable(UNITS)
            if unit.elite == elite
            for n in range(1, unit.copies + 1)
        ]
        if elite:
            state.elite_deck = Deck(deck, pool="elite")
        else:
            state.regular_deck = Deck(deck, pool="regular")
    for shuffled in (state.advanced_deck, state.spell_deck, state.artifact_deck):
        t.shuffle(shuffled)
    t.shuffle(state.regular_deck)
    t.shuffle(state.elite_deck)


def _tokens(t: MK) -> None:
    """Enemy tokens by their backs, and ruin tokens (MK-SETUP-03)."""
    state = t.state
    for pile, colour in enumerate(mk.PILES):
        deck = Deck(
            [
                EnemyToken(f"{enemy.id}.{n}")
                for enemy in ENEMIES
                if enemy.pile == pile and enemy.set in SETS
                for n in range(1, enemy.count + 1)
            ],
            pool=colour,
        )
        t.shuffle(deck)
        state.enemies.append(deck)
        state.enemies_out.append(Pile())
    state.ruins = Deck([RuinToken(ruin.id) for ruin in RUINS if ruin.set in SETS])
    t.shuffle(state.ruins)


def _tiles(t: MK, scenario: Scenario) -> None:
    """The stack of tiles; what is not picked stays in the box (MK-SETUP-20 to -24)."""
    state = t.state
    by_kind: dict[str, list[TileCard]] = {"countryside": [], "core": [], "city": [], "start": []}
    for tile in TILES:
        by_kind[tile.kind].append(TileCard(tile.id))
    countryside, core, cities = (by_kind[kind] for kind in ("countryside", "core", "city"))
    if not scenario.sorted_tiles:
        state.rng.shuffle(countryside)
    state.rng.shuffle(core)
    state.rng.shuffle(cities)
    n = by_players(state, scenario.countryside)
    state.countryside = Deck(countryside[:n][::-1], pool="countryside")
    if scenario.sorted_tiles:  # everybody knows their order (MKS-RECON-07)
        state.countryside.known = dict.fromkeys(state.countryside.cards, ALL)
    state.countryside_box = Deck(countryside[n:], pool="countryside")
    some, others = by_players(state, scenario.cities), by_players(state, scenario.core)
    state.core = Deck(cities[:some] + core[:others], pool="core")
    state.core_box = Deck(cities[some:] + core[others:], pool="core")
    for deck in (state.core, state.countryside_box, state.core_box):
        t.shuffle(deck)
    if scenario.sorted_tiles:
        state.countryside_box.known = dict.fromkeys(state.countryside_box.cards, ALL)


def _first_tiles(t: MK, scenario: Scenario) -> None:
    """The starting tile and the tiles beside it (MK-SETUP-25 to -28)."""
    start, beside = STARTS[scenario.shape[len(t.state.players) - 1]]
    lay(t, TileCard(start), 0, 0)
    for a, b in beside:
        deck, _ = stack(t.state)
        assert deck is not None
        lay(t, t.flip(deck), a, b)


def _offers(t: MK, scenario: Scenario) -> None:
    """The offers (MK-SETUP-07, -08, -11); in First Reconnaissance some are laid out later."""
    state = t.state
    rounds.deal_units(t)
    while scenario.village_unit and not any("village" in UNIT[kind_of(unit)].where for unit in state.unit_offer):
        for unit in tuple(state.unit_offer):  # MKS-RECON-12
            t.move(unit, state.unit_offer, state.regular_deck)
        t.shuffle(state.regular_deck)
        rounds.deal_units(t)
    if not scenario.offers_later:
        lay_out_advanced(t)
        lay_out_spells(t)


# heroes


def heroes(t: MK) -> Flow[None]:
    """Each player takes a hero (MK-GAME-03); then they are made ready."""
    state = t.state
    if not state.picking:
        _dummy(t)
        tactics.lay_out(state)
        return
    seat = state.picking[0]
    if state.options.heroes == "random":
        hero = t.pick(state.heroes_left)
    else:
        hero = (yield from choose(seat, msg("prompt-hero"), rounds.first_picks(state), "MK-GAME-03")).hero
    state.picking.pop(0)
    state.heroes_left.remove(hero)
    t.say(msg("story-hero", hero=name("hero", hero)))
    _ready(t, state.players[seat], hero)


def skills_of(state: MageKnightState, hero: str) -> list[SkillToken]:
    """The Skill tokens in use: one of the two interactive ones is left out (MKW-SETUP-15)."""
    left_out = "competitive" if scenario_of(state).cooperative or len(state.players) == 1 else "cooperative"
    return [SkillToken(skill.id) for skill in playable(SKILLS) if skill.hero == hero and skill.variant != left_out]


def _ready(t: MK, player: Player, hero: str) -> None:
    """Deed deck, Skills and hand (MK-PLAYER-08, -09, -13)."""
    player.hero = hero
    player.level = level_for(player.fame)
    player.deck.cards = [Deed(card) for card in deck_of(hero)]
    t.shuffle(player.deck)
    player.stack.cards = skills_of(t.state, hero)
    t.shuffle(player.stack)
    for _ in range(5):
        t.draw(player.deck, player.hand)


def _dummy(t: MK) -> None:
    """The dummy player takes a random hero (MK-DUMMY-02 to -06)."""
    state = t.state
    scenario = scenario_of(state)
    if not scenario.dummy and not (len(state.players) == 1 and state.options.dummy_player):
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
    t.say(msg("story-dummy-hero", hero=name("hero", hero)))
