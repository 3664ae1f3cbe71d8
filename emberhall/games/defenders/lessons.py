"""The first game: which ideas it teaches, when each comes up, and what it points at."""

from emberhall.kernel import Guide, Lesson

LESSONS = (
    Lesson("goal", ("general:*",), ("DR-AIM-03", "DR-AIM-04"), asks=("ask-action",)),
    Lesson("actions", ("player:{seat}",), ("DR-TURN-03", "DR-TURN-05"), asks=("ask-action",), after=("goal",)),
    Lesson("walk", ("option:walk:*",), ("DR-MOVE-01",), asks=("ask-action",), offers=("walk:*",), after=("actions",)),
    Lesson(
        "minions",
        ("minion:*",),
        ("DR-OVER-01", "DR-OVER-02"),
        asks=("ask-action",),
        shows=("minion:*",),
        after=("walk",),
    ),
    Lesson(
        "attack",
        ("option:attack",),
        ("DR-FIGHT-01", "DR-FIGHT-04"),
        asks=("ask-action",),
        offers=("attack",),
        after=("minions",),
    ),
    Lesson(
        "wounds",
        ("option:end_day",),
        ("DR-WOUND-01", "DR-WOUND-02"),
        asks=("ask-action",),
        offers=("attack",),
        after=("attack",),
    ),
    Lesson("cards", ("hand:{seat}",), ("DR-HCARD-01", "DR-HCARD-06"), asks=("ask-action",), after=("walk",)),
    Lesson(
        "ride",
        ("option:ride:*", "option:fly:*"),
        ("DR-MOVE-02", "DR-MOVE-03"),
        asks=("ask-action",),
        offers=("ride:*", "fly:*"),
        after=("cards",),
    ),
    Lesson(
        "gate",
        ("option:gate:*",),
        ("DR-MOVE-05", "DR-MOVE-06"),
        asks=("ask-action",),
        offers=("gate:*",),
        after=("cards",),
    ),
    Lesson("quest", ("quest:*",), ("DR-QUEST-01", "DR-QUEST-06"), asks=("ask-action",), after=("cards",)),
    Lesson(
        "night",
        ("darkness-deck", "darkness-discard"),
        ("DR-NIGHT-02", "DR-NIGHT-03"),
        told=("say-darkness-drawn",),
        after=("walk",),
    ),
    Lesson("march", ("general:*",), ("DR-NIGHT-06", "DR-NIGHT-11"), told=("say-general-moved",), after=("night",)),
    Lesson(
        "overrun", ("crystal:*",), ("DR-OVER-02", "DR-OVER-03", "DR-AIM-06"), told=("say-overrun",), after=("minions",)
    ),
    Lesson(
        "heal-land",
        ("option:heal_land:*",),
        ("DR-LAND-01", "DR-LAND-05"),
        asks=("ask-action",),
        offers=("heal_land:*",),
    ),
    Lesson(
        "rumors",
        ("option:rumors:*",),
        ("DR-RUMOR-02", "DR-RUMOR-03"),
        asks=("ask-action",),
        offers=("rumors:*",),
        after=("cards",),
    ),
    Lesson(
        "heal", ("option:heal",), ("DR-HEAL-01", "DR-HEAL-02", "DR-HEAL-03"), asks=("ask-action",), offers=("heal",)
    ),
    Lesson(
        "special",
        ("option:play:*", "option:use:*"),
        ("DR-HCARD-07", "DR-HCARD-08"),
        offers=("play:*", "use:*"),
        after=("cards",),
    ),
    Lesson(
        "confer", ("option:confer",), ("DR-HCARD-07",), asks=("ask-action",), offers=("confer",), after=("special",)
    ),
    Lesson(
        "general",
        ("general-panel:*",),
        ("DR-BATTLE-01", "DR-BATTLE-09"),
        asks=("ask-action",),
        after=("cards", "night"),
    ),
    Lesson(
        "battle",
        ("option:commit:*", "option:all"),
        ("DR-BATTLE-05", "DR-BATTLE-13", "DR-GROUP-06"),
        asks=("ask-commit",),
    ),
    Lesson("discard", ("option:discard:*",), ("DR-EVENING-02",), asks=("ask-discard",)),
)

#: Two heroes, a bot beside you, up to the first General who falls.
GUIDE = Guide({}, ("me", "heuristic"), "lantern", LESSONS, ends={"say-general-slain": 1})
