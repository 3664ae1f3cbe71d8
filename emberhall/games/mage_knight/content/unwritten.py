"""What is not written yet, by id: it is left out of decks and offers. Empty in the end."""

UNWRITTEN: frozenset[str] = frozenset(
    (
        "banner_of_glory",
        "banner_of_fear",
        "banner_of_protection",
        "banner_of_courage",
        "sword_of_justice",
        "horn_of_wrath",
        "endless_gem_pouch",
        "golden_grail",
        "book_of_wisdom",
        "amulet_of_the_sun",
        "amulet_of_darkness",
        "altem_mages",
    )
)
