"""8 bits as the runtime computes them: which tensors are rounded, how, and a network's file with all of it written in."""

from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import helper, numpy_helper
from torch import nn

from vivid_training.shipping.graph_network import GraphNetwork

Tensor = torch.Tensor
# Weights keep to 7 bits: processors without dot-product instructions would overflow otherwise.
MOST_WEIGHT, MOST_VALUE = 63, 255
# Of so few channels 8 bits gain nothing: grey, colour, or colour and what is fine in it.
PICTURE_CHANNELS = 6


def rounded_convolutions(network: GraphNetwork, kept: tuple[str, ...]) -> list[onnx.NodeProto]:
    """All but those that see a picture, of few channels, and those whose name holds one of `kept`."""
    convolutions = [node for node in network.nodes if node.op_type == "Conv"]
    sees_picture = lambda node: network.weight(node.input[1]).shape[1] <= PICTURE_CHANNELS and attribute(node, "group", 1) == 1
    return [node for node in convolutions if not sees_picture(node) and not any(part in node.name for part in kept)]


def attribute(node: onnx.NodeProto, name: str, otherwise: int) -> int:
    return next((one.i for one in node.attribute if one.name == name), otherwise)


def rounded_tensors(nodes: list[onnx.NodeProto], convolutions: list[onnx.NodeProto]) -> list[str]:
    """What goes into a convolution and what comes out of it, behind its ReLU where it has one."""
    users: dict[str, list[onnx.NodeProto]] = {}
    for node in nodes:
        for name in node.input:
            users.setdefault(name, []).append(node)
    names = []
    for node in convolutions:
        after = users.get(node.output[0], [])
        made = after[0].output[0] if len(after) == 1 and after[0].op_type == "Relu" else node.output[0]
        names += [node.input[0], made]
    return list(dict.fromkeys(names))


def to_integers(value: Tensor) -> Tensor:
    """Rounded, with the gradient of what it was."""
    return value + (value.round() - value).detach()


class Rounding(nn.Module):
    """The range of every rounded tensor, measured first and then learnt."""

    def __init__(self, network: GraphNetwork, kept: tuple[str, ...] = ()) -> None:
        super().__init__()
        self.convolutions = rounded_convolutions(network, kept)
        self.weights = {node.input[1] for node in self.convolutions}
        self.at = {name: at for at, name in enumerate(rounded_tensors(network.nodes, self.convolutions))}
        self.low, self.high = nn.Parameter(torch.zeros(len(self.at))), nn.Parameter(torch.zeros(len(self.at)))

    @torch.no_grad()
    def measure(self, name: str, value: Tensor) -> Tensor:
        """The widest range of some batches: without one value in ten thousand the locator's corners move by half as much again."""
        if name in self.at:
            at = self.at[name]
            self.low[at] = torch.minimum(self.low[at], value.min())
            self.high[at] = torch.maximum(self.high[at], value.max())
        return value

    def steps(self, name: str) -> tuple[Tensor, Tensor]:
        """Size of a step, and the step that stands for zero."""
        low, high = self.low[self.at[name]].clamp_max(0), self.high[self.at[name]].clamp_min(1e-4)
        size = (high - low) / MOST_VALUE
        return size, to_integers(-low / size)

    def change(self, name: str, value: Tensor) -> Tensor:
        if name not in self.at:
            return value
        size, zero_point = self.steps(name)
        return ((to_integers(value / size) + zero_point).clamp(0, MOST_VALUE) - zero_point) * size

    def weigh(self, name: str, weights: Tensor) -> Tensor:
        return to_integers(weights / weight_steps(weights)) * weight_steps(weights) if name in self.weights else weights


def weight_steps(weights: Tensor) -> Tensor:
    """One per output channel."""
    return weights.detach().abs().flatten(1).amax(1).clamp_min(1e-8).view(-1, *[1] * (weights.dim() - 1)) / MOST_WEIGHT


def write_rounded(source: Path, target: Path, network: GraphNetwork, rounding: Rounding) -> None:
    """The file of `source` with the network's weights and the steps of every rounded tensor."""
    model = onnx.load(source)
    graph = model.graph
    made: list[onnx.NodeProto] = []

    def add(name: str, values: np.ndarray) -> str:
        graph.initializer.append(numpy_helper.from_array(values, name))
        return name

    def dequantised(name: str, integers: np.ndarray, size: np.ndarray) -> str:
        """The integers of each channel as the floats that they stand for."""
        parts = [add(f"{name}_whole", integers), add(f"{name}_size", size), add(f"{name}_nought", np.zeros(size.shape, integers.dtype))]
        made.append(helper.make_node("DequantizeLinear", parts, [f"{name}_opened"], f"{name}_opened", axis=0))
        return f"{name}_opened"

    network.write_into(graph)
    for node in graph.node:
        if node.op_type != "Conv" or node.input[1] not in rounding.weights:
            continue
        weights = network.weight(node.input[1]).detach().cpu()
        size = weight_steps(weights)
        integers = (weights / size).round().numpy().astype(np.int8)
        by_channel = size.flatten().numpy().astype(np.float32)
        picture = float(rounding.steps(node.input[0])[0].detach())
        bias = network.weight(node.input[2]).detach().cpu().numpy()
        # By the node's name: two may share their weights and see pictures of other ranges.
        node.input[1] = dequantised(f"{node.name}_weights", integers, by_channel)
        bias_steps = by_channel * np.float32(picture)
        node.input[2] = dequantised(f"{node.name}_bias", np.round(bias / bias_steps).astype(np.int32), bias_steps)
    for name in rounding.at:
        size, zero_point = (one.detach().cpu() for one in rounding.steps(name))
        limits = [add(f"{name}_size", size.numpy().astype(np.float32)), add(f"{name}_nought", np.array(int(zero_point), np.uint8))]
        for node in graph.node:
            for at, given in enumerate(node.input):
                if given == name:
                    node.input[at] = f"{name}_opened"
        made.append(helper.make_node("QuantizeLinear", [name, *limits], [f"{name}_rounded"], f"{name}_rounded"))
        made.append(helper.make_node("DequantizeLinear", [f"{name}_rounded", *limits], [f"{name}_opened"], f"{name}_opened"))
    put_in_order(graph, made)
    used = {name for node in graph.node for name in node.input}
    for constant in [one for one in graph.initializer if one.name not in used]:
        graph.initializer.remove(constant)
    del graph.value_info[:]
    onnx.checker.check_model(model, full_check=True)
    onnx.save(model, target)


def put_in_order(graph: onnx.GraphProto, made: list[onnx.NodeProto]) -> None:
    """Every node behind those that make what it is given."""
    waiting = [*made, *graph.node]
    known = {one.name for one in graph.initializer} | {one.name for one in graph.input} | {""}
    ordered: list[onnx.NodeProto] = []
    while waiting:
        ready = [node for node in waiting if all(name in known for name in node.input)]
        if not ready:
            raise ValueError("the graph has a circle")
        ordered += ready
        known.update(name for node in ready for name in node.output)
        waiting = [node for node in waiting if not all(name in known for name in node.output)]
    del graph.node[:]
    graph.node.extend(ordered)
