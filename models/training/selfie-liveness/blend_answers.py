"""Turns train.py's heads.onnx into the weights that ship, one score instead of all of ANSWERS: python blend_answers.py HEADS.onnx OUT.onnx"""

import sys

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

from export import BLEND


def main(heads: str, out: str) -> None:
    model = onnx.load(heads)
    graph, answers = model.graph, "answers"
    for node in graph.node:
        node.output[:] = [answers if name == "score" else name for name in node.output]
    graph.initializer.append(numpy_helper.from_array(np.array(BLEND, np.float32).reshape(-1, 1), "blend"))
    graph.node.append(helper.make_node("MatMul", [answers, "blend"], ["score"]))
    graph.output[0].CopyFrom(helper.make_tensor_value_info("score", TensorProto.FLOAT, ["faces", 1]))
    onnx.checker.check_model(model)
    onnx.save(model, out)


if __name__ == "__main__":
    main(*sys.argv[1:3])
