"""From light to a picture file: lens, colour filter mosaic, noise, and what a phone's software does about them."""

import torch
import torch.nn.functional as F

from vivid_training.document_liveness.tone import luma, mix, soften, to_file
from vivid_training.documents.synthesis.chance import happens, uniform
from vivid_training.documents.synthesis.jpeg import compress

Tensor = torch.Tensor


def photograph(light: Tensor) -> Tensor:
    light = _lens(light)
    light = _expose(light)
    light = _mosaic(light)
    picture = to_file(_noise(light))
    picture = _denoise(picture)
    picture = _sharpen(picture)
    picture = _tone(picture)
    return picture.clamp(0, 1)


def _lens(light: Tensor) -> Tensor:
    batch, device = len(light), light.device
    sigma = 0.3 + 1.3 * torch.rand(batch, 1, 1, 1, device=device) ** 2.2
    light = soften(light, sigma)
    # Stray light: a veil over everything, strongest in cheap lenses and dirty ones.
    veil = light.mean((2, 3), keepdim=True) * uniform(batch, 0, 0.08, device) * happens(batch, 0.5, device)
    y = torch.linspace(-1, 1, light.shape[2], device=device).view(1, 1, -1, 1)
    x = torch.linspace(-1, 1, light.shape[3], device=device).view(1, 1, 1, -1)
    vignette = 1 - (x * x + y * y) * uniform(batch, 0, 0.22, device) * happens(batch, 0.5, device)
    return (light + veil) * vignette


def _expose(light: Tensor) -> Tensor:
    """The camera's own idea of brightness and white, both somewhat off."""
    batch, device = len(light), light.device
    mean = light.mean((1, 2, 3), keepdim=True).clamp_min(1e-3)
    aim = 0.33 * torch.exp(0.38 * torch.randn(batch, 1, 1, 1, device=device))
    gain = (aim / mean).clamp(0.3, 6)
    gain = mix(torch.ones_like(gain), gain, uniform(batch, 0.35, 1, device))
    colours = light.mean((2, 3), keepdim=True).clamp_min(1e-3)
    balance = (colours.mean(1, keepdim=True) / colours).pow(uniform(batch, 0, 0.9, device))
    return light * gain * balance


def _mosaic(light: Tensor) -> Tensor:
    """Bayer pattern and bilinear demosaicing: where false colours and moiré come from."""
    batch, _, height, width = light.shape
    device = light.device
    y = torch.arange(height, device=device).view(-1, 1) % 2
    x = torch.arange(width, device=device).view(1, -1) % 2
    red, blue = ((y == 0) & (x == 0)).float(), ((y == 1) & (x == 1)).float()
    masks = torch.stack([red, 1 - red - blue, blue]).unsqueeze(0)
    cross = light.new_tensor([[0, 1, 0], [1, 4, 1], [0, 1, 0]]) / 4
    square = light.new_tensor([[1, 2, 1], [2, 4, 2], [1, 2, 1]]) / 4
    kernels = torch.stack([square, cross, square]).unsqueeze(1)
    demosaiced = F.conv2d(F.pad(light * masks, (1, 1, 1, 1), mode="reflect"), kernels, groups=3)
    return torch.where(happens(batch, 0.65, device) > 0, demosaiced, light)


def _noise(light: Tensor) -> Tensor:
    batch, device = len(light), light.device
    shot = 0.035 * torch.rand(batch, 1, 1, 1, device=device) ** 2
    read = 0.012 * torch.rand(batch, 1, 1, 1, device=device) ** 2.5
    grain = torch.randn_like(light)
    # Pictures made smaller, or processed on the phone, have coarser and greyer noise.
    coarse = soften(grain, uniform(batch, 0.4, 1.1, device), 2) * 2
    grain = torch.where(happens(batch, 0.5, device) > 0, coarse, grain)
    grain = torch.where(happens(batch, 0.4, device) > 0, grain.mean(1, keepdim=True) * 1.7, grain)
    return light.clamp_min(0) + grain * (shot * light.clamp(0, 1).sqrt() + read)


def _denoise(picture: Tensor) -> Tensor:
    batch, device = len(picture), picture.device
    smooth = soften(picture, uniform(batch, 0.7, 2.2, device), 4)
    contrast = (luma(picture) - luma(smooth)).abs()
    flat = torch.exp(-((contrast / uniform(batch, 0.01, 0.06, device)) ** 2))
    strength = uniform(batch, 0, 1, device) * happens(batch, 0.7, device)
    return mix(picture, smooth, flat * strength)


def _sharpen(picture: Tensor) -> Tensor:
    batch, device = len(picture), picture.device
    smooth = soften(picture, uniform(batch, 0.6, 1.8, device), 3)
    return picture + (picture - smooth) * uniform(batch, 0.2, 1.8, device) * happens(batch, 0.55, device)


def _tone(picture: Tensor) -> Tensor:
    batch, device = len(picture), picture.device
    picture = picture.clamp(1e-4, 1).pow(torch.exp(0.14 * torch.randn(batch, 1, 1, 1, device=device)))
    curve = picture * picture * (3 - 2 * picture)
    picture = mix(picture, curve, uniform(batch, 0, 0.7, device) * happens(batch, 0.6, device))
    low = uniform(batch, 0, 0.07, device) * happens(batch, 0.3, device)
    picture = picture * (1 - low) + low
    return mix(luma(picture), picture, uniform(batch, 0.7, 1.6, device))


def keep_as_file(picture: Tensor, worst: float = 35, last: bool = False) -> Tensor:
    """One saving as JPEG, on a block grid that need not be the present frame's, unless it is the `last`: that is the file we get."""
    batch, device = len(picture), picture.device
    shift = [0, 0] if last else [int(torch.randint(0, 8, ())) for _ in range(2)]
    quality = worst + (98 - worst) * torch.rand(batch, device=device) ** 0.6
    return compress(picture.roll(shift, (2, 3)), quality).roll([-s for s in shift], (2, 3))
