"""The first API key of a server."""

import contextlib
import re
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import httpx

from .._generated.models import CreatedApiKeyResponse, HumanRole
from ..api.auth import create_api_key, login, logout, setup_admin
from ..api.setup import get_setup_status
from ..arguments.scalars import checked
from ..async_platform import AsyncPlatform
from ..bodies import HumanRoleValue, LoginRequestDict
from ..errors import PlatformError, ResourceConflictError, UnreadableResponseError
from ..http.requests import Request
from ..http.retries import RetryPolicy
from ..http.steps import Steps, send
from ..platform import Platform
from .sessions import Session


@dataclass(frozen=True, kw_only=True)
class NewKey:
    """The key that `first_key` creates, and the setup token of a new server if it requires one."""

    name: str = "first key"
    role: HumanRole | HumanRoleValue = "ceo"
    expires_at: datetime | None = None
    setup_token: str | None = None


def _sign_up(setup: Request[Any], signing_in: Request[Any]) -> Steps[None]:
    """Create the administrator of a new server; sign in on others."""
    if (yield from send(get_setup_status())).body.data.needs_admin:
        try:
            yield from send(setup)
        except ResourceConflictError:
            # Another program was faster, perhaps with the same account.
            yield from send(signing_in)
    else:
        yield from send(signing_in)


def _first_key(session: Session, username: str, password: str, key: NewKey | None) -> Steps[str]:
    # Checked before anything is sent.
    new: NewKey = checked(key or NewKey(), NewKey, "key", "NewKey")
    account: LoginRequestDict = {"username": username, "password": password}
    setup = setup_admin({**account}, x_setup_token=_visible(new.setup_token))
    creation = create_api_key({"name": new.name, "role": new.role, "expires_at": new.expires_at})
    yield from _sign_up(setup, login(account))
    session.require_token()
    try:
        return _secret_in((yield from send(creation)).body.data)
    finally:
        # A key that was created is returned, also if the session cannot be ended.
        with contextlib.suppress(PlatformError):
            yield from send(logout())


def _visible(setup_token: str | None) -> str | None:
    if setup_token is not None and not re.fullmatch(r"[!-~]*", checked(setup_token, str, "setup_token", "str")):
        # Lower layers would show the token in their error.
        raise ValueError("setup_token contains white space or an invalid character")
    return setup_token


def _secret_in(created: CreatedApiKeyResponse) -> str:
    if not isinstance(created.api_key, str):
        raise UnreadableResponseError("a new API key whose secret is not a string")
    return created.api_key


def first_key(
    base_url: str,
    username: str,
    password: str,
    key: NewKey | None = None,
    *,
    retries: RetryPolicy | None = None,
    transport: httpx.BaseTransport | None = None,
) -> str:
    """The secret of a new API key: store it. On a new server, the account is created and becomes its administrator.

    Each call creates a key. Raises ForbiddenError if the setup token of `key` is missing or wrong, or the account may
    not create the key; ValidationError if the password is too short or too common; UnauthorizedError if the server
    has an administrator and the username or the password is wrong.
    """
    session = Session(base_url)
    with Platform(base_url, auth=session, retries=retries, transport=transport) as platform:
        return platform.run(_first_key(session, username, password, key))


async def async_first_key(
    base_url: str,
    username: str,
    password: str,
    key: NewKey | None = None,
    *,
    retries: RetryPolicy | None = None,
    transport: httpx.AsyncBaseTransport | None = None,
) -> str:
    """The asyncio version of `first_key`."""
    session = Session(base_url)
    async with AsyncPlatform(base_url, auth=session, retries=retries, transport=transport) as platform:
        return await platform.run(_first_key(session, username, password, key))
