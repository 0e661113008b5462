"""Photos of the repository's specimens with known corners: clutter, glare and hands as `packages/specimens` draws them."""

import json
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from PIL import Image

from .draw_document import CARD, PAGE
from .placement import FREE, SLOTS, Plan
from .scene import FILL
from .scene_targets import Targets, targets

Tensor = torch.Tensor
# Of the frame's sides, the smallest part that is shown alone, as when the engine looks closer.
LEAST_VIEW = 0.55


class TakenPhotos:
    """photos.jsonl lists {file, group, size, quad, zone} in pixels; the longer side of a photo is the locator's input."""

    def __init__(self, folder: Path, side: int, workers: int, device) -> None:
        rows = [json.loads(line) for line in (folder / "photos.jsonl").read_text().splitlines()]
        with ProcessPoolExecutor(workers) as pool:
            pictures = list(pool.map(_load, [folder / row["file"] for row in rows], [side] * len(rows), chunksize=16))
        self.pictures = torch.from_numpy(np.stack(pictures)).to(device)
        of = lambda values: torch.tensor(values, dtype=torch.float32, device=device)
        self.sizes = of([row["size"] for row in rows])
        self.quads = of([row["quad"] for row in rows])
        self.zones = of([row["zone"] or [[0, 0]] * 4 for row in rows])
        self.has_zone = torch.tensor([row["zone"] is not None for row in rows], device=device)
        self.kinds = torch.tensor([CARD if row["group"] == "id-card" else PAGE for row in rows], device=device)

    def samples(self, batch: int) -> tuple[Tensor, Targets]:
        device, side = self.pictures.device, self.pictures.shape[3]
        chosen = torch.randint(len(self.pictures), (batch,), device=device)
        size, quads = self.sizes[chosen], self.quads[chosen]
        view = torch.where(
            torch.rand(batch, 1, device=device) < 0.5, 1.0, LEAST_VIEW + (1 - LEAST_VIEW) * torch.rand(batch, 1, device=device)
        )
        # Where a part is shown, it lies about the document's middle.
        middle = quads.mean(1) + 0.25 * (torch.rand(batch, 2, device=device) - 0.5) * size * view
        corner = (middle - size * view / 2).clamp_min(0).minimum(size * (1 - view))
        pictures = _shown(self.pictures[chosen].float() / 255, corner, view, side)
        pictures = _framed(_exposed(pictures), size, side)
        slots = lambda points: ((points - corner.unsqueeze(1)) / view.unsqueeze(1)).unsqueeze(1).expand(-1, SLOTS, -1, -1)
        first = torch.zeros(batch, SLOTS, dtype=torch.bool, device=device)
        first[:, 0] = True
        free = torch.full((batch,), FREE, device=device)
        documents = chosen.unsqueeze(1).expand(-1, SLOTS)
        plan = Plan(size, free, documents, first, slots(quads), slots(quads), slots(self.zones[chosen]))
        return pictures, targets(plan, self, side)


def _load(path: Path, side: int) -> np.ndarray:
    picture = Image.open(path).convert("RGB")
    canvas = Image.new("RGB", (side, side))
    canvas.paste(picture, (0, 0))
    return np.asarray(canvas, np.uint8).transpose(2, 0, 1)


def _shown(pictures: Tensor, corner: Tensor, view: Tensor, side: int) -> Tensor:
    axis = torch.arange(side, device=pictures.device) + 0.5
    x = corner[:, :1] + axis * view
    y = corner[:, 1:] + axis * view
    grid = torch.stack([x.unsqueeze(1).expand(-1, side, -1), y.unsqueeze(2).expand(-1, -1, side)], -1) / side * 2 - 1
    return F.grid_sample(pictures, grid, mode="bilinear", padding_mode="border", align_corners=False)


def _exposed(pictures: Tensor) -> Tensor:
    batch, device = len(pictures), pictures.device
    gain = torch.exp(0.15 * torch.randn(batch, 1, 1, 1, device=device))
    cast = torch.exp(0.06 * torch.randn(batch, 3, 1, 1, device=device))
    return (pictures * gain * cast + 0.015 * torch.randn_like(pictures)).clamp(0, 1)


def _framed(pictures: Tensor, size: Tensor, side: int) -> Tensor:
    axis = torch.arange(side, device=pictures.device)
    inside = (axis.view(1, 1, -1) < size[:, :1].unsqueeze(2)) & (axis.view(1, -1, 1) < size[:, 1:].unsqueeze(2))
    return torch.where(inside.unsqueeze(1), pictures, torch.full_like(pictures, FILL))
