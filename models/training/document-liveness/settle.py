"""Fits how the frame around the face adds to the portrait's signal: logistic regression on drawn pictures with a portrait.

    PYTHONPATH=.. python settle.py --data PACK --checkpoint OUT/judge.pt
"""
import argparse
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

import plan
from library import Library
from network import AttackJudge, Frame
from samples import draw_views, prepared

PORTRAIT = 2
# Keeps the fit near the network's own answer where few pictures say otherwise.
PULL = 0.01


def fitted(evidence: torch.Tensor, truth: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    weight = torch.tensor([[1.0] + [0.0] * Frame.SIZE], requires_grad=True)
    bias = torch.zeros(1, requires_grad=True)
    start = weight.detach().clone()
    optimiser = torch.optim.LBFGS([weight, bias], max_iter=200)

    def loss() -> torch.Tensor:
        optimiser.zero_grad()
        value = F.binary_cross_entropy_with_logits(F.linear(evidence, weight, bias).squeeze(1), truth) + PULL * ((weight - start) ** 2).sum()
        value.backward()
        return value

    optimiser.step(loss)
    return weight.detach(), bias.detach()


@torch.no_grad()
def drawn_evidence(network: AttackJudge, library, chunks: int, drawn: int, device) -> tuple[torch.Tensor, torch.Tensor]:
    random = np.random.default_rng(5)
    evidence, truth = [], []
    for _ in range(chunks):
        for look in draw_views(random, library, drawn, 'train', device, 2):
            batch = prepared(look)
            own = network(batch['document'], batch['patches'], batch['portrait'], batch['has_portrait'])[:, PORTRAIT:PORTRAIT + 1]
            shown = batch['has_portrait'] > 0
            evidence.append(torch.cat([own, network.frame(batch['portrait'])], 1)[shown].cpu())
            truth.append(batch['targets'][shown, PORTRAIT].cpu())
    return torch.cat(evidence), torch.cat(truth)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--data', type=Path, required=True)
    parser.add_argument('--checkpoint', type=Path, required=True)
    parser.add_argument('--chunks', type=int, default=20)
    parser.add_argument('--drawn', type=int, default=24)
    options = parser.parse_args()
    device = torch.device('cuda' if torch.cuda.is_available() else 'cpu')
    plan.SHARES = (0.5, 0, 0, 0.5, 0)
    network = AttackJudge().to(device).eval()
    saved = torch.load(options.checkpoint, map_location=device)
    network.load_state_dict({name: value.float() for name, value in saved.items() if not name.startswith('settle')}, strict=False)
    weight, bias = fitted(*drawn_evidence(network, Library(options.data, device), options.chunks, options.drawn, device))
    network.settle.weight.data, network.settle.bias.data = weight.to(device), bias.to(device)
    torch.save(network.state_dict(), options.checkpoint)
    print(f'own signal {weight[0, 0]:.3f}, weakest side {weight[0, 1]:.3f}, mean of sides {weight[0, 2]:.3f}, bias {float(bias):.3f}')


if __name__ == '__main__':
    main()
