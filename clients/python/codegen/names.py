"""The names of operations as methods: `createDepartment` of `departments` is `departments.create`."""

from collections.abc import Iterable

from .declared import Declared

#: Names of a group itself, and of the iterators of its lists.
RESERVED = frozenset({"with_headers"})


def _forms(word: str) -> set[str]:
    return {word, word.removesuffix("s"), f"{word}s"}


def method_of(name: str, tag: str) -> str:
    """The verb of the operation, and the words that its tag does not say already, in the singular or the plural."""
    verb, *words = name.split("_")
    said = {form for word in tag.split("_") for form in _forms(word)}
    return "_".join([verb, *(word for word in words if word not in said)])


def iterator_of(method: str) -> str:
    """The name of the iterator over the pages of a list: `list` is `iterate`, `list_versions` is `iterate_versions`."""
    _, *words = method.split("_")
    return "_".join(["iterate", *words])


def require_unique(operations: Iterable[Declared]) -> None:
    """Raise ValueError if two operations of a tag have the same method, or one has a reserved name."""
    seen: dict[tuple[str, str], str] = {}
    for operation in operations:
        key = (operation.tag, method_of(operation.name, operation.tag))
        if key in seen or key[1] in RESERVED:
            raise ValueError(f"{operation.name}: the method {'.'.join(key)} is taken by {seen.get(key)}")
        seen[key] = operation.name
