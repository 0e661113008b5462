"""Things people hold or wear before a face, each drawn as colour and coverage of a face view."""

import cv2
import numpy as np

from vivid_training.face_conditions.crops import PACKED_PX as SIZE
from vivid_training.face_conditions.landmarks import NAMES

Drawn = tuple[np.ndarray, np.ndarray]  # colour SIZE × SIZE × 3, coverage SIZE × SIZE of 0…1


def named(points: np.ndarray) -> dict[str, np.ndarray]:
    return dict(zip(NAMES, points))


def soften(mask: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    return cv2.GaussianBlur(mask.astype(np.float32), (0, 0), rng.uniform(0.4, 1.2))


def polygon(corners: np.ndarray) -> np.ndarray:
    mask = np.zeros((SIZE, SIZE), np.float32)
    cv2.fillPoly(mask, [np.round(corners * 16).astype(np.int32)], 1.0, cv2.LINE_AA, 4)
    return mask


def surface(patches: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """A plain, patterned or photographed surface under some light."""
    kind = rng.random()
    if kind < 0.4:
        patch = patches[rng.integers(len(patches))]
        colour = cv2.resize(patch, (SIZE, SIZE), interpolation=cv2.INTER_LINEAR).astype(np.float32)
        colour = colour * rng.uniform(0.6, 1.3) + rng.uniform(-30, 30)
    else:
        base = rng.uniform(10, 245, 3) if kind < 0.7 else np.full(3, rng.choice([20, 50, 200, 235, 245])) + rng.normal(0, 8, 3)
        colour = np.broadcast_to(base, (SIZE, SIZE, 3)).astype(np.float32).copy()
        if rng.random() < 0.25:
            period, angle = rng.uniform(3, 20), rng.uniform(0, np.pi)
            y, x = np.mgrid[:SIZE, :SIZE]
            stripes = np.sin((x * np.cos(angle) + y * np.sin(angle)) * 2 * np.pi / period) > rng.uniform(-0.5, 0.5)
            colour[stripes] = rng.uniform(10, 245, 3)
    y, x = np.mgrid[-1 : 1 : SIZE * 1j, -1 : 1 : SIZE * 1j]
    light = 1 + rng.uniform(-0.3, 0.3) * x + rng.uniform(-0.3, 0.3) * y
    return colour * light[..., None] + rng.normal(0, rng.uniform(0, 5), (SIZE, SIZE, 1))


def skin_of(face: np.ndarray) -> np.ndarray:
    return face[SIZE // 3 : 2 * SIZE // 3, SIZE // 3 : 2 * SIZE // 3].reshape(-1, 3).mean(0)


def draw_mask(face: np.ndarray, points: np.ndarray, patches: np.ndarray, rng: np.random.Generator) -> Drawn:
    """Of any cloth; now and then of one that hardly differs from skin."""
    p = named(points)
    high = rng.uniform(0.2, 0.85)
    top = p["nose_bridge"] * (1 - high) + p["nose_tip"] * high
    cheek = rng.uniform(0.25, 0.8)
    left = p["left_cheek"] * (1 - cheek) + p["left_jaw"] * cheek
    right = p["right_cheek"] * (1 - cheek) + p["right_jaw"] * cheek
    chin = p["chin"] + (p["chin"] - p["nose_tip"]) * rng.uniform(-0.05, 0.2)
    corners = [left, (left + top) / 2 + [0, -rng.uniform(0, 4)], top, (right + top) / 2 + [0, -rng.uniform(0, 4)], right]
    corners += [
        p["right_jaw"] + (p["right_jaw"] - p["nose_tip"]) * 0.1,
        chin + [8, 0],
        chin - [8, 0],
        p["left_jaw"] + (p["left_jaw"] - p["nose_tip"]) * 0.1,
    ]
    mask = polygon(np.array(corners) + rng.normal(0, 1.2, (len(corners), 2)))
    for ear, corner in ((p["left_cheek"], left), (p["right_cheek"], right)):
        if rng.random() < 0.5:
            ends = [tuple(map(int, np.round(np.array(q) * 16))) for q in (ear + rng.normal(0, 4, 2), corner)]
            cv2.line(mask, *ends, rng.uniform(0.5, 1), 1, cv2.LINE_AA, 4)
    colour = surface(patches, rng)
    if rng.random() < 0.3:
        colour = colour * 0.15 + 0.85 * (skin_of(face) * rng.uniform(0.7, 1.4) + rng.normal(0, 14, 3))
    if rng.random() < 0.4:
        # Woven or knitted: a grain of one or two pixels.
        grain = cv2.resize(rng.normal(0, 1, (SIZE // 2, SIZE // 2)).astype(np.float32), (SIZE, SIZE))
        colour = colour + grain[..., None] * rng.uniform(3, 18)
    if rng.random() < 0.5:
        y = np.arange(SIZE)[:, None, None]
        colour = colour * (1 + rng.uniform(0.02, 0.12) * np.sign(np.sin(y * 2 * np.pi / rng.uniform(8, 16))))
    x = np.linspace(-1, 1, SIZE)[None, :, None]
    return colour * (1.08 - rng.uniform(0.1, 0.35) * x**2), soften(mask, rng)


def draw_hand(face: np.ndarray, at: np.ndarray, length: float, rng: np.random.Generator) -> Drawn:
    """Fingers side by side, in the skin's own colour."""
    skin = skin_of(face) * rng.uniform(0.75, 1.25)
    angle = rng.uniform(0, 2 * np.pi)
    along, across = np.array([np.cos(angle), np.sin(angle)]), np.array([-np.sin(angle), np.cos(angle)])
    fingers, width = int(rng.integers(1, 6)), rng.uniform(7, 13)
    colour = np.broadcast_to(skin, (SIZE, SIZE, 3)).astype(np.float32).copy()
    cover = np.zeros((SIZE, SIZE), np.float32)
    y, x = np.mgrid[:SIZE, :SIZE].astype(np.float32)
    for i in range(fingers):
        tip = at + across * (i - (fingers - 1) / 2) * width * rng.uniform(0.95, 1.15) + along * rng.uniform(-6, 6)
        end = tip - along * length * rng.uniform(0.8, 1.2) + across * rng.normal(0, 4)
        step = end - tip
        share = np.clip(((x - tip[0]) * step[0] + (y - tip[1]) * step[1]) / (step @ step), 0, 1)
        away = np.hypot(x - tip[0] - share * step[0], y - tip[1] - share * step[1]) / (width / 2)
        shade = np.sqrt(np.clip(1 - away**2, 0, 1)) * 0.4 + 0.68
        inside = np.clip((1.05 - away) * width / 2, 0, 1)
        nearer = inside > cover * 0.99
        colour = np.where((nearer & (inside > 0))[..., None], skin * shade[..., None], colour)
        cover = np.maximum(cover, inside)
    return colour + rng.normal(0, 3, (SIZE, SIZE, 1)), soften(cover, rng)


def draw_object(at: np.ndarray, patches: np.ndarray, rng: np.random.Generator) -> Drawn:
    """A phone, a sheet of paper, a cup, a scarf: a rectangle, an ellipse or a torn edge with some surface."""
    half = rng.uniform(12, 50, 2)
    angle = rng.uniform(0, np.pi)
    turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    if rng.random() < 0.6:
        power = rng.choice([3.0, 6.0, 12.0])
    else:
        power = 1.0
    angles = np.linspace(0, 2 * np.pi, 60, endpoint=False)
    ring = np.stack([np.cos(angles), np.sin(angles)], 1)
    ring = np.sign(ring) * np.abs(ring) ** (1 / power) * half
    ring += rng.normal(0, rng.choice([0, 0, 0.8]), ring.shape)
    return surface(patches, rng), soften(polygon(ring @ turn.T + at), rng)


def draw_hair(points: np.ndarray, rng: np.random.Generator) -> Drawn:
    """Strands blown or falling across the face, from above or from a side."""
    p = named(points)
    base = rng.uniform(8, 60, 3) if rng.random() < 0.6 else np.array([150, 110, 70]) * rng.uniform(0.4, 1.4)
    top = p["left_cheek"] if rng.random() < 0.5 else p["right_cheek"]
    start = np.array([top[0], p["forehead"][1]]) + rng.normal(0, 10, 2)
    end = p["nose_tip"] + rng.normal(0, 26, 2) + [0, rng.uniform(10, 60)]
    colour = np.broadcast_to(base, (SIZE, SIZE, 3)).astype(np.float32).copy()
    cover = np.zeros((SIZE, SIZE), np.float32)
    spread = rng.uniform(5, 22)
    for _ in range(int(rng.integers(8, 90))):
        a, b = start + rng.normal(0, spread, 2), end + rng.normal(0, spread * 1.3, 2)
        bend = (a + b) / 2 + rng.normal(0, 14, 2)
        t = np.linspace(0, 1, 14)[:, None]
        curve = np.round(((1 - t) ** 2 * a + 2 * t * (1 - t) * bend + t**2 * b) * 16).astype(np.int32)
        width = int(rng.integers(1, 4))
        cv2.polylines(cover, [curve], False, float(rng.uniform(0.5, 1)), width, cv2.LINE_AA, 4)
        cv2.polylines(colour, [curve], False, tuple(map(float, base * rng.uniform(0.6, 1.5))), width, cv2.LINE_AA, 4)
    return colour, soften(cover, rng)
