"""Draws a sheet of samples: the upper half truncated as shipped, the lower half not."""

from pathlib import Path

import numpy as np
import torch
from PIL import Image

from vivid_training.portraits.model import LATENT, Generator

PSI = 0.6


@torch.no_grad()
def draw(generator: Generator, latent: torch.Tensor, psi: float) -> np.ndarray:
    rgb = generator(latent, psi).float().clamp(-1, 1)
    return ((rgb + 1) * 127.5).round().byte().permute(0, 2, 3, 1).cpu().numpy()


def draw_samples(generator: Generator, path: Path, rows: int, columns: int) -> None:
    device = generator.start.device
    latent = torch.randn(rows * columns, LATENT, generator=torch.Generator().manual_seed(7)).to(device)
    half = rows // 2 * columns
    pictures = np.concatenate([draw(generator, latent[:half], PSI), draw(generator, latent[half:], 1.0)])
    sheet = pictures.reshape(rows, columns, *pictures.shape[1:]).transpose(0, 2, 1, 3, 4)
    Image.fromarray(sheet.reshape(rows * pictures.shape[1], columns * pictures.shape[2], 3)).save(path)
