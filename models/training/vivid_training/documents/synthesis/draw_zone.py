"""Prints an MRZ along the foot of a drawn document."""

from PIL import ImageDraw

from .drawing_kit import WIDTH, Kit

OCRB = ("OCRB7.ttf", "OCRB.otf", "OCRBS.otf")


def zone(kit: Kit, pen: ImageDraw.ImageDraw, lines: list[str], height: int) -> tuple[float, list[tuple[float, float]]]:
    """Prints the MRZ along the foot; returns where it begins and the quad of its text."""
    rng = kit.rng
    width = WIDTH * rng.uniform(0.86, 0.97)
    pitch = width / len(lines[0])
    font_name = rng.choices((rng.choice(OCRB), "FreeMonoBold.ttf", "LiberationMono-Bold.ttf"), (92, 4, 4))[0]
    probe = kit.font(font_name, 100)
    box = probe.getbbox("H")
    cap = pitch * rng.uniform(0.85, 1.1)
    font = kit.font(font_name, max(5, 100 * cap / (box[3] - box[1])))
    cap_box = font.getbbox("H")
    cap = cap_box[3] - cap_box[1]
    line_pitch = cap * rng.uniform(1.7, 2.5)
    block = line_pitch * (len(lines) - 1) + cap
    left = (WIDTH - width) * rng.uniform(0.3, 0.7)
    top = height - block - height * rng.uniform(0.035, 0.13)
    start = max(0, top - cap * rng.uniform(0.8, 2.2))
    if rng.random() < 0.45:
        shade = rng.randint(215, 255)
        pen.rectangle((0, start, WIDTH, height), fill=(shade, shade, shade))
    elif rng.random() < 0.2:
        pen.line((0, start, WIDTH, start), fill=kit.ink(), width=rng.randint(1, 3))
    ink = kit.ink(70)
    for k, line in enumerate(lines):
        for i, char in enumerate(line):
            advance = font.getlength(char)
            pen.text((left + (i + 0.5) * pitch - advance / 2, top + k * line_pitch - cap_box[1]), char, font=font, fill=ink)
    return start, [(left, top), (left + width, top), (left + width, top + block), (left, top + block)]
