"""Clear glasses: people wear them in selfies and take them off for documents."""

import torch

from vivid_training.face_embedding.draw.chance import around, between, places
from vivid_training.face_embedding.draw.place import RIM, SIDE

Tensor = torch.Tensor
# Eye centres of the template: half their distance, and their height.
HALF_APART, EYES_Y = 0.1835, 0.4616
MIDDLE_X = 0.4991


def spectacled(faces: Tensor) -> Tensor:
    """On faces as they were packed, before they are moved."""
    x, y = places(faces)
    side = faces.shape[-1]
    scale = 2 * SIDE / side
    at = lambda share: (share * SIDE + RIM) * 2 / side - 1
    apart, middle = HALF_APART * scale, at(MIDDLE_X) + around(faces, 0.01)
    height = at(EYES_Y) + around(faces, 0.02) + between(faces, -0.01, 0.05)
    wide, high = apart * between(faces, 0.62, 0.95), apart * between(faces, 0.4, 0.85)
    power = 2 + 4 * torch.rand(len(faces), 1, 1, 1, device=faces.device) ** 2
    dx, dy = (x - middle).abs() - apart, y - height
    ring = ((dx.abs() / wide) ** power + (dy.abs() / high) ** power).clamp_min(1e-6) ** (1 / power)
    thick = between(faces, 0.006, 0.05)
    edge = 1 / between(faces, 0.006, 0.02)
    frame = torch.sigmoid((thick - (ring - 1).abs() * high) * edge)
    beside = torch.sigmoid((thick - (dy + high * between(faces, 0.1, 0.5)).abs()) * edge)
    bridge = beside * torch.sigmoid((-wide - dx) * edge)
    temple = beside * torch.sigmoid((dx - wide) * edge)
    rim = torch.maximum(frame, torch.maximum(bridge, temple)) * between(faces, 0.4, 1)
    lens = torch.sigmoid((1 - ring) * 20)
    tint = between(faces, 0, 0.2)
    faces = faces * (1 - lens * tint) + lens * tint * between(faces, 0.2, 0.8, 3)
    glint = torch.exp(-(((dx * 0.7 + dy - around(faces, 0.15)) / between(faces, 0.03, 0.2)) ** 2)) * lens
    faces = faces + (1 - faces) * glint * between(faces, 0, 0.6) * (between(faces, 0, 1) < 0.5)
    return faces + (between(faces, 0, 0.55) * between(faces, 0.7, 1, 3) - faces) * rim
