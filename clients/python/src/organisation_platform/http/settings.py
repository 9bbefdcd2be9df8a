"""What both clients check and set before they connect."""

import re
from types import NoneType

import httpx

from ..arguments.scalars import checked
from .retries import RetryPolicy

TIMEOUT = httpx.Timeout(60.0, connect=10.0)


def address(base_url: str) -> str:
    """The address of the server. Raises TypeError or ValueError if it is not one of http or https."""
    if not re.match(r"https?://[^/?#]", checked(base_url, str, "base_url", "str")):
        raise ValueError("base_url must begin with http:// or https:// and contain a host")
    if re.search(r"[?#]", base_url):
        raise ValueError("base_url must not contain a query or a fragment")
    try:
        port = httpx.URL(base_url).port
    except httpx.InvalidURL as error:
        raise ValueError(f"base_url: {error}") from None
    if port is not None and not 1 <= port <= 65_535:
        raise ValueError("base_url: the port must be 1 to 65535")
    return base_url


def headers(api_key: str | None) -> dict[str, str]:
    """The headers of every request. Raises TypeError or ValueError if the key cannot be sent."""
    if api_key is not None and not re.fullmatch(r"[!-~]+", checked(api_key, str, "api_key", "str")):
        # Lower layers would show the key in their error.
        raise ValueError("api_key contains white space or an invalid character; strip a line that you read from a file")
    # No compression is requested, so that the limit on received bytes also limits memory.
    found = {"accept": "application/json", "accept-encoding": "identity"}
    return found if api_key is None else {**found, "authorization": f"Bearer {api_key}"}


def timeouts(timeout: httpx.Timeout) -> httpx.Timeout:
    """The timeouts of every request; a number of seconds is that of each phase. Raises TypeError for others."""
    return httpx.Timeout(checked(timeout, (httpx.Timeout, int, float, NoneType), "timeout", "httpx.Timeout"))


def policy(retries: RetryPolicy | None) -> RetryPolicy:
    """The retry rules, by default those of the interface. Raises TypeError for others."""
    found: RetryPolicy = checked(retries or RetryPolicy(), RetryPolicy, "retries", "RetryPolicy")
    return found
