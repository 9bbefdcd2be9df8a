"""The first API key of a server."""

import contextlib
from dataclasses import dataclass
from datetime import datetime

import httpx

from .._generated.models import HumanRole
from ..api.auth import create_api_key, login, logout, setup_admin
from ..api.setup import get_setup_status
from ..async_platform import AsyncPlatform
from ..bodies import HumanRoleValue, LoginRequestDict
from ..errors import PlatformError, ResourceConflictError
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


def _sign_up(account: LoginRequestDict, setup_token: str | None) -> Steps[None]:
    """Create the administrator of a new server; sign in on others."""
    if (yield from send(get_setup_status())).body.data.needs_admin:
        try:
            yield from send(setup_admin({**account}, x_setup_token=setup_token))
        except ResourceConflictError:
            # Another program was faster, perhaps with the same account.
            yield from send(login(account))
    else:
        yield from send(login(account))


def _first_key(account: LoginRequestDict, key: NewKey) -> Steps[str]:
    # Checked before anything is sent.
    creation = create_api_key({"name": key.name, "role": key.role, "expires_at": key.expires_at})
    yield from _sign_up(account, key.setup_token)
    try:
        return (yield from send(creation)).body.data.api_key
    finally:
        # A key that was created is returned, also if the session cannot be ended.
        with contextlib.suppress(PlatformError):
            yield from send(logout())


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
    with Platform(base_url, auth=Session(base_url), retries=retries, transport=transport) as platform:
        return platform.run(_first_key({"username": username, "password": password}, key or NewKey()))


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
    async with AsyncPlatform(base_url, auth=Session(base_url), retries=retries, transport=transport) as platform:
        return await platform.run(_first_key({"username": username, "password": password}, key or NewKey()))
