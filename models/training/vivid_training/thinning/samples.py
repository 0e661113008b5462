"""What each network is shown while it learns from the whole one: pictures as the service hands them over, without any truth."""

import random
from collections.abc import Callable
from pathlib import Path

import torch
import torch.nn.functional as F

from vivid_training.documents.round import locate_loss
from vivid_training.documents.tasks import LocateTask
from vivid_training.selfie_liveness.agreed_stream import RELIT_SHARE, RESENT_SHARE, VIEWS, service_views
from vivid_training.selfie_liveness.capture.chance import Chance
from vivid_training.selfie_liveness.capture.draw_frames import draw_frames
from vivid_training.selfie_liveness.capture.relight import relight
from vivid_training.selfie_liveness.capture.resend import resend
from vivid_training.selfie_liveness.load_sources import load_sources
from vivid_training.selfie_liveness.stream import mirror_half
from vivid_training.selfie_surroundings.scene.people import load_people
from vivid_training.selfie_surroundings.stream import draw_batch
from vivid_training.shipping.learn_rounding import Tensors
from vivid_training.text.draw_pages import draw_pages
from vivid_training.text.page_samples import Pages, photographed
from vivid_training.text.taught_pages import read_pages
from vivid_training.thinning.learn_thin import Loss, Samples

# Rows and columns of a page as the service looks for its print.
PAGE_PX = (336, 512)


class Replayed:
    """Batches of bytes kept on the device: drawing takes longer than learning."""

    def __init__(self, draw: Callable[[], torch.Tensor], fresh: float, most: int) -> None:
        self.draw, self.fresh, self.most = draw, fresh, most
        self.kept: list[torch.Tensor] = []

    @torch.no_grad()
    def __call__(self) -> torch.Tensor:
        if len(self.kept) < min(40, self.most) or random.random() < self.fresh:
            self.kept.append(self.draw())
            del self.kept[: -self.most]
        return self.kept[random.randrange(len(self.kept))].float()


def locator(data: Path, device: torch.device, workers: int, small: bool) -> tuple[Samples, Loss]:
    task = LocateTask(data, 91_000, workers, device, drawn=60 if small else 1600)
    batch = 8 if small else 64

    @torch.no_grad()
    def samples() -> Tensors:
        # As the service asks: without the empty part of a square.
        return {"image": task.samples(batch)[0].float()[:, :, : 64 * random.randint(4, 7)]}

    return samples, locate_loss


def detector(data: Path, device: torch.device, workers: int, small: bool) -> tuple[Samples, Loss]:
    put = lambda plane: torch.from_numpy(plane).to(device)
    planes = [torch.cat(part) for part in draw_pages(data, 91, 8 if small else 45, workers, 24 if small else 4_000, put)]
    drawn, documents = Pages(planes, device), read_pages(data / "taught", device)
    batch = 4 if small else 32

    @torch.no_grad()
    def samples() -> Tensors:
        pages = drawn if random.random() < 0.4 else documents
        picture = pages.next(batch, photograph=False)[0]
        picture = photographed(picture) if random.random() < 0.75 else picture
        return {"page": F.interpolate(picture, PAGE_PX, mode="bilinear", antialias=True)}

    return samples, line_loss


def line_loss(answer: Tensors, wanted: Tensors) -> torch.Tensor:
    (core, height), (core_wanted, height_wanted) = answer["lines"].split(1, 1), wanted["lines"].split(1, 1)
    cross = F.binary_cross_entropy(core.clamp(1e-6, 1 - 1e-6), core_wanted, reduction="none")
    # What splits lines and ends them weighs more, and so do single letters.
    near = F.max_pool2d(core_wanted, 7, 1, 3) - core_wanted
    weight = 1 + 3 * near + 2 * core_wanted
    counts = core_wanted * (core_wanted > 0.05)
    moved = ((height - height_wanted).abs() / height_wanted.clamp_min(0.1) * counts).sum() / counts.sum().clamp_min(1)
    return 4 * (cross * weight).sum() / weight.sum() + moved


def close_views(data: Path, device: torch.device, workers: int, small: bool) -> tuple[Samples, Loss]:
    chance, sources = Chance(device, 91), load_sources(str(data), device, held_out=False)
    count = 8 if small else 192

    def draw() -> torch.Tensor:
        frames = mirror_half(chance, draw_frames(chance, sources, count))
        pictures = resend(chance, relight(chance, frames.pictures, RELIT_SHARE), RESENT_SHARE)
        return torch.cat([service_views(chance, pictures, frames.boxes, frames.bounds, plain_share=0) for _ in range(VIEWS)])

    kept = Replayed(draw, 0.07, 4 if small else 1200)
    return lambda: {"views": kept()}, odds_loss("score")


def wide_views(data: Path, device: torch.device, workers: int, small: bool) -> tuple[Samples, Loss]:
    chance, people = Chance(device, 91), load_people(str(data), device, held_out=False)
    kept = Replayed(lambda: draw_batch(chance, people, 4 if small else 96).views, 0.07, 4 if small else 1200)
    return lambda: {"views": kept()}, odds_loss("trick")


def odds_loss(name: str) -> Loss:
    """Log odds; beyond 8 a verdict is certain."""
    limit = lambda tensors: tensors[name].clamp(-8, 8)
    return lambda answer, wanted: F.smooth_l1_loss(limit(answer), limit(wanted), beta=0.2)


NETWORKS = {"locator": locator, "detector": detector, "close": close_views, "wide": wide_views}
