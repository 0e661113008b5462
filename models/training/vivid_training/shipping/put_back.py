"""Puts a part of a rounded network back into floats: python -m vivid_training.shipping.put_back FLOAT.onnx ROUNDED.onnx PART TARGET.onnx

PART: what the names of its tensors begin with, such as `before/`, the older judge of documents. Nothing that it gives to the rest is
rounded.
"""

import sys
from pathlib import Path

import onnx

from vivid_training.shipping.record import record
from vivid_training.shipping.rounding import put_in_order


def put_back(floats: onnx.ModelProto, rounded: onnx.ModelProto, part: str) -> onnx.ModelProto:
    belongs = lambda name: name.startswith(part)
    nodes = [node for node in floats.graph.node if belongs(node.output[0])]
    nodes += [node for node in rounded.graph.node if not belongs(node.output[0])]
    constants = {one.name: one for one in floats.graph.initializer}
    constants |= {one.name: one for one in rounded.graph.initializer if not belongs(one.name)}
    used = {name for node in nodes for name in node.input}
    model = onnx.ModelProto()
    model.CopyFrom(floats)
    del model.graph.node[:], model.graph.initializer[:], model.graph.value_info[:]
    model.graph.initializer.extend(one for name, one in constants.items() if name in used)
    put_in_order(model.graph, nodes)
    onnx.checker.check_model(model, full_check=True)
    return model


if __name__ == "__main__":
    source, weights, part, target = sys.argv[1:]
    onnx.save(put_back(onnx.load(source), onnx.load(weights), part), target)
    record(Path(target), f"{part} in floats")
