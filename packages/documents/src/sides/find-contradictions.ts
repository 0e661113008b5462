import type { SideEvidence } from '../evidence/side-evidence.js'
import type { Candidate, Candidates, Fields, Source } from '../fields/candidate.js'
import { fuse } from '../fuse/fuse.js'
import type { MatchedField } from '../match/match-fields.js'
import type { Template } from '../templates/template.js'
import type { TakenSide } from './is-read-as.js'
import type { Contradiction } from './judged-sides.js'
import { matchSaid, type Said } from './match-said.js'

export const contradictionsAmong = (
  matched: readonly MatchedField[],
  between: Contradiction['between'],
  one: Fields,
  other: Fields,
): Contradiction[] =>
  matched
    .filter(({ agreement }) => agreement === 0)
    .map(({ field }) => ({ field, between, one: one[field]!.value, other: other[field]!.value }))

/**
 * Whether print repeats what the zone holds beside the fields: its document code, or a personal number beside the print's own number. A
 * personal number that is the only one printed for a field stands in the place of that field.
 */
const isOfNoField = ({ field, value, source }: Candidate, told: Candidates, { mrz }: SideEvidence): boolean => {
  if (source !== 'print' || mrz === null) return false
  const { documentCode, registryNumber } = mrz.reading
  const isAlone = told.every((one) => one.source !== 'print' || one.field !== field || one.value === value)
  return value === documentCode.value || (value === registryNumber && !isAlone)
}

const pairs = [
  ['print', 'mrz'],
  ['print', 'barcode'],
  ['mrz', 'barcode'],
] as const

/** What print, the zone and the barcodes of one side say otherwise than each other; of each field the first two that differ. */
export const contradictionsWithin = (
  { candidates, recognised: { evidence } }: Pick<TakenSide, 'candidates' | 'recognised'>,
  template: Template | null,
): Contradiction[] => {
  const { lines } = evidence
  const told = candidates.filter((one) => !isOfNoField(one, candidates, evidence))
  const said = (source: Source): Said => ({
    fields: fuse(
      told.filter((one) => one.source === source),
      template,
    ),
    lines,
  })
  const found = pairs.flatMap((pair) => {
    const [one, other] = pair.map(said) as [Said, Said]
    return contradictionsAmong(matchSaid(one, other, template), 'print and machine', one.fields, other.fields)
  })
  return found.filter(({ field }, at) => found.findIndex((one) => one.field === field) === at)
}
