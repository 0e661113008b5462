"""One portrait as documents show it, as phones take it, and hardly changed."""

import torch

from vivid_training.documents.synthesis.jpeg import compress
from vivid_training.face_embedding.draw import ink, security, tone, wear
from vivid_training.face_embedding.draw.chance import between, one_of, to_some
from vivid_training.face_embedding.draw.glasses import spectacled
from vivid_training.face_embedding.draw.place import moved

Tensor = torch.Tensor
# Pixels across the square that the network sees: portraits of cards in photos of a whole desk, up to close ones.
SMALL = (24, 28, 32, 36, 40, 44, 48, 56, 64, 72, 80, 96, 112)
SELFIES = (64, 80, 96, 112, 128)


def on_documents(faces: Tensor, often: float = 1.0) -> Tensor:
    """[B,3,144,144] → [B,3,128,128], all of 0..1. `often`: 1 for documents on which much comes together, less for better ones."""
    some = lambda share, treat: to_some(faces, share * often, treat)
    faces = moved(some(0.06, spectacled), 1.3, 0.06)
    faces = tone.curve(faces, 0.2)
    faces = some(0.6, lambda few: tone.saturated(few, 0.3, 1.4))
    faces = some(0.2, tone.contrasted)
    faces = some(0.3, ink.sharpened)
    faces = some(0.35, tone.greyed)
    faces = some(0.06, tone.tinted)
    faces = some(0.45, lambda few: one_of(few.clamp(0, 1), [ink.screened, ink.engraved, ink.lasered, ink.speckled, ink.speckled]))
    faces = some(0.3, lambda few: ink.softened(few, float(torch.rand(1) + 0.4)))
    faces = some(0.5, lambda few: tone.flattened(few, 0.35, 0.3))
    faces = some(0.2, wear.faded)
    faces = some(0.4, security.guilloche)
    faces = some(0.12, security.rosette)
    faces = some(0.1, security.stamped)
    faces = some(0.15, wear.worn)
    faces = some(0.12, wear.scratched)
    faces = some(0.15, security.hologram)
    faces = some(0.2, wear.glaring)
    return photographed(faces, SMALL, 0.15, often)


def on_selfies(faces: Tensor) -> Tensor:
    faces = moved(to_some(faces, 0.2, spectacled), 1.2, 0.12)
    faces = to_some(faces, 0.6, lambda some: tone.shaded(some, 0.3))
    faces = tone.curve(faces, 0.25)
    faces = to_some(faces, 0.4, lambda some: tone.saturated(some, 0.5, 1.4))
    faces = to_some(faces, 0.12, tone.hazed)
    faces = to_some(faces, 0.1, tone.contrasted)
    faces = to_some(faces, 0.1, tone.greyed)
    faces = to_some(faces, 0.2, ink.sharpened)
    return photographed(faces, SELFIES, 0.1)


def hardly_changed(faces: Tensor) -> Tensor:
    return tone.cast(moved(faces), 0.04).clamp(0, 1)


def ruined(faces: Tensor) -> Tensor:
    """Portraits of which nobody should tell whose they are."""
    faces = moved(faces, 1.3)
    coarse = lambda some: ink.coarse(some, int(torch.randint(5, 13, (1,))))
    faces = one_of(faces, [wear.covered, coarse, lambda some: ink.softened(some, 7.0), _gone])
    return photographed(faces, SMALL[3:], 0.15)


def _gone(faces: Tensor) -> Tensor:
    return wear.worn(wear.glaring(wear.faded(wear.faded(wear.faded(faces)))))


def photographed(faces: Tensor, sides: tuple[int, ...], light: float, often: float = 1.0) -> Tensor:
    """Light, lens, sensor, file."""
    faces = exposed(tone.cast(tone.shaded(faces, light), 0.06))
    faces = to_some(faces, 0.3 * often, lambda some: ink.softened(some, float(torch.rand(1) * 1.2 + 0.4)))
    faces = to_some(faces, 0.05 * often, lambda some: ink.shaken(some, int(torch.randint(3, 8, (1,)))))
    faces = to_some(faces, 0.6, lambda some: some + torch.randn_like(some) * between(some, 0, 0.05))
    coarser = [lambda some, side=side: ink.coarse(some, side) for side in sides]
    faces = to_some(faces.clamp(0, 1), 0.7 * often, lambda some: one_of(some, coarser))
    faces = to_some(faces.clamp(0, 1), 0.3, lambda some: compress(some, between(some, 25, 95).view(-1)))
    return faces.clamp(0, 1)


def exposed(faces: Tensor) -> Tensor:
    """As cameras do it: half of the way to a middle tone, more or less well."""
    mean = faces.clamp(0, 1).mean((1, 2, 3), keepdim=True).clamp_min(0.02)
    return faces * (between(faces, 0.28, 0.62) / mean) ** between(faces, 0.3, 0.9)
