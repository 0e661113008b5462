import { shownSide } from '../choose/choose-template.js'
import type { Fields } from '../fields/candidate.js'
import type { MatchedField } from '../match/match-fields.js'
import { matchingLimits } from '../match/matching-limits.js'
import type { Template } from '../templates/template.js'
import { contradictionsAmong, contradictionsWithin } from './find-contradictions.js'
import { isOfAnotherState } from './is-of-another-state.js'
import { isBlankSide, isReadAs, type JudgingContext, type TakenSide } from './is-read-as.js'
import { isSameSide } from './is-same-side.js'
import { hasNumberOf, judgeLink } from './judge-link.js'
import type { JudgedSides } from './judged-sides.js'
import { matchSaid } from './match-said.js'

interface ReadSide extends TakenSide {
  readonly fields: Fields
}

export const judgeSides = (
  front: ReadSide,
  back: ReadSide,
  template: Template | null,
  context: JudgingContext,
): JudgedSides => {
  const matched = matchBoth(front, back, template)
  const link = judgeLink(matched, back, template, context.today)
  const between = contradictionsAmong(matched, 'sides', front.fields, back.fields)
  const unread = unreadSide(front, back, template, context, link)
  const within = [front, back].flatMap((side) => contradictionsWithin(side, template))
  return {
    unread,
    contradictions: [...between, ...within],
    link: between.length > 0 ? 'contradicted' : linkOfRead(link, unread),
    isBackBlank: template?.state != null && template.sides.back !== undefined && isBlankSide(template.sides.back),
    percentage: link === 'unlinkable' ? 0 : percentageOf(matched),
  }
}

/** A picture that is not the side it was sent for links nothing, though it may well name the same holder: the front again does. */
const linkOfRead = (link: JudgedSides['link'], unread: JudgedSides['unread']): JudgedSides['link'] =>
  unread && link === 'linked' ? 'unlinked' : link

/** What the sides' fields say, and the front's number where it stands on the back without being known for a field. */
const matchBoth = (front: ReadSide, back: ReadSide, template: Template | null): readonly MatchedField[] => {
  const said = ({ fields, recognised }: ReadSide) => ({ fields, lines: recognised.evidence.lines })
  const matched = matchSaid(said(front), said(back), template)
  const isNumbered = !matched.some(({ field }) => field === 'document_number') && hasNumberOf(back, front)
  return isNumbered
    ? [...matched, { field: 'document_number', weight: matchingLimits.weights.document_number!, agreement: 1 }]
    : matched
}

/** The weighted mean of the fields' agreement. */
const percentageOf = (matched: readonly MatchedField[]): number => {
  const total = matched.reduce((sum, { weight }) => sum + weight, 0)
  const agreed = matched.reduce((sum, { weight, agreement }) => sum + weight * agreement, 0)
  return total === 0 ? 0 : Math.round((1000 * agreed) / total) / 10
}

const unreadSide = (
  front: ReadSide,
  back: ReadSide,
  template: Template | null,
  context: JudgingContext,
  link: JudgedSides['link'],
): JudgedSides['unread'] => {
  if (isSameSide(front.recognised.evidence, back.recognised.evidence, context.budget))
    return { side: shownSide(front.recognised) === 'front' ? 'back' : 'front', why: 'repeated' }
  // A state's own template was chosen by both sides, but for a back that cannot name the holder; any other template says nothing
  // of what belongs behind the front.
  const isOpen = !template?.state || link === 'unlinkable'
  if (isOpen && isOfAnotherState(front.recognised.evidence, back.recognised, template))
    return { side: 'back', why: 'unrecognised' }
  const unread = [front, back].find((taken) => !isReadAs(taken, template, context, link))
  return unread ? { side: unread.side, why: 'unrecognised' } : null
}
