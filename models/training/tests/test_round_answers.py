"""The last layer in 8 bits answers nearly as in floats, line by line, and can be taken back."""

import numpy as np
import onnx
import onnxruntime
import torch

from vivid_training.shipping.export_onnx import export_onnx
from vivid_training.shipping.import_onnx import import_onnx
from vivid_training.shipping.join_relu import join_file
from vivid_training.shipping.open_first import open_first_file
from vivid_training.shipping.quantise_convolutions import quantise_convolutions
from vivid_training.shipping.round_answers import round_answers_file
from vivid_training.shipping.unquantise import unquantise
from vivid_training.text.text_networks import TextReader


def answer(path, lines: np.ndarray) -> np.ndarray:
    return onnxruntime.InferenceSession(str(path), providers=["CPUExecutionProvider"]).run(None, {"line": lines})[0]


def test_answers_stay_where_they_are(tmp_path):
    torch.manual_seed(1)
    floats, rounded, in_integers, again = (tmp_path / f"{name}.onnx" for name in ("floats", "rounded", "whole", "again"))
    export_onnx(
        TextReader().eval(),
        [{"line": torch.rand(2, 1, 24, 48)}],
        ["logits"],
        floats,
        {"line": {0: "lines", 3: "width"}, "logits": {0: "lines", 1: "steps"}},
    )
    lines = [torch.randn(2, 1, 24, 48).numpy() for _ in range(4)]
    quantise_convolutions(floats, rounded, "line", lines)
    for step in (join_file, open_first_file):
        step(rounded)
    round_answers_file(rounded, in_integers)
    assert [node.op_type for node in onnx.load(in_integers).graph.node if node.op_type.startswith("MatMul")] == ["MatMulIntegerToFloat"]
    before, after = answer(rounded, lines[0]), answer(in_integers, lines[0])
    assert after.shape == before.shape
    spread = before.std()
    assert np.abs(after - before).mean() < 0.1 * spread
    # What a line is read as does not depend on the lines beside it.
    assert np.abs(answer(in_integers, lines[0][:1]) - after[:1]).max() < 1e-4
    unquantise(in_integers, again)
    assert np.abs(answer(again, lines[0]) - before).mean() < 0.2 * spread
    import_onnx(TextReader(), again, torch.randn(2, 1, 24, 48))
