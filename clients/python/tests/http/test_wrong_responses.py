"""Responses that are not of the platform: every way to ask raises an error of the client."""

import socket
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import anyio
import httpx
import pytest

from organisation_platform import (
    Platform,
    PlatformError,
    Session,
    UnauthorizedError,
    UnreadableResponseError,
    async_first_key,
    async_sign_in,
    first_key,
    sign_in,
)
from organisation_platform.api.users import delete_user, get_user, list_users

from ..conftest import Serve
from ..support.samples import WHEN, approval, event, user
from ..support.scripted_server import Answer, ScriptedServer, failed, frame, ok, raw, streamed

Speak = Callable[[ScriptedServer], Platform]
ACCOUNT = ("ada", "correct horse battery")
ID = approval()["id"]

ANSWERS: dict[str, Answer] = {
    "null": ok(None),
    "list": ok([]),
    "page": raw(200, b"<html>Sign in</html>", "text/html"),
    "empty": raw(200, b""),
    "no envelope": raw(401, b'{"message": "Unauthorized"}'),
    "empty 401": raw(401, b""),
    "redirect": raw(302, b"", headers={"location": "http://127.0.0.1:1/login"}),
    "failure as success": ok(None, success=False, error="No."),
    "success as failure": raw(401, b'{"success": true, "data": null}'),
    "text": raw(200, b'"ok"'),
    "no JSON": raw(200, b"\xff\xfe"),
}
#: The functions for accounts, synchronous and with asyncio.
ACCOUNTS: list[tuple[Any, Any]] = [(first_key, async_first_key), (sign_in, async_sign_in)]
WAYS: dict[str, Callable[[Any], object]] = {
    "call": lambda to: to.call(get_user, "u1"),
    "call without a body": lambda to: to.call(delete_user, "u1"),
    "pages": lambda to: list(to.pages(list_users)),
    "read": lambda to: to.read(get_user, "u1"),
    "update": lambda to: to.update(get_user, get_user, "u1", change=lambda _: None),
    "stream_turn": lambda to: list(to.stream_turn({"message": "?"})),
    "wait_for": lambda to: to.wait_for(ID, timeout=0.5),
}


@pytest.mark.parametrize("answer", ANSWERS)
@pytest.mark.parametrize("way", WAYS)
def test_a_request_raises_an_error_of_the_client(serve: Serve, speak: Speak, way: str, answer: str) -> None:
    platform = speak(serve(ANSWERS[answer]))
    # A wait outlasts the page of a proxy.
    with pytest.raises((PlatformError, TimeoutError) if way == "wait_for" else UnreadableResponseError):
        WAYS[way](platform)


@pytest.mark.parametrize("answer", ANSWERS)
@pytest.mark.parametrize("is_async", [False, True], ids=["sync", "async"])
def test_the_first_key_and_the_sign_in_raise_one_too(serve: Serve, answer: str, is_async: bool) -> None:
    for plain, other in ACCOUNTS:
        server = serve(ANSWERS[answer])
        call: Callable[..., object] = partial(anyio.run, other) if is_async else plain
        with pytest.raises(UnreadableResponseError):
            call(server.url, *ACCOUNT)


SIGNED = {"expires_in": 600, "must_change_password": False}
NAMES = ("needs_setup_token", "needs_setup", "has_providers", "has_name_locales", "has_company", "has_agents")
STATUS = ok({"needs_admin": False, "min_password_length": 12, **dict.fromkeys(NAMES, False)})


def signed(session: str, refresh: str = "r1") -> bytes:
    headers = {"set-cookie": f"session={session}; Max-Age=600", "Set-Cookie": f"refresh_token={refresh}"}
    return ok(SIGNED, headers)


def test_a_sign_in_without_a_session_is_raised(serve: Serve) -> None:
    with pytest.raises(UnreadableResponseError, match="without the cookies of a session"):
        sign_in(serve(ok(SIGNED)).url, *ACCOUNT)
    with pytest.raises(UnreadableResponseError, match="without the cookies of a session"):
        first_key(serve(STATUS, ok(SIGNED)).url, *ACCOUNT)


@pytest.mark.parametrize("value", ['"a\\012b"', '"a\\303b"', '"a b"'])
def test_a_token_that_cannot_be_sent_is_raised_without_being_shown(serve: Serve, value: str) -> None:
    for answer in (signed(value), signed("jwt1", value)):
        with pytest.raises(UnreadableResponseError, match="with an invalid character") as caught:
            sign_in(serve(answer).url, *ACCOUNT)
        assert "jwt1" not in str(caught.value)


