"""Pictures to print on, grey, as bytes on the GPU."""

from pathlib import Path

import numpy as np
import torch
from PIL import Image, ImageOps

WIDTH, HEIGHT = 512, 320


def load_grounds(*folders: Path, most: int | None = None) -> torch.Tensor:
    """[N,1,HEIGHT,WIDTH]"""
    paths = [path for folder in folders for path in sorted(folder.glob("*.jpg"))][:most]
    pictures = [np.asarray(ImageOps.fit(Image.open(path).convert("L"), (WIDTH, HEIGHT))) for path in paths]
    return torch.from_numpy(np.stack(pictures)).unsqueeze(1)
