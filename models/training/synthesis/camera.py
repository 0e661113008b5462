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
    y, x = torch.meshgrid(torch.linspace(-1, 1, height, device=device), torch.linspace(-1, 1, width, device=device), indexing='ij')
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
        far = ((x - cx) ** 2 / uniform(batch, 0.003, 0.25, device) + (y - cy) ** 2 / uniform(batch, 0.003, 0.25, device))
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


def blur(picture: Tensor, sigma: Tensor, stretch: Tensor, radius: int = 6) -> Tensor:
    """Defocus and motion: one oriented Gaussian per sample; sigma and stretch are [B,1,1,1] in pixels and ratio ≥ 1."""
    batch, channels, height, width = picture.shape
    device = picture.device
    span = torch.arange(-radius, radius + 1, device=device, dtype=torch.float32)
    y, x = torch.meshgrid(span, span, indexing='ij')
    angle = uniform(batch, 0, math.pi, device)
    along, across = x * angle.cos() + y * angle.sin(), -x * angle.sin() + y * angle.cos()
    kernel = torch.exp(-0.5 * ((along / (sigma * stretch)) ** 2 + (across / sigma) ** 2))
    kernel = kernel / kernel.sum((2, 3), keepdim=True)
    kernel = kernel.expand(-1, channels, -1, -1).reshape(batch * channels, 1, 2 * radius + 1, 2 * radius + 1)
    padded = F.pad(picture, (radius,) * 4, mode='replicate').reshape(1, batch * channels, height + 2 * radius, width + 2 * radius)
    return F.conv2d(padded, kernel, groups=batch * channels).view(batch, channels, height, width)


def random_blur(picture: Tensor, most: float) -> Tensor:
    batch, device = picture.shape[0], picture.device
    sigma = 0.25 + (most - 0.25) * torch.rand(batch, 1, 1, 1, device=device) ** 2.5
    stretch = 1 + 2.5 * torch.rand(batch, 1, 1, 1, device=device) * happens(batch, 0.25, device)
    return blur(picture, sigma, stretch)


def sensor_noise(picture: Tensor, most: float = 0.06) -> Tensor:
    batch, device = picture.shape[0], picture.device
    sigma = most * torch.rand(batch, 1, 1, 1, device=device) ** 2.5
    noise = torch.randn_like(picture)
    noise = torch.where(happens(batch, 0.5, device) > 0, noise, noise.mean(1, keepdim=True) * picture.shape[1] ** 0.5)
    return (picture + noise * sigma * (0.4 + picture.clamp(0, 1).sqrt())).clamp(0, 1)


def sharpen(picture: Tensor) -> Tensor:
    batch, device = picture.shape[0], picture.device
    soft = F.avg_pool2d(F.pad(picture, (1, 1, 1, 1), mode='replicate'), 3, 1)
    return (picture + (picture - soft) * uniform(batch, 0.3, 1.8, device) * happens(batch, 0.3, device)).clamp(0, 1)


def file_format(picture: Tensor, worst: float = 25, best: float = 97) -> Tensor:
    batch, device = picture.shape[0], picture.device
    quality = worst + (best - worst) * torch.rand(batch, device=device) ** 0.7
    return compress(picture, quality)
