"""Makes the arguments of operations from the values that programs have; errors name the parameter."""

import math
import types
from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import cache
from typing import Any, Literal, Union, cast, get_args, get_origin, get_type_hints

import attrs

from .._generated import models
from .._generated.types import UNSET, File, Unset
from .._generated.wire_names import WIRE_NAMES
from .scalars import SCALARS, checked, enum_member, listed, text
from .uploads import file_of

#: The field of models that accept any names.
_EXTRA = "additional_properties"


def coerced(wanted: Any, value: Any, path: str) -> Any:
    """`value` as the type `wanted`. Raises TypeError or ValueError that begins with the path of the value."""
    if wanted is Any:
        return _json(value, path)
    if wanted is File:
        return file_of(value, path)
    if wanted in SCALARS:
        return SCALARS[wanted](value, path)
    if get_origin(wanted) in _CONTAINERS:
        return _CONTAINERS[get_origin(wanted)](get_args(wanted), value, path)
    return _model(wanted, value, path) if attrs.has(wanted) else enum_member(wanted, value, path)


def _json(value: Any, path: str) -> Any:
    """A value that JSON can represent."""
    if value is None or isinstance(value, (int, Unset)):
        return value
    if isinstance(value, str):
        return text(value, path)
    if isinstance(value, float):
        if not math.isfinite(value):
            raise ValueError(f"{path}: expected a finite number, got {value}")
        return value
    if isinstance(value, Mapping):
        return {checked(key, str, path, "names as str"): _json(item, f"{path}.{key}") for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [_json(item, f"{path}[{index}]") for index, item in enumerate(value)]
    raise TypeError(f"{path}: expected a JSON value, got {type(value).__name__}")


def _literal(accepted: Sequence[Any], value: Any, path: str) -> Any:
    if value in accepted:
        return value
    raise ValueError(f"{path}: expected one of {listed(accepted)}, got {value!r}")


def _list(item: Sequence[Any], value: Any, path: str) -> list[Any]:
    # A text is a sequence of texts, but never meant as one.
    items = checked(value, list if isinstance(value, (str, bytes)) else Sequence, path, "a sequence")
    return [coerced(item[0], each, f"{path}[{index}]") for index, each in enumerate(items)]


def _dict(entry: Sequence[Any], value: Any, path: str) -> dict[str, Any]:
    entries = checked(value, Mapping, path, "a mapping").items()
    return {str(key): coerced(entry[1], item, f"{path}.{key}") for key, item in entries}


def _member(members: Sequence[Any], value: Any, path: str) -> Any:
    """The first member of a union that accepts the value; otherwise raises the error of the last."""
    if isinstance(value, Unset) and Unset in members:
        return value
    if value is None and types.NoneType in members:
        return None
    failure: Exception = TypeError(f"{path}: a value is required")
    for member in members:
        if member not in (Unset, types.NoneType):
            try:
                return coerced(member, value, path)
            except (TypeError, ValueError) as error:
                failure = error
    raise failure


@cache
def hints_of(owner: Hashable) -> Mapping[str, Any]:
    """The types of the fields of a model, or of the parameters of a function."""
    return get_type_hints(cast(Any, owner), localns=dict(vars(models)))


def _model(kind: type[Any], value: Any, path: str) -> Any:
    """A model from another one with values to be coerced, or from a mapping with the names of JSON."""
    given = _fields_of(kind, value) if isinstance(value, kind) else _named(kind, value, path)
    hints, found = hints_of(cast(Hashable, kind)), {}
    for field in attrs.fields(kind):
        if not field.init:
            continue
        if field.name in given:
            wire = WIRE_NAMES.get(kind.__name__, {}).get(field.name, field.name)
            found[field.name] = coerced(hints[field.name], given[field.name], f"{path}.{wire}")
        elif field.default is attrs.NOTHING:
            raise TypeError(f"{path}: the field {field.name!r} is required")
    made = kind(**found)
    if _EXTRA in hints:
        made.additional_properties = coerced(hints[_EXTRA], given[_EXTRA], path)
    return made


def _fields_of(kind: type[Any], value: Any) -> Mapping[str, Any]:
    return {field.name: getattr(value, field.name) for field in attrs.fields(kind)}


def _named(kind: type[Any], value: Any, path: str) -> Mapping[str, Any]:
    """The entries of a mapping by the names of fields. Raises TypeError for unknown names."""
    wires = {wire: name for name, wire in WIRE_NAMES.get(kind.__name__, {}).items()}
    entries = checked(value, Mapping, path, f"{kind.__name__} or a mapping")
    given = {wires.get(name, name): item for name, item in entries.items() if item is not UNSET}
    known = {field.name for field in attrs.fields(kind) if field.init}
    extra = {name: item for name, item in given.items() if name not in known}
    if extra and _EXTRA not in hints_of(cast(Hashable, kind)):
        raise TypeError(f"{path}: unknown field {next(iter(extra))!r}; {kind.__name__} has {listed(sorted(known))}")
    return {**{name: item for name, item in given.items() if name in known}, _EXTRA: extra}


_CONTAINERS: Mapping[Any, Callable[[Sequence[Any], Any, str], Any]] = {
    Union: _member,
    types.UnionType: _member,
    Literal: _literal,
    list: _list,
    dict: _dict,
}
