"""Drawn pictures as what the network sees of them, in bytes, and a store of them on the GPU to learn from again."""

from dataclasses import fields

import numpy as np
import torch

from vivid_training.document_liveness.draw import Drawn, draw, sent
from vivid_training.document_liveness.plan import DIGITAL, PORTRAIT, PRINT, SCREEN
from vivid_training.document_liveness.views import (
    DOCUMENT_HEIGHT,
    DOCUMENT_WIDTH,
    FRAME_HEIGHT,
    FRAME_WIDTH,
    PATCH,
    PATCHES,
    SMALL_VIEW,
    document_views,
    frame_quad,
    frame_views,
    patches,
    portrait_views,
)
from vivid_training.document_liveness.views import PORTRAIT as PORTRAIT_SIDE

Tensor = torch.Tensor
SIGNALS = ("screen", "print", "portrait", "digital")
KIND_OF = (SCREEN, PRINT, PORTRAIT, DIGITAL)


# Pictures that go the same way: one size for all of them.
SENT_TOGETHER = 32


def draw_views(
    random: np.random.Generator, library, count: int, split: str, device, times: int = 1, teacher=None
) -> list[dict[str, Tensor]]:
    """Every drawn picture is sent and looked at several times; a `teacher` tells its odds of each look."""
    parts = divided(draw(random, library, count, split, device))
    looks = [joined([look(sent(random, part), small=teacher is not None) for part in parts]) for _ in range(times)]
    for seen in looks:
        seen["taught"] = teacher.odds(seen)[0] if teacher else torch.zeros_like(seen["targets"])
    return looks


def divided(drawn: Drawn) -> list[Drawn]:
    return [
        Drawn(**{part.name: getattr(drawn, part.name)[first : first + SENT_TOGETHER] for part in fields(Drawn)})
        for first in range(0, len(drawn.pictures), SENT_TOGETHER)
    ]


def joined(parts: list[dict[str, Tensor]]) -> dict[str, Tensor]:
    return {name: torch.cat([part[name] for part in parts]) for name in parts[0]}


def look(drawn: Drawn, small: bool = False) -> dict[str, Tensor]:
    """`small`: also the document as the judges of version 2 see it."""
    count, device = len(drawn.pictures), drawn.pictures.device
    quads, faces = drawn.quads.cpu(), drawn.faces.cpu()
    width = (quads[:, 1] - quads[:, 0]).norm(dim=1).view(-1, 1, 1)
    # A locator's corners are off by about half a percent, its quad as a whole by up to two; a face detector's box by a tenth.
    quads = quads + torch.randn_like(quads) * width * 0.006
    quads = quads.mean(1, keepdim=True) + (quads - quads.mean(1, keepdim=True)) * (1 + 0.015 * torch.randn(count, 1, 1))
    frame = frame_quad(drawn.pictures.shape[3], drawn.pictures.shape[2])
    whole = torch.as_tensor(drawn.whole_frame).view(-1, 1, 1)
    quads = torch.where(whole, frame.expand_as(quads), quads)
    size = (faces[:, 1] - faces[:, 0]).norm(dim=1).view(-1, 1, 1)
    middle = faces.mean(1, keepdim=True)
    faces = middle + (faces - middle) * torch.exp(0.12 * torch.randn(count, 1, 1)) + size * 0.08 * torch.randn(count, 1, 2)
    has_face = torch.as_tensor(drawn.has_face) & (torch.rand(count) > 0.05)
    faces = torch.where(has_face.view(-1, 1, 1), faces, frame.expand_as(faces))
    kinds = torch.as_tensor(drawn.kinds)
    targets = torch.stack([(kinds == kind).float() for kind in KIND_OF], 1)
    known = torch.ones_like(targets)
    known[kinds == PORTRAIT, 3] = 0  # a replaced portrait is digital work as well: neither yes nor no
    to_bytes = lambda picture: (picture * 255).round().clamp(0, 255).byte()
    also = {"small": to_bytes(document_views(drawn.pictures, quads, *SMALL_VIEW))} if small else {}
    return {
        **also,
        "document": to_bytes(document_views(drawn.pictures, quads)),
        "frame": to_bytes(frame_views(drawn.pictures)),
        "patches": to_bytes(patches(drawn.pictures, quads, faces, has_face)),
        "portrait": to_bytes(portrait_views(drawn.pictures, faces)),
        "has_portrait": has_face.float().to(device),
        "located": ~whole.view(-1),
        "targets": targets.to(device),
        "known": known.to(device),
    }


