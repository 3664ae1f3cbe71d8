"""Lessons: when one comes up, which is due, and what it points at."""

from msgspec.structs import replace

from emberhall.kernel import Ask, Lesson, Option, Scenery, comes_up, due, in_order, msg, pointed


class Walk(Option, frozen=True):
    """To a place."""

    to: str

    def key(self) -> str:
        return f"walk:{self.to}"

    def touches(self) -> tuple[str, ...]:
        return (f"place:{self.to}",)


class Rest(Option, frozen=True):
    """Touches nothing."""

    def key(self) -> str:
        return "rest"


NOW = Scenery(
    Ask(1, msg("ask-day"), [Walk("inn"), Walk("ford"), Rest()]),
    frozenset({"place:inn", "place:ford", "hand:0", "hand:1"}),
    frozenset({"say-night"}),
)
MOVE = Lesson("move", ("option:walk:*",), ("R-1",), asks=("ask-day",))


def test_a_lesson_comes_up_when_all_it_waits_for_is_there() -> None:
    assert comes_up(MOVE, NOW)
    assert comes_up(replace(MOVE, offers=("walk:inn", "swim:*"), told=("say-night",), shows=("hand:{seat}",)), NOW)
    for missing in (
        replace(MOVE, asks=("ask-night",)),
        replace(MOVE, offers=("swim:*",)),
        replace(MOVE, told=("say-day",)),
        replace(MOVE, shows=("dragon:*",)),
        replace(MOVE, points=("dragon:*",)),
    ):
        assert not comes_up(missing, NOW)


def test_it_points_at_elements_and_options() -> None:
    assert pointed(MOVE, NOW) == ["place:inn", "place:ford"]
    assert pointed(replace(MOVE, points=("hand:{seat}", "option:rest", "place:f*")), NOW) == [
        "hand:1", "option:rest", "place:ford",
    ]  # fmt: skip


def test_the_first_unknown_lesson_whose_time_has_come_is_due() -> None:
    rest = Lesson("rest", ("option:rest",), ("R-2",), after=("move",))
    assert due((rest, MOVE), (), NOW) is MOVE
    assert due((rest, MOVE), ("move",), NOW) is rest
    assert due((rest, MOVE), ("move", "rest"), NOW) is None
    assert in_order((rest, MOVE)) == ["move", "rest"]
    assert in_order((rest, replace(MOVE, after=("rest",)))) == []
