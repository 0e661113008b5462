"""What the text reader can say. Class 0 is CTC's blank, class i the i-th character here."""

import unicodedata

ASCII = "".join(chr(code) for code in range(32, 127))
SIGNS = "°ºª·•–«»¿¡€§"
LOWER = "áàâäãåāăąæçćčďđéèêëēėęěğģíìîïīįıķĺľļłñńňņóòôöõøőœŕřßśšşșťțúùûüūůűųýÿźžżþð"
UPPER = "ÁÀÂÄÃÅĀĂĄÆÇĆČĎĐÉÈÊËĒĖĘĚĞĢÍÌÎÏĪĮİĶĹĽĻŁÑŃŇŅÓÒÔÖÕØŐŒŔŘŚŠŞȘŤȚÚÙÛÜŪŮŰŲÝŸŹŽŻÞÐ"
CHARACTERS = ASCII + SIGNS + UPPER + LOWER
CLASSES = len(CHARACTERS) + 1
CODE = {character: index + 1 for index, character in enumerate(CHARACTERS)}
_PLAIN = {
    "đ": "d",
    "Đ": "D",
    "ł": "l",
    "Ł": "L",
    "ø": "o",
    "Ø": "O",
    "ı": "i",
    "ß": "s",
    "æ": "a",
    "Æ": "A",
    "œ": "o",
    "Œ": "O",
    "þ": "p",
    "Þ": "P",
    "ð": "d",
    "Ð": "D",
    "º": "o",
    "ª": "a",
    "°": "o",
    "·": ".",
    "•": ".",
    "–": "-",
    "«": "<",
    "»": ">",
    "¿": "?",
    "¡": "!",
    "€": "E",
    "§": "S",
}


def plain(character: str) -> str:
    """The ASCII character that a font without this one prints instead."""
    if character in _PLAIN:
        return _PLAIN[character]
    base = unicodedata.normalize("NFD", character)[0]
    return base if base in ASCII else "?"


def encode(text: str) -> list[int]:
    return [CODE[character] for character in text if character in CODE]


def decode(codes) -> str:
    return "".join(CHARACTERS[code - 1] for code in codes if code > 0)
