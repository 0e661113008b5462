/** Cells of one map that touch each other, by their index. */
export type Group = readonly number[]

/** Groups of neighbouring cells (all eight directions) that reach the threshold. */
export const groupCells = (map: Float32Array, width: number, threshold: number): Group[] => {
  const height = map.length / width
  const seen = new Uint8Array(map.length)
  const groups: Group[] = []
  for (let start = 0; start < map.length; start++) {
    if (seen[start] || map[start]! < threshold) continue
    const group = [start]
    seen[start] = 1
    for (let next = 0; next < group.length; next++) {
      const x = group[next]! % width
      const y = Math.floor(group[next]! / width)
      for (let j = Math.max(0, y - 1); j <= Math.min(height - 1, y + 1); j++) {
        for (let i = Math.max(0, x - 1); i <= Math.min(width - 1, x + 1); i++) {
          const cell = j * width + i
          if (seen[cell] || map[cell]! < threshold) continue
          seen[cell] = 1
          group.push(cell)
        }
      }
    }
    groups.push(group)
  }
  return groups
}
