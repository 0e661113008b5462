"""Frames as a page's camera gives them, made of packed pictures: a face of any size, place, tilt and light, before anything, or nobody."""

import cv2
import numpy as np

from .network import CELL_PX, SIZE_PX, YAW_DEGREES

# Width and height of frames, longer side 96: upright and lying, of photo and video cameras, and square.
FRAMES = [(96, 72), (72, 96), (96, 54), (54, 96), (96, 96)]
STRIDE = 16
# Share of frames that nobody is in, and of those a face is in, of such that it fills out of its own picture's frame.
EMPTY = 0.3
# A cell whose middle is so far from the face's, in sizes of it, is one of its own; up to the second it counts neither as face nor as none.
OWN, NEAR = 0.16, 0.42


class Packed:
    def __init__(self, file: str):
        pack = np.load(file)
        shapes = pack["shapes"]
        ends = np.cumsum(shapes.prod(1))
        flat = pack["pixels"]
        self.pictures = [flat[end - h * w : end].reshape(h, w) for end, (h, w) in zip(ends, shapes)]
        self.truths = pack["truths"]
        self.sources = pack["sources"]

    def indexes(self, is_face: bool, is_held: bool, held: set[str]) -> np.ndarray:
        """Every tenth of the pictures without a face, and whole sources of faces, are held back."""
        faces = self.truths[:, 2] > 0
        back = np.where(faces, np.isin(self.sources, list(held)), np.arange(len(faces)) % 10 == 0)
        return np.nonzero((faces == is_face) & (back == is_held))[0]


def draw_shapes(width: int, height: int, rng: np.random.Generator) -> np.ndarray:
    """A wall whose light changes, and things before it, plain or striped: some look nearly like eyes and mouths."""
    x, y = np.meshgrid(np.linspace(-1, 1, width), np.linspace(-1, 1, height))
    frame = rng.uniform(30, 220) + rng.uniform(-60, 60) * x + rng.uniform(-60, 60) * y
    for _ in range(rng.integers(0, 26)):
        angle, across, down = rng.uniform(0, np.pi), *rng.uniform(0.02, 0.7, 2)
        dx, dy = x - rng.uniform(-1, 1), (y - rng.uniform(-1, 1)) * height / width
        u = (dx * np.cos(angle) + dy * np.sin(angle)) / across
        v = (dy * np.cos(angle) - dx * np.sin(angle)) / down
        inside = u * u + v * v < 1 if rng.random() < 0.5 else (abs(u) < 1) & (abs(v) < 1)
        stripes = 40 * np.sin(u * across * width * rng.uniform(0.1, 0.8)) if rng.random() < 0.4 else 0
        frame = np.where(inside, rng.uniform(0, 255) + stripes, frame)
    return frame.clip(0, 255).astype(np.float32)


def cut_anywhere(picture: np.ndarray, width: int, height: int, rng: np.random.Generator) -> np.ndarray:
    """A part of the picture, of any size and turned by any angle."""
    rows, columns = picture.shape
    scale = max(width / columns, height / rows) * rng.uniform(1, 2.5)
    turn = cv2.getRotationMatrix2D((columns / 2, rows / 2), rng.choice([0, 90, 180, 270]) + rng.uniform(-15, 15), scale)
    turn[:, 2] += (width / 2 - columns / 2 + rng.uniform(-0.3, 0.3) * width, height / 2 - rows / 2 + rng.uniform(-0.3, 0.3) * height)
    return cv2.warpAffine(picture, turn, (width, height), flags=cv2.INTER_AREA, borderMode=cv2.BORDER_REFLECT).astype(np.float32)


def empty(pack: Packed, blanks: np.ndarray, width: int, height: int, rng: np.random.Generator) -> np.ndarray:
    if rng.random() < 0.45:
        return draw_shapes(width, height, rng)
    return cut_anywhere(pack.pictures[rng.choice(blanks)], width, height, rng)


def faceless(pack: Packed, index: int, width: int, height: int, rng: np.random.Generator) -> np.ndarray | None:
    """Shoulders, walls and hair: a part of the picture beside the face, or the face upside down."""
    picture, (x, y, size, _) = pack.pictures[index], pack.truths[index]
    if rng.random() < 0.2:
        return cut_anywhere(picture[::-1], width, height, rng) if size < 0.5 * min(picture.shape) else None
    below = picture[int(y + 0.55 * size) :]
    aside = picture[:, int(x + 0.6 * size) :] if rng.random() < 0.5 else picture[:, : max(0, int(x - 0.6 * size))]
    part = below if rng.random() < 0.5 else aside
    return cut_anywhere(part, width, height, rng) if min(part.shape, default=0) > 24 else None


