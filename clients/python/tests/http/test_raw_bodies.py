"""Uploads and downloads: raw bodies of any media type, which are sent and written as they arrive."""

import io
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any, assert_type

import httpx
import pytest

from organisation_platform import (
    ConnectionLostError,
    Platform,
    RateLimitedError,
    ResourceNotFoundError,
    RetryPolicy,
    UnreadableResponseError,
    Upload,
)
from organisation_platform.api.execution import get_artifact_content, put_artifact
from organisation_platform.http import responses

from ..conftest import Serve, Waits
from ..support.fake_work import FakeWork
from ..support.scripted_server import ScriptedServer, cut, failed, raw
from ..support.work_samples import ARTIFACT_ID, RUN_ID

Speak = Callable[[ScriptedServer], Platform]
TOKEN = f"lt_{'A' * 43}"


class Endless(httpx.BaseTransport, httpx.AsyncBaseTransport):
    """Responds with a content of many parts."""

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        return httpx.Response(200, request=request, content=(b"x" * 65_536 for _ in range(20)))

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        async def parts() -> AsyncIterator[bytes]:
            for _ in range(20):
                yield b"x" * 65_536

        return httpx.Response(200, request=request, content=parts())


def pieces() -> Iterator[bytes]:
    yield b"one "
    yield b"two"


@pytest.mark.parametrize(
    ("source", "sent", "media"),
    [
        (lambda: b"one two", b"one two", "application/octet-stream"),
        (lambda: "ä", "ä".encode(), "text/plain; charset=utf-8"),
        (lambda: bytearray(b"one two"), b"one two", "application/octet-stream"),
        (lambda: ["one ", b"two"], b"one two", "application/octet-stream"),
        (lambda: io.BytesIO(b"one two"), b"one two", "application/octet-stream"),
        (lambda: io.StringIO("ä"), "ä".encode(), "application/octet-stream"),
        (lambda: Upload(b"{}", "application/json"), b"{}", "application/json"),
        (lambda: Upload("# Ä", "text/markdown"), "# Ä".encode(), "text/markdown"),
        (lambda: b"", b"", "application/octet-stream"),
    ],
)
def test_an_upload_is_sent_with_its_media_type(
    kind: type[Platform], policy: RetryPolicy, source: Callable[[], Any], sent: bytes, media: str
) -> None:
    fake = FakeWork()
    made: Any = kind
    with made("http://platform", retries=policy, transport=fake) as platform:
        found = platform.call(put_artifact, RUN_ID, "a b/ü", source(), lease_token=TOKEN).data
    asked = fake.of("artifacts")[0]
    assert (asked.name, asked.content, asked.headers["content-type"]) == ("a b/ü", sent, media)
    assert (found.media_type, found.size, asked.headers["lease-token"]) == (media, len(sent), TOKEN)
    assert "idempotency-key" not in asked.headers


def test_a_file_is_sent_from_its_position(kind: type[Platform], tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes(b"one two")
    fake = FakeWork()
    made: Any = kind
    with made("http://platform", transport=fake) as platform, path.open("rb") as file:
        file.read(4)
        platform.call(put_artifact, RUN_ID, "a.txt", file, lease_token=TOKEN)
    assert fake.of("artifacts")[0].content == b"two"


@pytest.mark.parametrize("source", [7, {"a": 1}, None, object()])
def test_what_cannot_be_uploaded_is_refused(source: Any) -> None:
    if source is None:
        assert "body" not in put_artifact(RUN_ID, "a.txt", source, lease_token=TOKEN).arguments
        return
    with pytest.raises(TypeError, match="body: expected bytes, a file object or an iterator"):
        put_artifact(RUN_ID, "a.txt", source, lease_token=TOKEN)


def test_a_part_that_is_not_bytes_is_refused(kind: type[Platform]) -> None:
    made: Any = kind
    with made("http://platform", transport=FakeWork()) as platform, pytest.raises(TypeError, match="bytes or str"):
        platform.call(put_artifact, RUN_ID, "a.txt", [7], lease_token=TOKEN)


def test_a_stream_is_not_sent_again(kind: type[Platform], policy: RetryPolicy, waits: Waits) -> None:
    made: Any = kind
    for refusal in ((429, 5000, 1), None):
        fake = FakeWork()
        if refusal is None:
            fake.lost.append("artifacts")
        else:
            fake.refusals["artifacts"] = [refusal]
        with made("http://platform", retries=policy, transport=fake) as platform:
            with pytest.raises((RateLimitedError, ConnectionLostError)) as caught:
                platform.call(put_artifact, RUN_ID, "a.txt", pieces(), lease_token=TOKEN)
            assert caught.value.attempts == 1
        assert len(fake.of("artifacts")) == 1
    assert waits == []


def test_a_content_is_bytes_whatever_its_media_type(serve: Serve, speak_sync: Speak) -> None:
    contents = [(b"\0\xff", "image/png"), (b"[1]", "application/json"), (b"{", "application/json"), (b"", "text/html")]
    platform = speak_sync(serve(*(raw(200, content, media) for content, media in contents)))
    for content, _ in contents:
        assert assert_type(platform.execution.get_artifact_content(ARTIFACT_ID), bytes) == content


def test_a_content_is_read_with_its_headers(serve: Serve, speak: Speak) -> None:
    platform = speak(serve(raw(206, b"two", "text/plain", {"content-range": "bytes 4-6/7", "etag": '"0"'})))
    found = platform.with_headers(get_artifact_content, ARTIFACT_ID, range_="bytes=4-")
    assert (found.body, found.status, found.headers["content-range"]) == (b"two", 206, "bytes 4-6/7")


def test_errors_of_a_content_are_raised(serve: Serve, speak: Speak) -> None:
    server = serve(failed(404, 3000), failed(404, 3000), raw(302, b"", headers={"location": "http://elsewhere"}))
    platform = speak(server)
    with pytest.raises(ResourceNotFoundError):
        platform.call(get_artifact_content, ARTIFACT_ID)
    with pytest.raises(ResourceNotFoundError):
        platform.download(ARTIFACT_ID, io.BytesIO())
    with pytest.raises(UnreadableResponseError):
        platform.download(ARTIFACT_ID, io.BytesIO())


def test_a_download_is_written_as_it_arrives(
    kind: type[Platform], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(responses, "MAX_BYTES", 1000)
    made: Any = kind
    with made("http://platform", transport=Endless()) as platform, (tmp_path / "a").open("wb") as file:
        assert platform.download(ARTIFACT_ID, file) == 20 * 65_536
        with pytest.raises(UnreadableResponseError, match="more than 1000 bytes"):
            platform.call(get_artifact_content, ARTIFACT_ID)
    assert (tmp_path / "a").read_bytes() == b"x" * 20 * 65_536


def test_a_download_that_breaks_off_is_raised(serve: Serve, speak: Speak, waits: Waits) -> None:
    def part(connection: socket.socket) -> None:
        connection.sendall(b"HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\ncontent-length: 100\r\n\r\npart")
        connection.close()

    target = io.BytesIO()
    with pytest.raises(ConnectionLostError):
        speak(serve(cut, part)).download(ARTIFACT_ID, target)
    assert (target.getvalue(), waits) == (b"part", [1.0])
