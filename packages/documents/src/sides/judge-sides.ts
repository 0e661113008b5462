import { chooseTemplate } from '../choose/choose-template.js'
import type { Side } from '../evidence/side-evidence.js'
import type { Fields } from '../fields/candidate.js'
import type { Template } from '../templates/template.js'
import { contradictionsBetween, contradictionsWithin } from './find-contradictions.js'
import { isOfAnotherState } from './is-of-another-state.js'
import { isReadAs, type JudgingContext, type TakenSide } from './is-read-as.js'
import { isSameSide } from './is-same-side.js'
import { judgeLink } from './judge-link.js'
import type { JudgedSides } from './judged-sides.js'

interface ReadSide extends TakenSide {
  readonly fields: Fields
}

export const judgeSides = (
  front: ReadSide,
  back: ReadSide,
  template: Template | null,
  context: JudgingContext,
): JudgedSides => {
  const link = judgeLink(front, back, template, context.today)
  return {
    unread: unreadSide(front, back, template, context, link),
    contradictions: [
      ...contradictionsBetween('sides', front.fields, back.fields, template),
      ...[front, back].flatMap(({ candidates }) => contradictionsWithin(candidates, template)),
    ],
    link,
  }
}

const unreadSide = (
  front: ReadSide,
  back: ReadSide,
  template: Template | null,
  context: JudgingContext,
  link: JudgedSides['link'],
): JudgedSides['unread'] => {
  if (isSameSide(front.evidence, back.evidence))
    return { side: shownSide(front, context) === 'front' ? 'back' : 'front', why: 'repeated' }
  // A state's own template was chosen by both sides, but for a back that cannot name the holder; any other template says nothing
  // of what belongs behind the front.
  const isOpen = !template?.state || link === 'unlinkable'
  if (isOpen && isOfAnotherState(front.evidence, back.evidence, template, context))
    return { side: 'back', why: 'unrecognised' }
  const unread = [front, back].find((taken) => !isReadAs(taken, template, context, link))
  return unread ? { side: unread.side, why: 'unrecognised' } : null
}

/** Which side a picture shows that was sent for both. */
const shownSide = ({ evidence }: ReadSide, { catalogue, today }: JudgingContext): Side => {
  const chosen = chooseTemplate([evidence], catalogue, today)
  return chosen && chosen.backIndex !== null ? 'back' : 'front'
}
