"""Follows the event feed over lost connections and restarts, and reports lost events."""

from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import httpx
from httpx_sse import ServerSentEvent, aconnect_sse, connect_sse

from ._generated import AuthenticatedClient
from ._generated.api.events import list_events
from ._generated.models import Event, PaginatedResponseOfEvent
from .errors import PlatformError, ResourceConflictError, UnreadableResponseError, failure_of, parse_json
from .retries import RetryPolicy
from .shapes import readable, unwrap

PATH = "/api/v1/events/stream"
#: The server sends something every 15 seconds; a silent connection is closed after this time.
_TIMEOUT = httpx.Timeout(10.0, read=45.0)
_FIRST_WAIT = 0.25
_MAX_WAIT = 30.0
_PAGE = 200


@dataclass(frozen=True)
class Lost:
    """Your copy of the organisation is outdated: read it again. All later changes follow as events.

    Yielded at the start, if no position was given, and when events were lost.
    """


class Subscriber:
    """The state of a subscriber to the feed.

    `position` is that of the last processed event; an event is processed when the next one is requested. Store it.
    """

    def __init__(self, channels: Sequence[str] | None, since: str | None, policy: RetryPolicy) -> None:
        self.position = since
        self._policy = policy
        self._channels = {} if channels is None else {"channels": ",".join(channels)}
        self._failures = 0
        self._resume_after: str | None = None

    @property
    def request(self) -> dict[str, Any]:
        """The query parameters of the stream."""
        headers = {} if self.position is None else {"last-event-id": self.position}
        return {"params": self._channels, "headers": headers, "timeout": _TIMEOUT}

    @property
    def gap(self) -> dict[str, Any] | None:
        """The query parameters of pages that fill a gap of the stream; None without a gap."""
        return None if self._resume_after is None else {"after": self._resume_after, "limit": _PAGE, **self._channels}

    def opened(self) -> Iterator[Lost]:
        """Called when the stream is open, which confirms its position."""
        if self.position is None:
            yield Lost()

    def take(self, sse: ServerSentEvent) -> Event | Lost | None:
        """The result of a frame. Raises PlatformError if the stream failed."""
        if sse.event == "error":
            raise failure_of(None, (), sse.data.encode())
        if sse.event == "gap":
            return self._gap_in(sse)
        if sse.event == "bookmark" and sse.id:
            self._failures = 0
            self.position = sse.id
        return _event_in(sse) if "." in sse.event else None

    def processed(self, item: Event | Lost) -> None:
        """Called when an event was processed."""
        if isinstance(item, Event):
            self._failures = 0
            self.position = item.position

    def paged(self, page: PaginatedResponseOfEvent) -> None:
        """Called when a page of a gap was processed."""
        self.position = page.pagination.next_after
        if self._resume_after == self.position and page.pagination.has_more:
            raise UnreadableResponseError("a feed whose position does not advance")
        self._resume_after = self.position if page.pagination.has_more else None

    def failed(self, failure: PlatformError) -> float:
        """The pause before the next connection. Raises errors that a retry does not fix."""
        if self._resume_after is not None and isinstance(failure, ResourceConflictError):
            # The events of the gap were deleted: the next stream starts with new events, and reports the loss.
            self._resume_after = self.position = None
            return self.wait()
        status = failure.status or 500
        # An unreadable frame would be sent again; the page of a proxy, which has a status, is temporary.
        is_unreadable = isinstance(failure, UnreadableResponseError) and failure.status is None
        is_lasting = is_unreadable or (400 <= status < 500 and not failure.retryable)
        if is_lasting or (failure.retry_after or 0) > self._policy.max_wait:
            raise failure
        return max(self.wait(), float(failure.retry_after or 0))

    def wait(self) -> float:
        """The pause before the next connection, longer after each one without events."""
        self._failures += 1
        return min(_MAX_WAIT, self._policy.backoff(self._failures, _FIRST_WAIT))

    def _gap_in(self, sse: ServerSentEvent) -> Lost | None:
        data = parse_json(sse.data)
        after = data.get("resume_after") if isinstance(data, dict) else None
        if isinstance(after, str):
            self._resume_after = after
            return None
        return Lost()


def _event_in(sse: ServerSentEvent) -> Event:
    try:
        return Event.from_dict(parse_json(sse.data))
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise UnreadableResponseError(f"an event {sse.event!r} that does not match its declaration") from error


def follow(client: AuthenticatedClient, subscriber: Subscriber, policy: RetryPolicy) -> Iterator[Event | Lost]:
    """Events in order, each once, without an end; Lost in between. Raises PlatformError if the key is refused."""
    while True:
        try:
            yield from _fill(client, subscriber)
            with connect_sse(client.get_httpx_client(), "GET", PATH, **subscriber.request) as source:
                yield from subscriber.opened()
                for sse in source.iter_sse():
                    item = subscriber.take(sse)
                    if item is not None:
                        yield item
                        subscriber.processed(item)
                    if subscriber.gap is not None:
                        break
            wait = subscriber.wait()
        except PlatformError as failure:
            wait = subscriber.failed(failure)
        policy.sleep(wait)


def _fill(client: AuthenticatedClient, subscriber: Subscriber) -> Iterator[Event]:
    while subscriber.gap is not None:
        with readable():
            page = unwrap(list_events.sync(client=client, **subscriber.gap))
        for event in page.data:
            yield event
            subscriber.processed(event)
        subscriber.paged(page)


async def async_follow(
    client: AuthenticatedClient, subscriber: Subscriber, policy: RetryPolicy
) -> AsyncIterator[Event | Lost]:
    """Events in order, each once, without an end; Lost in between. Raises PlatformError if the key is refused."""
    while True:
        try:
            async for event in _async_fill(client, subscriber):
                yield event
            async with aconnect_sse(client.get_async_httpx_client(), "GET", PATH, **subscriber.request) as source:
                for lost in subscriber.opened():
                    yield lost
                async for sse in source.aiter_sse():
                    item = subscriber.take(sse)
                    if item is not None:
                        yield item
                        subscriber.processed(item)
                    if subscriber.gap is not None:
                        break
            wait = subscriber.wait()
        except PlatformError as failure:
            wait = subscriber.failed(failure)
        await policy.sleep_async(wait)


async def _async_fill(client: AuthenticatedClient, subscriber: Subscriber) -> AsyncIterator[Event]:
    while subscriber.gap is not None:
        with readable():
            page = unwrap(await list_events.asyncio(client=client, **subscriber.gap))
        for event in page.data:
            yield event
            subscriber.processed(event)
        subscriber.paged(page)
