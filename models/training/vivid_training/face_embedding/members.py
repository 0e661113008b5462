"""Pictures of the same people, years apart, from the history of unitedstates/images (public domain). For measuring only.

python -m vivid_training.face_embedding.members images/.git FOLDER

Every version of every member's portrait that was ever kept, as MEMBER_BLOB.jpg; `pairs.py` finds out which show the same photo.
"""

import argparse
import io
import subprocess
from pathlib import Path

from PIL import Image

KEPT_IN = ("congress/original", "congress/450x550")
LEAST_PX, MOST_PX = 150, 640


def versions(repository: Path) -> set[tuple[str, str]]:
    """Members and blobs."""
    told = subprocess.run(
        ["git", "--git-dir", repository, "log", "--format=", "--raw", "--no-abbrev", "--diff-filter=AM", "--", *KEPT_IN],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    rows = [line.split() for line in told.splitlines() if line.endswith(".jpg")]
    return {(Path(row[5]).stem, row[3]) for row in rows}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("repository", type=Path)
    parser.add_argument("folder", type=Path)
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    for member, blob in sorted(versions(options.repository)):
        read = subprocess.run(["git", "--git-dir", options.repository, "cat-file", "blob", blob], capture_output=True)
        # A copy of the repository may lack large files of its past.
        if read.returncode != 0:
            continue
        picture = Image.open(io.BytesIO(read.stdout)).convert("RGB")
        if min(picture.size) >= LEAST_PX:
            picture.thumbnail((MOST_PX, MOST_PX))
            picture.save(options.folder / f"{member}_{blob[:8]}.jpg", quality=93)


if __name__ == "__main__":
    main()
