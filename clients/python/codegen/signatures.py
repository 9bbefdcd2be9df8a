"""The signatures of the generated operations."""

import ast
from dataclasses import dataclass
from pathlib import Path

from .declared import Declared

#: Parameters of browsers: the client stores no cookies, so no request needs them.
HIDDEN = frozenset({"x_csrf_token"})
#: Operations that are not request and response; organisation_platform.grouping provides them.
STREAMS = frozenset({"stream_turn", "stream_events", "stream_run", "open_web_socket"})
#: The type that the generator gives to raw bodies. A response is bytes, and a request accepts what `widen` says.
RAW = "File"


@dataclass(frozen=True)
class Parameter:
    """A parameter: its generated type, and its default, which is None if it is required."""

    name: str
    annotation: ast.expr
    default: ast.expr | None
    in_path: bool


@dataclass(frozen=True)
class Signature:
    """A generated operation."""

    declared: Declared
    parameters: tuple[Parameter, ...]
    returns: ast.expr

    @property
    def is_stream(self) -> bool:
        """Whether it is not made here."""
        return self.declared.name in STREAMS

    @property
    def is_paged(self) -> bool:
        """Whether it returns pages of a list."""
        return ast.unparse(self.returns).startswith("PaginatedResponseOf")


def _function(module: ast.Module, name: str) -> ast.FunctionDef:
    return next(node for node in module.body if isinstance(node, ast.FunctionDef) and node.name == name)


def members(union: ast.expr) -> list[ast.expr]:
    """The members of a union."""
    if isinstance(union, ast.BinOp):
        return [*members(union.left), *members(union.right)]
    return [union]


def union_of(parts: list[ast.expr]) -> ast.expr:
    """The union of the parts."""
    found = parts[0]
    for part in parts[1:]:
        found = ast.BinOp(found, ast.BitOr(), part)
    return found


def _parameter(argument: ast.arg, default: ast.expr | None, in_path: bool) -> Parameter:
    assert argument.annotation is not None, argument.arg
    return Parameter(argument.arg, argument.annotation, default, in_path)


def _parameters(function: ast.FunctionDef) -> tuple[Parameter, ...]:
    arguments = function.args
    paths = [_parameter(argument, None, True) for argument in arguments.args]
    pairs = zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True)
    others = [_parameter(argument, default, False) for argument, default in pairs if argument.arg not in HIDDEN]
    return (*paths, *sorted(others, key=lambda each: each.name != "body"))


def _success(function: ast.FunctionDef) -> ast.expr:
    """The declared successes; the generator calls a response without a body Any, and one of bytes File."""
    assert function.returns is not None
    # Errors are raised by the transport.
    errors = ("FailureResponse", "ProblemDetail", "None")
    parts = {ast.unparse(part): part for part in members(function.returns) if ast.unparse(part) not in errors}
    none = ast.Constant(None)
    renamed: dict[str, ast.expr] = {"Any": none, RAW: ast.Name("bytes")}
    return union_of([renamed.get(name, part) for name, part in parts.items()] or [none])


def signature_of(generated: Path, declared: Declared) -> Signature:
    """The signature of a generated operation."""
    module = ast.parse((generated / "api" / declared.tag / f"{declared.name}.py").read_text())
    returns = _success(_function(module, "_parse_response"))
    return Signature(declared, _parameters(_function(module, "_get_kwargs")), returns)
