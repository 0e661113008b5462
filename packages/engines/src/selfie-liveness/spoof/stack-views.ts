import type { Tensor } from '@vivid/vision'

/** Views of one shape as one batch. */
export function stackViews(tensors: readonly Tensor[]): Tensor {
  const [, ...dims] = tensors[0]!.dims
  const data = new Float32Array(tensors.reduce((length, tensor) => length + tensor.data.length, 0))
  tensors.forEach((tensor, i) => {
    data.set(tensor.data, i * tensor.data.length)
  })
  return { dims: [tensors.length, ...dims], data }
}
