import type { MrzFormat } from '../mrz-format.js'
import { decodingLimits } from './decoding-limits.js'
import { characterCount, fillerIndex } from './recognised-line.js'

/** Once three fillers have ended a name, what follows is filler too, as far as the recogniser does not insist. */
export const trimNameTails = (
  format: MrzFormat,
  lines: readonly string[],
  costs: readonly Float32Array[],
): string[] => {
  const trimmed = [...lines]
  for (const { name, line, start, end } of format.fields) {
    if (name !== 'names' && name !== 'surnames') continue
    const text = trimmed[line]!
    const gap = text.slice(start, end).indexOf('<<<')
    if (gap < 0) continue
    let tail = end
    const mayBeFiller = (at: number) => costs[line]![at * characterCount + fillerIndex]! <= decodingLimits.nameTailCost
    while (tail > start + gap && mayBeFiller(tail - 1)) tail--
    trimmed[line] = text.slice(0, tail) + '<'.repeat(end - tail) + text.slice(end)
  }
  return trimmed
}
