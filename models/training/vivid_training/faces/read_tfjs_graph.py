"""Reads a TFJS graph model: a topology in JSON and weights in one binary file."""

import base64
import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np


@dataclass(frozen=True)
class TfjsGraph:
    nodes: list[dict]
    weights: dict[str, np.ndarray]


def read_tfjs_graph(model_json: Path) -> TfjsGraph:
    model = json.loads(model_json.read_text())
    weights: dict[str, np.ndarray] = {}
    for group in model["weightsManifest"]:
        raw = b"".join((model_json.parent / path).read_bytes() for path in group["paths"])
        offset = 0
        for entry in group["weights"]:
            stored = np.dtype(entry.get("quantization", {}).get("dtype", entry["dtype"]))
            if entry.get("quantization") and stored != np.float16:
                raise ValueError(f"{entry['name']}: only float16 storage is understood, found {stored}")
            count = int(np.prod(entry["shape"], dtype=np.int64))
            values = np.frombuffer(raw, stored, count, offset).reshape(entry["shape"])
            weights[entry["name"]] = values.astype(entry["dtype"])
            offset += count * stored.itemsize
        if offset != len(raw):
            raise ValueError(f"{len(raw) - offset} bytes of weights are left over")
    return TfjsGraph(model["modelTopology"]["node"], weights)


def text(node: dict, name: str) -> str:
    return base64.b64decode(node["attr"][name]["s"]).decode()


def texts(node: dict, name: str) -> list[str]:
    return [base64.b64decode(s).decode() for s in node["attr"][name]["list"].get("s", [])]


def spatial(node: dict, name: str) -> list[int]:
    """The height and width of an NHWC list such as strides."""
    return [int(i) for i in node["attr"][name]["list"]["i"]][1:3]
