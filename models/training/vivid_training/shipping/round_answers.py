"""The last layer of a reader of lines in 8 bits: python -m vivid_training.shipping.round_answers READER.onnx TARGET.onnx

It has the most weights of all and stays in floats when the others are rounded, because its answers must not be. Here only what it is given
and its weights are rounded; its sums stay as they come.
"""

import sys
from pathlib import Path

import numpy as np
import onnx
from onnx import helper, numpy_helper

from vivid_training.shipping.record import record

# Of 7 bits: processors without dot-product instructions would overflow otherwise.
LARGEST = 63


def round_answers(model: onnx.ModelProto) -> None:
    """The layer is given the sum of two tensors that are rounded already; none of its values lies beyond the sum of their ranges."""
    graph = model.graph
    constants = {one.name: numpy_helper.to_array(one) for one in graph.initializer}
    made_by = {name: node for node in graph.node for name in node.output}
    last = [node for node in graph.node if node.op_type == "Conv"][-1]
    given, weights, bias = last.input
    low, high = (sum(ends) for ends in zip(*(range_of(made_by[name], constants) for name in made_by[given].input), strict=True))
    size = np.float32((high - low) / 255)
    by_column = constants[weights][:, :, 0, 0].T
    sizes = (np.abs(by_column).max(0) / LARGEST).astype(np.float32)

    def add(name: str, value) -> str:
        graph.initializer.append(numpy_helper.from_array(np.asarray(value), name))
        return name

    parts = [add("given_size", size), add("given_nought", np.uint8(round(-low / size)))]
    integers = [add("answers_whole", np.round(by_column / sizes).astype(np.int8)), add("answers_size", sizes)]
    squeeze, transpose = graph_after(graph, last)
    made = [
        helper.make_node("Squeeze", [given, squeeze.input[1]], ["given_line"], "given_line"),
        helper.make_node("Transpose", ["given_line"], ["given_steps"], "given_steps", perm=[0, 2, 1]),
        helper.make_node("QuantizeLinear", ["given_steps", *parts], ["given_whole"], "given_whole"),
        helper.make_node(
            "MatMulIntegerToFloat",
            ["given_whole", integers[0], parts[0], integers[1], parts[1], add("answers_nought", np.int8(0)), bias],
            list(transpose.output),
            "answers",
            domain="com.microsoft",
        ),
    ]
    at = list(graph.node).index(last)
    nodes = [*graph.node[:at], *made, *(node for node in graph.node[at + 1 :] if node not in (squeeze, transpose))]
    del graph.node[:]
    graph.node.extend(nodes)
    used = {name for node in nodes for name in node.input}
    for one in [one for one in graph.initializer if one.name not in used]:
        graph.initializer.remove(one)
    if all(one.domain != "com.microsoft" for one in model.opset_import):
        model.opset_import.append(helper.make_opsetid("com.microsoft", 1))


def range_of(dequantised: onnx.NodeProto, constants: dict[str, np.ndarray]) -> tuple[float, float]:
    """What a tensor of bytes can stand for."""
    _, size, zero_point = dequantised.input
    return -float(constants[size]) * int(constants[zero_point]), float(constants[size]) * (255 - int(constants[zero_point]))


def graph_after(graph: onnx.GraphProto, last: onnx.NodeProto) -> tuple[onnx.NodeProto, onnx.NodeProto]:
    """The two nodes that put the answers of a line's steps in order."""
    squeeze = next(node for node in graph.node if last.output[0] in node.input)
    return squeeze, next(node for node in graph.node if squeeze.output[0] in node.input)


def round_answers_file(source: Path, target: Path) -> None:
    model = onnx.load(source)
    round_answers(model)
    onnx.save(model, target)


if __name__ == "__main__":
    source, target = (Path(name) for name in sys.argv[1:])
    round_answers_file(source, target)
    record(target, "answers in 8 bits")
