"""The nodes that cards are made of."""

from .acts import *  # noqa: F403
from .bonuses import *  # noqa: F403
from .whom import *  # noqa: F403
