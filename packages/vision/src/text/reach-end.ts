/** A cell this sure carries a line on, though it would not begin one. Below it lie the gaps between lines. */
const CARRIES_ON = 0.15

/** A line's last letters may be fainter than the rest, but not many of them. In cap heights. */
const MAX_REACH = 3

/**
 * The last column of a line, followed from `column` on in steps of `step` (1 or -1) for as long as the core map still speaks of
 * print there: patterns and close neighbours make the ends of lines faint.
 */
export const reachEnd = (
  core: Float32Array,
  width: number,
  column: number,
  step: 1 | -1,
  rowAt: (column: number) => number,
  capCells: number,
): number => {
  let last = column
  for (let reached = 1; reached <= MAX_REACH * capCells; reached++) {
    const next = last + step
    if (next < 0 || next >= width) break
    const row = Math.round(rowAt(next))
    const surest = Math.max(...[-1, 0, 1].map((offset) => core[(row + offset) * width + next] ?? 0))
    if (surest < CARRIES_ON) break
    last = next
  }
  return last
}
