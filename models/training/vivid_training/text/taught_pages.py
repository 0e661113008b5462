"""Pictures of documents whose lines nobody marked: an earlier detector says where they are."""

from pathlib import Path

import numpy as np
import torch
from PIL import Image

from vivid_training.text.page_samples import HEIGHT, WIDTH, Pages, photographed
from vivid_training.text.text_networks import HEIGHT_UNIT_PX

# In so many of ten batches the teacher sees the page before the camera did: what it finds there is still found behind blur.
SEEN_CLEAN = 3


def read_pages(folder: Path, device) -> Pages:
    """Pages drawn or scanned upright, without any truth."""
    pages = []
    for path in sorted(folder.glob("*.jpg")):
        picture = Image.open(path).convert("L")
        tall = round(WIDTH * picture.height / picture.width)
        canvas = np.full((HEIGHT, WIDTH), 128, np.uint8)
        picture = np.asarray(picture.resize((WIDTH, tall), Image.Resampling.LANCZOS))[:HEIGHT]
        canvas[: len(picture)] = picture
        pages.append(canvas)
    pictures = torch.from_numpy(np.stack(pages)).to(device)
    return Pages([pictures, *[torch.zeros(len(pages), 1, 1, dtype=torch.uint8, device=device)] * 3], device)


class TaughtPages:
    """Pages, and a teacher: a traced network that gives a page's raw maps."""

    def __init__(self, folder: Path, teacher: Path, device) -> None:
        self.pages = read_pages(folder, device)
        self.teacher = torch.jit.load(str(teacher), map_location=device).eval()
        self.count = 0

    def __len__(self) -> int:
        return len(self.pages)

    @torch.no_grad()
    def next(self, batch: int):
        self.count += 1
        clean, *_ = self.pages.next(batch, photograph=False)
        picture = photographed(clean)
        core, height = self.teacher(clean if self.count % 10 < SEEN_CLEAN else picture).split(1, 1)
        return picture, core.sigmoid(), height * HEIGHT_UNIT_PX, torch.zeros_like(core, dtype=torch.bool)
