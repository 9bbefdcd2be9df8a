"""Failures as exceptions: both forms, every code, and responses that are not in the platform's format."""

import gzip
import json
import socket
from collections.abc import Callable

import pytest

from organisation_platform import (
    Platform,
    PlatformError,
    RequestValidationError,
    UnauthorizedError,
    UnreadableResponseError,
    VersionConflictError,
)
from organisation_platform.api.users import get_user
from organisation_platform.http import responses

from ..conftest import Serve, Waits
from ..support.samples import user
from ..support.scripted_server import INSTANCE, ScriptedServer, failed, ok, problem, raw

Speak = Callable[[ScriptedServer], Platform]


def test_the_envelope_is_raised_by_its_code(serve: Serve, speak: Speak) -> None:
    server = serve(failed(409, 4002, error_category="conflict", title="Resource Conflict"))
    with pytest.raises(VersionConflictError) as caught:
        speak(server).call(get_user, "u1")
    error = caught.value
    assert (error.status, error.code, error.name, error.category) == (409, 4002, "VERSION_CONFLICT", "conflict")
    assert (error.title, error.instance, error.retryable) == ("Resource Conflict", INSTANCE, False)
    assert str(error) == f"409 4002 VERSION_CONFLICT: It did not work. (instance {INSTANCE})"


def test_the_bare_problem_is_raised_by_its_code(serve: Serve, speak: Speak) -> None:
    body = json.dumps(problem(1000, status=401)).encode()
    server = serve(raw(401, body, "application/problem+json"))
    with pytest.raises(UnauthorizedError) as caught:
        speak(server).call(get_user, "u1")
    assert (caught.value.status, caught.value.instance) == (401, INSTANCE)


def test_the_faults_of_a_request_are_told_one_by_one(serve: Serve, speak: Speak) -> None:
    detail = "query /limit: must be >= 1; or else; body /name: is required"
    server = serve(failed(400, 2001, detail=detail))
    with pytest.raises(RequestValidationError) as caught:
        speak(server).call(get_user, "u1")
    assert caught.value.errors == ("query /limit: must be >= 1; or else", "body /name: is required")


def test_a_code_of_a_newer_server_is_a_platform_error(serve: Serve, speak: Speak) -> None:
    server = serve(failed(409, 4999))
    with pytest.raises(PlatformError) as caught:
        speak(server).call(get_user, "u1")
    assert (type(caught.value), caught.value.code, caught.value.name) == (PlatformError, 4999, None)


def test_a_probe_that_answers_503_with_a_report_is_no_failure(serve: Serve, speak: Speak) -> None:
    report = {"data": {"status": "unavailable"}, "error": None, "error_detail": None, "success": True}
    server = serve(raw(503, json.dumps(report).encode()))
    answer = speak(server).http.get("/api/v1/readyz")
    assert (answer.status_code, answer.json()["data"]["status"], len(server.asked)) == (503, "unavailable", 1)


def test_a_success_that_the_operation_does_not_declare_is_not_taken_for_none(serve: Serve, speak: Speak) -> None:
    with pytest.raises(UnreadableResponseError, match="does not declare"):
        speak(serve(ok(user(), status=201))).call(get_user, "u1")


PAGE = b"<html><h1>Broken</h1></html>"


@pytest.mark.parametrize(
    "answer",
    [
        raw(500, PAGE, "text/html"),
        raw(501, b"", "text/plain"),
        raw(500, b'{"error_detail": [1]}'),
        raw(500, b'{"error_detail": {"error_code": true}}'),
        raw(500, b"[" * 100_000),
        raw(200, PAGE, "text/html"),
        raw(200, b'{"data": {"id"'),
        raw(200, b"[]"),
        raw(200, b""),
        raw(204, b""),
        raw(304, b""),
        raw(302, b"{}", headers={"location": "http://127.0.0.1:9/login"}),
        raw(200, b"xx", headers={"content-encoding": "gzip"}),
        raw(200, b"data: 1\n\n", "text/event-stream"),
    ],
    ids=[
        "page",
        "empty",
        "list",
        "bool",
        "deep",
        "login",
        "cut",
        "array",
        "nothing",
        "no-content",
        "not-modified",
        "redirect",
        "coded",
        "stream",
    ],
)
def test_what_is_no_answer_of_the_platform_is_told_as_that(
    serve: Serve, speak: Speak, waits: Waits, answer: bytes
) -> None:
    server = serve(answer)
    with pytest.raises(UnreadableResponseError) as caught:
        speak(server).call(get_user, "u1")
    assert caught.value.instance == INSTANCE
    assert len(str(caught.value)) < 400
    assert (len(server.asked), waits) == (1, [])


def test_a_body_that_trickles_is_not_waited_for(serve: Serve, speak: Speak, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(responses, "MAX_SECONDS", -1.0)
    with pytest.raises(UnreadableResponseError, match="not complete after"):
        speak(serve(ok(user()))).call(get_user, "u1")


def test_a_coded_body_is_not_unfolded(serve: Serve, speak: Speak) -> None:
    server = serve(raw(200, gzip.compress(b" " * 10_000_000), "text/plain", {"content-encoding": "gzip"}))
    with pytest.raises(UnreadableResponseError, match="in the coding 'gzip'"):
        speak(server).http.get("/api/v1/metrics")


@pytest.mark.parametrize("retry_after", [-1, 0, True, 1.5, "soon", 10**400, None])
def test_a_senseless_retry_after_is_none(serve: Serve, speak: Speak, waits: Waits, retry_after: object) -> None:
    server = serve(failed(429, 5000, retry_after=retry_after), ok(user()))  # type: ignore[arg-type]
    if retry_after == 10**400:
        with pytest.raises(PlatformError):
            speak(server).call(get_user, "u1")
        return
    speak(server).call(get_user, "u1")
    assert waits == [1.0]


def test_the_header_tells_how_long_to_wait_if_the_body_does_not(serve: Serve, speak: Speak, waits: Waits) -> None:
    body = json.dumps(problem(5000)).encode()
    server = serve(raw(429, body, "application/problem+json", {"Retry-After": "7"}), ok(user()))
    speak(server).call(get_user, "u1")
    assert waits == [7.0]


def test_a_huge_body_is_not_read_to_its_end(serve: Serve, speak: Speak, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(responses, "MAX_BYTES", 100_000)
    sent = 0

    def flood(connection: socket.socket) -> None:
        nonlocal sent
        connection.sendall(b"HTTP/1.1 200 OK\r\ncontent-type: application/json\r\nconnection: close\r\n\r\n")
        while sent < 50_000_000:
            connection.sendall(b" " * 65_536)
            sent += 65_536

    server = serve(flood)
    with pytest.raises(UnreadableResponseError, match="more than 100000 bytes"):
        speak(server).call(get_user, "u1")
    assert sent < 50_000_000
