"""What every training ends with: ONNX that is proved to answer as PyTorch does, timed, its hash written down."""
