"""The finder of faces: what is asked of a cell is what the page reads from it, and folded, rounded weights answer as before."""

import copy

import numpy as np
import torch

from vivid_training.capture_face.compose import as_shown, cells_of
from vivid_training.capture_face.measure import found_in
from vivid_training.capture_face.network import FaceFinder, rounded
from vivid_training.capture_face.write_weights import character


def test_cells_tell_the_face_they_were_made_of():
    face = np.array([40.0, 30.0, 24.0, -15.0])
    answers = cells_of((80, 96), face)
    assert np.allclose(found_in(answers)[1:], face, atol=1e-3)
    assert cells_of((80, 96), None).sum() == 0


def test_frames_are_filled_up_to_whole_cells():
    assert as_shown(np.full((54, 96), 7.0)).shape == (64, 96)


def test_folding_changes_no_answer():
    network = FaceFinder().eval()
    frames = torch.randn(2, 1, 64, 96)
    before = network(frames)
    folded = copy.deepcopy(network)
    for layer in folded.layers():
        layer.fold()
    assert torch.allclose(folded(frames), before, atol=1e-4)


def test_rounded_weights_are_within_half_a_step():
    weight = torch.randn(4, 3, 3, 3)
    largest = weight.abs().amax((1, 2, 3), keepdim=True)
    assert ((rounded(weight, 6) - weight).abs() <= largest * 2 ** (1 / 8) / 62).all()


def test_every_weight_has_a_character_of_its_own():
    characters = [character(value) for value in range(63)]
    assert len(set(characters)) == 63 and not set(characters) & set("'\\`$\"")
