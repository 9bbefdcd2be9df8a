"""An AsyncPlatform that is used like a Platform, so that every test of the one is a test of the other."""

import inspect
from collections.abc import AsyncGenerator, AsyncIterator, Iterator
from contextlib import ExitStack
from functools import partial
from typing import Any, Self, TypeVar

from anyio import from_thread, to_thread
from anyio.from_thread import start_blocking_portal

from organisation_platform import AsyncPlatform, AsyncWorker, AsyncWorkerRun, Subscriber

T = TypeVar("T")
_END: Any = object()


class _Http:
    """The httpx client beneath, one request at a time."""

    def __init__(self, owner: "BlockingPlatform") -> None:
        self._owner = owner

    def get(self, url: str, **kwargs: Any) -> Any:
        """A bare request."""
        return self._owner.run(self._owner.inner.http.get, url, **kwargs)


class _BlockingRun:
    """A run of an asyncio worker in a handler that blocks."""

    def __init__(self, run: AsyncWorkerRun) -> None:
        self._run = run

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._run, name)
        if not inspect.iscoroutinefunction(found):
            return found
        return lambda *args, **kwargs: from_thread.run(partial(found, *args, **kwargs))


class BlockingWorker:
    """An asyncio worker whose handler blocks a thread."""

    def __init__(self, owner: "BlockingPlatform", inner: AsyncWorker) -> None:
        self._owner = owner
        self._inner = inner
        self.stop = inner.stop

    def run(self, handle: Any) -> None:
        async def handle_in_thread(run: AsyncWorkerRun) -> Any:
            return await to_thread.run_sync(handle, _BlockingRun(run), abandon_on_cancel=True)

        self._owner.run(self._inner.run, handle_in_thread)


class BlockingPlatform:
    """Runs each call of an AsyncPlatform in an event loop of another thread, and waits for it."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        self._stack = ExitStack()
        self._portal = self._stack.enter_context(start_blocking_portal("asyncio"))
        self.inner = AsyncPlatform(*args, **kwargs)
        self.http = _Http(self)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the connections, and end the event loop."""
        self.run(self.inner.aclose)
        self._stack.close()

    def run(self, work: Any, *args: Any, **kwargs: Any) -> Any:
        """What a coroutine function returns or raises."""
        return self._portal.call(partial(work, *args, **kwargs))

    def call(self, *args: Any, **kwargs: Any) -> Any:
        return self.run(self.inner.call, *args, **kwargs)

    def with_headers(self, *args: Any, **kwargs: Any) -> Any:
        return self.run(self.inner.with_headers, *args, **kwargs)

    def read(self, *args: Any, **kwargs: Any) -> Any:
        return self.run(self.inner.read, *args, **kwargs)

    def update(self, *args: Any, **kwargs: Any) -> Any:
        return self.run(self.inner.update, *args, **kwargs)

    def pages(self, *args: Any, **kwargs: Any) -> Iterator[Any]:
        return self._each(self.inner.pages(*args, **kwargs))

    def stream_turn(self, *args: Any, **kwargs: Any) -> Iterator[Any]:
        return self._each(self.inner.stream_turn(*args, **kwargs))

    def subscriber(self, **kwargs: Any) -> Subscriber:
        return self.inner.subscriber(**kwargs)

    def follow(self, subscriber: Subscriber) -> Iterator[Any]:
        return self._each(self.inner.follow(subscriber))

    def wait_for(self, *args: Any, **kwargs: Any) -> Any:
        return self.run(self.inner.wait_for, *args, **kwargs)

    def download(self, *args: Any, **kwargs: Any) -> Any:
        return self.run(self.inner.download, *args, **kwargs)

    def follow_run(self, *args: Any, **kwargs: Any) -> Iterator[Any]:
        return self._each(self.inner.follow_run(*args, **kwargs))

    def worker(self, *args: Any, **kwargs: Any) -> BlockingWorker:
        return BlockingWorker(self, self.inner.worker(*args, **kwargs))

    def _each(self, items: AsyncIterator[T]) -> Iterator[T]:
        async def following() -> T:
            return await anext(items, _END)

        try:
            while (item := self.run(following)) is not _END:
                yield item
        finally:
            if isinstance(items, AsyncGenerator):
                self.run(items.aclose)
