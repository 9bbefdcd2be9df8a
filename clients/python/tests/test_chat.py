"""Turns of the chat, frame by frame."""

import json
from collections.abc import Callable

import pytest

from organisation_platform import (
    ConnectionLostError,
    Platform,
    ProviderError,
    RateLimitedError,
    UnreadableResponseError,
)
from organisation_platform.http import responses
from organisation_platform.models import DeferredFrame, DeltaFrame, TurnRequest

from .conftest import Serve, Waits
from .support.scripted_server import Answer, ScriptedServer, failed, frame, problem, streamed

Speak = Callable[[ScriptedServer], Platform]
TURN = TurnRequest(message="How are we?")
DELTA = frame("delta", {"delta": "Wir läuft es\u2028\x85\x0c?"})
VERDICT = {"intent": "propose", "intent_reason": "classified", "intent_confidence": 0.9, "named_targets": []}
DEFERRED = frame("deferred", VERDICT)


def test_frames_have_their_types(serve: Serve, speak: Speak) -> None:
    server = serve(streamed(b": keep-alive\n\n", DELTA, frame("newer", {}), DEFERRED))
    frames = list(speak(server).stream_turn(TURN, idempotency_key="mine"))
    assert [type(each) for each in frames] == [DeltaFrame, DeferredFrame]
    assert isinstance(frames[0], DeltaFrame)
    assert frames[0].data.delta == "Wir läuft es\u2028\x85\x0c?"
    assert server.asked[0].headers["idempotency-key"] == "mine"


def test_a_refused_turn_is_repeated_under_one_key(serve: Serve, speak: Speak, waits: Waits) -> None:
    server = serve(failed(429, 5002, retry_after=1), streamed(DEFERRED))
    assert len(list(speak(server).stream_turn(TURN))) == 1
    assert (len({asked.headers["idempotency-key"] for asked in server.asked}), waits) == (1, [1.0])


@pytest.mark.parametrize(
    "failure",
    [problem(7000, status=502), {"data": None, "error": "x", "error_detail": problem(7000), "success": False}],
    ids=["problem", "envelope"],
)
def test_a_failure_after_the_first_words_is_raised(serve: Serve, speak: Speak, failure: object) -> None:
    frames = speak(serve(streamed(DELTA, frame("error", failure)))).stream_turn(TURN)
    assert isinstance(next(frames), DeltaFrame)
    with pytest.raises(ProviderError):
        next(frames)


def test_a_stream_that_breaks_off_is_told_and_not_repeated(serve: Serve, speak: Speak) -> None:
    server = serve(streamed(DELTA))
    with pytest.raises(ConnectionLostError, match="before its result"):
        list(speak(server).stream_turn(TURN))
    assert len(server.asked) == 1


def test_a_stream_that_is_cut_is_told(serve: Serve, speak: Speak) -> None:
    head = b"HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ncontent-length: 1000\r\n\r\n"
    with pytest.raises(ConnectionLostError, match="lost within the stream"):
        list(speak(serve(head + DELTA)).stream_turn(TURN))


def test_a_failure_before_the_first_word_is_raised(serve: Serve, speak: Speak) -> None:
    with pytest.raises(RateLimitedError):
        list(speak(serve(failed(429, 5000, retry_after=3600))).stream_turn(TURN))


@pytest.mark.parametrize(
    "answer",
    [streamed(b"event: delta\ndata: {\n\n"), streamed(frame("delta", [])), streamed(frame("error", "?"))],
    ids=["cut", "list", "error"],
)
def test_a_frame_that_is_not_as_declared_is_told(serve: Serve, speak: Speak, answer: Answer) -> None:
    with pytest.raises(UnreadableResponseError):
        list(speak(serve(answer)).stream_turn(TURN))


def test_a_frame_without_end_is_not_read(serve: Serve, speak: Speak, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(responses, "MAX_BYTES", 100_000)
    piece = b"data: " + b"x" * 50_000 + b"\n"
    with pytest.raises(UnreadableResponseError, match="a frame of more"):
        list(speak(serve(streamed(*[piece] * 10))).stream_turn(TURN))


def test_many_frames_together_may_be_large(serve: Serve, speak: Speak, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(responses, "MAX_BYTES", 100_000)
    server = serve(streamed(*[frame("delta", {"delta": "x" * 30_000})] * 10, DEFERRED))
    assert len(list(speak(server).stream_turn(TURN))) == 11


def test_a_turn_may_be_a_dictionary_and_is_checked(serve: Serve, speak: Speak) -> None:
    server = serve(streamed(DEFERRED))
    platform = speak(server)
    assert len(list(platform.stream_turn({"message": "Plan it.", "intent_override": "propose"}))) == 1
    assert json.loads(server.asked[0].body) == {"message": "Plan it.", "intent_override": "propose"}
    with pytest.raises(TypeError, match="body: unknown field 'msg'"):
        list(platform.stream_turn({"message": "x", "msg": "y"}))  # type: ignore[arg-type]
    assert len(server.asked) == 1
