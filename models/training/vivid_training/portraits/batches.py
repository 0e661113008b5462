"""Deals out real pictures at any level: whole portraits, and inner faces with everything else blanked."""

from pathlib import Path

import torch
import torch.nn.functional as F

from vivid_training.portraits.model import TOP_LEVEL
from vivid_training.portraits.read_packed import read_packed

# The window of the frame that prepare.py keeps of a FairFace crop, and the oval of it that is never padding, in pixels.
WINDOW_TOP, WINDOW_LEFT = 24, 20
OVAL_Y, OVAL_X, OVAL_HALF_HEIGHT, OVAL_HALF_WIDTH = 84, 64, 38, 26
# Shares of a batch: whole portraits, then ovals of portraits, then ovals of FairFace.
WHOLE_SHARE, OWN_OVAL_SHARE = 5 / 8, 1 / 8
POOL = 2**18  # portraits drawn ahead by weight, since weighted drawing cannot be captured in a CUDA graph


def oval(height: int, width: int, device) -> torch.Tensor:
    y = ((torch.arange(height, device=device) + 0.5) / height * 160 - OVAL_Y) / OVAL_HALF_HEIGHT
    x = ((torch.arange(width, device=device) + 0.5) / width * 128 - OVAL_X) / OVAL_HALF_WIDTH
    return (y[:, None] ** 2 + x[None] ** 2 < 1).float()


class Batches:
    def __init__(self, folder: Path, device):
        portraits, names = read_packed(folder / "portraits.npz")
        faces, _ = read_packed(folder / "faces.npz")
        framed = torch.zeros(len(faces), *portraits.shape[1:], dtype=torch.uint8)
        framed[:, :, WINDOW_TOP : WINDOW_TOP + faces.shape[2], WINDOW_LEFT : WINDOW_LEFT + faces.shape[3]] = faces
        self.portraits, self.faces = portraits.to(device), framed.to(device)
        self.pool = torch.multinomial(balance(names), POOL, replacement=True).to(device)
        self.level, self.mask = TOP_LEVEL, oval(160, 128, device)

    def set_level(self, level: int) -> None:
        self.level, self.mask = level, oval(5 * 2**level, 4 * 2**level, self.mask.device)

    def deal(self, size: int) -> torch.Tensor:
        own = round(size * (WHOLE_SHARE + OWN_OVAL_SHARE))
        index = self.pool[torch.randint(POOL, (own,), device=self.pool.device)]
        other = torch.randint(len(self.faces), (size - own,), device=self.faces.device)
        x = torch.cat([self.portraits[index], self.faces[other]]).float() / 127.5 - 1
        x = F.avg_pool2d(x, 2 ** (TOP_LEVEL - self.level)) if self.level < TOP_LEVEL else x
        mirrored = torch.rand(size, 1, 1, 1, device=x.device) < 0.5
        return self.blank(torch.where(mirrored, x.flip(3), x))

    def blank(self, x: torch.Tensor) -> torch.Tensor:
        """Leaves only the inner face of the batch's tail, for real and drawn pictures alike."""
        whole = round(len(x) * WHOLE_SHARE)
        return torch.cat([x[:whole], x[whole:] * self.mask])


def balance(names: list[str]) -> torch.Tensor:
    """Each source weighs the square root of its size, so that no source sets the style alone."""
    sources = [name.split("/")[0] for name in names]
    return torch.tensor([sources.count(source) ** -0.5 for source in sources])
