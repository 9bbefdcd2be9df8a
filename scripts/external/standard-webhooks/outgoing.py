"""Reads deliveries, a JSON object a line, and says of each whether the library of Standard Webhooks takes it."""

import json
import sys

from standardwebhooks.webhooks import Webhook, WebhookVerificationError

for line in sys.stdin:
    delivery = json.loads(line)
    try:
        Webhook(delivery["secret"]).verify(delivery["body"], delivery["headers"])
        print("taken", flush=True)
    except WebhookVerificationError:
        print("refused", flush=True)
