"""How given names and surnames are written: odds of beginnings, ends and whole names, for the reader of print.

pip install -e .[names]
python -m vivid_training.names.fit_name_odds ../../packages/documents/src/parse/name-odds.ts

Learns from the names in Faker's person providers (MIT), which nobody reads off a picture. Each country counts alike.
"""

import argparse
import pkgutil
import re
import unicodedata
from collections import Counter, defaultdict
from importlib import import_module
from pathlib import Path

import faker.providers.person as persons
import torch
import torch.nn.functional as F

# Letters as states transliterate them for the machine readable zone, where no mark can be taken off.
CYRILLIC = dict(
    zip("АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЫЭЮЯІЇЄҐ", "A B V G D E E ZH Z I I K L M N O P R S T U F KH TS CH SH SHCH Y E IU IA I I IE G".split())
)
GREEK = dict(zip("ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ", "A V G D E Z I TH I K L M N X O P R S T Y F CH PS O".split()))
OTHERS = {"Ø": "O", "Ł": "L", "Đ": "D", "Æ": "AE", "Þ": "TH", "Ð": "D", "Ə": "A", "Œ": "OE", "Ь": "", "Ъ": "", "ʻ": ""}
GIVEN, SURNAMES = re.compile(r"first_(names?|romanized)"), re.compile(r"last_(names?|romanized)|surname")
# Of a longer list of one country so many names count; a part is kept if so many names have it, a whole name if so many languages do.
MOST, LEAST_NAMES, LEAST_LANGUAGES = 150, 12, 3
# How firmly odds are held at zero, and near it, in names.
TO_ZERO, NEAR_ZERO = 0.35, 0.15
STEPS = 1500
LONGEST, LEAST_ODDS, WIDTH = 14, 0.1, 100

HEAD = """/**
 * What speaks for a given name (above 0) and for a surname (below 0), as the logarithm of the odds: how names begin (`AN-`), how they end
 * (`-OVIC`), and a few whole names. Fitted on the names of some seventy countries in the Faker library (MIT), each country counting alike:
 * `models/training/vivid_training/names`.
 */
export const nameOdds: ReadonlyMap<string, number> = new Map(
  (
    [
"""
TAIL = """    ] as const
  ).flatMap(([odds, names]) => names.split(' ').map((name) => [name, odds] as const)),
)
"""


def plain(text: str) -> str:
    """Capitals without marks."""
    known = "".join(OTHERS.get(one, CYRILLIC.get(one, GREEK.get(one, one))) for one in text.upper())
    bare = unicodedata.normalize("NFD", known)
    return "".join(one for one in bare if not unicodedata.combining(one))


def names_by_country() -> tuple[dict[str, set[str]], dict[str, set[str]]]:
    """Given names and surnames, each with the countries whose lists have it."""
    given, surnames = defaultdict(set), defaultdict(set)
    for module in pkgutil.iter_modules(persons.__path__):
        provider = import_module(f"{persons.__name__}.{module.name}").Provider
        for attribute, listed in vars(provider).items():
            kept = given if GIVEN.match(attribute) else surnames if SURNAMES.match(attribute) else None
            if kept is None or not isinstance(listed, (tuple, list, dict)):
                continue
            for word in {word for name in listed for word in re.split(r"[ \-]", plain(str(name)))}:
                if re.fullmatch("[A-Z]{3,}", word):
                    kept[word].add(module.name)
    return given, surnames


def parts_of(name: str) -> set[str]:
    short = name[:LONGEST]
    begun = {f"{short[:count]}-" for count in (1, 2, 3) if len(short) >= count}
    return begun | {f"-{short[-count:]}" for count in (1, 2, 3, 4) if len(short) >= count} | {short}


def weights_of(names: dict[str, set[str]]) -> dict[str, float]:
    sizes = Counter(country for countries in names.values() for country in countries)
    return {name: sum(min(1, MOST / sizes[country]) for country in countries) for name, countries in names.items()}


def fitted(given: dict[str, set[str]], surnames: dict[str, set[str]]) -> dict[str, float]:
    languages = defaultdict(set)
    for names in (given, surnames):
        for name, countries in names.items():
            languages[name] |= {country.split("_")[0] for country in countries}
    found = Counter(part for name in languages for part in parts_of(name))
    kept = {part for part, count in found.items() if "-" in part and count >= LEAST_NAMES}
    kept |= {name for name, spoken in languages.items() if len(spoken) >= LEAST_LANGUAGES}
    place = {part: at for at, part in enumerate(sorted(kept))}
    rows, columns, kinds, weights = [], [], [], []
    for kind, names in ((1, given), (0, surnames)):
        counted = weights_of(names)
        share = 1 / sum(counted.values())
        for name, weight in sorted(counted.items()):
            known = [place[part] for part in parts_of(name) if part in place]
            rows += [len(kinds)] * len(known)
            columns += known
            kinds.append(kind)
            weights.append(weight * share)
    total = sum(weights_of(surnames).values())
    ones = torch.ones(len(rows), dtype=torch.float64)
    has = torch.sparse_coo_tensor(torch.tensor([rows, columns]), ones, (len(kinds), len(place))).coalesce()
    values = descended(has, torch.tensor(kinds, dtype=torch.float64), total * torch.tensor(weights, dtype=torch.float64))
    return {part: round(odds, 1) for part, odds in zip(place, values.tolist()) if abs(odds) >= LEAST_ODDS}


def descended(has: torch.Tensor, kinds: torch.Tensor, weights: torch.Tensor) -> torch.Tensor:
    """A logistic regression most of whose odds are zero, by accelerated steps (FISTA)."""
    back = has.t().coalesce()
    steepest = torch.mv(back, weights).max().item()
    step = 1 / (0.25 * steepest * 8)
    values = ahead = torch.zeros(has.shape[1], dtype=torch.float64)
    pace = 1.0
    for _ in range(STEPS):
        off = weights * (torch.sigmoid(torch.mv(has, ahead)) - kinds)
        moved = F.softshrink(ahead - step * (torch.mv(back, off) + NEAR_ZERO * ahead), step * TO_ZERO)
        faster = (1 + (1 + 4 * pace * pace) ** 0.5) / 2
        values, ahead, pace = moved, moved + (pace - 1) / faster * (moved - values), faster
    return values


def written(odds: dict[str, float]) -> str:
    lines = []
    for value in sorted(set(odds.values()), reverse=True):
        row = ""
        for part in sorted(part for part, one in odds.items() if one == value):
            if len(row) + 1 + len(part) > WIDTH:
                lines.append((value, row))
                row = ""
            row = f"{row} {part}".strip()
        lines.append((value, row))
    return HEAD + "".join(f"      [{value}, '{row}'],\n" for value, row in lines) + TAIL


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("target", type=Path)
    options = parser.parse_args()
    given, surnames = names_by_country()
    odds = fitted(given, surnames)
    options.target.write_text(written(odds))
    print(f"{len(given)} given names, {len(surnames)} surnames, {len(odds)} odds")


if __name__ == "__main__":
    main()
