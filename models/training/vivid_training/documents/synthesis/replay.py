"""Keeps drawn scenes in GPU memory and shows each a few times: drawing one costs more than learning from it."""

from dataclasses import fields

import torch

from .scene_targets import Targets

Tensor = torch.Tensor


class Replay:
    def __init__(self, capacity: int) -> None:
        self.capacity = capacity
        self.count = self.next = 0
        self.pictures: Tensor | None = None
        self.kept: dict[str, Tensor] = {}

    def add(self, pictures: Tensor, wanted: Targets) -> None:
        if self.pictures is None:
            self.pictures = torch.empty((self.capacity, *pictures.shape[1:]), dtype=torch.uint8, device=pictures.device)
            for field in fields(wanted):
                value = getattr(wanted, field.name)
                self.kept[field.name] = torch.empty((self.capacity, *value.shape[1:]), device=value.device)
        places = (torch.arange(len(pictures), device=pictures.device) + self.next) % self.capacity
        self.pictures[places] = (pictures * 255).round().byte()
        for name, store in self.kept.items():
            store[places] = getattr(wanted, name)
        self.next = (self.next + len(pictures)) % self.capacity
        self.count = min(self.capacity, self.count + len(pictures))

    def draw(self, batch: int) -> tuple[Tensor, Targets]:
        """Earlier scenes under a slightly different exposure."""
        chosen = torch.randint(self.count, (batch,), device=self.pictures.device)
        pictures = self.pictures[chosen].float() / 255
        gain = torch.exp(0.15 * torch.randn(batch, 3, 1, 1, device=pictures.device).mean(1, keepdim=True))
        cast = torch.exp(0.05 * torch.randn(batch, 3, 1, 1, device=pictures.device))
        pictures = (pictures * gain * cast + 0.01 * torch.randn_like(pictures)).clamp(0, 1)
        return pictures, Targets(**{name: store[chosen] for name, store in self.kept.items()})


def joined(first: tuple[Tensor, Targets], second: tuple[Tensor, Targets]) -> tuple[Tensor, Targets]:
    merged = {f.name: torch.cat([getattr(first[1], f.name), getattr(second[1], f.name)]) for f in fields(Targets)}
    return torch.cat([first[0], second[0]]), Targets(**merged)
