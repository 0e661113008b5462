"""Copies on paper: grey and colour, through a printer's dots, cut out or left on the sheet."""

import math

import torch

from vivid_training.document_liveness.scene import cover
from vivid_training.document_liveness.tone import luma, mix, soften
from vivid_training.documents.synthesis.chance import field, happens, uniform

Tensor = torch.Tensor


def printed(picture: Tensor, strength: Tensor, grey: Tensor) -> Tensor:
    """What a copier makes of a picture. `strength` scales the visible dots, `grey` is 1 for black toner only."""
    batch, device = len(picture), picture.device
    picture = soften(picture, uniform(batch, 0.2, 1.3, device), 3)
    tones = mix(picture, luma(picture).expand_as(picture), grey)
    middle = uniform(batch, 0.45, 0.8, device)
    tones = ((tones - middle) * uniform(batch, 0.8, 1.7, device) + middle + uniform(batch, -0.12, 0.15, device)).clamp(0, 1)
    tones = mix(mix(luma(tones), tones, uniform(batch, 0.35, 1, device)), tones, grey)
    tones = (tones + strength * _dots(tones, grey)).clamp(0, 1)
    ink = uniform(batch, 0.03, 0.26, device) + 0.02 * torch.randn(batch, 3, 1, 1, device=device) * (1 - grey)
    paper = uniform(batch, 0.82, 0.99, device) * (1 + 0.02 * torch.randn(batch, 3, 1, 1, device=device))
    tones = ink + (paper - ink) * tones
    y = torch.linspace(0, 1, picture.shape[2], device=device).view(1, 1, -1, 1)
    bands = torch.sin(y * uniform(batch, 40, 500, device) + uniform(batch, 0, 6, device)) * uniform(batch, 0, 0.025, device)
    return (tones + bands * strength * happens(batch, 0.3, device)).clamp(0, 1)


def _dots(tones: Tensor, grey: Tensor) -> Tensor:
    """First harmonics of a rotated screen, dampened as lens and pixel dampen them; or an inkjet's scattered drops."""
    batch, _, height, width = tones.shape
    device = tones.device
    y = torch.arange(height, device=device).view(1, 1, -1, 1).float()
    x = torch.arange(width, device=device).view(1, 1, 1, -1).float()
    cycles = torch.exp(uniform(batch, math.log(0.1), math.log(0.7), device))
    angles = uniform(batch, 0, math.pi, device) + torch.tensor([0.26, 1.31, 0.0], device=device).view(1, 3, 1, 1) * (1 - grey)
    u, v = x * angles.cos() + y * angles.sin(), y * angles.cos() - x * angles.sin()
    seen = torch.exp(-2 * (math.pi * 0.45 * cycles) ** 2)
    screen = (torch.cos(2 * math.pi * cycles * u) + torch.cos(2 * math.pi * cycles * v)) * 0.5 * seen
    drops = soften(torch.randn(batch, 3, height, width, device=device), uniform(batch, 0.3, 0.9, device), 2) * 0.6
    drops = mix(drops, drops[:, :1].expand_as(drops), grey)
    pattern = torch.where(happens(batch, 0.45, device) > 0, drops, screen.expand_as(tones))
    return pattern * 4 * tones * (1 - tones) * uniform(batch, 0.03, 0.45, device)


def on_sheet(copy: Tensor, scene_picture: Tensor, mask: Tensor, place: Tensor) -> tuple[Tensor, Tensor]:
    """The copy on its paper, over the scene: trimmed to the document, roughly cut, or on a whole sheet."""
    batch, device = len(copy), copy.device
    rough = uniform(batch, 0, 0.05, device)
    whole = 0.06 + 1.5 * torch.rand(batch, 1, 1, 1, device=device) ** 1.5
    margin = torch.where(happens(batch, 0.5, device) > 0, whole, rough) * happens(batch, 0.85, device)
    sheet = cover(place, torch.zeros(batch, 1, 1, 1, device=device) + 0.001, margin.view(-1, 1, 1))
    white = uniform(batch, 0.84, 0.99, device) * (1 + 0.015 * torch.randn(batch, 3, 1, 1, device=device))
    height, width = copy.shape[2:]
    fibres = 0.008 * field(batch, 120, height, width, device) + 0.012 * field(batch, 5, height, width, device)
    sheet_colour = (white + fibres).clamp(0, 1)
    picture = mix(scene_picture, sheet_colour, sheet)
    return mix(picture, copy, mask), sheet
