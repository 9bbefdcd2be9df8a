"""Deliveries of webhooks: what is believed and what is not."""

import json
from datetime import UTC, datetime, timedelta

import pytest
from standardwebhooks import Webhook

from organisation_platform import WebhookRefusedError, WebhookVerifier, webhooks

FIRST = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
SECOND = "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD"
BODY = json.dumps({"type": "task.created", "timestamp": "2030-01-31T08:00:00.000Z", "data": {"task_id": "t1"}})


def signed(body: str = BODY, secret: str = FIRST, at: datetime | None = None) -> dict[str, str]:
    moment = at or datetime.now(tz=UTC)
    return {
        "Webhook-Id": "m1",
        "Webhook-Timestamp": str(int(moment.timestamp())),
        "Webhook-Signature": Webhook(secret).sign("m1", moment, body),
    }


@pytest.mark.parametrize("secrets", [(FIRST,), (FIRST, SECOND), (SECOND, FIRST)])
def test_any_of_the_secrets_may_have_signed(secrets: tuple[str, ...]) -> None:
    delivery = WebhookVerifier(*secrets).verify(BODY.encode(), signed())
    assert (delivery.id, delivery.type, delivery.data) == ("m1", "task.created", {"task_id": "t1"})
    assert delivery.timestamp == datetime(2030, 1, 31, 8, tzinfo=UTC)


def test_header_names_may_be_in_any_case() -> None:
    for spelled in (str.lower, str.upper, str.title):
        headers = {spelled(name): value for name, value in signed().items()}
        assert WebhookVerifier(FIRST).verify(BODY, headers).id == "m1"


def refused(body: bytes | str, headers: dict[str, str], *secrets: str) -> None:
    with pytest.raises(WebhookRefusedError):
        WebhookVerifier(*(secrets or (FIRST,))).verify(body, headers)


def test_another_secret_another_body_and_another_time_are_refused() -> None:
    refused(BODY, signed(), SECOND)
    refused(BODY.replace("t1", "t2"), signed())
    refused(BODY, signed(at=datetime.now(tz=UTC) - timedelta(hours=1)))
    refused(BODY, {})


@pytest.mark.parametrize("field", ["Webhook-Id", "Webhook-Timestamp", "Webhook-Signature"])
@pytest.mark.parametrize("value", ["", "v1", "v1,", "1e999", "nan", "v1,x v1", "\0", "9" * 5000])
def test_headers_that_are_anything_are_refused(field: str, value: str) -> None:
    refused(BODY, {**signed(), field: value})


@pytest.mark.parametrize("body", ["", "[]", "{}", '{"type":1,"timestamp":"x","data":{}}', "[" * 100_000])
def test_a_signed_body_that_is_no_event_is_refused(body: str) -> None:
    refused(body, signed(body))


def test_bytes_that_are_no_text_are_refused() -> None:
    refused(b"\xff\xfe", signed())


def test_a_large_body_is_refused_before_it_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "MAX_BYTES", 10)
    refused(BODY, signed())


def test_a_verifier_has_a_secret() -> None:
    with pytest.raises(ValueError, match="secret"):
        WebhookVerifier()
