"""What documents print and laminate over a portrait: fine lines, rosettes, stamps, holograms."""

import math

import torch

from vivid_training.face_embedding.draw.chance import around, between, cloud, places

Tensor = torch.Tensor


def _inked(faces: Tensor, cover: Tensor, dark: bool) -> Tensor:
    colour = between(faces, 0, 0.75, 3) if dark else between(faces, 0.6, 1, 3)
    return faces * (1 - cover) + colour * cover


def _stripes(faces: Tensor, phase: Tensor) -> Tensor:
    """Thin lines where the phase passes whole numbers."""
    return torch.exp(-((torch.sin(math.pi * phase) / between(faces, 0.2, 0.8)) ** 2))


def guilloche(faces: Tensor) -> Tensor:
    """Waved lines, close together, in one to three families."""
    x, y = places(faces)
    half = faces.shape[-1] / 2
    for _ in range(int(torch.randint(1, 4, (1,)))):
        angle = between(faces, 0, math.pi)
        along, across = x * torch.cos(angle) + y * torch.sin(angle), y * torch.cos(angle) - x * torch.sin(angle)
        wave = between(faces, 0, 5) * torch.sin(along * half * 2 * math.pi / between(faces, 12, 80) + between(faces, 0, 6.28))
        lines = _stripes(faces, (across * half + wave) / between(faces, 2.5, 14))
        faces = _inked(faces, lines * between(faces, 0.05, 0.45), bool(torch.rand(1) < 0.6))
    return faces


def rosette(faces: Tensor) -> Tensor:
    x, y = places(faces)
    x, y = x - between(faces, -1.2, 1.2), y - between(faces, -1.2, 1.2)
    radius, angle = torch.sqrt(x * x + y * y), torch.atan2(y, x)
    petals = torch.randint(3, 24, (len(faces), 1, 1, 1), device=faces.device)
    wave = between(faces, 0.02, 0.25) * torch.sin(petals * angle)
    lines = _stripes(faces, (radius + wave) / between(faces, 0.04, 0.2))
    inside = torch.sigmoid((between(faces, 0.5, 1.8) - radius) * 12)
    return _inked(faces, lines * inside * between(faces, 0.1, 0.55), bool(torch.rand(1) < 0.6))


def stamped(faces: Tensor) -> Tensor:
    """A part of a round stamp, mostly over an edge of the portrait, with the ticks of its letters."""
    x, y = places(faces)
    side = between(faces, 0, 2 * math.pi)
    away = between(faces, 0.7, 1.5)
    x, y = x - away * torch.cos(side), y - away * torch.sin(side)
    radius, angle = torch.sqrt(x * x + y * y), torch.atan2(y, x)
    ring = between(faces, 0.4, 1.0)
    lines = torch.exp(-(((radius - ring) / between(faces, 0.015, 0.05)) ** 2))
    letters = torch.exp(-(((radius - ring * 0.8) / 0.06) ** 4)) * (torch.sin(angle * between(faces, 14, 40)) > 0.2)
    return _inked(faces, torch.maximum(lines, letters) * between(faces, 0.3, 0.9), True)


def hologram(faces: Tensor) -> Tensor:
    """Foil in all colours, in patches, lines or a relief."""
    depth = cloud(faces, 4) + around(faces, 2) * places(faces)[0]
    turns = torch.tensor([0, 1 / 3, 2 / 3], device=faces.device).view(1, 3, 1, 1)
    colours = 0.5 + 0.5 * torch.cos(2 * math.pi * (depth * between(faces, 0.3, 1.5) + turns))
    patch = torch.sigmoid((cloud(faces, 5) - between(faces, -0.5, 0.8)) * between(faces, 3, 20))
    if torch.rand(1) < 0.5:
        patch = patch * _stripes(faces, (depth + places(faces)[1] * between(faces, 2, 12)) * between(faces, 0.5, 2))
    share = patch * between(faces, 0.1, 0.6)
    return 1 - (1 - faces) * (1 - share * colours)