class Store:
    """A ring of samples: drawing is slow, so each is looked at several times before a new one takes its place."""

    def __init__(self, capacity: int, device) -> None:
        self.capacity, self.filled, self.next = capacity, 0, 0
        self.parts = {
            "document": torch.zeros(capacity, 3, DOCUMENT_HEIGHT, DOCUMENT_WIDTH, dtype=torch.uint8, device=device),
            "frame": torch.zeros(capacity, 3, FRAME_HEIGHT, FRAME_WIDTH, dtype=torch.uint8, device=device),
            "patches": torch.zeros(capacity, PATCHES, 3, PATCH, PATCH, dtype=torch.uint8, device=device),
            "portrait": torch.zeros(capacity, 3, PORTRAIT_SIDE, PORTRAIT_SIDE, dtype=torch.uint8, device=device),
            "has_portrait": torch.zeros(capacity, device=device),
            "targets": torch.zeros(capacity, 4, device=device),
            "known": torch.zeros(capacity, 4, device=device),
            "taught": torch.zeros(capacity, 4, device=device),
        }

    def put(self, samples: dict[str, Tensor]) -> None:
        count = len(samples["targets"])
        at = (torch.arange(count) + self.next) % self.capacity
        for name, part in self.parts.items():
            part[at] = samples[name]
        self.next = (self.next + count) % self.capacity
        self.filled = min(self.capacity, self.filled + count)

    def take_pairs(self, count: int, drawn: int, looks: int) -> dict[str, Tensor]:
        """As many looks again as asked for: the second half holds other looks at the pictures of the first.

        Looks at one picture stand `drawn` places apart, `looks` of them in a row.
        """
        device = self.parts["targets"].device
        group = drawn * looks
        first = torch.randint(self.filled // group * group, (count,), device=device)
        other = (first // drawn % looks + torch.randint(1, looks, (count,), device=device)) % looks
        at = torch.cat([first, first // group * group + other * drawn + first % drawn])
        return prepared({name: part[at] for name, part in self.parts.items()})


def prepared(samples: dict[str, Tensor]) -> dict[str, Tensor]:
    ready = dict(samples)
    for name in ("document", "frame", "patches", "portrait"):
        ready[name] = samples[name].float() / 255
    return ready


def varied(samples: dict[str, Tensor]) -> dict[str, Tensor]:
    """Turns and mirrors, the same for all patches of a picture; small changes of brightness and colour for all views."""
    count, device = len(samples["targets"]), samples["targets"].device
    part = samples["patches"]
    for dimension in (3, 4):
        flip = torch.rand(count, 1, 1, 1, 1, device=device) < 0.5
        part = torch.where(flip, part.flip(dimension), part)
    part = torch.where(torch.rand(count, 1, 1, 1, 1, device=device) < 0.5, part.transpose(3, 4), part)
    document = samples["document"]
    document = torch.where(torch.rand(count, 1, 1, 1, device=device) < 0.25, document.flip((2, 3)), document)
    frame = samples["frame"]
    for dimension in (2, 3):
        frame = torch.where(torch.rand(count, 1, 1, 1, device=device) < 0.3, frame.flip(dimension), frame)
    mirror = torch.rand(count, 1, 1, 1, device=device) < 0.5
    portrait = torch.where(mirror, samples["portrait"].flip(3), samples["portrait"])
    gain = torch.exp(0.06 * torch.randn(count, 1, 1, 1, device=device)) * torch.exp(0.03 * torch.randn(count, 3, 1, 1, device=device))
    views = {"document": document, "frame": frame, "portrait": portrait}
    lit = {name: (view * gain).clamp(0, 1) for name, view in views.items()}
    return {**samples, **lit, "patches": (part * gain.unsqueeze(1)).clamp(0, 1)}
