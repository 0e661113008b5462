"""Lets one axis of a network's pictures have any size: python -m vivid_training.shipping.free_axis MODEL_FOLDER AXIS NAME

For networks that were exported at one size though nothing in them depends on it. The weights stay as they are.
"""

import sys
from pathlib import Path

import onnx

from vivid_training.shipping.record import record


def free_axis(model: onnx.ModelProto, axis: int, name: str) -> None:
    graph = model.graph
    for value, label in [*((one, name) for one in graph.input), *((one, f"{name}_out") for one in graph.output)]:
        value.type.tensor_type.shape.dim[axis].dim_param = label
    # Sizes in between were written for the old one.
    del graph.value_info[:]
    onnx.checker.check_model(model, full_check=True)


if __name__ == "__main__":
    weights = Path(sys.argv[1]) / "weights.onnx"
    loaded = onnx.load(weights)
    free_axis(loaded, int(sys.argv[2]), sys.argv[3])
    onnx.save(loaded, weights)
    record(weights, f"axis {sys.argv[2]} is free")
