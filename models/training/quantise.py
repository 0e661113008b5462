"""Turns the exported MRZ reader into one that computes in 8 bits, with drawn lines to measure its ranges by.

    python quantise.py --data DATA FLOAT.onnx ../mrz-reader/weights.onnx

Weights keep to 7 bits: processors without dot-product instructions would overflow otherwise. The last layer stays in floats.
Finder and locator stay in floats altogether: with their few channels and wide depthwise layers 8 bits gain next to nothing.
"""
import argparse
import hashlib
import json
import tempfile
from pathlib import Path

import numpy as np
import onnx
import onnxruntime
import torch
from onnxruntime.quantization import CalibrationDataReader, CalibrationMethod, QuantFormat, QuantType, quantize_static
from onnxruntime.quantization.shape_inference import quant_pre_process

from export import one_thread_ms
from join_relu import join_file
from tasks import ReadTask

BATCHES, LINES = 24, 16


class Samples(CalibrationDataReader):
    def __init__(self, batches: list[np.ndarray]) -> None:
        self.rest = iter([{'line': batch} for batch in batches])

    def get_next(self):
        return next(self.rest, None)


def same_best(first: Path, second: Path, batches: list[np.ndarray]) -> float:
    """Share of steps at which both networks hold the same character for the likeliest."""
    sessions = [onnxruntime.InferenceSession(str(path), providers=['CPUExecutionProvider']) for path in (first, second)]
    same = [np.mean(sessions[0].run(None, {'line': one})[0].argmax(-1) == sessions[1].run(None, {'line': one})[0].argmax(-1))
            for one in batches]
    return float(np.mean(same))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--data', type=Path, required=True)
    parser.add_argument('source', type=Path)
    parser.add_argument('target', type=Path)
    chosen = parser.parse_args()
    torch.manual_seed(1)
    task = ReadTask(chosen.data, seed=1, workers=2, device=torch.device('cpu'), texts=400)
    batches = [task.samples(LINES)[0].numpy() for _ in range(BATCHES)]
    with tempfile.TemporaryDirectory() as folder:
        prepared = Path(folder) / 'prepared.onnx'
        quant_pre_process(str(chosen.source), str(prepared), skip_symbolic_shape=True)
        last = [node.name for node in onnx.load(prepared).graph.node if node.op_type == 'Conv'][-1]
        quantize_static(str(prepared), str(chosen.target), Samples(batches[4:]), quant_format=QuantFormat.QDQ,
                        per_channel=True, reduce_range=True, activation_type=QuantType.QUInt8, weight_type=QuantType.QInt8,
                        op_types_to_quantize=['Conv'], nodes_to_exclude=[last], calibrate_method=CalibrationMethod.MinMax)
    join_file(chosen.target)
    digest = hashlib.sha256(chosen.target.read_bytes()).hexdigest()
    description = chosen.target.with_name('model.json')
    if description.exists():
        known = json.loads(description.read_text())
        known['sha256'] = digest
        description.write_text(json.dumps(known, indent=2, ensure_ascii=False) + '\n')
    print(f'{chosen.target}: {chosen.target.stat().st_size / 1e6:.2f} MB, {same_best(chosen.source, chosen.target, batches[:4]):.4f} of '
          f'steps alike on other lines, at best {one_thread_ms("reader", chosen.target):.1f} ms a line '
          f'({one_thread_ms("reader", chosen.source):.1f} in floats), sha256 {digest}')


if __name__ == '__main__':
    main()
