"""Where this installation keeps its data."""

import os
from pathlib import Path


def data_dir() -> Path:
    """The folder for saved games and the hall's database: EMBERHALL_DATA_DIR, or the user's data directory."""
    if chosen := os.environ.get("EMBERHALL_DATA_DIR"):
        return Path(chosen)
    from platformdirs import user_data_path

    return user_data_path("emberhall", appauthor=False)


def cache_dir() -> Path:
    """The folder for what can be made again: within the chosen data folder, or the user's cache directory."""
    if chosen := os.environ.get("EMBERHALL_DATA_DIR"):
        return Path(chosen) / "cache"
    from platformdirs import user_cache_path

    return user_cache_path("emberhall", appauthor=False)
