"""What is thrown when there is no verdict."""

from __future__ import annotations

from typing import Any, Optional


class VividError(Exception):
    """The request was refused, the service failed, or it could not be asked.

    ``status`` is the HTTP status, or 0 when no answer arrived. ``reason`` is the name of the refusal or failure (``unauthorized``,
    ``overloaded``, ``reading_failed``), ``timeout`` or ``network``. ``code`` is the number of a failure, ``field`` the form's field that was wrong.
    ``sandbox`` is True where the request asked for a sample by ``sandbox_answer``: no picture was analysed.
    """

    def __init__(
        self,
        message: str,
        *,
        status: int,
        reason: str,
        code: Optional[int] = None,
        field: Optional[str] = None,
        sandbox: bool = False,
    ) -> None:
        super().__init__(message)
        self.message = message
        self.status = status
        self.reason = reason
        self.code = code
        self.field = field
        self.sandbox = sandbox


def _text(value: Any) -> Optional[str]:
    return value if isinstance(value, str) else None


def error_of(status: int, body: dict[str, Any], told: Optional[str] = None, sandbox: bool = False) -> VividError:
    """What an HTTP answer that is no verdict says."""
    code = body.get("error_code")
    said = _text(body.get("error")) or _text(body.get("message")) or f"HTTP {status}"
    reason = told or _text(body.get("reason")) or ("failed" if isinstance(code, int) else "unexpected")
    return VividError(said, status=status, reason=reason, code=code, field=_text(body.get("field")), sandbox=sandbox)
