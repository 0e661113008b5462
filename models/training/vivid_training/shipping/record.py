import hashlib
import json
from pathlib import Path


def record(weights: Path, note: str) -> None:
    """Writes the file's hash into the model.json beside it, where there is one, and prints it with the note."""
    digest = hashlib.sha256(weights.read_bytes()).hexdigest()
    description = weights.with_name("model.json")
    if description.exists():
        known = json.loads(description.read_text())
        known["sha256"] = digest
        description.write_text(json.dumps(known, indent=2, ensure_ascii=False) + "\n")
    print(f"{weights}: {weights.stat().st_size / 1e6:.2f} MB, {note}, sha256 {digest}")
