"""A transport that responds like a server with tasks for a worker, and records what the worker reports."""

import asyncio
import json
import re
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import unquote

import httpx

from . import work_samples
from .samples import approval
from .scripted_server import problem

#: How long a claim without a task waits.
_WAIT_SECONDS = 0.01
_PATH = re.compile(r"/api/v1/(?:workers|runs)/[^/]+(?:/([a-z-]+))?(?:/(.+))?")


@dataclass(frozen=True)
class Reported:
    """A request of the worker; `word` is its last segment, and `name` that of an artifact."""

    word: str
    name: str
    headers: Mapping[str, str]
    content: bytes

    @property
    def body(self) -> Any:
        return json.loads(self.content)


class FakeWork(httpx.BaseTransport, httpx.AsyncBaseTransport):
    """A server whose tasks are claimed one by one; `on_idle` is called when none is left."""

    def __init__(self, *claims: dict[str, Any]) -> None:
        self._claims = list(claims or [work_samples.claim()])
        self._claimed: dict[str, list[dict[str, Any]]] = {}
        self._lock = threading.Lock()
        self.reported: list[Reported] = []
        self.on_idle: Callable[[], object] = lambda: None
        #: Words whose next response is lost.
        self.lost: list[str] = []
        #: The next responses to a word: status, code and seconds to wait.
        self.refusals: dict[str, list[tuple[int, int, int | None]]] = {}
        #: The reason to stop in every heartbeat.
        self.stop: str | None = None
        self.inputs: tuple[dict[str, Any], ...] = ()

    def offer(self, *claims: dict[str, Any]) -> None:
        """Replace the tasks."""
        self._claims = list(claims)

    def of(self, word: str) -> list[Reported]:
        """The requests with this word."""
        return [each for each in self.reported if each.word == word]

    @property
    def ends(self) -> list[Reported]:
        """How runs ended."""
        return [each for each in self.reported if each.word in ("finish", "release")]

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        response, is_idle = self._respond(request, request.read())
        if is_idle:
            time.sleep(_WAIT_SECONDS)
        return response

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        response, is_idle = self._respond(request, await request.aread())
        await asyncio.sleep(_WAIT_SECONDS if is_idle else 0)
        return response

    def _respond(self, request: httpx.Request, content: bytes) -> tuple[httpx.Response, bool]:
        found = _PATH.fullmatch(request.url.raw_path.decode())
        assert found is not None, request.url
        word, name = found[1] or "register", unquote(found[2] or "")
        asked = Reported(word, name, dict(request.headers), content)
        with self._lock:
            self.reported.append(asked)
            waiting = self.refusals.get(word)
            if waiting:
                return _refused(*waiting.pop(0)), False
            data = self._data_of(asked)
            if word in self.lost:
                self.lost.remove(word)
                raise httpx.ReadError("the response was lost")
        if data == []:
            self.on_idle()
        return _accepted(data, 201 if word == "input-requests" else 200), data == []

    def _data_of(self, asked: Reported) -> Any:
        match asked.word:
            case "register":
                return work_samples.worker("builder-1")
            case "claims":
                key = asked.headers["idempotency-key"]
                if key not in self._claimed:
                    self._claimed[key] = self._claims[: asked.body["max"]]
                    self._claims = self._claims[asked.body["max"] :]
                return self._claimed[key]
            case "heartbeat" | "steps":
                return work_samples.heartbeat(self.stop, self.inputs)
            case "artifacts":
                return work_samples.artifact(asked.name, asked.headers["content-type"], len(asked.content))
            case "input-requests":
                return approval(source="run_input")
            case _:
                return work_samples.run("released" if asked.word == "release" else "succeeded")


def _accepted(data: Any, status: int) -> httpx.Response:
    return httpx.Response(status, json={"data": data, "error": None, "error_detail": None, "success": True})


def _refused(status: int, code: int, retry_after: int | None) -> httpx.Response:
    detail = problem(code, retry_after)
    return httpx.Response(
        status, json={"data": None, "error": detail["detail"], "error_detail": detail, "success": False}
    )
