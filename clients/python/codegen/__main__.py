"""`python -m codegen <folder of the package> <document>`."""

import json
import sys
from pathlib import Path

from . import areas, bodies, enums, groups
from .declared import declared_in
from .names import require_unique
from .signatures import signature_of

package, document = Path(sys.argv[1]), json.loads(Path(sys.argv[2]).read_text())
generated = package / "_generated"
operations = declared_in(document)
require_unique(operations)
models = enums.open_enums(generated / "models", document)
signatures = [signature_of(generated, operation) for operation in operations]
bodies.write(generated, models, signatures)
areas.write(package / "api", models, signatures)
groups.write(package / "groups", models, signatures)
