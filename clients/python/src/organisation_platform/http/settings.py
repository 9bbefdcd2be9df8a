"""What both clients check and set before they connect."""

import re

import httpx

TIMEOUT = httpx.Timeout(60.0, connect=10.0)


def address(base_url: str) -> str:
    """The address of the server. Raises ValueError if it is not one of http or https."""
    if not re.match(r"https?://[^/]", base_url):
        raise ValueError("base_url must begin with http:// or https:// and contain a host")
    return base_url


def headers(api_key: str | None) -> dict[str, str]:
    """The headers of every request. Raises ValueError if the key cannot be sent."""
    if api_key is not None and not re.fullmatch(r"[!-~]+", api_key):
        # Lower layers would show the key in their error.
        raise ValueError("api_key contains white space or an invalid character; strip a line that you read from a file")
    # No compression is requested, so that the limit on received bytes also limits memory.
    found = {"accept": "application/json", "accept-encoding": "identity"}
    return found if api_key is None else {**found, "authorization": f"Bearer {api_key}"}
