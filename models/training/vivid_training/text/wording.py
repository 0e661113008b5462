"""Texts as documents print them: mostly capitals, names, dates, numbers, addresses, labels."""

import random
import string

from vivid_training.text.words import GIVEN, LABELS, MONTHS, NATIONS, PLACES, STREETS, SURNAMES

ACCENTED = (
    "ÁÉÍÓÚÜÑÇÀÂÄÃÅÆÈÊËÌÎÏÒÔÖÕØÙÛÝŠŽČĆĎĚĽŇŘŤŮŻŹŁŚĄĘĀĒĪŪĢĶĻŅŐŰĞŞİȚȘĂĐÞÐáéíóúüñçàâäãåæèêëìîïòôöõøùûýšžčćďěľňřťůżźłśąęāēīūģķļņőűğşıțșăđþðß"
)
SIGNS = ".,-/'()&:;#*+_%\"@=!?<>º°ª·•–"


SHORT = "DE DEL DA DO DOS E Y I O LA LOS EL VON VAN DI AL A N° No. II III 1 2 3 THE OF LE DU EN AT TO".split()
FAMILIES = ("AÁÀÂÄÃÅ", "EÉÈÊË", "IÍÌÎÏ", "OÓÒÔÖÕØ", "UÚÙÛÜ", "NÑ", "CÇ", "YÝ", "SŠ", "ZŽ")
PAIRS = {letter: family for family in (*FAMILIES, *(family.lower() for family in FAMILIES)) for letter in family}


def near_twins(text: str, rng: random.Random) -> str:
    """Accents where no language has them: only the print tells them apart."""
    return "".join(rng.choice(PAIRS[letter]) if letter in PAIRS and rng.random() < 0.35 else letter for letter in text)


def short_words(text: str, rng: random.Random) -> str:
    words = text.split(" ")
    words.insert(rng.randint(0, len(words)), rng.choice(SHORT))
    return " ".join(words)


def some_text(rng: random.Random) -> str:
    text = rng.choices(KINDS, WEIGHTS)[0](rng)
    if rng.random() < 0.03:
        text = text[: rng.randint(1, max(1, len(text)))].strip() or text
    return text[:64].strip()


def _cased(text: str, rng: random.Random, upper: float = 0.75, lower: float = 0.02) -> str:
    chance = rng.random()
    return text.replace("ß", "ss").upper() if chance < upper else text.lower() if chance < upper + lower else text


def names(rng: random.Random) -> str:
    bank = rng.choices((GIVEN, SURNAMES), (45, 55))[0]
    text = " ".join(rng.choice(bank) for _ in range(rng.choices((1, 2, 3), (45, 45, 10))[0]))
    if rng.random() < 0.12:
        text = f"{rng.choice(SURNAMES)}{rng.choice((', ', ' '))}{text}"
    if rng.random() < 0.05:
        text = text.replace(" ", "-", 1)
    if rng.random() < 0.25:
        text = "".join(rng.choice(ACCENTED) if rng.random() < 0.12 else letter for letter in text)
    if rng.random() < 0.25:
        text = short_words(text, rng)
    if rng.random() < 0.2:
        text = near_twins(text, rng)
    return _cased(text, rng)


def dates(rng: random.Random) -> str:
    day, month, year = rng.randint(1, 31), rng.randint(1, 12), rng.randint(1925, 2045)
    style = rng.random()
    if style < 0.6:
        mark = rng.choice(("-", "/", ".", " ", " ", ". ", " / ", ""))
        text = f"{day:02d}{mark}{month:02d}{mark}{year}" if rng.random() < 0.8 else f"{year}{mark}{month:02d}{mark}{day:02d}"
        return text if rng.random() < 0.93 else f"{day:02d}{mark}{month:02d}{mark}{year % 100:02d}"
    name = _cased(rng.choice(MONTHS), rng, 0.7, 0.15)
    mark = rng.choice((" ", " ", "-", "/", " de ", ". "))
    shown = rng.choice((year, year, f"{year % 100:02d}"))
    text = f"{day:02d}{mark}{name}{mark}{shown}"
    if rng.random() < 0.25:
        text = f"{day:02d} {name[:3]}{rng.choice(('/', '/ ', ' / '))}{rng.choice((name, _cased(rng.choice(MONTHS), rng, 0.9)))[:3]} {shown}"
    return f"{text} {rng.choice(PLACES)}" if rng.random() < 0.06 else text


