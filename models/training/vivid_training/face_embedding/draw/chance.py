"""What happens to some of a batch only, and numbers that differ from face to face."""

from collections.abc import Callable

import torch

Tensor = torch.Tensor
Treatment = Callable[[Tensor], Tensor]


def to_some(faces: Tensor, share: float, treat: Treatment) -> Tensor:
    """Only those that it happens to are computed."""
    at = torch.nonzero(torch.rand(len(faces), device=faces.device) < share).squeeze(1)
    return faces if len(at) == 0 else faces.index_copy(0, at, treat(faces[at]))


def one_of(faces: Tensor, treatments: list[Treatment]) -> Tensor:
    """Each face goes through one of them, all as likely."""
    which = torch.randint(len(treatments), (len(faces),), device=faces.device)
    for at, treat in enumerate(treatments):
        rows = torch.nonzero(which == at).squeeze(1)
        if len(rows) > 0:
            faces = faces.index_copy(0, rows, treat(faces[rows]))
    return faces


def between(faces: Tensor, low: float, high: float, channels: int = 1) -> Tensor:
    return torch.rand(len(faces), channels, 1, 1, device=faces.device) * (high - low) + low


def around(faces: Tensor, spread: float, channels: int = 1) -> Tensor:
    return torch.randn(len(faces), channels, 1, 1, device=faces.device) * spread


def places(faces: Tensor) -> tuple[Tensor, Tensor]:
    """x and y of every pixel, -1..1, to be broadcast over the batch."""
    side = torch.linspace(-1, 1, faces.shape[-1], device=faces.device)
    return side.view(1, 1, 1, -1), side.view(1, 1, -1, 1)


def cloud(faces: Tensor, cells: int, channels: int = 1) -> Tensor:
    """Smooth noise of about unit variance."""
    coarse = torch.randn(len(faces), channels, cells, cells, device=faces.device)
    return torch.nn.functional.interpolate(coarse, faces.shape[-2:], mode="bicubic", align_corners=False)


def grey_of(faces: Tensor) -> Tensor:
    return 0.299 * faces[:, :1] + 0.587 * faces[:, 1:2] + 0.114 * faces[:, 2:]
