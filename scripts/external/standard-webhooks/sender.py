"""Sends webhooks with the Standard Webhooks library for Python and prints the response to each."""

import json
import sys
import urllib.error
import urllib.request
from datetime import datetime, timedelta, timezone

from standardwebhooks import Webhook

url, secret, other_secret = sys.argv[1:]


def send(name, body, *, sent_at=None, secrets=(secret,), signed=None):
    """Signs and sends; the status, and the receipt if there is one."""
    at = sent_at or datetime.now(tz=timezone.utc)
    signatures = [Webhook(one).sign(name, at, signed or body) for one in secrets]
    headers = {
        "content-type": "application/json",
        "webhook-id": name,
        "webhook-timestamp": str(int(at.timestamp())),
        "webhook-signature": " ".join(signatures),
    }
    request = urllib.request.Request(url, body.encode(), headers, method="POST")
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:
            return [answer.status, json.load(answer)["data"]["receipt_id"]]
    except urllib.error.HTTPError as refused:
        return [refused.code, None]


plain = json.dumps({"order": 4711})
strange = '{ "größe" : "\\u00fc \U0001f642",\r\n\t"n": 1.50 }\n'
hours_ago = datetime.now(tz=timezone.utc) - timedelta(hours=1)
print(
    json.dumps(
        {
            "plain": send("msg_1", plain),
            "again": send("msg_1", plain),
            "strange": send("msg_2", strange),
            "two secrets": send("msg_3", plain, secrets=(other_secret, secret)),
            "another secret": send("msg_4", plain, secrets=(other_secret,)),
            "another body": send("msg_5", plain, signed=strange),
            "old": send("msg_6", plain, sent_at=hours_ago),
        }
    )
)
