"""Tricks that a wide view shows: pictures on a carrier, faces cut out of a print."""

import torch

from vivid_training.selfie_liveness.capture.blur import blur
from vivid_training.selfie_liveness.capture.chance import Chance, choose
from vivid_training.selfie_liveness.capture.light import to_light
from vivid_training.selfie_liveness.capture.paper import print_on_paper
from vivid_training.selfie_liveness.capture.screen import show

from .carrier import draw_carrier, edges, sides
from .cut_out import draw_cut_out, eye_holes, piece
from .genuine import hung_behind, lay_person
from .hands import draw_hand
from .people import FRAME_PX, Chosen, People, choose_people, choose_scenes, face_in_frame, in_frame, show_matte, show_picture
from .place import Placed, held, lay, straight


def to_frame(person: Chosen, placed: Placed, points: torch.Tensor) -> torch.Tensor:
    """Source points [pictures, 2] in the frame, the keystone left aside."""
    offset = (points - person.centre) * placed.scale[:, None]
    cos, sin = placed.turn.cos(), placed.turn.sin()
    return placed.target + torch.stack([offset[:, 0] * cos - offset[:, 1] * sin, offset[:, 0] * sin + offset[:, 1] * cos], 1)


def reproduced(chance: Chance, people: People, flat: torch.Tensor, is_screen: torch.Tensor, share: float) -> torch.Tensor:
    """Light of a picture on glass or paper; the rest of the pictures keep their own light, so that texture alone tells little."""
    count = len(flat)
    medium = choose(is_screen, show(chance, flat, choose_scenes(chance, people, count)), print_on_paper(chance, flat))
    plain = to_light(flat) * (chance.normal(count, 1, 1, 1) * 0.3).exp()
    return choose(chance.some(count, share), medium, plain)


def hand_on_edge(
    chance: Chance, light: torch.Tensor, places: torch.Tensor, person: Chosen, placed: Placed, low, high, share: float
) -> torch.Tensor:
    count = len(light)
    side = torch.multinomial(torch.tensor([3.0, 0.5, 3.0, 4.0], device=chance.device).expand(count, 4), 1, generator=chance.generator)[:, 0]
    along = chance.rand(count) * 0.8 + 0.1
    span = high - low
    x = torch.where(side == 0, low[:, 0], torch.where(side == 2, high[:, 0], low[:, 0] + along * span[:, 0]))
    y = torch.where(side == 1, low[:, 1], torch.where(side == 3, high[:, 1], low[:, 1] + along * span[:, 1]))
    at = to_frame(person, placed, torch.stack([x, y], 1))
    angle = torch.tensor([0.0, 1.5708, 3.1416, -1.5708], device=chance.device)[side] + placed.turn + chance.normal(count) * 0.35
    inwards = torch.stack([angle.cos(), angle.sin()], 1)
    at = at - inwards * (chance.rand(count, 1) * 6)
    return draw_hand(
        chance, light, places, at, inwards, person.face * placed.scale * (chance.rand(count) * 0.7 + 0.6), chance.some(count, share)
    )


def draw_carried(chance: Chance, people: People, places: torch.Tensor, count: int):
    person, other = (choose_people(chance, people, count) for _ in range(2))
    beyond = lay(
        places,
        other.centre,
        FRAME_PX / 2 + chance.normal(count, 2) * 45,
        (chance.rand(count) * 70 + 25) / other.face,
        *straight(chance, count),
    )
    behind = choose(chance.some(count, 0.5), show_picture(other, beyond), choose_scenes(chance, people, count))
    behind = to_light(blur(behind, chance.mostly_small(count, 3) + 0.2)) * chance.uniform(count, 0.2, 1.3)
    behind = hung_behind(chance, people, places, behind, 0.2)
    scale = ((chance.rand(count) * 60 + 38) / person.face).clamp(max=1.3)
    placed = lay(places, person.centre, FRAME_PX / 2 + chance.normal(count, 2) * 12, scale, *held(chance, count))
    low, high = edges(chance, person.boxes, person.sizes)
    is_screen = chance.some(count, 0.55)
    shown = reproduced(chance, people, show_picture(person, placed), is_screen, 0.5)
    light, trick = draw_carrier(chance, shown, sides(placed, low, high), behind, is_screen)
    light = hand_on_edge(chance, light, places, person, placed, low, high, 0.6)
    light = hand_on_edge(chance, light, places, person, placed, low, high, 0.3)
    whole = torch.tensor([0.0, 0.0, FRAME_PX - 1, FRAME_PX - 1], device=chance.device).expand(count, 4)
    return light, face_in_frame(person, placed), whole, trick


def draw_worn(chance: Chance, people: People, places: torch.Tensor, count: int):
    person, wearer = (choose_people(chance, people, count) for _ in range(2))
    stands = lay_person(chance, places, wearer)
    behind = to_light(show_picture(wearer, stands))
    worn = (chance.rand(count, 1) < 0.75).float()
    face = wearer.face * stands.scale
    size = face * (chance.rand(count) * 0.55 + 0.85)
    moved = worn * chance.normal(count, 2) * 0.08 + (1 - worn) * (
        chance.rand(count, 2) * torch.tensor([2.0, 1.2], device=chance.device) - torch.tensor([1.0, 0.0], device=chance.device)
    )
    turn, keystone = held(chance, count)
    placed = lay(places, person.centre, stands.target + moved * face[:, None], size / person.face, turn, keystone)
    printed = reproduced(chance, people, show_picture(person, placed), chance.some(count, 0.1), 0.6)
    distance = piece(chance, placed, person.centre, size, show_matte(person, placed))
    light, trick = draw_cut_out(chance, printed, behind, distance, eye_holes(chance, placed, person.eyes, size))
    angle = chance.rand(count) * 2.6 + 0.25
    outwards = torch.stack([angle.cos(), angle.sin()], 1)
    at = placed.target + outwards * size[:, None] * (chance.rand(count, 1) * 0.25 + 0.6)
    light = draw_hand(chance, light, places, at, -outwards, size, chance.some(count, 0.5))
    return light, face_in_frame(person, placed), in_frame(wearer, stands), trick
