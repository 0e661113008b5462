"""Runs the locator: peaks of the heat become quads in pixels of the picture."""

from dataclasses import dataclass

import cv2
import numpy as np
import onnxruntime

SIDE, STRIDE = 448, 8


@dataclass
class Found:
    kind: int  # 0 card, 1 passport page, 2 MRZ
    score: float
    quad: np.ndarray  # [4,2], clockwise from the object's own top left


class Locate:
    def __init__(self, weights: str) -> None:
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = 1
        self.session = onnxruntime.InferenceSession(weights, options, providers=["CPUExecutionProvider"])

    def __call__(self, picture: np.ndarray, threshold: float = 0.3) -> list[Found]:
        """picture: RGB bytes."""
        height, width = picture.shape[:2]
        scale = SIDE / max(height, width)
        size = (max(1, round(width * scale)), max(1, round(height * scale)))
        canvas = np.full((SIDE, SIDE, 3), 0.5, np.float32)
        small = cv2.resize(picture, size, interpolation=cv2.INTER_AREA if scale < 1 else cv2.INTER_LINEAR)
        canvas[: size[1], : size[0]] = small.astype(np.float32) / 255
        heat, corners = self.session.run(None, {"image": canvas.transpose(2, 0, 1)[None]})
        found = []
        for kind in range(3):
            plane = heat[0, kind]
            peaks = (plane == cv2.dilate(plane, np.ones((5, 5)))) & (plane > threshold)
            for y, x in np.argwhere(peaks):
                offsets = corners[0, 8:, y, x] if kind == 2 else corners[0, :8, y, x]
                quad = offsets.reshape(4, 2) + (x * STRIDE + STRIDE / 2, y * STRIDE + STRIDE / 2)
                found.append(Found(kind, float(plane[y, x]), quad / scale))
        return sorted(found, key=lambda f: -f.score)

    def zoomed(self, picture: np.ndarray, quad: np.ndarray, margin: float, threshold: float = 0.3) -> list[Found]:
        """A second look at the surroundings of a quad, turned so that its text runs left to right."""
        middle = quad.mean(0)
        direction = (quad[1] + quad[2] - quad[0] - quad[3]) / 2
        width = np.linalg.norm(direction) * (1 + 2 * margin)
        down = (quad[3] + quad[2] - quad[0] - quad[1]) / 2
        height = np.linalg.norm(down) + 2 * margin * np.linalg.norm(direction)
        along = direction / max(np.linalg.norm(direction), 1e-6)
        across = np.array([-along[1], along[0]])
        scale = min(1.0, 2 * SIDE / max(width, height))
        corner = middle - along * width / 2 - across * height / 2
        to_crop = np.linalg.inv(
            np.array([[along[0] / scale, across[0] / scale, corner[0]], [along[1] / scale, across[1] / scale, corner[1]], [0, 0, 1]])
        )
        crop = cv2.warpAffine(
            picture,
            to_crop[:2],
            (max(8, round(width * scale)), max(8, round(height * scale))),
            flags=cv2.INTER_AREA,
            borderValue=(128, 128, 128),
        )
        back = np.linalg.inv(to_crop)
        found = self(crop, threshold)
        for one in found:
            one.quad = one.quad @ back[:2, :2].T + back[:2, 2]
        return found
