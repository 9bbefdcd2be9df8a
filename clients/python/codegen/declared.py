"""The operations that a document declares."""

import re
from dataclasses import dataclass
from typing import Any

METHODS = ("get", "post", "put", "patch", "delete")


def snake(name: str) -> str:
    """The Python name of an operationId, as the generator makes it: `getOpenapi30Json` is `get_openapi_30_json`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z0-9])|(?<=[0-9])(?=[A-Za-z])", "_", name).lower()


@dataclass(frozen=True)
class Declared:
    """An operation of the document. `name` and `tag` are Python names."""

    name: str
    tag: str
    summary: str
    description: str
    has_body: bool

    @property
    def operation_id(self) -> str:
        """The name in the document."""
        first, *others = self.name.split("_")
        return first + "".join(map(str.title, others))


def declared_in(document: dict[str, Any]) -> list[Declared]:
    """Every operation, in the order of the document."""
    return [
        Declared(
            snake(operation["operationId"]),
            operation["tags"][0].replace("-", "_"),
            operation["summary"],
            operation["description"],
            "requestBody" in operation,
        )
        for item in document["paths"].values()
        for method, operation in item.items()
        if method in METHODS
    ]
