"""Servers that mean harm, or are broken: what they get is bounded, and the key goes to nobody else."""

import socket
import time
from collections.abc import Callable

import httpx
import pytest

from organisation_platform import ConnectionLostError, Platform, RetryPolicy, UnreadableResponseError
from organisation_platform.api.departments import create_department
from organisation_platform.api.users import get_user, list_users, update_user_role
from organisation_platform.models import CreateDepartmentRequest, HumanRole, TurnRequest, UpdateUserRoleRequest

from ..conftest import Serve, Waits
from ..support.samples import user
from ..support.scripted_server import Answer, ScriptedServer, ok, raw

Speak = Callable[[ScriptedServer], Platform]
SILENT = httpx.Timeout(0.2)


def silent(connection: socket.socket) -> None:
    """Say nothing until the other side gives up."""
    connection.settimeout(10)
    connection.recv(1)


def silent_within(connection: socket.socket) -> None:
    """Begin a body, and say nothing more."""
    connection.sendall(b"HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{")
    silent(connection)


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_a_redirect_is_not_followed_so_the_key_stays_here(serve: Serve, speak: Speak, status: int) -> None:
    other = serve(ok(user()))
    server = serve(raw(status, b"", headers={"location": f"{other.url}/api/v1/users/u1"}))
    platform = speak(server)
    with pytest.raises(UnreadableResponseError, match="redirection"):
        platform.call(get_user, "u1")
    with pytest.raises(UnreadableResponseError, match="redirection"):
        list(platform.stream_turn(TurnRequest(message="Hm?")))
    assert (len(server.asked), other.asked) == (2, [])


@pytest.mark.parametrize("answer", [silent, silent_within])
def test_a_server_that_falls_silent_is_asked_three_times(
    serve: Serve, policy: RetryPolicy, waits: Waits, kind: type[Platform], answer: Answer
) -> None:
    server = serve(answer)
    with kind(server.url, retries=policy, timeout=SILENT) as platform, pytest.raises(ConnectionLostError) as caught:
        platform.call(get_user, "u1")
    assert (caught.value.attempts, len(server.asked), waits) == (3, 3, [1.0, 2.0])


def test_a_creation_whose_answer_never_came_is_uncertain(
    serve: Serve, policy: RetryPolicy, kind: type[Platform]
) -> None:
    server = serve(silent)
    with kind(server.url, retries=policy, timeout=SILENT) as platform, pytest.raises(ConnectionLostError) as caught:
        platform.call(create_department, body=CreateDepartmentRequest(name="Research"))
    assert (caught.value.is_uncertain, len({asked.headers["idempotency-key"] for asked in server.asked})) == (True, 1)


def test_headers_without_end_are_not_read(serve: Serve, speak: Speak, waits: Waits) -> None:
    sent: list[int] = []

    def flood(connection: socket.socket) -> None:
        connection.sendall(b"HTTP/1.1 200 OK\r\n")
        sent.append(0)
        while sent[-1] < 50_000_000:
            connection.sendall(b"x-filler: " + b"x" * 60_000 + b"\r\n")
            sent[-1] += 60_000

    with pytest.raises(ConnectionLostError):
        speak(serve(flood)).call(get_user, "u1")
    assert (len(sent), len(waits)) == (3, 2)
    assert max(sent) < 50_000_000


def test_a_header_that_is_huge_is_not_taken(serve: Serve, speak: Speak) -> None:
    with pytest.raises(ConnectionLostError):
        speak(serve(ok(user(), {"x-filler": "x" * 1_000_000}))).call(get_user, "u1")


@pytest.mark.parametrize("coding", ["gzip", "deflate", "br", "zstd", "gzip, identity"])
def test_no_coding_of_a_body_is_taken(serve: Serve, speak: Speak, coding: str) -> None:
    with pytest.raises(UnreadableResponseError, match="in the coding"):
        speak(serve(ok(user(), {"content-encoding": coding}))).call(get_user, "u1")


def to_observer(_: object) -> UpdateUserRoleRequest:
    return UpdateUserRoleRequest(role=HumanRole.OBSERVER)


def changed(platform: Platform) -> object:
    return platform.update(get_user, update_user_role, "u1", change=to_observer)


#: Every way to ask for an answer: what is sent before the answer that does not fit, and the request.
WAYS: dict[str, tuple[list[Answer], Callable[[Platform], object]]] = {
    "call": ([], lambda platform: platform.call(get_user, "u1")),
    "read": ([], lambda platform: platform.read(get_user, "u1")),
    "update": ([ok(user(), {"etag": '"t1"'})], changed),
    "reading of an update": ([], changed),
    "pages": ([], lambda platform: list(platform.pages(list_users))),
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("data", [None, 1, "x", [], {"username": 1}, {"id": {}}])
def test_data_of_another_type_is_a_failure(serve: Serve, speak: Speak, way: str, data: object) -> None:
    before, ask = WAYS[way]
    begun = time.monotonic()
    with pytest.raises(UnreadableResponseError):
        ask(speak(serve(*before, ok(data, {"etag": '"t1"'}))))
    # Far above what a busy machine needs.
    assert time.monotonic() - begun < 10
