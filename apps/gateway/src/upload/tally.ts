/** Sums by name. */
export interface Tally {
  of(name: string): number
  add(name: string, amount: number): void
  copy(): Tally
}

export const createTally = (from: Iterable<[string, number]> = []): Tally => {
  const sums = new Map(from)
  const of = (name: string) => sums.get(name) ?? 0
  return {
    of,
    add: (name, amount) => {
      const sum = of(name) + amount
      if (sum > 0) sums.set(name, sum)
      else sums.delete(name)
    },
    copy: () => createTally(sums),
  }
}
