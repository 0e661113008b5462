import { chooseTemplate } from '../choose/choose-template.js'
import type { Side } from '../evidence/side-evidence.js'
import type { Fields } from '../fields/candidate.js'
import type { DocumentField } from '../fields/document-field.js'
import type { Template } from '../templates/template.js'
import { contradictionsBetween, contradictionsWithin } from './find-contradictions.js'
import { isReadAs, type JudgingContext, type TakenSide } from './is-read-as.js'
import { isSameSide } from './is-same-side.js'
import { judgeLink } from './judge-link.js'

/** Two readings of one field that cannot both be right. */
export interface Contradiction {
  readonly field: DocumentField
  /** Where the two stand; `print` and `machine` (zone or code) of one side, or both sides. */
  readonly between: 'sides' | 'print and machine'
  /** On the front, or in print. */
  readonly one: string
  /** On the back, or in the zone or code. */
  readonly other: string
}

/** Whether two pictures are the sides of one document. */
export interface JudgedSides {
  /** The side that the picture sent for it could not be read as; `repeated`: it shows the other side again. */
  readonly unread: { readonly side: Side; readonly why: 'unrecognised' | 'repeated' } | null
  readonly contradictions: readonly Contradiction[]
  /**
   * `linked`: both name the same holder or number. `unlinked`: what would tell could not be read. `unlinkable`: the document
   * carries nothing that would.
   */
  readonly link: 'linked' | 'unlinked' | 'unlinkable'
}

interface ReadSide extends TakenSide {
  readonly fields: Fields
}

export const judgeSides = (
  front: ReadSide,
  back: ReadSide,
  template: Template | null,
  context: JudgingContext,
): JudgedSides => ({
  unread: unreadSide(front, back, template, context),
  contradictions: [
    ...contradictionsBetween('sides', front.fields, back.fields, template),
    ...[front, back].flatMap(({ candidates }) => contradictionsWithin(candidates, template)),
  ],
  link: judgeLink(front, back, template, context.today),
})

const unreadSide = (
  front: ReadSide,
  back: ReadSide,
  template: Template | null,
  context: JudgingContext,
): JudgedSides['unread'] => {
  if (isSameSide(front.evidence, back.evidence))
    return { side: shownSide(front, context) === 'front' ? 'back' : 'front', why: 'repeated' }
  const unread = [front, back].find((taken) => !isReadAs(taken, template, context))
  return unread ? { side: unread.side, why: 'unrecognised' } : null
}

/** Which side a picture shows that was sent for both. */
const shownSide = ({ evidence }: ReadSide, { catalogue, today }: JudgingContext): Side => {
  const chosen = chooseTemplate([evidence], catalogue, today)
  return chosen && chosen.backIndex !== null ? 'back' : 'front'
}
