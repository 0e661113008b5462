"""Everything pictures are made of, as bytes on the GPU: documents with their face boxes, invented ones, grounds, faces, screens."""

import json
import random
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import numpy as np
import torch
from PIL import Image, ImageOps

from vivid_training.document_liveness.invent import invent_many
from vivid_training.document_liveness.invent_ground import security_ground
from vivid_training.document_liveness.lettering import lettering

SIDE = 1024
LOW = 768
# Types kept out of training altogether: what the networks know of unseen documents is measured on them.
HELD_OUT = ("svk_id", "lva_passport", "id-card-arc", "passport-laminate")
# Kept out since version 4, when there were more types to choose from.
HELD_OUT += ("id-card-guatemala", "id-card-portugal", "id-card-uruguay", "id-card-venezuela")

INVENTED, INVENTED_SHARE, INVENTED_SEED = "invented", 0.35, 5000
GROUNDS_PER_DRAWING = 3


def _read(path: Path) -> np.ndarray:
    return np.asarray(Image.open(path).convert("RGB"))


def _square(path: Path, side: int) -> np.ndarray:
    return np.asarray(ImageOps.fit(Image.open(path).convert("RGB"), (side, side), Image.Resampling.BOX))


def _lowered(picture: np.ndarray) -> np.ndarray:
    height, width = picture.shape[:2]
    if height <= LOW:
        return picture
    return np.asarray(Image.fromarray(picture).resize((round(width * LOW / height), LOW), Image.Resampling.BOX))


def _coloured(folder: Path, indexed: tuple[int, dict]) -> list[np.ndarray]:
    """Drawn documents are paler than real ones, as pale as copies: each comes on several coloured grounds instead."""
    index, row = indexed
    picture = _lowered(_read(folder / "documents" / row["file"]))
    if "_" in row["type"]:  # a scan
        return [picture]
    return [_on_ground(picture, random.Random(100 * index + version)) for version in range(GROUNDS_PER_DRAWING)]


def _on_ground(picture: np.ndarray, chance: random.Random) -> np.ndarray:
    height, width = picture.shape[:2]
    ground = security_ground(chance, width, height).astype(np.float32) / 255
    ground = ground / ground.max((0, 1), keepdims=True).clip(0.05)
    return (picture * ground ** chance.uniform(0.5, 1.3)).clip(0, 255).astype(np.uint8)


def _planes(pictures: list[np.ndarray], device) -> torch.Tensor:
    return torch.from_numpy(np.stack(pictures).transpose(0, 3, 1, 2).copy()).to(device)


class Library:
    def __init__(self, folder: Path, device, invented: int = 0, workers: int = 1) -> None:
        rows = json.loads((folder / "documents.json").read_text())
        # Before anything is put on the GPU: the drawing processes are forks of this one.
        with ProcessPoolExecutor(workers) as pool:
            versions = list(pool.map(partial(_coloured, folder), enumerate(rows)))
        rows = [row for row, several in zip(rows, versions, strict=True) for _ in several]
        pictures = [picture for several in versions for picture in several]
        if invented:
            for picture, face, ghost in invent_many(folder, invented, INVENTED_SEED, workers):
                rows.append({"type": INVENTED, "face": face, "ghost": ghost})
                pictures.append(_lowered(picture))
        textures = torch.zeros(len(rows), 3, LOW, SIDE, dtype=torch.uint8)
        for i, picture in enumerate(pictures):
            textures[i, :, : picture.shape[0], : picture.shape[1]] = torch.from_numpy(picture.transpose(2, 0, 1).copy())
        self.rows = rows
        self.textures = textures.to(device)
        self.sizes = np.array([(picture.shape[1], picture.shape[0]) for picture in pictures], np.float32)
        self.faces_at = np.array([row["face"] or (0, 0, 0, 0) for row in rows], np.float32)
        self.has_face = np.array([row["face"] is not None for row in rows])
        # A second, small portrait of the holder: whoever changes one must change both.
        self.has_ghost = np.array([row.get("ghost", False) for row in rows])
        held = np.array([row["type"] in HELD_OUT for row in rows])
        types = sorted({row["type"] for row in rows})
        kind = np.array([types.index(row["type"]) for row in rows])
        # Every type counts the same, however many documents of it there are; invented ones are a stated share of all.
        weight = 1 / np.bincount(kind)[kind]
        own = np.array([row["type"] == INVENTED for row in rows])
        weight[own] *= INVENTED_SHARE / (1 - INVENTED_SHARE) * (weight * ~held * ~own).sum()
        self.weights = {"train": weight * ~held, "test": weight * held}
        self.grounds = _planes([_square(path, 512) for path in sorted((folder / "grounds").iterdir())], device)
        self.faces = _planes([_square(path, 192) for path in sorted((folder / "faces").iterdir())], device)
        self.photos = _planes([_square(path, 640) for path in sorted((folder / "photos").iterdir())], device)
        self.stamps, self.writing = lettering(device, stamps=True), lettering(device, stamps=False)
        self.screens = _planes([_square(path, 640) for path in sorted((folder / "screens").iterdir())], device)

    def pick(self, random: np.random.Generator, count: int, split: str, with_face: bool = False) -> np.ndarray:
        weights = self.weights[split] * (self.has_face if with_face else 1)
        return random.choice(len(self.rows), count, p=weights / weights.sum())

    def of_the_same_type(self, random: np.random.Generator, document: int) -> int:
        """Another front of its type, or itself; invented ones have no type."""
        kind = self.rows[document]["type"]
        if kind == INVENTED:
            return document
        return int(random.choice([at for at, row in enumerate(self.rows) if row["type"] == kind and self.has_face[at]]))
