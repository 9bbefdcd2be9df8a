"""The shapes of responses, and the check that a response has its declared types."""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from types import TracebackType
from typing import Protocol, TypeVar, cast

from .._generated.models import FailureResponse
from .._generated.types import File
from ..errors import PlatformError, UnreadableResponseError, failure_of

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class Envelope(Protocol[T_co]):
    """A response with `data`."""

    @property
    def data(self) -> T_co: ...


class Position(Protocol):
    """The position of a page in its list."""

    @property
    def has_more(self) -> bool: ...


def position_in(value: object) -> str:
    """A position of the server. Raises UnreadableResponseError if it is not one: it could not be sent back."""
    if not isinstance(value, str) or not is_position(value):
        raise UnreadableResponseError(f"a position that cannot be sent back: {str(value)[:100]!r}")
    return value


def is_position(text: str) -> bool:
    """Whether a text can be a position, which is sent in headers."""
    return re.fullmatch(r"[!-~]+", text) is not None


class Page(Protocol[T_co]):
    """A page of a list."""

    @property
    def data(self) -> Sequence[T_co]: ...
    @property
    def pagination(self) -> Position: ...


class Detailed(Protocol[T_co]):
    """A response with its headers."""

    @property
    def status_code(self) -> int: ...
    @property
    def content(self) -> bytes: ...
    @property
    def headers(self) -> Mapping[str, str]: ...
    @property
    def parsed(self) -> T_co | None: ...


_MAX_SHOWN = 200
#: The modules in which generated operations parse a response.
_PARSING = ("_parse_response", "_build_response")


def _is_of_parsing(trace: TracebackType | None) -> bool:
    while trace is not None:
        if trace.tb_frame.f_code.co_name in _PARSING:
            return True
        trace = trace.tb_next
    return False


@contextmanager
def readable() -> Iterator[None]:
    """Raise an UnreadableResponseError for a response that does not have the declared types."""
    try:
        yield
    except PlatformError:
        raise
    except Exception as error:
        if not _is_of_parsing(error.__traceback__):
            raise
        reason = f"{type(error).__name__}: {error}"[:_MAX_SHOWN]
        raise UnreadableResponseError(f"a response that violates its schema: {reason}") from error


def body_of(response: T | FailureResponse | None) -> T:
    """The response, bytes for a raw body. It is None only if the operation declares no body.

    The transport raises every error.
    """
    if isinstance(response, File):
        return cast(T, response.payload.read())
    return cast(T, response) if response is None else unwrap(response)


def unwrap(response: T | FailureResponse | None) -> T:
    """The response. Raises PlatformError for an error, which generated operations return to other clients."""
    if isinstance(response, FailureResponse):
        raise failure_of(None, (), json.dumps(response.to_dict()).encode())
    if response is None:
        raise UnreadableResponseError("a response that the operation does not declare")
    return response
