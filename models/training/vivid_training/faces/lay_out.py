"""Rewrites a converted graph, to the same values, so that the runtime keeps one layout of memory from end to end.

The runtime joins sums and activations to convolutions where it can prove that two tensors are of one size, which it does by
padding that is one less than the kernel; whatever else it meets costs a change of layout before and after.
"""

import numpy as np
import onnx
from onnx import helper, numpy_helper, shape_inference


class Layout:
    def __init__(self, model: onnx.ModelProto):
        self.graph = model.graph
        inferred = shape_inference.infer_shapes(model).graph.value_info
        self.sizes = {i.name: [d.dim_value for d in i.type.tensor_type.shape.dim] for i in [*model.graph.input, *inferred]}
        self.constants = {i.name: numpy_helper.to_array(i) for i in model.graph.initializer}
        self.nodes: list[onnx.NodeProto] = []
        self.pooled: set[str] = set()

    def rewrite(self) -> None:
        for node in self.graph.node:
            given = {a.name: helper.get_attribute_value(a) for a in node.attribute}
            rewrite = {"Conv": self.convolve, "MaxPool": self.pool, "Pad": self.widen, "PRelu": self.leak, "Add": self.add}.get(
                node.op_type
            )
            if rewrite:
                rewrite(node, given)
            else:
                self.nodes.append(node)
        del self.graph.node[:]
        self.graph.node.extend(self.nodes)
        used = {name for node in self.nodes for name in node.input}
        kept = [numpy_helper.from_array(np.ascontiguousarray(v), k) for k, v in self.constants.items() if k in used]
        del self.graph.initializer[:]
        self.graph.initializer.extend(kept)

    def emit(self, op: str, inputs: list[str], output: str, **attributes) -> str:
        self.nodes.append(helper.make_node(op, inputs, [output], name=output, **attributes))
        return output

    def pads(self, node: onnx.NodeProto, given: dict) -> tuple[list[int], list[int]]:
        """How much "same" pads before and after."""
        if given["auto_pad"] == b"VALID":
            return [0, 0], [0, 0]
        triples = zip(self.sizes[node.input[0]][2:], given["kernel_shape"], given["strides"])
        total = [max(0, (-(-size // stride) - 1) * stride + kernel - size) for size, kernel, stride in triples]
        return [pad // 2 for pad in total], [pad - pad // 2 for pad in total]

    def convolve(self, node: onnx.NodeProto, given: dict) -> None:
        before, after = self.pads(node, given)
        kernel = self.constants[node.input[1]]
        is_first = node.input[0] == self.graph.input[0].name
        if given["strides"] == [2, 2] and given["auto_pad"] == b"SAME_UPPER" and not is_first:
            # One more row and column of nothing, before: the padding becomes what the runtime can follow.
            kernel = np.pad(kernel, ((0, 0), (0, 0), (1, 0), (1, 0)))
            before = [pad + 1 for pad in before]
            self.constants[node.input[1]] = kernel
        self.emit(
            "Conv",
            list(node.input),
            node.output[0],
            strides=given["strides"],
            group=given["group"],
            pads=before + after,
            kernel_shape=list(kernel.shape[2:]),
        )

    def pool(self, node: onnx.NodeProto, given: dict) -> None:
        self.pooled.add(node.output[0])
        before, after = self.pads(node, given)
        size, (kernel, _) = self.sizes[node.input[0]][2], given["kernel_shape"]
        if size % kernel == 0 and given["strides"] == given["kernel_shape"]:
            # Never looked at, as the kernel fits without it.
            after = [kernel - 1] * 2
        self.emit(
            "MaxPool", list(node.input), node.output[0], strides=given["strides"], pads=before + after, kernel_shape=given["kernel_shape"]
        )

    def widen(self, node: onnx.NodeProto, _given: dict) -> None:
        """Empty channels, by a convolution that copies the others."""
        pads = self.constants[node.input[1]].reshape(2, 4)
        if pads[:, [0, 2, 3]].any() or pads[0, 1]:
            raise ValueError(f"{node.name}: only channels at the end are expected to be padded")
        channels = self.sizes[node.input[0]][1]
        name = node.output[0] + "/kernel"
        self.constants[name] = np.eye(channels + pads[1, 1], channels, dtype=np.float32)[:, :, None, None]
        self.emit("Conv", [node.input[0], name], node.output[0], kernel_shape=[1, 1], pads=[0, 0, 0, 0], strides=[1, 1])

    def add(self, node: onnx.NodeProto, _given: dict) -> None:
        """Where pooling had to leave the layout (its blocks hold 16 channels), a convolution that copies leads back into it."""
        channels = self.sizes[node.output[0]][1]
        if channels % 16 == 0 or not any(name in self.pooled for name in node.input):
            self.nodes.append(node)
            return
        name = node.output[0]
        self.constants[name + "/kernel"] = np.ones((channels, 1, 1, 1), np.float32)
        outside = self.emit("Add", list(node.input), name + "/outside")
        self.emit("Conv", [outside, name + "/kernel"], name, group=channels, kernel_shape=[1, 1], pads=[0, 0, 0, 0], strides=[1, 1])

    def leak(self, node: onnx.NodeProto, _given: dict) -> None:
        """slope × x + (1 − slope) × relu(x): the runtime's own operation takes a number at a time."""
        slope, name = self.constants[node.input[1]].reshape(-1, 1, 1, 1), node.output[0]
        self.constants[name + "/below"], self.constants[name + "/above"] = slope, 1 - slope
        one = {"group": len(slope), "kernel_shape": [1, 1], "pads": [0, 0, 0, 0], "strides": [1, 1]}
        above = self.emit("Relu", [node.input[0]], name + "/relu")
        leaked = self.emit("Conv", [node.input[0], name + "/below"], name + "/leaked", **one)
        scaled = self.emit("Conv", [above, name + "/above"], name + "/scaled", **one)
        self.emit("Add", [scaled, leaked], name)
