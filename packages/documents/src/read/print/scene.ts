import { isDate } from '../../fields/document-field.js'
import { yearsOf } from '../../fields/is-one-life.js'
import type { Initials } from '../../states/number-rule.js'
import type { FieldBox } from '../../templates/template.js'
import type { AskedBlock, AskedField } from '../ask/asked-field.js'
import type { Page } from '../page/page.js'
import { alignFieldBoxes } from './align-field-boxes.js'
import { type Claim, isClear } from './claim.js'
import { initialsIn } from './initials-in.js'
import { type LabelPlaces, placeByLabels } from './label-place.js'

/** Everything that a clue may look at. */
export interface Scene {
  readonly page: Page
  readonly asked: readonly AskedField[]
  readonly blocks: readonly AskedBlock[]
  readonly claims: readonly Claim[]
  /** A state's template describes the side: its fields are there, in its order. */
  readonly isDescribed: boolean
  /** Fields are asked for as they follow each other on the side: as a template or, for passports, ICAO has them. */
  readonly isOrdered: boolean
  readonly today: number
  /** What is certain enough to judge the rest by. */
  readonly anchors: readonly Claim[]
  readonly places: LabelPlaces
  /** Where a field box lies on this picture. */
  readonly align: (fieldBox: FieldBox) => FieldBox
  /** Every clear date of the side once, in years, in order. */
  readonly dates: readonly number[]
  /** First letters of the holder's names, where a number on the side tells them. */
  readonly initials: Initials | null
  /** Clear claims of a field by their values. */
  readonly rivals: ReadonlyMap<AskedField, ReadonlySet<string>>
}

const datesOf = (claims: readonly Claim[]): number[] => {
  const years = claims.filter((one) => isDate(one.asked.field) && isClear(one)).map((one) => yearsOf(one.value))
  return [...new Set(years)].sort((a, b) => a - b)
}

const rivalsOf = (claims: readonly Claim[]): Map<AskedField, Set<string>> => {
  const rivals = new Map<AskedField, Set<string>>()
  for (const claim of claims) {
    if (!isClear(claim)) continue
    const values = rivals.get(claim.asked) ?? new Set()
    rivals.set(claim.asked, values.add(claim.value))
  }
  return rivals
}

type Given = Pick<Scene, 'page' | 'asked' | 'blocks' | 'claims' | 'isDescribed' | 'isOrdered'> & {
  readonly today: Date
}

/** The side before anything is known of it. */
export const openScene = (given: Given): Scene => ({
  ...given,
  today: given.today.getUTCFullYear() + given.today.getUTCMonth() / 12,
  anchors: [],
  places: placeByLabels(given.page),
  align: (fieldBox) => fieldBox,
  dates: datesOf(given.claims),
  rivals: rivalsOf(given.claims),
  initials: initialsIn(given.claims),
})

/** The side as seen by somebody who knows where these stand. */
export const withAnchors = (scene: Scene, anchors: readonly Claim[]): Scene => ({
  ...scene,
  anchors,
  align: alignFieldBoxes(anchors),
})
