"""Gaussian blur with its own width for every picture."""

import torch
import torch.nn.functional as F

REACH = 6


def blur(pictures: torch.Tensor, sigma: torch.Tensor) -> torch.Tensor:
    """`sigma` in pixels, [pictures, 1, 1, 1]."""
    count, channels, rows, columns = pictures.shape
    offsets = torch.arange(-REACH, REACH + 1, device=pictures.device).float()
    kernels = torch.exp(-0.5 * (offsets / sigma.view(-1, 1).clamp(min=0.05)) ** 2)
    kernels = (kernels / kernels.sum(1, keepdim=True)).repeat_interleave(channels, 0).to(pictures.dtype)
    flat = pictures.reshape(1, count * channels, rows, columns)
    flat = F.conv2d(F.pad(flat, (REACH, REACH, 0, 0), "replicate"), kernels[:, None, None, :], groups=count * channels)
    flat = F.conv2d(F.pad(flat, (0, 0, REACH, REACH), "replicate"), kernels[:, None, :, None], groups=count * channels)
    return flat.view(count, channels, rows, columns)
