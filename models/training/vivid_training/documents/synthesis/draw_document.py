"""Draws fictional identity documents with Pillow: fronts, backs, passport pages, visas, two-page spreads.

The pictures only need to teach where a document lies and where its MRZ is, so their print is random.
"""

from dataclasses import dataclass

from PIL import Image, ImageDraw

from .draw_ground import cut, ground
from .draw_print import back_print, barcode, fields, header, ornament, portrait, stamp
from .draw_zone import zone
from .drawing_kit import PRINT, WIDTH, Kit
from .mrz_text import french_id, random_mrz, td1, td2, td3, visa_a, visa_b
from .names import GIVEN, SURNAMES

CARD, PAGE, NEITHER = 0, 1, -1
# Height over width: ID-1, TD2 and MRV-B, TD3 and MRV-A (ICAO 9303-4…7).
SHAPES = {"id1": 54 / 85.6, "td2": 74 / 105, "td3": 88 / 125, "mrva": 80 / 120}


@dataclass
class Drawn:
    picture: Image.Image  # RGBA
    kind: int
    quad: list[tuple[float, float]]
    mrz: list[tuple[float, float]] | None


# Share of the draws, shape, MRZ, kind, and how often a portrait is on it.
LAYOUTS = (
    (22, "id1", td1, CARD, 0.12),
    (7, "id1", None, CARD, 0.0),
    (15, "id1", None, CARD, 1.0),
    (7, "td2", td2, CARD, 0.8),
    (4, "td2", french_id, CARD, 1.0),
    (25, "td3", td3, PAGE, 1.0),
    (5, "mrva", visa_a, PAGE, 0.8),
    (4, "td2", visa_b, PAGE, 0.8),
)
SPREAD_SHARE, PAPER_SHARE, COVER_SHARE = 9, 9, 2


def document(kit: Kit) -> Drawn:
    def card(layout):
        _, shape, mrz, kind, portraits = layout
        return lambda: _card(kit, shape, mrz, kind, with_portrait=kit.rng.random() < portraits)

    makers = [card(layout) for layout in LAYOUTS] + [lambda: _spread(kit), lambda: _paper(kit), lambda: _cover(kit)]
    shares = [layout[0] for layout in LAYOUTS] + [SPREAD_SHARE, PAPER_SHARE, COVER_SHARE]
    return kit.rng.choices(makers, shares)[0]()


def _card(kit: Kit, shape: str, mrz, kind: int, with_portrait: bool) -> Drawn:
    rng = kit.rng
    height = round(WIDTH * SHAPES[shape])
    picture = ground(kit, height)
    pen = ImageDraw.Draw(picture)
    foot = height
    quad = None
    if mrz:
        foot, quad = zone(kit, pen, mrz(rng) if rng.random() < 0.97 else random_mrz(rng), height)
    header(kit, pen)
    left, right = 20, WIDTH - 20
    if with_portrait:
        left, right = portrait(kit, picture, foot)
    if not with_portrait and rng.random() < 0.6:
        back_print(kit, pen, foot)
    else:
        fields(kit, pen, left, right, rng.randint(60, 90), foot - 12)
    for _ in range(rng.choice((0, 0, 1, 1, 2))):
        ornament(kit, pen, foot)
    if rng.random() < 0.25:
        stamp(kit, picture)
    corner = 0 if rng.random() < 0.25 else rng.randint(6, 26)
    return Drawn(cut(kit, picture, corner), kind, [(0, 0), (WIDTH, 0), (WIDTH, height), (0, height)], quad)


def _spread(kit: Kit) -> Drawn:
    data = _card(kit, "td3", td3, PAGE, with_portrait=True)
    height = data.picture.height
    upper = ground(kit, height)
    pen = ImageDraw.Draw(upper)
    style = kit.rng.random()
    if style < 0.5:
        fields(kit, pen, 40, WIDTH - 40, 50, height - 40)
    elif style < 0.8 and kit.grounds:
        art = Image.open(kit.rng.choice(kit.grounds)).convert("RGB").resize((WIDTH, height))
        upper = Image.blend(upper, art, kit.rng.uniform(0.3, 0.9))
    whole = Image.new("RGBA", (WIDTH, 2 * height), (255, 255, 255, 255))
    whole.paste(upper, (0, 0))
    whole.paste(data.picture.convert("RGB"), (0, height))
    pen = ImageDraw.Draw(whole)
    pen.line((0, height, WIDTH, height), fill=(60, 60, 60, 255), width=2)
    scale = 640 / (2 * height)
    size = (round(WIDTH * scale), 640)

    def moved(points):
        return [(x * scale, (y + height) * scale) for x, y in points]

    return Drawn(whole.resize(size, Image.Resampling.LANCZOS), PAGE, moved(data.quad), moved(data.mrz))


def _paper(kit: Kit) -> Drawn:
    """Letters, receipts and forms: text that is no MRZ."""
    rng = kit.rng
    height = rng.randint(360, 640)
    shade = rng.randint(225, 255)
    picture = Image.new("RGB", (WIDTH, height), (shade, shade, shade - rng.randint(0, 18)))
    pen = ImageDraw.Draw(picture)
    font = kit.font(rng.choice(PRINT), rng.randint(9, 22))
    y = rng.randint(10, 60)
    while y < height - 20:
        if rng.random() < 0.85:
            words = " ".join(rng.choice(SURNAMES + GIVEN) for _ in range(rng.randint(1, 14)))
            words = words.title() if rng.random() < 0.7 else words
            pen.text((rng.choice((30, 30, 30, 200)), y), words, font=font, fill=(30, 30, 40))
        y += int(font.size * rng.uniform(1.2, 2))
    if rng.random() < 0.3:
        barcode(kit, pen, rng.randint(20, 300), rng.randint(20, height - 90), 240, 60)
    return Drawn(cut(kit, picture, 0), NEITHER, [(0, 0), (WIDTH, 0), (WIDTH, height), (0, height)], None)


def _cover(kit: Kit) -> Drawn:
    rng = kit.rng
    height = 455
    picture = Image.new("RGB", (WIDTH, height), tuple(rng.randint(10, 110) for _ in range(3)))
    pen = ImageDraw.Draw(picture)
    gold = (rng.randint(170, 230), rng.randint(140, 190), rng.randint(60, 120))
    pen.text((200, 60), rng.choice(SURNAMES), font=kit.font("LiberationSerif-Bold.ttf", 44), fill=gold)
    pen.ellipse((240, 150, 400, 310), outline=gold, width=9)
    pen.text((220, 350), "PASSPORT", font=kit.font("LiberationSerif-Bold.ttf", 40), fill=gold)
    return Drawn(cut(kit, picture, 14).rotate(90, expand=True).resize((450, 640)), NEITHER, [(0, 0), (450, 0), (450, 640), (0, 640)], None)
