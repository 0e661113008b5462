"""The two ends of an analysis."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Generic, Optional, TypeVar, Union

Answer = TypeVar("Answer")


@dataclass(frozen=True)
class Accepted(Generic[Answer]):
    """The picture was analysed, and ``answer`` is what the service found.

    ``consistent`` is False when the answer says so (``valid`` or ``match`` is false), or its ``reason`` where the interface gives the
    answer no ``valid``: a check digit fails, two sides contradict each other, or they could not be shown to be of one document. Such an
    answer was read, and must not be relied on; ``reason`` names why. ``sandbox`` is True for a sample that was asked for by
    ``sandbox_answer``: no picture was analysed.
    """

    answer: Answer
    consistent: bool
    reason: Optional[str] = None
    id: Optional[int] = None
    contradictions: list[dict[str, Any]] = field(default_factory=list)
    sandbox: bool = False


@dataclass(frozen=True)
class Rejected:
    """A verdict the person can act on: another picture, another document, open eyes. ``reason`` is the error's name, ``sandbox`` as of ``Accepted``."""

    code: int
    message: str
    body: dict[str, Any]
    reason: Optional[str] = None
    step: Optional[str] = None
    id: Optional[int] = None
    sandbox: bool = False


Result = Union[Accepted[Answer], Rejected]


def result_of(body: dict[str, Any], reason: Optional[str], sandbox: bool) -> Result[Any]:
    """Tells a coded rejection from an answer. ``OCR`` beside a good ``MRZ`` may hold a code of its own: that is an answer."""
    details = body.get("details") or {}
    code = body.get("error_code")
    if not isinstance(code, int):
        says_valid = body.get("valid") is not False and body.get("match") is not False
        consistent = says_valid and (reason is None or _tells_of_print_alone(body, reason))
        return Accepted(body, consistent, reason, body.get("id"), list(details.get("contradictions") or []), sandbox)
    message = str(body.get("error") or body.get("message") or "")
    return Rejected(code, message, body, reason, details.get("metadata") or None, body.get("id"), sandbox)


def _tells_of_print_alone(body: dict[str, Any], reason: str) -> bool:
    """Of a passport whose printed text has a code of its own, only a failing check digit says anything about its zone."""
    return isinstance((body.get("OCR") or {}).get("error_code"), int) and reason != "check_digit"
