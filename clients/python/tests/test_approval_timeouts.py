"""A wait for an approval ends in time, whatever the server does."""

import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress

import httpx
import pytest

from organisation_platform import Platform, Session

from .conftest import Serve
from .support.samples import approval
from .support.scripted_server import Answer, failed, ok, streamed

ID = approval()["id"]
TIMEOUT = 0.5
#: What a wait may take longer, also on a busy machine.
MARGIN = 1.0
#: Without the deadline, three attempts of one request take much longer than the wait.
SLOW = httpx.Timeout(5.0)

HEADERS = b"HTTP/1.1 200 OK\r\nconnection: close\r\n"
BODY = HEADERS + b"content-type: application/json\r\ncontent-length: 9999\r\n\r\n"
STREAM = HEADERS + b"content-type: text/event-stream\r\n\r\n"


def silent(*pieces: bytes) -> Answer:
    """Sends the pieces and then nothing."""

    def say(connection: socket.socket) -> None:
        for piece in pieces:
            connection.sendall(piece)
        connection.settimeout(10)
        connection.recv(1)

    return say


def trickle(head: bytes, piece: bytes = b" ") -> Answer:
    """Sends the piece every 50 ms."""

    def say(connection: socket.socket) -> None:
        connection.sendall(head)
        for _ in range(200):
            connection.sendall(piece)
            time.sleep(0.05)

    return say


def late(head: bytes) -> Answer:
    """Sends the head shortly before the wait ends."""

    def say(connection: socket.socket) -> None:
        time.sleep(TIMEOUT * 0.8)
        silent(head)(connection)  # type: ignore[operator]

    return say


def timed_out_after(wait: Callable[[], object]) -> float:
    begun = time.monotonic()
    with pytest.raises(TimeoutError, match=f"approval {ID} was not decided within {TIMEOUT} s"):
        wait()
    return time.monotonic() - begun


@pytest.mark.parametrize(
    "answers",
    [
        [silent()],
        [silent(b"HTTP/1.1 200")],
        [trickle(HEADERS + b"x-slow: ")],
        [streamed(), silent()],
        [streamed(), silent(BODY)],
        [streamed(), trickle(BODY)],
        [streamed(), late(BODY)],
        [failed(503, 8001, retry_after=20)],
    ],
    ids=[
        "no stream",
        "no headers",
        "endless headers",
        "no approval",
        "no body",
        "endless body",
        "late body",
        "long retry",
    ],
)
def test_a_wait_ends_in_time_and_nothing_is_retried_after_it(
    serve: Serve, kind: type[Platform], answers: list[Answer]
) -> None:
    server = serve(*answers)
    with kind(server.url, timeout=SLOW) as platform:
        assert timed_out_after(lambda: platform.wait_for(ID, timeout=TIMEOUT)) < TIMEOUT + MARGIN
        asked = len(server.asked)
        time.sleep(0.1)
    assert len(server.asked) == asked == len(answers)


def test_a_stream_that_opens_late_ends_in_time(serve: Serve, kind: type[Platform]) -> None:
    with kind(serve(late(STREAM)).url, timeout=SLOW) as platform:
        assert timed_out_after(lambda: platform.wait_for(ID, timeout=TIMEOUT)) < TIMEOUT + MARGIN


def test_a_stream_with_comments_only_ends_in_time(serve: Serve, kind: type[Platform]) -> None:
    # The server reads one connection after the other; the approval is of another one.
    endless = trickle(STREAM, b": alive\n\n")
    held: list[threading.Thread] = []

    def beside(connection: socket.socket) -> None:
        held.append(threading.Thread(target=_ignoring(endless), args=[connection.dup()], daemon=True))
        held[-1].start()

    server = serve(beside, ok(approval()))
    with kind(server.url, timeout=SLOW) as platform:
        assert timed_out_after(lambda: platform.wait_for(ID, timeout=TIMEOUT)) < TIMEOUT + MARGIN


def _ignoring(say: Answer) -> Callable[[socket.socket], None]:
    def run(connection: socket.socket) -> None:
        with connection, suppress(OSError):
            # The client closes the connection.
            say(connection)  # type: ignore[operator]

    return run


class Other(httpx.BaseTransport):
    """A transport of another library."""

    def __init__(self) -> None:
        self._inner = httpx.HTTPTransport()

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        return self._inner.handle_request(request)

    def close(self) -> None:
        self._inner.close()


@pytest.mark.parametrize("transport", [httpx.HTTPTransport, Other])
@pytest.mark.parametrize("answers", [[silent()], [streamed(), silent()], [streamed(), trickle(BODY)]])
def test_a_transport_of_the_caller_ends_in_time(
    serve: Serve, transport: Callable[[], httpx.BaseTransport], answers: list[Answer]
) -> None:
    server = serve(*answers)
    with Platform(server.url, timeout=SLOW, transport=transport()) as platform:
        assert timed_out_after(lambda: platform.wait_for(ID, timeout=TIMEOUT)) < TIMEOUT + MARGIN


def test_a_session_that_another_thread_refreshes_is_not_waited_for(serve: Serve) -> None:
    server = serve(silent())
    session = Session(server.url)
    with Platform(server.url, auth=session, timeout=SLOW) as platform, session._lock:
        assert timed_out_after(lambda: platform.wait_for(ID, timeout=TIMEOUT)) < TIMEOUT + MARGIN
    assert server.asked == []


def test_later_requests_have_their_own_time_again(serve: Serve, kind: type[Platform]) -> None:
    server = serve(silent(), ok(approval()))
    with kind(server.url) as platform:
        timed_out_after(lambda: platform.wait_for(ID, timeout=TIMEOUT))
        assert platform.http.get("/api/v1/approvals").status_code == 200


def test_a_wait_without_time_left_sends_nothing(serve: Serve, kind: type[Platform]) -> None:
    server = serve(ok(approval()))
    with kind(server.url) as platform, pytest.raises(TimeoutError, match="within 0 s"):
        platform.wait_for(ID, timeout=0)
    assert server.asked == []


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ((7, 1), "approval_id: expected UUID or str, got int"),
        ((None, 1), "approval_id: expected UUID or str, got NoneType"),
        (("7", 1), "approval_id: expected a UUID"),
        ((ID, "1"), "timeout: expected a number of seconds, got str"),
        ((ID, True), "timeout: expected a number of seconds, got bool"),
        ((ID, float("nan")), "timeout: expected a number of seconds, got nan"),
    ],
)
def test_an_argument_that_does_not_fit_is_refused_by_its_name(
    serve: Serve, kind: type[Platform], arguments: tuple[object, object], error: str
) -> None:
    server = serve(ok(approval()))
    with kind(server.url) as platform, pytest.raises((TypeError, ValueError)) as caught:
        platform.wait_for(arguments[0], timeout=arguments[1])  # type: ignore[arg-type]
    assert str(caught.value).startswith(error)
    assert server.asked == []
