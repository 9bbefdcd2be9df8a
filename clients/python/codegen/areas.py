"""Writes one public module for each area: a function for each operation, which makes its request."""

import ast
import shutil
from collections.abc import Iterable
from itertools import groupby
from pathlib import Path

from .bodies import HEAD
from .enums import Models
from .render import docstring_of, parameters_of
from .signatures import Signature
from .widen import imports_of


def _tag(signature: Signature) -> str:
    return signature.declared.tag


def by_tag(signatures: Iterable[Signature]) -> dict[str, list[Signature]]:
    """The operations of each area."""
    return {tag: list(found) for tag, found in groupby(sorted(signatures, key=_tag), key=_tag)}


def _function(signature: Signature, models: Models) -> str:
    name, returns = signature.declared.name, ast.unparse(signature.returns)
    pairs = ", ".join(f"{parameter.name}={parameter.name}" for parameter in signature.parameters)
    return (
        f"def {name}({parameters_of(signature, models)}) -> Request[{returns}]:\n"
        f"{docstring_of(signature)}\n"
        f"    return request({', '.join(filter(None, [f'_{name}', pairs]))})\n"
    )


def _area(tag: str, signatures: list[Signature], models: Models) -> str:
    made = [signature for signature in signatures if not signature.is_stream]
    functions = "\n\n".join(_function(signature, models) for signature in made)
    modules = "\n".join(
        f"from .._generated.api.{tag} import {each.declared.name} as _{each.declared.name}" for each in made
    )
    imports = "\n".join([imports_of(functions, models, ".."), modules, "from ..http.requests import Request, request"])
    return f"{HEAD}\n\nfrom __future__ import annotations\n\n{imports}\n\n\n{functions}"


def write(folder: Path, models: Models, signatures: Iterable[Signature]) -> None:
    """Write the package of all areas."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    (folder / "__init__.py").write_text(f"{HEAD}\n")
    for tag, found in by_tag(signatures).items():
        (folder / f"{tag}.py").write_text(_area(tag, found, models))
