"""The client for one gateway."""

from __future__ import annotations

import time
import uuid
from dataclasses import dataclass
from typing import Any, Generic, Literal, Optional, TypeVar, Union, cast, overload
from urllib.parse import urlencode

from .answers import (
    BiometricsAnswer,
    FaceMatchAccepted,
    IdentityCard,
    LivenessAccepted,
    MexicanPassport,
    Passport,
    PassportPartial,
    PassportPlus,
    Sides,
    TransactionRecord,
    UsageReport,
)
from .errors import VividError, error_of
from .form import Picture, Value, form_of
from .interface import ROUTES, Analysis, Device, DocumentType
from .results import Result, result_of
from .send import Reply, TokenProvider, TokenSource, Transport, back_off, verdict_of

AnyDocument = Union[Passport, PassportPlus, MexicanPassport, PassportPartial, IdentityCard, Sides]
Answer = TypeVar("Answer")

#: Of one look; a proxy in between may have less patience than the service.
LONGEST_WAIT_SECONDS = 20
#: Reasons that pass by themselves: whoever has time tries again.
PASSING_REASONS = frozenset(
    {"overloaded", "unavailable", "rate_limited", "too_many_at_once", "network", "timeout", "proxy"}
)


@dataclass(frozen=True)
class Deferred(Generic[Answer]):
    """An analysis that the service does in its own time. ``result`` is there where it answered at once."""

    id: Optional[int]
    result: Optional[Result[Answer]] = None


