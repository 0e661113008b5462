import type { Side, SideEvidence } from '../evidence/side-evidence.js'
import type { TextBudget } from '../evidence/text-budget.js'
import type { Candidate, Candidates } from '../fields/candidate.js'
import { isFuture } from '../mrz/parse/parse-date.js'
import { nationalRules } from '../states/index.js'
import type { Catalogue } from '../templates/catalogue.js'
import type { Template } from '../templates/template.js'
import { candidatesFromBarcodes } from './candidates-from-barcodes.js'
import { candidatesFromMrz } from './candidates-from-mrz.js'
import { candidatesFromNumbers } from './candidates-from-numbers.js'
import { candidatesFromPrint } from './candidates-from-print.js'

export interface ReadingContext {
  readonly catalogue: Catalogue
  readonly today: Date
  /** What zones and codes of all sides say, so that it is recognised in print; default: this side's. */
  readonly told?: Candidates
  /** Without one, texts are not counted. */
  readonly budget?: TextBudget | undefined
}

/** A number that its state's rule contradicts stays as it is, and says so. */
const flagNumbers = (candidates: Candidates, template: Template | null): Candidates =>
  candidates.map((candidate) => {
    const broken = template?.checks?.some(
      ({ field, rule }) => field === candidate.field && !nationalRules[rule].holds(candidate.value),
    )
    return broken ? { ...candidate, flags: [...candidate.flags, 'national_rule_fails'] } : candidate
  })

const isToCome = ({ field, value }: Candidate, today: Date): boolean => {
  const [day = null, month = null, year = Number.NaN] = value.split('-').map(Number)
  // Some cards are dated ahead, by weeks.
  if (field === 'issuing_date') return year > today.getUTCFullYear()
  return field === 'birth_date' && isFuture(year, { day, month }, today)
}

/** Nobody is born in the future, and nothing was issued in a year to come: such a date was misread, by whatever source. */
const withoutDatesToCome = (candidates: Candidates, today: Date): Candidates =>
  candidates.filter((candidate) => !isToCome(candidate, today))

/** What one side's machine readable zone and codes say. */
export const readMachine = (
  { mrz, barcodes }: SideEvidence,
  template: Template | null,
  side: Side,
  today: Date,
): Candidates => {
  const rule = template?.sides[side] ?? null
  const candidates = [...(mrz ? candidatesFromMrz(mrz, rule) : []), ...candidatesFromBarcodes(barcodes, rule, today)]
  return withoutDatesToCome(candidates, today)
}

/** Everything that one side says, by every source. Without a template, labels alone carry the print. */
export const readSide = (
  evidence: SideEvidence,
  template: Template | null,
  side: Side,
  { catalogue, today, told, budget }: ReadingContext,
): Candidates => {
  const machine = readMachine(evidence, template, side, today)
  const rule = template?.sides[side] ?? null
  const print = candidatesFromPrint(evidence, { template, rule, catalogue, today, told: told ?? machine, budget })
  const candidates = withoutDatesToCome([...machine, ...print], today)
  const standIns = candidatesFromNumbers(candidates, template?.checks, today)
  return flagNumbers([...candidates, ...withoutDatesToCome(standIns, today)], template)
}
