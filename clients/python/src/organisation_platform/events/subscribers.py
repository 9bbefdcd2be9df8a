"""The state of a subscriber to the event feed: its position, and the events that it missed."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import httpx
from httpx_sse import ServerSentEvent

from .._generated.models import Event, PaginatedResponseOfEvent
from ..api.events import list_events
from ..arguments.scalars import checked
from ..errors import (
    PlatformError,
    ResourceConflictError,
    UnreadableResponseError,
    ValidationError,
    failure_of,
    parse_json,
)
from ..http.requests import Request
from ..http.retries import RetryPolicy
from ..http.shapes import is_position, position_in

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
    With a WebSocket, `subscribed` has the channels that the server has confirmed, sorted and with that of the user, and
    `left_out` those that it did not; both are None before the first confirmation.
    """

    def __init__(self, channels: Sequence[str] | None, since: str | None, policy: RetryPolicy) -> None:
        if since is not None and not is_position(checked(since, str, "since", "str")):
            raise ValueError(f"since: not a position: {since!r}")
        self.position = since
        self.channels = None if channels is None else _names(channels)
        self.subscribed: tuple[str, ...] | None = None
        self.left_out: tuple[str, ...] | None = None
        self._policy = policy
        self._channels = {} if self.channels is None else {"channels": ",".join(self.channels)}
        self._failures = 0
        self._resume_after: str | None = None

    @property
    def request(self) -> dict[str, Any]:
        """The query parameters of the stream."""
        headers = {} if self.position is None else {"last-event-id": self.position}
        return {"params": self._channels, "headers": headers, "timeout": _TIMEOUT}

    @property
    def gap(self) -> Request[PaginatedResponseOfEvent] | None:
        """The next page of a gap of the stream; None without a gap."""
        if self._resume_after is None:
            return None
        return list_events(after=self._resume_after, limit=_PAGE, channels=self._channels.get("channels"))

    def opened(self) -> Iterator[Lost]:
        """Called when the stream is open, which confirms its position."""
        if self.position is None:
            yield Lost()

    def take(self, sse: ServerSentEvent) -> Event | Lost | None:
        """The result of a frame. Raises PlatformError if the stream failed."""
        if sse.event == "error":
            raise failure_of(None, (), sse.data.encode())
        if sse.event == "gap":
            data = parse_json(sse.data)
            return self.missed(data.get("resume_after") if isinstance(data, dict) else None)
        if sse.event == "bookmark":
            self.bookmarked(sse.id)
        return _event_in(sse) if "." in sse.event else None

    def bookmarked(self, position: object) -> None:
        """Called when all events up to a position were sent."""
        if position:
            self._failures = 0
            self.position = position_in(position)

    def processed(self, item: Event | Lost) -> None:
        """Called when an event was processed."""
        if isinstance(item, Event):
            self._failures = 0
            self.position = position_in(item.position)

    def paged(self, page: PaginatedResponseOfEvent) -> None:
        """Called when a page of a gap was processed."""
        self.position = position_in(page.pagination.next_after)
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
        is_refused = isinstance(failure, ValidationError)
        is_lasting = is_unreadable or is_refused or (400 <= status < 500 and not failure.retryable)
        if is_lasting or (failure.retry_after or 0) > self._policy.max_wait:
            raise failure
        return max(self.wait(), float(failure.retry_after or 0))

    def wait(self) -> float:
        """The pause before the next connection, longer after each one without events."""
        self._failures += 1
        return min(_MAX_WAIT, self._policy.backoff(self._failures, _FIRST_WAIT))

    def missed(self, resume_after: object) -> Lost | None:
        """Called when events are missing: they are read as pages from `resume_after`, or are lost if it is None."""
        if isinstance(resume_after, str):
            self._resume_after = position_in(resume_after)
            return None
        return Lost()


def _names(channels: Collection[str]) -> tuple[str, ...]:
    """The names. Raises TypeError for a single text, which is a sequence of texts too, and for other types."""
    kind = list if isinstance(channels, (str, bytes, Mapping)) else Collection
    names = checked(channels, kind, "channels", "a sequence of names")
    return tuple(checked(name, str, f"channels[{index}]", "str") for index, name in enumerate(names))


def required_subscriber(subscriber: Subscriber) -> Subscriber:
    """The subscriber. Raises TypeError for others, for example names of channels."""
    found: Subscriber = checked(subscriber, Subscriber, "subscriber", "a Subscriber, as platform.subscriber() returns")
    return found


def event_of(data: Any) -> Event:
    """The event in a JSON value. Raises UnreadableResponseError if it does not match its declaration."""
    try:
        event = Event.from_dict(data)
        position_in(event.position)
        return event
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise UnreadableResponseError("an event that does not match its declaration") from error


def _event_in(sse: ServerSentEvent) -> Event:
    return event_of(parse_json(sse.data))
