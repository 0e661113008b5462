"""Reads what pack_faces.py wrote onto the device."""

import json
from pathlib import Path

import cv2
import numpy as np
import torch

from vivid_training.selfie_liveness.capture.draw_frames import FRAME_PX, Sources

SIDE_PX = 336
# How often a group is drawn, per picture: rooms and real cameras more than studio portraits, and both classes of the one person alike.
GROUP_WEIGHT = {
    "pif": 1.5,
    "pif-small": 1.2,
    "18f": 1.5,
    "interfaces": 1.3,
    "congress": 0.8,
    "sfhq": 0.6,
    "fairface": 0.2,
    "mask": 0.45,
    "grey": 0.35,
    "livenessnet": 0.6,
}
HELD_OUT_EVERY = 10


def decode(data: bytes) -> np.ndarray:
    return cv2.cvtColor(cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_COLOR), cv2.COLOR_BGR2RGB)


def read_scenes(folder: Path) -> np.ndarray:
    scenes = [cv2.resize(decode(file.read_bytes()), (FRAME_PX, FRAME_PX)) for file in sorted(folder.glob("*.webp"))]
    return np.stack(scenes)


def load_sources(folder: str, device: torch.device, held_out: bool) -> Sources:
    rows = [json.loads(line) for line in Path(folder, "faces.jsonl").read_text().splitlines()]
    rows = [row for place, row in enumerate(rows) if (place % HELD_OUT_EVERY == 0) == held_out]
    packed = Path(folder, "faces.bin").read_bytes()
    pictures = np.zeros((len(rows), SIDE_PX, SIDE_PX, 3), np.uint8)
    sizes = []
    for place, row in enumerate(rows):
        picture = decode(packed[row["start"] : row["start"] + row["length"]])
        height, width = picture.shape[:2]
        pictures[place, :height, :width] = picture
        pictures[place, height:, :width] = picture[-1:]
        pictures[place, :, width:] = pictures[place, :, width - 1 : width]
        sizes.append([width, height])
    tensor = lambda values: torch.tensor(values, dtype=torch.float32, device=device)
    return Sources(
        pictures=torch.from_numpy(pictures).to(device).permute(0, 3, 1, 2).contiguous(),
        sizes=tensor(sizes),
        boxes=tensor([row["box"] for row in rows]),
        real_spoof=tensor([row["label"] == "spoof" for row in rows]),
        one_person=tensor([row["group"] == "livenessnet" for row in rows]),
        scenes=torch.from_numpy(read_scenes(Path(folder, "scenes"))).to(device).permute(0, 3, 1, 2).contiguous(),
        weights=tensor([GROUP_WEIGHT.get(row["group"], 1.0) for row in rows]),
    )
