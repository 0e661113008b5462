"""Sends until there is an answer that another attempt would not change."""

from __future__ import annotations

import email.utils
import http.client
import json
import random
import threading
import time
import urllib.error
import urllib.request
from dataclasses import dataclass
from typing import Any, Callable, Mapping, Optional, Union

from .errors import VividError, error_of

#: Worth another try: overload, rate limits and a gateway that is being replaced. 504 is not: the time is spent.
PASSING = frozenset({429, 502, 503})
FIRST_SECONDS = 0.25
LONGEST_SECONDS = 20.0

TokenProvider = Union[str, Callable[[], str]]


class TokenSource:
    """Keeps one token for all threads; any number of them that find it expired at once ask for one new one."""

    def __init__(self, provider: TokenProvider) -> None:
        self._provider = provider
        self._held: Optional[str] = provider if isinstance(provider, str) else None
        self._asking = threading.Lock()

    def current(self) -> str:
        return self._held if self._held is not None else self._ask(None)

    def refresh(self, rejected: str) -> Optional[str]:
        """A newer token than ``rejected``, or None when there is no way to get one."""
        return None if isinstance(self._provider, str) else self._ask(rejected)

    def _ask(self, rejected: Optional[str]) -> str:
        with self._asking:
            if (self._held is None or self._held == rejected) and not isinstance(self._provider, str):
                self._held = self._provider()
            assert self._held is not None
            return self._held


@dataclass(frozen=True)
class Reply:
    status: int
    headers: Mapping[str, str]
    body: dict[str, Any]

    @property
    def reason(self) -> Optional[str]:
        return self.headers.get("error-reason")

    @property
    def sandbox(self) -> bool:
        return self.headers.get("sandbox") == "true"


def _retry_after(header: Optional[str]) -> Optional[float]:
    """Seconds: the header holds them or a date (RFC 9110, 10.2.3)."""
    if header is None:
        return None
    if header.strip().isdigit():
        return float(header)
    try:
        return max(0.0, email.utils.parsedate_to_datetime(header).timestamp() - time.time())
    except (TypeError, ValueError):
        return None


def back_off(attempt: int, asked: Optional[float]) -> float:
    """How long to wait: as long as the service asked, or doubling with jitter so that callers part."""
    if asked is not None:
        return min(LONGEST_SECONDS, asked + FIRST_SECONDS * random.random())
    doubled = FIRST_SECONDS * 2.0 ** (attempt - 1)
    return min(LONGEST_SECONDS, doubled / 2 + doubled / 2 * random.random())


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """A token is sent nowhere but to the service."""

    def redirect_request(self, *_: Any, **__: Any) -> None:
        return None


class Transport:
    def __init__(self, url: str, tokens: TokenSource, language: str, timeout: float, retries: int) -> None:
        if not url.startswith(("https://", "http://")):
            raise ValueError(f'"{url}" is no address of a service: it starts with https:// or http://')
        self._base = url.rstrip("/")
        self._tokens = tokens
        self._language = language
        self.timeout = timeout
        self._retries = retries
        self._opener = urllib.request.build_opener(_NoRedirects)

    def send(self, method: str, path: str, body: Optional[bytes] = None, headers: Optional[Mapping[str, str]] = None) -> Reply:
        token = self._tokens.current()
        refreshed = False
        attempt = 1
        while True:
            asked: Optional[float] = None
            try:
                reply = self._attempt(method, path, body, {**(headers or {}), "Authorization": f"Bearer {token}"})
            except VividError as error:
                # Every POST carries an Idempotency-Key, so that a second attempt is the same request to the service.
                if error.reason != "network" or attempt > self._retries:
                    raise
            else:
                if reply.status == 401 and not refreshed:
                    refreshed = True
                    newer = self._tokens.refresh(token)
                    if newer is not None:
                        token = newer
                        continue
                if reply.status not in PASSING or attempt > self._retries:
                    return reply
                asked = _retry_after(reply.headers.get("retry-after"))
            time.sleep(back_off(attempt, asked))
            attempt += 1

    def _open(self, request: urllib.request.Request) -> Any:
        try:
            return self._opener.open(request, timeout=self.timeout)
        except urllib.error.HTTPError as error:
            return error

    def _attempt(self, method: str, path: str, body: Optional[bytes], headers: Mapping[str, str]) -> Reply:
        request = urllib.request.Request(self._base + path, data=body, method=method)
        for name, value in {"Accept-Language": self._language, **headers}.items():
            request.add_header(name, value)
        try:
            # Reading stands in here as well: an answer may break off whatever its status.
            with self._open(request) as response:
                return _reply_of(response.status, response.headers, response.read())
        except (urllib.error.URLError, http.client.HTTPException, OSError) as error:
            cause = getattr(error, "reason", error)
            if isinstance(cause, TimeoutError):
                raise VividError(f"no answer within {self.timeout} s", status=0, reason="timeout") from error
            raise VividError(f"the service cannot be reached at {self._base}", status=0, reason="network") from error


def _reply_of(status: int, headers: Any, content: bytes) -> Reply:
    lower = {name.lower(): value for name, value in headers.items()}
    if not content:
        return Reply(status, lower, {})
    try:
        body = json.loads(content)
    except ValueError:
        body = None
    if isinstance(body, dict):
        return Reply(status, lower, body)
    if status in PASSING:
        return Reply(status, lower, {"reason": "proxy"})
    reason = "unexpected" if status < 400 else "proxy"
    raise VividError(f"HTTP {status} without a JSON body", status=status, reason=reason)


def verdict_of(reply: Reply) -> dict[str, Any]:
    """An answer below 500 is a verdict when it carries a code, and a refusal otherwise."""
    if reply.status == 200 or (reply.status < 500 and isinstance(reply.body.get("error_code"), int)):
        return reply.body
    raise error_of(reply.status, reply.body, reply.reason, reply.sandbox)
