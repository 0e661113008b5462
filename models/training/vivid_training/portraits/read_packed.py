"""Reads what prepare.py packed into one uint8 tensor per file."""

import io
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import torch
from PIL import Image


def read_packed(path: Path) -> tuple[torch.Tensor, list[str]]:
    packed = np.load(path)
    jpegs, ends = packed["jpegs"].tobytes(), np.cumsum(packed["lengths"])

    def decode(span: tuple[int, int]) -> np.ndarray:
        return np.asarray(Image.open(io.BytesIO(jpegs[span[0] : span[1]])).convert("RGB"))

    with ThreadPoolExecutor(8) as pool:
        pictures = list(pool.map(decode, zip(ends - packed["lengths"], ends)))
    return torch.from_numpy(np.stack(pictures)).permute(0, 3, 1, 2).contiguous(), packed["names"].tolist()
