"""Checks the path of every request, and adds the Idempotency-Key if the operation accepts one."""

import re
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any
from urllib.parse import unquote

import httpx

from .._generated.operations import KEYED, OTHER_MEDIA
from ..arguments.uploads import Upload
from .responses import JSON, MEDIA

_BEFORE_PATH = re.compile(r"^[a-zA-Z]+://[^/?#]*")


def path_of(url: httpx.URL | str) -> str:
    """The undecoded path. Raises ValueError if a value in it would select another operation."""
    path = re.split(r"[?#]", _BEFORE_PATH.sub("", str(url)), maxsplit=1)[0]
    # URLs are resolved with these segments: deleting a role called `..` would delete its user.
    if any(unquote(segment) in ("", ".", "..") for segment in path.split("/")[1:]):
        raise ValueError(f"a value of the path is empty, `.` or `..`: {path!r}")
    return path


def media_of(method: str, path: str) -> tuple[str, ...]:
    """The media types of the operation's responses."""
    found = (media for verb, pattern, media in OTHER_MEDIA if verb == method.upper() and re.fullmatch(pattern, path))
    return next(found, (JSON,))


def takes_key(method: str, path: str) -> bool:
    """Whether the operation accepts an Idempotency-Key."""
    return any(verb == method.upper() and re.fullmatch(pattern, path) for verb, pattern in KEYED)


def no_cookies() -> CookieJar:
    """A cookie jar that stays empty: a session cookie would replace the key, and require a CSRF token."""
    return CookieJar(DefaultCookiePolicy(allowed_domains=[]))


@contextmanager
def _sendable() -> Iterator[None]:
    """Raise a plain ValueError for a header with a character that cannot be sent."""
    try:
        yield
    except UnicodeEncodeError as error:
        character = error.object[error.start : error.start + 1]
        raise ValueError(f"the request contains a character that cannot be sent: {character!r}") from None


def _prepare(request: httpx.Request, path: str, content: object) -> httpx.Request:
    if isinstance(content, Upload):
        request.headers["content-type"] = content.sent_as
    request.extensions[MEDIA] = media_of(request.method, path)
    if takes_key(request.method, path) and "idempotency-key" not in request.headers:
        request.headers["idempotency-key"] = str(uuid.uuid4())
    return request


class PlatformClient(httpx.Client):
    """The httpx client of a Platform."""

    def build_request(self, method: str, url: httpx.URL | str, **kwargs: Any) -> httpx.Request:
        """A request that is ready to be sent. Raises ValueError for an id that is empty, `.` or `..`."""
        path, content = path_of(url), kwargs.get("content")
        if isinstance(content, Upload):
            kwargs["content"] = content.body()
        with _sendable():
            return _prepare(super().build_request(method, url, **kwargs), path, content)


class AsyncPlatformClient(httpx.AsyncClient):
    """The httpx client of an AsyncPlatform."""

    def build_request(self, method: str, url: httpx.URL | str, **kwargs: Any) -> httpx.Request:
        """A request that is ready to be sent. Raises ValueError for an id that is empty, `.` or `..`."""
        path, content = path_of(url), kwargs.get("content")
        if isinstance(content, Upload):
            kwargs["content"] = content.async_body()
        with _sendable():
            return _prepare(super().build_request(method, url, **kwargs), path, content)
