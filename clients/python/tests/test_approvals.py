"""Waiting for the decision of an approval."""

import time
from collections.abc import Callable
from typing import Any
from uuid import UUID

import pytest

from organisation_platform import ForbiddenError, Platform, ResourceNotFoundError, approvals
from organisation_platform.models import ApprovalResponse, ApprovalStatus

from .conftest import Serve, Waits
from .support.samples import approval, event
from .support.scripted_server import Answer, LeftOpen, ScriptedServer, cut, failed, frame, ok, streamed

Speak = Callable[[ScriptedServer], Platform]
ID = approval()["id"]


def reported(status: str, identity: str = ID) -> bytes:
    word = f"approval.{status}"
    return frame(word, {**event("e.1", word), "payload": {"approval_id": identity}}, "e.1")


def silent(*frames: bytes) -> Answer:
    """A stream that stays open."""
    return LeftOpen(streamed(*frames))


def asked(server: ScriptedServer) -> list[str]:
    return ["stream" if "/events/" in each.path else "read" for each in server.asked]


@pytest.mark.parametrize("form", [str, UUID, lambda each: ApprovalResponse.from_dict(approval(id=each))])
def test_a_decided_approval_is_returned(serve: Serve, speak: Speak, form: Callable[[str], Any]) -> None:
    server = serve(streamed(), ok(approval("rejected")))
    found = speak(server).wait_for(form(ID))
    assert found.status is ApprovalStatus.REJECTED
    assert server.asked[0].path == "/api/v1/events/stream?channels=approvals"
    assert server.asked[1].path == f"/api/v1/approvals/{ID}"


def test_the_event_of_the_decision_ends_the_wait(serve: Serve, speak: Speak) -> None:
    other = reported("approved", "e93b812c-d77d-4807-a60a-237b401cf315")
    server = serve(
        silent(reported("submitted"), other, reported("approved")), ok(approval()), streamed(), ok(approval("approved"))
    )
    begun = time.monotonic()
    assert speak(server).wait_for(ID).status is ApprovalStatus.APPROVED
    assert time.monotonic() - begun < 5
    assert asked(server) == ["stream", "read", "stream", "read"]


def test_an_approval_is_read_again_when_no_event_arrives(
    serve: Serve, speak: Speak, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(approvals, "POLL_SECONDS", 0.2)
    server = serve(silent(), ok(approval()), silent(), ok(approval("expired")))
    assert speak(server).wait_for(ID).status is ApprovalStatus.EXPIRED


def test_an_approval_is_polled_when_no_stream_can_be_opened(serve: Serve, speak: Speak, waits: Waits) -> None:
    refused = [failed(429, 5002)] * 3
    server = serve(*refused, ok(approval()), *refused, ok(approval("approved")))
    assert speak(server).wait_for(ID).status is ApprovalStatus.APPROVED
    assert asked(server) == [*["stream"] * 3, "read"] * 2
    assert waits == [1.0, 2.0, 10.0] * 2


def test_a_stream_that_is_always_closed_is_opened_ever_more_rarely(serve: Serve, speak: Speak, waits: Waits) -> None:
    pending = [streamed(), ok(approval())]
    server = serve(*pending, *pending, *pending, streamed(), ok(approval("approved")))
    assert speak(server).wait_for(ID).status is ApprovalStatus.APPROVED
    assert waits == [0.25, 0.5, 1.0]


def test_a_server_that_restarts_is_waited_for(serve: Serve, speak: Speak, waits: Waits) -> None:
    server = serve(cut, cut, cut, ok(approval()), streamed(), ok(approval("approved")))
    assert speak(server).wait_for(ID).status is ApprovalStatus.APPROVED
    assert waits == [1.0, 2.0, 10.0]


def test_the_wait_ends_with_the_time_of_the_caller(serve: Serve, speak: Speak) -> None:
    server = serve(silent(), ok(approval()))
    begun = time.monotonic()
    with pytest.raises(TimeoutError, match=f"approval {ID} was not decided within 0.3 s"):
        speak(server).wait_for(ID, timeout=0.3)
    assert time.monotonic() - begun < 5


@pytest.mark.parametrize(
    ("answer", "error"), [(failed(404, 3000), ResourceNotFoundError), (failed(403, 1001), ForbiddenError)]
)
def test_an_error_that_lasts_is_raised(serve: Serve, speak: Speak, answer: bytes, error: type[Exception]) -> None:
    with pytest.raises(error):
        speak(serve(streamed(), answer)).wait_for(ID)


def test_a_refused_credential_is_raised(serve: Serve, speak: Speak) -> None:
    with pytest.raises(ForbiddenError):
        speak(serve(failed(403, 1001))).wait_for(ID)
