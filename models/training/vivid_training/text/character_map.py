"""Which characters a TrueType or OpenType file holds, without fontTools: cmap formats 4 and 12 are enough."""

import struct
from pathlib import Path


def character_map(path: Path) -> set[int]:
    data = path.read_bytes()
    tables = {
        data[12 + 16 * i : 16 + 16 * i]: struct.unpack(">II", data[20 + 16 * i : 28 + 16 * i])
        for i in range(struct.unpack(">H", data[4:6])[0])
    }
    start = tables[b"cmap"][0]
    known: set[int] = set()
    for i in range(struct.unpack(">H", data[start + 2 : start + 4])[0]):
        at = start + struct.unpack(">I", data[start + 8 + 8 * i : start + 12 + 8 * i])[0]
        kind = struct.unpack(">H", data[at : at + 2])[0]
        if kind == 4:
            half = struct.unpack(">H", data[at + 6 : at + 8])[0] // 2
            ends = struct.unpack(f">{half}H", data[at + 14 : at + 14 + 2 * half])
            starts = struct.unpack(f">{half}H", data[at + 16 + 2 * half : at + 16 + 4 * half])
            for low, high in zip(starts, ends):
                known.update(range(low, min(high, 0xFFFE) + 1))
        elif kind == 12:
            for j in range(struct.unpack(">I", data[at + 12 : at + 16])[0]):
                low, high, _ = struct.unpack(">III", data[at + 16 + 12 * j : at + 28 + 12 * j])
                known.update(range(low, high + 1))
    return known
