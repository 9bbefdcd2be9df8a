"""`python -m codegen <folder of the package> <OpenAPI document> <AsyncAPI document>`."""

import json
import sys
from pathlib import Path

from . import areas, bodies, enums, groups, payloads
from .declared import declared_in
from .names import require_unique
from .signatures import signature_of

package = Path(sys.argv[1])
document, events = (json.loads(Path(name).read_text()) for name in sys.argv[2:4])
generated = package / "_generated"
operations = declared_in(document)
require_unique(operations)
models = enums.open_enums(generated / "models", document)
signatures = [signature_of(generated, operation) for operation in operations]
payloads.write(generated, events)
bodies.write(generated, models, signatures)
areas.write(package / "api", models, signatures)
groups.write(package / "groups", models, signatures)
