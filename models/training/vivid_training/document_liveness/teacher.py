"""The judges that ship, answering whole batches on the GPU: a new judge learns from their odds as well as from the truth.

The ONNX file answers one picture at a time on the CPU. Its few kinds of nodes are carried out here in PyTorch, for any batch.
"""

from pathlib import Path

import onnx
import torch
import torch.nn.functional as F
from onnx import helper, numpy_helper

Tensor = torch.Tensor
# What the file calls its views, and what samples.py calls them.
VIEWS = {"document": "small", "closer": "document", "frame": "frame", "patches": "patches", "portrait": "portrait"}


class Teacher:
    def __init__(self, file: Path, device) -> None:
        graph = onnx.load(file).graph
        self.nodes = [(node, {part.name: helper.get_attribute_value(part) for part in node.attribute}) for node in graph.node]
        self.device = device
        self.fixed = {part.name: self._constant(part) for part in graph.initializer}

    def _constant(self, part: onnx.TensorProto) -> Tensor:
        """Whole numbers are shapes and places: they stay with the CPU, which is asked for them."""
        value = torch.from_numpy(numpy_helper.to_array(part).copy())
        return value.to(self.device) if value.is_floating_point() else value

    @torch.no_grad()
    def odds(self, samples: dict[str, Tensor], wanted: tuple[str, ...] = ("mean",)) -> list[Tensor]:
        """`samples` in bytes; `wanted` are names of values inside the file, [B,4] each."""
        values = {name: samples[ours].float() / 255 for name, ours in VIEWS.items()}
        values["hasPortrait"] = samples["has_portrait"]
        count = len(samples["has_portrait"])
        values.update(self.fixed)
        for node, options in self.nodes:
            if node.op_type == "Constant":
                self.fixed[node.output[0]] = values[node.output[0]] = self._constant(options["value"])
                continue
            given = [values[name] if name else None for name in node.input]
            values[node.output[0]] = _carried_out(node.op_type, given, options, count)
        self.nodes = [(node, options) for node, options in self.nodes if node.op_type != "Constant"]
        return [values[name] for name in wanted]


def _carried_out(kind: str, given: list[Tensor | None], options: dict, count: int) -> Tensor:
    first, *rest = given
    if kind in PLAIN:
        return PLAIN[kind](*given)
    if kind == "Conv":
        return F.conv2d(first, *rest, stride=options["strides"], padding=options["pads"][:2])
    if kind == "AveragePool":
        return F.avg_pool2d(
            first, options["kernel_shape"], options["strides"], options["pads"][:2], count_include_pad=bool(options["count_include_pad"])
        )
    if kind == "Gemm":
        return F.linear(first, *rest)
    if kind == "BatchNormalization":
        weight, bias, mean, variance = rest
        return F.batch_norm(first, mean, variance, weight, bias, eps=options["epsilon"])
    if kind.startswith("Reduce"):
        axes = options["axes"] if "axes" in options else rest[0].tolist()
        return REDUCED[kind](first, dim=axes, keepdim=bool(options.get("keepdims", 1)))
    if kind == "Slice":
        start, end, axis = (part.tolist()[0] for part in rest[:3])
        step = rest[3].tolist()[0] if len(rest) > 3 else 1
        chosen = [slice(None)] * first.dim()
        chosen[axis] = slice(start, end, step)
        return first[tuple(chosen)]
    if kind == "Concat":
        if first.dtype == torch.int64:  # a shape
            return torch.cat(given, options["axis"])
        rows = max(len(part) for part in given)
        return torch.cat([part.expand(rows, *part.shape[1:]) for part in given], options["axis"])
    if kind == "Unsqueeze":
        return first.unsqueeze(rest[0].tolist()[0])
    if kind == "Gather":
        place = rest[0].tolist()
        return first[place] if first.dtype == torch.int64 else _gathered(first, options["axis"], place)
    if kind == "Reshape":
        shape = rest[0].tolist()
        return first.reshape([count, *shape[1:]] if shape[0] == 1 and len(shape) > 2 else shape)
    if kind == "Shape":
        return torch.tensor(first.shape)
    if kind == "TopK":  # the whole axis, in order
        return first.sort(dim=options["axis"]).values
    if kind == "Transpose":
        return first.permute(options["perm"])
    raise ValueError(f"no way to carry out {kind}")


def _gathered(values: Tensor, axis: int, place) -> Tensor:
    return values.select(axis, place) if isinstance(place, int) else values.index_select(axis, torch.tensor(place, device=values.device))


PLAIN = {
    "Relu": torch.relu,
    "Sub": torch.sub,
    "Add": torch.add,
    "Mul": torch.mul,
    "Div": torch.div,
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
