"""Accounts of a real server."""

import pytest

from organisation_platform import (
    AsyncPlatform,
    ForbiddenError,
    NewKey,
    Platform,
    Session,
    UnauthorizedError,
    async_first_key,
    async_sign_in,
    first_key,
    sign_in,
)
from organisation_platform.models import HumanRole

from .conftest import PASSWORD, USER


def test_a_key_has_the_role_it_was_created_with(url: str, api_key: str) -> None:
    assert api_key
    key = first_key(url, USER, PASSWORD, NewKey(name="reader", role=HumanRole.OBSERVER))
    with Platform(url, api_key=key) as reader, pytest.raises(ForbiddenError):
        reader.departments.create({"name": "Not of a reader"})
    with pytest.raises(UnauthorizedError):
        first_key(url, USER, "not the password")


def test_a_session_renews_itself_until_the_sign_out(url: str, api_key: str) -> None:
    assert api_key
    with sign_in(url, USER, PASSWORD) as person:
        session = person.http.auth
        assert isinstance(session, Session)
        first = session._refresh_cookie
        assert person.auth.get_current_user().data.username == USER
        # As if the token expired now.
        session._life = 0.0
        assert person.departments.list().data is not None
        # The JWT of the same second is the same.
        assert session._refresh_cookie not in (None, first)
        person.auth.logout()
        assert person.access_token is None
        with pytest.raises(UnauthorizedError):
            person.auth.get_current_user()


@pytest.mark.anyio
@pytest.mark.parametrize("anyio_backend", ["asyncio"])
async def test_accounts_do_not_block(url: str, api_key: str, anyio_backend: str) -> None:
    assert api_key
    assert anyio_backend
    key = await async_first_key(url, USER, PASSWORD)
    async with AsyncPlatform(url, api_key=key) as platform:
        assert (await platform.auth.get_current_user()).data.username == USER
    async with await async_sign_in(url, USER, PASSWORD) as person:
        assert (await person.auth.get_current_user()).data.username == USER
        await person.auth.logout()
