"""Reading with an ETag, and conditional changes."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar, TypeVarTuple

from ..arguments.scalars import checked
from ..errors import UnreadableResponseError, VersionConflictError
from ..http.requests import Request
from ..http.shapes import Envelope
from ..http.steps import Steps, send

T = TypeVar("T")
D = TypeVar("D")
B_contra = TypeVar("B_contra", contravariant=True)
T_co = TypeVar("T_co", covariant=True)
#: The ids in the path of a record.
Ids = TypeVarTuple("Ids")
MAX_TRIES = 3


@dataclass(frozen=True)
class Tagged(Generic[D]):
    """A record with its ETag: `if_match=etag` changes only this version."""

    data: D
    etag: str


class Writing(Protocol[*Ids, B_contra, T_co]):
    """An operation that writes a record with its ETag."""

    def __call__(self, *ids: *Ids, body: B_contra, if_match: str) -> Request[Envelope[T_co]]: ...


def read(request: Request[Envelope[D]]) -> Steps[Tagged[D]]:
    """Reads a record with its ETag. Raises UnreadableResponseError if the response has none."""
    response = yield from send(request)
    etag = response.headers.get("etag")
    if etag is None:
        raise UnreadableResponseError("a response without an ETag")
    if response.body is None:
        raise UnreadableResponseError("a response without a record", status=response.status)
    return Tagged(response.body.data, etag)


def update(
    reading: Callable[[], Request[Envelope[D]]], writing: Callable[[Tagged[D]], Request[Envelope[T]]], tries: int
) -> Steps[T]:
    """Read, write what `writing` makes of it, and start again after a conflict, at most `tries` times."""
    for left in reversed(range(max(1, checked(tries, int, "tries", "int")))):
        seen = yield from read(reading())
        try:
            response = yield from send(writing(seen))
        except VersionConflictError:
            # A change that may have taken effect is not retried: the conflict may be caused by our own earlier write.
            if left == 0:
                raise
        else:
            return response.body.data
    raise AssertionError("the last try returns or raises")
