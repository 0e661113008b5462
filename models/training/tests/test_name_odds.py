"""Names are told by how they begin and end."""

from vivid_training.names import fit_name_odds as names


def listed(words: str) -> dict[str, set[str]]:
    return {word: {"xx_XX"} for word in words.split()}


def test_marks_and_scripts_are_taken_off() -> None:
    assert names.plain("Łukasz Ñandú Þór") == "LUKASZ NANDU THOR"
    assert names.plain("Шевченко") == "SHEVCHENKO"


def test_what_ends_only_surnames_speaks_for_them() -> None:
    letters = "BDFGHKLMNPRSTV"
    given = listed(" ".join(f"{one}{other}ANA" for one in letters for other in "AEO"))
    surnames = listed(" ".join(f"{one}{other}SEN" for one in letters for other in "AEO"))
    odds = names.fitted(given, surnames)
    assert sum(odds.get(part, 0) for part in names.parts_of("RUSANA")) > 1
    assert sum(odds.get(part, 0) for part in names.parts_of("RUSSEN")) < -1