@pytest.mark.parametrize("age", ["x", "nan", "1e999", "-1", "9" * 400])
def test_an_age_that_is_none_is_over(age: str) -> None:
    session: Any = Session("http://127.0.0.1:1")
    cookies = [("set-cookie", f"session=jwt1; Max-Age={age}"), ("set-cookie", "refresh_token=r1")]
    session._adopt(httpx.Response(200, headers=cookies))
    assert (session.token, session._life) == ("jwt1", 0.0)


def test_a_key_without_its_secret_is_raised(serve: Serve) -> None:
    key = {"id": ID, "name": "first key", "role": "ceo", "created_at": WHEN, "expires_at": None}
    more = {"created_by_key_id": None, "user_id": "u1", "last_four": "cret", "revoked": False}
    created = ok({"key": {**key, **more}, "api_key": None}, status=201)
    with pytest.raises(UnreadableResponseError, match="whose secret is not a string"):
        first_key(serve(STATUS, signed("jwt1"), created, raw(204, b"")).url, *ACCOUNT)


def test_a_record_that_was_not_sent_is_raised(serve: Serve, speak: Speak) -> None:
    with pytest.raises(UnreadableResponseError, match="without a record"):
        speak(serve(raw(304, b"", headers={"etag": '"t1"'}))).read(get_user, "u1", if_none_match='"t1"')


def test_a_code_as_text_has_its_class(serve: Serve, speak: Speak) -> None:
    with pytest.raises(UnauthorizedError) as caught:
        speak(serve(failed(401, 1000, error_code="1000"))).call(get_user, "u1")
    assert caught.value.code == 1000


@pytest.mark.parametrize("cursor", [7, "", "a\nb", "\ud800", ["c1"]])
def test_a_cursor_that_cannot_be_sent_back_is_raised(serve: Serve, speak: Speak, cursor: object) -> None:
    page = ok([user()], pagination={"limit": 2, "next_cursor": cursor, "has_more": True}, degraded_sources=[])
    with pytest.raises(UnreadableResponseError, match="cannot be sent back"):
        list(speak(serve(page)).pages(list_users))


@pytest.mark.parametrize(
    "frames",
    [
        [frame("task.created", {**event("e.1"), "position": 7})],
        [frame("task.created", {**event("e.1"), "position": "e 1"})],
        [b'event: gap\ndata: {"resume_after": "\\ud800"}\n\n'],
        [frame("bookmark", {}, "e 2")],
        [frame("bookmark", {}, "ü")],
    ],
    ids=["number", "space", "half a character", "bookmark", "character"],
)
def test_a_position_that_cannot_be_sent_back_is_raised(serve: Serve, speak: Speak, frames: list[bytes]) -> None:
    platform = speak(serve(streamed(*frames)))
    with pytest.raises(UnreadableResponseError, match="cannot be sent back"):
        list(platform.follow(platform.subscriber(since="e.0")))


@pytest.mark.parametrize("charset", ["hex", "utf-16", "base64", "idna", "punycode", "none"])
def test_a_stream_is_read_as_utf_8_whatever_its_charset(serve: Serve, speak: Speak, charset: str) -> None:
    head = f"HTTP/1.1 200 OK\r\ncontent-type: text/event-stream; charset={charset}\r\nconnection: close\r\n\r\n"
    body = frame("task.created", {**event("e.1"), "payload": {"title": "ü"}}, "e.1")
    platform = speak(serve(lambda connection: connection.sendall(head.encode() + body)))
    found = next(iter(platform.follow(platform.subscriber(since="e.0"))))
    assert found.payload["title"] == "ü"  # type: ignore[union-attr]


def test_a_character_in_two_pieces_is_one(serve: Serve, speak: Speak) -> None:
    body = frame("task.created", {**event("e.1"), "payload": {"title": "ü"}}, "e.1")
    cut = body.index("ü".encode()) + 1

    def say(connection: socket.socket) -> None:
        connection.sendall(b"HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\nconnection: close\r\n\r\n")
        connection.sendall(body[:cut])
        time.sleep(0.2)
        connection.sendall(body[cut:])

    platform = speak(serve(say))
    found = next(iter(platform.follow(platform.subscriber(since="e.0"))))
    assert found.payload["title"] == "ü"  # type: ignore[union-attr]
