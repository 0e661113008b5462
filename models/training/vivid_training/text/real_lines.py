"""Lines cut from real documents or from photos of drawn ones: pictures of one height side by side, with their texts."""

import json
import random
from pathlib import Path

import numpy as np
import torch
from PIL import Image

from vivid_training.documents.synthesis import camera
from vivid_training.documents.synthesis.chance import happens
from vivid_training.text.alphabet import encode
from vivid_training.text.line_samples import HEIGHT, MARGIN, as_seen, standardise

# Cut with this much more room on every side than the reader sees, so that boxes may jitter.
ROOM = 12


class RealLines:
    """lines.json lists {file, x, width, text, trial}; each strip file holds lines of HEIGHT + 2 ROOM rows."""

    def __init__(self, folder: Path, device, photographed: bool = False) -> None:
        self.device, self.rng = device, random.Random(5)
        # Cut from photos that are bad enough as they are.
        self.photographed = photographed
        listed = json.loads((folder / "lines.json").read_text()) if (folder / "lines.json").exists() else []
        strips = {name: np.asarray(Image.open(folder / name).convert("L")) for name in {line["file"] for line in listed}}
        lines = [
            (
                strips[line["file"]][line["y"] : line["y"] + HEIGHT + 2 * ROOM, line["x"] : line["x"] + line["width"]],
                line["text"],
                line["trial"],
            )
            for line in listed
        ]
        lines.sort(key=lambda line: line[0].shape[1])
        self.training = [line for line in lines if not line[2]]
        self.kept = [line for line in lines if line[2]]

    def __len__(self) -> int:
        return len(self.training)

    def batch(self, lines, spread: float):
        widest = max(picture.shape[1] for picture, _, _ in lines)
        stack = np.zeros((len(lines), 1, HEIGHT + 2 * ROOM, widest), np.uint8)
        codes = torch.zeros(len(lines), 96, dtype=torch.long)
        for i, (picture, text, _) in enumerate(lines):
            stack[i, 0, :, : picture.shape[1]] = picture
            stack[i, 0, :, picture.shape[1] :] = picture[:, -1:]
            encoded = encode(text)[:96]
            codes[i, : len(encoded)] = torch.tensor(encoded)
        pictures = torch.from_numpy(stack).to(self.device).float() / 255
        spans = torch.tensor([picture.shape[1] - 2 * ROOM - 2 * MARGIN for picture, _, _ in lines], device=self.device)
        return self.cut(pictures, spans, spread), codes.to(self.device), (codes > 0).sum(1).to(self.device)

    def cut(self, pictures, spans, spread: float):
        batch, _, height, width = pictures.shape
        out = (width - 2 * ROOM + 31) // 32 * 32
        draw = lambda low, high: (torch.rand(batch, 1, 1, device=self.device) * (high - low) + low) * spread
        y, x = torch.meshgrid(torch.arange(HEIGHT, device=self.device) + 0.5, torch.arange(out, device=self.device) + 0.5, indexing="ij")
        zoom = torch.exp(draw(-0.13, 0.13))
        side = (x - out / 2) / out
        along = ROOM + MARGIN + (x - MARGIN) * torch.exp(draw(-0.1, 0.1)) + draw(-3, 3) + draw(-0.15, 0.15) * (y - HEIGHT / 2)
        down = height / 2 + (y - HEIGHT / 2) * zoom + draw(-2.2, 2.2) + draw(-2, 2) * side
        grid = torch.stack([along / width * 2 - 1, down / height * 2 - 1], -1)
        seen = torch.nn.functional.grid_sample(pictures, grid, mode="bilinear", padding_mode="border", align_corners=False)
        if spread and self.photographed:
            seen = camera.sensor_noise(camera.exposure(seen, 0.5), 0.02)
        elif spread:
            shrink = self.rng.choice((1, 1, 1.3, 1.7, 2.1))
            seen = torch.nn.functional.interpolate(
                seen, (round(HEIGHT / shrink), round(out / shrink)), mode="bilinear", align_corners=False, antialias=True
            )
            seen = camera.exposure(camera.light(seen, 0.5), 0.6)
            seen = camera.sensor_noise(camera.random_blur(seen, 0.9), 0.05)
            seen = torch.where(happens(batch, 0.5, self.device) > 0, camera.file_format(seen, 35, 96), seen)
        return standardise(as_seen(seen, out), spans)

    @torch.no_grad()
    def next(self, count: int):
        start = self.rng.randrange(max(1, len(self.training) - count * 4))
        near = self.training[start : start + count * 4]
        return self.batch(self.rng.sample(near, min(count, len(near))), 1.0)

    @torch.no_grad()
    def trials(self):
        return [self.batch(self.kept[i : i + 128], 0.0) for i in range(0, len(self.kept), 128)]
