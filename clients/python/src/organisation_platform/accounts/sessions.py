"""Sessions: credentials from a username and a password, which are refreshed before they expire."""

import asyncio
import re
import threading
import time
from collections.abc import AsyncGenerator, Generator, Iterator
from contextlib import contextmanager
from http.cookies import CookieError, Morsel, SimpleCookie

import httpx

from ..errors import ConnectionLostError, UnreadableResponseError
from ..http.deadlines import within
from ..http.responses import DOWNLOAD, JSON, MEDIA
from ..http.settings import address

PATH = "/api/v1/auth/refresh"
#: A token is refreshed this many seconds before it expires, or in the last tenth of its life.
_MARGIN = 60.0


class Session(httpx.Auth):
    """Sends the JWT of a session, and refreshes it. Each response that sets tokens replaces them, as of `login`."""

    def __init__(self, base_url: str) -> None:
        self._address = address(base_url).rstrip("/") + PATH
        self._lock = threading.Lock()
        self._async_lock = asyncio.Lock()
        self._token: str | None = None
        self._refresh_cookie: str | None = None
        self._life = 0.0
        self._since = (0.0, 0.0)

    def require_token(self) -> None:
        """Raise if a sign-in that succeeded has not set the tokens."""
        if self._token is None:
            raise UnreadableResponseError("a sign-in without the cookies of a session")

    def __repr__(self) -> str:
        """Nothing secret."""
        return "Session()"

    @property
    def token(self) -> str | None:
        """The current JWT, for example for another program; None before the sign-in and after the sign-out."""
        return self._token

    def sync_auth_flow(self, request: httpx.Request) -> Generator[httpx.Request, httpx.Response, None]:
        """Refresh the session if it is due, and send the request with its token."""
        with self._held():
            if self._is_due():
                self._adopt((yield self._refreshing(request)))
        self._adopt((yield self._authorised(request)))

    async def async_auth_flow(self, request: httpx.Request) -> AsyncGenerator[httpx.Request, httpx.Response]:
        """The asyncio version."""
        async with self._async_lock:
            if self._is_due():
                self._adopt((yield self._refreshing(request)))
        self._adopt((yield self._authorised(request)))

    @contextmanager
    def _held(self) -> Iterator[None]:
        """Hold the lock. Raises if another thread refreshes the session until after the deadline of this one."""
        left = within(None)
        if not self._lock.acquire(timeout=-1 if left is None else left):
            raise ConnectionLostError("the session was not refreshed in time")
        try:
            yield
        finally:
            self._lock.release()

    def _is_due(self) -> bool:
        # The monotonic clock stops while a machine sleeps; the other one may be adjusted.
        age = max(time.monotonic() - self._since[0], time.time() - self._since[1])
        return self._refresh_cookie is not None and age > self._life - min(_MARGIN, self._life / 10)

    def _authorised(self, request: httpx.Request) -> httpx.Request:
        if self._token is not None:
            request.headers["authorization"] = f"Bearer {self._token}"
        return request

    def _refreshing(self, request: httpx.Request) -> httpx.Request:
        extensions = {**request.extensions, MEDIA: (JSON,), DOWNLOAD: False}
        headers = {"cookie": self._refresh_cookie or "", "accept": JSON, "accept-encoding": "identity"}
        return httpx.Request("POST", self._address, headers=headers, extensions=extensions)

    def _adopt(self, response: httpx.Response) -> None:
        found = _cookies_of(response)
        session, refresh = found.get("session"), found.get("refresh_token")
        if session is None or refresh is None:
            return
        self._token = _sendable(session)
        self._refresh_cookie = f"{refresh.key}={refresh.value}" if _sendable(refresh) else None
        self._life = _seconds_in(session["max-age"])
        self._since = (time.monotonic(), time.time())


def _cookies_of(response: httpx.Response) -> dict[str, "Morsel[str]"]:
    """The cookies of a response by their names without the prefixes of https."""
    found: dict[str, Morsel[str]] = {}
    for header in response.headers.get_list("set-cookie"):
        try:
            cookies = SimpleCookie(header)
        except CookieError:
            continue
        found |= {name.removeprefix("__Host-").removeprefix("__Secure-"): morsel for name, morsel in cookies.items()}
    return found


def _sendable(cookie: "Morsel[str]") -> str | None:
    """The value of a cookie; None if it is empty. Raises if it cannot be a header: lower layers would show it."""
    if not re.fullmatch(r"[!-~]*", cookie.value):
        raise UnreadableResponseError(f"a cookie {cookie.key!r} with an invalid character")
    return cookie.value or None


def _seconds_in(max_age: str) -> float:
    return float(max_age) if re.fullmatch(r"[0-9]{1,9}", max_age) else 0.0
