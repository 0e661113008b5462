"""Glass over a display: lamps with halos and the fine arcs that wiping leaves, a blurred room, dust."""

import math

import torch
import torch.nn.functional as F

from vivid_training.document_liveness.plan import HEIGHT, WIDTH
from vivid_training.document_liveness.scene import grounds
from vivid_training.document_liveness.tone import soften, to_light
from vivid_training.documents.synthesis.chance import field, happens, uniform

Tensor = torch.Tensor


def under_glass(library, light: Tensor) -> Tensor:
    batch, device = len(light), light.device
    strength = happens(batch, 0.6, device)
    veil = _room(library, batch, device)
    for probability in (0.6, 0.35, 0.2):
        veil = veil + _lamp(batch, device) * happens(batch, probability, device)
    dust = soften((torch.rand(batch, 1, HEIGHT, WIDTH, device=device) > 0.9985).float(), uniform(batch, 0.4, 0.9, device), 2)
    dust = dust * (0.05 + veil.mean(1, keepdim=True)) * uniform(batch, 0, 5, device) * happens(batch, 0.5, device)
    return light + (veil + dust) * strength


def _room(library, batch: int, device) -> Tensor:
    room = F.interpolate(grounds(library, batch, device), (24, 32), mode="area")
    room = to_light(F.interpolate(room, (HEIGHT, WIDTH), mode="bicubic", align_corners=False))
    where = torch.sigmoid(4 * field(batch, 4, HEIGHT, WIDTH, device))
    return room * where * uniform(batch, 0, 0.14, device)


def _lamp(batch: int, device) -> Tensor:
    y, x = torch.meshgrid(torch.linspace(-0.73, 0.73, HEIGHT, device=device), torch.linspace(-1, 1, WIDTH, device=device), indexing="ij")
    x, y = x - uniform(batch, -1, 1, device), y - uniform(batch, -0.75, 0.75, device)
    far = (x * x + y * y * uniform(batch, 0.7, 1.6, device)).sqrt()
    core = torch.exp(-((far / uniform(batch, 0.015, 0.06, device)) ** 3)) * uniform(batch, 0.4, 3, device)
    halo = torch.exp(-far / uniform(batch, 0.05, 0.35, device)) * uniform(batch, 0.02, 0.3, device)
    # Wiping leaves scratches in all directions; only those across the way to the lamp shine: arcs around it.
    around = torch.atan2(y, x) / math.pi
    scratches = F.grid_sample(
        torch.randn(batch, 1, 160, 24, device=device),
        torch.cat([around, far * 1.6 - 1], 1).permute(0, 2, 3, 1),
        padding_mode="reflection",
        align_corners=False,
    )
    halo = halo * (1 + scratches.clamp(-1.5, 3) * uniform(batch, 0, 0.5, device)).clamp_min(0)
    tint = torch.exp(0.12 * torch.randn(batch, 3, 1, 1, device=device))
    return (core + halo) * tint
