"""Portraits replaced: cut from another photo and laid over this one, or only the face inside; matched to it more or less well."""

import torch
import torch.nn.functional as F

from vivid_training.document_liveness.camera import keep_as_file
from vivid_training.document_liveness.plan import HEIGHT, WIDTH
from vivid_training.document_liveness.tone import luma, mix, soften
from vivid_training.documents.synthesis.chance import happens, uniform
from vivid_training.documents.synthesis.geometry import homography, pixel_centres, transform

Tensor = torch.Tensor
SQUARE = ((-1.0, -1), (1, -1), (1, 1), (-1, 1))


def face_quads(quads: Tensor, faces: Tensor) -> Tensor:
    """Where face boxes [B,4], fractions of the document, come to lie in the picture."""
    left, top, right, bottom = faces.unbind(1)
    corners = torch.stack(
        [torch.stack([left, top], -1), torch.stack([right, top], -1), torch.stack([right, bottom], -1), torch.stack([left, bottom], -1)], 1
    )
    unit = torch.tensor([[0.0, 0], [1, 0], [1, 1], [0, 1]], device=quads.device).expand(len(quads), 4, 2)
    return transform(homography(unit, quads), corners)


def replaced(
    picture: Tensor, quads: Tensor, faces: Tensor, donors: Tensor, donor_quads: Tensor, ovals: float = 0.18, from_file: bool = True
) -> Tensor:
    """`donors` are other photos, `donor_quads` the face's place in them; `ovals` is the share where only the face changes.

    Not `from_file`: printed with the document, so without traces of another file.
    """
    batch, device = len(picture), picture.device
    unit = torch.tensor(SQUARE, device=device).expand(batch, 4, 2)
    at = transform(homography(face_quads(quads, faces), unit), pixel_centres(HEIGHT, WIDTH, device).expand(batch, -1, -1))
    place = at.view(batch, HEIGHT, WIDTH, 2)
    size = torch.tensor([WIDTH, HEIGHT], device=device)
    from_donor = transform(homography(unit, donor_quads), at).view(batch, HEIGHT, WIDTH, 2)
    patch = F.grid_sample(donors, from_donor / size * 2 - 1, mode="bicubic", padding_mode="border", align_corners=False).clamp(0, 1)
    oval = happens(batch, ovals, device)
    mask = _outline(place, oval)
    patch = _retouched(patch)
    patch = _matched(_resaved(patch) if from_file else patch, picture, mask, oval)
    return mix(picture, patch, mask)


def _outline(place: Tensor, oval: Tensor) -> Tensor:
    """The portrait's frame reaches beyond the face by about half its size, less upwards than downwards."""
    batch, device = len(place), place.device
    left, right = 1.15 + 0.75 * torch.rand(2, batch, 1, 1, device=device)
    up, down = 1.15 + 0.6 * torch.rand(batch, 1, 1, device=device), 1.25 + 0.8 * torch.rand(batch, 1, 1, device=device)
    x, y = place.unbind(-1)
    beyond = torch.stack([x - right, -x - left, y - down, -y - up]).amax(0)
    around = ((x / (0.85 + 0.25 * torch.rand(batch, 1, 1, device=device))) ** 2 + y**2).sqrt() - 1
    beyond = torch.where(oval.view(-1, 1, 1) > 0, around, beyond)
    per_pixel = (x[:, :, 1:] - x[:, :, :-1]).abs().mean((1, 2)).view(-1, 1, 1)
    # Pasted frames end sharply or within a few pixels; swapped faces fade over a tenth of their size.
    sharp = 0.6 + 6 * torch.rand(batch, 1, 1, device=device) ** 2.5
    soft = (0.03 + 0.2 * torch.rand(batch, 1, 1, device=device)) / per_pixel
    feather = torch.where(oval.view(-1, 1, 1) > 0, soft.clamp_min(1), sharp)
    return (0.5 - beyond / (per_pixel * feather)).clamp(0, 1).unsqueeze(1)


