"""Sets lines of text as ink coverage on the GPU, proportional or monospaced as the font has it."""

from dataclasses import dataclass

import torch

from vivid_training.text.alphabet import CODE
from vivid_training.text.glyphs import CELL_HEIGHT, CELL_WIDTH, LEFT_PAD, Glyphs

Tensor = torch.Tensor
MARGIN = 12
BLANK = CODE[" "]


@dataclass
class SetLines:
    ink: Tensor  # [B,1,CELL_HEIGHT,width], 0..1
    left: Tensor  # [B] first inked column
    right: Tensor  # [B] column after the last inked one
    codes: Tensor  # [B,L] what was printed, 0 beyond the end


@dataclass
class Style:
    """Of each line: its font, the extra space after each character in glyph pixels, the width of a blank by the font's own."""

    font: Tensor
    tracking: Tensor
    blank: Tensor

    def of(self, some: Tensor) -> "Style":
        return Style(self.font[some], self.tracking[some], self.blank[some])

    def advances(self, glyphs: Glyphs, codes: Tensor) -> Tensor:
        widths = glyphs.advances[self.font.unsqueeze(1), codes]
        widths = torch.where(codes == BLANK, widths * self.blank.unsqueeze(1), widths)
        return (widths + self.tracking.unsqueeze(1)).clamp_min(1) * (codes > 0)


def pick_style(glyphs: Glyphs, batch: int) -> Style:
    device = glyphs.cells.device
    font = torch.multinomial(glyphs.shares, batch, replacement=True)
    chance = torch.rand(batch, device=device)
    tracking = torch.rand(batch, device=device) * 3.2 - 1.2
    tracking = torch.where(chance < 0.12, torch.rand(batch, device=device) * 10, tracking)
    # Set tight on cards that must hold long names, wide where lines are justified.
    blank = torch.where(
        torch.rand(batch, device=device) < 0.5, torch.rand(batch, device=device) * 1.1 + 0.6, torch.ones(batch, device=device)
    )
    return Style(font, torch.where(chance > 0.6, torch.zeros_like(tracking), tracking), blank)


def set_lines(glyphs: Glyphs, codes: Tensor, style: Style) -> SetLines:
    device, font = codes.device, style.font
    batch, length = codes.shape
    codes = glyphs.printed[font.unsqueeze(1), codes] * (codes > 0)
    advances = style.advances(glyphs, codes)
    ends = advances.cumsum(1) + MARGIN
    starts = ends - advances
    width = int(ends.max()) + MARGIN
    x = torch.arange(width, device=device, dtype=torch.float32).expand(batch, width).contiguous()
    index = torch.searchsorted(ends.contiguous(), x, right=True)
    ink = torch.zeros(batch, width, CELL_HEIGHT, dtype=torch.uint8, device=device)
    cells = glyphs.cells.permute(0, 1, 3, 2)
    for neighbour in (-1, 0, 1):
        j = index + neighbour
        inside = (j >= 0) & (j < length)
        j = j.clamp(0, length - 1)
        u = (x - starts.gather(1, j)).round().long() + LEFT_PAD
        inside &= (u >= 0) & (u < CELL_WIDTH) & (codes.gather(1, j) > 0)
        piece = cells[font.unsqueeze(1), codes.gather(1, j), u.clamp(0, CELL_WIDTH - 1)]
        ink = torch.maximum(ink, piece * inside.unsqueeze(2))
    inked = ink.amax(2) > 100
    left = inked.float().argmax(1)
    right = width - inked.flip(1).float().argmax(1)
    return SetLines(ink.transpose(1, 2).unsqueeze(1).float() / 255, left, right, codes)
