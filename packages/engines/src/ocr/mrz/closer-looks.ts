import { type Quad, turnHalf } from '@vivid/vision'
import type { Attempt } from './attempt.js'
import { blockOfLines } from './block-of-lines.js'
import type { FoundLines } from './find-lines.js'
import { BLOCK_WIDTH_PX, STRIP, stripAround } from './strip-around.js'

/** How far lines may lie from where the strip should show them before they are worth cutting anew. */
const OFF = { widthShare: 0.15, slope: 0.04, middlePx: 40, edgePx: 8 } as const

/**
 * Where to look again after an attempt that did not convince: where the lines really are, if they lay askew, small or cut
 * off in a guessed area; and upside down, if they made no sense at all.
 */
export function closerLooks({ found, decoded }: Attempt): Quad[] {
  if (found.lines.length < 2) return []
  const block = blockOfLines(found)
  const closer = decoded || liesOff(found) ? [stripAround(block)] : []
  return decoded ? closer : [stripAround(turnHalf(block)), ...closer]
}

function liesOff({ lines }: FoundLines): boolean {
  const startPx = Math.min(...lines.map((line) => line.startPx))
  const endPx = Math.max(...lines.map((line) => line.endPx))
  const middle = (lines[0]!.middle.at(STRIP.widthPx / 2) + lines.at(-1)!.middle.at(STRIP.widthPx / 2)) / 2
  return (
    startPx < OFF.edgePx ||
    endPx > STRIP.widthPx - OFF.edgePx ||
    Math.abs((endPx - startPx) / BLOCK_WIDTH_PX - 1) > OFF.widthShare ||
    Math.abs(middle - STRIP.heightPx / 2) > OFF.middlePx ||
    lines.some((line) => Math.abs(line.middle.slopeAt(STRIP.widthPx / 2)) > OFF.slope)
  )
}
