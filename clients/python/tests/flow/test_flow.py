"""What a program does with a real server, over a way that loses connections where it matters."""

import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from queue import Queue

import pytest

from organisation_platform import (
    DuplicateRecordError,
    ForbiddenError,
    Lost,
    Platform,
    RequestValidationError,
    ResourceNotFoundError,
    UnauthorizedError,
    VersionConflictError,
    WebhookRefusedError,
    WebhookVerifier,
)
from organisation_platform.api.auth import create_api_key
from organisation_platform.api.chat import send_turn
from organisation_platform.api.departments import (
    create_department,
    delete_department,
    get_department,
    list_departments,
    update_department,
)
from organisation_platform.api.health import get_liveness, get_readiness
from organisation_platform.api.users import create_user, get_user, list_users
from organisation_platform.api.webhook_endpoints import (
    create_webhook_endpoint,
    rotate_webhook_endpoint_secret,
)
from organisation_platform.api.webhook_endpoints import (
    test_webhook_endpoint as ask_for_test,
)
from organisation_platform.models import (
    CompleteFrame,
    CreateApiKeyRequest,
    CreateDepartmentRequest,
    CreateUserRequest,
    CreateWebhookEndpointRequest,
    DeferredFrame,
    DeltaFrame,
    DepartmentResponse,
    HumanRole,
    TurnRequest,
    UpdateDepartmentRequest,
)

from ..support.rough_proxy import RoughProxy


def made(platform: Platform, name: str) -> DepartmentResponse:
    return platform.call(create_department, body=CreateDepartmentRequest(name=name)).data


def test_public_operations_need_no_key(url: str) -> None:
    with Platform(url) as nobody:
        nobody.call(get_liveness)
        nobody.call(get_readiness)
        with pytest.raises(UnauthorizedError):
            nobody.call(list_users)


def test_users_come_by_pages(platform: Platform) -> None:
    for name in ("grace", "alan", "edsger"):
        wanted = CreateUserRequest(username=name, password="correct horse battery", role=HumanRole.MANAGER)
        platform.call(create_user, body=wanted)
    found = [user.username for user in platform.pages(list_users, limit=1)]
    assert {"ada", "alan", "edsger", "grace"} <= set(found)
    assert len(found) == len(set(found))


def test_failures_have_their_classes(platform: Platform, url: str) -> None:
    with pytest.raises(ResourceNotFoundError) as missing:
        platform.call(get_user, "no\u00fc body/../")
    assert missing.value.instance
    with pytest.raises(RequestValidationError) as malformed:
        platform.call(get_user, "a\0b")
    assert malformed.value.errors
    key = platform.call(create_api_key, body=CreateApiKeyRequest(name="eyes", role=HumanRole.OBSERVER)).data.api_key
    with Platform(url, api_key=key) as observer, pytest.raises(ForbiddenError):
        made(observer, "Forbidden")


def test_what_was_made_although_its_answer_was_lost_is_made_once(api_key: str, proxy: RoughProxy) -> None:
    with Platform(proxy.url, api_key=api_key) as platform:
        proxy.answers_to_lose = 1
        assert made(platform, "Lost and found").name == "Lost and found"
        assert proxy.connections == 2
        names = [department.name for department in platform.call(list_departments).data]
        assert names.count("Lost and found") == 1
        with pytest.raises(DuplicateRecordError):
            made(platform, "Lost and found")


def test_a_change_is_made_of_the_state_that_was_seen(platform: Platform) -> None:
    identity = made(platform, "Changing").id
    stale = platform.read(get_department, identity)
    others = iter([7.0])

    def add(department: DepartmentResponse) -> UpdateDepartmentRequest:
        for share in others:
            platform.call(update_department, identity, body=UpdateDepartmentRequest(budget_percent=share))
        return UpdateDepartmentRequest(budget_percent=department.budget_percent + 1)

    assert platform.update(get_department, update_department, identity, change=add).budget_percent == 8.0
    with pytest.raises(VersionConflictError):
        platform.call(delete_department, identity, reason="Old.", if_match=stale.etag)


def test_an_explanation_is_heard_word_by_word(platform: Platform) -> None:
    frames = list(platform.stream_turn(TurnRequest(message="How many departments do we have?")))
    words = "".join(frame.data.delta for frame in frames if isinstance(frame, DeltaFrame))
    last = frames[-1]
    assert isinstance(last, CompleteFrame)
    assert last.data.answer is not None
    assert words == last.data.answer.answer != ""
    deferred = list(platform.stream_turn(TurnRequest(message="Plan a migration of our billing system")))
    assert [type(frame) for frame in deferred] == [DeferredFrame]


def test_a_turn_that_broke_off_can_be_asked_for_again(platform: Platform) -> None:
    turn = TurnRequest(message="Who leads what?")
    list(platform.stream_turn(turn, idempotency_key="turn-1"))
    answer = platform.with_headers(send_turn, body=turn, idempotency_key="turn-1")
    assert answer.headers["idempotency-replayed"] == "true"


def test_no_event_is_missed_over_lost_connections(platform: Platform, api_key: str, proxy: RoughProxy) -> None:
    heard: list[str] = []
    wanted = [f"Heard {number}" for number in range(6)]
    with Platform(proxy.url, api_key=api_key) as listener:
        subscriber = listener.subscriber(channels=["departments"])
        for item in listener.follow(subscriber):
            if isinstance(item, Lost):
                made(platform, wanted[0])
                continue
            heard.append(str(item.payload.to_dict()["name"]))
            if len(heard) == len(wanted):
                break
            # Events without a connected subscriber are sent later.
            if len(heard) % 2 == 0:
                proxy.cut()
            made(platform, wanted[len(heard)])
    assert heard == wanted
    assert proxy.connections >= 3


def test_deliveries_are_verified_over_a_rotation(platform: Platform) -> None:
    arrived: Queue[tuple[bytes, dict[str, str]]] = Queue()

    class Receiver(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            arrived.put((body, dict(self.headers.items())))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    with HTTPServer(("127.0.0.1", 0), Receiver) as receiver:
        threading.Thread(target=receiver.serve_forever, daemon=True).start()
        where = CreateWebhookEndpointRequest(url=f"http://127.0.0.1:{receiver.server_port}/")
        created = platform.call(create_webhook_endpoint, body=where).data
        identity = created.endpoint.id
        rotated = platform.call(rotate_webhook_endpoint_secret, identity).data
        platform.call(ask_for_test, identity)
        body, headers = arrived.get(timeout=10)
        receiver.shutdown()
    for secret in (created.secret, rotated.secret):
        assert WebhookVerifier(secret).verify(body, headers).type == "webhook.test"
    with pytest.raises(WebhookRefusedError):
        WebhookVerifier(created.secret, rotated.secret).verify(body + b" ", headers)
