import type { FoundLines } from './find-lines.js'
import type { TracedLine } from './trace-lines.js'

/** A zone has at most three lines; one stray may lie between or beside them. */
const MAX_LINES = 4

/** Shorter than this share of the longest line, or of a very different height, a line is not of the same zone. */
const MIN_LENGTH_SHARE = 0.55
const MAX_HEIGHT_RATIO = 1.7

/** The lines that may be a zone: alike in length and height. Fewer than two are none. */
export function plausibleLines(found: FoundLines): FoundLines {
  const byLength = [...found.lines].sort((a, b) => lengthOf(b) - lengthOf(a))
  const [longest] = byLength
  if (!longest) return found
  const alike = byLength.filter((line) => {
    const ratio = heightOf(line) / heightOf(longest)
    return (
      lengthOf(line) >= MIN_LENGTH_SHARE * lengthOf(longest) && ratio < MAX_HEIGHT_RATIO && ratio > 1 / MAX_HEIGHT_RATIO
    )
  })
  const kept = alike.slice(0, MAX_LINES)
  return { ...found, lines: found.lines.filter((line) => kept.includes(line)) }
}

const lengthOf = (line: TracedLine) => line.endPx - line.startPx
const heightOf = (line: TracedLine) => line.capHeight.at((line.startPx + line.endPx) / 2)
