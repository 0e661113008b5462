import time
from pathlib import Path

import numpy as np
import onnxruntime

ROUNDS = 30


def one_thread_ms(weights: Path, feeds: dict[str, np.ndarray]) -> float:
    """Least CPU time of one run, so that other work on the machine counts little."""
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    session = onnxruntime.InferenceSession(str(weights), options, providers=["CPUExecutionProvider"])
    times = []
    for _ in range(ROUNDS):
        start = time.process_time()
        session.run(None, feeds)
        times.append((time.process_time() - start) * 1000)
    return min(times)
