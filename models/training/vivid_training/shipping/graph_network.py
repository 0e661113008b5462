"""An exported network as a PyTorch module: the same graph for batches of any size, open to change at every tensor."""

from collections.abc import Callable
from pathlib import Path

import onnx
import torch
import torch.nn.functional as F
from onnx import helper, numpy_helper
from torch import nn

Tensor = torch.Tensor
# What happens to a tensor once it is made: its name and value go in, the value that its users see comes out.
Change = Callable[[str, Tensor], Tensor]


def unchanged(name: str, value: Tensor) -> Tensor:
    return value


class GraphNetwork(nn.Module):
    """Carries out the few kinds of nodes that this repository's networks are exported to. Weights of convolutions can learn."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        graph = onnx.load(file).graph
        parts = {one.name: one for one in graph.initializer}
        parts |= {node.output[0]: node.attribute[0].t for node in graph.node if node.op_type == "Constant"}
        # Weights that two layers share go by a second name.
        second = {node.output[0]: node.input[0] for node in graph.node if node.op_type == "Identity" and node.input[0] in parts}
        self.nodes = [node for node in graph.node if node.op_type != "Constant" and node.output[0] not in second]
        self.how = [{part.name: helper.get_attribute_value(part) for part in node.attribute} for node in self.nodes]
        self.inputs, self.outputs = [one.name for one in graph.input], [one.name for one in graph.output]
        learnt = {second.get(name, name) for node in self.nodes if node.op_type == "Conv" for name in node.input[1:]}
        self.places: dict[str, Tensor] = {}
        self.names: dict[str, str] = {}
        for at, (name, part) in enumerate(parts.items()):
            value = torch.from_numpy(numpy_helper.to_array(part).copy())
            if not value.is_floating_point():
                # Shapes and places stay with the CPU, which is asked for them.
                self.places[name] = value
                continue
            self.names[name] = f"w{at}"
            if name in learnt:
                self.register_parameter(f"w{at}", nn.Parameter(value))
            else:
                self.register_buffer(f"w{at}", value)
        self.names |= {name: self.names[first] for name, first in second.items() if first in self.names}
        self.places |= {name: self.places[first] for name, first in second.items() if first in self.places}

    def weight(self, name: str) -> Tensor:
        return getattr(self, self.names[name])

    def write_into(self, graph: onnx.GraphProto) -> None:
        """The weights as they are now, in place of those that the file had."""
        for one in graph.initializer:
            if one.name in self.names:
                one.CopyFrom(numpy_helper.from_array(self.weight(one.name).detach().cpu().numpy(), one.name))

    def forward(
        self, pictures: dict[str, Tensor], change: Change = unchanged, weigh: Change = unchanged, wanted: tuple[str, ...] = ()
    ) -> dict[str, Tensor]:
        """`change` sees every tensor that a node makes, and the inputs; `weigh` every convolution's weights.

        Answers the file's outputs, or what is `wanted` inside it.
        """
        values = self.places | {name: self.weight(name) for name in self.names}
        values |= {name: change(name, value) for name, value in pictures.items()}
        count = len(next(iter(pictures.values())))
        for node, how in zip(self.nodes, self.how, strict=True):
            given = [values[name] if name else None for name in node.input]
            if node.op_type == "Conv":
                given[1] = weigh(node.input[1], given[1])
            made = carry_out(node.op_type, given, how, count)
            for name, value in zip(node.output, made if isinstance(made, tuple) else [made], strict=False):
                values[name] = change(name, value)
        return {name: values[name] for name in wanted or self.outputs}


def carry_out(kind: str, given: list[Tensor | None], how: dict, count: int) -> Tensor | tuple[Tensor, ...]:
    """`count`: how many pictures there are, where the file was made for one."""
    first, *rest = given
    if kind in PLAIN:
        return PLAIN[kind](*given)
    if kind == "Conv":
        return convolve(first, *rest, how=how)
    if kind in ("AveragePool", "MaxPool"):
        sizes = how["kernel_shape"], how["strides"], how.get("pads", [0, 0])[:2]
        if kind == "MaxPool":
            return F.max_pool2d(first, *sizes)
        return F.avg_pool2d(first, *sizes, count_include_pad=bool(how.get("count_include_pad", 0)))
    if kind == "LeakyRelu":
        return F.leaky_relu(first, how["alpha"])
    if kind == "Gemm":
        return F.linear(first, *rest)
    if kind == "BatchNormalization":
        weight, bias, mean, variance = rest
        return F.batch_norm(first, mean, variance, weight, bias, eps=how["epsilon"])
    if kind.startswith("Reduce"):
        axes = how["axes"] if "axes" in how else rest[0].tolist()
        return REDUCED[kind](first, dim=axes, keepdim=bool(how.get("keepdims", 1)))
    if kind == "Resize":
        return F.interpolate(first, scale_factor=[float(one) for one in rest[-1][2:]], mode="nearest")
    if kind == "DepthToSpace":
        return F.pixel_shuffle(first, how["blocksize"])
    if kind == "Split":
        return first.split(rest[0].tolist(), how.get("axis", 0))
    if kind == "Slice":
        start, end, axis = (part.tolist()[0] for part in rest[:3])
        chosen = [slice(None)] * first.dim()
        chosen[axis] = slice(start, end, rest[3].tolist()[0] if len(rest) > 3 else 1)
        return first[tuple(chosen)]
    if kind == "Concat":
        if first.dtype == torch.int64:  # a shape
            return torch.cat(given, how["axis"])
        rows = max(len(part) for part in given)
        return torch.cat([part.expand(rows, *part.shape[1:]) for part in given], how["axis"])
    if kind == "Unsqueeze":
        return first.unsqueeze(rest[0].tolist()[0])
    if kind == "Gather":
        place = rest[0].tolist()
        return first[place] if first.dtype == torch.int64 else gathered(first, how["axis"], place)
    if kind == "Reshape":
        shape = rest[0].tolist()
        return first.reshape([count, *shape[1:]] if shape[0] == 1 and len(shape) > 2 else shape)
    if kind == "Flatten":
        return first.flatten(how.get("axis", 1))
    if kind == "Shape":
        return torch.tensor(first.shape)
    if kind == "TopK":  # the whole axis, in order
        return first.sort(dim=how["axis"]).values
    if kind == "Transpose":
        return first.permute(how["perm"])
    if kind == "QuantizeLinear":
        return ((first / rest[0]).round() + rest[1].item()).clamp(0, 255)
    if kind == "DequantizeLinear":
        size = rest[0].view(-1, *[1] * (first.dim() - 1)) if rest[0].dim() else rest[0]
        zero_point = rest[1].to(size.device).view(size.shape)
        return (first.to(size.device).float() - zero_point) * size
    raise ValueError(f"no way to carry out {kind}")


def convolve(picture: Tensor, weight: Tensor, bias: Tensor | None = None, *, how: dict) -> Tensor:
    top, left, bottom, right = how.get("pads", [0, 0, 0, 0])
    if weight.shape[2:] == picture.shape[2:] and how.get("group", 1) == len(weight) > 1 and not any(how.get("pads", [])):
        # A depthwise layer as large as its picture is a weighted sum, which learns far faster as one.
        summed = (picture * weight.squeeze(1)).sum((2, 3), keepdim=True)
        return summed if bias is None else summed + bias.view(1, -1, 1, 1)
    if (top, left) != (bottom, right):
        picture, top, left = F.pad(picture, (left, right, top, bottom)), 0, 0
    return F.conv2d(picture, weight, bias, how.get("strides", [1, 1]), (top, left), how.get("dilations", [1, 1]), how.get("group", 1))


def gathered(values: Tensor, axis: int, place) -> Tensor:
    return values.select(axis, place) if isinstance(place, int) else values.index_select(axis, torch.tensor(place, device=values.device))


PLAIN = {
    "Relu": torch.relu,
    "Sub": torch.sub,
    "Add": torch.add,
    "Mul": torch.mul,
    "Div": torch.div,
    "MatMul": torch.matmul,
    "Pow": torch.pow,
    "Sqrt": torch.sqrt,
    "Log": torch.log,
    "Abs": torch.abs,
    "Min": torch.minimum,
    "Sigmoid": torch.sigmoid,
    "Identity": lambda value: value,
    "Cast": lambda value: value,
    "Clip": lambda value, low=None, high=None: value.clamp(min=low, max=high),
}
REDUCED = {"ReduceMean": torch.mean, "ReduceSum": torch.sum, "ReduceMax": torch.amax, "ReduceMin": torch.amin}
