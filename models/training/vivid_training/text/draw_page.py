"""Pages of labels and values, headlines, paragraphs and machine readable lines, with the maps the detector learns."""

import string
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw

from vivid_training.text import wording
from vivid_training.text.page_ground import draw_decor, draw_ground
from vivid_training.text.page_kit import HEIGHT, WIDTH, Kit, Page

# Capitals below this, at the detector's scale, cannot be read: whether they are found does not count.
LEAST_PX = 5.0


def draw_page(kit: Kit) -> list[np.ndarray]:
    rng = kit.rng
    page = Page(draw_ground(kit))
    draw_decor(kit, page)
    _watermark(kit, page)
    style = {"label": rng.choice(kit.files), "value": rng.choice(kit.files), "other": rng.choice(kit.files)}
    for _ in range(rng.choice((1, 1, 2, 3, 4))):
        _headline(kit, page, style["other"])
    if rng.random() < 0.3:
        _zone(kit, page)
    for _ in range(rng.randint(2, 6)):
        _column(kit, page, style)
    for _ in range(rng.choice((0, 0, 1, 2))):
        _paragraph(kit, page, style["other"])
    for _ in range(rng.randint(0, 8)):
        _write(
            kit,
            page,
            wording.some_text(rng),
            rng.choice(kit.files),
            rng.uniform(0, WIDTH),
            baseline := rng.uniform(40, HEIGHT - 10),
            rng.choice((rng.uniform(12, 44), rng.uniform(30, 90))),
            _tone(kit, page, WIDTH / 2, baseline),
        )
    if rng.random() < 0.4:
        _upright(kit, page, style["value"])
    return [np.asarray(plane) for plane in (page.picture, *page.maps)]


def _write(kit: Kit, page: Page, text: str, file: Path, left: float, baseline: float, cap: float, tone: int, tracking: float = 0.0) -> bool:
    """False where there is no room."""
    text = kit.fit(text, file).strip()
    if not text:
        return False
    font = kit.font(file, cap)
    inkLeft, _, inkRight, _ = font.getbbox(text, anchor="ls")
    spaced = tracking * cap
    right = left + inkRight + spaced * (len(text) - 1)
    # Other print keeps two letter heights away along the line: nearer, it would be one line.
    area = (left - 2.1 * cap, baseline - 1.28 * cap, right + 2.1 * cap, baseline + 0.28 * cap)
    if right > WIDTH - 4 or left < 2 or baseline > HEIGHT - 4 or baseline < cap * 1.3 or not page.is_free(area):
        return False
    page.taken.append((left, baseline - 1.25 * cap, right, baseline + 0.25 * cap))
    pen = page.pen
    if tracking:
        x = left
        for letter in text:
            pen.text((x, baseline), letter, font=font, fill=tone, anchor="ls")
            x += font.getlength(letter) + spaced
        right = x - spaced
    else:
        pen.text((left, baseline), text, font=font, fill=tone, anchor="ls")
    if cap / 2 < LEAST_PX:
        page.ignore((left, baseline - cap, right, baseline))
    else:
        page.mark(left + inkLeft, right, baseline, cap)
    return True


def _tone(kit: Kit, page: Page, left: float, baseline: float) -> int:
    """Ink that stands off the ground: dark as a rule, now and then bright on dark."""
    rng = kit.rng
    ground = page.picture.getpixel((int(min(WIDTH - 1, left + 10)), int(min(HEIGHT - 1, baseline - 5))))
    apart = 32 + 140 * rng.random()
    if ground < 100:
        return round(min(255, ground + 50 + apart))
    return round(max(0, ground - apart))


def _headline(kit: Kit, page: Page, file: Path) -> None:
    rng = kit.rng
    cap, baseline, left = rng.choice((rng.uniform(20, 60), rng.uniform(40, 110))), rng.uniform(60, 320), rng.uniform(20, 600)
    text = rng.choice(
        (wording.labels(rng).upper(), wording.labels(rng).upper(), wording.addresses(rng), wording.nations(rng), wording.numbers(rng))
    )
    if rng.random() < 0.25 and page.is_free((0, baseline - 1.5 * cap, WIDTH, baseline + 0.5 * cap)):
        page.pen.rectangle((0, baseline - 1.5 * cap, WIDTH, baseline + 0.5 * cap), fill=rng.randint(0, 140))
    _write(kit, page, text, file, left, baseline, cap, _tone(kit, page, left, baseline), rng.choice((0, 0, 0, rng.uniform(0, 0.35))))


