"""Procedures of several requests for both clients: a generator yields requests, and the client sends them."""

from collections.abc import Awaitable, Callable, Generator
from typing import Any, TypeVar

from .requests import Request, WithHeaders

T = TypeVar("T")
#: What a procedure yields: requests, and in workers also pauses.
Y = TypeVar("Y")

#: A procedure with the result T.
Steps = Generator[Request[Any], Any, T]


def send(request: Request[T]) -> Steps[WithHeaders[T]]:
    """The response of a request. Raises PlatformError."""
    response: WithHeaders[T] = yield request
    return response


def run(steps: Generator[Y, Any, T], perform: Callable[[Y], Any]) -> T:
    """The result of a procedure; `perform` sends one request."""
    advance: Callable[[], Y] = lambda: next(steps)  # noqa: E731
    while True:
        try:
            request = advance()
        except StopIteration as end:
            result: T = end.value
            return result
        try:
            found = perform(request)
        except Exception as error:
            advance = _throwing(steps, error)
        else:
            advance = _sending(steps, found)


async def async_run(steps: Generator[Y, Any, T], perform: Callable[[Y], Awaitable[Any]]) -> T:
    """The asyncio version of `run`."""
    advance: Callable[[], Y] = lambda: next(steps)  # noqa: E731
    while True:
        try:
            request = advance()
        except StopIteration as end:
            result: T = end.value
            return result
        try:
            found = await perform(request)
        except Exception as error:
            advance = _throwing(steps, error)
        else:
            advance = _sending(steps, found)


def _sending(steps: Generator[Y, Any, Any], found: Any) -> Callable[[], Y]:
    return lambda: steps.send(found)


def _throwing(steps: Generator[Y, Any, Any], error: Exception) -> Callable[[], Y]:
    return lambda: steps.throw(error)
