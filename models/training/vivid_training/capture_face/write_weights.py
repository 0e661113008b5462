"""The network as TypeScript: a character for each weight, so that what compresses a page compresses them too."""

from pathlib import Path

import torch

from .network import FaceFinder, Layer, steps_of

# No quote, backslash or dollar; in the order of their codes, so that the page needs no table: character 35 ('#') to 126, without 36, 39, 92, 96.
FIRST = 40


def character(value: int) -> str:
    code = FIRST + value
    return chr(code + (1 if code >= 92 else 0) + (1 if code >= 95 else 0))


def text_of(layer: Layer, bits: int) -> tuple[str, list[int], list[int]]:
    weight, bias = layer.convolution.weight.detach(), layer.convolution.bias.detach()
    steps = steps_of(weight, bits)
    whole = torch.round(weight / steps).int().flatten().tolist()
    half = 2 ** (bits - 1) - 1
    exponents = torch.round(8 * torch.log2(steps)).int().flatten().tolist()
    return "".join(character(value + half) for value in whole), exponents, [round(value * 64) for value in bias.tolist()]


def write_weights(network: FaceFinder, bits: int, file: Path) -> None:
    lines = [
        "// Written by models/training/vivid_training/capture_face.",
        "",
        "/** Of each layer: a character for each weight, the exponent (base 2, in eighths) of each output channel's step, biases in 64ths. */",
        "export const faceWeights: readonly (readonly [weights: string, exponents: readonly number[], biases: readonly number[]])[] = [",
    ]
    for layer in network.layers():
        text, exponents, biases = text_of(layer, bits)
        lines.append(f"  ['{text}', {exponents}, {biases}],")
    file.write_text("\n".join([*lines, "]", ""]))
