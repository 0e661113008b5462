import type { SeenOutline } from '@vivid/contract'

/** Side lengths of a quadrilateral, each the mean of two opposite ones. */
export const sidesOf = ([a, b, c, d]: SeenOutline) => {
  const length = (p: readonly number[], q: readonly number[]) => Math.hypot(p[0]! - q[0]!, p[1]! - q[1]!)
  return { width: (length(a!, b!) + length(d!, c!)) / 2, height: (length(a!, d!) + length(b!, c!)) / 2 }
}

/** The eight numbers that take four corners to those of a rectangle: x' = (ax+by+c)/(gx+hy+1), y' likewise. */
export const toRectangle = (quad: SeenOutline, width: number, height: number): number[] => {
  const corners = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ] as const
  const rows = quad.flatMap(([x, y], i) => {
    const [u, v] = corners[i]!
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ]
  })
  return eliminate(rows)
}

/** As CSS takes it, column by column. */
export const matrix3d = ([a, b, c, d, e, f, g, h]: number[]): string =>
  `matrix3d(${[a, d, 0, g, b, e, 0, h, 0, 0, 1, 0, c, f, 0, 1].join(',')})`

/** Gauss with pivots; rows hold their right side last. */
const eliminate = (rows: number[][]): number[] => {
  const n = rows.length
  for (let i = 0; i < n; i++) {
    let pivot = i
    for (let r = i + 1; r < n; r++) if (Math.abs(rows[r]![i]!) > Math.abs(rows[pivot]![i]!)) pivot = r
    ;[rows[i], rows[pivot]] = [rows[pivot]!, rows[i]!]
    const first = rows[i]!
    for (let r = 0; r < n; r++) {
      if (r === i) continue
      const row = rows[r]!
      const times = row[i]! / first[i]!
      for (let k = i; k <= n; k++) row[k] = row[k]! - times * first[k]!
    }
  }
  return rows.map((row, i) => row[n]! / row[i]!)
}
