"""Effects as values: nodes that decode from data, a book with what each does and how it reads, and what lasts."""

from .book import Book, PickEffect
from .changes import Changing, each_of, end_all, first_of, lasts, sum_of, use_up
from .check import announced, gaps, silent, trees
from .combinators import AllOf, Choose, EitherOf, ForEach, If, May, NotSo, Then
from .decode import BadContent, Words, plain
from .lasting import ByRule, Keeping, Lasting, Lasts, Listener, Listening, Waiting
from .nodes import Amount, Effect, Group, Node, Number, Test, nodes_of, walk

__all__ = [
    "AllOf",
    "Amount",
    "BadContent",
    "Book",
    "ByRule",
    "Changing",
    "Choose",
    "Effect",
    "EitherOf",
    "ForEach",
    "Group",
    "If",
    "Keeping",
    "Lasting",
    "Lasts",
    "Listener",
    "Listening",
    "May",
    "Node",
    "NotSo",
    "Number",
    "PickEffect",
    "Test",
    "Then",
    "Waiting",
    "Words",
    "announced",
    "each_of",
    "end_all",
    "first_of",
    "gaps",
    "lasts",
    "nodes_of",
    "plain",
    "silent",
    "sum_of",
    "trees",
    "use_up",
    "walk",
]