def _retouched(patch: Tensor) -> Tensor:
    """Brightness and colour set by eye, some softened or sharpened. Most keep the grain they had: cut and pasted, no more."""
    batch, device = len(patch), patch.device
    soft = soften(patch, uniform(batch, 0.3, 1.1, device), 3)
    patch = torch.where(happens(batch, 0.3, device) > 0, soft, patch)
    sharp = patch + (patch - soften(patch, uniform(batch, 0.8, 1.6, device), 3)) * 1.2
    patch = torch.where(happens(batch, 0.25, device) > 0, sharp, patch)
    patch = (
        patch * torch.exp(0.1 * torch.randn(batch, 1, 1, 1, device=device)) * torch.exp(0.06 * torch.randn(batch, 3, 1, 1, device=device))
    )
    return patch.clamp(0, 1)


def _resaved(patch: Tensor) -> Tensor:
    """From a file of its own: other pixels, other noise, another JPEG grid."""
    batch, device = len(patch), patch.device
    coarse = F.interpolate(
        F.interpolate(patch, scale_factor=float(torch.empty(()).uniform_(0.25, 0.7)), mode="area"),
        (HEIGHT, WIDTH),
        mode="bicubic",
        align_corners=False,
    )
    patch = torch.where(happens(batch, 0.25, device) > 0, coarse, patch)
    grain = torch.randn_like(patch) * uniform(batch, 0.005, 0.03, device)
    patch = patch + grain * happens(batch, 0.2, device)
    patch = torch.where(happens(batch, 0.4, device) > 0, keep_as_file(patch.clamp(0, 1), 30), patch)
    return patch.clamp(0, 1)


def _matched(patch: Tensor, picture: Tensor, mask: Tensor, oval: Tensor) -> Tensor:
    """Mean and spread of every channel taken over from what was there, more or less: of most swapped faces, of a third of the frames."""
    batch, device = len(patch), patch.device
    weight = mask / mask.sum((2, 3), keepdim=True).clamp_min(1)
    mean = lambda x: (x * weight).sum((2, 3), keepdim=True)
    spread = lambda x: (mean(x * x) - mean(x) ** 2).clamp_min(1e-4).sqrt()
    like = (patch - mean(patch)) * (spread(picture) / spread(patch)).clamp(0.5, 2) + mean(picture)
    share = uniform(batch, 0.4, 1, device) * torch.where(oval > 0, happens(batch, 0.8, device), happens(batch, 0.35, device))
    return mix(patch, like, share).clamp(0, 1)


def glued(picture: Tensor, quads: Tensor, faces: Tensor, donors: Tensor, donor_quads: Tensor) -> Tensor:
    """Another photo, printed and glued on before the picture is taken: its own paper and tones, a cut border, a shadow beside it."""
    batch, device = len(picture), picture.device
    unit = torch.tensor(SQUARE, device=device).expand(batch, 4, 2)
    turn = 0.05 * torch.randn(batch, 1, 1, device=device)
    at = transform(homography(face_quads(quads, faces), unit), pixel_centres(HEIGHT, WIDTH, device).expand(batch, -1, -1))
    at = torch.stack([at[..., 0] + turn[..., 0] * at[..., 1], at[..., 1] - turn[..., 0] * at[..., 0]], -1)
    place = at.view(batch, HEIGHT, WIDTH, 2)
    size = torch.tensor([WIDTH, HEIGHT], device=device)
    from_donor = transform(homography(unit, donor_quads), at).view(batch, HEIGHT, WIDTH, 2)
    patch = F.grid_sample(donors, from_donor / size * 2 - 1, padding_mode="border", align_corners=False)
    low = uniform(batch, 0, 0.2, device)
    patch = low + (uniform(batch, 0.82, 1, device) - low) * mix(luma(patch), patch, uniform(batch, 0.3, 1.1, device))
    patch = patch * torch.exp(0.07 * torch.randn(batch, 3, 1, 1, device=device))
    mask = _outline(place, torch.zeros(batch, 1, 1, 1, device=device))
    rim = (F.max_pool2d(mask, 5, 1, 2) - mask).clamp(0, 1)
    shadow = F.avg_pool2d(mask, 9, 1, 4).roll((int(torch.randint(-4, 5, ())), int(torch.randint(-4, 5, ()))), (2, 3))
    picture = picture * (1 - shadow * uniform(batch, 0, 0.5, device))
    picture = mix(picture, uniform(batch, 0.75, 1, device).expand_as(picture), rim * happens(batch, 0.3, device))
    return mix(picture, patch.clamp(0, 1), mask)
