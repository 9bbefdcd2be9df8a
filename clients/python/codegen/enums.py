"""The generated models; open enums accept unknown values, as the document requires."""

import ast
from dataclasses import dataclass
from pathlib import Path
from typing import Any

_MARK = "def _missing_"
#: An unknown value becomes a member that only this reader has.
_MISSING = '''
    @classmethod
    def _missing_(cls, value: object) -> "{name} | None":
        """Accept a value that a newer server has added."""
        if not isinstance(value, str):
            return None
        member = str.__new__(cls, value)
        member._name_ = member._value_ = value
        return member
'''


@dataclass(frozen=True)
class Models:
    """The classes of the generated models by their names."""

    classes: dict[str, ast.ClassDef]
    open_names: frozenset[str]

    def values(self, name: str) -> list[str] | None:
        """The values of an enum as Python sources; None for other models."""
        found = self.classes[name]
        if not any(ast.unparse(base).endswith("Enum") for base in found.bases):
            return None
        return [ast.unparse(node.value) for node in found.body if isinstance(node, ast.Assign)]


def open_enums(folder: Path, document: dict[str, Any]) -> Models:
    """Read the models, and let the enums accept unknown values that the document declares as open."""
    schemas = document["components"]["schemas"]
    names = frozenset(name for name, schema in schemas.items() if schema.get("x-enum-extensibility") == "open")
    classes: dict[str, ast.ClassDef] = {}
    for path in sorted(folder.glob("*.py")):
        source = path.read_text()
        for node in ast.parse(source).body:
            if isinstance(node, ast.ClassDef):
                classes[node.name] = node
                if node.name in names and _MARK not in source:
                    path.write_text(source.rstrip() + "\n" + _MISSING.format(name=node.name))
    return Models(classes, names)
