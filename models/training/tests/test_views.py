"""The views that document_liveness trains on are, number for number, those that the engine's test holds the engine to."""

import json
from pathlib import Path

from vivid_training.document_liveness import reference_views

ENGINE = Path(__file__).resolve().parents[3] / "packages/engines/src/document-liveness/attack/reference-views.json"


def test_training_cuts_the_views_that_the_engine_cuts(capsys):
    reference_views.main()
    assert json.loads(capsys.readouterr().out) == json.loads(ENGINE.read_text())
