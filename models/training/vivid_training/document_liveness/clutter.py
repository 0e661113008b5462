"""What lies under, over and around documents: patterned cloth and newspapers, protective sleeves, fingers."""

import math

import torch
import torch.nn.functional as F

from vivid_training.document_liveness.plan import HEIGHT, WIDTH
from vivid_training.document_liveness.tone import mix
from vivid_training.documents.synthesis.chance import field, happens, uniform

Tensor = torch.Tensor
# Light and dark skin, as a file says it; what lies between is mixed.
SKIN = ((0.93, 0.74, 0.64), (0.42, 0.27, 0.2))


def patterned(library, count: int, device) -> Tensor:
    """Weave, stripes, checks and dots in two or three colours; a third are pages full of print."""
    y = torch.arange(HEIGHT, device=device).view(1, 1, -1, 1).float()
    x = torch.arange(WIDTH, device=device).view(1, 1, 1, -1).float()
    angle = uniform(count, 0, math.pi, device)
    u, v = x * angle.cos() + y * angle.sin(), y * angle.cos() - x * angle.sin()
    u = u + 6 * field(count, 5, HEIGHT, WIDTH, device) * happens(count, 0.6, device)
    cycle = torch.exp(uniform(count, math.log(3), math.log(90), device))
    first, second = torch.sin(2 * math.pi * u / cycle), torch.sin(2 * math.pi * v / (cycle * uniform(count, 0.5, 2, device)))
    kind = torch.rand(count, 1, 1, 1, device=device)
    wave = torch.where(kind < 0.4, first * second, torch.where(kind < 0.65, first, torch.maximum(first, second)))
    share = torch.sigmoid(wave * uniform(count, 1, 12, device))
    dark = torch.rand(count, 3, 1, 1, device=device) * uniform(count, 0.1, 0.9, device)
    light = (dark + 0.5 * torch.randn(count, 3, 1, 1, device=device) * uniform(count, 0.1, 1, device)).clamp(0, 1)
    cloth = mix(dark, light, share) + 0.03 * torch.randn(count, 1, HEIGHT, WIDTH, device=device) * happens(count, 0.6, device)
    return torch.where(happens(count, 0.35, device) > 0, _page(library, count, device), cloth).clamp(0, 1)


def _page(library, count: int, device) -> Tensor:
    """Columns of lines on paper."""
    y, x = torch.meshgrid(torch.arange(HEIGHT, device=device).float(), torch.arange(WIDTH, device=device).float(), indexing="ij")
    angle = uniform(count, -0.5, 0.5, device)
    u, v = x * angle.cos() + y * angle.sin(), y * angle.cos() - x * angle.sin()
    line, column = uniform(count, 9, 34, device), uniform(count, 130, 420, device)
    row, across = v / line, u / column
    inside = torch.stack([(across % 1) * 2.16 - 1.08, (row % 1) * 2.9 - 1.45], -1).squeeze(1)
    which = torch.randint(len(library.writing), (count,), device=device)
    letters = F.grid_sample(library.writing[which], inside, padding_mode="zeros", align_corners=False)
    held = ((row.floor() * 37 + across.floor() * 11) % 7 > 0).float()
    paper = uniform(count, 0.6, 0.95, device) * (1 + 0.06 * torch.randn(count, 3, 1, 1, device=device))
    return mix(paper.expand(-1, -1, HEIGHT, WIDTH), uniform(count, 0.05, 0.35, device).expand(-1, 3, HEIGHT, WIDTH), letters * held)


def sleeved(picture: Tensor, sleeve: Tensor) -> Tensor:
    """Under a clear sleeve, whose mask is given: a veil, and a line of light along its rim."""
    count, device = len(picture), picture.device
    veil = uniform(count, 0.0, 0.14, device) * (1 + 0.3 * field(count, 6, HEIGHT, WIDTH, device))
    wide = F.avg_pool2d(sleeve, 5, 1, 2)
    rim = (4 * wide * (1 - wide)) * uniform(count, -0.25, 0.45, device)
    tone = uniform(count, 0.7, 1, device)
    return (mix(picture, tone.expand_as(picture), veil * sleeve) + rim).clamp(0, 1)


def fingers(picture: Tensor, mask: Tensor, quads: Tensor, share: float) -> tuple[Tensor, Tensor]:
    """One or two fingertips over the border of some documents; also what the document's own mask loses to them."""
    count, device = len(picture), picture.device
    y = torch.arange(HEIGHT, device=device).view(1, -1, 1).float()
    x = torch.arange(WIDTH, device=device).view(1, 1, -1).float()
    middle, width = quads.mean(1), (quads[:, 1] - quads[:, 0]).norm(dim=1)
    light = torch.rand(count, 1, device=device)
    skin = torch.tensor(SKIN, device=device)
    colour = (skin[0] * light + skin[1] * (1 - light)) * torch.exp(0.1 * torch.randn(count, 3, device=device))
    holds = happens(count, share, device)
    for _ in range(2):
        side = torch.randint(4, (count,), device=device)
        along = 0.1 + 0.8 * torch.rand(count, 1, device=device)
        rows = torch.arange(count, device=device)
        border = quads[rows, side] * (1 - along) + quads[rows, (side + 1) % 4] * along
        inward = F.normalize(middle - border, dim=1)
        tip = border + inward * (width * (0.01 + 0.09 * torch.rand(count, device=device))).unsqueeze(1)
        radius = (width * (0.035 + 0.04 * torch.rand(count, device=device))).view(-1, 1, 1)
        dx, dy = x - tip[:, 0].view(-1, 1, 1), y - tip[:, 1].view(-1, 1, 1)
        lean = inward + 0.4 * torch.randn(count, 2, device=device)
        lean = F.normalize(lean, dim=1)
        back = -(dx * lean[:, 0].view(-1, 1, 1) + dy * lean[:, 1].view(-1, 1, 1))
        apart = (dx * lean[:, 1].view(-1, 1, 1) - dy * lean[:, 0].view(-1, 1, 1)) / radius
        far = (apart**2 + ((-back).clamp_min(0) / radius) ** 2).sqrt()
        over = ((1 - far) * radius / 2).clamp(0, 1).unsqueeze(1) * holds * happens(count, 0.75, device)
        round_off = (1 - 0.55 * far.clamp(0, 1) ** 3).unsqueeze(1)
        nail = ((1 - ((apart / 0.6) ** 2 + ((back / radius - 0.5) / 0.7) ** 2)) * 4).clamp(0, 1).unsqueeze(1) * happens(count, 0.6, device)
        flesh = colour.view(count, 3, 1, 1) * round_off * (1 + 0.04 * field(count, 40, HEIGHT, WIDTH, device))
        painted = mix(colour.view(count, 3, 1, 1) * 1.15, torch.rand(count, 3, 1, 1, device=device), happens(count, 0.3, device))
        picture = mix(picture, mix(flesh, painted * round_off, nail).clamp(0, 1), over)
        mask = mask * (1 - over)
    return picture, mask
