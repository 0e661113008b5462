/** In years since the year 0. */
export const yearsOf = (date: string): number => {
  const [day = 1, month = 1, year = 0] = date.split('-').map(Number)
  return year + (month - 1) / 12 + day / 372
}

/** Most years between two dates: people last no longer than 120, documents than 25. A card without an end says 9999. */
const limits = [
  ['birth_date', 'issuing_date', 120],
  ['birth_date', 'expiration_date', 145],
  ['issuing_date', 'expiration_date', 25],
] as const
const FOREVER = 9000

/** Whether dates may be of one life: birth before issue before expiry, no further apart than people and documents last. */
export const isOneLife = (dates: ReadonlyMap<string, string>): boolean =>
  limits.every(([earlier, later, most]) => {
    const [a, b] = [dates.get(earlier), dates.get(later)]
    if (!a || !b) return true
    const years = yearsOf(b) - yearsOf(a)
    return years > 0 && (years <= most || yearsOf(b) > FOREVER)
  })
