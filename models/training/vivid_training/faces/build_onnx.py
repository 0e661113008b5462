"""Builds an ONNX graph in NCHW from a TFJS graph in NHWC, for the operations that the face models use."""

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

from vivid_training.faces.lay_out import Layout
from vivid_training.faces.read_tfjs_graph import TfjsGraph, spatial, text, texts

OPSET = 17


class OnnxBuilder:
    def __init__(self, source: TfjsGraph):
        self.source = source
        self.image = next(node["name"] for node in source.nodes if node["op"] == "Placeholder")
        self.nodes: list[onnx.NodeProto] = []
        self.initializers: list[onnx.TensorProto] = []

    def constant(self, name: str, values: np.ndarray) -> str:
        self.initializers.append(numpy_helper.from_array(np.ascontiguousarray(values), name))
        return name

    def emit(self, op: str, inputs: list[str], output: str, **attributes) -> str:
        self.nodes.append(helper.make_node(op, inputs, [output], name=output, **attributes))
        return output

    def convert(self) -> None:
        for node in self.source.nodes:
            if node["op"] not in ("Const", "Placeholder"):
                inputs = ["image" if i == self.image else i for i in node["input"]]
                getattr(self, "convert_" + node["op"].strip("_"))(node, node["name"], inputs)

    def convolve(self, node, output, image, kernel, bias, group) -> str:
        stride = spatial(node, "strides")
        if spatial(node, "dilations") != [1, 1]:
            raise ValueError(f"{output}: dilated convolutions are not expected")
        padding = {"SAME": "SAME_UPPER", "VALID": "VALID"}[text(node, "padding")]
        inputs = [image, self.constant(output + "/kernel", kernel)]
        if bias is not None:
            inputs.append(self.constant(output + "/bias", bias))
        return self.emit("Conv", inputs, output, strides=stride, group=group, auto_pad=padding, kernel_shape=list(kernel.shape[2:]))

    def convert_FusedConv2D(self, node, name, inputs):
        fused = texts(node, "fused_ops")
        if fused[0] != "BiasAdd" or fused[1:] not in ([], ["Relu"], ["Prelu"]):
            raise ValueError(f"{name}: unexpected fusion {fused}")
        kernel = self.source.weights[inputs[1]].transpose(3, 2, 0, 1)
        convolved = name if len(fused) == 1 else name + "/convolved"
        self.convolve(node, convolved, inputs[0], kernel, self.source.weights[inputs[2]], 1)
        if fused[1:] == ["Relu"]:
            self.emit("Relu", [convolved], name)
        elif fused[1:] == ["Prelu"]:
            self.prelu(convolved, inputs[3], name)

    def convert_DepthwiseConv2dNative(self, node, name, inputs):
        weights = self.source.weights[inputs[1]]
        channels, multiplier = weights.shape[2:]
        kernel = weights.transpose(2, 3, 0, 1).reshape(channels * multiplier, 1, *weights.shape[:2])
        self.convolve(node, name, inputs[0], kernel, None, channels)

    def prelu(self, image, slope, output):
        values = self.source.weights[slope].reshape(-1, 1, 1)
        self.emit("PRelu", [image, self.constant(output + "/slope", values)], output)

    def convert_Prelu(self, _node, name, inputs):
        self.prelu(inputs[0], inputs[1], name)

    def convert_AddV2(self, _node, name, inputs):
        self.emit("Add", inputs, name)

    def convert_Relu(self, _node, name, inputs):
        self.emit("Relu", inputs, name)

    def convert_Sigmoid(self, _node, name, inputs):
        self.emit("Sigmoid", inputs, name)

    def convert_Identity(self, _node, name, inputs):
        self.emit("Identity", inputs, name)

    def convert_MaxPool(self, node, name, inputs):
        self.emit(
            "MaxPool",
            inputs,
            name,
            kernel_shape=spatial(node, "ksize"),
            strides=spatial(node, "strides"),
            auto_pad={"SAME": "SAME_UPPER", "VALID": "VALID"}[text(node, "padding")],
        )

    def convert_Pad(self, _node, name, inputs):
        nchw = self.source.weights[inputs[1]][[0, 3, 1, 2]].astype(np.int64)
        pads = self.constant(name + "/pads", np.concatenate([nchw[:, 0], nchw[:, 1]]))
        self.emit("Pad", [inputs[0], pads], name)

    def convert_Reshape(self, _node, name, inputs):
        """The original flattens NHWC, so the channels go last before the values are flattened."""
        shape = self.constant(name + "/shape", self.source.weights[inputs[1]].astype(np.int64))
        channels_last = self.emit("Transpose", [inputs[0]], name + "/channels_last", perm=[0, 2, 3, 1])
        self.emit("Reshape", [channels_last, shape], name)

    def prune(self, outputs) -> None:
        """Drops the branches that no output needs."""
        needed, kept = set(outputs), []
        for node in reversed(self.nodes):
            if needed.intersection(node.output):
                needed.update(node.input)
                kept.append(node)
        self.nodes = kept[::-1]
        self.initializers = [i for i in self.initializers if i.name in needed]

    def model(self, size: int, outputs: dict[str, list[int]], producer: str) -> onnx.ModelProto:
        self.prune(outputs)
        image = helper.make_tensor_value_info("image", TensorProto.FLOAT, [1, 3, size, size])
        results = [helper.make_tensor_value_info(n, TensorProto.FLOAT, s) for n, s in outputs.items()]
        graph = helper.make_graph(self.nodes, producer, [image], results, self.initializers)
        model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", OPSET)], producer_name=producer)
        model.ir_version = 8
        Layout(model).rewrite()
        onnx.checker.check_model(model, full_check=True)
        return model
