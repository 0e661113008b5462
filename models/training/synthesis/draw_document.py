"""Draws fictional identity documents with Pillow: fronts, backs, passport pages, visas, two-page spreads.

The pictures only need to teach where a document lies and where its MRZ is, so their print is random.
"""
import math
import random
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

from .mrz_text import french_id, random_mrz, td1, td2, td3, visa_a, visa_b
from .names import GIVEN, SURNAMES

WIDTH = 640
CARD, PAGE, NEITHER = 0, 1, -1
# Height over width: ID-1, TD2 and MRV-B, TD3 and MRV-A (ICAO 9303-4…7).
SHAPES = {'id1': 54 / 85.6, 'td2': 74 / 105, 'td3': 88 / 125, 'mrva': 80 / 120}
OCRB = ('OCRB7.ttf', 'OCRB.otf', 'OCRBS.otf')
PRINT = ('LiberationSans-Regular.ttf', 'LiberationSans-Bold.ttf', 'LiberationSansNarrow-Regular.ttf', 'LiberationSerif-Regular.ttf',
         'LiberationSerif-Bold.ttf', 'DejaVuSansMono.ttf', 'LiberationMono-Bold.ttf')


@dataclass
class Drawn:
    picture: Image.Image  # RGBA
    kind: int
    quad: list[tuple[float, float]]
    mrz: list[tuple[float, float]] | None


