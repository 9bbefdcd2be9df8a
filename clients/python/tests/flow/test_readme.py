"""The programs of the README run unchanged."""

import re
from pathlib import Path

import pytest

from .conftest import PASSWORD, USER

README = Path(__file__).parents[2] / "README.md"


def test_the_programs_of_the_readme_run(
    url: str, api_key: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert api_key
    monkeypatch.setenv("PLATFORM_URL", url)
    monkeypatch.setenv("PLATFORM_USER", USER)
    monkeypatch.setenv("PLATFORM_PASSWORD", PASSWORD)
    monkeypatch.setenv("PLATFORM_API_KEY", "set by the first program")
    programs = re.findall(r"^```python\n(.*?)^```$", README.read_text(), re.MULTILINE | re.DOTALL)
    names: dict[str, object] = {"__name__": "readme"}
    for program in programs:
        exec(compile(program, str(README), "exec"), names)
    printed = capsys.readouterr().out
    assert len(programs) == 15
    assert "409 4001 DUPLICATE_RECORD" in printed
    assert "\napproved\n" in printed
    assert "department" in printed.lower()
    assert "read the current state" in printed
    assert "respond with 401" in printed
