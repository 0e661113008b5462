"""Yields the pictures of every source, all of them free for this use (see CARD.md). RAW holds one folder per source."""

from collections.abc import Iterator
from pathlib import Path

import cv2
import numpy as np

PHOTO_SOURCES = ("congress", "pif", "f18", "faker", "interfaces")
# Sheets of hats, stage light and deliberate flaws are no passport photos.
UNFIT_SHEETS = ("bad things", "hats", "accessories", "jewelry", "lighting")
PICTURE_ENDINGS = {".jpg", ".jpeg", ".png"}
# A row or column of a sheet belongs to photos where this share of it is brighter than black; captions stay below.
PHOTO_SHARE = 0.35


def read_rgb(path: Path) -> np.ndarray | None:
    bgr = cv2.imread(str(path), cv2.IMREAD_COLOR)
    return None if bgr is None else cv2.cvtColor(bgr, cv2.COLOR_BGR2RGB)


def runs(lit: np.ndarray, shortest: int) -> list[tuple[int, int]]:
    edges = np.flatnonzero(np.diff(np.concatenate([[0], lit.astype(np.int8), [0]])))
    return [(a, b) for a, b in zip(edges[::2], edges[1::2]) if b - a >= shortest]


def cut_sheet(sheet: np.ndarray) -> Iterator[np.ndarray]:
    """SFHQ-T2I shows its generated people on sheets with black gutters."""
    lit = sheet.max(2) > 24
    rows = runs(lit.mean(1) > PHOTO_SHARE, 200)
    photo_rows = np.concatenate([lit[a:b] for a, b in rows]) if rows else lit[:0]
    for top, bottom in rows:
        for left, right in runs(photo_rows.mean(0) > PHOTO_SHARE, 200):
            yield sheet[top:bottom, left:right]


def list_pictures(raw: Path) -> Iterator[tuple[str, str, np.ndarray]]:
    for source in PHOTO_SOURCES:
        for path in sorted((raw / source).rglob("*")):
            if path.suffix.lower() in PICTURE_ENDINGS and (rgb := read_rgb(path)) is not None:
                yield source, str(path.relative_to(raw)), rgb
    for path in sorted((raw / "sfhq").rglob("textual_search_*.jpg")):
        if not any(word in path.name.lower() for word in UNFIT_SHEETS):
            for index, cell in enumerate(cut_sheet(read_rgb(path))):
                yield "sfhq", f"{path.relative_to(raw)}#{index}", cell
