"""Joined roundings and a first layer in floats bring an 8-bit network nearer to the floats that it was made from."""

from pathlib import Path

import numpy as np
import onnx
import onnxruntime
from onnx import TensorProto, helper, numpy_helper

from vivid_training.shipping.join_relu import join_file
from vivid_training.shipping.open_first import open_first_file
from vivid_training.shipping.quantise_convolutions import quantise_convolutions
from vivid_training.shipping.unquantise import unquantise

CHANNELS = (1, 16, 16, 4)


def make_network(path: Path) -> None:
    chance = np.random.default_rng(1)
    nodes, constants, last = [], [], "line"
    for layer, (before, after) in enumerate(zip(CHANNELS, CHANNELS[1:])):
        weights = chance.normal(0, (9 * before) ** -0.5, (after, before, 3, 3)).astype(np.float32)
        biases = chance.normal(0, 0.2, after).astype(np.float32)
        constants += [numpy_helper.from_array(weights, f"w{layer}"), numpy_helper.from_array(biases, f"b{layer}")]
        nodes.append(helper.make_node("Conv", [last, f"w{layer}", f"b{layer}"], [f"c{layer}"], name=f"conv{layer}", pads=[1, 1, 1, 1]))
        nodes.append(helper.make_node("Relu", [f"c{layer}"], [f"r{layer}"], name=f"relu{layer}"))
        last = f"r{layer}"
    values = [helper.make_tensor_value_info(n, TensorProto.FLOAT, [1, c, 8, 32]) for n, c in (("line", 1), (last, CHANNELS[-1]))]
    graph = helper.make_graph(nodes, "network", values[:1], values[1:], constants)
    onnx.save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8), path)


def answer(path: Path, batch: np.ndarray) -> np.ndarray:
    return onnxruntime.InferenceSession(str(path), providers=["CPUExecutionProvider"]).run(None, {"line": batch})[0]


def test_an_eight_bit_network_comes_nearer_to_its_floats(tmp_path):
    chance = np.random.default_rng(2)
    batches = [chance.normal(0, 1, (1, 1, 8, 32)).astype(np.float32) for _ in range(6)]
    floats, rounded = tmp_path / "floats.onnx", tmp_path / "rounded.onnx"
    make_network(floats)
    quantise_convolutions(floats, rounded, "line", batches[1:])
    wanted = answer(floats, batches[0])

    def mean_error() -> float:
        return float(np.abs(answer(rounded, batches[0]) - wanted).mean())

    errors = [mean_error()]
    for step in (join_file, open_first_file):
        step(rounded)
        errors.append(mean_error())
    assert errors[2] < errors[1] < errors[0]
    kinds = [node.op_type for node in onnx.load(rounded).graph.node]
    # One rounding between two layers is left, the first of all is gone.
    assert kinds.count("QuantizeLinear") == 2


def test_a_network_in_eight_bits_is_taken_back_into_floats(tmp_path):
    chance = np.random.default_rng(3)
    batches = [chance.normal(0, 1, (1, 1, 8, 32)).astype(np.float32) for _ in range(6)]
    floats, rounded, widened = (tmp_path / name for name in ("floats.onnx", "rounded.onnx", "widened.onnx"))
    make_network(floats)
    quantise_convolutions(floats, rounded, "line", batches[1:])
    unquantise(rounded, widened)
    assert {node.op_type for node in onnx.load(widened).graph.node} == {"Conv", "Relu"}
    wanted = answer(floats, batches[0])
    assert np.abs(answer(widened, batches[0]) - wanted).mean() < np.abs(answer(rounded, batches[0]) - wanted).mean()
