"""Helpers of several requests, written once for both clients: a generator yields what a client performs."""

from collections.abc import Awaitable, Callable, Generator
from dataclasses import dataclass
from typing import Any, TypeVar

from .requests import Request, WithHeaders

T = TypeVar("T")


@dataclass(frozen=True)
class Pause:
    """A step that waits."""

    seconds: float


Step = Request[Any] | Pause
#: A helper with the result T.
Steps = Generator[Step, Any, T]


def send(request: Request[T]) -> Steps[WithHeaders[T]]:
    """The response of a request. Raises PlatformError."""
    response: WithHeaders[T] = yield request
    return response


def pause(seconds: float) -> Steps[None]:
    """Waits."""
    yield Pause(seconds)


def run(steps: Steps[T], perform: Callable[[Step], Any]) -> T:
    """The result of a helper; `perform` performs one step."""
    advance: Callable[[], Step] = lambda: next(steps)  # noqa: E731
    while True:
        try:
            step = advance()
        except StopIteration as end:
            result: T = end.value
            return result
        try:
            found = perform(step)
        except Exception as error:
            advance = _throwing(steps, error)
        else:
            advance = _sending(steps, found)


async def async_run(steps: Steps[T], perform: Callable[[Step], Awaitable[Any]]) -> T:
    """The asyncio version of `run`."""
    advance: Callable[[], Step] = lambda: next(steps)  # noqa: E731
    while True:
        try:
            step = advance()
        except StopIteration as end:
            result: T = end.value
            return result
        try:
            found = await perform(step)
        except Exception as error:
            advance = _throwing(steps, error)
        else:
            advance = _sending(steps, found)


def _sending(steps: Steps[Any], found: Any) -> Callable[[], Step]:
    return lambda: steps.send(found)


def _throwing(steps: Steps[Any], error: Exception) -> Callable[[], Step]:
    return lambda: steps.throw(error)
