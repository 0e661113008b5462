"""Living people: as photographed, before other walls, frames, screens and windows, with things and hands beside the face."""

import torch

from vivid_training.selfie_liveness.capture.blur import blur
from vivid_training.selfie_liveness.capture.chance import Chance, choose
from vivid_training.selfie_liveness.capture.light import to_light

from .carrier import draw_carrier, sides
from .hands import draw_hand
from .people import FRAME_PX, Chosen, People, choose_people, choose_scenes, face_in_frame, in_frame, show_matte, show_picture
from .place import Placed, lay, straight

FAR = 1e3


def lay_person(chance: Chance, places: torch.Tensor, person: Chosen) -> Placed:
    """The whole picture in the middle of the frame."""
    count = len(person.sizes)
    scale = ((chance.rand(count) * 24 + 44) / person.face).clamp(max=1.15)
    target = FRAME_PX / 2 + (person.centre - person.sizes / 2) * scale[:, None]
    return lay(places, person.centre, target, scale, *straight(chance, count))


def things(chance: Chance, people: People, places: torch.Tensor, count: int, centre: torch.Tensor, half: torch.Tensor, turn: torch.Tensor):
    """A picture of anything within a rectangle, and the distances to its sides."""
    person = choose_people(chance, people, count)
    scale = (half * 2 / person.sizes).amax(1) * (chance.rand(count) + 1)
    placed = lay(places, person.sizes / 2, centre, scale, turn, chance.normal(count, 2) * 0.0004)
    shown = choose(chance.some(count, 0.5), show_picture(person, placed), choose_scenes(chance, people, count))
    middle = person.sizes / 2
    reach = half / scale[:, None]
    return shown, sides(placed, middle - reach, middle + reach)


def barred(chance: Chance, light: torch.Tensor, distances: list[torch.Tensor]) -> torch.Tensor:
    """Crossbars of a window."""
    count = len(light)
    colour = to_light(choose(chance.some(count, 0.5), chance.uniform(count, 0, 0.3), chance.uniform(count, 0.5, 1)))
    left, top, right, bottom = distances
    width = chance.uniform(count, 1, 5)
    for before, after in ((left, right), (top, bottom)):
        panes = chance.integers(3, count).view(count, 1, 1, 1) + 1
        along = before / (before + after).clamp(min=1) * panes
        to_bar = (along - along.round()).abs() * (before + after) / panes
        light = choose(torch.sigmoid((width - to_bar) / 0.6), colour, light)
    return light


def hung_behind(
    chance: Chance, people: People, places: torch.Tensor, backdrop: torch.Tensor, share: float, face: torch.Tensor | None = None
) -> torch.Tensor:
    """A frame, poster, screen or window on the wall, anywhere or right behind the head at `face`."""
    count = len(backdrop)
    centre = chance.rand(count, 2) * FRAME_PX
    half = (chance.rand(count, 2) * 0.9 + 0.15) * FRAME_PX / 3
    if face is not None:
        near = chance.rand(count, 1) < 0.5
        centre = torch.where(near, face + chance.normal(count, 2) * 22, centre)
        half = torch.where(near, half.clamp(min=36), half)
    shown, distances = things(chance, people, places, count, centre, half, chance.normal(count) * 0.04)
    absent = (1 - chance.some(count, share)) * FAR
    bright = 1 + chance.some(count, 0.35) * chance.uniform(count, 0.5, 6)
    light = to_light(shown) * bright
    light = choose(chance.some(count, 0.35), barred(chance, light, distances), light)
    drawn, _ = draw_carrier(chance, light, [side - absent for side in distances], backdrop, chance.some(count, 0.5))
    return drawn


