"""Writes a trained network as weights.onnx, proves that it answers as PyTorch does, and times it on one CPU thread.

    python export.py reader checkpoints/reader.pt ../mrz-reader/weights.onnx
"""
import argparse
import hashlib
import json
import time
from pathlib import Path

import numpy as np
import onnxruntime
import torch

from networks.finder import Finder
from networks.locator import Locator
from networks.reader import Reader

# network, input name, input shape, output names, axes whose size is free
KINDS = {
    'locator': (Locator, 'image', (1, 3, 448, 448), ['heat', 'corners'], {2: 'height', 3: 'width'}),
    'finder': (Finder, 'strip', (1, 1, 192, 640), ['lines'], {}),
    'reader': (Reader, 'line', (2, 1, 32, 704), ['logits'], {0: 'batch'}),
}
TOLERANCE = 1e-3


def export(kind: str, network: torch.nn.Module, target: Path) -> float:
    """Returns the largest difference between ONNX and PyTorch on random pictures."""
    _, name, shape, outputs, free = KINDS[kind]
    network = network.eval().cpu().float()
    example = torch.rand(shape)
    axes = {key: free for key in [name, *outputs]}
    torch.onnx.export(network, (example,), str(target), input_names=[name], output_names=outputs, dynamic_axes=axes,
                      opset_version=17, dynamo=False)
    session = onnxruntime.InferenceSession(str(target), providers=['CPUExecutionProvider'])
    with torch.no_grad():
        expected = network(example)
    expected = expected if isinstance(expected, tuple) else (expected,)
    return max(float(np.abs(a.numpy() - b).max()) for a, b in zip(expected, session.run(None, {name: example.numpy()})))


def one_thread_ms(kind: str, target: Path, rounds: int = 40) -> float:
    """Least CPU time of one picture, so that other work on the machine counts little."""
    _, name, shape, _, _ = KINDS[kind]
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    session = onnxruntime.InferenceSession(str(target), options, providers=['CPUExecutionProvider'])
    picture = np.random.rand(1, *shape[1:]).astype(np.float32)
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
    options = parser.parse_args()
    network = KINDS[options.kind][0]()
    network.load_state_dict(torch.load(options.checkpoint, map_location='cpu'))
    options.target.parent.mkdir(parents=True, exist_ok=True)
    difference = export(options.kind, network, options.target)
    if difference > TOLERANCE:
        raise SystemExit(f'ONNX and PyTorch differ by {difference}')
    digest = hashlib.sha256(options.target.read_bytes()).hexdigest()
    description = options.target.with_name('model.json')
    if description.exists():
        known = json.loads(description.read_text())
        known['sha256'] = digest
        description.write_text(json.dumps(known, indent=2, ensure_ascii=False) + '\n')
    print(f'{options.target}: {options.target.stat().st_size / 1e6:.2f} MB, difference {difference:.1e}, '
          f'at best {one_thread_ms(options.kind, options.target):.1f} ms, sha256 {digest}')


if __name__ == '__main__':
    main()
