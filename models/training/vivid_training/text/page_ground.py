"""What is printed on: tints, fades, pale pictures, guilloches, and things that are no text."""

import math

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from vivid_training.text.page_kit import HEIGHT, WIDTH, Kit, Page


def draw_ground(kit: Kit) -> Image.Image:
    rng = kit.rng
    base = 255 - 150 * rng.random() ** 2.2
    y, x = np.mgrid[0:HEIGHT:4, 0:WIDTH:4] / WIDTH * 4
    tone = base + rng.uniform(-50, 50) * (x - 0.5) + rng.uniform(-40, 40) * (y - 0.3)
    tone = tone + rng.uniform(0, 14) * np.sin(x * rng.uniform(2, 20) + rng.uniform(0, 6)) * np.sin(y * rng.uniform(2, 20))
    ground = Image.fromarray(tone.clip(0, 255).astype(np.uint8)).resize((WIDTH, HEIGHT), Image.Resampling.BILINEAR)
    if rng.random() < 0.5:
        picture = (
            _piece(kit, rng.choice(kit.pictures))
            .resize((WIDTH, HEIGHT), Image.Resampling.BILINEAR)
            .filter(ImageFilter.GaussianBlur(rng.uniform(1, 9)))
        )
        ground = Image.blend(ground, picture, rng.uniform(0.05, 0.4))
    pen = ImageDraw.Draw(ground, "L")
    for _ in range(rng.choices((0, 1, 2, 3), (25, 35, 25, 15))[0]):
        _guilloche(kit, pen, base)
    return ground


def _piece(kit: Kit, picture: Image.Image) -> Image.Image:
    rng = kit.rng
    width = picture.width * rng.uniform(0.2, 0.9)
    height = min(picture.height, width * HEIGHT / WIDTH)
    left, top = rng.uniform(0, picture.width - width), rng.uniform(0, picture.height - height)
    return picture.crop((round(left), round(top), round(left + width), round(top + height)))


def _guilloche(kit: Kit, pen: ImageDraw.ImageDraw, base: float) -> None:
    rng = kit.rng
    lines, gap = rng.randint(5, 50), rng.uniform(4, 26)
    waves = [(rng.uniform(2, 60), rng.uniform(0.3, 9), rng.uniform(0, 6.3)) for _ in range(2)]
    x = np.linspace(-50, WIDTH + 50, 140)
    tone = round(max(0, min(255, base + rng.choice((-1, -1, 1)) * rng.uniform(6, 70))))
    turn = rng.random() < 0.25
    start, width, drift = rng.uniform(-200, HEIGHT), rng.choice((1, 1, 2, 3)), rng.uniform(-0.2, 0.2)
    for i in range(lines):
        y = start + i * gap + sum(a * (1 + drift * i / 5) * np.sin(x / WIDTH * 2 * math.pi * f + p + drift * i) for a, f, p in waves)
        pen.line(list(zip(y, x) if turn else zip(x, y)), fill=tone, width=width)


def draw_decor(kit: Kit, page: Page) -> None:
    """Portraits, signatures, chips, codes, fingerprints, emblems: whatever a careless finder takes for text."""
    rng = kit.rng
    if rng.random() < 0.75:
        _portrait(kit, page, rng.uniform(200, 380))
    if rng.random() < 0.3:
        _portrait(kit, page, rng.uniform(60, 150))
    for draw, chance in (
        (_signature, 0.5),
        (_chip, 0.3),
        (_matrix_code, 0.22),
        (_bars, 0.15),
        (_fingerprint, 0.12),
        (_emblem, 0.5),
        (_stars, 0.2),
        (_frame, 0.2),
    ):
        if rng.random() < chance:
            draw(kit, page)


def _place(kit: Kit, page: Page, width: float, height: float):
    for _ in range(6):
        left, top = kit.rng.uniform(10, WIDTH - width - 10), kit.rng.uniform(10, max(11, HEIGHT - height - 10))
        box = (left, top, left + width, top + height)
        if page.is_free(box):
            page.taken.append(box)
            return tuple(round(value) for value in box)
    return None


def _portrait(kit: Kit, page: Page, width: float) -> None:
    box = _place(kit, page, width, width * 1.25)
    if box:
        face = kit.rng.choice(kit.faces).resize((box[2] - box[0], box[3] - box[1]))
        under = page.picture.crop(box)
        page.picture.paste(Image.blend(under, face, kit.rng.choice((1.0, 1.0, kit.rng.uniform(0.2, 0.9)))), box)


