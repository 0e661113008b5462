"""Makes the graph of an exported network smaller: channels that only convolutions see go."""

from collections import defaultdict
from dataclasses import dataclass

import numpy as np
import onnx
from onnx import numpy_helper

# The runtime computes channels in blocks of so many.
BLOCK = 16


@dataclass
class Inner:
    """Channels inside a block: a convolution makes them, filters of one channel each may pass them on, convolutions use them up."""

    maker: onnx.NodeProto
    filters: list[onnx.NodeProto]
    users: list[onnx.NodeProto]
    # The tensor that the users see.
    seen: str
    count: int


class Graph:
    def __init__(self, model: onnx.ModelProto) -> None:
        self.graph = model.graph
        self.weights = {one.name: numpy_helper.to_array(one) for one in model.graph.initializer}
        self.part_shared()
        self.users: dict[str, list[onnx.NodeProto]] = defaultdict(list)
        for node in model.graph.node:
            for name in node.input:
                self.users[name].append(node)
        self.outputs = {one.name for one in model.graph.output}

    def part_shared(self) -> None:
        """Weights that go by a second name, because two layers have the same, become each layer's own."""
        for node in [node for node in self.graph.node if node.op_type == "Identity" and node.input[0] in self.weights]:
            self.weights[node.output[0]] = self.weights[node.input[0]]
            self.graph.initializer.append(numpy_helper.from_array(self.weights[node.input[0]], node.output[0]))
            self.graph.node.remove(node)

    def is_dense(self, node: onnx.NodeProto) -> bool:
        return node.op_type == "Conv" and group_of(node) == 1

    def is_filter(self, node: onnx.NodeProto) -> bool:
        return node.op_type == "Conv" and group_of(node) == len(self.weights[node.input[1]]) > 1

    def activated(self, node: onnx.NodeProto) -> str:
        """What a node makes, behind its activation where it has one."""
        users = self.users[node.output[0]]
        return users[0].output[0] if len(users) == 1 and users[0].op_type == "Relu" else node.output[0]

    def inner_of(self, maker: onnx.NodeProto) -> Inner | None:
        filters: list[onnx.NodeProto] = []
        seen = self.activated(maker)
        while len(self.users[seen]) == 1 and self.is_filter(self.users[seen][0]):
            filters.append(self.users[seen][0])
            seen = self.activated(filters[-1])
        users = self.users[seen]
        if not users or seen in self.outputs or not all(self.is_dense(user) for user in users):
            return None
        return Inner(maker, filters, users, seen, len(self.weights[maker.input[1]]))

    def inner_channels(self) -> list[Inner]:
        found = [self.inner_of(node) for node in self.graph.node if self.is_dense(node)]
        return [inner for inner in found if inner]

    def between_blocks(self) -> list[str]:
        """The tensors that stay as wide as they are: what blocks hand on."""
        inside = {inner.maker.name for inner in self.inner_channels()}
        makers = [node for node in self.graph.node if node.op_type == "Add" or (self.is_dense(node) and node.name not in inside)]
        return list(dict.fromkeys(self.activated(node) for node in makers))

    def matters(self, inner: Inner, spread: np.ndarray) -> np.ndarray:
        """How much each channel moves what the users make, by how much it varies itself."""
        said = sum((self.weights[node.input[1]] ** 2).sum((0, 2, 3)) for node in inner.users)
        return spread * np.sqrt(said)

    def keep(self, inner: Inner, stay: np.ndarray) -> None:
        for node in (inner.maker, *inner.filters):
            for name in node.input[1:]:
                self.weights[name] = self.weights[name][stay]
        for node in inner.filters:
            next(part for part in node.attribute if part.name == "group").i = len(stay)
        for node in inner.users:
            self.weights[node.input[1]] = self.weights[node.input[1]][:, stay]

    def write(self) -> None:
        for one in self.graph.initializer:
            one.CopyFrom(numpy_helper.from_array(np.ascontiguousarray(self.weights[one.name]), one.name))
        del self.graph.value_info[:]


def group_of(node: onnx.NodeProto) -> int:
    return next((part.i for part in node.attribute if part.name == "group"), 1)


def kept_of(count: int, share: float) -> int:
    """A share of the channels in whole blocks, never more than there are."""
    return min(count, max(BLOCK, round(count * share / BLOCK) * BLOCK))
