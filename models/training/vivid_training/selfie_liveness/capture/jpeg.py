"""JPEG's loss without the file: colour subsampling and quantised 8×8 cosine blocks (ITU-T T.81 annex K tables)."""

import math

import torch
import torch.nn.functional as F

LUMA = [
    16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51, 87, 80, 62,
    18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92,
    49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
]  # fmt: skip
CHROMA = [
    17, 18, 24, 47, 99, 99, 99, 99, 18, 21, 26, 66, 99, 99, 99, 99, 24, 26, 56, 99, 99, 99, 99, 99, 47, 66, 99, 99, 99, 99, 99, 99,
] + [99] * 32  # fmt: skip
TO_YCC = [[0.299, 0.587, 0.114], [-0.168736, -0.331264, 0.5], [0.5, -0.418688, -0.081312]]
TO_RGB = [[1, 0, 1.402], [1, -0.344136, -0.714136], [1, 1.772, 0]]


def cosines(device: torch.device) -> torch.Tensor:
    k, n = torch.meshgrid(torch.arange(8), torch.arange(8), indexing="ij")
    basis = torch.cos((2 * n + 1) * k * math.pi / 16) * 0.5
    basis[0] *= math.sqrt(0.5)
    return basis.to(device)


def mix(pictures: torch.Tensor, matrix: list[list[float]]) -> torch.Tensor:
    return torch.einsum("ij,bjhw->bihw", torch.tensor(matrix, device=pictures.device, dtype=pictures.dtype), pictures)


def quantise(plane: torch.Tensor, table: list[int], factor: torch.Tensor) -> torch.Tensor:
    count, channels, rows, columns = plane.shape
    basis = cosines(plane.device)
    blocks = plane.view(count, channels, rows // 8, 8, columns // 8, 8).permute(0, 1, 2, 4, 3, 5)
    steps = (torch.tensor(table, device=plane.device).view(8, 8) * factor.view(-1, 1, 1, 1, 1, 1)).clamp(1, 255)
    values = torch.round(basis @ blocks @ basis.T / steps) * steps
    return (basis.T @ values @ basis).permute(0, 1, 2, 4, 3, 5).reshape(count, channels, rows, columns)


def compress(pictures: torch.Tensor, quality: torch.Tensor) -> torch.Tensor:
    """Values 0…1, sides a multiple of 16; `quality` 1…100 as encoders count it, [pictures, 1, 1, 1]."""
    factor = torch.where(quality < 50, 50 / quality, 2 - quality / 50)
    ycc = mix(pictures.float() * 255, TO_YCC)
    luma = quantise(ycc[:, :1] - 128, LUMA, factor) + 128
    chroma = quantise(F.avg_pool2d(ycc[:, 1:], 2), CHROMA, factor)
    chroma = F.interpolate(chroma, scale_factor=2, mode="bilinear", align_corners=False)
    return (mix(torch.cat([luma, chroma], 1), TO_RGB) / 255).clamp(0, 1)
