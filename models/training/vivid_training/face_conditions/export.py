"""Both networks as one ONNX file, refused when its answers differ from PyTorch's."""

from pathlib import Path

import torch

from vivid_training.face_conditions.crops import EYE_HEIGHT, EYE_WIDTH, FACE_PX
from vivid_training.face_conditions.networks import EyeNetwork, FaceConditions, OcclusionNetwork
from vivid_training.shipping.export_onnx import export_onnx
from vivid_training.shipping.record import record

EXAMPLES = 20


def export(occlusion: OcclusionNetwork, eye: EyeNetwork, file: Path):
    examples = [{"face": torch.rand(1, 3, FACE_PX, FACE_PX), "eyes": torch.rand(2, 1, EYE_HEIGHT, EYE_WIDTH)} for _ in range(EXAMPLES)]
    difference = export_onnx(FaceConditions(occlusion, eye), examples, ["hidden", "closed"], file)
    record(file, f"difference {difference:.1e}")
