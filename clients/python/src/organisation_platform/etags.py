"""Reading with an ETag, and conditional changes."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from ._generated import AuthenticatedClient
from ._generated.models import FailureResponse
from .errors import UnreadableResponseError, VersionConflictError
from .shapes import (
    AsyncDetailedOperation,
    AsyncOperation,
    Detailed,
    DetailedOperation,
    Envelope,
    Operation,
    readable,
    unwrap,
)

T = TypeVar("T")
D = TypeVar("D")
MAX_TRIES = 3


@dataclass(frozen=True)
class Tagged(Generic[D]):
    """A record with its ETag: `if_match=etag` changes only this version."""

    data: D
    etag: str


def _tagged(response: Detailed[Envelope[D] | FailureResponse]) -> Tagged[D]:
    envelope: Envelope[D] = unwrap(response.parsed)
    etag = response.headers.get("etag")
    if etag is None:
        raise UnreadableResponseError("a response without an ETag")
    return Tagged(envelope.data, etag)


def read(
    client: AuthenticatedClient, operation: DetailedOperation[Envelope[D] | FailureResponse], *args: Any, **kwargs: Any
) -> Tagged[D]:
    """Reads a record with its ETag."""
    with readable():
        return _tagged(operation.sync_detailed(*args, client=client, **kwargs))


async def async_read(
    client: AuthenticatedClient,
    operation: AsyncDetailedOperation[Envelope[D] | FailureResponse],
    *args: Any,
    **kwargs: Any,
) -> Tagged[D]:
    """Reads a record with its ETag."""
    with readable():
        return _tagged(await operation.asyncio_detailed(*args, client=client, **kwargs))


def update(
    client: AuthenticatedClient,
    reading: DetailedOperation[Envelope[D] | FailureResponse],
    writing: Operation[Envelope[T] | FailureResponse],
    *args: Any,
    change: Callable[[D], Any],
    tries: int = MAX_TRIES,
) -> T:
    """Read, compute the change, and write it with the ETag; start again after a conflict, at most `tries` times."""
    for left in reversed(range(max(1, tries))):
        seen: Tagged[D] = read(client, reading, *args)
        try:
            with readable():
                response = writing.sync(*args, client=client, body=change(seen.data), if_match=seen.etag)
            envelope: Envelope[T] = unwrap(response)
            return envelope.data
        except VersionConflictError:
            # A change that may have taken effect is not retried: the conflict may be caused by our own earlier write.
            if left == 0:
                raise
    raise AssertionError("the last try returns or raises")


async def async_update(
    client: AuthenticatedClient,
    reading: AsyncDetailedOperation[Envelope[D] | FailureResponse],
    writing: AsyncOperation[Envelope[T] | FailureResponse],
    *args: Any,
    change: Callable[[D], Any],
    tries: int = MAX_TRIES,
) -> T:
    """Read, compute the change, and write it with the ETag; start again after a conflict, at most `tries` times."""
    for left in reversed(range(max(1, tries))):
        seen: Tagged[D] = await async_read(client, reading, *args)
        try:
            with readable():
                response = await writing.asyncio(*args, client=client, body=change(seen.data), if_match=seen.etag)
            envelope: Envelope[T] = unwrap(response)
            return envelope.data
        except VersionConflictError:
            # A change that may have taken effect is not retried: the conflict may be caused by our own earlier write.
            if left == 0:
                raise
    raise AssertionError("the last try returns or raises")
