"""Follows the events over a WebSocket; for asyncio only."""

import json
import ssl
from collections.abc import AsyncGenerator, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import NoneType
from typing import TYPE_CHECKING, Any

from .._generated.models import ChannelName, Event, WsTicketResponse
from ..api.auth import create_ws_ticket
from ..arguments.scalars import checked
from ..errors import (
    ChannelsRefusedError,
    ConnectionLostError,
    PlatformError,
    UnreadableResponseError,
    failure_of,
    parse_json,
)
from ..http.responses import MAX_BYTES
from ..http.retries import RetryPolicy
from .follow import async_fill
from .subscribers import Lost, Subscriber, event_of

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection

    from ..async_platform import AsyncPlatform

PATH = "/api/v1/ws"
#: Payload fields with the value that they must have in each event.
Filters = Mapping[str, str | float | bool | None]


@dataclass(frozen=True)
class Options:
    """The options of a socket."""

    filters: Filters | None
    tls: ssl.SSLContext | None

    def __post_init__(self) -> None:
        if self.tls is not None:
            checked(self.tls, ssl.SSLContext, "tls", "ssl.SSLContext")
        for name, value in checked(self.filters or {}, Mapping, "filters", "a mapping").items():
            checked(name, str, "filters", "names as str")
            if not isinstance(value, (str, int, float, NoneType)):
                raise TypeError(f"filters.{name}: expected str, a number, bool or None, got {type(value).__name__}")


def _address(platform: "AsyncPlatform") -> str:
    base = platform.http.base_url
    scheme = "wss" if base.scheme == "https" else "ws"
    return str(base.copy_with(scheme=scheme, path=base.path.rstrip("/") + PATH))


def _tls_of(platform: "AsyncPlatform", options: Options) -> dict[str, Any]:
    """The certificates as an argument, which the library accepts only with https."""
    if options.tls is None:
        return {}
    if platform.http.base_url.scheme != "https":
        raise ValueError("tls: the base_url of the platform does not begin with https://")
    return {"ssl": options.tls}


class Frames:
    """The frames of one connection."""

    def __init__(self, subscriber: Subscriber, options: Options) -> None:
        self._subscriber = subscriber
        self._options = options
        self._has_position = subscriber.position is not None
        #: Whether the server has confirmed the subscription. Before, only events of the caller's user arrive.
        self.is_confirmed = False

    @property
    def _channels(self) -> Sequence[str]:
        """The channels that are subscribed: those of the subscriber, or all."""
        named = self._subscriber.channels
        return [channel.value for channel in ChannelName] if named is None else named

    def subscribe(self) -> str:
        """The frame that subscribes."""
        frame = {"action": "subscribe", "channels": self._channels}
        filters = {} if self._options.filters is None else {"filters": dict(self._options.filters)}
        since = {} if self._subscriber.position is None else {"since": self._subscriber.position}
        return json.dumps({**frame, **filters, **since})

    def take(self, text: str | bytes) -> Iterator[Event | Lost]:
        """What a frame of the server reports. Raises the error of a frame."""
        frame = parse_json(text)
        if not isinstance(frame, dict):
            raise UnreadableResponseError("a frame that is not a JSON object")
        if "error" in frame:
            raise self._error_of(str(frame["error"]))
        if "event_type" in frame:
            yield event_of(frame)
        elif frame.get("action") == "bookmark" and self.is_confirmed:
            self._subscriber.bookmarked(frame.get("position"))
        elif frame.get("action") == "subscribed":
            yield from self._subscribed(frame)

    def _error_of(self, reason: str) -> PlatformError:
        """The error of a frame. The server refuses an invalid frame with its place; other errors pass."""
        if reason.startswith("frame"):
            return ChannelsRefusedError(self._channels, reason)
        return ConnectionLostError(reason)

    def _subscribed(self, frame: Mapping[str, Any]) -> Iterator[Lost]:
        is_gap = frame.get("gap") is True
        # Without a position nothing can be missing, so this is the notice of a new epoch, before the confirmation.
        if is_gap and not self.is_confirmed and not self._has_position:
            return
        self.is_confirmed = True
        self._confirm(frame.get("channels"))
        yield from self._subscriber.opened()
        if is_gap and (lost := self._subscriber.missed(frame.get("resume_after"))) is not None:
            yield lost

    def _confirm(self, channels: object) -> None:
        """Store which channels are subscribed. Raises if the subscriber named others; without names it wants all."""
        if not isinstance(channels, list) or not all(isinstance(channel, str) for channel in channels):
            raise UnreadableResponseError("a frame 'subscribed' without the names of channels")
        self._subscriber.subscribed = tuple(channels)
        self._subscriber.left_out = tuple(channel for channel in self._channels if channel not in channels)
        if self._subscriber.left_out and self._subscriber.channels is not None:
            raise ChannelsRefusedError(self._subscriber.left_out)


async def follow(
    platform: "AsyncPlatform", subscriber: Subscriber, options: Options, policy: RetryPolicy
) -> AsyncGenerator[Event | Lost, None]:
    """As `AsyncPlatform.socket`."""
    try:
        from websockets.asyncio.client import connect  # noqa: PLC0415
        from websockets.exceptions import InvalidStatus, WebSocketException  # noqa: PLC0415
    except ImportError as error:
        raise ImportError("the WebSocket needs `pip install organisation-platform-client[websocket]`") from error

    class Connect(connect):
        """A connection that follows no redirection: the ticket stays with this server."""

        def process_redirect(self, exc: Exception) -> Exception | str:
            return exc

    tls = _tls_of(platform, options)
    while True:
        try:
            async for event in async_fill(platform, subscriber):
                yield event
            ticket = _ticket_in((await platform.call(create_ws_ticket)).data)
            socket = await Connect(_address(platform), max_size=MAX_BYTES, compression=None, **tls)
            try:
                # A ticket in the address would be in the logs of proxies.
                await socket.send(json.dumps({"action": "auth", "ticket": ticket}))
                frames = Frames(subscriber, options)
                async for item in _items(socket, frames):
                    yield item
                    # The position must not pass events that the confirmation is still to bring.
                    if frames.is_confirmed:
                        subscriber.processed(item)
                    if subscriber.gap is not None:
                        break
            finally:
                # A closing handshake would wait for the server, in a loop that may be about to end.
                socket.transport.abort()
            wait = subscriber.wait()
        except PlatformError as failure:
            wait = subscriber.failed(failure)
        except InvalidStatus as error:
            response = error.response
            wait = subscriber.failed(
                failure_of(response.status_code, response.headers.raw_items(), bytes(response.body))
            )
        except (OSError, WebSocketException) as error:
            wait = subscriber.failed(ConnectionLostError(f"{type(error).__name__}: {error}"))
        await policy.sleep_async(wait)


def _ticket_in(response: WsTicketResponse) -> str:
    if not isinstance(response.ticket, str):
        raise UnreadableResponseError("a ticket that is not a string")
    return response.ticket


async def _items(socket: "ClientConnection", frames: Frames) -> AsyncGenerator[Event | Lost, None]:
    async for text in socket:
        if parse_json(text) == {"action": "auth_ok"}:
            await socket.send(frames.subscribe())
        for item in frames.take(text):
            yield item
