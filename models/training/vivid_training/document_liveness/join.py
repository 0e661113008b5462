"""A new judge and one that shipped before, as one file that answers the weighted mean of their odds: they err on different pictures."""

import numpy as np
import onnx
from onnx import TensorProto, compose, helper, numpy_helper, shape_inference
from onnx.utils import Extractor

# The judge of version 2 sees the document in its own, smaller view, and the first six patches; it is not shown the portrait.
SMALL_VIEW, SMALL_SHAPE, FIRST_PATCHES = "document", (1, 3, 176, 256), 6
SEEN_BEFORE = ("document", "frame", "patches")
ODDS_BEFORE = "/judge/head/head.3_1/Gemm_output_0"
# How much the new judge's odds count: screen, print, portrait, digital. The one before knows nothing of portraits and less of prints.
SHARES = (2 / 3, 1, 1, 2 / 3)


def judge_before(file: onnx.ModelProto) -> onnx.ModelProto:
    """The second judge of version 2, out of the pair."""
    return Extractor(shape_inference.infer_shapes(file)).extract_model(list(SEEN_BEFORE), [ODDS_BEFORE])


def joined(before: onnx.ModelProto, new: onnx.ModelProto) -> onnx.ModelProto:
    """Both answer odds; the new one's are called `odds`."""
    first, second = compose.add_prefix(before, "before/"), compose.add_prefix(new, "new/")
    shapes = {put.name.removeprefix("new/"): [size.dim_value for size in put.type.tensor_type.shape.dim] for put in second.graph.input}
    inputs = [helper.make_tensor_value_info(SMALL_VIEW, TensorProto.FLOAT, SMALL_SHAPE)]
    links = [
        helper.make_node("Identity", [SMALL_VIEW], ["before/document"]),
        helper.make_node("Identity", ["frame"], ["before/frame"]),
        helper.make_node("Slice", ["patches", "from", "to", "axis"], ["before/patches"]),
    ]
    for name, shape in shapes.items():
        given = "closer" if name == "document" else name
        inputs.append(helper.make_tensor_value_info(given, TensorProto.FLOAT, shape))
        links.append(helper.make_node("Identity", [given], [f"new/{name}"]))
    constants = {"from": [0], "to": [FIRST_PATCHES], "axis": [1]}
    initial = [numpy_helper.from_array(np.array(value, np.int64), name) for name, value in constants.items()]
    initial.append(numpy_helper.from_array(np.array([SHARES], np.float32), "shares"))
    ends = [
        helper.make_node("Sub", ["new/odds", f"before/{ODDS_BEFORE}"], ["difference"]),
        helper.make_node("Mul", ["difference", "shares"], ["counted"]),
        helper.make_node("Add", [f"before/{ODDS_BEFORE}", "counted"], ["mean"]),
        helper.make_node("Sigmoid", ["mean"], ["signals"]),
    ]
    graph = helper.make_graph(
        [*links, *first.graph.node, *second.graph.node, *ends],
        "judges",
        inputs,
        [helper.make_tensor_value_info("signals", TensorProto.FLOAT, (1, 4))],
        [*initial, *first.graph.initializer, *second.graph.initializer],
    )
    model = helper.make_model(graph, opset_imports=before.opset_import, ir_version=before.ir_version)
    onnx.checker.check_model(model)
    return model
