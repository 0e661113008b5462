import type { SideEvidence } from '../../evidence/side-evidence.js'
import type { Candidate, Candidates } from '../../fields/candidate.js'
import type { NameBlock, Placement } from '../../templates/template.js'
import type { AskedField } from './asked-field.js'
import { seekCutName } from './infer-names.js'
import { inferUnlabelled } from './infer-unlabelled.js'
import { likeTold } from './like-told.js'
import { type Page, withoutTaken } from './page.js'
import { type Paired, pairValues } from './pair-values.js'
import { continueValues, joinParts } from './print-candidate.js'
import { dropContradicting } from './read-dates.js'
import { readLabelledWhole, readUnlabelledWhole } from './read-whole-names.js'

const under: readonly Placement[] = ['same', 'right', 'below']
const over: readonly Placement[] = ['same', 'right', 'above']

/** Values over their labels are rare: the side must speak for them by most of a pair more. */
const RARE = 0.6

const total = (paired: readonly Paired[]) => paired.reduce((sum, { score }) => sum + score, 0)

/** One card has one manner: values under their labels all over the side, or over them, whichever pairs more. */
const pairEitherWay = (asked: readonly AskedField[], page: Page): readonly Paired[] => {
  const below = pairValues(asked, { ...page, placements: under })
  const above = pairValues(asked, { ...page, placements: over })
  return total(above) > total(below) + RARE ? above : below
}

export interface Undescribed {
  readonly kind: SideEvidence['kind']
  readonly asked: readonly AskedField[]
  readonly fullNames: Readonly<Record<NameBlock['order'], AskedField>>
  readonly today: Date
}

/** A wrong value is worse than none: of 1,100 values of drawn cards one below this was right, two were wrong. */
const SURE = 0.45

const isOf = (field: string) => (paired: Paired) => paired.asked.field === field

/**
 * Print of a document that no template describes: whole names → value by value, all labels of the side in one manner → the
 * lines they go on over → what needs no label → without what contradicts itself.
 */
export const readUndescribed = ({ kind, asked, fullNames, today }: Undescribed, page: Page): Candidates => {
  const { told } = page
  const whole = readLabelledWhole(fullNames, page)
  const unnamed = whole ? withoutTaken(page, whole.pieces) : page
  const wanted = whole ? asked.filter(({ field }) => field !== 'names' && field !== 'surnames') : asked
  const paired = pairEitherWay(wanted, unnamed)
  const unpaired = withoutTaken(
    unnamed,
    paired.map(({ piece }) => piece),
  )
  const continued = continueValues([...paired, ...seekCutName(wanted, paired, unpaired)], unnamed)
  const read = joinParts(continued)

  const names = paired.find(isOf('names'))
  const isLone = names && !paired.some(isOf('surnames')) && !told.some(({ field }) => field === 'surnames')
  const label = isLone && page.labels.find((one) => one.asked === names.asked)
  const lone = label ? readUnlabelledWhole(names.asked, names.piece, label.piece.text, page, read) : null
  const others = lone ? read.filter(({ field }) => field !== 'names') : read
  const labelled = [...(whole?.candidates ?? []), ...(lone && lone !== 'unsure' ? lone.candidates : []), ...others]

  const { values: free } = withoutTaken(
    unnamed,
    continued.flatMap(({ parts }) => parts.map(({ piece }) => piece)),
  )
  const inferred = inferUnlabelled({ kind, page, free }, labelled, today)
  const sure = [...labelled, ...inferred].filter((one) => one.confidence >= SURE || isTold(one, told))
  return dropContradicting(sure, told)
}

/** Told by a zone or a code, which vouches for the letters: print that was hardly read still tells the accents. */
const isTold = ({ field, value }: Candidate, told: Candidates): boolean =>
  told.some((one) => one.field === field && likeTold(value, one) > 0)
