export interface Peak {
  readonly x: number
  readonly y: number
  readonly score: number
}

/** Cells of one map that reach the threshold and are not below any of their eight neighbours, best first. */
export const findPeaks = (map: Float32Array, width: number, height: number, threshold: number): Peak[] => {
  const peaks: Peak[] = []
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const score = map[y * width + x]!
      if (score >= threshold && isHighest(map, width, height, x, y)) peaks.push({ x, y, score })
    }
  }
  return peaks.sort((a, b) => b.score - a.score)
}

const isHighest = (map: Float32Array, width: number, height: number, x: number, y: number): boolean => {
  const here = y * width + x
  for (let j = Math.max(0, y - 1); j <= Math.min(height - 1, y + 1); j++) {
    for (let i = Math.max(0, x - 1); i <= Math.min(width - 1, x + 1); i++) {
      const there = j * width + i
      // On a plateau the first cell wins, so that equal neighbours do not both count.
      if (map[there]! > map[here]! || (map[there] === map[here] && there < here)) return false
    }
  }
  return true
}
