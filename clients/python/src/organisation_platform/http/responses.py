"""Checks that a response is from the platform, and raises an error otherwise."""

import time
from collections.abc import Sequence

import httpx

from ..errors import PlatformError, UnreadableResponseError, failure_of, parse_json

#: The request extension with the media types of the operation's responses.
MEDIA = "organisation_platform_media"
JSON = "application/json"
EVENT_STREAM = "text/event-stream"
#: A content of any media type, which is not examined.
ANY = "*/*"
#: The request extension of a download, whose body is not read here.
DOWNLOAD = "organisation_platform_download"
#: The media type of a response without a body.
EMPTY = ""
#: The statuses of a success without a body: of a change, and of a message of MCP.
_EMPTY_STATUSES = frozenset({202, 204})
#: The largest accepted body, and frame of a stream, in bytes; responses of the interface are far smaller.
MAX_BYTES = 64 * 1024 * 1024
#: The deadline of a body in seconds, counted from its first byte; the read timeout restarts with each part.
MAX_SECONDS = 300.0


def media_type_of(response: httpx.Response) -> str:
    """The media type without its parameters."""
    return str(response.headers.get("content-type", "")).partition(";")[0].strip().lower()


def _is_stream(request: httpx.Request, response: httpx.Response) -> bool:
    wanted = EVENT_STREAM in request.extensions.get(MEDIA, ())
    return wanted and response.status_code == 200 and media_type_of(response) == EVENT_STREAM


def require_plain(response: httpx.Response) -> None:
    """Refuse a compressed body: it was not requested, and a few bytes may expand to very many."""
    coding = response.headers.get("content-encoding", "identity").strip().lower()
    if coding not in ("", "identity"):
        raise _unreadable(response, f"a body in the coding {coding[:40]!r}, which was not requested")


class Collected:
    """The parts of a body, limited in size and time."""

    def __init__(self, response: httpx.Response) -> None:
        self._response = response
        self._body = bytearray()
        self._began = time.monotonic()

    def add(self, piece: bytes) -> None:
        """Add a part; raises at the limit."""
        self._body += piece
        if len(self._body) > MAX_BYTES:
            raise _unreadable(self._response, f"a body of more than {MAX_BYTES} bytes")
        if time.monotonic() - self._began > MAX_SECONDS:
            raise _unreadable(self._response, f"a body that was not complete after {MAX_SECONDS} s")

    def whole(self) -> bytes:
        """All parts."""
        return bytes(self._body)


class FrameLimit:
    """Counts the bytes since the last blank line of a stream, so that frames are limited."""

    def __init__(self) -> None:
        self._since = 0
        self._tail = b""

    def add(self, piece: bytes) -> None:
        """Count a part; raises if the frame is too large."""
        seen = (self._tail + piece).replace(b"\r\n", b"\n").replace(b"\r", b"\n")
        _, blank, after = seen.rpartition(b"\n\n")
        self._since = len(after) if blank else self._since + len(piece)
        self._tail = piece[-3:]
        if self._since > MAX_BYTES:
            raise UnreadableResponseError(f"a frame of more than {MAX_BYTES} bytes")


class NoLimit(FrameLimit):
    """The limit of a download, which is not held in memory."""

    def add(self, piece: bytes) -> None:
        """Accept every part."""


def limit_of_stream(request: httpx.Request, response: httpx.Response) -> FrameLimit | None:
    """The limit of a requested event stream or download, whose body is not read here; None for other responses."""
    if request.extensions.get(DOWNLOAD) and response.status_code in (200, 206):
        return NoLimit()
    if not _is_stream(request, response):
        return None
    # Every event stream is UTF-8: Python knows codecs that are not of text.
    response.headers["content-type"] = EVENT_STREAM
    return FrameLimit()


def rebuilt(response: httpx.Response, body: bytes) -> httpx.Response:
    """The same response with its body."""
    return httpx.Response(
        response.status_code,
        headers=response.headers.raw,
        stream=httpx.ByteStream(body),
        extensions=response.extensions,
    )


def failure_in(request: httpx.Request, response: httpx.Response, body: bytes) -> PlatformError | None:
    """The exception for a response; None if it is a success."""
    if response.status_code >= 400:
        if response.status_code == 503 and _is_report(request, body):
            return None
        return failure_of(response.status_code, response.headers.items(), body)
    if response.status_code == 304 and "if-none-match" in request.headers:
        return None
    if response.status_code >= 300:
        return _unreadable(response, "a redirection, which the platform never sends")
    return None if request.method == "HEAD" else _fault_of_success(request, response, body)


def _is_report(request: httpx.Request, body: bytes) -> bool:
    """Whether it is the report of a health probe: they return 503 with it in a success envelope."""
    parsed = parse_json(body)
    return JSON in request.extensions.get(MEDIA, ()) and isinstance(parsed, dict) and parsed.get("success") is True


def _fault_of_success(request: httpx.Request, response: httpx.Response, body: bytes) -> PlatformError | None:
    media: Sequence[str] = request.extensions.get(MEDIA, ())
    if ANY in media:
        return None
    found = media_type_of(response) if body else EMPTY
    if found == EMPTY and response.status_code not in _EMPTY_STATUSES:
        return _unreadable(response, "an empty body")
    if found not in media:
        return _unreadable(response, f"the media type {found[:100]!r}, expected one of {media}")
    if found == JSON and not isinstance(parse_json(body), dict):
        return _unreadable(response, "a body that is not a JSON object, or is truncated")
    return None


def _unreadable(response: httpx.Response, what: str) -> UnreadableResponseError:
    return UnreadableResponseError(what, status=response.status_code, instance=response.headers.get("x-request-id"))
