/** In years since the year 0. */
export const yearsOf = (date: string): number => {
  const [day = 1, month = 1, year = 0] = date.split('-').map(Number)
  return year + (month - 1) / 12 + day / 372
}

/** Longest time between issue and expiry, and between birth and issue, in years; a card without an end says 9999. */
const LONGEST_VALID_YEARS = 25
const OLDEST_YEARS = 120
const FOREVER = 9000

const limits = [
  ['birth_date', 'issuing_date', OLDEST_YEARS],
  ['birth_date', 'expiration_date', OLDEST_YEARS + LONGEST_VALID_YEARS],
  ['issuing_date', 'expiration_date', LONGEST_VALID_YEARS],
] as const

/** Whether dates may be of one life: birth before issue before expiry, no further apart than people and documents last. */
export const isOneLife = (dates: ReadonlyMap<string, string>): boolean =>
  limits.every(([earlier, later, most]) => {
    const [a, b] = [dates.get(earlier), dates.get(later)]
    if (!a || !b) return true
    const years = yearsOf(b) - yearsOf(a)
    return years > 0 && (years <= most || yearsOf(b) > FOREVER)
  })
