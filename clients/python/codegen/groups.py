"""Writes the groups: `platform.departments.create(...)` for every operation, in four forms."""

import ast
import shutil
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from .areas import by_tag
from .bodies import HEAD, fields_of
from .enums import Models
from .names import iterator_of, method_of
from .render import arguments_of, docstring_of, indented, parameters_of
from .signatures import Signature
from .widen import imports_of

#: The base of a group with operations that are streams.
_STREAMS = {"chat": "TurnStreams", "events": "EventStreams", "execution": "RunStreams"}


@dataclass(frozen=True)
class Form:
    """A form of the groups."""

    prefix: str
    suffix: str
    is_async: bool

    def class_of(self, tag: str) -> str:
        """The name of the class of a group."""
        return f"{self.prefix}{''.join(map(str.title, tag.split('_')))}{self.suffix}"


PLAIN = (Form("", "", False), Form("Async", "", True))
WITH_HEADERS = (Form("", "WithHeaders", False), Form("Async", "WithHeaders", True))


def _method(signature: Signature, models: Models, form: Form) -> str:
    declared = signature.declared
    body = ast.unparse(signature.returns)
    returns = f"WithHeaders[{body}]" if form.suffix else body
    call = "with_headers" if form.suffix else "call"
    passed = ", ".join(filter(None, [f"api.{declared.name}", arguments_of(signature)]))
    head = f"{'async ' if form.is_async else ''}def {method_of(declared.name, declared.tag)}"
    return (
        f"{head}({parameters_of(signature, models, ['self'])}) -> {returns}:\n"
        f"{docstring_of(signature)}\n"
        f"    return {'await ' if form.is_async else ''}self._platform.{call}({passed})\n"
    )


def _item_of(signature: Signature, models: Models) -> str:
    """The type of the items of a page."""
    page = models.classes[ast.unparse(signature.returns)]
    data = fields_of(page)["data"]
    assert isinstance(data, ast.Subscript)
    return ast.unparse(data.slice)


def _iterator(signature: Signature, models: Models, form: Form) -> str:
    declared = signature.declared
    name = iterator_of(method_of(declared.name, declared.tag))
    kind = "AsyncIterator" if form.is_async else "Iterator"
    passed = ", ".join(filter(None, [f"api.{declared.name}", arguments_of(signature)]))
    more = "Yields every item and requests the pages as they are needed; `limit` is the page size."
    return (
        f"def {name}({parameters_of(signature, models, ['self'])}) -> {kind}[{_item_of(signature, models)}]:\n"
        f"{docstring_of(signature, more)}\n"
        f"    return self._platform.pages({passed})\n"
    )


def _methods(signatures: list[Signature], models: Models, form: Form) -> Iterator[str]:
    for signature in signatures:
        if signature.is_stream:
            continue
        yield _method(signature, models, form)
        if signature.is_paged and not form.suffix:
            yield _iterator(signature, models, form)


def _class(tag: str, signatures: list[Signature], models: Models, form: Form) -> str:
    base = f"{form.prefix}{_STREAMS.get(tag, 'Group') if not form.suffix else 'Group'}"
    lines = [f"class {form.class_of(tag)}({base}):"]
    if form.suffix:
        lines.append(f'    """The operations of `{tag}`; each returns its response with the headers."""\n')
    else:
        other = Form(form.prefix, "WithHeaders", form.is_async).class_of(tag)
        lines.append(f'    """The operations of `{tag}`."""\n')
        lines.append(
            f"    @property\n    def with_headers(self) -> {other}:\n"
            f'        """The same operations; each returns its response with the headers."""\n'
            f"        return {other}(self._platform)\n"
        )
    return "\n".join([*lines, *map(indented, _methods(signatures, models, form))])


def _group(tag: str, signatures: list[Signature], models: Models) -> str:
    classes = "\n\n".join(_class(tag, signatures, models, form) for form in (*PLAIN, *WITH_HEADERS))
    bases = sorted({"Group", "AsyncGroup", *(f"{form.prefix}{_STREAMS[tag]}" for form in PLAIN if tag in _STREAMS)})
    imports = [
        imports_of(classes, models, ".."),
        f"from ..api import {tag} as api",
        f"from ..grouping import {', '.join(bases)}",
        "from ..http.requests import WithHeaders",
    ]
    # Methods such as `list` would shadow the builtins in the annotations of their class.
    return "\n".join([HEAD, "", "from __future__ import annotations", "", *filter(None, imports), "", "", classes])


def _mixin(tags: Iterable[str], form: Form) -> str:
    owner = f"{form.prefix}Platform"
    lines = [f"class {form.prefix}Groups:", f'    """The groups of {owner}, which inherits them."""', ""]
    for tag in tags:
        name = form.class_of(tag)
        lines += [
            "    @property",
            f"    def {tag}(self) -> {name}:",
            f'        """The operations of `{tag}`."""',
            f"        from .{tag} import {name}",
            "",
            f'        return {name}(cast("{owner}", self))',
            "",
        ]
    return "\n".join(lines)


def write(folder: Path, models: Models, signatures: Iterable[Signature]) -> None:
    """Write the package of all groups; a group is imported when it is used."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    tags = by_tag(signatures)
    types = [f"    from .{tag} import {', '.join(form.class_of(tag) for form in PLAIN)}" for tag in tags]
    head = [
        HEAD,
        "",
        "from __future__ import annotations",
        "",
        "from typing import TYPE_CHECKING, cast",
        "",
        "if TYPE_CHECKING:",
        "    from ..async_platform import AsyncPlatform",
        "    from ..platform import Platform",
        *types,
        "",
        "",
    ]
    mixins = "\n\n".join(_mixin(tags, form) for form in PLAIN)
    (folder / "__init__.py").write_text("\n".join(head) + mixins)
    for tag, found in tags.items():
        (folder / f"{tag}.py").write_text(_group(tag, found, models))
