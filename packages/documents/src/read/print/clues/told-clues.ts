import { areOfOneKind } from '../../../fields/document-field.js'
import { isRecognisable, likeTold } from '../like-told.js'
import type { Clue } from './clue.js'

const asTold: Clue = {
  name: 'as told',
  speaks: 'for',
  says: 'A zone or a code says the same of this field; −1 where it says something else.',
  measure: ({ asked, value }, { page }) => {
    const own = page.told.filter((one) => one.field === asked.field && isRecognisable(one))
    return own.length === 0 ? 0 : 2 * Math.max(...own.map((one) => likeTold(value, one))) - 1
  },
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

export const toldClues = [asTold, toldOfAnother]
