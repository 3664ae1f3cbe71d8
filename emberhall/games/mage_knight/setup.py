"""Options and set-up: what goes together, the table and the players."""

from collections.abc import Sequence

from msgspec.structs import replace

from emberhall.games.mage_knight.content import (
    ADVANCED_ACTIONS,
    ARTIFACTS,
    ENEMIES,
    FACTION_TOKEN,
    HERO,
    RUINS,
    SCENARIO,
    SPELLS,
    TILE,
    TILES,
    UNIT,
    UNITS,
    kind_of,
    of_sets,
)
from emberhall.games.mage_knight.content.kinds import Enemy, Scenario
from emberhall.games.mage_knight.content.tiles import CAMP, STARTS
from emberhall.games.mage_knight.ground import centre
from emberhall.games.mage_knight.names import name
from emberhall.games.mage_knight.rules.between_rounds import deal_units, fill_source
from emberhall.games.mage_knight.rules.common import lay_out_advanced, lay_out_spells
from emberhall.games.mage_knight.rules.exploring import all_slots, deck_for, lay, stack
from emberhall.games.mage_knight.rules.phantoms import lay_out_phantoms
from emberhall.games.mage_knight.rules.scenario import agreed, by_players, players_of, scenario_of
from emberhall.games.mage_knight.rules.seals import lay_out_seals
from emberhall.games.mage_knight.rules.tactics import lay_out_tactics
from emberhall.games.mage_knight.rules.unpredictable_combats import lay_out_die
from emberhall.games.mage_knight.state import (
    Deed,
    EnemyToken,
    Factions,
    FactionToken,
    Leader,
    Player,
    RuinToken,
    Setup,
    Shield,
    State,
    Table,
    TileCard,
    UnitCard,
)
from emberhall.games.mage_knight.terms import COLOURS, FACTION_COLOURS, FACTIONS, PILES, POOLS, WHITE, faction_pile
from emberhall.kernel import ALL, Deck, FaceDown, Flow, Hand, Message, Pile, Rng, msg


def sides(wanted: Setup, seats: int) -> list[Sequence[int]]:
    """Who wins together: all, two teams (MK-TEAM-01), or nobody. Teams drawn at random are not known beforehand."""
    if SCENARIO[wanted.scenario].sides == "all":
        return [range(seats)]
    if wanted.teams == "seats":
        return [(0, 2), (1, 3)]
    return [(seat,) for seat in range(seats)]


def unfit(wanted: Setup, seats: int) -> Message | None:
    """Why the scenario does not fit this number of players or these options."""
    scenario = SCENARIO[wanted.scenario]
    if seats not in (players := players_of(wanted)):
        if scenario.more and seats == scenario.players[-1] + 1:
            return msg("unfit-more", n=seats)
        return msg("unfit-players", players=players, most=players[-1])
    if not wanted.dummy_player and not (seats == 1 and scenario.id == "first_reconnaissance"):
        return msg("unfit-dummy")
    if wanted.epic and not scenario.epic:
        return msg("unfit-epic")
    if wanted.teams != "no" and not (seats == 4 and (scenario.team_play or scenario.id == "conquer_and_hold")):
        return msg("unfit-teams")
    if wanted.team_cities != "four" and not (wanted.teams != "no" and scenario.id == "full_conquest"):
        return msg("unfit-team-cities")
    if scenario.covered and wanted.random_cities:
        return msg("unfit-tezla")
    if scenario.factions and wanted.faction_enemies == "instead":
        return msg("unfit-instead")
    if wanted.start_level > 1 and (scenario.start_level > 1 or wanted.starting_cards):
        return msg("unfit-start-level")
    tiles = wanted.countryside_tiles or wanted.core_tiles or wanted.city_tiles
    if (wanted.map_shape != "scenario" or tiles) and (scenario.id == "conquer_and_hold" or scenario.volkare):
        return msg("unfit-shape")
    if scenario.volkare and (wanted.random_cities or wanted.random_orientation):
        return msg("unfit-volkare")
    if wanted.offer_control and seats > 1:
        return msg("unfit-offer-control")
    restraints = (wanted.envy != "no") + (wanted.seals != "no") + wanted.phantoms  # MKX-LEAD-01
    if restraints and (seats == 1 or scenario.cooperative):
        return msg("unfit-envy")
    if restraints > 1:
        return msg("unfit-restraints")
    if wanted.adjust_level and not scenario.volkare:
        return msg("unfit-no-volkare")
    if wanted.volkares_camp != "no" and (scenario.city != "assault" or scenario.volkare or scenario.covered):
        return msg("unfit-camp")
    if (wanted.combat_level, wanted.race_level) != ("daring", "fair") and not scenario.volkare:
        return msg("unfit-no-volkare")
    if wanted.megalopolis or wanted.first_megalopolis:
        cities = agreed(wanted, seats).cities[seats - 1]
        if scenario.city != "assault" or cities > 3 or 1 in (wanted.megalopolis, wanted.first_megalopolis):
            return msg("unfit-megalopolis")
        if wanted.first_megalopolis and not (wanted.megalopolis and cities == 2):
            return msg("unfit-two-megalopolises")
    return None