def held_beside(
    chance: Chance, people: People, places: torch.Tensor, light: torch.Tensor, boxes: torch.Tensor, share: float
) -> torch.Tensor:
    """A phone, a sheet or a card in a hand, clear of the face."""
    count = len(light)
    face = (boxes[:, 2:] - boxes[:, :2]).amax(1)
    middle = (boxes[:, :2] + boxes[:, 2:]) / 2
    half = (chance.rand(count, 2) * 0.7 + 0.2) * face[:, None]
    below = chance.rand(count, 1) < 0.6
    side = torch.where(chance.rand(count) < 0.5, 1.0, -1.0)
    gap = face * (chance.rand(count) * 0.5 + 0.12)
    under = torch.stack([middle[:, 0] + chance.normal(count) * 0.6 * face, middle[:, 1] + face / 2 + gap + half[:, 1]], 1)
    apart = torch.stack([middle[:, 0] + side * (face / 2 + gap + half[:, 0]), middle[:, 1] + (chance.rand(count) * 1.6 - 0.5) * face], 1)
    centre = torch.where(below, under, apart)
    shown, distances = things(chance, people, places, count, centre, half, chance.normal(count) * 0.12)
    there = chance.some(count, share)
    drawn, _ = draw_carrier(
        chance, to_light(shown), [distance - (1 - there) * FAR for distance in distances], light, chance.some(count, 0.6)
    )
    at = centre + torch.stack([chance.normal(count) * 0.2, torch.ones(count, device=chance.device)], 1) * half
    up = torch.tensor([0.0, -1.0], device=chance.device).expand(count, 2)
    return draw_hand(chance, drawn, places, at, up, face, there * chance.some(count, 0.7))


def hand_at_face(chance: Chance, places: torch.Tensor, light: torch.Tensor, boxes: torch.Tensor, share: float) -> torch.Tensor:
    """A chin in a hand, a finger at the ear."""
    count = len(light)
    face = (boxes[:, 2:] - boxes[:, :2]).amax(1)
    middle = (boxes[:, :2] + boxes[:, 2:]) / 2
    angle = chance.rand(count) * 3.6 - 0.2  # from right over below to left
    outwards = torch.stack([angle.cos(), angle.sin()], 1)
    at = middle + outwards * face[:, None] * (chance.rand(count, 1) * 0.15 + 0.5)
    return draw_hand(chance, light, places, at, -outwards, face, chance.some(count, share))


def relit(chance: Chance, light: torch.Tensor, places: torch.Tensor, boxes: torch.Tensor) -> torch.Tensor:
    """The face lighter or darker than its surroundings, as flashes, lamps and windows behind make it; no edge shows."""
    count = len(light)
    face = (boxes[:, 2:] - boxes[:, :2]).amax(1)
    middle = (boxes[:, :2] + boxes[:, 2:]) / 2 + chance.normal(count, 2) * 0.2 * face[:, None]
    away = (places[None] - middle[:, None, None]).norm(dim=-1) / (face * (chance.rand(count) * 0.5 + 0.45))[:, None, None]
    gain = chance.normal(count, 1, 1, 1) * 0.4 * chance.some(count, 0.35)
    return light * (gain * torch.exp(-away.square()[:, None])).exp()


def draw_genuine(chance: Chance, people: People, places: torch.Tensor, count: int):
    person = choose_people(chance, people, count)
    placed = lay_person(chance, places, person)
    flat, boxes = show_picture(person, placed), face_in_frame(person, placed)
    cover = show_matte(person, placed)
    elsewhere = blur(choose_scenes(chance, people, count), chance.mostly_small(count, 3, 1.5) + 0.2)
    wall = to_light(choose(chance.some(count, 0.25), elsewhere, flat))
    for share in (0.45, 0.3):
        wall = hung_behind(chance, people, places, wall, share, placed.target)
    changed = choose(cover, to_light(flat), wall)
    light = relit(chance, changed, places, boxes)
    light = held_beside(chance, people, places, light, boxes, 0.15)
    light = hand_at_face(chance, places, light, boxes, 0.12)
    trick = torch.full((count, 1, FRAME_PX, FRAME_PX), -FAR, device=chance.device)
    return light, boxes, in_frame(person, placed), trick
