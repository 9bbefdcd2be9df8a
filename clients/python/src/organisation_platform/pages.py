"""Lists with cursors, as iterators."""

from collections.abc import AsyncIterator, Iterator
from typing import Any, TypeVar

from ._generated import AuthenticatedClient
from ._generated.models import FailureResponse
from .errors import UnreadableAnswerError
from .shapes import AsyncOperation, Operation, Page, unwrap

T = TypeVar("T")


def pages(
    client: AuthenticatedClient, operation: Operation[Page[T] | FailureResponse], *args: Any, **kwargs: Any
) -> Iterator[T]:
    """Every item of a list, page by page; `limit` is the size of a page."""
    while True:
        page: Page[T] = unwrap(operation.sync(*args, client=client, **kwargs))
        yield from page.data
        following = page.pagination.next_cursor
        if following is None:
            return
        kwargs["cursor"] = _moved(kwargs.get("cursor"), following)


async def async_pages(
    client: AuthenticatedClient, operation: AsyncOperation[Page[T] | FailureResponse], *args: Any, **kwargs: Any
) -> AsyncIterator[T]:
    """Every item of a list, page by page; `limit` is the size of a page."""
    while True:
        page: Page[T] = unwrap(await operation.asyncio(*args, client=client, **kwargs))
        for item in page.data:
            yield item
        following = page.pagination.next_cursor
        if following is None:
            return
        kwargs["cursor"] = _moved(kwargs.get("cursor"), following)


def _moved(before: object, following: str) -> str:
    """The next cursor; one that stands still would never come to an end."""
    if following == before:
        raise UnreadableAnswerError("a list whose cursor stands still")
    return following
