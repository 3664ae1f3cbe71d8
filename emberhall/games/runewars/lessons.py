"""The first game: which ideas it teaches, when each comes up, and what it points at."""

from emberhall.kernel import Guide, Lesson

LESSONS = (
    Lesson("runes", ("option:pick_area:*",), ("RW-MAP-17", "RW-MAP-19"), asks=("ask-place-rune",)),
    Lesson("home", ("option:pick_area:*",), ("RW-SETUP-11",), asks=("ask-first-stronghold",)),
    Lesson("army", ("option:place_unit:*",), ("RW-SETUP-13", "RW-LIMIT-01"), asks=("ask-first-units",)),
    Lesson("hero", ("option:pick_area:*",), ("RW-SETUP-16",), asks=("ask-hero-area",)),
    Lesson("year", ("season",), ("RW-SEASON-01", "RW-SEASON-04"), asks=("ask-order",)),
    Lesson("order", ("option:play_order:*",), ("RW-ORDER-01", "RW-ORDER-05"), asks=("ask-order",), after=("year",)),
    Lesson(
        "supremacy",
        ("orders:{seat}",),
        ("RW-ORDER-08", "RW-ORDER-10"),
        asks=("ask-order",),
        shows=("orders:{seat}",),
        after=("order",),
    ),
    Lesson(
        "dials",
        ("dial:{seat}.*",),
        ("RW-DIAL-01", "RW-DIAL-08"),
        asks=("ask-recruit", "ask-raise", "ask-order"),
        shows=("dial:{seat}.*",),
        after=("order",),
    ),
    Lesson(
        "recruit", ("option:pick_dial:*",), ("RW-RECRUIT-01", "RW-RECRUIT-03", "RW-RECRUIT-07"), asks=("ask-recruit",)
    ),
    Lesson("activate", ("option:pick_area:*",), ("RW-ACT-01", "RW-ACT-02"), asks=("ask-activate",)),
    Lesson(
        "march",
        ("option:move_unit:*", "option:move_all:*", "option:bring_hero:*", "option:done"),
        ("RW-ACT-03", "RW-ACT-07"),
        asks=("ask-march",),
    ),
    Lesson("neutrals", ("option:fight", "option:parley"), ("RW-DIPLO-01", "RW-DIPLO-02"), asks=("ask-meet",)),
    Lesson(
        "battle",
        ("battle",),
        ("RW-BATTLE-12", "RW-BATTLE-19", "RW-FATE-01"),
        asks=("ask-muster", "ask-battle-start", "ask-before-draw", "ask-damage"),
        shows=("battle",),
    ),
    Lesson("quests", ("hero:*",), ("RW-QPHASE-03", "RW-QPHASE-07"), asks=("ask-quests",)),
    Lesson("errand", ("option:try_quest:*",), ("RW-QPHASE-09",), offers=("try_quest:*",), after=("quests",)),
    Lesson("harvest-time", ("option:take_influence", "option:take_tactics"), ("RW-AUTUMN-02",), asks=("ask-fall",)),
    Lesson("winter", ("option:lose_unit:*",), ("RW-WINTER-01", "RW-WINTER-05"), asks=("ask-starve",)),
    Lesson("bid", ("option:bid_influence:*",), ("RW-BID-04", "RW-BID-06"), asks=("ask-bid",)),
    Lesson("build", ("option:pick_area:*",), ("RW-FORTIFY-02",), asks=("ask-build",)),
    Lesson("tactics", ("option:play_tactics:*",), ("RW-TACT-03", "RW-TACT-05"), offers=("play_tactics:*",)),
)

#: A year against a bot: four seasons, and the spring that follows.
GUIDE = Guide({}, ("me", "greedy"), "lantern", LESSONS, ends={"say-season": 5})
