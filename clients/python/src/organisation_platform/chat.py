"""Streamed chat turns."""

import json
from collections.abc import AsyncIterator, Iterator, Mapping
from typing import Any

import httpx
from httpx_sse import ServerSentEvent, aconnect_sse, connect_sse

from ._generated.models import ChimeFrame, CompleteFrame, DeferredFrame, DeltaFrame, TurnRequest
from .arguments.coercion import coerced
from .bodies import TurnRequestDict
from .errors import ConnectionLostError, UnreadableResponseError, failure_of, parse_json

TurnFrame = DeltaFrame | CompleteFrame | ChimeFrame | DeferredFrame

PATH = "/meta/chat/turn/stream"
_KINDS: Mapping[str, type[TurnFrame]] = {
    "delta": DeltaFrame,
    "complete": CompleteFrame,
    "chime": ChimeFrame,
    "deferred": DeferredFrame,
}
#: The server sends something every 15 seconds.
_TIMEOUT = httpx.Timeout(10.0, read=45.0)


class _Turn:
    """The state of a streamed turn."""

    def __init__(self) -> None:
        self._has_result = False

    def take(self, sse: ServerSentEvent) -> TurnFrame | None:
        """The frame; None for an unknown kind. Raises the error that ended the turn."""
        if sse.event == "error":
            raise failure_of(None, (), sse.data.encode())
        kind = _KINDS.get(sse.event)
        if kind is None:
            return None
        self._has_result = self._has_result or sse.event in ("complete", "deferred")
        try:
            return kind.from_dict({"event": sse.event, "data": parse_json(sse.data)})
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            raise UnreadableResponseError(f"a frame {sse.event!r} that does not match its declaration") from error

    def end(self) -> None:
        """End the stream. Raises if it had no result, because then nothing was stored."""
        if not self._has_result:
            raise ConnectionLostError("the stream ended before its result")


def sent(body: TurnRequest | TurnRequestDict, key: str | None) -> dict[str, Any]:
    """What is sent for a turn. Raises TypeError or ValueError for an argument that does not fit."""
    turn: TurnRequest = coerced(TurnRequest, body, "body")
    headers = {} if key is None else {"idempotency-key": coerced(str, key, "idempotency_key")}
    return {
        "content": json.dumps(turn.to_dict()),
        "headers": {"content-type": "application/json", **headers},
        "timeout": _TIMEOUT,
    }


def stream_turn(client: httpx.Client, request: Mapping[str, Any]) -> Iterator[TurnFrame]:
    """The frames of a turn as they arrive. Raises the error of a turn, also after the first frames."""
    turn = _Turn()
    with connect_sse(client, "POST", PATH, **request) as source:
        for sse in source.iter_sse():
            frame = turn.take(sse)
            if frame is not None:
                yield frame
    turn.end()


async def async_stream_turn(client: httpx.AsyncClient, request: Mapping[str, Any]) -> AsyncIterator[TurnFrame]:
    """The frames of a turn as they arrive. Raises the error of a turn, also after the first frames."""
    turn = _Turn()
    async with aconnect_sse(client, "POST", PATH, **request) as source:
        async for sse in source.aiter_sse():
            frame = turn.take(sse)
            if frame is not None:
                yield frame
    turn.end()