class Draughtsman:
    def __init__(self, data: Path, seed: int) -> None:
        self.rng = random.Random(seed)
        self.noise = np.random.default_rng(seed)
        self.fonts = data / 'fonts'
        self.faces = sorted((data / 'faces').glob('*.jpg'))
        self.grounds = sorted((data / 'backgrounds').glob('*.jpg')) + sorted((data / 'cards').glob('*_id_*.jpg'))

    def document(self) -> Drawn:
        kind = self.rng.choices(('td1_back', 'plain_back', 'front', 'td2', 'french', 'td3', 'visa_a', 'visa_b', 'spread', 'paper', 'cover'),
                                (22, 7, 15, 7, 4, 25, 5, 4, 9, 9, 2))[0]
        if kind == 'td1_back':
            return self._card('id1', td1, CARD, portrait=self.rng.random() < 0.12)
        if kind == 'plain_back':
            return self._card('id1', None, CARD, portrait=False)
        if kind == 'front':
            return self._card('id1', None, CARD, portrait=True)
        if kind == 'td2':
            return self._card('td2', td2, CARD, portrait=self.rng.random() < 0.8)
        if kind == 'french':
            return self._card('td2', french_id, CARD, portrait=True)
        if kind == 'td3':
            return self._card('td3', td3, PAGE, portrait=True)
        if kind == 'visa_a':
            return self._card('mrva', visa_a, PAGE, portrait=self.rng.random() < 0.8)
        if kind == 'visa_b':
            return self._card('td2', visa_b, PAGE, portrait=self.rng.random() < 0.8)
        if kind == 'spread':
            return self._spread()
        return self._paper() if kind == 'paper' else self._cover()

    def _card(self, shape: str, mrz, kind: int, portrait: bool) -> Drawn:
        rng = self.rng
        height = round(WIDTH * SHAPES[shape])
        picture = self._ground(height)
        pen = ImageDraw.Draw(picture)
        foot = height
        zone = None
        if mrz:
            foot, zone = self._zone(picture, pen, mrz(rng) if rng.random() < 0.97 else random_mrz(rng), height)
        self._header(pen, foot)
        left, right = 20, WIDTH - 20
        if portrait:
            left, right = self._portrait(picture, foot)
        if not portrait and rng.random() < 0.6:
            self._back_print(pen, foot)
        else:
            self._fields(pen, left, right, rng.randint(60, 90), foot - 12)
        for _ in range(rng.choice((0, 0, 1, 1, 2))):
            self._ornament(picture, pen, foot)
        if rng.random() < 0.25:
            self._stamp(picture)
        corner = 0 if rng.random() < 0.25 else rng.randint(6, 26)
        return Drawn(self._cut(picture, corner), kind, [(0, 0), (WIDTH, 0), (WIDTH, height), (0, height)], zone)

    def _spread(self) -> Drawn:
        data = self._card('td3', td3, PAGE, portrait=True)
        height = data.picture.height
        upper = self._ground(height)
        pen = ImageDraw.Draw(upper)
        style = self.rng.random()
        if style < 0.5:
            self._fields(pen, 40, WIDTH - 40, 50, height - 40)
        elif style < 0.8 and self.grounds:
            art = Image.open(self.rng.choice(self.grounds)).convert('RGB').resize((WIDTH, height))
            upper = Image.blend(upper, art, self.rng.uniform(0.3, 0.9))
        whole = Image.new('RGBA', (WIDTH, 2 * height), (255, 255, 255, 255))
        whole.paste(upper, (0, 0))
        whole.paste(data.picture.convert('RGB'), (0, height))
        pen = ImageDraw.Draw(whole)
        for k in range(10):
            pen.line((0, height - 5 + k, WIDTH, height - 5 + k), fill=(60, 60, 60, 255) if k in (4, 5) else None, width=1)
        scale = 640 / (2 * height)
        size = (round(WIDTH * scale), 640)

        def moved(points):
            return [(x * scale, (y + height) * scale) for x, y in points]
        return Drawn(whole.resize(size, Image.Resampling.LANCZOS), PAGE, moved(data.quad), moved(data.mrz))

    def _paper(self) -> Drawn:
        """Letters, receipts and forms: text that is no MRZ."""
        rng = self.rng
        height = rng.randint(360, 640)
        shade = rng.randint(225, 255)
        picture = Image.new('RGB', (WIDTH, height), (shade, shade, shade - rng.randint(0, 18)))
        pen = ImageDraw.Draw(picture)
        font = self._font(rng.choice(PRINT), rng.randint(9, 22))
        y = rng.randint(10, 60)
        while y < height - 20:
            if rng.random() < 0.85:
                words = ' '.join(rng.choice(SURNAMES + GIVEN) for _ in range(rng.randint(1, 14)))
                words = words.title() if rng.random() < 0.7 else words
                pen.text((rng.choice((30, 30, 30, 200)), y), words, font=font, fill=(30, 30, 40))
            y += int(font.size * rng.uniform(1.2, 2))
        if rng.random() < 0.3:
            self._barcode(pen, rng.randint(20, 300), rng.randint(20, height - 90), 240, 60)
        return Drawn(self._cut(picture, 0), NEITHER, [(0, 0), (WIDTH, 0), (WIDTH, height), (0, height)], None)

    def _cover(self) -> Drawn:
        rng = self.rng
        height = 455
        picture = Image.new('RGB', (WIDTH, height), tuple(rng.randint(10, 110) for _ in range(3)))
        pen = ImageDraw.Draw(picture)
        gold = (rng.randint(170, 230), rng.randint(140, 190), rng.randint(60, 120))
        pen.text((200, 60), rng.choice(SURNAMES), font=self._font('LiberationSerif-Bold.ttf', 44), fill=gold)
        pen.ellipse((240, 150, 400, 310), outline=gold, width=9)
        pen.text((220, 350), 'PASSPORT', font=self._font('LiberationSerif-Bold.ttf', 40), fill=gold)
        return Drawn(self._cut(picture, 14).rotate(90, expand=True).resize((450, 640)), NEITHER, [(0, 0), (450, 0), (450, 640), (0, 640)], None)

    def _font(self, name: str, size: float) -> ImageFont.FreeTypeFont:
        return ImageFont.truetype(str(self.fonts / name), size)

    def _ground(self, height: int) -> Image.Image:
        rng, noise = self.rng, self.noise
        light = rng.choice((255, 250, 240, 225, 200))
        a, b = noise.uniform(-45, 5, (2, 3)) * rng.choice((0, 0.6, 1, 1.6)) + light
        y, x = np.mgrid[0:height, 0:WIDTH] / WIDTH
        angle = rng.uniform(0, 2 * math.pi)
        mix = np.clip((x - 0.5) * math.cos(angle) + (y - 0.35) * math.sin(angle) + 0.5, 0, 1)[..., None]
        area = a * (1 - mix) + b * mix
        for _ in range(rng.choice((0, 1, 2, 3, 4))):
            waves = np.sin((x * rng.uniform(-60, 60) + y * rng.uniform(-60, 60)) + rng.uniform(1, 6) * np.sin(x * rng.uniform(2, 25) + y * rng.uniform(2, 25)))
            lines = np.exp(-(waves / rng.uniform(0.08, 0.5)) ** 2)[..., None]
            area = area - lines * noise.uniform(0, 60, 3) * rng.choice((0.4, 1))
        picture = Image.fromarray(np.clip(area, 0, 255).astype(np.uint8))
        if self.grounds and rng.random() < 0.2:
            art = Image.open(rng.choice(self.grounds)).convert('RGB').resize((WIDTH, height))
            picture = Image.blend(picture, art, rng.uniform(0.05, 0.3))
        return picture

    def _ink(self, dark: int = 90) -> tuple[int, int, int]:
        return tuple(self.rng.randint(0, dark) for _ in range(3))

    def _zone(self, picture: Image.Image, pen: ImageDraw.ImageDraw, lines: list[str], height: int):
        """Prints the MRZ along the foot; returns where it begins and the quad of its text."""
        rng = self.rng
        width = WIDTH * rng.uniform(0.86, 0.97)
        pitch = width / len(lines[0])
        font_name = rng.choices((rng.choice(OCRB), 'FreeMonoBold.ttf', 'LiberationMono-Bold.ttf'), (92, 4, 4))[0]
        probe = self._font(font_name, 100)
        box = probe.getbbox('H')
        cap = pitch * rng.uniform(0.85, 1.1)
        font = self._font(font_name, max(5, 100 * cap / (box[3] - box[1])))
        cap_box = font.getbbox('H')
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
            pen.line((0, start, WIDTH, start), fill=self._ink(), width=rng.randint(1, 3))
        ink = self._ink(70)
        for k, line in enumerate(lines):
            for i, char in enumerate(line):
                advance = font.getlength(char)
                pen.text((left + (i + 0.5) * pitch - advance / 2, top + k * line_pitch - cap_box[1]), char, font=font, fill=ink)
        return start, [(left, top), (left + width, top), (left + width, top + block), (left, top + block)]

    def _header(self, pen: ImageDraw.ImageDraw, foot: float) -> None:
        rng = self.rng
        if rng.random() < 0.7:
            if rng.random() < 0.4:
                pen.rectangle((0, 0, WIDTH, rng.randint(26, 60)), fill=tuple(rng.randint(20, 230) for _ in range(3)))
            text = f'{rng.choice(SURNAMES)} {rng.choice(("REPUBLIC", "PASSPORT", "IDENTITY CARD", "KINGDOM", "RESIDENCE"))}'
            pen.text((rng.randint(12, 200), rng.randint(6, 22)), text, font=self._font(rng.choice(PRINT), rng.randint(18, 34)), fill=self._ink(150))

    def _portrait(self, picture: Image.Image, foot: float) -> tuple[int, int]:
        """Places the portrait and returns the columns left for text."""
        rng = self.rng
        height = int(min(foot - 70, 300) * rng.uniform(0.6, 0.98))
        if height < 60:
            return 20, WIDTH - 20
        width = int(height * rng.uniform(0.7, 0.85))
        on_left = rng.random() < 0.8
        x = rng.randint(14, 50) if on_left else WIDTH - width - rng.randint(14, 50)
        y = int(max(40, foot - height - rng.randint(4, 40)))
        if self.faces:
            face = Image.open(rng.choice(self.faces)).convert('RGB')
            face = face.resize((width, height))
            if rng.random() < 0.35:
                face = face.convert('L').convert('RGB')
        else:
            face = Image.new('RGB', (width, height), (190, 180, 170))
        picture.paste(face, (x, y))
        if rng.random() < 0.3:
            small = face.resize((width // 3, height // 3)).convert('L').convert('RGB')
            picture.paste(small, (WIDTH - 90 if on_left else 30, int(foot - height // 3 - 30)))
        return (x + width + 14, WIDTH - 20) if on_left else (20, x - 14)

    def _fields(self, pen: ImageDraw.ImageDraw, left: int, right: int, top: int, bottom: float) -> None:
        rng = self.rng
        if right - left < 80:
            return
        label = self._font(rng.choice(PRINT), rng.randint(7, 11))
        value = self._font(rng.choice(PRINT), rng.randint(12, 22))
        y, ink, tint = top, self._ink(80), self._ink(170)
        step = (label.size + value.size) * rng.uniform(1.0, 1.4)
        while y + step < bottom:
            columns = rng.choice((1, 1, 2, 3))
            for k in range(columns):
                x = left + (right - left) * k / columns
                if rng.random() < 0.85:
                    pen.text((x, y), f'{rng.choice(GIVEN).title()} / {rng.choice(SURNAMES).title()}'[:int((right - left) / columns / 5)], font=label, fill=tint)
                text = rng.choice((rng.choice(SURNAMES), rng.choice(GIVEN), f'{rng.randint(1, 31):02d} {rng.randint(1, 12):02d} {rng.randint(1940, 2035)}', str(rng.randint(10**6, 10**9))))
                pen.text((x, y + label.size), text[:int((right - left) / columns / value.size * 1.6)], font=value, fill=ink)
            y += step

    def _back_print(self, pen: ImageDraw.ImageDraw, foot: float) -> None:
        """Stripe, barcode and framed fine print: lines of text that are no MRZ."""
        rng = self.rng
        y = rng.randint(8, 40)
        if rng.random() < 0.5:
            pen.rectangle((0, y, WIDTH, y + rng.randint(40, 75)), fill=self._ink(60))
            y += 85
        if rng.random() < 0.5 and foot - y > 130:
            self._barcode(pen, rng.randint(10, 120), y, rng.randint(250, 480), rng.randint(40, 110))
            y += 115
        font = self._font(rng.choice(PRINT), rng.randint(10, 24))
        left, right, top = rng.randint(10, 60), WIDTH - rng.randint(10, 120), y
        while y + font.size * 1.6 < foot - 8:
            words = ''
            while font.getlength(words) < (right - left) * rng.choice((1, 1, 0.5)):
                words += rng.choice(SURNAMES + GIVEN).lower() + ' '
            while font.getlength(words) > right - left:
                words = words[:-1]
            pen.text((left + 4, y), words.upper() if rng.random() < 0.15 else words.capitalize(), font=font, fill=self._ink(80))
            y += font.size * rng.uniform(1.15, 1.6)
            if rng.random() < 0.12:
                break
        if rng.random() < 0.4:
            pen.rectangle((left, top - 4, right + 6, y + 4), outline=self._ink(60), width=2)

    def _ornament(self, picture: Image.Image, pen: ImageDraw.ImageDraw, foot: float) -> None:
        rng = self.rng
        style = rng.choice(('chip', 'barcode', 'flag', 'signature', 'dots', 'seal'))
        x, y = rng.randint(20, WIDTH - 160), rng.randint(40, max(41, int(foot) - 90))
        if style == 'chip':
            pen.rounded_rectangle((x, y, x + 84, y + 68), 10, fill=(212, 180, 90), outline=(120, 100, 40), width=2)
            pen.line((x, y + 34, x + 84, y + 34), fill=(120, 100, 40), width=2)
        elif style == 'barcode' and foot > 160:
            self._barcode(pen, x - 10, y, rng.randint(100, 300), rng.randint(24, 70))
        elif style == 'flag':
            for k in range(3):
                pen.rectangle((x, y + 14 * k, x + 64, y + 14 * k + 14), fill=tuple(rng.choice((20, 120, 240)) for _ in range(3)))
        elif style == 'signature':
            points = [(x + 6 * k, y + 30 + rng.gauss(0, 14)) for k in range(rng.randint(8, 24))]
            pen.line(points, fill=self._ink(60), width=2, joint='curve')
        elif style == 'dots':
            pen.ellipse((x, y, x + 60, y + 60), fill=tuple(rng.randint(80, 240) for _ in range(3)))
        else:
            pen.ellipse((x, y, x + 110, y + 110), outline=tuple(rng.randint(60, 220) for _ in range(3)), width=6)

    def _barcode(self, pen: ImageDraw.ImageDraw, x: int, y: int, width: int, height: int) -> None:
        rows = 1 if self.rng.random() < 0.5 else self.rng.randint(6, 14)
        for k in range(rows):
            position = x
            while position < x + width:
                bar = self.rng.randint(1, 5)
                pen.rectangle((position, y + height * k / rows, position + bar, y + height * (k + 1) / rows), fill=(15, 15, 15))
                position += bar + self.rng.randint(1, 5)

    def _stamp(self, picture: Image.Image) -> None:
        """SPECIMEN and the like across the document."""
        rng = self.rng
        layer = Image.new('RGBA', picture.size, (0, 0, 0, 0))
        colour = rng.choice(((200, 30, 30), (40, 40, 40), (255, 255, 255), (120, 120, 160)))
        ImageDraw.Draw(layer).text((rng.randint(20, 200), rng.randint(60, 220)), rng.choice(('SPECIMEN', 'SAMPLE', 'MUSTER', 'VOID', 'CANCELLED')),
                                   font=self._font(rng.choice(PRINT), rng.randint(40, 110)), fill=(*colour, rng.randint(70, 220)))
        layer = layer.rotate(rng.uniform(-45, 45))
        picture.paste(layer, (0, 0), layer)

    def _cut(self, picture: Image.Image, radius: int) -> Image.Image:
        mask = Image.new('L', picture.size, 0)
        ImageDraw.Draw(mask).rounded_rectangle((0, 0, picture.width - 1, picture.height - 1), radius, fill=255)
        result = picture.convert('RGBA')
        if self.rng.random() < 0.2:
            ImageDraw.Draw(result).rounded_rectangle((0, 0, picture.width - 1, picture.height - 1), radius, outline=(*self._ink(120), 255), width=self.rng.randint(1, 4))
        result.putalpha(mask.filter(ImageFilter.GaussianBlur(0.6)))
        return result
