"""Drawn batches kept on the device; the oldest make room for new ones."""

from typing import Generic, TypeVar

import torch

from vivid_training.selfie_liveness.capture.chance import Chance

Batch = TypeVar("Batch")


class KeptBatches(Generic[Batch]):
    """Batch: a dataclass of tensors with one row per sample."""

    def __init__(self, first: Batch, capacity: int):
        self.capacity, self.filled, self.next = capacity, 0, 0
        self.build = type(first)
        self.kept = self.build(
            *[torch.zeros((capacity, *values.shape[1:]), dtype=values.dtype, device=values.device) for values in vars(first).values()]
        )
        self.put(first)

    def put(self, batch: Batch) -> None:
        rows = next(iter(vars(batch).values()))
        places = (torch.arange(len(rows), device=rows.device) + self.next) % self.capacity
        for name, values in vars(batch).items():
            getattr(self.kept, name)[places] = values
        self.next = (self.next + len(rows)) % self.capacity
        self.filled = min(self.capacity, self.filled + len(rows))

    def take(self, chance: Chance, count: int) -> Batch:
        places = chance.integers(self.filled, count)
        return self.build(*[values[places] for values in vars(self.kept).values()])
