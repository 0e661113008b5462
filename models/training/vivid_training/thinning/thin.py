"""Makes a network smaller and teaches what is left to answer as before.

    python -m vivid_training.thinning.thin locator --data DATA ../document-locator/weights.onnx thin.onnx --share 0.5 --seconds 500

Of the channels inside its blocks those go that say least. To go on with one that has learnt before: --share 1 --teacher WHOLE.onnx.
"""

import argparse
import random
from pathlib import Path

import torch

from vivid_training.shipping.record import record
from vivid_training.thinning.learn_thin import learn_thin
from vivid_training.thinning.samples import NETWORKS


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("network", choices=NETWORKS)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--share", type=float, default=0.5, help="of the inner channels that stay")
    parser.add_argument("--teacher", type=Path, help="the whole network, where it is another file than the source")
    parser.add_argument("--seconds", type=float, default=500, help="of learning, data not included")
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--workers", type=int, default=4)
    parser.add_argument("--small", action="store_true", help="little data, for trials")
    parser.add_argument("source", type=Path)
    parser.add_argument("target", type=Path)
    chosen = parser.parse_args()
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    # Trying out ways to compute pays where all batches are of one size, which the locator's are not.
    torch.backends.cudnn.benchmark = chosen.network != "locator"
    torch.set_float32_matmul_precision("high")
    torch.manual_seed(1)
    random.seed(1)
    samples, loss = NETWORKS[chosen.network](chosen.data, device, chosen.workers, chosen.small)
    print(f"{chosen.network}: data ready", flush=True)
    learn_thin(chosen.source, chosen.target, samples, loss, chosen.seconds, device, chosen.share, chosen.teacher, chosen.rate)
    record(chosen.target, "thinner")


if __name__ == "__main__":
    main()
