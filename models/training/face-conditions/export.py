"""Both networks as one ONNX file, refused when its answers differ from PyTorch's."""

from pathlib import Path

import numpy as np
import onnxruntime
import torch
from crops import EYE_HEIGHT, EYE_WIDTH, FACE_PX
from networks import EyeNetwork, FaceConditions, OcclusionNetwork

TOLERANCE = 1e-3


def export(occlusion: OcclusionNetwork, eye: EyeNetwork, file: Path):
    model = FaceConditions(occlusion, eye).float().eval()
    inputs = (torch.rand(1, 3, FACE_PX, FACE_PX), torch.rand(2, 1, EYE_HEIGHT, EYE_WIDTH))
    names = {"input_names": ["face", "eyes"], "output_names": ["hidden", "closed"]}
    torch.onnx.export(model, inputs, str(file), opset_version=17, dynamo=False, **names)
    session = onnxruntime.InferenceSession(str(file))
    worst = 0.0
    for _ in range(20):
        inputs = (torch.rand(1, 3, FACE_PX, FACE_PX), torch.rand(2, 1, EYE_HEIGHT, EYE_WIDTH))
        with torch.no_grad():
            expected = model(*inputs)
        answers = session.run(None, {"face": inputs[0].numpy(), "eyes": inputs[1].numpy()})
        worst = max(worst, *(float(np.abs(a - e.numpy()).max()) for a, e in zip(answers, expected)))
    if worst > TOLERANCE:
        raise SystemExit(f"ONNX and PyTorch differ by {worst}")
    print(f"{file}: {file.stat().st_size / 1024:.0f} KiB, differs from PyTorch by {worst:.1e} at most")
