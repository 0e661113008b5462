"""Batches of pictures with their truth: the one place where classes part, so that everything else is the same for all."""

from dataclasses import dataclass, replace

import numpy as np
import torch
import torch.nn.functional as F

from vivid_training.document_liveness.camera import keep_as_file, photograph
from vivid_training.document_liveness.crop import cut_to_document
from vivid_training.document_liveness.digital import overwritten, rendered, stamped
from vivid_training.document_liveness.light import hologram, illuminate, shine
from vivid_training.document_liveness.paper import on_sheet, printed
from vivid_training.document_liveness.plan import DIGITAL, GENUINE, HEIGHT, PORTRAIT, PRINT, SCREEN, WIDTH, make_plan
from vivid_training.document_liveness.portrait import face_quads, glued, replaced
from vivid_training.document_liveness.scene import Scene, compose, covered, places
from vivid_training.document_liveness.screen import displayed
from vivid_training.document_liveness.tone import to_light
from vivid_training.document_liveness.transfer import transferred
from vivid_training.document_liveness.viewer import in_viewer, with_bars
from vivid_training.documents.synthesis.chance import happens, uniform

Tensor = torch.Tensor
# Of the replaced portraits, those printed and glued on before the photo; the others are pasted into it.
GLUED = 0.15
# Of the copies, those in a glossy film.
LAMINATED = 0.3
# Documents that show another holder than the one they were drawn with, from the start.
OTHER_HOLDERS = 0.2
# Pictures that the camera, the cutting software or the scanner saved before anybody edits or sends them.
SAVED = 0.85


@dataclass
class Drawn:
    pictures: Tensor  # [B,3,h,w] 0..1
    quads: Tensor  # [B,4,2] pixels
    whole_frame: np.ndarray  # [B]
    faces: Tensor  # [B,4,2] pixels, where has_face
    has_face: np.ndarray  # [B]
    kinds: np.ndarray  # [B]
    documents: np.ndarray  # [B] index into the library


@torch.no_grad()
def draw(random: np.random.Generator, library, count: int, split: str, device) -> Drawn:
    plan = make_plan(random, library, count, split)
    kinds = plan.kinds
    quads = torch.as_tensor(plan.quads, device=device)
    first = torch.as_tensor(plan.first_quads, device=device)
    faces = torch.as_tensor(plan.faces, device=device)
    at = {kind: torch.as_tensor(np.nonzero(kinds == kind)[0], device=device) for kind in range(5)}
    on_screen = torch.as_tensor(kinds == SCREEN, device=device).view(-1, 1, 1)
    lying = torch.where(on_screen, first, quads)
    scene = compose(library, plan, lying, device)
    scene.picture = _other_holders(library, scene.picture, lying, faces, plan)
    as_composed = scene.picture.clone()
    stuck = np.nonzero((kinds == PORTRAIT) & (random.random(count) < GLUED))[0]
    scene.picture = _glued(library, scene.picture, lying, faces, torch.as_tensor(stuck, device=device))

    rest = torch.as_tensor(np.nonzero((kinds != DIGITAL) | plan.edited)[0], device=device)
    pictures = scene.picture
    if len(at[PRINT]):
        pictures[at[PRINT]] = _copied(scene, at[PRINT])
    lying = torch.as_tensor(np.nonzero(~plan.bare & (kinds != SCREEN) & ((kinds != DIGITAL) | plan.edited))[0], device=device)
    pictures[lying], scene.mask[lying] = covered(pictures[lying], scene.mask[lying], scene.place[lying], quads[lying])
    lit = _lit(pictures[rest], scene.mask[rest], torch.as_tensor(kinds == PRINT, device=device)[rest])
    lights = torch.zeros_like(pictures)
    lights[rest] = lit
    if len(at[SCREEN]):
        lights[at[SCREEN]] = _on_display(library, scene, lights, at[SCREEN], first, quads, plan)
    if len(at[DIGITAL]):
        pictures[at[DIGITAL]] = _on_page(library, rendered(stamped(library, pictures[at[DIGITAL]])))
    pictures[rest] = photograph(lights[rest])
    pictures = _as_taken(as_composed, pictures, plan)
    pictures = _real_screens(library, pictures, at[SCREEN], plan)
    pictures, quads = cut_to_document(pictures, quads, torch.as_tensor(np.nonzero(plan.cut & ~plan.whole_frame)[0], device=device))
    pictures = torch.where(happens(count, SAVED, device) > 0, keep_as_file(pictures, 45), pictures)
    pasted = torch.as_tensor(np.setdiff1d(np.nonzero(kinds == PORTRAIT)[0], stuck), device=device)
    pictures = _swapped(library, random, pictures, quads, faces, plan, pasted)
    if plan.edited.any():
        edited = torch.as_tensor(np.nonzero(plan.edited)[0], device=device)
        pictures[edited] = overwritten(library, pictures[edited], places(quads[edited]))
    seen = plan.has_face & ~plan.bare & ~plan.whole_frame
    return Drawn(pictures, quads, plan.whole_frame, face_quads(quads, faces), seen, kinds, plan.documents)