def _signature(kit: Kit, page: Page) -> None:
    rng = kit.rng
    box = _place(kit, page, rng.uniform(120, 320), rng.uniform(50, 130))
    if box:
        t = np.linspace(0, 1, 60)
        x = box[0] + (box[2] - box[0]) * (t + 0.12 * np.sin(t * rng.uniform(10, 40)))
        y = (box[1] + box[3]) / 2 + (box[3] - box[1]) / 2 * np.sin(t * rng.uniform(15, 50) + rng.uniform(0, 6)) * (
            0.3 + 0.7 * np.sin(t * rng.uniform(2, 9)) ** 2
        )
        page.pen.line(list(zip(x, y)), fill=rng.randint(0, 90), width=rng.randint(2, 4), joint="curve")


def _chip(kit: Kit, page: Page) -> None:
    box = _place(kit, page, 170, 140)
    if box:
        page.pen.rounded_rectangle(box, 20, fill=kit.rng.randint(120, 220), outline=60, width=2)
        for share in (0.33, 0.66):
            page.pen.line((box[0], box[1] + 140 * share, box[2], box[1] + 140 * share), fill=70, width=2)
            page.pen.line((box[0] + 170 * share, box[1], box[0] + 170 * share, box[3]), fill=70, width=2)


def _matrix_code(kit: Kit, page: Page) -> None:
    rng = kit.rng
    cell, tall = rng.randint(3, 8), rng.random() < 0.5
    columns, rows = (rng.randint(20, 50),) * 2 if tall else (rng.randint(60, 110), rng.randint(8, 26))
    stretch = 1 if tall else rng.randint(2, 4)
    box = _place(kit, page, columns * cell, rows * cell * stretch * 0.7)
    if box:
        code = Image.fromarray((kit.noise.random((rows, columns)) < 0.5).astype(np.uint8) * 255)
        page.picture.paste(code.resize((box[2] - box[0], box[3] - box[1]), Image.Resampling.NEAREST), box)


def _bars(kit: Kit, page: Page) -> None:
    box = _place(kit, page, kit.rng.uniform(200, 600), kit.rng.uniform(30, 120))
    if box:
        bars = Image.fromarray((kit.noise.random((1, kit.rng.randint(60, 160))) < 0.5).astype(np.uint8) * 255)
        page.picture.paste(bars.resize((box[2] - box[0], box[3] - box[1]), Image.Resampling.NEAREST), box)


def _fingerprint(kit: Kit, page: Page) -> None:
    rng = kit.rng
    box = _place(kit, page, 200, 260)
    if box:
        y, x = np.mgrid[0:260, 0:200]
        ridges = np.sin(
            np.hypot((x - 100) * 1.3, y - rng.uniform(80, 180)) / rng.uniform(1.2, 2.5) + 2 * np.sin(x / 30) + 2 * np.sin(y / 25)
        )
        mask = Image.fromarray(((ridges > 0) * (np.hypot((x - 100) / 100, (y - 130) / 130) < 1) * 255).astype(np.uint8))
        page.picture.paste(rng.randint(20, 120), box, mask)


def _emblem(kit: Kit, page: Page) -> None:
    rng = kit.rng
    size = rng.uniform(60, 260)
    box = _place(kit, page, size, size)
    if box:
        tone = rng.randint(60, 230)
        for _ in range(rng.randint(3, 12)):
            inner = [rng.uniform(box[0], box[2]), rng.uniform(box[1], box[3]), rng.uniform(5, size / 2)]
            page.pen.ellipse(
                (inner[0] - inner[2], inner[1] - inner[2] * rng.uniform(0.3, 1), inner[0] + inner[2], inner[1] + inner[2]),
                outline=tone,
                width=rng.randint(1, 5),
            )
        page.pen.regular_polygon(
            ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2, size / 3), rng.randint(3, 9), fill=tone, outline=rng.randint(0, 255)
        )


def _stars(kit: Kit, page: Page) -> None:
    rng = kit.rng
    box = _place(kit, page, rng.uniform(100, 500), 30)
    if box:
        for x in range(box[0] + 10, box[2] - 10, rng.randint(16, 40)):
            page.pen.regular_polygon((x, (box[1] + box[3]) / 2, rng.uniform(4, 11)), rng.choice((3, 4, 5, 6)), fill=rng.randint(40, 220))


def _frame(kit: Kit, page: Page) -> None:
    rng = kit.rng
    for _ in range(rng.randint(1, 4)):
        left, top = rng.uniform(0, WIDTH - 200), rng.uniform(0, HEIGHT - 100)
        page.pen.rectangle(
            (left, top, left + rng.uniform(100, 800), top + rng.uniform(3, 300)), outline=rng.randint(40, 230), width=rng.randint(1, 3)
        )