def place_face(frame: np.ndarray, picture: np.ndarray, truth: np.ndarray, rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
    """The picture pasted so that its face has a size and place of its own; beyond its border the frame shows."""
    height, width = frame.shape
    x, y, size, yaw = truth
    if rng.random() < 0.5:
        picture, x, yaw = picture[:, ::-1], picture.shape[1] - x, -yaw
    wanted = min(height, width) * np.exp(rng.uniform(np.log(0.17), np.log(1.15)))
    to_x, to_y = width * rng.uniform(0.15, 0.85), height * rng.uniform(0.2, 0.8)
    if rng.random() < 0.5:
        to_x, to_y = width * rng.uniform(0.38, 0.62), height * rng.uniform(0.36, 0.64)
    scale = wanted / size
    shrink = 1.0
    while scale / shrink < 0.6:
        shrink /= 2
    if shrink < 1:
        picture = cv2.resize(picture, None, fx=shrink, fy=shrink, interpolation=cv2.INTER_AREA)
    turn = cv2.getRotationMatrix2D((x * shrink, y * shrink), rng.normal(0, 8), scale / shrink)
    turn[:, 2] += (to_x - x * shrink, to_y - y * shrink)
    stretch = np.diag([1.0, rng.uniform(0.93, 1.07)])
    turn = stretch @ turn
    to_y *= stretch[1, 1]
    rim = max(1, int(rng.uniform(0, 0.12) * min(picture.shape)))
    mask = np.zeros(picture.shape, np.float32)
    mask[rim // 2 : -rim // 2 or None, rim // 2 : -rim // 2 or None] = 1
    mask = cv2.blur(mask, (rim, rim))
    share = cv2.warpAffine(mask, turn, (width, height))
    own = cv2.warpAffine(np.ascontiguousarray(picture), turn, (width, height), borderMode=cv2.BORDER_REPLICATE).astype(np.float32)
    return share * own + (1 - share) * frame, np.array([to_x, to_y, wanted, yaw], np.float32)


def as_filmed(frame: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """Light from a side, exposure, tone, blur by lens or hand, and the sensor's noise."""
    height, width = frame.shape
    angle, strength = rng.uniform(0, 2 * np.pi), rng.uniform(0, 0.5)
    slope = np.cos(angle) * np.linspace(-1, 1, width)[None] + np.sin(angle) * np.linspace(-1, 1, height)[:, None]
    lit = 255 * (frame.clip(0, 255) / 255) ** np.exp(rng.normal(0, 0.3)) * (1 + strength * slope) * np.exp(rng.uniform(-1.2, 0.25))
    if rng.random() < 0.12:
        lit *= np.exp(rng.uniform(-1.8, -0.3))
    if rng.random() < 0.4:
        lit = cv2.GaussianBlur(lit, (0, 0), rng.uniform(0.3, 1.3))
    if rng.random() < 0.15:
        reach = rng.integers(2, 5)
        lit = cv2.blur(lit, (int(reach), 1) if rng.random() < 0.5 else (1, int(reach)))
    return (lit + rng.normal(0, rng.uniform(0, 4), lit.shape)).clip(0, 255).round()


def as_shown(frame: np.ndarray) -> np.ndarray:
    """As the network sees it: mean 0, spread 1, filled up with 0 to whole cells."""
    normal = (frame - frame.mean()) / (frame.std() + 4)
    height, width = frame.shape
    return np.pad(normal, ((0, -height % STRIDE), (0, -width % STRIDE))).astype(np.float32)


def cells_of(shape: tuple[int, int], face: np.ndarray | None) -> np.ndarray:
    """What the network should answer: 1 face, 0 none, -1 not counted; then the other four answers."""
    rows, columns = shape[0] // CELL_PX, shape[1] // CELL_PX
    cells = np.zeros((5, rows, columns), np.float32)
    if face is None:
        return cells
    x, y, size, yaw = face
    across, down = (np.arange(columns) + 0.5) * CELL_PX, (np.arange(rows) + 0.5) * CELL_PX
    apart = np.hypot(across[None] - x, down[:, None] - y)
    cells[0][apart < NEAR * max(size, CELL_PX)] = -1
    cells[0][apart < max(OWN * size, 0.5 * CELL_PX)] = 1
    if 0 <= x < shape[1] and 0 <= y < shape[0]:
        cells[0, int(y // CELL_PX), int(x // CELL_PX)] = 1
    cells[1], cells[2] = (x - across[None]) / CELL_PX, (y - down[:, None]) / CELL_PX
    cells[3], cells[4] = np.log2(size / SIZE_PX), yaw / YAW_DEGREES
    return cells


class Composer:
    def __init__(self, pack: Packed, held: set[str], is_held: bool, weights: dict[str, float]):
        self.pack = pack
        self.faces = pack.indexes(True, is_held, held)
        self.blanks = pack.indexes(False, is_held, held)
        # Turned heads are rare in photographs and as important as straight ones.
        share = np.array([weights.get(pack.sources[i], 1.0) * (1 + min(2.5, abs(pack.truths[i, 3]) / 8)) for i in self.faces])
        self.share = np.cumsum(share / share.sum())

    def frame(self, width: int, height: int, rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray | None]:
        """Grey, and the face's middle, size and yaw."""
        index = self.faces[min(np.searchsorted(self.share, rng.random()), len(self.faces) - 1)]
        nobody = rng.random() < EMPTY
        background = faceless(self.pack, index, width, height, rng) if nobody and rng.random() < 0.35 else None
        frame = empty(self.pack, self.blanks, width, height, rng) if background is None else background
        face = None
        if not nobody:
            frame, face = place_face(frame, self.pack.pictures[index], self.pack.truths[index], rng)
        return as_filmed(frame, rng), face

    def batch(self, count: int, rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
        width, height = FRAMES[rng.integers(len(FRAMES))]
        frames = [self.frame(width, height, rng) for _ in range(count)]
        shown = [as_shown(frame) for frame, _ in frames]
        return np.stack(shown)[:, None], np.stack([cells_of(shown[0].shape, face) for _, face in frames])
