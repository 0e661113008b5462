"""What trainings share: how fast to learn when, a step, and averaged weights."""

import math

import torch

WARM_UP = 0.03
# Of the averaged weights' past, in a step; the first steps forget faster.
KEPT = 0.998
LARGEST_GRADIENT = 5.0


def rate_at(progress: float, least: float = 0.005) -> float:
    """Of the peak learning rate, at this share of the time: up in a moment, then down along a cosine."""
    if progress < WARM_UP:
        return 0.05 + 0.95 * progress / WARM_UP
    return least + (1 - least) * 0.5 * (1 + math.cos(math.pi * (progress - WARM_UP) / (1 - WARM_UP)))


def descend(network: torch.nn.Module, optimiser: torch.optim.Optimizer, loss: torch.Tensor) -> None:
    optimiser.zero_grad(set_to_none=True)
    loss.backward()
    torch.nn.utils.clip_grad_norm_(network.parameters(), LARGEST_GRADIENT)
    optimiser.step()


@torch.no_grad()
def average_into(average: torch.nn.Module, network: torch.nn.Module, step: int) -> None:
    keep = min(KEPT, step / (step + 20))
    state = network.state_dict()
    floats = [(kept, state[name]) for name, kept in average.state_dict().items() if kept.dtype.is_floating_point]
    torch._foreach_lerp_([kept for kept, _ in floats], [new for _, new in floats], 1 - keep)
