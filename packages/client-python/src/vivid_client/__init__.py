"""Client of Vivid: reads identity documents, proves them genuine, tells living people and the same person."""

from .client import Client, Deferred
from .errors import VividError
from .form import Picture
from .interface import VERSION
from .results import Accepted, Rejected, Result
from .webhooks import WebhookNotOurs, verify_webhook

__version__ = VERSION
__all__ = [
    "Accepted",
    "Client",
    "Deferred",
    "Picture",
    "Rejected",
    "Result",
    "VividError",
    "WebhookNotOurs",
    "verify_webhook",
]
