"""A small server that sends the scripted responses byte by byte, and records its requests."""

import json
import socket
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

INSTANCE = "0193c5b0-7a1e-7c3d-9f52-1b2c3d4e5f60"
Answer = bytes | Callable[[socket.socket], None]
SECONDS_TO_STOP = 20


@dataclass(frozen=True)
class Asked:
    """A received request."""

    method: str
    path: str
    headers: Mapping[str, str]
    body: bytes


@dataclass(frozen=True)
class LeftOpen:
    """A response whose connection stays open until the server is closed."""

    send: Callable[[socket.socket], None]

    def __call__(self, connection: socket.socket) -> None:
        self.send(connection)


@dataclass
class ScriptedServer:
    """Responds to one request per connection with the next of `answers`; the last one is repeated."""

    answers: Sequence[Answer]
    asked: list[Asked] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._open: list[socket.socket] = []
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Take no more connections, and close those that are open."""
        # `close` alone does not wake the thread that waits in `accept`.
        self._listener.shutdown(socket.SHUT_RDWR)
        self._thread.join(SECONDS_TO_STOP)
        assert not self._thread.is_alive()
        self._listener.close()
        for each in self._open:
            each.close()

    def _serve(self) -> None:
        while True:
            try:
                connection, _ = self._listener.accept()
            except OSError:
                return
            with connection:
                self._answer(connection)

    def _answer(self, connection: socket.socket) -> None:
        asked = _read(connection)
        if asked is None:
            return
        answer = self.answers[min(len(self.asked), len(self.answers) - 1)]
        self.asked.append(asked)
        try:
            if isinstance(answer, LeftOpen):
                self._open.append(connection.dup())
            if callable(answer):
                answer(connection)
            else:
                connection.sendall(answer)
        except OSError:
            # The client has closed the connection.
            return


def _read(connection: socket.socket) -> Asked | None:
    received = b""
    while b"\r\n\r\n" not in received:
        piece = connection.recv(65536)
        if not piece:
            return None
        received += piece
    head, _, body = received.partition(b"\r\n\r\n")
    lines = head.decode("latin-1").split("\r\n")
    method, path, _ = lines[0].split(" ")
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines[1:])}
    while len(body) < int(headers.get("content-length", "0")):
        body += connection.recv(65536)
    return Asked(method, path, headers, body)


def raw(status: int, body: bytes, media: str = "application/json", headers: Mapping[str, str] | None = None) -> bytes:
    """A complete response."""
    given = {
        "content-type": media,
        "content-length": str(len(body)),
        "connection": "close",
        "x-request-id": INSTANCE,
        **(headers or {}),
    }
    head = "".join(f"{name}: {value}\r\n" for name, value in given.items())
    return f"HTTP/1.1 {status} Said\r\n{head}\r\n".encode() + body


def ok(data: Any, headers: Mapping[str, str] | None = None, status: int = 200, **more: Any) -> bytes:
    """The successful envelope."""
    envelope = {"data": data, "error": None, "error_detail": None, "success": True, **more}
    return raw(status, json.dumps(envelope).encode(), headers=headers)


def problem(code: int, retry_after: int | None = None, **more: Any) -> dict[str, Any]:
    """The fields that both error forms have."""
    return {
        "detail": "It did not work.",
        "error_code": code,
        "error_category": "internal",
        "retryable": code in (5000, 5001, 5002, 8001),
        "retry_after": retry_after,
        "instance": INSTANCE,
        "title": "Internal Server Error",
        "type": "http://docs/#internal",
        **more,
    }


def failed(status: int, code: int, retry_after: int | None = None, **more: Any) -> bytes:
    """The error envelope."""
    detail = problem(code, retry_after, **more)
    envelope = {"data": None, "error": detail["detail"], "error_detail": detail, "success": False}
    return raw(status, json.dumps(envelope).encode())


def streamed(*frames: bytes) -> Callable[[socket.socket], None]:
    """A stream of events that ends after these frames."""

    def say(connection: socket.socket) -> None:
        connection.sendall(b"HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\nconnection: close\r\n\r\n")
        for frame in frames:
            connection.sendall(frame)

    return say


def frame(event: str, data: Any, identity: str | None = None) -> bytes:
    """One frame of a stream."""
    head = "" if identity is None else f"id: {identity}\n"
    return f"{head}event: {event}\ndata: {json.dumps(data, ensure_ascii=False)}\n\n".encode()


def cut(connection: socket.socket) -> None:
    """Close the connection without a response."""
    connection.close()


def cut_within(connection: socket.socket) -> None:
    """Close the connection in the middle of a response."""
    connection.sendall(b"HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{")
    connection.close()
