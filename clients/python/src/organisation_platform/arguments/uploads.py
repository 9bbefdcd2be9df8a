"""The raw bodies of requests: bytes, file objects and iterators, which are sent as they are read."""

import asyncio
from collections.abc import AsyncIterable, AsyncIterator, Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import IO, Any, cast

from .._generated.types import File
from .scalars import checked

#: The content of an upload. Text is sent in UTF-8.
Content = bytes | str | IO[bytes] | IO[str] | Iterable[bytes | str] | AsyncIterable[bytes | str]
#: A content, or a function that returns it from the beginning, so that an upload can be repeated.
UploadSource = Content | Callable[[], Content]

_WHOLE = (bytes, bytearray, memoryview, str)
_TEXT = "text/plain; charset=utf-8"
_OCTETS = "application/octet-stream"
_PIECE = 65_536


@dataclass(frozen=True)
class Upload:
    """A content with its media type: `Upload(open("report.pdf", "rb"), "application/pdf")`.

    By default the media type of text is ``text/plain``, of everything else ``application/octet-stream``. Asynchronous
    iterators need an AsyncPlatform.
    """

    content: Content
    media_type: str | None = None

    @property
    def sent_as(self) -> str:
        """The media type that is sent."""
        return self.media_type or (_TEXT if isinstance(self.content, str) else _OCTETS)

    def body(self) -> bytes | Iterator[bytes]:
        """The body of a request. Raises TypeError for an asynchronous iterator."""
        if isinstance(self.content, _WHOLE):
            return _encoded(self.content)
        if not isinstance(self.content, Iterable):
            raise TypeError("body: an asynchronous iterator needs an AsyncPlatform")
        return _pieces(self.content)

    def async_body(self) -> bytes | AsyncIterator[bytes]:
        """The body of a request of an AsyncPlatform."""
        return _encoded(self.content) if isinstance(self.content, _WHOLE) else _async_pieces(self.content)


def _encoded(piece: Any) -> bytes:
    if isinstance(piece, str):
        return piece.encode()
    return bytes(checked(piece, _WHOLE, "body", "bytes or str"))


def _pieces(content: Any) -> Iterator[bytes]:
    if hasattr(content, "read"):
        while piece := content.read(_PIECE):
            yield _encoded(piece)
    else:
        for piece in content:
            yield _encoded(piece)


async def _async_pieces(content: Any) -> AsyncIterator[bytes]:
    if isinstance(content, AsyncIterable):
        async for piece in content:
            yield _encoded(piece)
    elif hasattr(content, "read"):
        while piece := await asyncio.to_thread(content.read, _PIECE):
            yield _encoded(piece)
    else:
        for piece in content:
            yield _encoded(piece)


def file_of(value: Any, path: str) -> File:
    """The body of a generated operation. Raises TypeError for a value that cannot be uploaded."""
    upload = value if isinstance(value, Upload) else Upload(value)
    kind = list if isinstance(upload.content, Mapping) else (*_WHOLE, Iterable, AsyncIterable)
    checked(upload.content, kind, path, "bytes, a file object or an iterator")
    # The generated code passes the payload on as the content of the request (http/outgoing.py).
    return File(payload=cast(Any, upload))


class RestartedUpload:
    """Makes the upload of each attempt. Iterators, and files that cannot be rewound, can be sent only once."""

    def __init__(self, source: UploadSource, media_type: str | None) -> None:
        self._begin, self.is_repeatable = _beginning_of(source)
        self._media_type = media_type

    def next(self) -> Upload:
        """The upload from its beginning."""
        return Upload(self._begin(), self._media_type)


def _beginning_of(source: Any) -> tuple[Callable[[], Content], bool]:
    if hasattr(source, "read"):
        return _rewound(source)
    if callable(source):
        return source, True
    return lambda: cast(Content, source), not isinstance(source, (Iterator, AsyncIterator))


def _rewound(file: Any) -> tuple[Callable[[], Content], bool]:
    if not file.seekable():
        return lambda: cast(Content, file), False
    start = file.tell()

    def begin() -> Content:
        file.seek(start)
        return cast(Content, file)

    return begin, True
