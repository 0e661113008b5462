"""Reads rectified lines and finds the most likely text of a given length."""

import numpy as np
import onnxruntime

ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ<"
NEVER = -1e9


class Read:
    def __init__(self, weights: str) -> None:
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = 1
        self.session = onnxruntime.InferenceSession(weights, options, providers=["CPUExecutionProvider"])

    def __call__(self, lines: list[np.ndarray]) -> np.ndarray:
        return self.session.run(None, {"line": np.stack(lines)[:, None].astype(np.float32)})[0]


def greedy(logits: np.ndarray) -> str:
    best = logits.argmax(-1)
    kept = (best != 0) & (best != np.concatenate([[0], best[:-1]]))
    return "".join(ALPHABET[c - 1] for c in best[kept])


def of_length(logits: np.ndarray, length: int) -> tuple[str, float]:
    """The best path that spells exactly `length` characters, and its log-probability."""
    steps, classes = logits.shape[0], logits.shape[1] - 1
    blank = np.full(length + 1, NEVER)
    blank[0] = 0
    char = np.full((length + 1, classes), NEVER)
    trace = []
    for t in range(steps):
        stay, emit = logits[t, 0], logits[t, 1:]
        best_char = char.max(1)
        who = char.argmax(1)
        second = char.copy()
        second[np.arange(length + 1), who] = NEVER
        other, other_who = second.max(1), second.argmax(1)
        from_other = np.where(np.arange(classes)[None] == who[:, None], other[:, None], best_char[:, None])
        from_who = np.where(np.arange(classes)[None] == who[:, None], other_who[:, None], who[:, None])
        new_blank_from_char = best_char > blank
        new_blank = np.maximum(best_char, blank) + stay
        arrive = np.maximum(blank[:, None], from_other)
        arrive_from = np.where(blank[:, None] >= from_other, -1, from_who)
        arrive = np.vstack([np.full((1, classes), NEVER), arrive[:-1]])
        arrive_from = np.vstack([np.full((1, classes), -1), arrive_from[:-1]])
        keep = char >= arrive
        char = np.where(keep, char, arrive) + emit
        trace.append((new_blank_from_char, who, keep, arrive_from))
        blank = new_blank
    return _follow(trace, blank, char, length)


def _follow(trace: list, blank: np.ndarray, char: np.ndarray, length: int) -> tuple[str, float]:
    count = length
    state = -1 if blank[count] >= char[count].max() else int(char[count].argmax())
    score = max(blank[count], char[count].max())
    text = []
    for from_char, who, keep, arrive_from in reversed(trace):
        if state == -1:
            if from_char[count]:
                state = int(who[count])
        elif not keep[count, state]:
            text.append(ALPHABET[state])
            state = int(arrive_from[count, state])
            count -= 1
    return "".join(reversed(text)), float(score)
