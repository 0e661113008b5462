"""Intel's network as this repository's are: RGB of 0..1 in, one row of numbers out.

python -m vivid_training.face_embedding.convert face-reidentification-retail-0095.onnx embedding.onnx
"""

import argparse
from pathlib import Path

import numpy as np
import onnx
from onnx import helper, numpy_helper

SIDE, NUMBERS = 128, 256


def converted(given: onnx.ModelProto) -> onnx.ModelProto:
    """The given one takes BGR of 0..255, scales it by a Mul and an Add, and answers 256 channels of one pixel."""
    graph = given.graph
    parts = {one.name: one for one in graph.initializer}
    scale, shift = graph.node[0].input[1], graph.node[1].input[1]
    first = next(node for node in graph.node if node.op_type == "Conv").input[1]
    values = {name: numpy_helper.to_array(parts[name]) for name in (scale, shift, first)}
    values[scale] = values[scale] * 255
    for name, value in values.items():
        parts[name].CopyFrom(numpy_helper.from_array(np.ascontiguousarray(value[:, ::-1]).astype(np.float32), name))
    graph.node[0].input[0] = "face"
    del graph.input[:], graph.output[:]
    graph.input.append(helper.make_tensor_value_info("face", onnx.TensorProto.FLOAT, [1, 3, SIDE, SIDE]))
    graph.output.append(helper.make_tensor_value_info("embedding", onnx.TensorProto.FLOAT, [1, NUMBERS]))
    last = graph.node[-1]
    last.CopyFrom(helper.make_node("Flatten", [last.input[0]], ["embedding"], axis=1))
    onnx.checker.check_model(given)
    return given


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("given", type=Path)
    parser.add_argument("target", type=Path)
    options = parser.parse_args()
    onnx.save(converted(onnx.load(options.given)), options.target)


if __name__ == "__main__":
    main()
