"""Shades of Tezla: factions north and south, glades and graveyards to be freed, leaders in their lairs."""

from typing import ClassVar

import emberhall.games.mage_knight.terms as mk
from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.content import ENEMY, TILE, kind_of
from emberhall.games.mage_knight.ground import spaces
from emberhall.games.mage_knight.names import name
from emberhall.games.mage_knight.rules import leaders
from emberhall.games.mage_knight.rules.ambush import factions_of
from emberhall.games.mage_knight.rules.common import gain_fame, gain_reputation
from emberhall.games.mage_knight.rules.foes import WHEN_BEATEN, draw_enemy, in_stock, of_faction, token_left
from emberhall.games.mage_knight.rules.safe_spaces import LAIRS
from emberhall.games.mage_knight.rules.scenario import SPECIALS, Special, scenario_of
from emberhall.games.mage_knight.state import MK, Combat, Foe, MageKnightState, Placed, Player, TileCard
from emberhall.kernel import Option, msg


def _reward(t: MK, player: Player, foe: Foe) -> None:
    """A faction token for an enemy with the symbol of a faction, or a Fame more (MKX-FTOKEN-01, -07, -11)."""
    factions = t.state.factions
    word = ENEMY[kind_of(foe.token)].faction
    if factions is None or not word or foe.summoner >= 0:
        return
    if t.state.setup.faction_rewards == "fame":
        gain_fame(t, player, 1)
        return
    faction = mk.FACTIONS.index(word)
    stack, used = factions.stacks[faction], factions.used[faction]
    if not stack:
        stack.cards, used.cards = used.cards, []
        t.shuffle(stack)
    if stack:
        token = t.flip(stack)
        factions.items[t.state.players.index(player)].add(token)
        t.say(msg("say-gains-token", hero=name("hero", player.hero), token=name("token", token)))


WHEN_BEATEN.append(_reward)

NORTH, MIDDLE, SOUTH = 1, 0, -1


def zone(shape: str, a: int, b: int) -> int:
    """Whether a position is in the north, in the south or between (MKX-LIFE-06)."""
    n = a - b if shape == "wedge" else a
    return (n > 0) - (n < 0)


def random_faction(t: MK) -> int:
    """A die decides: gold, green and white are for the Elementalists (MKX-FACTION-05)."""
    return mk.ELEMENTALIST if t.below(6) in (mk.GOLD, mk.GREEN, mk.WHITE) else mk.DARK_CRUSADER


class Lairs(Special):
    """What all scenarios with leaders have in common."""

    #: The faction whose leader is in a lair.
    lords: ClassVar[dict[str, int]] = {"hidden_valley": mk.ELEMENTALIST, "necropolis": mk.DARK_CRUSADER}

    def placing(self, t: MK, placed: Placed) -> None:
        """The lair covers the city (MKX-LIFE-18, -19)."""
        hexes = TILE[placed.tile].hexes
        if TILE[placed.tile].kind == "city":
            for colour, site in scenario_of(t.state).covered:
                if mk.COLOURS.index(colour) in hexes[0].colours:
                    placed.city = next(number for number, cover in mk.COVERS.items() if cover == site)

    def revealed(self, t: MK, placed: Placed, player: Player | None) -> None:
        for at, shown in spaces(placed):
            if shown.site in LAIRS:
                leaders.appear(t, self.lords[shown.site], at)

    def entered(self, t: MK, player: Player, came_from: int, provoked: list[int]) -> bool:
        place = t.state.places.get(player.at)
        if place is None or place.site not in LAIRS or place.conquered:
            return False
        leaders.attack_leader(t, player, came_from, provoked)
        return True

    def actions(self, state: MageKnightState, player: Player, out: list[Option]) -> None:
        place = state.places.get(player.at)
        if place is not None and place.site in ("magical_glade", "graveyard") and (place.enemies or place.garrison):
            out.append(ch.ENTER)
        if len(state.players) > 1:
            leaders.together(state, player, out)

    def settled(self, t: MK, player: Player, combat: Combat) -> None:
        if combat.kind == leaders.ATTACKED and t.state.joint is None:
            self._freed(t, combat.at)

    def stormed(self, t: MK) -> bool:
        joint = t.state.joint
        assert joint is not None
        place = t.state.places.get(joint.at)
        if place is None or place.site not in LAIRS:
            return False
        self._freed(t, joint.at)
        leaders.all_back(t.state)
        return True

    def _freed(self, t: MK, at: int) -> None:
        if leaders.battle_over(t, at):
            t.state.places[at].conquered = True


class LifeAndDeath(Lairs):
    """Dark Crusaders in the north, Elementalists in the south (MKX-LIFE-02 to -19)."""

    def _faction(self, t: MK, placed: Placed) -> int:
        where = self._zone(t.state, placed.a, placed.b)
        return random_faction(t) if where == MIDDLE else mk.DARK_CRUSADER if where == NORTH else mk.ELEMENTALIST

    def _zone(self, state: MageKnightState, a: int, b: int) -> int:
        return zone(scenario_of(state).shape[len(state.players) - 1], a, b)

    def suits(self, state: MageKnightState, tile: TileCard, a: int, b: int) -> bool:
        """No green city in the north, no red one in the south."""
        entry = TILE.get(tile)
        if entry is None or entry.kind != "city":
            return True
        barred = {NORTH: mk.GREEN, SOUTH: mk.RED}.get(self._zone(state, a, b))
        return barred not in entry.hexes[0].colours

    def placing(self, t: MK, placed: Placed) -> None:
        super().placing(t, placed)
        if any(shown.site == "magical_glade" for _, shown in spaces(placed)):
            placed.graveyard = self._faction(t, placed) == mk.DARK_CRUSADER

    def rampaging_pile(self, t: MK, placed: Placed, pile: int) -> int:
        return of_faction(t.state, self._faction(t, placed), pile)

    def revealed(self, t: MK, placed: Placed, player: Player | None) -> None:
        """A green and a brown token on each glade or graveyard, face up."""
        super().revealed(t, placed, player)
        state = t.state
        for at, shown in spaces(placed):
            if shown.site in ("magical_glade", "graveyard"):
                faction = mk.DARK_CRUSADER if placed.graveyard else mk.ELEMENTALIST
                for pile in (mk.GREEN_PILE, mk.BROWN_PILE):
                    stock = in_stock(t, of_faction(state, faction, pile))
                    if token_left(t, stock):
                        state.places[at].enemies.add(draw_enemy(t, stock))
                if placed.graveyard:
                    factions_of(state).graveyards.append(at)

    def fought(self, t: MK, player: Player, combat: Combat) -> None:
        """A site freed: an Artifact for a glade, a Spell for a graveyard, Reputation +1 (MKX-LIFE-12, -13)."""
        if combat.kind in ("magical_glade", "graveyard") and t.state.places[combat.at].conquered:
            t.state.turn.rewards.append(("artifact" if combat.kind == "magical_glade" else "spell", 1))
            gain_reputation(t, player, 1)
            t.say(msg("say-site-freed", hero=name("hero", player.hero), site=name("site", combat.kind)))


SPECIALS["life"] = LifeAndDeath()
