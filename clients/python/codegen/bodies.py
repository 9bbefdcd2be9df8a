"""Writes the types of bodies that are given as dictionaries, and the names of fields that Python spells differently."""

import ast
import keyword
from collections.abc import Iterable, Iterator
from pathlib import Path

from .enums import Models
from .signatures import Signature
from .widen import dict_of, imports_of, is_optional, names_in, values_of, widened

HEAD = '"""Made from the document by scripts/release/packages/python.ts."""'
_EXTRA = "additional_properties"
_RENAMED = "#: The fields of models whose name in JSON is not their name in Python."


def fields_of(model: ast.ClassDef) -> dict[str, ast.expr]:
    """The fields of a model with their generated types."""
    return {
        node.target.id: node.annotation
        for node in model.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    }


def wire_names_of(model: ast.ClassDef) -> dict[str, str]:
    """The names of the fields in JSON: `to_dict` enters each in `field_dict`."""
    entries: list[tuple[ast.expr | None, ast.expr]] = []
    for node in ast.walk(model):
        if isinstance(node, ast.Dict):
            entries += zip(node.keys, node.values, strict=True)
        elif isinstance(node, ast.Assign) and isinstance(target := node.targets[0], ast.Subscript):
            entries.append((target.slice, node.value))
    found = {ast.unparse(value): str(key.value) for key, value in entries if isinstance(key, ast.Constant)}
    return {field: wire for field, wire in found.items() if field in fields_of(model)}


def _reached(models: Models, signatures: Iterable[Signature]) -> tuple[list[str], list[str]]:
    """The models and the enums that requests can contain."""
    waiting = [name for each in signatures for parameter in each.parameters for name in names_in(parameter.annotation)]
    seen: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name in seen or name not in models.classes:
            continue
        seen.add(name)
        for annotation in fields_of(models.classes[name]).values():
            waiting += names_in(annotation)
    enums = {name for name in seen if models.values(name) is not None}
    return sorted(seen - enums), sorted(enums)


def _dict_type(name: str, models: Models) -> str:
    model = models.classes[name]
    fields, wires = fields_of(model), wire_names_of(model)
    if _EXTRA in fields or not all(_is_usable(wires.get(field, field)) for field in fields):
        extra = fields.get(_EXTRA)
        value = widened(extra.slice.elts[1], models) if isinstance(extra, ast.Subscript) and len(fields) == 1 else "Any"  # type: ignore[attr-defined]
        return f"{dict_of(name)} = Mapping[str, {value}]\n"
    described = (ast.get_docstring(model) or name).split("\n\n")[0]
    lines = [f"class {dict_of(name)}(TypedDict):", f'    """{" ".join(described.split())}"""', ""]
    for field, annotation in fields.items():
        accepted = widened(annotation, models, field) or "None"
        optional = is_optional(annotation) or _has_default(model, field)
        lines.append(f"    {wires.get(field, field)}: {f'NotRequired[{accepted}]' if optional else accepted}")
    return "\n".join(lines) + "\n"


def _has_default(model: ast.ClassDef, field: str) -> bool:
    nodes = [node for node in model.body if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == field]
    return nodes[0].value is not None


def _is_usable(wire: str) -> bool:
    return wire.isidentifier() and not keyword.iskeyword(wire)


def _literals(enums: Iterable[str], models: Models) -> Iterator[str]:
    for name in enums:
        if name not in models.open_names:
            yield f"{values_of(name)} = Literal[{', '.join(models.values(name) or ())}]"


def write(generated: Path, models: Models, signatures: Iterable[Signature]) -> None:
    """Write the module of the bodies and that of the names in JSON."""
    names, enums = _reached(models, signatures)
    literals = "\n".join(_literals(enums, models))
    types = "\n\n".join(_dict_type(name, models) for name in names)
    imports = imports_of(f"{literals}\n{types}", models, "..").replace("from .._generated.models", "from .models")
    imports = "\n".join(line for line in imports.split("\n") if not line.startswith("from ..bodies"))
    shown = [dict_of(name) for name in names] + [values_of(name) for name in enums if name not in models.open_names]
    parts = [
        HEAD,
        "from __future__ import annotations",
        imports,
        f"__all__ = {sorted(shown)!r}",
        literals,
        f"\n{types}",
    ]
    (generated / "bodies.py").write_text("\n\n".join(parts))
    renamed = {
        name: changed
        for name in names
        if (changed := {field: wire for field, wire in wire_names_of(models.classes[name]).items() if field != wire})
    }
    lines = [HEAD, "", _RENAMED, f"WIRE_NAMES: dict[str, dict[str, str]] = {renamed!r}", ""]
    (generated / "wire_names.py").write_text("\n".join(lines))
