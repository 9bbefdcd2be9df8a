"""The bases of the groups, which are made from the document: `platform.departments`."""

from __future__ import annotations

from collections.abc import AsyncGenerator, AsyncIterator, Iterator, Sequence
from typing import TYPE_CHECKING
from uuid import UUID

from ._generated.models import Event, TurnRequest
from .bodies import TurnRequestDict
from .chat import TurnFrame
from .events.run_frames import RunFrame
from .events.subscribers import Lost

if TYPE_CHECKING:
    from .async_platform import AsyncPlatform
    from .platform import Platform


class Group:
    """The operations of one area."""

    def __init__(self, platform: Platform) -> None:
        self._platform = platform


class AsyncGroup:
    """The operations of one area."""

    def __init__(self, platform: AsyncPlatform) -> None:
        self._platform = platform


class TurnStreams(Group):
    """The streams of the chat."""

    def stream_turn(
        self, body: TurnRequest | TurnRequestDict, *, idempotency_key: str | None = None
    ) -> Iterator[TurnFrame]:
        """Stream a chat turn: the frames as they arrive, as `Platform.stream_turn`."""
        return self._platform.stream_turn(body, idempotency_key=idempotency_key)


class AsyncTurnStreams(AsyncGroup):
    """The streams of the chat."""

    def stream_turn(
        self, body: TurnRequest | TurnRequestDict, *, idempotency_key: str | None = None
    ) -> AsyncIterator[TurnFrame]:
        """Stream a chat turn: the frames as they arrive, as `AsyncPlatform.stream_turn`."""
        return self._platform.stream_turn(body, idempotency_key=idempotency_key)


class RunStreams(Group):
    """The stream of a run."""

    def stream_run(self, run_id: UUID | str, *, after: int | None = None) -> Iterator[RunFrame]:
        """Stream a run until it has ended, as `Platform.follow_run`."""
        return self._platform.follow_run(run_id, after=after)


class AsyncRunStreams(AsyncGroup):
    """The stream of a run."""

    def stream_run(self, run_id: UUID | str, *, after: int | None = None) -> AsyncGenerator[RunFrame, None]:
        """Stream a run until it has ended, as `AsyncPlatform.follow_run`."""
        return self._platform.follow_run(run_id, after=after)


class EventStreams(Group):
    """The streams of events; the WebSocket is for asyncio."""

    def stream(self, *, channels: Sequence[str] | None = None, since: str | None = None) -> Iterator[Event | Lost]:
        """Stream events, as `Platform.follow` with a new subscriber."""
        return self._platform.follow(self._platform.subscriber(channels=channels, since=since))


class AsyncEventStreams(AsyncGroup):
    """The streams of events."""

    def stream(
        self, *, channels: Sequence[str] | None = None, since: str | None = None
    ) -> AsyncGenerator[Event | Lost, None]:
        """Stream events, as `AsyncPlatform.follow` with a new subscriber."""
        return self._platform.follow(self._platform.subscriber(channels=channels, since=since))

    def open_web_socket(
        self, *, channels: Sequence[str] | None = None, since: str | None = None
    ) -> AsyncGenerator[Event | Lost, None]:
        """Open a WebSocket for events, as `AsyncPlatform.socket` with a new subscriber."""
        return self._platform.socket(self._platform.subscriber(channels=channels, since=since))
