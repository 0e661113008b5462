import type { SideEvidence } from '../evidence/side-evidence.js'
import type { Candidate, Fields, Source } from '../fields/candidate.js'
import { fuse } from '../fuse/fuse.js'
import type { MatchedField } from '../match/match-fields.js'
import type { Template } from '../templates/template.js'
import type { TakenSide } from './is-read-as.js'
import type { Contradiction } from './judged-sides.js'
import { matchSaid } from './match-said.js'

export const contradictionsAmong = (
  matched: readonly MatchedField[],
  between: Contradiction['between'],
  one: Fields,
  other: Fields,
): Contradiction[] =>
  matched
    .filter(({ agreement }) => agreement === 0)
    .map(({ field }) => ({ field, between, one: one[field]!.value, other: other[field]!.value }))

/** Whether print repeats what the zone holds beside the fields: a passport's personal number is easily taken for its own. */
const isOfNoField = ({ value }: Candidate, { mrz }: SideEvidence): boolean =>
  mrz !== null && [mrz.reading.documentCode.value, mrz.reading.registryNumber].includes(value)

/** What a side prints otherwise than its zone or than its barcodes say. */
export const contradictionsWithin = (
  { candidates, recognised: { evidence } }: Pick<TakenSide, 'candidates' | 'recognised'>,
  template: Template | null,
): Contradiction[] => {
  const { lines } = evidence
  const told = candidates.filter((one) => one.source !== 'print' || !isOfNoField(one, evidence))
  const saidBy = (source: Source): Fields =>
    fuse(
      told.filter((one) => one.source === source),
      template,
    )
  const print = saidBy('print')
  return (['mrz', 'barcode'] as const).flatMap((source) => {
    const machine = saidBy(source)
    const matched = matchSaid({ fields: print, lines }, { fields: machine, lines }, template)
    return contradictionsAmong(matched, 'print and machine', print, machine)
  })
}