def numbers(rng: random.Random) -> str:
    digits = lambda count: "".join(rng.choice(string.digits) for _ in range(count))
    letters = lambda count: "".join(rng.choice(string.ascii_uppercase) for _ in range(count))
    count = rng.randint(1, 12)
    return rng.choice(
        (
            lambda: digits(count),
            lambda: f"{digits(rng.randint(1, 3))}.{digits(3)}.{digits(3)}",
            lambda: f"{digits(2)}.{digits(3)}.{digits(3)}-{rng.choice('0123456789K')}",
            lambda: f"{digits(8)}{letters(1)}",
            lambda: f"{letters(rng.randint(1, 3))}{digits(rng.randint(5, 9))}",
            lambda: f"{digits(8)}-{digits(1)}",
            lambda: f"{letters(4)}{digits(6)}{rng.choice('HM')}{letters(5)}{rng.choice('0A')}{digits(1)}",
            lambda: f"{letters(6)}{digits(8)}{rng.choice('HM')}{digits(3)}",
            lambda: f"{letters(4)}{digits(6)}{rng.choice('HM')}{letters(5)}{rng.choice('0A')}{digits(1)}",
            lambda: f"{letters(6)}{digits(8)}{rng.choice('HM')}{digits(3)}",
            lambda: "".join(rng.choice("O0QDI1LZ2S5B8G6") for _ in range(count)),
            lambda: f"{digits(6)}/{digits(4)}",
            lambda: f"{rng.randint(1, 13)}-{digits(3)}-{digits(4)}",
            lambda: f"{digits(10)}",
            lambda: f"{letters(3)}{digits(6)}",
            lambda: f"{digits(3)} {digits(3)} {digits(3)}",
            lambda: f"{rng.choice('12')}.{digits(2)}{rng.choice((' m', '', 'm'))}",
            lambda: f"{rng.choice(('O', 'A', 'B', 'AB'))}{rng.choice('+-')}",
            lambda: rng.choice("MFXHN0123456789"),
            lambda: f"{digits(4)}",
            lambda: f"No. {digits(count)}",
            lambda: f"{digits(1)}{letters(1)}{digits(7)}",
            lambda: f"{digits(4)} {digits(2)}",
            lambda: f"{letters(1)}{digits(8)}{letters(1)}",
            lambda: f"{letters(1)}{digits(3)}{letters(1)}",
            lambda: f"ID {digits(9)}",
            lambda: f"{digits(2)} {digits(2)} {digits(4)}",
            lambda: f"{digits(2)}-{digits(8)}-{digits(1)}",
            lambda: f"{digits(9)}-{digits(1)}",
            lambda: f"{letters(2)} {digits(7)}",
            lambda: f"{rng.choice('MF')}/{rng.choice('MFHN')}",
        )
    )()


def addresses(rng: random.Random) -> str:
    street = f"{rng.choice(STREETS)} {rng.choice(SURNAMES + PLACES)}"
    return _cased(
        rng.choice(
            (
                f"{street} {rng.randint(1, 2999)}",
                f"{street}, {rng.randint(1, 99)} {rng.choice('ABCD')}",
                f"{rng.choice(PLACES)} {rng.randint(1000, 99999)}",
                f"{street} No. {rng.randint(1, 200)}-{rng.randint(1, 99)}",
                f"{rng.choice(SURNAMES)} {rng.randint(1, 999)}, {rng.choice(PLACES)}",
                f"{rng.choice(PLACES)}, {rng.choice(PLACES)}.",
                f"{street} {rng.randint(1, 999)}, {rng.choice(SURNAMES)}",
                short_words(short_words(rng.choice(PLACES), rng), rng),
                rng.choice(PLACES),
                f"{rng.choice(PLACES)}, {rng.choice(PLACES)}",
                f"{rng.choice(PLACES)} ({rng.choice(PLACES)})",
                f"{rng.choice(PLACES)}/{rng.choice(PLACES)}",
            )
        ),
        rng,
        0.8,
    )


def labels(rng: random.Random) -> str:
    text = rng.choice(LABELS)
    if rng.random() < 0.15:
        text = f"{text}{rng.choice((' / ', '/', ' - '))}{rng.choice(LABELS)}"
    if rng.random() < 0.12:
        text += ":"
    if rng.random() < 0.1:
        text = f"{rng.randint(1, 16)}{rng.choice((' ', '. '))}{text}"
    if rng.random() < 0.06:
        text = f"{text}{rng.choice((' ', ': '))}{numbers(rng)}"
    return _cased(text, rng, 0.35, 0.06)


def nations(rng: random.Random) -> str:
    return rng.choice(NATIONS) if rng.random() < 0.7 else _cased(rng.choice(NATIONS), rng)


def anything(rng: random.Random) -> str:
    letters = rng.choice(
        (
            string.ascii_uppercase,
            string.ascii_uppercase + string.digits,
            string.ascii_letters,
            string.ascii_lowercase,
            string.ascii_letters + string.digits,
            ACCENTED + string.ascii_letters,
            string.ascii_letters + string.digits + SIGNS,
            string.digits,
            string.digits + "./- ",
        )
    )
    words = ["".join(rng.choice(letters) for _ in range(rng.randint(1, 9))) for _ in range(rng.choices((1, 2, 3), (60, 30, 10))[0])]
    return " ".join(words)


KINDS = (names, dates, numbers, addresses, labels, nations, anything)
WEIGHTS = (29, 15, 18, 11, 17, 2, 8)
