"""The mean of two networks of one shape.

python -m vivid_training.thinning.mean_weights FIRST.onnx SECOND.onnx TARGET.onnx
"""

import sys
from pathlib import Path

import onnx
from onnx import numpy_helper

from vivid_training.shipping.record import record


def mean_weights(first: onnx.ModelProto, second: onnx.ModelProto) -> None:
    """Into the first of them."""
    others = {one.name: numpy_helper.to_array(one) for one in second.graph.initializer}
    for one in first.graph.initializer:
        values = numpy_helper.to_array(one)
        if values.dtype.kind == "f":
            one.CopyFrom(numpy_helper.from_array((values + others[one.name]) / 2, one.name))


if __name__ == "__main__":
    names = [Path(name) for name in sys.argv[1:]]
    mean, other = (onnx.load(name) for name in names[:2])
    mean_weights(mean, other)
    onnx.save(mean, names[2])
    record(names[2], "mean of two")
