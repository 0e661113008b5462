import type { Candidate, Candidates, Fields, Flag, FusedField, Source } from '../fields/candidate.js'
import { type DocumentField, documentFields, isName } from '../fields/document-field.js'
import type { Template } from '../templates/template.js'
import { isNameCutShort, sameName } from '../text/same-name.js'
import { agree, nearlyAgree } from './agree.js'
import { correctIssueYear } from './correct-issue-year.js'
import { flagDates } from './flag-dates.js'
import { fusingLimits } from './fusing-limits.js'
import { spellBest } from './spell-best.js'

const { standing } = fusingLimits

const rank = (candidate: Candidate): number => {
  if (candidate.flags.includes('check_digit_fails')) return standing.failing + candidate.confidence
  if (candidate.source === 'barcode') return standing.barcode + candidate.confidence
  if (candidate.source === 'print') return standing.print + candidate.confidence
  return (candidate.verified ? standing.checked : standing.zone) + candidate.confidence
}

const sourcesOf = (candidates: Candidates): Source[] => [...new Set(candidates.map(({ source }) => source))]

/** Several sources that agree leave less room for an error than the best of them alone. */
const raised = (best: number, agreeing: number): number =>
  1 - (1 - best) * fusingLimits.agreementFactor ** Math.max(0, agreeing - 1)

/** A number that its state's rule contradicts gives way to one that keeps the rule: it may be another number. */
const breaksRule = ({ flags }: Candidate) => Number(flags.includes('national_rule_fails'))

/** Print that is no more than the beginning of what a machine told is a name whose rest was not read. */
const isBegun = (candidate: Candidate, all: Candidates): number =>
  Number(
    candidate.source === 'print' &&
      isName(candidate.field) &&
      all.some(
        ({ source, value }) =>
          source !== 'print' && !sameName(candidate.value, value) && isNameCutShort(candidate.value, value),
      ),
  )

const fuseField = (candidates: Candidates, isCompared: boolean): FusedField => {
  const bestFirst = (a: Candidate, b: Candidate) =>
    breaksRule(a) - breaksRule(b) || isBegun(a, candidates) - isBegun(b, candidates) || rank(b) - rank(a)
  const [winner, ...others] = [...candidates].sort(bestFirst) as [Candidate, ...Candidate[]]
  const agreeing = [winner, ...others.filter((other) => agree(winner, other))]
  const disagreeing = isCompared && others.some((other) => !agree(winner, other) && !nearlyAgree(winner, other))
  const { value, characters } = spellBest(winner, others)
  const { field: _, ...rest } = winner
  const flags: Flag[] = disagreeing ? [...winner.flags, 'sources_disagree'] : [...winner.flags]
  const best = Math.max(...agreeing.map(({ confidence }) => confidence))
  return {
    ...rest,
    value,
    characters,
    confidence: raised(best, sourcesOf(agreeing).length),
    box: winner.box ?? agreeing.find(({ box }) => box)?.box ?? null,
    agreeing: sourcesOf(agreeing),
    flags,
  }
}

/**
 * One answer per field from everything that was read, of one side or of both: what a check digit vouches for beats a
 * barcode beats print; agreement raises confidence; names are spelt as printed, with their accents.
 */
export const fuse = (candidates: Candidates, template: Template | null = null): Fields => {
  const fused: Partial<Record<DocumentField, FusedField>> = {}
  for (const field of documentFields) {
    const group = candidates.filter((candidate) => candidate.field === field && candidate.value !== '')
    if (group.length > 0) fused[field] = fuseField(group, !template?.comparedByForm?.includes(field))
  }
  return flagDates(correctIssueYear(fused, template))
}
