import tempfile
from pathlib import Path

import numpy as np
import onnx
from onnxruntime.quantization import CalibrationDataReader, CalibrationMethod, QuantFormat, QuantType, quantize_static
from onnxruntime.quantization.shape_inference import quant_pre_process


class Samples(CalibrationDataReader):
    def __init__(self, name: str, batches: list[np.ndarray]) -> None:
        self.rest = iter([{name: batch} for batch in batches])

    def get_next(self):
        return next(self.rest, None)


def quantise_convolutions(source: Path, target: Path, name: str, batches: list[np.ndarray]) -> None:
    """A network that computes in 8 bits, its ranges measured on batches of its input `name`.

    Weights keep to 7 bits: processors without dot-product instructions would overflow otherwise. The last layer stays in floats.
    """
    with tempfile.TemporaryDirectory() as folder:
        prepared = Path(folder) / "prepared.onnx"
        quant_pre_process(str(source), str(prepared), skip_symbolic_shape=True)
        last = [node.name for node in onnx.load(prepared).graph.node if node.op_type == "Conv"][-1]
        quantize_static(
            str(prepared),
            str(target),
            Samples(name, batches),
            quant_format=QuantFormat.QDQ,
            per_channel=True,
            reduce_range=True,
            activation_type=QuantType.QUInt8,
            weight_type=QuantType.QInt8,
            op_types_to_quantize=["Conv"],
            nodes_to_exclude=[last],
            calibrate_method=CalibrationMethod.MinMax,
        )
