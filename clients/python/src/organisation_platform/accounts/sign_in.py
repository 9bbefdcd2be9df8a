"""Platforms with the session of a person."""

import httpx

from ..api.auth import login
from ..async_platform import AsyncPlatform
from ..http.retries import RetryPolicy
from ..http.settings import TIMEOUT
from ..platform import Platform
from .sessions import Session


def sign_in(
    base_url: str,
    username: str,
    password: str,
    *,
    timeout: httpx.Timeout = TIMEOUT,
    retries: RetryPolicy | None = None,
    transport: httpx.BaseTransport | None = None,
) -> Platform:
    """A Platform with a session of this user: it sends a JWT, and refreshes it before it expires.

    Raises UnauthorizedError if the username or the password is wrong, and RateLimitedError if the username is locked.
    Later calls raise UnauthorizedError or SessionRevokedError when the session has ended: sign in again.
    `platform.auth.logout()` ends the session.
    """
    session = Session(base_url)
    platform = Platform(base_url, auth=session, timeout=timeout, retries=retries, transport=transport)
    try:
        platform.call(login, {"username": username, "password": password})
        session.require_token()
    except BaseException:
        platform.close()
        raise
    return platform


async def async_sign_in(
    base_url: str,
    username: str,
    password: str,
    *,
    timeout: httpx.Timeout = TIMEOUT,
    retries: RetryPolicy | None = None,
    transport: httpx.AsyncBaseTransport | None = None,
) -> AsyncPlatform:
    """The asyncio version of `sign_in`."""
    session = Session(base_url)
    platform = AsyncPlatform(base_url, auth=session, timeout=timeout, retries=retries, transport=transport)
    try:
        await platform.call(login, {"username": username, "password": password})
        session.require_token()
    except BaseException:
        await platform.aclose()
        raise
    return platform
