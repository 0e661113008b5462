"""Colours of prints and of light."""

import torch

from vivid_training.face_embedding.draw.chance import around, between, cloud, grey_of, places

Tensor = torch.Tensor


def curve(faces: Tensor, spread: float) -> Tensor:
    return faces.clamp(1e-3, 1) ** torch.exp(around(faces, spread))


def saturated(faces: Tensor, low: float, high: float) -> Tensor:
    grey = grey_of(faces)
    return grey + (faces - grey) * between(faces, low, high)


def cast(faces: Tensor, spread: float) -> Tensor:
    return faces * torch.exp(around(faces, spread, 3))


def flattened(faces: Tensor, black: float, white: float) -> Tensor:
    """Blacks are lifted by up to `black`, whites lowered by up to `white`, in each colour a little differently."""
    low = between(faces, 0, black) * between(faces, 0.8, 1, 3)
    high = 1 - between(faces, 0, white) * between(faces, 0.8, 1, 3)
    return low + faces * (high - low)


def greyed(faces: Tensor) -> Tensor:
    return grey_of(faces).expand(-1, 3, -1, -1)


def tinted(faces: Tensor) -> Tensor:
    """As a ghost portrait or a second print in one ink: every tone between the ink's and the paper's."""
    ink = between(faces, 0, 0.7, 3)
    paper = between(faces, 0.75, 1, 3)
    return ink + (paper - ink) * grey_of(faces)


def contrasted(faces: Tensor) -> Tensor:
    """Copies and old prints: dark tones run together, light ones burn out."""
    middle = between(faces, 0.35, 0.65)
    return torch.sigmoid((faces - middle) * between(faces, 5, 10))


def shaded(faces: Tensor, strength: float) -> Tensor:
    """Light from one side, and its uneven rest."""
    x, y = places(faces)
    slope = around(faces, strength) * x + around(faces, strength * 0.6) * y
    return faces * (1 + slope + strength * 0.5 * cloud(faces, 3)).clamp(0.15, 2.2)


def hazed(faces: Tensor) -> Tensor:
    """A bright window behind, or a smeared lens: light is laid over everything."""
    x, y = places(faces)
    angle = between(faces, 0, 6.28)
    veil = between(faces, 0.1, 0.6) * (0.7 + 0.5 * (x * torch.cos(angle) + y * torch.sin(angle))).clamp(0, 1)
    return faces * (1 - veil) + veil * between(faces, 0.75, 1, 3)
