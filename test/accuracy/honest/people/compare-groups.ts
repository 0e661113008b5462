/** A rate of one group, with how far it may be off by chance. */
export interface GroupRate {
  readonly group: string
  readonly count: number
  readonly rate: number
  /** Of the group's rate, and of all others' together. */
  readonly deviation: number
  readonly others: { readonly rate: number; readonly deviation: number }
}

/** Standard deviations either side that hold 95 %. */
const Z_95 = 1.96
/** Chance of naming any group wrongly, shared among all that are compared. */
const ANY_WRONG = 0.05

/** Half of the interval of 95 %. */
export const halfWidth = ({ deviation }: { readonly deviation: number }): number => Z_95 * deviation

/** Groups whose rate differs from the others' by more than chance explains, as many comparisons as there are taken into account. */
export const beyondChance = (rates: readonly GroupRate[]): GroupRate[] =>
  rates.filter(({ rate, deviation, others }) => {
    const apart = Math.hypot(deviation, others.deviation)
    return apart > 0 && 2 * tailBeyond(Math.abs(rate - others.rate) / apart) < ANY_WRONG / rates.length
  })

/** Share of a normal distribution beyond so many deviations (Abramowitz and Stegun 26.2.17). */
const tailBeyond = (deviations: number): number => {
  const t = 1 / (1 + 0.2316419 * deviations)
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return (Math.exp((-deviations * deviations) / 2) / Math.sqrt(2 * Math.PI)) * series
}

/** The group's and all others' share of people to whom something happens. One more of either kind, so that no share is certain. */
export const rateGroups = <Person extends { readonly groups: readonly string[] }>(
  people: readonly Person[],
  happens: (person: Person) => boolean,
): GroupRate[] => {
  const names = [...new Set(people.flatMap(({ groups }) => groups))].sort((a, b) => a.localeCompare(b))
  return names.map((group) => {
    const own = people.filter(({ groups }) => groups.includes(group))
    const others = people.filter(({ groups }) => !groups.includes(group))
    return { group, count: own.length, ...shareOf(own, happens), others: shareOf(others, happens) }
  })
}

const shareOf = <Person>(people: readonly Person[], happens: (person: Person) => boolean) => {
  const times = people.filter(happens).length
  const kept = (times + 1) / (people.length + 2)
  return { rate: times / people.length, deviation: Math.sqrt((kept * (1 - kept)) / people.length) }
}
