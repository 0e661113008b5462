"""A display that shows a picture, seen by a camera: pixels and their stripes, backlight, bezel, reflections."""

import math

import torch
import torch.nn.functional as F

from vivid_training.document_liveness.gloss import under_glass
from vivid_training.document_liveness.light import shine
from vivid_training.document_liveness.plan import HEIGHT, WIDTH
from vivid_training.document_liveness.scene import grounds
from vivid_training.document_liveness.tone import mix, to_light
from vivid_training.documents.synthesis.chance import field, happens, uniform
from vivid_training.documents.synthesis.geometry import homography, pixel_centres, transform

Tensor = torch.Tensor
PIXEL_FILL = 0.8


def displayed(library, shown: Tensor, from_quads: Tensor, to_quads: Tensor) -> Tensor:
    """Light that reaches the camera. Points at `from_quads` of the shown picture come to lie at `to_quads`."""
    batch, device = len(shown), shown.device
    back = homography(to_quads, from_quads)
    at = transform(back, pixel_centres(HEIGHT, WIDTH, device).expand(batch, -1, -1)).view(batch, HEIGHT, WIDTH, 2)
    step = (at[:, :, 1:] - at[:, :, :-1]).norm(dim=-1).mean((1, 2)).view(-1, 1, 1, 1)
    # Display pixels per camera pixel: stripes show below 0.5, beat with the mosaic around it, vanish above 1 (phones, large files).
    per_pixel = torch.exp(uniform(batch, math.log(0.25), math.log(1.8), device))
    density = per_pixel / step
    grid_at = at * density
    centre = (grid_at.floor() + 0.5) / density
    size = torch.tensor([WIDTH, HEIGHT], device=device)
    picture = F.grid_sample(shown, centre / size * 2 - 1, padding_mode="border", align_corners=False)
    picture = _around(picture, at)
    light = to_light(picture.clamp(0, 1)).pow(uniform(batch, 0.85, 1.25, device)) * uniform(batch, 0.7, 1.5, device)
    light = light * _stripes(grid_at, per_pixel)
    light = _backlight(light)
    light = under_glass(library, light)
    light = _surroundings(library, light, at)
    return shine(light, torch.ones_like(light[:, :1]), 0.6)


def _around(picture: Tensor, at: Tensor) -> Tensor:
    """Beside the picture: a viewer's black, a page's white, a desktop's grey."""
    batch, device = len(picture), picture.device
    inside = ((at[..., 0] >= 0) & (at[..., 0] <= WIDTH) & (at[..., 1] >= 0) & (at[..., 1] <= HEIGHT)).float().unsqueeze(1)
    tone = torch.where(happens(batch, 0.6, device) > 0, uniform(batch, 0, 0.15, device), uniform(batch, 0.15, 1, device))
    return mix((tone + 0.03 * torch.randn(batch, 3, 1, 1, device=device)).expand_as(picture), picture, inside)


def _stripes(grid_at: Tensor, per_pixel: Tensor) -> Tensor:
    """Fourier series of three stripes per pixel and of its dark rows, each dampened by pixel and lens.

    Frequencies above the sensor's alias by themselves, because they are evaluated at its pixels only.
    """
    batch, device = len(grid_at), grid_at.device
    blur = uniform(batch, 0.25, 0.5, device)
    layout = torch.tensor([0, 1 / 3, 2 / 3], device=device).view(1, 3, 1, 1)
    u, v = grid_at[..., 0].unsqueeze(1), grid_at[..., 1].unsqueeze(1)
    across, down = torch.ones_like(u).expand(-1, 3, -1, -1), torch.ones_like(v)
    for k in (1, 2):
        seen = torch.sinc(PIXEL_FILL * k * per_pixel) * torch.exp(-2 * (math.pi * blur * k * per_pixel) ** 2)
        across = across + 2 * _sinc(k / 3) * seen * torch.cos(2 * math.pi * k * (u - layout))
        down = down + 2 * _sinc(k * 0.85) * seen * torch.cos(2 * math.pi * k * v)
    return 1 + (across * down - 1) * uniform(batch, 0.4, 1, device)


def _sinc(x: float) -> float:
    return math.sin(math.pi * x) / (math.pi * x)


def _backlight(light: Tensor) -> Tensor:
    """Blacks that glow, a cool or warm white, falloff with the viewing angle, bands of the shutter."""
    batch, _, height, width = light.shape
    device = light.device
    light = light + uniform(batch, 0.002, 0.05, device)
    white = torch.exp(
        torch.cat(
            [
                -0.18 * torch.rand(batch, 1, 1, 1, device=device),
                0.05 * torch.randn(batch, 1, 1, 1, device=device),
                0.25 * torch.rand(batch, 1, 1, 1, device=device),
            ],
            1,
        )
        * torch.where(happens(batch, 0.75, device) > 0, 1.0, -0.8)
    )
    y = torch.linspace(-1, 1, height, device=device).view(1, 1, -1, 1)
    x = torch.linspace(-1, 1, width, device=device).view(1, 1, 1, -1)
    angle = uniform(batch, 0, 2 * math.pi, device)
    fall = 1 + uniform(batch, 0, 0.45, device) * (x * angle.cos() + y * angle.sin()) + 0.06 * field(batch, 3, height, width, device)
    bands = 1 + uniform(batch, 0.03, 0.2, device) * torch.sin(y * uniform(batch, 3, 30, device) + angle) * happens(batch, 0.15, device)
    return light * white * fall.clamp_min(0.1) * bands


def _surroundings(library, light: Tensor, at: Tensor) -> Tensor:
    """Bezel and desk, where the display ends inside the frame."""
    batch, device = len(light), light.device
    reach = 0.02 + 0.8 * torch.rand(batch, 4, 1, 1, device=device) ** 1.2
    span = torch.tensor([WIDTH, HEIGHT], device=device)
    unit = at / span
    outside = (
        torch.stack(
            [-reach[:, 0] - unit[..., 0], unit[..., 0] - 1 - reach[:, 1], -reach[:, 2] - unit[..., 1], unit[..., 1] - 1 - reach[:, 3]], -1
        )
        .amax(-1)
        .unsqueeze(1)
    )
    bezel = uniform(batch, 0.008, 0.06, device)
    frame = (uniform(batch, 0.0, 0.05, device) + 0.02 * torch.rand(batch, 3, 1, 1, device=device)).expand_as(light)
    desk = to_light(grounds(library, batch, device)) * uniform(batch, 0.05, 0.9, device)
    light = torch.where(outside > 0, frame, light)
    return torch.where(outside > bezel, desk, light)
