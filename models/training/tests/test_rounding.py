"""A file as a PyTorch module, its depthwise layers widened, its roundings learnt, written and taken out again."""

from pathlib import Path

import numpy as np
import onnx
import onnxruntime
import torch
from onnx import TensorProto, helper, numpy_helper

from vivid_training.shipping.graph_network import GraphNetwork
from vivid_training.shipping.learn_rounding import learn_rounding
from vivid_training.shipping.pad_depthwise import pad_file
from vivid_training.shipping.put_back import put_back

WIDE = 20


def make_network(path: Path) -> None:
    """A picture layer, then expand, filter, project and add, as most networks here are built."""
    chance = np.random.default_rng(1)
    nodes, constants = [], []

    def convolve(given: str, name: str, before: int, after: int, side: int, groups: int = 1, relu: bool = True) -> str:
        weights = chance.normal(0, (side * side * before / groups) ** -0.5, (after, before // groups, side, side)).astype(np.float32)
        constants.append(numpy_helper.from_array(weights, f"{name}_w"))
        constants.append(numpy_helper.from_array(chance.normal(0, 0.2, after).astype(np.float32), f"{name}_b"))
        how = {"pads": [side // 2] * 4, "group": groups, "strides": [1, 1], "kernel_shape": [side, side]}
        nodes.append(helper.make_node("Conv", [given, f"{name}_w", f"{name}_b"], [name], name=name, **how))
        if relu:
            nodes.append(helper.make_node("Relu", [name], [f"{name}_r"], name=f"{name}_r"))
        return f"{name}_r" if relu else name

    first = convolve("picture", "first", 3, 10, 3)
    wide = convolve(first, "expand", 10, WIDE, 1)
    filtered = convolve(wide, "filter", WIDE, WIDE, 3, WIDE)
    back = convolve(filtered, "project", WIDE, 10, 1, relu=False)
    nodes.append(helper.make_node("Add", [first, back], ["sum"], name="sum"))
    convolve("sum", "answer", 10, 4, 3, relu=False)
    shape = lambda channels: ["batch", channels, 16, 24]
    given, made = (helper.make_tensor_value_info(name, TensorProto.FLOAT, shape(c)) for name, c in (("picture", 3), ("answer", 4)))
    graph = helper.make_graph(nodes, "network", [given], [made], constants)
    onnx.save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8), path)


def answer(model, pictures: np.ndarray) -> np.ndarray:
    given = model.SerializeToString() if isinstance(model, onnx.ModelProto) else str(model)
    return onnxruntime.InferenceSession(given, providers=["CPUExecutionProvider"]).run(None, {"picture": pictures})[0]


def some_pictures(seed: int) -> np.ndarray:
    return np.random.default_rng(seed).random((2, 3, 16, 24), np.float32)


def test_a_file_answers_as_a_module_and_with_wider_layers(tmp_path):
    floats, widened = tmp_path / "floats.onnx", tmp_path / "widened.onnx"
    make_network(floats)
    pad_file(floats, widened)
    pictures = some_pictures(2)
    wanted = answer(floats, pictures)
    assert np.allclose(answer(widened, pictures), wanted, atol=1e-5)
    assert any(one.name == "group" and one.i == 32 for node in onnx.load(widened).graph.node for one in node.attribute)
    with torch.no_grad():
        assert np.allclose(GraphNetwork(widened)({"picture": torch.from_numpy(pictures)})["answer"].numpy(), wanted, atol=1e-5)


def test_rounding_is_learnt_and_taken_out_of_a_part(tmp_path):
    floats, measured, learnt = (tmp_path / name for name in ("floats.onnx", "measured.onnx", "learnt.onnx"))
    make_network(floats)
    seeds = iter(range(100, 100_000))
    samples = lambda: {"picture": torch.from_numpy(some_pictures(next(seeds)))}
    loss = lambda told, wanted: ((told["answer"] - wanted["answer"]) ** 2).mean()
    torch.manual_seed(1)
    learn_rounding(floats, measured, samples, loss, 0, torch.device("cpu"))
    learn_rounding(floats, learnt, samples, loss, 4, torch.device("cpu"))
    # Many: what is learnt is a third of an error in the third decimal, and how far depends on how fast the machine is.
    pictures = np.concatenate([some_pictures(seed) for seed in range(3, 23)])
    wanted = answer(floats, pictures)
    error = lambda model: float(np.abs(answer(model, pictures) - wanted).mean())
    assert 0 < error(learnt) < error(measured) < 0.1
    kinds = [node.op_type for node in onnx.load(measured).graph.node]
    # What goes into four convolutions and what comes out of them; the layer that sees the picture is left alone.
    assert kinds.count("QuantizeLinear") == 6
    part = put_back(onnx.load(floats), onnx.load(measured), "answer")
    assert 0 < error(part) < error(measured)
