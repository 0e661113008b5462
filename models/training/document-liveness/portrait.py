"""Portraits replaced: cut from another photo and laid over this one, or only the face inside, then saved again."""
import torch
import torch.nn.functional as F

from plan import HEIGHT, WIDTH
from synthesis.chance import happens, uniform
from synthesis.geometry import homography, pixel_centres, transform
from tone import mix, soften

Tensor = torch.Tensor


def face_quads(quads: Tensor, faces: Tensor) -> Tensor:
    """Where face boxes [B,4], fractions of the document, come to lie in the picture."""
    left, top, right, bottom = faces.unbind(1)
    corners = torch.stack([torch.stack([left, top], -1), torch.stack([right, top], -1), torch.stack([right, bottom], -1), torch.stack([left, bottom], -1)], 1)
    unit = torch.tensor([[0.0, 0], [1, 0], [1, 1], [0, 1]], device=quads.device).expand(len(quads), 4, 2)
    return transform(homography(unit, quads), corners)


def replaced(picture: Tensor, quads: Tensor, faces: Tensor, donors: Tensor, donor_quads: Tensor, ovals: float = 0.1) -> Tensor:
    """`donors` are other photos, `donor_quads` the face's place in them; `ovals` is the share where only the face changes."""
    batch, device = len(picture), picture.device
    own = face_quads(quads, faces)
    unit = torch.tensor([[-1.0, -1], [1, -1], [1, 1], [-1, 1]], device=device).expand(batch, 4, 2)
    to_unit = homography(own, unit)
    at = transform(to_unit, pixel_centres(HEIGHT, WIDTH, device).expand(batch, -1, -1))
    place = at.view(batch, HEIGHT, WIDTH, 2)
    size = torch.tensor([WIDTH, HEIGHT], device=device)
    from_donor = transform(homography(unit, donor_quads), at).view(batch, HEIGHT, WIDTH, 2)
    patch = F.grid_sample(donors, from_donor / size * 2 - 1, padding_mode='border', align_corners=False)
    patch = _retouched(patch)
    # The portrait's frame reaches beyond the face by about half its size, less upwards than downwards.
    left, right = 1.15 + 0.75 * torch.rand(2, batch, 1, 1, device=device)
    up, down = 1.15 + 0.6 * torch.rand(batch, 1, 1, device=device), 1.25 + 0.8 * torch.rand(batch, 1, 1, device=device)
    x, y = place.unbind(-1)
    beyond = torch.stack([x - right, -x - left, y - down, -y - up]).amax(0)
    oval = ((x / 0.95) ** 2 + (y / 1.0) ** 2).sqrt() - 1
    beyond = torch.where(happens(batch, ovals, device).view(-1, 1, 1) > 0, oval, beyond)
    per_pixel = (x[:, :, 1:] - x[:, :, :-1]).abs().mean((1, 2)).view(-1, 1, 1)
    feather = 0.6 + 4 * torch.rand(batch, 1, 1, device=device) ** 2.5
    mask = (0.5 - beyond / (per_pixel * feather)).clamp(0, 1).unsqueeze(1)
    return mix(picture, patch, mask)


def _retouched(patch: Tensor) -> Tensor:
    """Matched to its new place by eye, more or less: brightness, colour, sharpness."""
    batch, device = len(patch), patch.device
    patch = soften(patch, 0.1 + 1.1 * torch.rand(batch, 1, 1, 1, device=device) ** 2, 3)
    sharp = patch + (patch - soften(patch, uniform(batch, 0.8, 1.6, device), 3)) * 1.2
    patch = torch.where(happens(batch, 0.25, device) > 0, sharp, patch)
    patch = patch * torch.exp(0.1 * torch.randn(batch, 1, 1, 1, device=device)) * torch.exp(0.06 * torch.randn(batch, 3, 1, 1, device=device))
    return patch.clamp(0, 1)
