"""What a program may pass where a generated type is expected; `organisation_platform.arguments` converts it."""

import ast

from .enums import Models
from .signatures import RAW, members

_UPLOADS = ["Content", "Upload"]
_FIXED = {
    "Unset": [],
    RAW: _UPLOADS,
    **{name: [name, "str"] for name in ("UUID", "datetime.datetime", "datetime.date")},
}


def dict_of(model: str) -> str:
    """The TypedDict of a model."""
    return f"{model}Dict"


def values_of(enum: str) -> str:
    """The literal type of an enum."""
    return f"{enum}Value"


def names_in(expression: ast.expr) -> list[str]:
    """The names that a type refers to."""
    return [node.id for node in ast.walk(expression) if isinstance(node, ast.Name)]


def is_optional(annotation: ast.expr) -> bool:
    """Whether a value may be left out."""
    return "Unset" in map(ast.unparse, members(annotation))


def widened(annotation: ast.expr, models: Models, name: str = "") -> str:
    """The source of the accepted type of a parameter or field."""
    parts: dict[str, None] = {}
    for member in members(annotation):
        parts |= dict.fromkeys(_accepted(member, models, name))
    return " | ".join(parts)


def _accepted(member: ast.expr, models: Models, name: str) -> list[str]:
    source = ast.unparse(member)
    if source in _FIXED:
        return _FIXED[source]
    if source == "str" and (name == "id" or name.endswith("_id")):
        return ["str", "UUID"]
    if isinstance(member, ast.Subscript) and ast.unparse(member.value) == "list":
        return [f"Sequence[{widened(member.slice, models)}]"]
    if source not in models.classes:
        return [source]
    if models.values(source) is None:
        return [source, dict_of(source)]
    return [source, "str" if source in models.open_names else values_of(source)]


def imports_of(sources: str, models: Models, dots: str) -> str:
    """The imports that these sources need."""
    used = {node.id for node in ast.walk(ast.parse(sources)) if isinstance(node, ast.Name)}
    lines = []
    known = sorted(used & models.classes.keys())
    made = {dict_of(name) for name in models.classes} | {values_of(name) for name in models.classes}
    if "UUID" in used:
        lines.append("from uuid import UUID")
    if "datetime" in used:
        lines.append("import datetime")
    typing = sorted(used & {"Any", "Literal", "NotRequired", "TypedDict"})
    if typing:
        lines.append(f"from typing import {', '.join(typing)}")
    abstract = sorted(used & {"AsyncIterator", "Iterator", "Mapping", "Sequence"})
    if abstract:
        lines.append(f"from collections.abc import {', '.join(abstract)}")
    if known:
        lines.append(f"from {dots}_generated.models import {', '.join(known)}")
    uploads = sorted(used & set(_UPLOADS))
    if uploads:
        lines.append(f"from {dots}arguments.uploads import {', '.join(uploads)}")
    bodies = sorted(used & made)
    if bodies:
        lines.append(f"from {dots}bodies import {', '.join(bodies)}")
    return "\n".join(sorted(lines))
