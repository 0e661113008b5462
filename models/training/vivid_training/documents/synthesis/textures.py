"""Folders of pictures as byte tensors on the GPU."""

from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import numpy as np
import torch
from PIL import Image, ImageOps


def _load(path: Path, width: int, height: int, mode: str, keep_top: float) -> np.ndarray:
    picture = Image.open(path).convert(mode)
    picture = picture.crop((0, 0, picture.width, round(picture.height * keep_top)))
    picture = ImageOps.fit(picture, (width, height), Image.Resampling.LANCZOS)
    array = np.asarray(picture, np.uint8)
    return array[None] if array.ndim == 2 else array.transpose(2, 0, 1)


def load(paths: list[Path], width: int, height: int, mode: str, workers: int, keep_top: float = 1.0) -> torch.Tensor:
    """[N,C,height,width] bytes; keep_top cuts away the foot, where a document may carry an MRZ of its own."""
    task = partial(_load, width=width, height=height, mode=mode, keep_top=keep_top)
    with ProcessPoolExecutor(workers) as pool:
        return torch.from_numpy(np.stack(list(pool.map(task, paths, chunksize=8))))


def text_grounds(data: Path, workers: int) -> torch.Tensor:
    """Grey grounds without any MRZ: desks, card fronts, the upper part of passport pages."""
    cards = sorted((data / "cards").glob("*.jpg"))
    passports = [p for p in cards if "passport" in p.name]
    fronts = [p for p in cards if "passport" not in p.name]
    desks = sorted((data / "backgrounds").glob("*.jpg"))
    return torch.cat(
        [load(fronts, 512, 320, "L", workers), load(passports, 512, 320, "L", workers, 0.76), load(desks, 512, 320, "L", workers)]
    )
