"""Random numbers on the device, one per picture, shaped to broadcast over [pictures, channels, rows, columns]."""

import torch


class Chance:
    def __init__(self, device: torch.device, seed: int):
        self.device = device
        self.generator = torch.Generator(device).manual_seed(seed)

    def rand(self, *shape: int) -> torch.Tensor:
        return torch.rand(*shape, device=self.device, generator=self.generator)

    def normal(self, *shape: int) -> torch.Tensor:
        return torch.randn(*shape, device=self.device, generator=self.generator)

    def uniform(self, count: int, low: float, high: float, channels: int = 1) -> torch.Tensor:
        return self.rand(count, channels, 1, 1) * (high - low) + low

    def some(self, count: int, share: float) -> torch.Tensor:
        """1 for about this share of the pictures, else 0."""
        return (self.rand(count, 1, 1, 1) < share).float()

    def mostly_small(self, count: int, high: float, power: float = 2.5) -> torch.Tensor:
        return self.rand(count, 1, 1, 1) ** power * high

    def integers(self, high: int, count: int) -> torch.Tensor:
        return torch.randint(high, (count,), device=self.device, generator=self.generator)


def choose(mask: torch.Tensor, chosen: torch.Tensor, other: torch.Tensor) -> torch.Tensor:
    return mask * chosen + (1 - mask) * other
