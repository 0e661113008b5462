"""What both trainings share: device, options, sheets of samples to look at."""

import argparse
import math
from pathlib import Path

import numpy as np
import torch
from PIL import Image, ImageDraw

device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
torch.set_num_threads(4)
torch.backends.cudnn.benchmark = False
torch.set_float32_matmul_precision("high")


def options(about: str, batch: int, rate: float) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seconds", type=float, default=500, help="in all, data included")
    parser.add_argument("--steps", type=int, default=10**9)
    parser.add_argument("--batch", type=int, default=batch)
    parser.add_argument("--rate", type=float, default=rate)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--resume", type=Path)
    parser.add_argument("--teacher", type=Path, help="a traced detector that marks the pages of DATA/taught")
    parser.add_argument("--workers", type=int, default=4)
    parser.add_argument("--small", action="store_true", help="little data, for trials")
    chosen = parser.parse_args()
    chosen.out.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(chosen.seed)
    return chosen


def sheet(samples: list[tuple[torch.Tensor, str]], target: Path, columns: int = 3, width: int = 420) -> None:
    """Lines as the reader sees them, each over what it says."""
    rows = math.ceil(len(samples) / columns)
    page = Image.new("L", (columns * width, rows * 48), 255)
    for i, (picture, text) in enumerate(samples):
        tones = ((picture[0].float().cpu().numpy() / 6 + 0.5) * 255).clip(0, 255).astype(np.uint8)
        at = (i % columns * width, i // columns * 48)
        page.paste(Image.fromarray(tones[:, : width - 4]), at)
        ImageDraw.Draw(page).text((at[0], at[1] + 33), text, fill=0)
    page.save(target)
