"""Downloads that are written as they arrive."""

import asyncio
from typing import IO, Any, cast

import httpx

from .requests import Request
from .responses import DOWNLOAD


def download(client: httpx.Client, request: Request[bytes], target: IO[bytes]) -> int:
    """Write the body of a response to a file object, and return its size.

    Raises PlatformError, also after a part was written.
    """
    size = 0
    with client.stream(**_arguments_of(request)) as response:
        for piece in response.iter_raw():
            target.write(piece)
            size += len(piece)
    return size


async def async_download(client: httpx.AsyncClient, request: Request[bytes], target: IO[bytes]) -> int:
    """The asyncio version of `download`. Another thread writes to the file object."""
    size = 0
    async with client.stream(**_arguments_of(request)) as response:
        async for piece in response.aiter_raw():
            await asyncio.to_thread(target.write, piece)
            size += len(piece)
    return size


def _arguments_of(request: Request[bytes]) -> dict[str, Any]:
    made = cast(Any, request.operation)._get_kwargs(**request.arguments)
    return {**made, "extensions": {DOWNLOAD: True}}
