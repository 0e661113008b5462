"""Random machine-readable zones with correct check digits (ICAO 9303-3 §4.9), as lists of lines."""

import random

from .names import GIVEN, STATES, SURNAMES

ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ<"
LETTERS = ALPHABET[10:36]
WEIGHTS = (7, 3, 1)


def check_digit(text: str) -> str:
    total = sum((0 if c == "<" else ALPHABET.index(c)) * WEIGHTS[i % 3] for i, c in enumerate(text))
    return str(total % 10)


def random_mrz(rng: random.Random) -> list[str]:
    kinds = (td3, td1, td2, visa_a, visa_b, french_id)
    lines = rng.choices(kinds, (44, 26, 10, 8, 6, 6))[0](rng)
    if rng.random() < 0.12:
        lines = [random_line(rng, len(lines[0])) for _ in lines]
    return lines


def random_line(rng: random.Random, length: int) -> str:
    """No grammar at all, so that the reader learns shapes rather than likely texts."""
    style = rng.random()
    pool = ALPHABET if style < 0.5 else LETTERS + "<<<" if style < 0.75 else ALPHABET[:10] + "<"
    body = "".join(rng.choice(pool) for _ in range(length))
    if rng.random() < 0.3:
        start = rng.randrange(length)
        run = rng.randint(2, 14)
        body = (body[:start] + "<" * run + body[start + run :])[:length]
    return body


def _name(rng: random.Random, length: int) -> str:
    def part(pool: list[str]) -> str:
        if rng.random() < 0.15:
            return "".join(rng.choice(LETTERS) for _ in range(rng.randint(2, 12)))
        return rng.choice(pool)

    surname = "<".join(part(SURNAMES) for _ in range(rng.choices((1, 2, 3), (70, 25, 5))[0]))
    given = "<".join(part(GIVEN) for _ in range(rng.choices((0, 1, 2, 3), (3, 60, 30, 7))[0]))
    return (surname + "<<" + given).ljust(length, "<")[:length]


def _date(rng: random.Random) -> str:
    if rng.random() < 0.02:
        return f"{rng.randrange(100):02d}<<<<"
    return f"{rng.randrange(100):02d}{rng.randint(1, 12):02d}{rng.randint(1, 31):02d}"


def _number(rng: random.Random, length: int = 9) -> str:
    style = rng.random()
    size = length if rng.random() < 0.75 else rng.randint(5, length)
    if style < 0.35:
        body = "".join(rng.choice(ALPHABET[:10]) for _ in range(size))
    elif style < 0.75:
        head = rng.randint(1, 3)
        body = "".join(rng.choice(LETTERS) for _ in range(head)) + "".join(rng.choice(ALPHABET[:10]) for _ in range(size - head))
    else:
        body = "".join(rng.choice(ALPHABET[:36]) for _ in range(size))
    return body.ljust(length, "<")


def _optional(rng: random.Random, length: int) -> str:
    if length == 0 or rng.random() < 0.45:
        return "<" * length
    size = rng.randint(1, length)
    pool = ALPHABET[:10] if rng.random() < 0.6 else ALPHABET
    return "".join(rng.choice(pool) for _ in range(size)).ljust(length, "<")


def _state(rng: random.Random) -> str:
    return rng.choice(STATES).ljust(3, "<")


def _sex(rng: random.Random) -> str:
    return rng.choices("MF<X", (45, 45, 8, 2))[0]


def _person(rng: random.Random, nationality: str) -> str:
    birth, expiry = _date(rng), _date(rng)
    return birth + check_digit(birth) + _sex(rng) + expiry + check_digit(expiry) + nationality


def td3(rng: random.Random) -> list[str]:
    state = _state(rng)
    first = rng.choices(("P<", "PA", "PC", "PD", "PM", "PO", "PS"), (80, 5, 5, 2, 2, 4, 2))[0] + state + _name(rng, 39)
    number = _number(rng)
    birth, expiry, optional = _date(rng), _date(rng), _optional(rng, 14)
    closing = "<" if optional == "<" * 14 and rng.random() < 0.4 else check_digit(optional)
    second = (
        number + check_digit(number) + state + birth + check_digit(birth) + _sex(rng) + expiry + check_digit(expiry) + optional + closing
    )
    composite = second[0:10] + second[13:20] + second[21:43]
    return [first, second + check_digit(composite)]


def td1(rng: random.Random) -> list[str]:
    state = _state(rng)
    number = _number(rng)
    first = rng.choice(("I<", "ID", "IR", "AR", "C<", "IT", "IO", "IP")) + state + number + check_digit(number) + _optional(rng, 15)
    birth, expiry = _date(rng), _date(rng)
    middle = birth + check_digit(birth) + _sex(rng) + expiry + check_digit(expiry) + state + _optional(rng, 11)
    composite = first[5:30] + middle[0:7] + middle[8:15] + middle[18:29]
    return [first, middle + check_digit(composite), _name(rng, 30)]


def td2(rng: random.Random) -> list[str]:
    state = _state(rng)
    number = _number(rng)
    birth, expiry, optional = _date(rng), _date(rng), _optional(rng, 7)
    second = number + check_digit(number) + state + birth + check_digit(birth) + _sex(rng) + expiry + check_digit(expiry) + optional
    composite = second[0:10] + second[13:20] + second[21:35]
    return [rng.choice(("I<", "ID", "P<", "TR")) + state + _name(rng, 31), second + check_digit(composite)]


def visa_a(rng: random.Random) -> list[str]:
    return _visa(rng, 44)


def visa_b(rng: random.Random) -> list[str]:
    return _visa(rng, 36)


def _visa(rng: random.Random, length: int) -> list[str]:
    state = _state(rng)
    number = _number(rng)
    birth, expiry = _date(rng), _date(rng)
    second = number + check_digit(number) + state + birth + check_digit(birth) + _sex(rng) + expiry + check_digit(expiry)
    return [rng.choice(("V<", "VC", "VN")) + state + _name(rng, length - 5), second + _optional(rng, length - 28)]


def french_id(rng: random.Random) -> list[str]:
    surname = rng.choice(SURNAMES).ljust(25, "<")[:25]
    first = "IDFRA" + surname + "".join(rng.choice("0123456789") for _ in range(6))
    number = "".join(rng.choice("0123456789") for _ in range(12))
    given = "<<".join(rng.choice(GIVEN) for _ in range(rng.randint(1, 3))).ljust(14, "<")[:14]
    birth = _date(rng)
    second = number + check_digit(number) + given + birth + check_digit(birth) + rng.choice("MF")
    return [first, second + check_digit(first + second)]