def _other_holders(library, picture: Tensor, quads: Tensor, faces: Tensor, plan) -> Tensor:
    """Other people's portraits, put in before anything is photographed: a change of holder is no mark of a fake.

    Not where a ghost portrait would go on showing the first holder.
    """
    may = plan.has_face & ~plan.bare & ~library.has_ghost[plan.documents]
    chosen = np.nonzero(may & (np.random.random(len(plan.kinds)) < OTHER_HOLDERS))[0]
    if len(chosen) == 0:
        return picture
    members = torch.as_tensor(chosen, device=picture.device)
    donors, boxes = _clean_faces(library, len(chosen), picture.device)
    picture[members] = replaced(picture[members], quads[members], faces[members], donors, boxes, ovals=0, from_file=False)
    return picture


def _glued(library, picture: Tensor, quads: Tensor, faces: Tensor, members: Tensor) -> Tensor:
    if len(members):
        donors, boxes = _clean_faces(library, len(members), picture.device)
        picture[members] = glued(picture[members], quads[members], faces[members], donors, boxes)
    return picture


def _on_page(library, pictures: Tensor) -> Tensor:
    """Some are screenshots: an app's bars above and below."""
    return torch.where(happens(len(pictures), 0.15, pictures.device) > 0, with_bars(library, pictures), pictures)


def _clean_faces(library, count: int, device) -> tuple[Tensor, Tensor]:
    faces = library.faces[torch.randint(len(library.faces), (count,), device=device)].float() / 255
    grey = faces.mean(1, keepdim=True).expand_as(faces)
    faces = torch.where(happens(count, 0.4, device) > 0, grey, faces)
    size = torch.tensor([WIDTH, HEIGHT], device=device)
    box = torch.tensor([[0.3, 0.24], [0.7, 0.24], [0.7, 0.72], [0.3, 0.72]], device=device) * size
    return F.interpolate(faces, (HEIGHT, WIDTH), mode="bicubic", align_corners=False).clamp(0, 1), box.expand(count, 4, 2)


def _copied(scene: Scene, members: Tensor) -> Tensor:
    count, device = len(members), members.device
    grey = happens(count, 0.62, device)
    strength = uniform(count, 0.2, 1, device) * (1 - happens(count, 0.3, device) * grey)
    picture, mask = scene.picture[members], scene.mask[members]
    copy = printed(picture, strength + 0.3 * (1 - grey), grey)
    scene.mask[members] = 0
    sheet, _ = on_sheet(copy, picture, mask, scene.place[members])
    bare = mask.amax((1, 2, 3), keepdim=True) == 0
    return torch.where(bare, copy, sheet)


