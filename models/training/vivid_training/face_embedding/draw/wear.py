"""What happens to a document in years of use, and to its laminate under a lamp."""

import math

import torch
import torch.nn.functional as F

from vivid_training.face_embedding.draw.chance import around, between, cloud, places

Tensor = torch.Tensor


def faded(faces: Tensor) -> Tensor:
    """Of the tones a third to two thirds are left, on yellowed or bluish paper."""
    paper = between(faces, 0.65, 0.95, 3) * 0.4 + between(faces, 0.65, 0.95) * 0.6
    return paper + (faces - paper) * between(faces, 0.3, 0.7)


def scratched(faces: Tensor) -> Tensor:
    x, y = places(faces)
    for _ in range(int(torch.randint(1, 7, (1,)))):
        angle, apart = between(faces, 0, math.pi), between(faces, -1, 1)
        bend = around(faces, 0.1) * (x * torch.cos(angle) + y * torch.sin(angle)) ** 2
        away = (y * torch.cos(angle) - x * torch.sin(angle) - apart + bend).abs()
        line = torch.exp(-((away / between(faces, 0.006, 0.03)) ** 2)) * (cloud(faces, 6) > -0.3)
        tone = between(faces, 0, 1).round() * 0.9
        faces = faces + (tone - faces) * line * between(faces, 0.1, 0.8)
    return faces


def worn(faces: Tensor) -> Tensor:
    """Ink rubbed off, or dirt rubbed in, in specks."""
    cells = int(torch.randint(16, 64, (1,)))
    noise = torch.randn(len(faces), 1, cells, cells, device=faces.device)
    specks = F.interpolate(noise, faces.shape[-2:], mode="bilinear", align_corners=False)
    mask = torch.sigmoid((specks + 0.7 * cloud(faces, 4) - between(faces, 1.0, 2.2)) * 8) * between(faces, 0.3, 1)
    return faces + (between(faces, 0, 1, 3) - faces) * mask


def glaring(faces: Tensor) -> Tensor:
    """A lamp in the laminate: a spot, or a streak along a crease."""
    x, y = places(faces)
    for _ in range(int(torch.randint(1, 4, (1,)))):
        angle = between(faces, 0, math.pi)
        dx, dy = x - between(faces, -1.2, 1.2), y - between(faces, -1.2, 1.2)
        along, across = dx * torch.cos(angle) + dy * torch.sin(angle), dy * torch.cos(angle) - dx * torch.sin(angle)
        spot = torch.exp(-((along / between(faces, 0.15, 2.5)) ** 2) - (across / between(faces, 0.04, 0.5)) ** 2)
        faces = faces + (between(faces, 0.85, 1, 3) - faces) * spot * between(faces, 0.15, 0.85)
    return faces


def covered(faces: Tensor) -> Tensor:
    """A finger, a sticker or a flash hides what tells a face: nothing can be compared with the rest."""
    x, y = places(faces)
    angle = between(faces, 0, 2 * math.pi)
    edge = x * torch.cos(angle) + y * torch.sin(angle) + 0.15 * cloud(faces, 3)
    mask = torch.sigmoid((edge - between(faces, -0.35, 0.1)) * between(faces, 10, 60))
    return faces + (between(faces, 0.05, 1, 3) - faces) * mask
