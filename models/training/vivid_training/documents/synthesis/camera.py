"""What light, lens, sensor and file format do to a picture. Batches [B,C,H,W] in 0..1 on the GPU."""

import math

import torch
import torch.nn.functional as F

from .chance import field, happens, uniform
from .jpeg import compress

Tensor = torch.Tensor


def light(picture: Tensor, amount: float = 1.0) -> Tensor:
    """Uneven light, blinds, shadow edges, glare."""
    batch, _, height, width = picture.shape
    device = picture.device
    shade = 1 + amount * 0.14 * field(batch, 4, height, width, device) * happens(batch, 0.6, device)
    y, x = torch.meshgrid(torch.linspace(-1, 1, height, device=device), torch.linspace(-1, 1, width, device=device), indexing="ij")
    angle = uniform(batch, 0, 2 * math.pi, device)
    along = x * angle.cos() + y * angle.sin()
    shade = shade * (1 + amount * uniform(batch, -0.3, 0.3, device) * along * happens(batch, 0.5, device))
    softness = uniform(batch, 0.01, 0.25, device)
    edge = torch.sigmoid((along - uniform(batch, -0.8, 0.8, device)) / softness)
    shade = shade * (1 - amount * uniform(batch, 0.1, 0.65, device) * edge * happens(batch, 0.18, device))
    stripes = torch.sigmoid(torch.sin(along * uniform(batch, 5, 25, device) + angle * 7) / uniform(batch, 0.05, 0.6, device))
    shade = shade * (1 - amount * uniform(batch, 0.1, 0.6, device) * stripes * happens(batch, 0.06, device))
    picture = picture * shade.clamp(0.05, 2)
    for probability in (0.22, 0.1):
        cx, cy = uniform(batch, -1, 1, device), uniform(batch, -1, 1, device)
        far = (x - cx) ** 2 / uniform(batch, 0.003, 0.25, device) + (y - cy) ** 2 / uniform(batch, 0.003, 0.25, device)
        blob = torch.exp(-far.pow(uniform(batch, 0.5, 1.5, device))) * uniform(batch, 0.1, 1.0, device)
        picture = picture + amount * blob * happens(batch, probability, device)
    return picture


def exposure(picture: Tensor, amount: float = 1.0) -> Tensor:
    """Gain, gamma, contrast, lifted blacks, colour cast, fading to grey."""
    batch, channels = picture.shape[:2]
    device = picture.device
    picture = picture.clamp(1e-4, None)
    picture = picture.pow(torch.exp(amount * 0.3 * torch.randn(batch, 1, 1, 1, device=device)))
    gain = torch.exp(amount * 0.22 * torch.randn(batch, 1, 1, 1, device=device))
    dark = happens(batch, 0.08 * amount, device)
    gain = gain * (1 - dark * uniform(batch, 0.3, 0.85, device))
    low = uniform(batch, -0.05, 0.25, device) * happens(batch, 0.4, device) * amount
    picture = (picture * (1 - low) + low) * gain
    if channels == 3:
        cast = torch.exp(0.08 * amount * torch.randn(batch, 3, 1, 1, device=device))
        strong = happens(batch, 0.05, device) * uniform(batch, 0, 0.35, device) * torch.randn(batch, 3, 1, 1, device=device)
        picture = picture * cast * torch.exp(strong)
        grey = picture.mean(1, keepdim=True)
        saturation = torch.where(torch.rand(batch, 1, 1, 1, device=device) < 0.16, torch.zeros_like(low), uniform(batch, 0.4, 1.4, device))
        picture = grey + (picture - grey) * saturation
    return picture.clamp(0, 1)


def defocus(picture: Tensor, sigma: Tensor, radius: int = 6) -> Tensor:
    """One Gaussian per sample, sigma [B,1,1,1] in pixels: along rows, then along columns."""
    batch, channels, height, width = picture.shape
    span = torch.arange(-radius, radius + 1, device=picture.device, dtype=torch.float32)
    kernel = torch.exp(-0.5 * (span.view(1, -1) / sigma.view(-1, 1)) ** 2)
    kernel = (kernel / kernel.sum(1, keepdim=True)).repeat_interleave(channels, 0)
    flat = picture.reshape(1, batch * channels, height, width)
    flat = F.conv2d(F.pad(flat, (radius, radius, 0, 0), mode="replicate"), kernel.view(-1, 1, 1, 2 * radius + 1), groups=batch * channels)
    flat = F.conv2d(F.pad(flat, (0, 0, radius, radius), mode="replicate"), kernel.view(-1, 1, 2 * radius + 1, 1), groups=batch * channels)
    return flat.view(batch, channels, height, width)


def motion(picture: Tensor, length: Tensor, taps: int = 7) -> Tensor:
    """Averages along a short straight path of `length` pixels, [B,1,1,1], in a random direction."""
    batch, _, height, width = picture.shape
    angle = uniform(batch, 0, math.pi, picture.device).view(-1)
    unit = torch.eye(2, 3, device=picture.device).expand(batch, -1, -1)
    result = torch.zeros_like(picture)
    for k in range(taps):
        away = length.view(-1) * (k / (taps - 1) - 0.5)
        shift = torch.stack([away * angle.cos() * 2 / width, away * angle.sin() * 2 / height], 1)
        theta = torch.cat([unit[:, :, :2], shift.unsqueeze(2)], 2)
        grid = F.affine_grid(theta, list(picture.shape), align_corners=False)
        result += F.grid_sample(picture, grid, mode="bilinear", padding_mode="border", align_corners=False)
    return result / taps


def random_blur(picture: Tensor, most: float) -> Tensor:
    batch, device = picture.shape[0], picture.device
    sigma = 0.25 + (most - 0.25) * torch.rand(batch, 1, 1, 1, device=device) ** 2.5
    picture = defocus(picture, sigma)
    # A share of the batch by position: samples are independent, and no index has to leave the GPU.
    shaken = batch // 6
    if shaken:
        length = most * 4 * torch.rand(shaken, 1, 1, 1, device=device) ** 1.5
        picture = torch.cat([motion(picture[:shaken], length), picture[shaken:]])
    return picture


def sensor_noise(picture: Tensor, most: float = 0.06) -> Tensor:
    batch, device = picture.shape[0], picture.device
    sigma = most * torch.rand(batch, 1, 1, 1, device=device) ** 2.5
    noise = torch.randn_like(picture)
    noise = torch.where(happens(batch, 0.5, device) > 0, noise, noise.mean(1, keepdim=True) * picture.shape[1] ** 0.5)
    return (picture + noise * sigma * (0.4 + picture.clamp(0, 1).sqrt())).clamp(0, 1)


def sharpen(picture: Tensor) -> Tensor:
    batch, device = picture.shape[0], picture.device
    soft = F.avg_pool2d(F.pad(picture, (1, 1, 1, 1), mode="replicate"), 3, 1)
    return (picture + (picture - soft) * uniform(batch, 0.3, 1.8, device) * happens(batch, 0.3, device)).clamp(0, 1)


def file_format(picture: Tensor, worst: float = 25, best: float = 97) -> Tensor:
    batch, device = picture.shape[0], picture.device
    quality = worst + (best - worst) * torch.rand(batch, device=device) ** 0.7
    return compress(picture, quality)
