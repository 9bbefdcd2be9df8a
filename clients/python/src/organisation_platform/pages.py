"""Lists with cursors, as iterators."""

from collections.abc import AsyncIterator, Iterator
from typing import Any, TypeVar

from ._generated import AuthenticatedClient
from ._generated.models import FailureResponse
from .errors import UnreadableResponseError
from .shapes import AsyncOperation, Operation, Page, readable, unwrap

T = TypeVar("T")
#: A list with this many empty pages in a row is treated as endless.
MAX_EMPTY_PAGES = 100


def pages(
    client: AuthenticatedClient, operation: Operation[Page[T] | FailureResponse], *args: Any, **kwargs: Any
) -> Iterator[T]:
    """Every item of a list, page by page; `limit` is the page size."""
    empty = 0
    while True:
        with readable():
            page: Page[T] = unwrap(operation.sync(*args, client=client, **kwargs))
        yield from page.data
        following = page.pagination.next_cursor
        if following is None:
            return
        kwargs["cursor"] = _moved(kwargs.get("cursor"), following)
        empty = _empty_in_a_row(empty, page)


async def async_pages(
    client: AuthenticatedClient, operation: AsyncOperation[Page[T] | FailureResponse], *args: Any, **kwargs: Any
) -> AsyncIterator[T]:
    """Every item of a list, page by page; `limit` is the page size."""
    empty = 0
    while True:
        with readable():
            page: Page[T] = unwrap(await operation.asyncio(*args, client=client, **kwargs))
        for item in page.data:
            yield item
        following = page.pagination.next_cursor
        if following is None:
            return
        kwargs["cursor"] = _moved(kwargs.get("cursor"), following)
        empty = _empty_in_a_row(empty, page)


def _empty_in_a_row(before: int, page: Page[T]) -> int:
    empty = 0 if page.data else before + 1
    if empty > MAX_EMPTY_PAGES:
        raise UnreadableResponseError(f"a list with more than {MAX_EMPTY_PAGES} empty pages in a row")
    return empty


def _moved(before: object, following: object) -> str:
    """The next cursor; raises if it does not advance."""
    if not isinstance(following, str):
        raise UnreadableResponseError("a list whose cursor is not a string")
    if following == before:
        raise UnreadableResponseError("a list whose cursor does not advance")
    return following
