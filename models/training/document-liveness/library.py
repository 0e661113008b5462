"""Everything pictures are made of, as bytes on the GPU: documents with their face boxes, grounds, faces, photos of screens."""
import json
from pathlib import Path

import cv2
import numpy as np
import torch

from lettering import lettering

SIDE = 1024
LOW = 768
# Types kept out of training altogether: what the networks know of unseen documents is measured on them.
HELD_OUT = ('svk_id', 'lva_passport', 'id-card-arc', 'passport-laminate')


def _read(path: Path) -> np.ndarray:
    return cv2.cvtColor(cv2.imread(str(path)), cv2.COLOR_BGR2RGB)


def _square(path: Path, side: int) -> np.ndarray:
    picture = _read(path)
    height, width = picture.shape[:2]
    edge = min(height, width)
    top, left = (height - edge) // 2, (width - edge) // 2
    return cv2.resize(picture[top:top + edge, left:left + edge], (side, side), interpolation=cv2.INTER_AREA)


def _planes(pictures: list[np.ndarray], device) -> torch.Tensor:
    return torch.from_numpy(np.stack(pictures).transpose(0, 3, 1, 2).copy()).to(device)


class Library:
    def __init__(self, folder: Path, device) -> None:
        rows = json.loads((folder / 'documents.json').read_text())
        textures = np.zeros((len(rows), 3, LOW, SIDE), np.uint8)
        for i, row in enumerate(rows):
            picture = _read(folder / 'documents' / row['file'])
            if picture.shape[0] > LOW:
                picture = cv2.resize(picture, (round(picture.shape[1] * LOW / picture.shape[0]), LOW), interpolation=cv2.INTER_AREA)
            row['width'], row['height'] = picture.shape[1], picture.shape[0]
            textures[i, :, :picture.shape[0], :picture.shape[1]] = picture.transpose(2, 0, 1)
        self.rows = rows
        self.textures = torch.from_numpy(textures).to(device)
        self.sizes = np.array([(row['width'], row['height']) for row in rows], np.float32)
        self.faces_at = np.array([row['face'] or (0, 0, 0, 0) for row in rows], np.float32)
        self.has_face = np.array([row['face'] is not None for row in rows])
        held = np.array([row['type'] in HELD_OUT for row in rows])
        types = sorted({row['type'] for row in rows})
        kind = np.array([types.index(row['type']) for row in rows])
        # Every type counts the same, however many documents of it there are.
        weight = 1 / np.bincount(kind)[kind]
        self.weights = {'train': weight * ~held, 'test': weight * held}
        self.grounds = _planes([_square(path, 512) for path in sorted((folder / 'grounds').iterdir())], device)
        self.faces = _planes([_square(path, 192) for path in sorted((folder / 'faces').iterdir())], device)
        self.photos = _planes([_square(path, 640) for path in sorted((folder / 'photos').iterdir())], device)
        self.stamps, self.writing = lettering(device, stamps=True), lettering(device, stamps=False)
        self.screens = _planes([_square(path, 640) for path in sorted((folder / 'screens').iterdir())], device)

    def pick(self, random: np.random.Generator, count: int, split: str, with_face: bool = False) -> np.ndarray:
        weights = self.weights[split] * (self.has_face if with_face else 1)
        return random.choice(len(self.rows), count, p=weights / weights.sum())
