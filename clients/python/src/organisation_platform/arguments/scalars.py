"""Makes ids, timestamps, enums and simple values from what programs have; errors name the parameter."""

import datetime
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from typing import Any, TypeVar, cast
from uuid import UUID

D = TypeVar("D", bound=datetime.date)


def checked(value: Any, kind: Any, path: str, expected: str) -> Any:
    """The value. Raises TypeError if it is not of the kind; a bool is not a number."""
    if isinstance(value, kind) and (kind is bool or not isinstance(value, bool)):
        return value
    raise TypeError(f"{path}: expected {expected}, got {type(value).__name__}")


def require_function(value: object, path: str) -> None:
    """Raise TypeError if the value is not a function."""
    if not callable(value):
        raise TypeError(f"{path}: expected a function, got {type(value).__name__}")


def listed(values: Sequence[object]) -> str:
    """The values for an error."""
    return ", ".join(repr(getattr(value, "value", value)) for value in values)


def enum_member(kind: type[Enum], value: Any, path: str) -> Enum:
    """The member of an enum from its value. An unhashable value is not one of it either."""
    try:
        return kind(value)
    except (TypeError, ValueError):
        raise ValueError(f"{path}: expected one of {listed(list(kind))}, got {value!r}") from None


def text(value: Any, path: str) -> str:
    """The text, also of a UUID. Raises ValueError for half of a surrogate pair, which cannot be sent."""
    found = str(value) if isinstance(value, UUID) else cast(str, checked(value, str, path, "str"))
    try:
        found.encode()
    except UnicodeEncodeError:
        raise ValueError(f"{path}: contains a character that cannot be sent") from None
    return found


def _uuid(value: Any, path: str) -> UUID:
    if isinstance(value, UUID):
        return value
    try:
        return UUID(checked(value, str, path, "UUID or str"))
    except ValueError:
        raise ValueError(f"{path}: expected a UUID, got {value!r}") from None


def _timestamp(value: Any, path: str) -> datetime.datetime:
    found = value if isinstance(value, datetime.datetime) else _parsed(datetime.datetime, value, path)
    if found.tzinfo is None:
        raise ValueError(f"{path}: expected a timestamp with a time zone, got {value!r}")
    return found


def _date(value: Any, path: str) -> datetime.date:
    if isinstance(value, datetime.datetime):
        raise TypeError(f"{path}: expected date or str, got datetime")
    return value if isinstance(value, datetime.date) else _parsed(datetime.date, value, path)


def _parsed(kind: type[D], value: Any, path: str) -> D:
    try:
        return kind.fromisoformat(checked(value, str, path, f"{kind.__name__} or str"))
    except ValueError:
        raise ValueError(f"{path}: expected a {kind.__name__} in ISO 8601, got {value!r}") from None


#: How a value of each simple type is made.
SCALARS: Mapping[Any, Callable[[Any, str], Any]] = {
    str: text,
    int: lambda value, path: checked(value, int, path, "int"),
    float: lambda value, path: checked(value, (int, float), path, "float"),
    bool: lambda value, path: checked(value, bool, path, "bool"),
    UUID: _uuid,
    datetime.datetime: _timestamp,
    datetime.date: _date,
}
