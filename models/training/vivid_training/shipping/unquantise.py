"""A network in 8 bits as one in floats again, with the weights as they were rounded, so that it can learn further.

python -m vivid_training.shipping.unquantise ../text-reader/weights.onnx reader.onnx
"""

import argparse
from pathlib import Path

import numpy as np
import onnx
from onnx import numpy_helper

ROUNDING = ("QuantizeLinear", "DequantizeLinear")


def unquantise(source: Path, target: Path) -> None:
    model = onnx.load(source)
    graph = model.graph
    constants = {one.name: numpy_helper.to_array(one) for one in graph.initializer}
    stands_for: dict[str, str] = {}
    widened: dict[str, np.ndarray] = {}
    kept = []
    for node in graph.node:
        if node.op_type == "DequantizeLinear" and node.input[0] in constants:
            widened[node.output[0]] = _in_floats(node, constants)
        elif node.op_type in ROUNDING:
            stands_for[node.output[0]] = node.input[0]
        elif node.op_type == "MatMulIntegerToFloat":
            kept += _answers_in_floats(node, constants, widened)
        else:
            kept.append(node)

    def origin(name: str) -> str:
        while name in stands_for:
            name = stands_for[name]
        return name

    for node in kept:
        node.input[:] = [origin(name) for name in node.input]
    kept += [onnx.helper.make_node("Identity", [origin(one.name)], [one.name]) for one in graph.output if one.name in stands_for]
    used = {name for node in kept for name in node.input}
    weights = [one for one in graph.initializer if one.name in used]
    weights += [numpy_helper.from_array(value, name) for name, value in widened.items() if name in used]
    widened_graph = onnx.helper.make_graph(kept, graph.name, graph.input, graph.output, weights)
    widened_model = onnx.helper.make_model(widened_graph, opset_imports=model.opset_import, ir_version=model.ir_version)
    onnx.checker.check_model(widened_model)
    onnx.save(widened_model, target)


def _answers_in_floats(node: onnx.NodeProto, constants: dict[str, np.ndarray], widened: dict[str, np.ndarray]) -> list[onnx.NodeProto]:
    """The last layer of a reader, which `round_answers.py` rounded, as the convolution that it was."""
    given, integers, _, sizes, _, _, bias = node.input
    dequantised = constants[integers].astype(np.float32) * constants[sizes]
    widened["answers_weights"], widened["answers_row"] = np.ascontiguousarray(dequantised.T)[:, :, None, None], np.array([2])
    make = onnx.helper.make_node
    return [
        make("Transpose", [given], ["answers_line"], perm=[0, 2, 1]),
        make("Unsqueeze", ["answers_line", "answers_row"], ["answers_given"]),
        make("Conv", ["answers_given", "answers_weights", bias], ["answers_made"], kernel_shape=[1, 1]),
        make("Squeeze", ["answers_made", "answers_row"], ["answers_squeezed"]),
        make("Transpose", ["answers_squeezed"], [node.output[0]], perm=[0, 2, 1]),
    ]


def _in_floats(node: onnx.NodeProto, constants: dict[str, np.ndarray]) -> np.ndarray:
    rounded, scale, *zero = (constants[name].astype(np.float32) for name in node.input)
    axis = next((one.i for one in node.attribute if one.name == "axis"), 1)
    if scale.ndim == 1 and scale.size > 1:
        shape = [1] * rounded.ndim
        shape[axis if rounded.ndim > 1 else 0] = -1
        scale, zero = scale.reshape(shape), [one.reshape(shape) for one in zero]
    return ((rounded - (zero[0] if zero else 0)) * scale).astype(np.float32)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("source", type=Path)
    parser.add_argument("target", type=Path)
    chosen = parser.parse_args()
    unquantise(chosen.source, chosen.target)


if __name__ == "__main__":
    main()
