"""What is written by hand and what the document says are the same."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from organisation_platform import errors, models
from organisation_platform._generated.models import ErrorCode
from organisation_platform.http.outgoing import media_of, takes_key

DOCUMENT: dict[str, Any] = json.loads((Path(__file__).parents[3] / "generated/openapi.json").read_text())
METHODS = ("get", "post", "put", "patch", "delete")
OPERATIONS = [
    (method, path, operation)
    for path, item in DOCUMENT["paths"].items()
    for method, operation in item.items()
    if method in METHODS
]


def test_every_code_has_the_class_of_its_name() -> None:
    found = {code: (kind.NAME, kind.__name__) for code, kind in errors.CLASSES.items()}
    names = {code.value: code.name for code in ErrorCode}
    words = {code: "".join(map(str.title, name.removesuffix("_ERROR").split("_"))) for code, name in names.items()}
    assert found == {code: (name, f"{words[code]}Error") for code, name in names.items()}
    assert len(found) == 19


def test_retryable_are_the_codes_the_rules_name() -> None:
    rules = (Path(__file__).parents[3] / "spec/rules/errors.md").read_text()
    named = re.search(r"Exactly ([\d, and]+) are `retryable`", rules)
    assert named is not None
    assert {int(code) for code in re.findall(r"\d{4}", named[1])} == errors.RETRYABLE_CODES


def test_exactly_the_operations_that_declare_the_key_are_given_one() -> None:
    for method, path, operation in OPERATIONS:
        declared = {"$ref": "#/components/parameters/IdempotencyKey"} in operation.get("parameters", [])
        assert takes_key(method, re.sub(r"\{\w+\}", "a%2Fb", path)) is declared, path


def test_every_operation_is_expected_in_the_media_it_declares() -> None:
    for method, path, operation in OPERATIONS:
        declared = {
            media
            for status, answer in operation["responses"].items()
            if status.startswith("2")
            for media in answer.get("content", {"": None})
        }
        expected = media_of(method, re.sub(r"\{\w+\}", "x", path))
        assert declared == set(expected), path


def test_exactly_the_open_enums_accept_unknown_values() -> None:
    for name, schema in DOCUMENT["components"]["schemas"].items():
        if "enum" not in schema or schema["type"] != "string":
            continue
        kind = getattr(models, name)
        if schema.get("x-enum-extensibility") == "open":
            assert (kind("of a newer server").value, str(kind("of a newer server"))) == ("of a newer server",) * 2
            assert kind("of a newer server") not in list(kind)
        else:
            with pytest.raises(ValueError, match="newer server"):
                kind("of a newer server")
