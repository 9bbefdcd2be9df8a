"""The folders of the package, and what the wheel contains."""

import importlib
from pathlib import Path

import pytest

import organisation_platform

SOURCES = Path(__file__).parents[1] / "src/organisation_platform"
INSTALLED = Path(organisation_platform.__file__).parent
MADE = {"_generated", "api", "groups"}
MAX_MODULES = 13


def modules_in(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*.py")}


def test_a_folder_has_about_a_dozen_modules() -> None:
    written = [path for path in SOURCES.rglob("*.py") if path.relative_to(SOURCES).parts[0] not in MADE]
    folders = [path.parent for path in written]
    assert {folder.name: folders.count(folder) for folder in folders if folders.count(folder) > MAX_MODULES} == {}


def test_every_module_is_installed() -> None:
    assert modules_in(INSTALLED) == modules_in(SOURCES)
    assert (INSTALLED / "py.typed").is_file()


@pytest.mark.parametrize("name", ["api", "bodies", "errors", "models", "payloads", "types"])
def test_the_modules_that_programs_import_keep_their_names(name: str) -> None:
    assert importlib.import_module(f"organisation_platform.{name}")


def test_every_public_name_is_importable() -> None:
    assert [name for name in organisation_platform.__all__ if not hasattr(organisation_platform, name)] == []
