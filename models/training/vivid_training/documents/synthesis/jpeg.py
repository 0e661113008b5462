"""JPEG's loss, in batches: 8×8 cosine transform, quantisation, back. Chroma is averaged over 2×2 as 4:2:0 files do."""

import math

import torch
import torch.nn.functional as F

Tensor = torch.Tensor

LUMA = (
    16,
    11,
    10,
    16,
    24,
    40,
    51,
    61,
    12,
    12,
    14,
    19,
    26,
    58,
    60,
    55,
    14,
    13,
    16,
    24,
    40,
    57,
    69,
    56,
    14,
    17,
    22,
    29,
    51,
    87,
    80,
    62,
    18,
    22,
    37,
    56,
    68,
    109,
    103,
    77,
    24,
    35,
    55,
    64,
    81,
    104,
    113,
    92,
    49,
    64,
    78,
    87,
    103,
    121,
    120,
    101,
    72,
    92,
    95,
    98,
    112,
    100,
    103,
    99,
)
CHROMA = (17, 18, 24, 47, 99, 99, 99, 99, 18, 21, 26, 66, 99, 99, 99, 99, 24, 26, 56, 99, 99, 99, 99, 99, 47, 66) + (99,) * 38


def _cosines(device) -> Tensor:
    """[64,64]: an 8×8 block, row by row, to its coefficients; one product per block keeps the GPU busy."""
    k = torch.arange(8, device=device).view(-1, 1)
    n = torch.arange(8, device=device).view(1, -1)
    matrix = torch.cos(math.pi * (2 * n + 1) * k / 16) * 0.5
    matrix[0] *= 0.5**0.5
    return torch.kron(matrix, matrix)


def _quantise(plane: Tensor, table: tuple[int, ...], quality: Tensor) -> Tensor:
    batch, channels, height, width = plane.shape
    pad_bottom, pad_right = -height % 8, -width % 8
    padded = F.pad(plane, (0, pad_right, 0, pad_bottom), mode="replicate") * 255 - 128
    rows, columns = padded.shape[2] // 8, padded.shape[3] // 8
    blocks = padded.view(batch, channels, rows, 8, columns, 8).permute(0, 1, 2, 4, 3, 5).reshape(batch, -1, 64)
    cosines = _cosines(plane.device)
    scale = torch.where(quality < 50, 5000 / quality, 200 - 2 * quality)
    steps = (plane.new_tensor(table).view(1, 64) * scale.view(-1, 1) / 100).clamp_min(1).unsqueeze(1)
    coefficients = (blocks @ cosines.T / steps).round() * steps
    blocks = (coefficients @ cosines).view(batch, channels, rows, columns, 8, 8)
    plane = blocks.permute(0, 1, 2, 4, 3, 5).reshape(padded.shape)
    return ((plane + 128) / 255)[:, :, :height, :width]


def compress(picture: Tensor, quality: Tensor) -> Tensor:
    if picture.shape[1] == 1:
        return _quantise(picture, LUMA, quality).clamp(0, 1)
    red, green, blue = picture.unbind(1)
    luma = 0.299 * red + 0.587 * green + 0.114 * blue
    chroma = torch.stack([(blue - luma) * 0.564 + 0.5, (red - luma) * 0.713 + 0.5], 1)
    size = chroma.shape[2:]
    chroma = _quantise(F.avg_pool2d(chroma, 2, ceil_mode=True), CHROMA, quality)
    chroma = F.interpolate(chroma, size, mode="bilinear", align_corners=False) - 0.5
    luma = _quantise(luma.unsqueeze(1), LUMA, quality).squeeze(1)
    red, blue = luma + chroma[:, 1] / 0.713, luma + chroma[:, 0] / 0.564
    green = (luma - 0.299 * red - 0.114 * blue) / 0.587
    return torch.stack([red, green, blue], 1).clamp(0, 1)