def idle(wanted: Setup, seats: int) -> list[str]:
    """The options that make no difference in this scenario, or beside the others."""
    scenario = agreed(wanted, seats)
    tezla = "shades_of_tezla" in wanted.expansions or scenario.covered or wanted.ambush or wanted.pursuit
    matters = {
        "council_help": scenario.id == "blitz_cooperation",
        "lowest_counts": scenario.sides == "all" and seats > 1,
        "crowded_glades": scenario.id == "druid_nights",
        "open_tiles": scenario.special == "hold",
        "hero_combat": seats > 1,
        "interactive_spells": not scenario.cooperative,
        "competitive_skills": not scenario.cooperative,
        "start_influence": wanted.start_level > 1,
        "faction_enemies": tezla,
        "faction_rewards": tezla,
    }
    return [name for name, does in matters.items() if not does]


def setup(wanted: Setup, seats: int, rng: Rng) -> State:
    """Decks and stacks, before heroes are chosen (MK-GAME-03); then `table` lays out the rest."""
    of_legion = SCENARIO[wanted.scenario].volkare or wanted.volkares_camp != "no"
    if of_legion and "lost_legion" not in wanted.expansions:
        wanted = replace(wanted, expansions=("lost_legion", *wanted.expansions))
    of_tezla = SCENARIO[wanted.scenario].covered or wanted.ambush or wanted.pursuit
    if of_tezla and "shades_of_tezla" not in wanted.expansions:
        wanted = replace(wanted, expansions=(*wanted.expansions, "shades_of_tezla"))
    state = State(rng=rng, setup=wanted)
    state.players = [_player(seat) for seat in range(seats)]
    t: Table = Table(state, seats)
    scenario = scenario_of(state)
    state.order = rng.shuffled(range(seats))
    state.picking = list(state.order)
    state.heroes_left = [hero.id for hero in of_sets(HERO.values(), wanted.expansions)]
    state.night = wanted.day_and_night == "arrival_at_night"  # MK-OPTDAY-02
    state.nights = int(state.night)
    _cards(t, scenario)
    _tokens(t)
    if "shades_of_tezla" in wanted.expansions:
        _factions(t, scenario)
    _tiles(t, scenario)
    lay(t, TileCard(STARTS[scenario.shape[seats - 1]][0]), 0, 0)  # MK-SETUP-25
    _teams(t, scenario)
    lay_out_die(state)
    if wanted.seals != "no":
        lay_out_seals(t)
    if wanted.phantoms:
        lay_out_phantoms(t)
    return state


