import { dateFields } from './document-field.js'

/** In years since the year 0. */
export const yearsOf = (date: string): number => {
  const [day = 1, month = 1, year = 0] = date.split('-').map(Number)
  return year + (month - 1) / 12 + day / 372
}

/** Every two dates of a document, the one that comes first in a life before the other. */
export const datePairs = dateFields.flatMap((earlier, at) =>
  dateFields.slice(at + 1).map((later) => [earlier, later] as const),
)

/** Whether the later date comes after the earlier one; true where either is unknown. */
export const isInOrder = (earlier: string | undefined, later: string | undefined): boolean =>
  !earlier || !later || yearsOf(earlier) < yearsOf(later)

/** Most years from birth to each date: people live no longer than 120, documents than 25. A card without an end says 9999. */
const mostYears = { birth_date: 0, issuing_date: 120, expiration_date: 145 } as const
const FOREVER = 9000

/** Whether dates may be of one life: birth before issue before expiry, no further apart than people and documents last. */
export const isOneLife = (dates: ReadonlyMap<string, string>): boolean => {
  const years = new Map(dateFields.flatMap((field) => (dates.get(field) ? [[field, yearsOf(dates.get(field)!)]] : [])))
  return datePairs.every(([earlier, later]) => {
    const [a, b] = [years.get(earlier), years.get(later)]
    if (a === undefined || b === undefined) return true
    const isNear = b - a <= mostYears[later] - mostYears[earlier]
    return a < b && (isNear || b > FOREVER)
  })
}
