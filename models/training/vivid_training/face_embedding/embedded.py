"""Faces through the network as it ships."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import onnxruntime
import torch
import torch.nn.functional as F

Tensor = torch.Tensor


def open_network(file: Path) -> onnxruntime.InferenceSession:
    settings = onnxruntime.SessionOptions()
    settings.intra_op_num_threads = 1
    return onnxruntime.InferenceSession(str(file), settings, providers=["CPUExecutionProvider"])


def embedded(session: onnxruntime.InferenceSession, faces: Tensor) -> tuple[Tensor, Tensor]:
    """[N,3,128,128] of 0..1 → embeddings of length 1 and qualities."""
    embed = lambda face: session.run(["embedding", "quality"], {"face": face[None]})
    with ThreadPoolExecutor() as pool:
        found = list(pool.map(embed, faces.numpy()))
    numbers = torch.from_numpy(np.concatenate([numbers for numbers, _ in found]))
    return F.normalize(numbers, dim=1), torch.from_numpy(np.concatenate([quality for _, quality in found])).squeeze(1)
