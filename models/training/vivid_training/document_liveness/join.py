"""Two files of judges as one whose odds are the mean of theirs. Judges of separate trainings err on different pictures."""

import numpy as np
import onnx
from onnx import TensorProto, compose, helper, numpy_helper

# The judges of version 2 see the document in its own, smaller view, and the first six patches.
SMALL_VIEW, SMALL_SHAPE, FIRST_PATCHES = "document", (1, 3, 176, 256), 6


def joined(before: onnx.ModelProto, new: onnx.ModelProto) -> onnx.ModelProto:
    """`before` answers probabilities and is asked for its odds; `new` answers odds."""
    first, second = compose.add_prefix(before, "before/"), compose.add_prefix(new, "new/")
    last = next(node for node in first.graph.node if "before/signals" in node.output)
    if last.op_type != "Sigmoid":
        raise SystemExit("the file before does not end in a sigmoid")
    odds = last.input[0]
    first.graph.node.remove(last)
    shapes = {put.name.removeprefix("new/"): [size.dim_value for size in put.type.tensor_type.shape.dim] for put in second.graph.input}
    inputs = [helper.make_tensor_value_info(SMALL_VIEW, TensorProto.FLOAT, SMALL_SHAPE)]
    links = [helper.make_node("Identity", [SMALL_VIEW], ["before/document"]), helper.make_node("Identity", ["closer"], ["new/document"])]
    for name, shape in shapes.items():
        inputs.append(helper.make_tensor_value_info("closer" if name == "document" else name, TensorProto.FLOAT, shape))
        if name == "document":
            continue
        links.append(helper.make_node("Identity", [name], [f"new/{name}"]))
        if name == "patches":
            links.append(helper.make_node("Slice", [name, "from", "to", "axis"], ["before/patches"]))
        else:
            links.append(helper.make_node("Identity", [name], [f"before/{name}"]))
    constants = {"from": [0], "to": [FIRST_PATCHES], "axis": [1]}
    initial = [numpy_helper.from_array(np.array(value, np.int64), name) for name, value in constants.items()]
    initial.append(numpy_helper.from_array(np.array(0.5, np.float32), "half"))
    ends = [
        helper.make_node("Add", [odds, "new/odds"], ["sum"]),
        helper.make_node("Mul", ["sum", "half"], ["mean"]),
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
