/**
 * For every output pixel along one axis, `perPixel` source pixels that are averaged into it, evenly spread; each as its
 * distance from the first, `stride` apart.
 */
export function samplePlaces(sourcePx: number, targetPx: number, perPixel: number, stride: number): Int32Array {
  const ratio = sourcePx / targetPx
  const places = new Int32Array(targetPx * perPixel)
  for (let i = 0; i < places.length; i++) {
    places[i] = stride * Math.min(sourcePx - 1, Math.floor(((i + 0.5) / perPixel) * ratio))
  }
  return places
}
