"""Site description cards."""

from emberhall.games.mage_knight.content.kinds import Site
from emberhall.games.mage_knight.terms import BROWN_PILE, GRAY_PILE, RED_PILE, VIOLET_PILE

SITES: tuple[Site, ...] = (
    Site(id="village", place="inhabited", heal=3),
    Site(id="monastery", place="inhabited", heal=2, conqueror=True),
    Site(id="keep", place="fortified", garrison=(GRAY_PILE,), conqueror=True),
    Site(
        id="mage_tower",
        place="fortified",
        garrison=(VIOLET_PILE,),
        reward=(("spell", 1),),
        conqueror=True,
    ),
    Site(id="city", place="fortified", shared=True),
    Site(id="quarter", place="fortified", shared=True),  # the second part of a Megalopolis
    Site(
        id="monster_den",
        place="adventure",
        enemies=(BROWN_PILE,),
        stays=True,
        reward=(("random_crystal", 2),),
    ),
    Site(
        id="spawning_grounds",
        place="adventure",
        enemies=(BROWN_PILE, BROWN_PILE),
        stays=True,
        refills=True,
        reward=(("artifact", 1), ("random_crystal", 3)),
    ),
    Site(
        id="dungeon",
        place="adventure",
        enemies=(BROWN_PILE,),
        units=False,
        underground=True,
        reward=(("spell_or_artifact", 1),),
        again=True,
    ),
    Site(
        id="tomb",
        place="adventure",
        enemies=(RED_PILE,),
        units=False,
        underground=True,
        reward=(("spell", 1), ("artifact", 1)),
        again=True,
    ),
    Site(id="ancient_ruins", place="adventure", stays=True),
    Site(id="mine", place="other", stays=True, underground=True),  # with enemies only in Mines Liberation
    Site(id="magical_glade", place="other", stays=True),  # with enemies only in Life and Death
    Site(id="portal", place="other", shared=True),
    Site(
        id="maze",
        place="adventure",
        enemies=(BROWN_PILE,),
        paths=((2, (("crystals", 2),)), (4, (("spell", 1),)), (6, (("artifact", 1),))),
        set="lost_legion",
    ),
    Site(
        id="labyrinth",
        place="adventure",
        enemies=(RED_PILE,),
        paths=(
            (2, (("crystals", 2), ("advanced_action", 1))),
            (4, (("spell", 1), ("advanced_action", 1))),
            (6, (("artifact", 1), ("advanced_action", 1))),
        ),
        set="lost_legion",
    ),
    Site(id="deep_mine", place="other", set="lost_legion"),
    Site(id="refugee_camp", place="inhabited", set="lost_legion"),
    Site(id="volkare_camp", place="other", set="lost_legion"),
    Site(id="camp", place="fortified", shared=True, set="lost_legion"),  # Volkare's camp in place of a city
    Site(id="graveyard", place="other", stays=True, dark=True, set="shades_of_tezla"),
    Site(id="necropolis", place="other", dark=True, set="shades_of_tezla"),
    Site(id="hidden_valley", place="other", set="shades_of_tezla"),
    Site(id="ruined_city", place="other", garrison=(RED_PILE,), set="shades_of_tezla"),
)

#: Burning a monastery (MK-COMBAT-08, MK-COMBAT-31, MK-RESULT-15).
BURNING = Site(id="burning", place="adventure", enemies=(VIOLET_PILE,), units=False, reward=(("artifact", 1),))
