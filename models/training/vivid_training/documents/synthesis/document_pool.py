"""All documents that scenes are made of, as textures with their own corners and MRZ corners, in three sizes each."""

import json
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from PIL import Image, ImageDraw

from .draw_document import CARD, PAGE, document
from .drawing_kit import Kit

SIDE = 640
# Where the MRZ text lies on the rectified MIDV-2020 pages, as fractions: left, top, right, bottom. Read off the scans.
MIDV_ZONES = {
    "aze_passport": (0.049, 0.806, 0.941, 0.903),
    "grc_passport": (0.041, 0.808, 0.957, 0.909),
    "lva_passport": (0.046, 0.830, 0.948, 0.930),
    "srb_passport": (0.038, 0.826, 0.968, 0.934),
}
NOWHERE = [(0.0, 0.0)] * 4


def _canvas(picture: Image.Image) -> np.ndarray:
    canvas = Image.new("RGBA", (SIDE, SIDE), (0, 0, 0, 0))
    canvas.paste(picture, (0, 0))
    return np.asarray(canvas, np.uint8).transpose(2, 0, 1)


def _drawn(job: tuple[Path, int, int]):
    data, seed, count = job
    kit = Kit(data, seed)
    return [
        (_canvas(d.picture), d.picture.size, d.kind, d.quad, d.mrz or NOWHERE, d.mrz is not None)
        for d in (document(kit) for _ in range(count))
    ]


def _scanned(path: Path):
    picture = Image.open(path).convert("RGB")
    width, height = picture.size
    mask = Image.new("L", picture.size, 0)
    passport = "passport" in path.name
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, width - 1, height - 1), 4 if passport else 20, fill=255)
    picture.putalpha(mask)
    zone = MIDV_ZONES.get(path.name.rsplit("_", 1)[0])
    mrz = NOWHERE
    if zone:
        left, top, right, bottom = (f * s for f, s in zip(zone, (width, height, width, height), strict=True))
        mrz = [(left, top), (right, top), (right, bottom), (left, bottom)]
    quad = [(0, 0), (width, 0), (width, height), (0, height)]
    return [(_canvas(picture), picture.size, PAGE if passport else CARD, quad, mrz, zone is not None)]


def _specimen(job: tuple[Path, dict]):
    """One drawing of the repository's own specimens: whole looks of many states, where `document` draws random print."""
    folder, row = job
    picture = Image.open(folder / row["file"]).convert("RGB")
    width, height = picture.size
    mask = Image.new("L", picture.size, 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, width - 1, height - 1), row["radius_px"], fill=255)
    picture.putalpha(mask)
    mrz = NOWHERE
    if row["zone"]:
        left, top, right, bottom = row["zone"]
        mrz = [(left, top), (right, top), (right, bottom), (left, bottom)]
    quad = [(0, 0), (width, 0), (width, height), (0, height)]
    kind = CARD if row["group"] == "id-card" else PAGE
    return [(_canvas(picture), picture.size, kind, quad, mrz, row["zone"] is not None)]


def _specimens(data: Path) -> list[tuple[Path, dict]]:
    listed = data / "specimens" / "specimens.jsonl"
    return [(listed.parent, json.loads(line)) for line in listed.read_text().splitlines()] if listed.exists() else []


class DocumentPool:
    def __init__(self, data: Path, drawn: int, seed: int, workers: int, device) -> None:
        chunk = 10
        cards = sorted((data / "cards").glob("*.jpg"))
        with ProcessPoolExecutor(workers) as pool:
            parts = list(pool.map(_drawn, [(data, seed + k, chunk) for k in range(drawn // chunk)]))
            scanned = list(pool.map(_scanned, cards, chunksize=8))
            shown = list(pool.map(_specimen, _specimens(data), chunksize=8))
        # Scans stand for about a third of the draws: real print, though of ten types only.
        repeats = max(1, round(drawn * 0.5 / len(cards)))
        rows = [row for part in parts for row in part]
        real = [row for part in scanned for row in part]
        specimens = [row for part in shown for row in part]
        everything = rows + real + specimens
        textures = torch.from_numpy(np.stack([row[0] for row in everything]))
        self.levels = [textures.to(device)]
        for _ in range(2):
            self.levels.append(_halve(self.levels[-1]))
        self.sizes = torch.tensor([row[1] for row in everything], dtype=torch.float32, device=device)
        self.kinds = torch.tensor([row[2] for row in everything], device=device)
        self.quads = torch.tensor([row[3] for row in everything], dtype=torch.float32, device=device)
        self.zones = torch.tensor([row[4] for row in everything], dtype=torch.float32, device=device)
        self.has_zone = torch.tensor([row[5] for row in everything], device=device)
        share = torch.ones(len(everything))
        share[len(rows) :] = repeats
        # Specimens stand for about a quarter.
        share[len(rows) + len(real) :] = 0.5 * drawn / max(1, len(specimens))
        self.share = share.to(device)

    def pick(self, count: int, with_zone: torch.Tensor) -> torch.Tensor:
        """Indices of random documents; where asked, only those with an MRZ."""
        any_kind = torch.multinomial(self.share, count, replacement=True)
        zoned = torch.multinomial(self.share * self.has_zone, count, replacement=True)
        return torch.where(with_zone, zoned, any_kind)


def _halve(textures: torch.Tensor) -> torch.Tensor:
    return torch.cat([F.avg_pool2d(part.float(), 2).round().byte() for part in textures.split(64)])
