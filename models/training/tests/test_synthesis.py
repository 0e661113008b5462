"""Drawn samples are the same for the same seed, and right."""

import random

from vivid_training.documents.synthesis.mrz_text import ALPHABET, check_digit, random_mrz, td1, td3


def test_the_same_seed_draws_the_same_zones():
    draw = lambda seed: [random_mrz(random.Random(f"{seed}/{i}")) for i in range(50)]
    assert draw(1) == draw(1)
    assert draw(1) != draw(2)


def test_check_digits_of_icao_9303_part_3_appendix():
    assert check_digit("520727") == "3"
    assert check_digit("AB2134<<<") == "5"


def test_zones_have_the_lengths_of_their_format_and_no_other_letters():
    for seed in range(200):
        rng = random.Random(seed)
        assert [len(line) for line in td3(rng)] == [44, 44]
        assert [len(line) for line in td1(rng)] == [30, 30, 30]
        assert set("".join(random_mrz(rng))) <= set(ALPHABET)


def test_a_passports_number_has_its_check_digit():
    for seed in range(100):
        _, second = td3(random.Random(seed))
        assert check_digit(second[:9]) == second[9]
