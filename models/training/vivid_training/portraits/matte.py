"""Cuts the person out (MediaPipe's selfie segmentation, Apache-2.0) and sets them before a plain light wall."""

import cv2
import mediapipe
import numpy as np

# The model's soft edge is tightened so that the old background does not shine through the hair.
EDGE_LOW, EDGE_HIGH = 0.35, 0.8
WALLS = np.array([(244, 244, 242), (232, 236, 240), (222, 228, 234), (236, 232, 226), (214, 222, 232), (206, 210, 212)])


class Matter:
    def __init__(self):
        self.segmenter = mediapipe.solutions.selfie_segmentation.SelfieSegmentation(model_selection=0)

    def cover(self, rgb: np.ndarray) -> np.ndarray:
        soft = self.segmenter.process(np.ascontiguousarray(rgb)).segmentation_mask
        return np.clip((soft - EDGE_LOW) / (EDGE_HIGH - EDGE_LOW), 0, 1)


def paint_wall(height: int, width: int, random: np.random.Generator) -> np.ndarray:
    """A light colour, a little darker towards one corner."""
    colour = WALLS[random.integers(len(WALLS))] + random.normal(0, 4)
    x, y = np.meshgrid(np.linspace(-1, 1, width), np.linspace(-1, 1, height))
    fall = 1 - random.uniform(0, 0.05) * (1 + np.sign(random.normal()) * x * 0.7 + y * 0.5)
    return np.clip(colour * fall[..., None], 0, 255)


def set_before_wall(rgb: np.ndarray, cover: np.ndarray, random: np.random.Generator) -> np.ndarray:
    cover = cv2.GaussianBlur(cover, (0, 0), 0.8)[..., None]
    return (rgb * cover + paint_wall(*rgb.shape[:2], random) * (1 - cover)).astype(np.uint8)
