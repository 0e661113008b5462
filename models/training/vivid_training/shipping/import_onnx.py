"""Takes the weights of an exported network back into PyTorch, so that it learns further where its checkpoint is not at hand.

On export every batch norm went into the convolution before it. Here the folded weights go back into the convolution, and
the batch norm is set, on a first batch, so that it changes nothing: then it can learn again.
"""

from pathlib import Path

import onnx
import torch
from onnx import numpy_helper
from torch import nn


def import_onnx(network: nn.Module, file: Path, example: torch.Tensor) -> None:
    """For networks that meet each of their convolutions once, in the file's order. `example`: pictures as they learn from."""
    graph = onnx.load(file).graph
    device = example.device
    constants = {one.name: torch.from_numpy(numpy_helper.to_array(one).copy()).to(device) for one in graph.initializer}
    exported = [node.input for node in graph.node if node.op_type == "Conv"]
    # Modules are listed as they were made, which need not be the order in which a picture meets them.
    met: list[nn.Conv2d] = []
    listening = [
        module.register_forward_pre_hook(lambda one, _: met.append(one)) for module in network.modules() if isinstance(module, nn.Conv2d)
    ]
    with torch.no_grad():
        network.eval()(example[:1])
    for hook in listening:
        hook.remove()
    norms = norms_behind(network)
    hooks = []
    for convolution, (_, weight, bias) in zip(met, exported, strict=True):
        convolution.weight.data.copy_(unpadded(constants[weight], convolution.weight.shape))
        shift = unpadded(constants[bias], convolution.weight.shape[:1])
        if convolution.bias is not None:
            convolution.bias.data.copy_(shift)
        else:
            hooks.append(norms[convolution].register_forward_pre_hook(change_nothing(shift)))
    with torch.no_grad():
        network(example)
    for hook in hooks:
        hook.remove()
    network.train()


def unpadded(values: torch.Tensor, shape: torch.Size) -> torch.Tensor:
    """Without the channels that `pad_depthwise.py` added at the end, which do nothing."""
    return values[tuple(slice(size) for size in shape)]


def norms_behind(network: nn.Module) -> dict[nn.Conv2d, nn.BatchNorm2d]:
    parts = [part for part in network.modules() if isinstance(part, nn.Sequential)]
    return {
        first: second for part in parts for first, second in zip(part, list(part)[1:], strict=False) if isinstance(second, nn.BatchNorm2d)
    }


def change_nothing(bias: torch.Tensor):
    """A hook for the batch norm behind a convolution whose exported bias this is: acts on the first batch alone."""
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
