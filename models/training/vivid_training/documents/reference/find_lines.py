"""Cuts the strip around an MRZ, finds its lines and rectifies each from the original picture."""

from dataclasses import dataclass

import cv2
import numpy as np
import onnxruntime

STRIP_HEIGHT, STRIP_WIDTH, BLOCK_WIDTH = 144, 480, 384
LINE_HEIGHT, LINE_WIDTH, LINE_MARGIN, CAP_PX = 24, 528, 18, 13.875


@dataclass
class Line:
    left: float
    right: float
    curve: np.ndarray  # polynomial y(x) in strip pixels
    cap: float
    strength: float


def strip_homography(quad: np.ndarray) -> np.ndarray:
    """From picture pixels to strip pixels: the block 384 px wide, its own height in proportion, centred."""
    sides = np.linalg.norm(quad - np.roll(quad, -1, 0), axis=1)
    width, height = (sides[0] + sides[2]) / 2, (sides[1] + sides[3]) / 2
    tall = float(np.clip(BLOCK_WIDTH * height / max(width, 1e-6), 12, 96))
    x0, x1 = (STRIP_WIDTH - BLOCK_WIDTH) / 2, (STRIP_WIDTH + BLOCK_WIDTH) / 2
    y0, y1 = (STRIP_HEIGHT - tall) / 2, (STRIP_HEIGHT + tall) / 2
    return cv2.getPerspectiveTransform(quad.astype(np.float32), np.float32([[x0, y0], [x1, y0], [x1, y1], [x0, y1]]))


def sampled(grey: np.ndarray, back: np.ndarray, x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """Grey values at strip positions, averaged over as many samples as the picture has pixels per output pixel."""
    w = back[2, 0] * x + back[2, 1] * y + back[2, 2]
    px = (back[0, 0] * x + back[0, 1] * y + back[0, 2]) / w
    py = (back[1, 0] * x + back[1, 1] * y + back[1, 2]) / w
    return cv2.remap(grey, px.astype(np.float32) - 0.5, py.astype(np.float32) - 0.5, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)


def averaged(height: int, width: int, fine: int, draw) -> np.ndarray:
    y, x = np.mgrid[0 : height * fine, 0 : width * fine]
    values = draw((x + 0.5) / fine, (y + 0.5) / fine)
    return values.reshape(height, fine, width, fine).mean((1, 3)).astype(np.float32)


class FindLines:
    def __init__(self, weights: str) -> None:
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = 1
        self.session = onnxruntime.InferenceSession(weights, options, providers=["CPUExecutionProvider"])

    def __call__(self, grey: np.ndarray, quad: np.ndarray) -> tuple[list[Line], np.ndarray, np.ndarray]:
        """Lines from top to bottom, the strip, and the homography from strip back to picture."""
        back = np.linalg.inv(strip_homography(quad))
        fine = int(np.clip(round(np.linalg.norm(quad[1] - quad[0]) / BLOCK_WIDTH), 1, 4))
        strip = averaged(STRIP_HEIGHT, STRIP_WIDTH, fine, lambda x, y: sampled(grey, back, x, y)) / 255
        core, height = self.session.run(None, {"strip": strip[None, None]})[0][0]
        return lines_of(core, height), strip, back


def lines_of(core: np.ndarray, height: np.ndarray, threshold: float = 0.5) -> list[Line]:
    count, labels, stats, _ = cv2.connectedComponentsWithStats((core > threshold).astype(np.uint8), connectivity=8)
    pieces = []
    for k in range(1, count):
        if stats[k, cv2.CC_STAT_WIDTH] < 4:
            continue
        y, x = np.nonzero(labels == k)
        pieces.append((x, y))
    pieces.sort(key=lambda p: -len(p[0]))
    groups: list[list] = []
    for x, y in pieces:
        for group in groups:
            gx, gy = np.concatenate([p[0] for p in group]), np.concatenate([p[1] for p in group])
            slope = np.polyfit(gx, gy, 1) if np.ptp(gx) > 9 else (0, gy.mean())
            overlap = min(gx.max(), x.max()) - max(gx.min(), x.min())
            if abs(np.polyval(slope, x.mean()) - y.mean()) < 1.3 and overlap < 5:
                group.append((x, y))
                break
        else:
            groups.append([(x, y)])
    lines = []
    for group in groups:
        x, y = np.concatenate([p[0] for p in group]), np.concatenate([p[1] for p in group])
        if np.ptp(x) < 18:
            continue
        weights = core[y, x]
        degree = 2 if np.ptp(x) > 52 else 1
        curve = np.polyfit(x * 4 + 2, y * 4 + 2, degree, w=weights)
        lines.append(Line(x.min() * 4, x.max() * 4 + 4, curve, float(np.median(height[y, x])) * 32, float(weights.mean() * np.ptp(x))))
    longest = max((line.right - line.left for line in lines), default=0)
    lines = [line for line in lines if line.right - line.left > 0.55 * longest]
    return sorted(lines, key=lambda line: np.polyval(line.curve, STRIP_WIDTH / 2))


def rectified(grey: np.ndarray, back: np.ndarray, line: Line, fine: int = 2) -> np.ndarray:
    """One line as the reader wants it: [24,528] in 0..1."""

    def draw(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        along = line.left + (x - LINE_MARGIN) / (LINE_WIDTH - 2 * LINE_MARGIN) * (line.right - line.left)
        slope = np.polyval(np.polyder(line.curve), np.clip(along, line.left, line.right))
        down = (y - LINE_HEIGHT / 2) / CAP_PX * line.cap
        inside = np.clip(along, line.left, line.right)
        middle = np.polyval(line.curve, inside) + slope * (along - inside)
        return sampled(grey, back, along - slope * down * 0.5, middle + down)

    return averaged(LINE_HEIGHT, LINE_WIDTH, fine, draw) / 255
