import { areOfOneKind } from '../../../fields/document-field.js'
import type { Claim } from '../claim.js'
import { isRecognisable, likeTold } from '../like-told.js'
import type { Scene } from '../scene.js'
import type { Clue } from './clue.js'

/** 0…1, or null where nothing is told of the field. */
const likeness = ({ asked, value }: Claim, { page }: Scene): number | null => {
  const own = page.told.filter((one) => one.field === asked.field && isRecognisable(one))
  return own.length === 0 ? null : Math.max(...own.map((one) => likeTold(value, one)))
}

const asTold: Clue = {
  name: 'as told',
  speaks: 'for',
  says: 'A zone or a code says the same of this field.',
  measure: (claim, scene) => likeness(claim, scene) ?? 0,
}

const toldOtherwise: Clue = {
  name: 'told otherwise',
  speaks: 'against',
  says: 'A zone or a code says something else of this field.',
  measure: (claim, scene) => 1 - (likeness(claim, scene) ?? 1),
}

const toldOfAnother: Clue = {
  name: 'told of another',
  speaks: 'against',
  says: 'A zone or a code says this of another field of its kind.',
  measure: ({ asked: { field }, value }, { page }) => {
    // A letter or two of a name that was cut off begin many.
    const others = page.told.filter(
      (one) => one.field !== field && areOfOneKind(one.field, field) && one.value.length > 2,
    )
    return Math.max(0, ...others.map((one) => likeTold(value, one)))
  },
}

export const toldClues = [asTold, toldOtherwise, toldOfAnother]
