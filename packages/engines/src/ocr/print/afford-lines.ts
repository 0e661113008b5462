import { lineWidthPx, type Model, type Quad } from '@vivid/vision'
import type { ReadingBudget } from '../budgets.js'

/** One reading of a view: all lines of a passport's page take at most 8,800. */
const MOST_AT_ONCE_PX = 14_000

interface Box {
  readonly quad: Quad
  /** How surely it is a line of print; without it, the lines are wanted in their order. */
  readonly confidence?: number
}

/** The lines that may still be read on a picture: all of an honest one; of a picture full of lines the surest, in the order given. */
export const affordLines = <Line extends Box>(
  reader: Model,
  lines: readonly Line[],
  budget: ReadingBudget,
): readonly Line[] => {
  let left = Math.min(MOST_AT_ONCE_PX, budget.left('linePx'))
  const surest = [...lines].sort((a, b) => (b.confidence ?? 0) - (a.confidence ?? 0))
  const kept = new Set<Line>()
  for (const line of surest) {
    const widthPx = lineWidthPx(reader, line.quad)
    if (widthPx > left) continue
    left -= widthPx
    budget.take('linePx', widthPx)
    kept.add(line)
  }
  return lines.filter((line) => kept.has(line))
}
