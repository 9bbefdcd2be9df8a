"""A hostile server: each end is a PlatformError (compare test/security/hostile/hostile-server.test.ts)."""

import asyncio
import gzip
import json
import socket
import ssl
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import Any

import httpcore
import httpx
import pytest

from organisation_platform import (
    AsyncPlatform,
    ConnectionLostError,
    Platform,
    PlatformError,
    RetryPolicy,
    UnreadableResponseError,
)
from organisation_platform.api.auth import login
from organisation_platform.api.users import get_user, list_users
from organisation_platform.http import deadlines, responses
from organisation_platform.models import LoginRequest, TurnRequest

from ..conftest import Serve, Waits
from ..support.samples import event, users
from ..support.scripted_server import Answer, ScriptedServer, frame, ok, raw, streamed

Fail = Callable[[ScriptedServer, "Work"], PlatformError]
#: What is done with a Platform of either kind; it gives what can be awaited or iterated where it does not block.
Work = Callable[[Any], Any]


async def _awaited(found: Awaitable[object] | AsyncIterator[object]) -> None:
    if isinstance(found, AsyncIterator):
        async for _ in found:
            pass
    else:
        await found


@pytest.fixture(params=["blocking", "async"])
def fail(request: pytest.FixtureRequest, policy: RetryPolicy) -> Fail:
    def blocking(server: ScriptedServer, work: Work) -> None:
        with Platform(server.url, api_key="ok_secret", retries=policy) as platform:
            found = work(platform)
            if isinstance(found, Iterator):
                list(found)

    def asynchronous(server: ScriptedServer, work: Work) -> None:
        async def go() -> None:
            async with AsyncPlatform(server.url, api_key="ok_secret", retries=policy) as platform:
                await _awaited(work(platform))

        asyncio.run(go())

    def run(server: ScriptedServer, work: Work) -> PlatformError:
        with pytest.raises(PlatformError) as caught:
            (blocking if request.param == "blocking" else asynchronous)(server, work)
        return caught.value

    return run


def reading(platform: Any) -> Any:
    return platform.call(get_user, "u1")


def listing(platform: Any) -> Any:
    return platform.pages(list_users)


def turning(platform: Any) -> Any:
    return platform.stream_turn(TurnRequest(message="x"))


def following(platform: Any) -> Any:
    return platform.follow(platform.subscriber(since="a.1"))


class Flood:
    """Sends a piece again and again; counts what was taken."""

    def __init__(self, head: bytes, piece: bytes) -> None:
        self._head = head
        self._piece = piece
        self.sent = 0

    def __call__(self, connection: socket.socket) -> None:
        connection.sendall(self._head)
        while self.sent < 100_000_000:
            connection.sendall(self._piece)
            self.sent += len(self._piece)


def trickle(head: bytes) -> Answer:
    """Sends a byte every 20 ms."""

    def say(connection: socket.socket) -> None:
        connection.sendall(head)
        for _ in range(500):
            connection.sendall(b" ")
            time.sleep(0.02)

    return say


HEAD = b"HTTP/1.1 200 OK\r\ncontent-type: application/json\r\nconnection: close\r\n\r\n"
STREAM = b"HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\nconnection: close\r\n\r\n"


