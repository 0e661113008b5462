"""Photos cut to their document and straightened, as capture software sends them: small ones are enlarged by it."""

import torch
import torch.nn.functional as F

from vivid_training.document_liveness.plan import HEIGHT, WIDTH
from vivid_training.documents.synthesis.geometry import homography, pixel_centres, transform

Tensor = torch.Tensor
# How far the cut lies from the document's border, of the frame's side: software leaves a little rim or eats a little of the print.
RIM_MEAN, RIM_SPREAD = 0.008, 0.012


def cut_to_document(pictures: Tensor, quads: Tensor, members: Tensor) -> tuple[Tensor, Tensor]:
    """Pictures and quads anew, where `members` says so; the others as they were."""
    if len(members) == 0:
        return pictures, quads
    device = pictures.device
    size = torch.tensor([WIDTH, HEIGHT], device=device, dtype=torch.float32)
    corners = torch.tensor([[0.0, 0], [1, 0], [1, 1], [0, 1]], device=device) * size
    inward = torch.tensor([[1.0, 1], [-1, 1], [-1, -1], [1, -1]], device=device) * size
    target = corners + inward * (RIM_MEAN + RIM_SPREAD * torch.randn(len(members), 4, 2, device=device))
    back = homography(target, quads[members])
    at = transform(back, pixel_centres(HEIGHT, WIDTH, device).expand(len(members), -1, -1)).view(-1, HEIGHT, WIDTH, 2)
    mode = "bicubic" if torch.rand(()) < 0.5 else "bilinear"
    cut = F.grid_sample(pictures[members], at / size * 2 - 1, mode=mode, padding_mode="border", align_corners=False).clamp(0, 1)
    pictures, quads = pictures.clone(), quads.clone()
    pictures[members], quads[members] = cut, target
    return pictures, quads
