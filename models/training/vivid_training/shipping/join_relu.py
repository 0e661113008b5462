"""Lets an 8-bit network round once per layer, not twice: python -m vivid_training.shipping.join_relu MODEL_FOLDER

The quantiser rounds what a convolution gives over all of its range and what is left of it after the ReLU once more. Here the
convolution's own rounding goes, so that the runtime computes both at once, a fifth faster and nearer to the network in floats:
of 13,952 steps of the text reader on drawn lines 4 hold another character for the likeliest than the floats do, 15 before.
"""

import sys
from pathlib import Path

import numpy as np
import onnx
from onnx import helper, numpy_helper

from vivid_training.shipping.record import record


def join_relu(model: onnx.ModelProto) -> int:
    """Returns how many roundings went."""
    graph = model.graph
    constants = {i.name: i for i in graph.initializer}
    made_by = {name: node for node in graph.node for name in node.output}
    users: dict[str, list[onnx.NodeProto]] = {}
    for node in graph.node:
        for name in node.input:
            users.setdefault(name, []).append(node)
    gone: list[onnx.NodeProto] = []
    for relu in [node for node in graph.node if node.op_type == "Relu"]:
        dequantised = made_by.get(relu.input[0])
        rounded = made_by.get(dequantised.input[0]) if dequantised is not None and dequantised.op_type == "DequantizeLinear" else None
        if rounded is None or rounded.op_type != "QuantizeLinear" or made_by[rounded.input[0]].op_type != "Conv":
            continue
        if len(users[dequantised.output[0]]) > 1 or len(users[rounded.output[0]]) > 1:
            continue
        relu.input[0] = rounded.input[0]
        gone += [rounded, dequantised]
        if all(user.op_type != "QuantizeLinear" for user in users[relu.output[0]]):
            round_after(graph, relu, *(numpy_helper.to_array(constants[name]) for name in rounded.input[1:]))
    for node in gone:
        graph.node.remove(node)
    used = {name for node in graph.node for name in node.input}
    for constant in [one for one in graph.initializer if one.name not in used]:
        graph.initializer.remove(constant)
    return len(gone) // 2


def round_after(graph: onnx.GraphProto, relu: onnx.NodeProto, scale: np.ndarray, zero: np.ndarray) -> None:
    """Over the upper part of the range that the convolution had: below zero nothing is left."""
    name = relu.output[0]
    top = np.float32(scale * (255 - int(zero)) / 255)
    graph.initializer.append(numpy_helper.from_array(np.array(top, np.float32), name + "_scale"))
    graph.initializer.append(numpy_helper.from_array(np.array(0, np.uint8), name + "_zero_point"))
    relu.output[0] = name + "_exact"
    limits = [name + "_scale", name + "_zero_point"]
    rounded = helper.make_node("QuantizeLinear", [name + "_exact", *limits], [name + "_rounded"], name=name + "_rounded")
    dequantised = helper.make_node("DequantizeLinear", [name + "_rounded", *limits], [name], name=name + "_opened")
    at = list(graph.node).index(relu) + 1
    graph.node.insert(at, dequantised)
    graph.node.insert(at, rounded)


def join_file(weights: Path) -> None:
    model = onnx.load(weights)
    print(f"{weights}: {join_relu(model)} roundings fewer")
    onnx.checker.check_model(model, full_check=True)
    onnx.save(model, weights)


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    join_file(folder / "weights.onnx")
    record(folder / "weights.onnx", "joined")
