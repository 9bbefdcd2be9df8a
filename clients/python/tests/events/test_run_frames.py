"""Following a run."""

from collections.abc import Callable
from typing import Any

import pytest

from organisation_platform import Platform, ResourceNotFoundError, UnreadableResponseError
from organisation_platform.models import RunDoneFrame, RunStepFrame

from ..conftest import Serve, Waits
from ..support.samples import WHEN
from ..support.scripted_server import ScriptedServer, cut, failed, frame, streamed
from ..support.work_samples import RUN_ID, run

Speak = Callable[[ScriptedServer], Platform]
_ABSENT = ("tool_name", "model", "usage", "started_at", "finished_at")


def step(number: int) -> bytes:
    data: dict[str, Any] = {
        "number": number,
        "key": str(number),
        "kind": "note",
        "title": f"Step {number}",
        "content": "",
        "is_error": False,
        **dict.fromkeys(_ABSENT),
        "created_at": WHEN,
        "is_late": False,
    }
    return frame("step", data, str(number))


def test_a_run_is_followed_over_lost_connections_until_it_has_ended(serve: Serve, speak: Speak, waits: Waits) -> None:
    server = serve(
        streamed(frame("status", run()), step(4), frame("closed", {"reason": "stopping"})),
        cut,
        streamed(frame("status", run()), step(5), frame("of a newer server", {}), frame("done", run("succeeded"))),
    )
    frames = list(speak(server).follow_run(RUN_ID, after=3))
    assert [each.data.number for each in frames if isinstance(each, RunStepFrame)] == [4, 5]
    assert isinstance(frames[-1], RunDoneFrame)
    assert frames[-1].data.status.value == "succeeded"
    assert [asked.path.rpartition("/")[2] for asked in (server.asked[0], server.asked[-1])] == [
        "stream?after=3",
        "stream?after=4",
    ]
    assert waits[0] == 0.25


def test_what_a_new_connection_does_not_fix_is_raised(serve: Serve, speak: Speak) -> None:
    with pytest.raises(ResourceNotFoundError):
        list(speak(serve(failed(404, 3000))).follow_run(RUN_ID))
    with pytest.raises(UnreadableResponseError):
        list(speak(serve(streamed(frame("status", {})))).follow_run(RUN_ID))


def test_the_group_has_the_stream_too(serve: Serve, speak_sync: Speak) -> None:
    frames = speak_sync(serve(streamed(frame("done", run("failed"))))).execution.stream_run(RUN_ID)
    assert [each.event for each in frames] == ["done"]


@pytest.mark.parametrize("after", ["1", 1.5])
def test_a_number_that_is_none_is_refused(serve: Serve, speak: Speak, after: Any) -> None:
    with pytest.raises(TypeError, match="after: expected int"):
        list(speak(serve(cut)).follow_run(RUN_ID, after=after))