def test_a_body_without_an_end(serve: Serve, fail: Fail, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(responses, "MAX_BYTES", 1_000_000)
    flood = Flood(HEAD, b" " * 65_536)
    server = serve(flood)
    error = fail(server, reading)
    assert isinstance(error, UnreadableResponseError)
    assert "more than 1000000 bytes" in str(error)
    assert flood.sent < 50_000_000
    assert len(server.asked) == 1


@pytest.mark.parametrize(("work", "media"), [(reading, "application/json"), (turning, "text/event-stream")])
def test_a_bomb_is_not_unpacked(serve: Serve, fail: Fail, work: Work, media: str) -> None:
    server = serve(raw(200, gzip.compress(b"data: " + b" " * 10_000_000), media, {"content-encoding": "gzip"}))
    error = fail(server, work)
    assert isinstance(error, UnreadableResponseError)
    assert "in the coding 'gzip'" in str(error)


def test_a_body_that_trickles(serve: Serve, fail: Fail, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(responses, "MAX_SECONDS", 0.2)
    began = time.monotonic()
    error = fail(serve(trickle(HEAD)), reading)
    assert isinstance(error, UnreadableResponseError)
    assert "not complete after" in str(error)
    assert time.monotonic() - began < 5


def test_headers_that_trickle(serve: Serve, fail: Fail, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deadlines, "MAX_SECONDS", 0.2)
    server = serve(trickle(b"HTTP/1.1 200 OK\r\nx-slow: "))
    began = time.monotonic()
    error = fail(server, reading)
    assert isinstance(error, ConnectionLostError)
    assert (error.attempts, len(server.asked)) == (3, 3)
    assert time.monotonic() - began < 8


class Endless(httpcore.NetworkStream):
    """A connection that always has another byte, also once it is encrypted."""

    def read(self, *_: Any, **__: Any) -> bytes:
        return b"x"

    def start_tls(self, *_: Any, **__: Any) -> httpcore.NetworkStream:
        return Endless()


def test_the_deadline_also_applies_to_an_encrypted_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(httpcore.SyncBackend, "connect_tcp", lambda *_args, **_kwargs: Endless())
    transport: Any = deadlines.limited(httpx.HTTPTransport())
    plain = transport._pool._network_backend.connect_tcp("platform.example.com", 443)
    for stream in (plain, plain.start_tls(ssl.create_default_context())):
        assert stream.read(1) == b"x"
        monkeypatch.setattr(deadlines, "MAX_SECONDS", -1.0)
        with deadlines.deadline(), pytest.raises(httpcore.ReadTimeout):
            stream.read(1)


def test_headers_without_an_end(serve: Serve, fail: Fail) -> None:
    flood = Flood(b"HTTP/1.1 200 OK\r\nx-huge: ", b"x" * 65_536)
    assert isinstance(fail(serve(flood), reading), ConnectionLostError)
    assert flood.sent < 50_000_000


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_a_redirection_is_not_followed(serve: Serve, fail: Fail, status: int) -> None:
    elsewhere = serve(ok({}))
    for work in (
        reading,
        turning,
        following,
        lambda platform: platform.call(login, body=LoginRequest(username="ada", password="secret")),
    ):
        server = serve(
            raw(status, b"{}", headers={"location": f"{elsewhere.url}/api/v1/auth/me"}), raw(401, b"{}", "text/html")
        )
        error = fail(server, work)
        assert isinstance(error, UnreadableResponseError)
    assert elsewhere.asked == []


@pytest.mark.parametrize("data", [None, 7, [], "x", {"id": 7}, {"org_roles": 7}])
def test_a_record_of_other_types(serve: Serve, fail: Fail, data: object) -> None:
    assert isinstance(fail(serve(ok(data)), reading), UnreadableResponseError)


@pytest.mark.parametrize(
    "page",
    [
        ok(7, pagination={"limit": 2, "next_cursor": None, "has_more": False}, degraded_sources=[]),
        ok([7], pagination={"limit": 2, "next_cursor": None, "has_more": False}, degraded_sources=[]),
        ok([], pagination=None, degraded_sources=[]),
        ok([], pagination={"limit": 2, "next_cursor": 7, "has_more": True}, degraded_sources=[]),
        ok([]),
        users([], "same"),
    ],
    ids=["no list", "no record", "no pagination", "no text", "no fields", "a cursor that does not advance"],
)
def test_a_page_of_other_types(serve: Serve, fail: Fail, page: bytes) -> None:
    server = serve(page)
    assert isinstance(fail(server, listing), UnreadableResponseError)
    assert len(server.asked) == (2 if b'"same"' in page else 1)


def test_a_list_that_goes_on_without_an_item(serve: Serve, fail: Fail) -> None:
    server = serve(*[users([], str(number)) for number in range(200)])
    assert isinstance(fail(server, listing), UnreadableResponseError)
    assert len(server.asked) == 101


@pytest.mark.parametrize(
    "answer",
    [
        Flood(STREAM, b"data: x" * 10_000),
        Flood(STREAM, b"data: x\n" * 10_000),
        streamed(b'event: delta\ndata: {"delta"\n\n'),
        streamed(frame("delta", 7)),
        streamed(frame("error", {})),
        raw(200, b"<html>", "text/html"),
    ],
    ids=["no line breaks", "no end of a frame", "no JSON", "no object", "no failure", "another media type"],
)
def test_a_turn_in_another_form(serve: Serve, fail: Fail, monkeypatch: pytest.MonkeyPatch, answer: Answer) -> None:
    monkeypatch.setattr(responses, "MAX_BYTES", 1_000_000)
    assert isinstance(fail(serve(answer), turning), UnreadableResponseError)
    if isinstance(answer, Flood):
        assert answer.sent < 50_000_000


@pytest.mark.parametrize(
    "answer",
    [Flood(STREAM, b"data: x" * 10_000), streamed(frame("task.created", {"event_id": 7})), streamed(frame("error", 7))],
    ids=["no line breaks", "no event", "no failure"],
)
def test_events_in_another_form(serve: Serve, fail: Fail, monkeypatch: pytest.MonkeyPatch, answer: Answer) -> None:
    monkeypatch.setattr(responses, "MAX_BYTES", 1_000_000)
    assert isinstance(fail(serve(answer), following), UnreadableResponseError)


def test_pages_of_events_whose_position_stands_still(serve: Serve, fail: Fail) -> None:
    gap = streamed(frame("gap", {"resume_after": "a.1"}))
    page = {"limit": 200, "next_after": "a.1", "has_more": True}
    server = serve(gap, ok([event("a.1")], pagination=page, degraded_sources=[]))
    assert isinstance(fail(server, following), UnreadableResponseError)
    assert len(server.asked) == 2


def test_a_server_that_ends_each_stream_is_asked_less_and_less(serve: Serve, fail: Fail, waits: Waits) -> None:
    denied = raw(401, json.dumps({"error_code": 1000, "detail": "No.", "retryable": False}).encode())
    fail(serve(*[streamed()] * 9, denied), following)
    assert waits == [0.25, 0.5, 1, 2, 4, 8, 16, 30, 30]
