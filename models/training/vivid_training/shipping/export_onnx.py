from pathlib import Path

import numpy as np
import onnxruntime
import torch

TOLERANCE = 1e-3

Inputs = dict[str, torch.Tensor]


def export_onnx(
    network: torch.nn.Module,
    examples: list[Inputs],
    outputs: list[str],
    target: Path,
    free: dict[str, dict[int, str]] | None = None,
    tolerance: float = TOLERANCE,
) -> float:
    """Traced on the first of the examples, proved on all of them; returns the largest difference between ONNX and PyTorch.

    free: axes whose size is not fixed, by input or output.
    """
    network = network.eval().cpu().float()
    target.parent.mkdir(parents=True, exist_ok=True)
    torch.onnx.export(
        network,
        tuple(examples[0].values()),
        str(target),
        input_names=list(examples[0]),
        output_names=outputs,
        dynamic_axes=free,
        opset_version=17,
        dynamo=False,
    )
    session = onnxruntime.InferenceSession(str(target), providers=["CPUExecutionProvider"])
    difference = max(difference_on(network, session, example) for example in examples)
    if difference > tolerance:
        raise SystemExit(f"{target}: ONNX and PyTorch differ by {difference}")
    return difference


@torch.no_grad()
def difference_on(network: torch.nn.Module, session: onnxruntime.InferenceSession, example: Inputs) -> float:
    expected = network(*example.values())
    expected = expected if isinstance(expected, tuple) else (expected,)
    answers = session.run(None, {name: value.numpy() for name, value in example.items()})
    return max(float(np.abs(one.numpy() - other).max()) for one, other in zip(expected, answers, strict=True))
