"""Forms as the service takes them: multipart/form-data."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import IO, Mapping, Union

from .interface import PICTURES

Picture = Union[str, "os.PathLike[str]", bytes, bytearray, memoryview, IO[bytes]]
Value = Union[Picture, bool, None]


def _bytes_of(picture: Picture) -> bytes:
    """A path is opened; what is open already is read to its end, because a request may have to be sent twice."""
    if isinstance(picture, (str, os.PathLike)):
        return Path(picture).read_bytes()
    if isinstance(picture, (bytes, bytearray, memoryview)):
        return bytes(picture)
    return picture.read()


def form_of(fields: Mapping[str, Value]) -> tuple[bytes, str]:
    """The body and its content type."""
    boundary = secrets.token_hex(16)
    parts: list[bytes] = []
    for name, value in fields.items():
        if value is None:
            continue
        head = f'--{boundary}\r\nContent-Disposition: form-data; name="{name}"'
        if name in PICTURES:
            content = _bytes_of(value)  # type: ignore[arg-type]
            head += f'; filename="{name}"\r\nContent-Type: application/octet-stream'
        else:
            content = str(value).encode()
        parts += [head.encode(), b"\r\n\r\n", content, b"\r\n"]
    return b"".join([*parts, f"--{boundary}--\r\n".encode()]), f"multipart/form-data; boundary={boundary}"
