"""Light on a scene: its colour, its gradients, shadows and blinds; and what shines on laminated documents."""

import math

import torch

from vivid_training.documents.synthesis.chance import field, happens, uniform

Tensor = torch.Tensor


def illuminate(albedo: Tensor) -> Tensor:
    batch, _, height, width = albedo.shape
    device = albedo.device
    y, x = _axes(height, width, device)
    angle = uniform(batch, 0, 2 * math.pi, device)
    along = x * angle.cos() + y * angle.sin()
    shade = 1 + 0.12 * field(batch, 4, height, width, device) * happens(batch, 0.5, device)
    shade = shade * (1 + uniform(batch, -0.45, 0.45, device) * along * happens(batch, 0.6, device))
    edge = torch.sigmoid((along - uniform(batch, -0.8, 0.8, device)) / uniform(batch, 0.008, 0.25, device))
    shade = shade * (1 - uniform(batch, 0.1, 0.7, device) * edge * happens(batch, 0.25, device))
    stripes = torch.sigmoid(torch.sin(along * uniform(batch, 4, 16, device) + 7 * angle) / uniform(batch, 0.04, 0.6, device))
    shade = shade * (1 - uniform(batch, 0.2, 0.7, device) * stripes * happens(batch, 0.1, device))
    return albedo * shade.clamp(0.04, 2.5) * _colour(batch, along, device)


def _colour(batch: int, along: Tensor, device) -> Tensor:
    """Daylight to bulbs; now and then a coloured lamp, or two lamps from two sides."""
    warm = 0.22 * torch.randn(batch, 1, 1, 1, device=device)
    usual = torch.exp(torch.cat([warm, 0.05 * torch.randn(batch, 1, 1, 1, device=device), -warm], 1))
    lamp = torch.exp(0.45 * torch.randn(batch, 3, 1, 1, device=device))
    colour = torch.where(happens(batch, 0.12, device) > 0, lamp, usual)
    other = colour * torch.exp(0.35 * torch.randn(batch, 3, 1, 1, device=device))
    share = torch.sigmoid(along * 2) * happens(batch, 0.15, device)
    colour = colour + (other - colour) * share
    return colour / colour.mean(1, keepdim=True)


def shine(light: Tensor, where: Tensor, amount: float = 1.0) -> Tensor:
    """Reflections of lamps and windows, `where` 0..1; broad and faint, or small and blinding."""
    batch, _, height, width = light.shape
    device = light.device
    y, x = _axes(height, width, device)
    for probability, hardest in ((0.35, 0.35), (0.22, 2.5)):
        cx, cy = uniform(batch, -1.1, 1.1, device), uniform(batch, -1.1, 1.1, device)
        turn = uniform(batch, 0, math.pi, device)
        u = (x - cx) * turn.cos() + (y - cy) * turn.sin()
        v = (y - cy) * turn.cos() - (x - cx) * turn.sin()
        size = uniform(batch, 0.02, 0.7, device) if hardest < 1 else uniform(batch, 0.01, 0.16, device)
        far = (u / size) ** 2 + (v / (size * uniform(batch, 0.3, 1, device))) ** 2
        blob = torch.exp(-far.pow(uniform(batch, 0.6, 2.5, device)))
        tint = torch.exp(0.15 * torch.randn(batch, 3, 1, 1, device=device))
        light = light + amount * blob * tint * uniform(batch, 0.03, hardest, device) * where * happens(batch, probability, device)
    return light


def hologram(light: Tensor, where: Tensor) -> Tensor:
    """Foil that turns grazing light into colours: bands of hue over part of the document."""
    batch, _, height, width = light.shape
    device = light.device
    phase = field(batch, 5, height, width, device) * uniform(batch, 0.5, 2.5, device)
    y, x = _axes(height, width, device)
    phase = phase + x * uniform(batch, -4, 4, device) + y * uniform(batch, -4, 4, device)
    third = torch.tensor([0, 2 * math.pi / 3, 4 * math.pi / 3], device=device).view(1, 3, 1, 1)
    hue = 0.5 + 0.5 * torch.cos(phase + third)
    patch = torch.sigmoid((field(batch, 4, height, width, device) - 0.3) * 5)
    return light + hue * patch * where * uniform(batch, 0.02, 0.28, device) * happens(batch, 0.35, device)


def _axes(height: int, width: int, device) -> tuple[Tensor, Tensor]:
    return torch.meshgrid(torch.linspace(-1, 1, height, device=device), torch.linspace(-1, 1, width, device=device), indexing="ij")
