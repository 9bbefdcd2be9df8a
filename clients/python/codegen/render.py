"""The parts that functions and methods of an operation share."""

import ast
import textwrap
from collections.abc import Iterable

from .enums import Models
from .signatures import Parameter, Signature, members
from .widen import is_optional, widened

_WIDTH = 116


def is_positional(parameter: Parameter) -> bool:
    """Whether a value may be given without the name: ids, and then the body."""
    return parameter.in_path or parameter.name == "body"


def _declared(parameter: Parameter, models: Models) -> str:
    accepted = widened(parameter.annotation, models, parameter.name)
    if not is_optional(parameter.annotation):
        return f"{parameter.name}: {accepted}"
    default = ast.unparse(parameter.default) if parameter.default is not None else "UNSET"
    if default == "UNSET":
        unset = [] if "None" in map(ast.unparse, members(parameter.annotation)) else ["None"]
        return f"{parameter.name}: {' | '.join([accepted, *unset])} = None"
    return f"{parameter.name}: {accepted} = {default}"


def parameters_of(signature: Signature, models: Models, receiver: Iterable[str] = ()) -> str:
    """The parameters as a multi-line source."""
    lines = [*receiver]
    keywords = False
    for parameter in signature.parameters:
        if not is_positional(parameter) and not keywords:
            lines.append("*")
            keywords = True
        lines.append(_declared(parameter, models))
    return "".join(f"\n    {line}," for line in lines) + ("\n" if lines else "")


def arguments_of(signature: Signature) -> str:
    """The arguments of a call that passes all parameters on."""
    names = [
        parameter.name if is_positional(parameter) else f"{parameter.name}={parameter.name}"
        for parameter in signature.parameters
    ]
    return ", ".join(names)


def docstring_of(signature: Signature, more: str = "") -> str:
    """The summary and the description of the document, indented for a function."""
    declared = signature.declared
    # A reader of the source sees the limits in the document; what a caller must know comes before them.
    text = declared.description.split("\n\nRate limit:")[0].strip()
    paragraphs = [f"{declared.summary}.", *([more] if more else []), text, f"Operation `{declared.operation_id}`."]
    body = "\n\n".join(paragraphs).replace("\\", "\\\\").replace('"""', "'''")
    return textwrap.indent(f'"""{body}\n"""', "    ").replace("    \n", "\n")


def indented(source: str) -> str:
    """A source in a class."""
    return textwrap.indent(source, "    ")
