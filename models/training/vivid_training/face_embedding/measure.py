"""How often the same face is refused, and another one passes, at limits set on pairs of different people."""

import torch

Tensor = torch.Tensor
RATES = (0.01, 0.001, 0.0001, 0.00001)


def apart(count: int, device) -> Tensor:
    """Pairs of two different pictures."""
    return ~torch.eye(count, dtype=torch.bool, device=device)


def limits_at(others: Tensor, rates=RATES) -> list[float]:
    """The product that this share of the pairs of different people reaches."""
    ordered = others.sort(descending=True).values
    return [float(ordered[int(rate * len(ordered))]) for rate in rates]


def compared(documents: Tensor, selfies: Tensor, strangers: Tensor) -> dict[float, tuple[float, float]]:
    """Documents and selfies are row by row of the same people, strangers of none of them.

    By rate of false matches: the limit, and the share of the same faces that it refuses.
    """
    same = (documents * selfies).sum(1)
    limits = limits_at((documents @ strangers.T).flatten())
    return {rate: (limit, float((same < limit).float().mean())) for rate, limit in zip(RATES, limits)}


def told(name: str, figures: dict[float, tuple[float, float]]) -> str:
    return name + " " + ", ".join(f"{rate:g}: {100 * refused:.2f} % ({limit:.3f})" for rate, (limit, refused) in figures.items())


def by_group(products: Tensor, groups: list[str], limit: float) -> dict[str, tuple[int, float, float]]:
    """Of all pairs of some people: how many people, share of the same faces refused, share of others within the group that pass."""
    figures = {}
    for group in sorted(set(groups)):
        at = torch.tensor([one == group for one in groups], device=products.device).nonzero().squeeze(1)
        block = products[at][:, at]
        others = block[apart(len(at), block.device)]
        figures[group] = (len(at), float((block.diagonal() < limit).float().mean()), float((others >= limit).float().mean()))
    return figures
