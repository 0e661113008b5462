"""What each picture of a batch will show: the class, the document, how it lies in the frame. Plain numbers, no pixels."""

from dataclasses import dataclass

import numpy as np

GENUINE, SCREEN, PRINT, PORTRAIT, DIGITAL = range(5)
SHARES = (0.36, 0.16, 0.15, 0.19, 0.14)
# Of the replaced portraits, those taken from another document of the same type.
SAME_TYPE = 0.5
# Canvas in pixels. Drawing is what costs: larger ones teach no more per second.
HEIGHT, WIDTH = 608, 832


@dataclass
class Plan:
    kinds: np.ndarray  # [B]
    bare: np.ndarray  # [B] no document in the frame: any scene
    whole_frame: np.ndarray  # [B] judged without knowing where the document lies
    documents: np.ndarray  # [B] index into the library
    quads: np.ndarray  # [B,4,2] where the document lies in the final picture
    first_quads: np.ndarray  # [B,4,2] where it lies in the picture that a screen shows
    faces: np.ndarray  # [B,4] the face's box in the document, as fractions
    has_face: np.ndarray  # [B]
    edited: np.ndarray  # [B] digital, but a photo that was painted over
    mirrored: np.ndarray  # [B] the document's print is mirrored: one more layout to know
    donors: np.ndarray  # [B] the picture of this batch whose portrait a replaced one is, or -1: any
    cut: np.ndarray  # [B] the photo is cut to the document and straightened before it is sent, as capture software does


def make_plan(random: np.random.Generator, library, count: int, split: str) -> Plan:
    kinds = random.choice(5, count, p=SHARES)
    bare = random.random(count) < np.where(kinds == SCREEN, 0.4, np.where(kinds == GENUINE, 0.16, np.where(kinds == PRINT, 0.08, 0)))
    edited = (kinds == DIGITAL) & (random.random(count) < 0.35)
    documents = library.pick(random, count, split)
    swapped = kinds == PORTRAIT
    documents[swapped] = library.pick(random, int(swapped.sum()), split, with_face=True)
    donors = _donors(random, library, documents, np.nonzero(swapped)[0], np.nonzero((kinds == GENUINE) & ~bare)[0])
    sizes = library.sizes[documents]
    framing = random.random(count)
    quads = np.stack([_quad(random, size, share) for size, share in zip(sizes, framing, strict=True)])
    flat = (kinds == DIGITAL) & ~edited
    quads[flat] = [_laid_flat(random, size) for size in sizes[flat]] if flat.any() else quads[flat]
    first = np.stack([_near(random, size, random.uniform(0.5, 1), 2, 0.01) for size in sizes])
    whole = bare | (random.random(count) < 0.06)
    mirrored = (random.random(count) < 0.3) & (split == "train")
    mirrored[donors >= 0] = mirrored[donors[donors >= 0]]
    # Capture software cuts what it finds; small documents are enlarged by it.
    cut = ~bare & ~whole & (framing > 0.42) & (random.random(count) < 0.5)
    faces = library.faces_at[documents].copy()
    faces[mirrored] = faces[mirrored][:, [2, 1, 0, 3]] * (-1, 1, -1, 1) + (1, 0, 1, 0)
    return Plan(kinds, bare, whole, documents, quads, first, faces, library.has_face[documents], edited, mirrored, donors, cut)


def _donors(random, library, documents: np.ndarray, swapped: np.ndarray, genuine: np.ndarray) -> np.ndarray:
    """Many forgers take the portrait from another document of the same type; those documents are changed to be of it."""
    donors = np.full(len(documents), -1)
    genuine = genuine[library.has_face[documents[genuine]]]
    for at in swapped[random.random(len(swapped)) < SAME_TYPE] if len(genuine) else ():
        donors[at] = random.choice(genuine)
        documents[at] = library.of_the_same_type(random, int(documents[donors[at]]))
    return donors


def _quad(random, size, framing: float) -> np.ndarray:
    if framing < 0.42:  # cut out by hand or by an app: hardly any surroundings
        edge = np.array([[0, 0], [WIDTH, 0], [WIDTH, HEIGHT], [0, HEIGHT]], np.float32)
        inward = random.normal(0.008, 0.012, (4, 2)) * (WIDTH, HEIGHT)
        sign = np.array([[1, 1], [-1, 1], [-1, -1], [1, -1]])
        return (edge + sign * inward).astype(np.float32)
    if framing < 0.75:
        return _near(random, size, random.uniform(0.6, 0.95), random.choice([3, 12]), 0.05)
    return _near(random, size, random.uniform(0.32, 0.6), 180, 0.07)


def _laid_flat(random, size) -> np.ndarray:
    """Scans and renders have no perspective: most are cut to the document, the others stand straight on a page."""
    if random.random() < 0.65:
        inward = random.uniform(-0.01, 0.02, 4) * (WIDTH, HEIGHT, WIDTH, HEIGHT)
        left, top, right, bottom = inward[0], inward[1], WIDTH - inward[2], HEIGHT - inward[3]
        return np.array([[left, top], [right, top], [right, bottom], [left, bottom]], np.float32)
    quad = _near(random, size, random.uniform(0.4, 0.97), random.choice([0, 0, 1.5]), 0)
    turn = random.choice([0, 0, 0, 2])
    return np.roll(quad, turn, 0)


def _near(random, size, share: float, most_degrees: float, skew: float) -> np.ndarray:
    width = share * WIDTH
    height = width * size[1] / size[0]
    if height > HEIGHT * 0.97:
        width, height = width * HEIGHT * 0.97 / height, HEIGHT * 0.97
    corners = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * (width / 2, height / 2)
    corners = corners * (1 + random.uniform(-skew, skew, (4, 2)))
    angle = np.radians(random.uniform(-most_degrees, most_degrees))
    turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    corners = corners @ turn.T
    low, high = corners.min(0), corners.max(0)
    room = np.maximum(0, (WIDTH, HEIGHT) - (high - low))
    middle = -low + random.uniform(0, 1, 2) * room
    return (corners + middle).astype(np.float32)