def _column(kit: Kit, page: Page, style: dict[str, Path]) -> None:
    rng = kit.rng
    small, big = rng.uniform(9, 22), rng.uniform(15, 40)
    left, baseline = rng.uniform(15, 900), rng.uniform(40, 500)
    beside = rng.random() < 0.2
    bold, squeeze = rng.random() < 0.3, rng.uniform(1.35, 2.6)
    tones = [_tone(kit, page, left, baseline), _tone(kit, page, left, baseline + 40)]
    for _ in range(rng.randint(1, 9)):
        if baseline > HEIGHT - 20:
            break
        x, label = left, wording.labels(rng)
        label_tone = _tone(kit, page, x, baseline) if rng.random() < 0.4 else tones[0]
        written = _write(kit, page, label, style["label"], x, baseline, small, label_tone)
        value = rng.choice((wording.names, wording.dates, wording.numbers, wording.addresses, wording.nations))(rng)
        gap = rng.uniform(1.2, 2) * small if not beside else 0
        at = (
            (left + rng.uniform(220, 420), baseline)
            if beside and written
            else (left + rng.choice((0, 0, rng.uniform(0, 40))), baseline + big + gap)
        )
        ink = tones[1] if rng.random() < 0.6 else _tone(kit, page, *at)
        _write(kit, page, value, style["value"], at[0], at[1], big, ink, rng.choice((0, 0, 0, rng.uniform(0, 0.25))))
        if rng.random() < 0.3:
            _write(
                kit,
                page,
                rng.choice((wording.numbers, wording.nations, wording.dates))(rng),
                style["value"],
                at[0] + rng.uniform(150, 420),
                at[1],
                big,
                tones[1],
            )
        baseline = max(baseline, at[1]) + small * squeeze + rng.uniform(0, big)
        if bold and rng.random() < 0.1:
            style = {**style, "value": rng.choice(kit.files)}


def _paragraph(kit: Kit, page: Page, file: Path) -> None:
    rng = kit.rng
    cap, left, baseline = rng.uniform(9, 24), rng.uniform(15, 700), rng.uniform(60, 800)
    pitch, tone = rng.uniform(1.45, 2.3), _tone(kit, page, left, baseline)
    for _ in range(rng.randint(2, 7)):
        _write(kit, page, f"{wording.some_text(rng)} {wording.some_text(rng)}"[:70], file, left, baseline, cap, tone)
        baseline += cap * pitch


def _zone(kit: Kit, page: Page) -> None:
    """Machine readable lines are lines like others: found."""
    rng = kit.rng
    file = next((file for file in kit.files if "OCRB" in file.name), kit.files[0])
    count, length = rng.choice(((3, 30), (2, 36), (2, 44)))
    cap = WIDTH * rng.uniform(0.82, 0.92) / length / 1.5
    for i in range(count):
        text = "".join(rng.choice(string.ascii_uppercase + string.digits + "<<<<<<<<") for _ in range(length))
        _write(kit, page, text, file, 50, HEIGHT - 40 - (count - 1 - i) * cap * rng.uniform(2.2, 2.6), cap, rng.randint(0, 60))


def _watermark(kit: Kit, page: Page) -> None:
    """Big pale words and microtext: neither counts as found nor as missed where it might be either."""
    rng = kit.rng
    if rng.random() < 0.35:
        file, cap = rng.choice(kit.files), rng.uniform(40, 160)
        layer = Image.new("L", (WIDTH, HEIGHT))
        ImageDraw.Draw(layer).text(
            (rng.uniform(0, WIDTH * 0.6), rng.uniform(cap, HEIGHT)),
            kit.fit(rng.choice(wording.NATIONS) * rng.randint(1, 4), file),
            font=kit.font(file, cap),
            fill=rng.randint(15, 60),
            anchor="ls",
        )
        layer = layer.rotate(rng.choice((0, 0, rng.uniform(-40, 40))))
        box = layer.getbbox()
        page.picture.paste(rng.choice((0, 255)), (0, 0), layer)
        if box:
            page.ignore(box)
    for _ in range(rng.choice((0, 0, 1, 3))):
        file, top = rng.choice(kit.files), rng.uniform(5, HEIGHT)
        text = kit.fit((rng.choice(wording.LABELS) + " ") * 30, file)
        page.pen.text(
            (rng.uniform(0, 300), top),
            text[: rng.randint(30, 200)],
            font=kit.font(file, rng.uniform(3, 5.5)),
            fill=rng.randint(40, 200),
            anchor="ls",
        )


def _upright(kit: Kit, page: Page, file: Path) -> None:
    """Text that runs up or down the page is none of ours."""
    rng = kit.rng
    text, cap = kit.fit(wording.some_text(rng), file), rng.uniform(12, 36)
    if not text:
        return
    font = kit.font(file, cap)
    tile = Image.new("L", (max(1, round(font.getlength(text))), round(cap * 1.8)))
    ImageDraw.Draw(tile).text((0, cap * 1.3), text, font=font, fill=255, anchor="ls")
    tile = tile.transpose(rng.choice((Image.Transpose.ROTATE_90, Image.Transpose.ROTATE_270)))
    left, top = round(rng.uniform(10, WIDTH - 80)), round(rng.uniform(10, max(11, HEIGHT - tile.height)))
    box = (left, top, left + tile.width, top + tile.height)
    if page.is_free(box):
        page.taken.append(box)
        page.picture.paste(rng.randint(0, 100), box[:2], tile)
