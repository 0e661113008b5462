"""What document_liveness learns from: the judges that ship, answering batches, and documents that show one holder."""

from pathlib import Path
from types import SimpleNamespace

import numpy as np
import onnxruntime
import pytest
import torch

from vivid_training.document_liveness import draw
from vivid_training.document_liveness.plan import _donors
from vivid_training.document_liveness.teacher import VIEWS, Teacher

SHIPPED = Path(__file__).parents[2] / "document-liveness" / "weights.onnx"


def views(count: int) -> dict[str, torch.Tensor]:
    session = onnxruntime.InferenceSession(str(SHIPPED), providers=["CPUExecutionProvider"])
    shapes = {put.name: put.shape[1:] for put in session.get_inputs()}
    torch.manual_seed(3)
    seen = {ours: torch.randint(0, 256, (count, *shapes[name]), dtype=torch.uint8) for name, ours in VIEWS.items()}
    return {**seen, "has_portrait": torch.tensor([1.0, 0, 1][:count])}


def test_the_teacher_answers_a_batch_as_the_file_answers_each_picture():
    session = onnxruntime.InferenceSession(str(SHIPPED), providers=["CPUExecutionProvider"])
    seen = views(3)
    told = torch.sigmoid(Teacher(SHIPPED, torch.device("cpu")).odds(seen)[0])
    for i in range(3):
        one = {name: seen[ours][i : i + 1].float().numpy() / 255 for name, ours in VIEWS.items()}
        answer = session.run(None, {**one, "hasPortrait": seen["has_portrait"][i : i + 1].numpy()})[0]
        assert told[i].numpy() == pytest.approx(answer[0], abs=1e-3)


def test_another_holder_never_comes_onto_a_document_with_a_ghost_portrait(monkeypatch):
    changed = []
    monkeypatch.setattr(draw, "OTHER_HOLDERS", 1.0)
    monkeypatch.setattr(draw, "replaced", lambda picture, *rest, **options: changed.append(len(picture)) or picture)
    library = SimpleNamespace(has_ghost=np.array([True, False]))
    plan = SimpleNamespace(kinds=np.zeros(3), has_face=np.full(3, True), bare=np.full(3, False), documents=np.array([0, 1, 0]))
    monkeypatch.setattr(draw, "_clean_faces", lambda library, count, device: (torch.zeros(count), torch.zeros(count)))
    draw._other_holders(library, torch.zeros(3, 3, 4, 4), torch.zeros(3, 4, 2), torch.zeros(3, 4), plan)
    assert changed == [1]


def test_portraits_come_from_genuine_documents_of_the_same_type(monkeypatch):
    monkeypatch.setattr("vivid_training.document_liveness.plan.SAME_TYPE", 1.0)
    kind = np.array([0, 0, 1, 1])
    library = SimpleNamespace(
        has_face=np.full(4, True),
        of_the_same_type=lambda random, document: int(random.choice(np.nonzero(kind == kind[document])[0])),
    )
    documents = np.array([0, 2, 1, 3])
    donors = _donors(np.random.default_rng(1), library, documents, np.array([1, 3]), np.array([0, 2]))
    assert set(donors[[1, 3]]) <= {0, 2}
    assert (kind[documents[[1, 3]]] == kind[documents[donors[[1, 3]]]]).all()
    assert (donors[[0, 2]] == -1).all()
