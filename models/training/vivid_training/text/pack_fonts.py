"""Shrinks free fonts to the reader's characters and packs them for training.

    python -m vivid_training.text.pack_fonts FONTS fonts

FONTS holds unpacked Debian packages (fonts-*) and @fontsource packages; a @fontsource face lies in two files (latin and
latin-ext) that are packed as NAME.ttf and NAME.more.ttf. Licences: Debian's copyright files, OFL-1.1 for @fontsource.
"""

import re
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

from vivid_training.text.alphabet import CHARACTERS

# Faces that no document would be set in, symbols, slanted cuts beyond a few, and hairlines.
UNWANTED = re.compile(
    r"noto-core|urw|freefont|symbol|math|sketch|lobster|isabella|rufscript|tomson|breip|saebom|chorus|z003|"
    r"mplus[12-]|mpluscode|thin|hairline|extralight|blackital|heavy|minus|keyboard|initials|cmun(bi|bl|bm|bs|bt|ci|it|ob|or|ot|si|sl|so|sx|tb|ti|ui|vi)|"
    r"(bold|semibold|medium|light|demi|extrabold)[-]?(italic|oblique|ital)|boldit|condital|condit\b|spleen-(32|16)|karlatamil|wght|ocrbf|ocrbe|ocrbx",
    re.I,
)
SLANTED = re.compile("italic|oblique", re.I)
SLANTED_KEPT = re.compile("LiberationSans-|LiberationSerif-|Roboto-|DejaVuSans-O|Lato-I|OpenSans-I|Carlito-I|texgyreheros-i")
WEIGHTS = ("400", "500", "700")


def shrink(source: Path, target: Path) -> bool:
    font = TTFont(source, fontNumber=0)
    wanted = [ord(character) for character in CHARACTERS]
    if not set(wanted) & set(font.getBestCmap()):
        return False
    options = subset.Options(
        hinting=False, layout_features=[], name_IDs=[], notdef_outline=False, drop_tables=["GSUB", "GPOS", "GDEF", "kern", "DSIG", "FFTM"]
    )
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=wanted)
    cutter.subset(font)
    font.flavor = None
    font.save(target)
    return True


def main() -> None:
    source, target = Path(sys.argv[1]), Path(sys.argv[2])
    target.mkdir(parents=True, exist_ok=True)
    for path in sorted([*source.rglob("*.ttf"), *source.rglob("*.otf")]):
        if UNWANTED.search(str(path)) or (SLANTED.search(path.name) and not SLANTED_KEPT.search(path.name)):
            continue
        try:
            shrink(path, target / f"{path.stem.replace(' ', '')}.ttf")
        except Exception as error:  # noqa: BLE001 a broken font is no loss
            print(path.name, error)
    for folder in sorted(source.rglob("files")):
        for weight in WEIGHTS:
            for path in folder.glob(f"*-latin-{weight}-normal.woff"):
                name = path.name.replace(f"-latin-{weight}-normal.woff", f"-{weight}")
                shrink(path, target / f"{name}.ttf")
                more = path.with_name(path.name.replace("-latin-", "-latin-ext-"))
                if more.exists():
                    shrink(more, target / f"{name}.more.ttf")


if __name__ == "__main__":
    main()
