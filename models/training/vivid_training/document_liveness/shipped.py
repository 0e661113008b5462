"""Learning goes on from the weights that ship, where the checkpoint they came from is not at hand.

The ONNX file holds every convolution with its normalisation folded in. `restore` puts the folded weights back and sets each
normalisation, on a first batch, so that it changes nothing: then it can learn again.
"""

from pathlib import Path

import onnx
import torch
from onnx import numpy_helper
from torch import nn

from vivid_training.document_liveness.network import AttackJudge

TOWERS = ("document", "patch", "portrait")


def restore(network: AttackJudge, file: Path, batch: dict[str, torch.Tensor], prefix: str) -> None:
    """`prefix` is where the judge's parameters stand in the file; its towers' convolutions come first there, in order."""
    values = {tensor.name: torch.from_numpy(numpy_helper.to_array(tensor).copy()) for tensor in onnx.load(file).graph.initializer}
    device = next(network.parameters()).device
    own = network.state_dict()
    for name, value in values.items():
        inner = name.removeprefix(prefix)
        if inner in own and own[inner].shape == value.shape:
            own[inner].copy_(value)
        elif inner == "head.0.weight":
            own[inner].mul_(0.3)[:, : value.shape[1]].copy_(value)
    folded = iter([value.to(device) for name, value in values.items() if name.startswith("onnx::Conv")])
    hooks = []
    for tower in TOWERS:
        layers = [layer for layer in getattr(network, tower).modules() if isinstance(layer, (nn.Conv2d, nn.BatchNorm2d))]
        for convolution, normalisation in zip(layers[::2], layers[1::2], strict=True):
            convolution.weight.data.copy_(next(folded))
            hooks.append(normalisation.register_forward_pre_hook(_changes_nothing(next(folded))))
    with torch.no_grad():
        network.eval()(batch)
    for hook in hooks:
        hook.remove()
    network.train()


def _changes_nothing(bias: torch.Tensor):
    seen = []

    def set_once(layer: nn.BatchNorm2d, inputs) -> None:
        if seen:
            return
        seen.append(True)
        mean, variance = inputs[0].float().mean((0, 2, 3)), inputs[0].float().var((0, 2, 3))
        layer.running_mean.copy_(mean)
        layer.running_var.copy_(variance)
        layer.weight.data.copy_((variance + layer.eps).sqrt())
        layer.bias.data.copy_(mean + bias)

    return set_once