class Client:
    """Calls a Vivid service. Any number of threads may share one.

    A coded rejection (a picture too dark, a document on a screen) is a value; ``VividError`` is raised when there is no verdict.
    429, 502, 503 and broken connections are tried again under the same Idempotency-Key.
    """

    def __init__(
        self,
        url: str,
        token: TokenProvider,
        *,
        language: Literal["en", "es", "pt"] = "en",
        timeout: float = 40,
        retries: int = 4,
        sandbox_answer: Optional[str] = None,
    ) -> None:
        self._sandbox_answer = sandbox_answer
        self._transport = Transport(url, TokenSource(token), language, timeout, retries)

    @overload
    def ocr(
        self,
        *,
        document_type: Literal["passport"],
        frontside: Picture,
        document_id: None = None,
        details: bool = False,
        return_id: bool = False,
        device: Optional[Device] = None,
        idempotency_key: Optional[str] = None,
    ) -> Result[Passport]: ...

    @overload
    def ocr(
        self,
        *,
        document_type: Literal["passport"],
        frontside: Picture,
        document_id: str,
        details: bool = False,
        return_id: bool = False,
        device: Optional[Device] = None,
        idempotency_key: Optional[str] = None,
    ) -> Result[Union[MexicanPassport, PassportPartial]]: ...

    @overload
    def ocr(
        self,
        *,
        document_type: Literal["passport_plus"],
        frontside: Picture,
        details: bool = False,
        return_id: bool = False,
        device: Optional[Device] = None,
        idempotency_key: Optional[str] = None,
    ) -> Result[Union[PassportPlus, PassportPartial]]: ...

    @overload
    def ocr(
        self,
        *,
        document_type: Literal["identification_card"],
        frontside: Picture,
        backside: Picture,
        validate_sides: Literal[False] = False,
        details: bool = False,
        return_id: bool = False,
        device: Optional[Device] = None,
        idempotency_key: Optional[str] = None,
    ) -> Result[IdentityCard]: ...

    @overload
    def ocr(
        self,
        *,
        document_type: Literal["identification_card"],
        frontside: Picture,
        backside: Picture,
        validate_sides: Literal[True],
        details: bool = False,
        return_id: bool = False,
        device: Optional[Device] = None,
        idempotency_key: Optional[str] = None,
    ) -> Result[Sides]: ...

    def ocr(self, *, idempotency_key: Optional[str] = None, **fields: Any) -> Result[Any]:
        """Reads a document."""
        return self._analyse("ocr", fields, idempotency_key)

    def liveness(
        self,
        *,
        selfie: Picture,
        selfie_turned: Optional[Picture] = None,
        details: bool = False,
        return_id: bool = False,
        device: Optional[Device] = None,
        idempotency_key: Optional[str] = None,
    ) -> Result[LivenessAccepted]:
        """Tells whether a selfie shows a living person."""
        fields = dict(
            selfie=selfie, selfie_turned=selfie_turned, details=details, return_id=return_id, device=device
        )
        return self._analyse("liveness", fields, idempotency_key)

    def face_match(
        self,
        *,
        selfie: Picture,
        document: Picture,
        details: bool = False,
        return_id: bool = False,
        device: Optional[Device] = None,
        idempotency_key: Optional[str] = None,
    ) -> Result[FaceMatchAccepted]:
        """Tells whether a selfie shows the person on a document. 730: it does not."""
        fields = dict(selfie=selfie, document=document, details=details, return_id=return_id, device=device)
        return self._analyse("face_match", fields, idempotency_key)

    def biometrics(
        self,
        *,
        selfie: Picture,
        document: Optional[Picture] = None,
        selfie_turned: Optional[Picture] = None,
        document_type: Optional[DocumentType] = None,
        document_id: Optional[str] = None,
        backside: Optional[Picture] = None,
        validate_sides: Optional[bool] = None,
        details: bool = False,
        return_id: bool = False,
        device: Optional[Device] = None,
        idempotency_key: Optional[str] = None,
    ) -> Result[BiometricsAnswer]:
        """All contracted services in one request; ``consistent`` is whether every part is valid."""
        fields = dict(
            selfie=selfie,
            document=document,
            selfie_turned=selfie_turned,
            document_type=document_type,
            document_id=document_id,
            backside=backside,
            validate_sides=validate_sides,
            details=details,
            return_id=return_id,
            device=device,
        )
        return self._analyse("biometrics", fields, idempotency_key)

    def analyse_async(
        self, analysis: Analysis, *, idempotency_key: Optional[str] = None, **fields: Value
    ) -> Deferred[Any]:
        """Returns when the service has accepted the request; ``wait_for`` gives its answer."""
        reply = self._post(analysis, fields, idempotency_key, prefer="respond-async")
        if reply.status == 202:
            return Deferred(int(reply.body["id"]))
        result = result_of(verdict_of(reply), reply.reason, reply.sandbox)
        return Deferred(result.id, result)

    def wait_for(self, deferred: Union[Deferred[Answer], int], timeout: Optional[float] = None) -> Result[Answer]:
        """The answer to what ``analyse_async`` sent, also in another process; a service that is away is waited for too.

        Raises ``VividError``: the analysis failed, nobody knows of it (``transaction_unknown``, ``abandoned``), or ``timeout`` seconds passed.
        """
        if isinstance(deferred, Deferred) and deferred.result is not None:
            return deferred.result
        transaction = deferred.id if isinstance(deferred, Deferred) else deferred
        ends = None if timeout is None else time.monotonic() + timeout
        failures = 0
        while True:
            left = LONGEST_WAIT_SECONDS if ends is None else ends - time.monotonic()
            if left <= 0:
                raise VividError(f"transaction {transaction} has not ended", status=0, reason="timeout")
            seconds = max(1, min(LONGEST_WAIT_SECONDS, int(self._transport.timeout // 2), int(left)))
            try:
                reply = self._transport.send("GET", ROUTES["transactions"] + str(transaction), None, {"Prefer": f"wait={seconds}"})
                ended = _end_of(transaction, reply)
                if ended is not None:
                    return ended
                failures = 0
            except VividError as error:
                if error.reason not in PASSING_REASONS:
                    raise
                failures += 1
                time.sleep(back_off(failures, None))

    def transaction(self, id: int) -> Optional[TransactionRecord]:
        """What came of a request of the same tenant; None when there is, or no longer is, no such one."""
        return self._record("GET", id)

    def erase(self, id: int) -> Optional[TransactionRecord]:
        """Erases its pictures and kept answer."""
        return self._record("DELETE", id)

    def usage(self, from_day: Optional[str] = None, to_day: Optional[str] = None) -> UsageReport:
        """What the tenant has used, by day (YYYY-MM-DD, UTC); the last 30 days where nothing else is said."""
        period = {name: day for name, day in (("from", from_day), ("to", to_day)) if day is not None}
        return cast(UsageReport, verdict_of(self._transport.send("GET", ROUTES["usage"] + "?" + urlencode({**period, "format": "json"}))))

    def _post(self, analysis: str, fields: dict[str, Any], key: Optional[str], prefer: Optional[str] = None) -> Reply:
        body, content_type = form_of(fields)
        headers = {"Content-Type": content_type, "Idempotency-Key": key or str(uuid.uuid4())}
        if prefer is not None:
            headers["Prefer"] = prefer
        if self._sandbox_answer is not None:
            headers["Sandbox-Answer"] = self._sandbox_answer
        return self._transport.send("POST", ROUTES[analysis], body, headers)

    def _analyse(self, analysis: str, fields: dict[str, Any], key: Optional[str]) -> Result[Any]:
        reply = self._post(analysis, fields, key)
        return result_of(verdict_of(reply), reply.reason, reply.sandbox)

    def _record(self, method: str, transaction: int) -> Optional[TransactionRecord]:
        reply = self._transport.send(method, ROUTES["transactions"] + str(transaction))
        if reply.body.get("reason") == "transaction_unknown":
            return None
        return cast(TransactionRecord, verdict_of(reply))


def _end_of(transaction: Optional[int], reply: Reply) -> Optional[Result[Any]]:
    if reply.status != 200:
        raise error_of(reply.status, reply.body, reply.reason, reply.sandbox)
    state = reply.body.get("state")
    if state in ("waiting", "running"):
        return None
    result = reply.body.get("result")
    if result is None:
        reason = "abandoned" if state == "abandoned" else "no_result"
        raise VividError(f"there is no answer of transaction {transaction}: it is {state}", status=200, reason=reason)
    status = int(reply.body.get("status") or 0)
    return result_of(verdict_of(Reply(status, reply.headers, result)), reply.reason, reply.sandbox)
