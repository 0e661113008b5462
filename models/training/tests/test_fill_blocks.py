"""Empty channels change nothing that the detector answers."""

import numpy as np
import onnx
import onnxruntime
from onnx import TensorProto, helper, numpy_helper

from vivid_training.faces.fill_blocks import NARROW, WIDE, fill_blocks


def detector_like() -> onnx.ModelProto:
    chance = np.random.default_rng(1)
    shapes = {
        "first": (NARROW, 3, 3, 3),
        "filter": (NARROW, 1, 3, 3),
        "mix": (NARROW, NARROW, 1, 1),
        "copy": (NARROW, 1, 1, 1),
        "last": (48, NARROW, 1, 1),
    }
    weights = {name: chance.normal(0, 0.3, shape).astype(np.float32) for name, shape in shapes.items()}
    weights["copy"] = np.ones(shapes["copy"], np.float32)
    weights["bias"] = chance.normal(0, 0.3, NARROW).astype(np.float32)
    conv = lambda given, names, made, **how: helper.make_node("Conv", [given, *names], [made], name=made, **how)
    nodes = [
        conv("image", ["first", "bias"], "a", pads=[1, 1, 1, 1]),
        conv("a", ["filter"], "b", group=NARROW, pads=[1, 1, 1, 1]),
        conv("b", ["mix"], "c"),
        helper.make_node("Add", ["a", "c"], ["d/outside"]),
        conv("d/outside", ["copy"], "d", group=NARROW),
        helper.make_node("Relu", ["d"], ["e"]),
        conv("e", ["last"], "boxes"),
    ]
    values = [helper.make_tensor_value_info(n, TensorProto.FLOAT, [1, c, 8, 8]) for n, c in (("image", 3), ("boxes", 48))]
    parts = [numpy_helper.from_array(value, name) for name, value in weights.items()]
    graph = helper.make_graph(nodes, "detector", values[:1], values[1:], parts)
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)


def answer(model: onnx.ModelProto, image: np.ndarray) -> np.ndarray:
    return onnxruntime.InferenceSession(model.SerializeToString(), providers=["CPUExecutionProvider"]).run(None, {"image": image})[0]


def test_the_answers_stay_the_same_and_the_copy_goes():
    model, image = detector_like(), np.random.default_rng(2).normal(0, 1, (1, 3, 8, 8)).astype(np.float32)
    before = answer(model, image)
    fill_blocks(model)
    onnx.checker.check_model(model, full_check=True)
    assert np.abs(answer(model, image) - before).max() < 1e-5
    sizes = {one.name: list(one.dims) for one in model.graph.initializer}
    assert sizes["mix"] == [WIDE, WIDE, 1, 1] and sizes["filter"] == [WIDE, 1, 3, 3] and "copy" not in sizes
