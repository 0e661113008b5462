"""What the network looks at, cut out of pictures. The engine's views/ does the same, number for number.

Pictures are [B,3,h,w] of one size; quads and faces are [B,4,2] in pixels, on the CPU.
"""

import torch
import torch.nn.functional as F

from vivid_training.documents.synthesis.geometry import homography, transform

Tensor = torch.Tensor

DOCUMENT_WIDTH, DOCUMENT_HEIGHT = 320, 220
# The document as the judges of version 2 see it.
SMALL_VIEW = (256, 176)
FRAME_WIDTH, FRAME_HEIGHT = 192, 132
# Around the document, as a share of its width and height: paper, bezels and desks show there.
MARGIN = 0.1
PATCH = 96
# Centres of the patches, as fractions of the document: three on its borders, four inside. One more lies on the portrait's face, or
# at the last place where there is none.
PATCH_PLACES = ((0.03, 0.55), (0.65, 0.03), (0.97, 0.6), (0.25, 0.4), (0.6, 0.5), (0.45, 0.85), (0.8, 0.3), (0.82, 0.78))
PATCHES = len(PATCH_PLACES)
PORTRAIT = 144
# The portrait's view is a square of this many times the face box's size (square root of its area).
PORTRAIT_REACH = 2.8
# A JPEG's blocks: patches begin where blocks do, so that traces of another file's blocks show as such.
BLOCK = 8
# Documents seen wider than this are halved first: training knows no finer ones.
MOST_WIDTH = 1400
UNIT = torch.tensor([[0.0, 0], [1, 0], [1, 1], [0, 1]])


def frame_quad(width: float, height: float) -> Tensor:
    """For pictures without a located document: the frame, less the margin that the view adds again; wide side across."""
    x, y = width * MARGIN / (1 + 2 * MARGIN), height * MARGIN / (1 + 2 * MARGIN)
    corners = torch.tensor([[x, y], [width - x, y], [width - x, height - y], [x, height - y]])
    return corners if width >= height else corners.roll(-1, 0)


def samples_for(ratio: float) -> int:
    """Samples per output pixel in one direction, for this many source pixels."""
    return 1 if ratio < 1.4 else 2 if ratio < 4 else 3


def rectified(pictures: Tensor, quads: Tensor, width: int, height: int) -> Tensor:
    """Quads upright; beyond a picture its last pixels are repeated."""
    sides = (quads - quads.roll(-1, 1)).norm(dim=2)
    wide, high = ((sides[:, 0] + sides[:, 2]) / 2 / width).tolist(), ((sides[:, 1] + sides[:, 3]) / 2 / height).tolist()
    groups: dict[tuple[int, int], list[int]] = {}
    for index, ratios in enumerate(zip(wide, high, strict=True)):
        groups.setdefault((samples_for(ratios[0]), samples_for(ratios[1])), []).append(index)
    out = torch.empty(len(pictures), 3, height, width, device=pictures.device)
    for (across, down), members in groups.items():
        out[members] = _sampled(pictures[members], quads[members], width, height, across, down)
    return out


def _sampled(pictures: Tensor, quads: Tensor, width: int, height: int, across: int, down: int) -> Tensor:
    device, count = pictures.device, len(pictures)
    rectangle = torch.tensor([[0.0, 0], [width, 0], [width, height], [0, height]]).expand(count, 4, 2)
    back = homography(rectangle, quads).to(device)
    y = (torch.arange(height * down, device=device) + 0.5) / down
    x = (torch.arange(width * across, device=device) + 0.5) / across
    points = torch.stack(torch.meshgrid(y, x, indexing="ij")[::-1], -1).view(1, -1, 2).expand(count, -1, -1)
    at = transform(back, points).view(count, height * down, width * across, 2)
    size = torch.tensor([pictures.shape[3], pictures.shape[2]], device=device)
    mode = "bilinear" if across * down == 1 else "nearest"
    sampled = F.grid_sample(pictures, at / size * 2 - 1, mode=mode, padding_mode="border", align_corners=False)
    return F.avg_pool2d(sampled, (down, across))


def frame_views(pictures: Tensor) -> Tensor:
    """All of a picture: screens and sheets do not end where the document does."""
    height, width = pictures.shape[2:]
    corners = torch.tensor([[0.0, 0], [width, 0], [width, height], [0, height]])
    corners = corners if width >= height else corners.roll(-1, 0)
    return rectified(pictures, corners.expand(len(pictures), 4, 2), FRAME_WIDTH, FRAME_HEIGHT)


def document_views(pictures: Tensor, quads: Tensor, width: int = DOCUMENT_WIDTH, height: int = DOCUMENT_HEIGHT) -> Tensor:
    unit = UNIT.expand(len(quads), 4, 2)
    widened = transform(homography(unit, quads), unit * (1 + 2 * MARGIN) - MARGIN)
    return rectified(pictures, widened, width, height)


def patches(pictures: Tensor, quads: Tensor, faces: Tensor, has_face: Tensor) -> Tensor:
    """Pixels as they are, from the nearest corner of a block on, [B,8,3,96,96]: resampling would blur what printers and files leave."""
    count, device = len(quads), pictures.device
    places = torch.tensor([PATCH_PLACES]).expand(count, -1, -1)
    centres = transform(homography(UNIT.expand(count, 4, 2), quads), places)
    centres[:, -1] = torch.where(has_face.view(-1, 1), faces.mean(1), centres[:, -1])
    height, width = pictures.shape[2:]
    if min(height, width) < PATCH:
        pictures = F.pad(pictures, (0, max(0, PATCH - width), 0, max(0, PATCH - height)), mode="replicate")
        height, width = pictures.shape[2:]
    corner = (centres + 0.5).floor().long() - PATCH // 2
    left, top = corner[..., 0].clamp(0, width - PATCH).to(device), corner[..., 1].clamp(0, height - PATCH).to(device)
    left, top = left // BLOCK * BLOCK, top // BLOCK * BLOCK
    span = torch.arange(PATCH, device=device)
    rows = (top.unsqueeze(-1) + span).view(count, -1, PATCH, 1)
    columns = (left.unsqueeze(-1) + span).view(count, -1, 1, PATCH)
    which = torch.arange(count, device=device).view(-1, 1, 1, 1)
    return pictures.permute(0, 2, 3, 1)[which, rows, columns].permute(0, 1, 4, 2, 3)


def portrait_quads(faces: Tensor) -> Tensor:
    """Squares around face boxes, turned as these are."""
    centre = faces.mean(1, keepdim=True)
    along = (faces[:, 1] + faces[:, 2] - faces[:, 0] - faces[:, 3]) / 2
    down = (faces[:, 3] + faces[:, 2] - faces[:, 0] - faces[:, 1]) / 2
    length, height = along.norm(dim=1, keepdim=True).clamp_min(1), down.norm(dim=1, keepdim=True).clamp_min(1)
    half = (length * height).sqrt() * PORTRAIT_REACH / 2
    along, down = (along / length * half).unsqueeze(1), (down / height * half).unsqueeze(1)
    return torch.cat([centre - along - down, centre + along - down, centre + along + down, centre - along + down], 1)


def portrait_views(pictures: Tensor, faces: Tensor) -> Tensor:
    return rectified(pictures, portrait_quads(faces), PORTRAIT, PORTRAIT)
