/** What may still be spent, each name in its own unit. Counted, never timed: the same picture gives the same answer on every machine. */
export interface Budget<Name extends string> {
  /** Takes so much; false, and nothing is taken, where less is left. */
  take(name: Name, amount: number): boolean
  left(name: Name): number
  /** What was taken so far. */
  spent(): Readonly<Record<Name, number>>
  /** A part with limits of its own: what is taken of it is taken of the whole, too. */
  part(most: Readonly<Record<Name, number>>): Budget<Name>
}

/** `whole`: where this is a part of another one. */
export const startBudget = <Name extends string>(
  most: Readonly<Record<Name, number>>,
  whole?: Budget<Name>,
): Budget<Name> => {
  const spent = Object.fromEntries(Object.keys(most).map((name) => [name, 0])) as Record<Name, number>
  const left = (name: Name) => Math.min(most[name] - spent[name], whole?.left(name) ?? Number.POSITIVE_INFINITY)
  const budget: Budget<Name> = {
    left,
    take: (name, amount) => {
      if (amount > left(name)) return false
      spent[name] += amount
      whole?.take(name, amount)
      return true
    },
    spent: () => ({ ...spent }),
    part: (own) => startBudget(own, budget),
  }
  return budget
}
