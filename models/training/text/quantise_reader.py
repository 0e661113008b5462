"""Turns the exported reader into one that computes in 8 bits, with lines of its training data to measure ranges by.

    PYTHONPATH=.. python quantise_reader.py --data DATA FLOAT.onnx ../../text-reader/weights.onnx

Weights keep to 7 bits: processors without dot-product instructions would overflow otherwise. The last layer stays in floats.
The detector stays in floats altogether: with its few channels 8 bits are slower.
"""
import argparse
import hashlib
import json
import tempfile
from pathlib import Path

import numpy as np
import onnx
import torch
from onnxruntime.quantization import CalibrationDataReader, CalibrationMethod, QuantFormat, QuantType, quantize_static
from onnxruntime.quantization.shape_inference import quant_pre_process

from export_text import one_thread_ms
from real_lines import RealLines

BATCHES = 24


class Samples(CalibrationDataReader):
    def __init__(self, name: str, batches: list[np.ndarray]) -> None:
        self.rest = iter([{name: batch} for batch in batches])

    def get_next(self):
        return next(self.rest, None)


def line_batches(data: Path) -> list[np.ndarray]:
    lines = RealLines(data / 'lines', torch.device('cpu'))
    return [lines.next(16)[0].numpy() for _ in range(BATCHES)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--data', type=Path, required=True)
    parser.add_argument('source', type=Path)
    parser.add_argument('target', type=Path)
    chosen = parser.parse_args()
    torch.manual_seed(1)
    batches = line_batches(chosen.data)
    with tempfile.TemporaryDirectory() as folder:
        prepared = Path(folder) / 'prepared.onnx'
        quant_pre_process(str(chosen.source), str(prepared), skip_symbolic_shape=True)
        last = [node.name for node in onnx.load(prepared).graph.node if node.op_type == 'Conv'][-1]
        quantize_static(str(prepared), str(chosen.target), Samples('line', batches), quant_format=QuantFormat.QDQ,
                        per_channel=True, reduce_range=True, activation_type=QuantType.QUInt8, weight_type=QuantType.QInt8,
                        op_types_to_quantize=['Conv'], nodes_to_exclude=[last], calibrate_method=CalibrationMethod.MinMax)
    best = one_thread_ms('reader', chosen.target)
    digest = hashlib.sha256(chosen.target.read_bytes()).hexdigest()
    description = chosen.target.with_name('model.json')
    if description.exists():
        known = json.loads(description.read_text())
        known['sha256'] = digest
        description.write_text(json.dumps(known, indent=2, ensure_ascii=False) + '\n')
    print(f'{chosen.target}: {chosen.target.stat().st_size / 1e6:.2f} MB, at best {best:.1f} ms, sha256 {digest}')


if __name__ == '__main__':
    main()
