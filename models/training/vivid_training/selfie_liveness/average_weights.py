"""The mean of the weights of a network and of one that went on from it.

python -m vivid_training.selfie_liveness.average_weights OUT.onnx BEFORE.pt AFTER.pt
"""

import sys
from pathlib import Path

import torch
from torch import nn

from vivid_training.selfie_liveness.export import export, read_checkpoint
from vivid_training.selfie_liveness.network import SpoofNetwork


@torch.no_grad()
def plain(network: SpoofNetwork) -> SpoofNetwork:
    """Normalisation as a scale and a shift: what it normalises by differs between trainings, what it does hardly."""
    for layer in network.modules():
        if isinstance(layer, (nn.BatchNorm1d, nn.BatchNorm2d)):
            scale = layer.weight / (layer.running_var + layer.eps).sqrt()
            layer.bias -= layer.running_mean * scale
            layer.weight.copy_(scale)
            layer.running_mean.zero_()
            layer.running_var.fill_(1 - layer.eps)
    return network.eval()


def average(first: SpoofNetwork, second: SpoofNetwork) -> SpoofNetwork:
    mean, states = SpoofNetwork(), [plain(network).state_dict() for network in (first, second)]
    mean.load_state_dict({name: (value + states[1][name]) / 2 if value.is_floating_point() else value for name, value in states[0].items()})
    return mean.eval()


if __name__ == "__main__":
    export(average(*map(read_checkpoint, sys.argv[2:4])), Path(sys.argv[1]))
