"""The program of the examples runs against a real server, with the environment of its users."""

import os
import subprocess
import sys
from pathlib import Path

from .conftest import PASSWORD, USER

PROGRAM = Path(__file__).parents[2] / "examples/twelve_steps.py"


def test_the_twelve_steps_need_no_workaround(url: str, api_key: str) -> None:
    assert api_key
    environment = {**os.environ, "PLATFORM_URL": url, "PLATFORM_USER": USER, "PLATFORM_PASSWORD": PASSWORD}
    done = subprocess.run(
        [sys.executable, "-W", "error", str(PROGRAM)], env=environment, capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    lines = done.stdout.splitlines()
    assert [line.partition(".")[0] for line in lines] == [str(number) for number in range(1, 13)]
    assert lines[0] == "1. key ok_"
    assert lines[6:9] == ["7. budget 2", "8. chat True True", "9. approval approved True"]
    assert lines[9].startswith("10. event department.created Sales")
    assert lines[10] == "11. webhook webhook.test"
    for part in ("409 DUPLICATE_RECORD", "404 RESOURCE_NOT_FOUND", "403 FORBIDDEN", "department_id: "):
        assert part in lines[11]
