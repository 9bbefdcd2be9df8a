"""Lists as iterators, page by page: with cursors, with offsets, or with positions of events."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from ..errors import UnreadableResponseError
from ..http.shapes import Page, position_in

T = TypeVar("T")
#: A list with this many empty pages in a row is treated as endless.
MAX_EMPTY_PAGES = 100
#: The field of a page with the position of the next one, and the parameter that takes it.
_POSITIONS: Mapping[str, str] = {"next_cursor": "cursor", "next_after": "after"}


class Pager:
    """The position in a list."""

    def __init__(self, arguments: Mapping[str, Any]) -> None:
        #: The arguments of the next page.
        self.arguments = dict(arguments)
        self._empty = 0

    def items(self, page: Page[T]) -> Sequence[T]:
        """The items of a page. Raises TypeError if the operation does not return pages."""
        if not hasattr(page, "pagination"):
            raise TypeError(f"operation: expected a list with pages, which returned {type(page).__name__}")
        return page.data

    def advance(self, page: Page[Any]) -> bool:
        """Move to the page after this one; False if there is none. Raises UnreadableResponseError without progress."""
        following = page.pagination
        if not following.has_more:
            return False
        for field, parameter in _POSITIONS.items():
            if hasattr(following, field):
                self.arguments[parameter] = _moved(self.arguments.get(parameter), getattr(following, field))
                self._count(page)
                return True
        if not page.data:
            raise UnreadableResponseError("a list whose offset does not advance")
        self.arguments["offset"] = self.arguments.get("offset", 0) + len(page.data)
        return True

    def _count(self, page: Page[Any]) -> None:
        self._empty = 0 if page.data else self._empty + 1
        if self._empty > MAX_EMPTY_PAGES:
            raise UnreadableResponseError(f"a list with more than {MAX_EMPTY_PAGES} empty pages in a row")


def _moved(before: object, following: object) -> str:
    """The next position; raises if it does not advance."""
    found = position_in(following)
    if found == before:
        raise UnreadableResponseError("a list whose cursor does not advance")
    return found
