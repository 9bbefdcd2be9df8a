"""Writes the types of the payloads of events, from the AsyncAPI document."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from .bodies import HEAD

Schemas = dict[str, dict[str, Any]]
_TYPES = {
    "string": "str",
    "integer": "int",
    "number": "float",
    "boolean": "bool",
    "null": "None",
    "object": "dict[str, Any]",
}
_IMPORTS = """from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict, overload

from ..events.reported import Reported, payload_in"""
_FUNCTION = '''def payload_of(item: Reported, *types: str) -> Any:
    """The payload of an event or a webhook delivery if it has one of these types, otherwise None.

    The types of a call must have the same payload.
    """
    return payload_in(item, types)
'''


def _name_of(reference: str) -> str:
    return reference.rpartition("/")[2]


def _type_of(schema: dict[str, Any], schemas: Schemas) -> str:
    if "$ref" in schema:
        return _type_of(schemas[_name_of(schema["$ref"])], schemas)
    if "anyOf" in schema:
        return " | ".join(_type_of(each, schemas) for each in schema["anyOf"])
    if "enum" in schema and schema.get("x-enum-extensibility") != "open":
        return f"Literal[{', '.join(map(repr, schema['enum']))}]"
    kinds = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
    return " | ".join(
        f"list[{_type_of(schema['items'], schemas)}]" if kind == "array" else _TYPES[kind] for kind in kinds
    )


def _class(name: str, schemas: Schemas) -> str:
    schema = schemas[name]
    lines = [f"class {name}(TypedDict):", f'    """{schema["description"]}"""', ""]
    for field, declared in schema["properties"].items():
        found = _type_of(declared, schemas)
        lines.append(f"    {field}: {found if field in schema['required'] else f'NotRequired[{found}]'}")
    return "\n".join(lines) + "\n"


def payloads_in(schemas: Schemas) -> dict[str, list[str]]:
    """The types of events by the name of their payload."""
    found: dict[str, list[str]] = {}
    for schema in schemas.values():
        properties = schema.get("properties", {})
        if "$ref" in properties.get("payload", {}):
            found.setdefault(_name_of(properties["payload"]["$ref"]), []).append(properties["event_type"]["const"])
    return found


def _overload(name: str, types: Iterable[str]) -> str:
    accepted = ", ".join(map(repr, types))
    return f"@overload\ndef payload_of(item: Reported, *types: Literal[{accepted}]) -> {name} | None: ...\n"


def write(generated: Path, document: dict[str, Any]) -> None:
    """Write the module of the payloads."""
    schemas = {name: {"required": [], **schema} for name, schema in document["components"]["schemas"].items()}
    found = payloads_in(schemas)
    parts = [
        f"{HEAD}\n\n{_IMPORTS}\n\n__all__ = {sorted([*found, 'payload_of'])!r}\n",
        *(_class(name, schemas) for name in found),
        *(_overload(name, types) for name, types in found.items()),
    ]
    (generated / "payloads.py").write_text("\n\n".join([*parts, _FUNCTION]))
