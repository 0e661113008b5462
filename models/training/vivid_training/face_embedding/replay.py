"""Drawn faces, kept in memory: drawing takes longer than learning, so most are shown more than once."""

import torch

from vivid_training.face_embedding.draw.draw_faces import hardly_changed, on_documents, on_selfies
from vivid_training.face_embedding.draw.place import SIDE

Tensor = torch.Tensor
# Drawings of each face that are kept, as a document and as a selfie.
DOCUMENTS, SELFIES = 3, 2
# Share of a batch that is drawn anew and takes the place of older drawings.
FRESH = 0.25
# Of the documents: those on which much comes together, and those on which little does; on the other side: faces that are hardly changed
# instead of selfies.
HARD, MILD, PLAIN = 0.25, 0.35, 0.35
# Faces drawn at once.
AT_ONCE = 768


def as_bytes(views: Tensor) -> Tensor:
    return (views * 255).round().byte()


def documents_of(faces: Tensor) -> Tensor:
    hard, mild = int(HARD * len(faces)), int((HARD + MILD) * len(faces))
    return torch.cat([on_documents(faces[:hard]), on_documents(faces[hard:mild], 0.2), on_documents(faces[mild:], 0.4)])


class Replay:
    def __init__(self, faces: Tensor) -> None:
        """faces: bytes [N,3,144,144] on the device that draws."""
        self.faces = faces
        self.documents = torch.empty(DOCUMENTS, len(faces), 3, SIDE, SIDE, dtype=torch.uint8, device=faces.device)
        self.selfies = torch.empty(SELFIES, len(faces), 3, SIDE, SIDE, dtype=torch.uint8, device=faces.device)
        for at in torch.randperm(len(faces), device=faces.device).split(AT_ONCE):
            for kept, draw in ((self.documents, documents_of), (self.selfies, on_selfies)):
                for slot in kept:
                    slot[at] = as_bytes(draw(self.clean(at)))

    def clean(self, at: Tensor) -> Tensor:
        return self.faces[at].float() / 255

    def batch(self, at: Tensor) -> tuple[Tensor, Tensor]:
        """Both sides of a comparison of the faces `at`, of 0..1, row by row the same people."""
        fresh, plain = int(FRESH * len(at)), int(PLAIN * len(at))
        sides = []
        for kept, draw in ((self.documents, documents_of), (self.selfies, on_selfies)):
            slot = torch.randint(len(kept), (len(at),), device=at.device)
            kept[slot[:fresh], at[:fresh]] = as_bytes(draw(self.clean(at[:fresh])))
            sides.append(kept[slot, at].float() / 255)
        documents, others = sides
        return documents, torch.cat([others[:-plain], hardly_changed(self.clean(at[-plain:]))])
