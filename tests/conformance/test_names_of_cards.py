"""Where the examination finds the name of a hidden card."""

import pytest

from emberhall.conformance.secrets import _within


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ({"card:march.1"}, {"march.1"}),
        ({"card:march.12", "forced march.1x"}, set()),
        ({"card:35"}, {"35"}),
        ({"goal-35", "figure:35"}, {"35"}),
        ({"figure:35", "hex:3,35", "35", "card-350"}, set()),
    ],
)
def test_a_number_is_a_card_where_it_is_called_one(words: set[str], found: set[str]) -> None:
    assert _within(words, {"march.1", "35"}) == found