def table(t: Table) -> None:
    """The Source, the offers and the first tiles (MK-SETUP)."""
    state = t.state
    scenario = scenario_of(state)
    fill_source(t)
    if state.night:  # MK-OPTDAY-03
        while any(colour > WHITE for colour in state.source):
            state.source = [colour if colour <= WHITE else t.below(6) for colour in state.source]
    _offers(t, scenario)
    _first_tiles(t, scenario)


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
        dealt=Hand(pool="advanced", owner=seat),
        planned=Hand(pool="advanced", owner=seat),
    )


def _cards(t: Table, scenario: Scenario) -> None:
    """The decks of cards; cooperative and solo games leave out competitive Spells.

    MK-SETUP-05, MK-SETUP-07, MK-SETUP-08, MK-SETUP-10.
    """
    state = t.state
    expansions = state.setup.expansions
    state.advanced_deck = Deck(
        [
            Deed(card.id)
            for card in of_sets(ADVANCED_ACTIONS, expansions)
            if not scenario.simple_advanced or card.number <= 80  # MKW-SETUP-03
        ],
        pool="advanced",
    )
    friendly = scenario.cooperative or not state.setup.interactive_spells  # MKS-SOLO-10, MK-FRIEND-02
    state.spell_deck = Deck(
        [Deed(card.id) for card in of_sets(SPELLS, expansions) if not (friendly and card.competitive)], pool="spell"
    )
    state.artifact_deck = Deck([Deed(card.id) for card in of_sets(ARTIFACTS, expansions)], pool="artifact")
    for elite in (False, True):
        deck = [
            UnitCard(f"{unit.id}.{n}")
            for unit in of_sets(UNITS, expansions)
            if unit.elite == elite and not (scenario.no_city_units and unit.where == ("city",))
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


def _tokens(t: Table) -> None:
    """Enemy tokens by their backs, and ruin tokens (MK-SETUP-03, MKX-COMP-19)."""
    state = t.state
    expansions = state.setup.expansions
    by_pile: dict[int, list[EnemyToken]] = {pile: [] for pile in range(len(PILES))}
    for enemy in of_sets(ENEMIES, expansions):
        pile = _pile_of(enemy, scenario_of(state), state.setup)
        by_pile.setdefault(pile, []).extend(EnemyToken(f"{enemy.id}.{n}") for n in range(1, enemy.count + 1))
    by_pile.pop(_LEFT_OUT, None)
    for pile in range(len(POOLS) if scenario_of(state).factions else len(PILES)):
        deck = Deck(by_pile.get(pile, []), pool=POOLS[pile])
        t.shuffle(deck)
        state.enemies.append(deck)
        state.enemies_out.append(Pile())
    state.ruins = Deck([RuinToken(ruin.id) for ruin in of_sets(RUINS, expansions)])
    t.shuffle(state.ruins)


_LEFT_OUT = -1


def _pile_of(enemy: Enemy, scenario: Scenario, wanted: Setup) -> int:
    """The pile of an enemy's tokens: of its faction, or the common one, or none.

    MKX-FACTION-02, MKX-FACTION-03, MKX-FACTION-08, MKX-FACTION-09.
    """
    faction = FACTIONS.index(enemy.faction) if enemy.faction else -1
    if faction in scenario.factions:
        return faction_pile(faction, enemy.pile)
    if faction >= 0 and wanted.faction_enemies == "out":
        return _LEFT_OUT
    tezla = "shades_of_tezla" in wanted.expansions
    if faction < 0 and tezla and wanted.faction_enemies == "instead" and not scenario.factions:
        return _LEFT_OUT if enemy.pile in FACTION_COLOURS else enemy.pile
    return enemy.pile


def _factions(t: Table, scenario: Scenario) -> None:
    """The leaders at their starting Levels, the faction tokens in two stacks (MKX-LEADER-02, MKX-FTOKEN-02)."""
    stacks = []
    for faction, word in enumerate(FACTIONS):
        tokens = [kind for kind in FACTION_TOKEN.values() if kind.faction == faction]
        names = [FactionToken(f"{kind.id}.{n}") for kind in tokens for n in range(1, kind.copies + 1)]
        stack = Deck(names if t.state.setup.faction_rewards == "tokens" else [], pool=f"{word} tokens")
        t.shuffle(stack)
        stacks.append(stack)
    level = by_players(t.state, scenario.leader_level) if scenario.leaders else 0
    t.state.factions = Factions(
        [Leader(faction, level, level) for faction in scenario.leaders],
        stacks,
        [Pile(), Pile()],
        [Pile() for _ in t.state.players],
    )


def _tiles(t: Table, scenario: Scenario) -> None:
    """The stack of tiles; what is not picked stays in the box (MK-SETUP-20 to MK-SETUP-24)."""
    state = t.state
    by_kind: dict[str, list[TileCard]] = {"countryside": [], "core": [], "city": [], "start": []}
    for tile in of_sets(TILES, state.setup.expansions):
        if tile.kind != "camp":  # only where a scenario says so (MKX-COMP-18)
            by_kind[tile.kind].append(TileCard(tile.id))
    countryside, core, cities = (by_kind[kind] for kind in ("countryside", "core", "city"))
    if not scenario.sorted_tiles:
        state.rng.shuffle(countryside)
    state.rng.shuffle(core)
    state.rng.shuffle(cities)
    n = by_players(state, scenario.countryside)
    if scenario.glades:  # exactly this many of them have a glade
        glades = [tile for tile in countryside if _shows(tile, ("magical_glade",))]
        bare = [tile for tile in countryside if tile not in glades]
        k = min(n, by_players(state, scenario.glades))
        countryside = glades[:k] + bare[: n - k] + glades[k:] + bare[n - k :]
    if scenario.spared:
        countryside.sort(key=lambda tile: not _shows(tile, scenario.spared))
    if scenario.core_site:
        core.sort(key=lambda tile: not _shows(tile, scenario.core_site))
    core.sort(key=lambda tile: tile != scenario.core_tile)
    cities.sort(key=lambda tile: not any(_shows(tile, ("city",), colour) for colour in scenario.city_colours))
    cities.sort(key=lambda tile: not (scenario.city_colour and _shows(tile, ("city",), scenario.city_colour)))
    state.countryside = Deck(countryside[:n][::-1], pool="countryside")
    if scenario.sorted_tiles:  # everybody knows their order (MKS-RECON-07)
        state.countryside.known = dict.fromkeys(state.countryside.cards, ALL)
    elif scenario.spared or scenario.glades:
        t.shuffle(state.countryside)
    state.countryside_box = Deck(countryside[n:], pool="countryside")
    camp = TileCard("volkare_camp")
    if by_players(state, scenario.cities) > len(cities):  # it is the fifth city (MKX-RELIC-16, MKX-MORE-06)
        cities.append(camp)
    elif state.setup.volkares_camp in ("certain", "last"):  # MKX-CAMP-02, MKX-CAMP-03
        cities.insert(0, camp)
    elif state.setup.volkares_camp == "perhaps":  # MKX-CAMP-04
        cities.insert(state.rng.below(len(cities) + 1), camp)
    some, others = by_players(state, scenario.cities), by_players(state, scenario.core)
    state.core = Deck(cities[:some] + core[:others], pool="core")
    state.core_box = Deck(cities[some:] + core[others:], pool="core")
    for deck in (state.core, state.countryside_box, state.core_box):
        t.shuffle(deck)
    _known_tiles(state, scenario, camp)


def _known_tiles(state: State, scenario: Scenario, camp: TileCard) -> None:
    """What everybody knows of the Core tiles: which cities are in play, and which tile is the last."""
    if scenario.city_colours:
        state.core_box.pool = "core box"  # these cities are in play, as all know
    if camp in state.core and state.setup.volkares_camp != "perhaps":
        state.core_box.pool = "core box"  # the camp is in play, as all know
        if state.setup.volkares_camp == "last":  # below all others (MKX-CAMP-03)
            state.core.cards.sort(key=lambda tile: tile != camp)
            state.core.known = {camp: ALL}
    if scenario.volkare == "return":  # the city is the last tile, and all know it (MKX-RETURN-06)
        state.core.cards.sort(key=lambda tile: TILE[tile].kind != "city")
        state.core.pool = "core without cities"
        state.core.known = {tile: ALL for tile in state.core.cards if TILE[tile].kind == "city"}


def _shows(tile: TileCard, sites: tuple[str, ...], colour: str = "") -> bool:
    """Whether a tile has one of these sites (of this colour)."""
    return any(
        shown.site in sites and (not colour or COLOURS.index(colour) in shown.colours) for shown in TILE[tile].hexes
    )


def _teams(t: Table, scenario: Scenario) -> None:
    """Who plays together (MK-TEAM-01), and in One to Return whom each team has chosen, at random (MKS-RETURN-18)."""
    state = t.state
    seats = len(state.players)
    if scenario.sides == "all":
        state.teams = [0] * seats
    elif scenario.sides == "two":
        state.teams = [0, 1, 0, 1]
        if state.setup.teams == "random":
            state.rng.shuffle(state.teams)
        if scenario.scoring == "portal":
            for team in range(2):
                members = [seat for seat in range(seats) if state.teams[seat] == team]
                shields = t.state.rng.shuffled([Shield(f"shield.{seat}") for seat in members])
                lookers = sum(1 << seat for seat in members)
                pool = f"team {team}"
                state.chosen.append(FaceDown([shields[0]], pool=pool, lookers=lookers))
                state.unchosen.append(FaceDown([shields[1]], pool=pool, lookers=lookers))


def _first_tiles(t: Table, scenario: Scenario) -> None:
    """The tiles beside the starting tile (MK-SETUP-26, MK-SETUP-27, MK-SETUP-28)."""
    _, beside = STARTS[scenario.shape[len(t.state.players) - 1]]
    if scenario.volkare:
        camp = beside[0] if scenario.volkare == "return" else CAMP  # MKX-RETURN-05, MKX-QUEST-04
        lay(t, TileCard("volkare_camp"), *camp)
        if t.state.volkare is not None:
            t.state.volkare.at = centre(*camp)  # MKX-RETURN-16
        beside = tuple(place for place in beside if place != camp)
    for a, b in beside:
        deck, _ = stack(t.state)
        assert deck is not None
        lay(t, t.flip(deck), a, b)
    while scenario.special == "hold" and t.state.setup.open_tiles and (slots := all_slots(t.state)):  # MKS-HOLD-35
        lay(t, t.flip(deck_for(t.state, slots[0].a, slots[0].b)), slots[0].a, slots[0].b)


def _offers(t: Table, scenario: Scenario) -> None:
    """The offers (MK-SETUP-07, MK-SETUP-08, MK-SETUP-11); in First Reconnaissance some are laid out later."""
    state = t.state
    deal_units(t)
    while scenario.village_unit and not any("village" in UNIT[kind_of(unit)].where for unit in state.unit_offer):
        t.move_all(state.unit_offer, state.regular_deck)  # MKS-RECON-12
        t.shuffle(state.regular_deck)
        deal_units(t)
    if not scenario.offers_later:
        lay_out_advanced(t)
        lay_out_spells(t)


def begin(t: Table) -> Flow[None]:
    """All heroes are there: lay the table and choose the first Tactics."""
    scenario = t.state.setup.scenario
    t.say(msg("say-scenario", scenario=name("scenario", scenario), about=name("about", scenario)))
    table(t)
    t.say(msg("say-night" if t.state.night else "say-day", round=t.state.round))
    lay_out_tactics(t.state)
    yield from ()
