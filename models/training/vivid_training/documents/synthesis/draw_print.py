"""Everything else that is printed on a drawn document: portrait, fields, fine print, ornaments."""

from PIL import Image, ImageDraw

from .drawing_kit import PRINT, WIDTH, Kit
from .names import GIVEN, SURNAMES


def header(kit: Kit, pen: ImageDraw.ImageDraw) -> None:
    rng = kit.rng
    if rng.random() < 0.7:
        if rng.random() < 0.4:
            pen.rectangle((0, 0, WIDTH, rng.randint(26, 60)), fill=tuple(rng.randint(20, 230) for _ in range(3)))
        text = f"{rng.choice(SURNAMES)} {rng.choice(('REPUBLIC', 'PASSPORT', 'IDENTITY CARD', 'KINGDOM', 'RESIDENCE'))}"
        pen.text((rng.randint(12, 200), rng.randint(6, 22)), text, font=kit.font(rng.choice(PRINT), rng.randint(18, 34)), fill=kit.ink(150))


def portrait(kit: Kit, picture: Image.Image, foot: float) -> tuple[int, int]:
    """Places the portrait and returns the columns left for text."""
    rng = kit.rng
    height = int(min(foot - 70, 300) * rng.uniform(0.6, 0.98))
    if height < 60:
        return 20, WIDTH - 20
    width = int(height * rng.uniform(0.7, 0.85))
    on_left = rng.random() < 0.8
    x = rng.randint(14, 50) if on_left else WIDTH - width - rng.randint(14, 50)
    y = int(max(40, foot - height - rng.randint(4, 40)))
    if kit.faces:
        face = Image.open(rng.choice(kit.faces)).convert("RGB")
        face = face.resize((width, height))
        if rng.random() < 0.35:
            face = face.convert("L").convert("RGB")
    else:
        face = Image.new("RGB", (width, height), (190, 180, 170))
    picture.paste(face, (x, y))
    if rng.random() < 0.3:
        small = face.resize((width // 3, height // 3)).convert("L").convert("RGB")
        picture.paste(small, (WIDTH - 90 if on_left else 30, int(foot - height // 3 - 30)))
    return (x + width + 14, WIDTH - 20) if on_left else (20, x - 14)


def fields(kit: Kit, pen: ImageDraw.ImageDraw, left: int, right: int, top: int, bottom: float) -> None:
    rng = kit.rng
    if right - left < 80:
        return
    label = kit.font(rng.choice(PRINT), rng.randint(7, 11))
    value = kit.font(rng.choice(PRINT), rng.randint(12, 22))
    y, ink, tint = top, kit.ink(80), kit.ink(170)
    step = (label.size + value.size) * rng.uniform(1.0, 1.4)
    while y + step < bottom:
        columns = rng.choice((1, 1, 2, 3))
        for k in range(columns):
            x = left + (right - left) * k / columns
            if rng.random() < 0.85:
                pen.text(
                    (x, y),
                    f"{rng.choice(GIVEN).title()} / {rng.choice(SURNAMES).title()}"[: int((right - left) / columns / 5)],
                    font=label,
                    fill=tint,
                )
            text = rng.choice(
                (
                    rng.choice(SURNAMES),
                    rng.choice(GIVEN),
                    f"{rng.randint(1, 31):02d} {rng.randint(1, 12):02d} {rng.randint(1940, 2035)}",
                    str(rng.randint(10**6, 10**9)),
                )
            )
            pen.text((x, y + label.size), text[: int((right - left) / columns / value.size * 1.6)], font=value, fill=ink)
        y += step


def back_print(kit: Kit, pen: ImageDraw.ImageDraw, foot: float) -> None:
    """Stripe, barcode and framed fine print: lines of text that are no MRZ."""
    rng = kit.rng
    y = rng.randint(8, 40)
    if rng.random() < 0.5:
        pen.rectangle((0, y, WIDTH, y + rng.randint(40, 75)), fill=kit.ink(60))
        y += 85
    if rng.random() < 0.5 and foot - y > 130:
        barcode(kit, pen, rng.randint(10, 120), y, rng.randint(250, 480), rng.randint(40, 110))
        y += 115
    font = kit.font(rng.choice(PRINT), rng.randint(10, 24))
    left, right, top = rng.randint(10, 60), WIDTH - rng.randint(10, 120), y
    while y + font.size * 1.6 < foot - 8:
        words = ""
        while font.getlength(words) < (right - left) * rng.choice((1, 1, 0.5)):
            words += rng.choice(SURNAMES + GIVEN).lower() + " "
        while font.getlength(words) > right - left:
            words = words[:-1]
        pen.text((left + 4, y), words.upper() if rng.random() < 0.15 else words.capitalize(), font=font, fill=kit.ink(80))
        y += font.size * rng.uniform(1.15, 1.6)
        if rng.random() < 0.12:
            break
    if rng.random() < 0.4:
        pen.rectangle((left, top - 4, right + 6, y + 4), outline=kit.ink(60), width=2)


def ornament(kit: Kit, pen: ImageDraw.ImageDraw, foot: float) -> None:
    rng = kit.rng
    style = rng.choice(("chip", "barcode", "flag", "signature", "dots", "seal"))
    x, y = rng.randint(20, WIDTH - 160), rng.randint(40, max(41, int(foot) - 90))
    if style == "chip":
        pen.rounded_rectangle((x, y, x + 84, y + 68), 10, fill=(212, 180, 90), outline=(120, 100, 40), width=2)
        pen.line((x, y + 34, x + 84, y + 34), fill=(120, 100, 40), width=2)
    elif style == "barcode" and foot > 160:
        barcode(kit, pen, x - 10, y, rng.randint(100, 300), rng.randint(24, 70))
    elif style == "flag":
        for k in range(3):
            pen.rectangle((x, y + 14 * k, x + 64, y + 14 * k + 14), fill=tuple(rng.choice((20, 120, 240)) for _ in range(3)))
    elif style == "signature":
        points = [(x + 6 * k, y + 30 + rng.gauss(0, 14)) for k in range(rng.randint(8, 24))]
        pen.line(points, fill=kit.ink(60), width=2, joint="curve")
    elif style == "dots":
        pen.ellipse((x, y, x + 60, y + 60), fill=tuple(rng.randint(80, 240) for _ in range(3)))
    else:
        pen.ellipse((x, y, x + 110, y + 110), outline=tuple(rng.randint(60, 220) for _ in range(3)), width=6)


def barcode(kit: Kit, pen: ImageDraw.ImageDraw, x: int, y: int, width: int, height: int) -> None:
    rows = 1 if kit.rng.random() < 0.5 else kit.rng.randint(6, 14)
    for k in range(rows):
        position = x
        while position < x + width:
            bar = kit.rng.randint(1, 5)
            pen.rectangle((position, y + height * k / rows, position + bar, y + height * (k + 1) / rows), fill=(15, 15, 15))
            position += bar + kit.rng.randint(1, 5)


def stamp(kit: Kit, picture: Image.Image) -> None:
    """SPECIMEN and the like across the document."""
    rng = kit.rng
    layer = Image.new("RGBA", picture.size, (0, 0, 0, 0))
    colour = rng.choice(((200, 30, 30), (40, 40, 40), (255, 255, 255), (120, 120, 160)))
    ImageDraw.Draw(layer).text(
        (rng.randint(20, 200), rng.randint(60, 220)),
        rng.choice(("SPECIMEN", "SAMPLE", "MUSTER", "VOID", "CANCELLED")),
        font=kit.font(rng.choice(PRINT), rng.randint(40, 110)),
        fill=(*colour, rng.randint(70, 220)),
    )
    layer = layer.rotate(rng.uniform(-45, 45))
    picture.paste(layer, (0, 0), layer)
