"""How coarse real print may get: share of passport MRZs whose check digits hold, by pixels per character.

    python -m vivid_training.documents.evaluate_resolution PAGES --models ..

PAGES holds rectified MIDV-2020 passport pages, at least 1200 px wide, named like aze_passport_20.jpg.
"""

import argparse
from pathlib import Path

import cv2
import numpy as np

from vivid_training.documents.reference.read_mrz import ReadMrz
from vivid_training.documents.synthesis.document_pool import MIDV_ZONES
from vivid_training.documents.synthesis.mrz_text import check_digit

CHARACTERS = 44


def holds(lines: list[str]) -> bool:
    if len(lines) != 2 or len(lines[1]) != CHARACTERS:
        return False
    line = lines[1]
    spans = ((line[:9], 9), (line[13:19], 19), (line[21:27], 27), (line[:10] + line[13:20] + line[21:43], 43))
    return all(check_digit(text) == line[place] for text, place in spans)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pages", type=Path)
    parser.add_argument("--models", default="..")
    options = parser.parse_args()
    read = ReadMrz(options.models)
    pages = sorted(options.pages.glob("*_passport_*.jpg"))
    for pixels in (12, 9, 8, 7, 6, 5):
        good = 0
        for path in pages:
            page = cv2.imread(str(path), cv2.IMREAD_GRAYSCALE)
            left, top, right, bottom = MIDV_ZONES[path.stem.rsplit("_", 1)[0]]
            scale = pixels * CHARACTERS / ((right - left) * page.shape[1])
            small = cv2.resize(page, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
            small = cv2.imdecode(cv2.imencode(".jpg", small, [cv2.IMWRITE_JPEG_QUALITY, 75])[1], cv2.IMREAD_GRAYSCALE)
            quad = np.array([[left, top], [right, top], [right, bottom], [left, bottom]]) * small.shape[::-1]
            good += holds(read.attempt(small, quad, None)[0])
        print(f"{pixels} px per character: {good}/{len(pages)}", flush=True)


if __name__ == "__main__":
    main()
