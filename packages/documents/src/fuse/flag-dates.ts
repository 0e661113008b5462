import type { Fields, FusedField } from '../fields/candidate.js'
import { datePairs, isInOrder } from '../fields/is-one-life.js'

/** A date of which day, month and year are known. */
const fullDate = (field: FusedField | undefined): string | undefined =>
  field?.value.split('-').every((part) => Number(part) > 0) ? field.value : undefined

/** Birth, issue and expiry follow each other; where they do not, both dates of the pair are flagged. */
export const flagDates = (fields: Fields): Fields => {
  const pairs = datePairs.filter(([earlier, later]) => !isInOrder(fullDate(fields[earlier]), fullDate(fields[later])))
  const flagged = [...new Set(pairs.flat())].map((name) => {
    const field = fields[name]!
    return [name, { ...field, flags: [...field.flags, 'inconsistent'] }]
  })
  return { ...fields, ...Object.fromEntries(flagged) }
}
