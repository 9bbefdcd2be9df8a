"""One account of a real server, with a key."""

import re
from collections.abc import Iterator

import pytest

from organisation_platform import Platform
from organisation_platform.api.auth import create_api_key, setup_admin
from organisation_platform.models import CreateApiKeyRequest, HumanRole, SetupRequest

from ..support.rough_proxy import RoughProxy


@pytest.fixture(scope="session")
def api_key(url: str) -> str:
    account = SetupRequest(username="ada", password="correct horse battery")
    with Platform(url) as nobody:
        answer = setup_admin.sync_detailed(client=nobody.client, body=account)
    session = re.search(r"(?:^|, )session=([^;]+)", answer.headers["set-cookie"])
    assert session is not None
    with Platform(url, api_key=session[1]) as ada:
        wanted = CreateApiKeyRequest(name="tests", role=HumanRole.CEO)
        return ada.call(create_api_key, body=wanted).data.api_key


@pytest.fixture
def platform(url: str, api_key: str) -> Iterator[Platform]:
    with Platform(url, api_key=api_key) as opened:
        yield opened


@pytest.fixture
def proxy(url: str) -> Iterator[RoughProxy]:
    rough = RoughProxy(url)
    yield rough
    rough.close()
