import { mrzCharacters } from '../alphabet.js'
import type { MrzFormat } from '../mrz-format.js'
import { characterCount } from './recognised-line.js'
import { settleState } from './settle-state.js'
import { settleStrays } from './settle-strays.js'

/** What the format knows beyond alphabets, applied to fields that no check digit settles. Taken characters become free. */
export const settleFields = (format: MrzFormat, lines: readonly string[], costs: readonly Float32Array[]): string[] => {
  const settled = [...lines]
  for (const field of format.fields) {
    const { line, start, end } = field
    const place = (at: number, character: string) => (start + at) * characterCount + mrzCharacters.indexOf(character)
    const costOf = (at: number, character: string) => costs[line]![place(at, character)]!
    const read = settled[line]!.slice(start, end)
    const isState = field.name === 'issuingState' || field.name === 'nationality'
    const taken = isState ? settleState(read, costOf) : settleStrays(field, read, (at) => costOf(at, '<'))
    for (let at = 0; at < read.length; at++) {
      if (taken[at] === read[at]) continue
      costs[line]![place(at, read[at]!)] = costOf(at, taken[at]!)
      costs[line]![place(at, taken[at]!)] = 0
    }
    settled[line] = settled[line]!.slice(0, start) + taken + settled[line]!.slice(end)
  }
  return settled
}
