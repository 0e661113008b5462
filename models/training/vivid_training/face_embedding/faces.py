"""Aligned faces from the files that align-faces.mjs writes."""

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import cv2
import numpy as np
import torch


def read_faces(pack: Path) -> tuple[torch.Tensor, list[str]]:
    """`pack` without its ending → bytes [N,3,144,144], RGB, and the files that they came from."""
    rows = [json.loads(line) for line in pack.with_suffix(".jsonl").read_text().splitlines()]
    whole = np.fromfile(pack.with_suffix(".bin"), np.uint8)
    files = np.split(whole, np.cumsum([row["bytes"] for row in rows])[:-1])
    unpack = lambda file: cv2.cvtColor(cv2.imdecode(file, cv2.IMREAD_COLOR), cv2.COLOR_BGR2RGB)
    with ThreadPoolExecutor() as pool:
        pictures = np.stack(list(pool.map(unpack, files)))
    return torch.from_numpy(pictures).permute(0, 3, 1, 2).contiguous(), [row["file"] for row in rows]
