"""Share of characters wrong and of lines exactly right, plain decoding."""

import torch

from vivid_training.text.alphabet import decode


def best_texts(answers: torch.Tensor) -> list[str]:
    texts = []
    for best in answers.argmax(-1).cpu().tolist():
        kept = [code for i, code in enumerate(best) if code and (i == 0 or best[i - 1] != code)]
        texts.append(decode(kept))
    return texts


def distance(a: str, b: str) -> int:
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        before, row[0] = row[0], i
        for j, y in enumerate(b, 1):
            before, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, before + (x != y))
    return row[-1]


@torch.no_grad()
def score_lines(network, trials) -> str:
    wrong = letters = exact = count = 0
    for pictures, codes, lengths in trials:
        for text, code, length in zip(best_texts(network(pictures)), codes.tolist(), lengths.tolist()):
            truth = decode(code[:length])
            wrong += distance(text.strip(), truth.strip())
            letters += length
            exact += text.strip() == truth.strip()
            count += 1
    return f"wrong {100 * wrong / max(1, letters):.2f} % exact {100 * exact / max(1, count):.1f} % of {count}"
