"""Writes a text network as ONNX, proves that it answers as PyTorch does at several sizes, and times it on one CPU thread.

    PYTHONPATH=.. python export_text.py reader checkpoints/reader.pt ../../text-reader/weights.onnx
"""
import argparse
import hashlib
import json
import time
from pathlib import Path

import numpy as np
import onnxruntime
import torch

from text_networks import TextDetector, TextReader

# network, input name, shapes to prove, output name, free axes of input and output
KINDS = {
    'reader': (TextReader, 'line', ((1, 1, 32, 320), (3, 1, 32, 64), (2, 1, 32, 704)), 'logits', {0: 'batch', 3: 'width'}, {0: 'batch', 1: 'steps'}),
    'detector': (TextDetector, 'page', ((1, 1, 400, 640), (1, 1, 640, 896)), 'lines', {0: 'batch', 2: 'height', 3: 'width'}, {0: 'batch', 2: 'rows', 3: 'columns'}),
}
TOLERANCE = 2e-3


def export(kind: str, network: torch.nn.Module, target: Path) -> float:
    _, name, shapes, output, free_in, free_out = KINDS[kind]
    network = network.eval().cpu().float()
    torch.onnx.export(network, (torch.rand(shapes[0]),), str(target), input_names=[name], output_names=[output],
                      dynamic_axes={name: free_in, output: free_out}, opset_version=17, dynamo=False)
    session = onnxruntime.InferenceSession(str(target), providers=['CPUExecutionProvider'])
    worst = 0.0
    for shape in shapes:
        example = torch.rand(shape)
        with torch.no_grad():
            worst = max(worst, float(np.abs(network(example).numpy() - session.run(None, {name: example.numpy()})[0]).max()))
    return worst


def one_thread_ms(kind: str, target: Path, rounds: int = 30) -> float:
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    session = onnxruntime.InferenceSession(str(target), options, providers=['CPUExecutionProvider'])
    _, name, shapes, *_ = KINDS[kind]
    picture = np.random.rand(*shapes[0]).astype(np.float32)
    times = []
    for _ in range(rounds):
        start = time.process_time()
        session.run(None, {name: picture})
        times.append((time.process_time() - start) * 1000)
    return min(times)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('kind', choices=KINDS)
    parser.add_argument('checkpoint', type=Path)
    parser.add_argument('target', type=Path)
    chosen = parser.parse_args()
    network = KINDS[chosen.kind][0]()
    network.load_state_dict({name: value.float() for name, value in torch.load(chosen.checkpoint, map_location='cpu').items()})
    chosen.target.parent.mkdir(parents=True, exist_ok=True)
    difference = export(chosen.kind, network, chosen.target)
    if difference > TOLERANCE:
        raise SystemExit(f'ONNX and PyTorch differ by {difference}')
    digest = hashlib.sha256(chosen.target.read_bytes()).hexdigest()
    description = chosen.target.with_name('model.json')
    if description.exists():
        known = json.loads(description.read_text())
        known['sha256'] = digest
        description.write_text(json.dumps(known, indent=2, ensure_ascii=False) + '\n')
    print(f'{chosen.target}: {chosen.target.stat().st_size / 1e6:.2f} MB, difference {difference:.1e}, at best {one_thread_ms(chosen.kind, chosen.target):.1f} ms, sha256 {digest}')


if __name__ == '__main__':
    main()
