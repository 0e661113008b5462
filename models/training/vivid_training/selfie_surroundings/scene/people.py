"""Packed people on the device, and how one of them lies in the frame."""

import json
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
import torch

from vivid_training.selfie_liveness.capture.chance import Chance

from .place import Placed, fold, sample

FRAME_PX = 256
SIDE_PX = 288
MATTE_PX = 72
HELD_OUT_EVERY = 12


@dataclass
class People:
    pictures: torch.Tensor  # [people, 3, SIDE_PX, SIDE_PX] bytes, top left filled
    mattes: torch.Tensor  # [people, 1, MATTE_PX, MATTE_PX] bytes, over the whole picture
    sizes: torch.Tensor  # width, height
    boxes: torch.Tensor
    eyes: torch.Tensor  # [people, 2, 2]
    scenes: torch.Tensor  # [scenes, 3, FRAME_PX, FRAME_PX] bytes


@dataclass
class Chosen:
    pictures: torch.Tensor  # encoded, 0…1
    mattes: torch.Tensor
    sizes: torch.Tensor
    boxes: torch.Tensor
    eyes: torch.Tensor

    @property
    def centre(self) -> torch.Tensor:
        return (self.boxes[:, :2] + self.boxes[:, 2:]) / 2

    @property
    def face(self) -> torch.Tensor:
        return (self.boxes[:, 2:] - self.boxes[:, :2]).amax(1)


def decode(data: bytes, mode: int) -> np.ndarray:
    return cv2.imdecode(np.frombuffer(data, np.uint8), mode)


def load_people(folder: str, device: torch.device, held_out: bool) -> People:
    rows = [json.loads(line) for line in Path(folder, "people.jsonl").read_text().splitlines()]
    rows = [row for place, row in enumerate(rows) if (place % HELD_OUT_EVERY == 0) == held_out]
    packed = Path(folder, "people.bin").read_bytes()
    pictures, mattes = np.zeros((len(rows), SIDE_PX, SIDE_PX, 3), np.uint8), np.zeros((len(rows), MATTE_PX, MATTE_PX), np.uint8)
    sizes = []
    for place, row in enumerate(rows):
        start, (first, second) = row["start"], row["lengths"]
        picture = decode(packed[start : start + first], cv2.IMREAD_COLOR)
        height, width = picture.shape[:2]
        pictures[place, :height, :width] = picture[..., ::-1]
        mattes[place] = decode(packed[start + first : start + first + second], cv2.IMREAD_GRAYSCALE)
        sizes.append([width, height])
    scenes = [
        cv2.resize(cv2.imread(str(file)), (FRAME_PX, FRAME_PX), interpolation=cv2.INTER_AREA)[..., ::-1]
        for file in sorted(Path(folder, "scenes").iterdir())
    ]
    tensor = lambda values: torch.tensor(values, dtype=torch.float32, device=device)
    planar = lambda array: torch.from_numpy(np.ascontiguousarray(array)).to(device).permute(0, 3, 1, 2).contiguous()
    return People(
        planar(pictures),
        torch.from_numpy(mattes).to(device)[:, None],
        tensor(sizes),
        tensor([row["box"] for row in rows]),
        tensor([row["keypoints"][:4] for row in rows]).view(-1, 2, 2),
        planar(np.stack(scenes)),
    )


def choose_people(chance: Chance, people: People, count: int) -> Chosen:
    chosen = chance.integers(len(people.sizes), count)
    return Chosen(
        people.pictures[chosen].float() / 255,
        people.mattes[chosen].float() / 255,
        people.sizes[chosen],
        people.boxes[chosen],
        people.eyes[chosen],
    )


def choose_scenes(chance: Chance, people: People, count: int) -> torch.Tensor:
    return people.scenes[chance.integers(len(people.scenes), count)].float() / 255


def show_picture(person: Chosen, placed: Placed) -> torch.Tensor:
    return sample(person.pictures, fold(placed.points, person.sizes))


def show_matte(person: Chosen, placed: Placed) -> torch.Tensor:
    points = fold(placed.points, person.sizes) / (person.sizes - 1)[:, None, None] * (MATTE_PX - 1)
    return ((sample(person.mattes, points) - 0.3) / 0.45).clamp(0, 1)


def in_frame(person: Chosen, placed: Placed) -> torch.Tensor:
    """Left, top, right, bottom of the person's picture within the frame (laid straight)."""
    low = placed.target - person.centre * placed.scale[:, None]
    return torch.cat([low.clamp(min=0), (low + (person.sizes - 1) * placed.scale[:, None]).clamp(max=FRAME_PX - 1)], 1)


def face_in_frame(person: Chosen, placed: Placed) -> torch.Tensor:
    half = (person.boxes[:, 2:] - person.boxes[:, :2]) / 2 * placed.scale[:, None]
    return torch.cat([placed.target - half, placed.target + half], 1)
