"""First weights for a reader of lines that is smaller than the one before: its weights, cut down to the new shape.

    python -m vivid_training.shipping.unquantise ../text-reader/weights.onnx before.onnx
    python -m vivid_training.shipping.slim_reader text --data DATA before.onnx slim.onnx

The readers before (text 1.3, MRZ 1.2) saw 32 rows where the present ones see 24, and were wider inside their two residual blocks. There
those channels stay that say most about drawn lines. Letters of 13.5 px are the low end of what the readers before had learnt, so that
the other weights stay as they are; the fold has three rows where it had four, and a column of 4 px more answers than before.
"""

import argparse
import random
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import onnx
import onnxruntime
import torch
from onnx import numpy_helper

from vivid_training.documents.tasks import ReadTask
from vivid_training.text.real_lines import RealLines


@dataclass
class Cut:
    """Convolutions by their place in the file: the first of each residual block with the channels that stay; the one that folds rows."""

    kept: dict[int, int]
    fold: int
    # One row per answer of a column: its share in each of the answers before.
    answers: np.ndarray


CUTS = {
    "text": Cut({2: 32, 5: 64}, 7, np.float32([[1, 0], [0.5, 0.5], [0, 1]])),
    "mrz": Cut({3: 32, 6: 48}, 8, np.float32([[1], [1]])),
}
# A row of three covers a row and a third of four.
THREE_OF_FOUR = np.float32([[1, 1 / 3, 0, 0], [0, 2 / 3, 2 / 3, 0], [0, 0, 1 / 3, 1]])


def example_lines(kind: str, data: Path) -> np.ndarray:
    if kind == "text":
        lines = RealLines(data / "lines", torch.device("cpu")).next(96)[0]
    else:
        lines = ReadTask(data, seed=1, workers=2, device=torch.device("cpu"), texts=400).samples(96)[0]
    return torch.nn.functional.interpolate(lines, (32, lines.shape[3] // 24 * 32), mode="bilinear").numpy()


def variation(model: onnx.ModelProto, outputs: list[str], lines: np.ndarray) -> list[np.ndarray]:
    """How much each channel varies over lines."""
    probe = onnx.ModelProto()
    probe.CopyFrom(model)
    probe.graph.output.extend(onnx.ValueInfoProto(name=name) for name in outputs)
    session = onnxruntime.InferenceSession(probe.SerializeToString(), providers=["CPUExecutionProvider"])
    return [np.maximum(seen, 0).std((0, 2, 3)) for seen in session.run(outputs, {"line": lines})]


def slim(model: onnx.ModelProto, cut: Cut, lines: np.ndarray) -> None:
    weights = {one.name: numpy_helper.to_array(one) for one in model.graph.initializer}
    convolutions = [node for node in model.graph.node if node.op_type == "Conv"]
    varied = variation(model, [convolutions[at].output[0] for at in cut.kept], lines)
    for (at, count), spread in zip(cut.kept.items(), varied, strict=True):
        (_, first, bias), (_, second, _) = convolutions[at].input, convolutions[at + 1].input
        matters = spread * np.sqrt((weights[second] ** 2).sum((0, 2, 3)))
        stay = np.sort(np.argsort(-matters)[:count])
        print(f"convolution {at}: {count} of {len(matters)} channels, {matters[stay].sum() / matters.sum():.0%} of what matters")
        weights[first], weights[bias], weights[second] = weights[first][stay], weights[bias][stay], weights[second][:, stay]
    _, fold, _ = convolutions[cut.fold].input
    weights[fold] = np.einsum("rq,oiqw->oirw", THREE_OF_FOUR, weights[fold])
    _, classify, bias = convolutions[-1].input
    before = cut.answers.shape[1]
    answers = weights[classify].reshape(before, -1, weights[classify].shape[1])
    weights[classify] = np.einsum("rq,qci->rci", cut.answers, answers).reshape(-1, answers.shape[2], 1, 1)
    weights[bias] = (cut.answers @ weights[bias].reshape(before, -1)).reshape(-1)
    for one in model.graph.initializer:
        one.CopyFrom(numpy_helper.from_array(np.ascontiguousarray(weights[one.name]), one.name))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kind", choices=CUTS)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("source", type=Path)
    parser.add_argument("target", type=Path)
    chosen = parser.parse_args()
    torch.manual_seed(1)
    random.seed(1)
    model = onnx.load(chosen.source)
    slim(model, CUTS[chosen.kind], example_lines(chosen.kind, chosen.data))
    onnx.save(model, chosen.target)


if __name__ == "__main__":
    main()
