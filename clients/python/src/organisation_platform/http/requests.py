"""Requests that are ready to be sent, and their responses with headers."""

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Generic, ParamSpec, Protocol, TypeVar, get_args

from .._generated.types import Unset
from ..arguments.coercion import coerced, hints_of
from ..arguments.scalars import require_function
from ..errors import UnreadableResponseError
from .shapes import Detailed, body_of

P = ParamSpec("P")
T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class GeneratedOperation(Protocol):
    """A generated module: it sends a request and parses the response."""

    def sync_detailed(self, *args: Any, **kwargs: Any) -> Any: ...
    async def asyncio_detailed(self, *args: Any, **kwargs: Any) -> Any: ...


@dataclass(frozen=True)
class Request(Generic[T_co]):
    """A request whose arguments are checked; `Platform.call` sends it. T_co is the type of its response."""

    operation: GeneratedOperation
    arguments: Mapping[str, Any]


@dataclass(frozen=True)
class WithHeaders(Generic[T_co]):
    """A response with its status and its headers, whose names are compared without regard to case."""

    body: T_co
    status: int
    headers: Mapping[str, str]


@cache
def _parameters_of(build: Callable[..., Any]) -> Mapping[str, bool]:
    """The parameters of an operation, and whether each is a part of the path."""
    parameters = inspect.signature(build).parameters.values()
    return {each.name: each.kind is inspect.Parameter.POSITIONAL_OR_KEYWORD for each in parameters}


def request(operation: Any, **arguments: Any) -> Request[Any]:
    """The request of an operation. None is not sent.

    Raises TypeError or ValueError, which begins with the name of the parameter, before anything is sent.
    """
    build = operation._get_kwargs
    hints = hints_of(build)
    found = {}
    for name, in_path in _parameters_of(build).items():
        value = arguments.get(name)
        if value is None and not in_path and not _is_required(hints[name]):
            continue
        try:
            found[name] = coerced(hints[name], value, name)
        except RecursionError:
            raise ValueError(f"{name}: the value is nested too deeply, or contains itself") from None
        if in_path and str(found[name]) in ("", ".", ".."):
            # URLs are resolved with these segments: deleting a role called `..` would delete its user.
            raise ValueError(f"{name}: a value of the path is empty, `.` or `..`")
    return Request(operation, found)


def request_of(operation: Callable[P, Request[T]], *args: P.args, **kwargs: P.kwargs) -> Request[T]:
    """The request of a function of `organisation_platform.api`. Raises TypeError for others."""
    require_function(operation, "operation")
    return required(operation(*args, **kwargs))


def required(found: Request[T]) -> Request[T]:
    """The request. Raises TypeError for others, for example the response of a method of a group."""
    if not isinstance(found, Request):
        raise TypeError(
            f"operation: expected a function of organisation_platform.api, which returned {type(found).__name__}"
        )
    return found


def _is_required(hint: Any) -> bool:
    return Unset not in get_args(hint)


def received(response: Detailed[Any]) -> WithHeaders[Any]:
    """The response of a generated operation. Raises PlatformError for an error, and for an undeclared status."""
    if response.parsed is None and response.content:
        raise UnreadableResponseError("a status that the operation does not declare", status=int(response.status_code))
    return WithHeaders(body_of(response.parsed), int(response.status_code), response.headers)