def _lit(pictures: Tensor, mask: Tensor, copied: Tensor) -> Tensor:
    """Laminate and foil shine on documents; paper, and everything else, a little."""
    light = illuminate(to_light(pictures))
    light = hologram(light, mask)
    film = torch.where(happens(len(pictures), LAMINATED, pictures.device) > 0, 0.8, 0.12)
    gloss = torch.where(copied.view(-1, 1, 1, 1), film.expand_as(mask), 0.15 + 0.85 * mask)
    return shine(light, gloss)


def _on_display(library, scene: Scene, lights: Tensor, members: Tensor, first: Tensor, quads: Tensor, plan) -> Tensor:
    """Half of the screens show a photo of a document, half a scan of it; other pictures stand in a viewer."""
    half = len(members) // 2
    parts = [photograph(lights[members[:half]])] if half else []
    shown = keep_as_file(torch.cat([*parts, rendered(scene.picture[members[half:]])]), 60)
    bare = torch.as_tensor(plan.bare, device=members.device)[members].view(-1, 1, 1, 1)
    shown = torch.where(bare & (happens(len(members), 0.7, members.device) > 0), in_viewer(library, shown), with_bars(library, shown))
    return displayed(library, shown, first[members], quads[members])


def _as_taken(as_composed: Tensor, pictures: Tensor, plan) -> Tensor:
    """Some scenes come as their own camera left them: they were photos before."""
    kept = plan.bare & (plan.kinds == GENUINE) & (np.random.random(len(plan.kinds)) < 0.4)
    members = torch.as_tensor(np.nonzero(kept)[0], device=pictures.device)
    pictures[members] = as_composed[members]
    return pictures


def _real_screens(library, pictures: Tensor, members: Tensor, plan) -> Tensor:
    """Some screens are photos of real ones, which show a page and no document: judged by the whole frame."""
    for index in members[torch.rand(len(members), device=members.device) < 0.09].tolist():
        shot = library.screens[int(torch.randint(len(library.screens), ()))].float().unsqueeze(0) / 255
        edge = int(torch.randint(260, 641, ()))
        top, left = (int(torch.randint(0, 641 - edge, ())) for _ in range(2))
        cut = shot[:, :, top : top + edge, left : left + edge]
        pictures[index] = F.interpolate(cut, (HEIGHT, WIDTH), mode="bicubic", align_corners=False).clamp(0, 1)[0]
        plan.whole_frame[index] = True
    return pictures


def _swapped(library, random, pictures: Tensor, quads: Tensor, faces: Tensor, plan, members: Tensor) -> Tensor:
    """Portraits from other photos of this batch, each under its own light and camera; some from portrait files."""
    sources = np.nonzero(plan.has_face & ~plan.bare & np.isin(plan.kinds, (GENUINE, PORTRAIT)))[0]
    if len(members) == 0 or len(sources) < 2:
        return pictures
    device = pictures.device
    donor = torch.as_tensor(random.choice(sources, len(members)), device=device)
    donor = torch.where(donor == members, torch.as_tensor(sources, device=device).roll(1)[0], donor)
    clean, clean_boxes = _clean_faces(library, len(members), device)
    chosen = torch.as_tensor(plan.donors, device=device)[members]
    donor = torch.where(chosen >= 0, chosen, donor)
    photos, boxes = pictures[donor], face_quads(quads[donor], faces[donor])
    from_file = happens(len(members), 0.15, device) * (chosen < 0).view(-1, 1, 1, 1)
    photos = torch.where(from_file > 0, clean, photos)
    boxes = torch.where(from_file.view(-1, 1, 1) > 0, clean_boxes, boxes)
    pictures[members] = replaced(pictures[members], quads[members], faces[members], photos, boxes)
    return pictures


@torch.no_grad()
def sent(random: np.random.Generator, drawn: Drawn) -> Drawn:
    """As it arrives. Cheap: done several times per picture."""
    pictures = transferred(random, drawn.pictures)
    height, width = pictures.shape[2:]
    scale = torch.tensor([width / WIDTH, height / HEIGHT], device=pictures.device)
    return replace(drawn, pictures=pictures, quads=drawn.quads * scale, faces=drawn.faces * scale)
