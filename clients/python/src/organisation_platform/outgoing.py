"""What every request is given before it leaves: a look at its path, and the Idempotency-Key its operation takes."""

import re
import uuid
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any
from urllib.parse import unquote

import httpx

from ._generated.operations import KEYED, OTHER_MEDIA
from .answers import JSON, MEDIA

_BEFORE_PATH = re.compile(r"^[a-zA-Z]+://[^/?#]*")


def path_of(url: httpx.URL | str) -> str:
    """The path as it was written. Raises ValueError where a value in it would lead to another operation."""
    path = re.split(r"[?#]", _BEFORE_PATH.sub("", str(url)), maxsplit=1)[0]
    # Addresses are resolved with these: to delete a role called `..` or nothing would delete its user.
    if any(unquote(segment) in ("", ".", "..") for segment in path.split("/")[1:]):
        raise ValueError(f"a value of the path is empty, `.` or `..`: {path!r}")
    return path


def media_of(method: str, path: str) -> tuple[str, ...]:
    """The media in which the operation answers."""
    found = (media for verb, pattern, media in OTHER_MEDIA if verb == method.upper() and re.fullmatch(pattern, path))
    return next(found, (JSON,))


def takes_key(method: str, path: str) -> bool:
    """Whether the operation honours an Idempotency-Key."""
    return any(verb == method.upper() and re.fullmatch(pattern, path) for verb, pattern in KEYED)


def no_cookies() -> CookieJar:
    """A jar that stays empty: a session cookie would go before the key, and want a CSRF token with each change."""
    return CookieJar(DefaultCookiePolicy(allowed_domains=[]))


def _prepare(request: httpx.Request, path: str) -> httpx.Request:
    request.extensions[MEDIA] = media_of(request.method, path)
    if takes_key(request.method, path) and "idempotency-key" not in request.headers:
        request.headers["idempotency-key"] = str(uuid.uuid4())
    return request


class PlatformClient(httpx.Client):
    """The httpx client of a Platform."""

    def build_request(self, method: str, url: httpx.URL | str, **kwargs: Any) -> httpx.Request:
        """A request that is ready to leave. Raises ValueError for an id that is empty, `.` or `..`."""
        path = path_of(url)
        return _prepare(super().build_request(method, url, **kwargs), path)


class AsyncPlatformClient(httpx.AsyncClient):
    """The httpx client of an AsyncPlatform."""

    def build_request(self, method: str, url: httpx.URL | str, **kwargs: Any) -> httpx.Request:
        """A request that is ready to leave. Raises ValueError for an id that is empty, `.` or `..`."""
        path = path_of(url)
        return _prepare(super().build_request(method, url, **kwargs), path)
