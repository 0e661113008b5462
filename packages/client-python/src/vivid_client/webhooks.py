"""Webhooks, as Standard Webhooks signs them."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import time
from typing import Mapping, Optional, Sequence, Union, cast

from .answers import WebhookEvent

#: Clocks differ, and a message takes its time; an older one may have been recorded by somebody.
TOLERANCE_SECONDS = 300
PREFIX = "whsec_"


class WebhookNotOurs(Exception):
    """The message does not come from the service, is old, or was altered on its way."""


def _signature(secret: str, content: bytes) -> bytes:
    key = base64.b64decode(secret[len(PREFIX) :]) if secret.startswith(PREFIX) else secret.encode()
    return hmac.new(key, content, hashlib.sha256).digest()


def _given(signatures: str) -> list[bytes]:
    found = []
    for one in signatures.split(" "):
        if one.startswith("v1,"):
            try:
                found.append(base64.b64decode(one[3:], validate=True))
            except binascii.Error:
                continue
    return found


def verify_webhook(
    headers: Mapping[str, str], body: Union[str, bytes], secret: Union[str, Sequence[str]], now: Optional[float] = None
) -> WebhookEvent:
    """The event, once its signature and its age are checked; raises ``WebhookNotOurs``.

    ``body`` is the body as it came, unparsed. Several secrets may be given while one replaces the other.
    """
    lower = {name.lower(): value for name, value in headers.items()}
    message_id, stamp = lower.get("webhook-id", ""), lower.get("webhook-timestamp", "")
    if not message_id or not (stamp.isascii() and stamp.isdigit() and len(stamp) <= 12):
        raise WebhookNotOurs("the headers of a webhook are missing")
    if abs((time.time() if now is None else now) - int(stamp)) > TOLERANCE_SECONDS:
        raise WebhookNotOurs("the webhook is too old, or its clock or ours is wrong")
    raw = body.encode() if isinstance(body, str) else body
    content = f"{message_id}.{stamp}.".encode() + raw
    secrets = [secret] if isinstance(secret, str) else secret
    given = _given(lower.get("webhook-signature", ""))
    if not any(hmac.compare_digest(_signature(one, content), signature) for one in secrets for signature in given):
        raise WebhookNotOurs("no signature of the webhook was made with this secret")
    return cast(WebhookEvent, json.loads(raw))
