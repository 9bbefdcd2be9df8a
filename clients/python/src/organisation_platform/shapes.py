"""The shapes of generated operations, which are modules: so what they return keeps its type."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeVar, cast

from ._generated.models import FailureResponse
from .errors import UnreadableAnswerError, failure_of

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class Envelope(Protocol[T_co]):
    """An answer around `data`."""

    @property
    def data(self) -> T_co: ...


class Cursors(Protocol):
    """Where a page stands."""

    @property
    def next_cursor(self) -> str | None: ...


class Page(Protocol[T_co]):
    """A page of a list with cursors."""

    @property
    def data(self) -> Sequence[T_co]: ...
    @property
    def pagination(self) -> Cursors: ...


class Detailed(Protocol[T_co]):
    """An answer with its headers."""

    @property
    def headers(self) -> Mapping[str, str]: ...
    @property
    def parsed(self) -> T_co | None: ...


class Operation(Protocol[T_co]):
    """A generated operation."""

    def sync(self, *args: Any, **kwargs: Any) -> T_co | None: ...


class AsyncOperation(Protocol[T_co]):
    """The same, awaited."""

    async def asyncio(self, *args: Any, **kwargs: Any) -> T_co | None: ...


class DetailedOperation(Protocol[T_co]):
    """A generated operation that tells its headers."""

    def sync_detailed(self, *args: Any, **kwargs: Any) -> Detailed[T_co]: ...


class AsyncDetailedOperation(Protocol[T_co]):
    """The same, awaited."""

    async def asyncio_detailed(self, *args: Any, **kwargs: Any) -> Detailed[T_co]: ...


def answered(answer: T | FailureResponse | None) -> T:
    """What a Platform was answered: None only where the operation declares no body, all else is refused below."""
    return cast(T, answer) if answer is None else unwrap(answer)


def unwrap(answer: T | FailureResponse | None) -> T:
    """The answer. Raises PlatformError for a failure, which operations return to other clients."""
    if isinstance(answer, FailureResponse):
        raise failure_of(None, (), json.dumps(answer.to_dict()).encode())
    if answer is None:
        raise UnreadableAnswerError("nothing of what the operation answers")
    return answer
