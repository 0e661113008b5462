/** A picture with where it comes from. */
export interface Sourced {
  readonly source: string
}

/** Each picture judged by what was chosen on the pictures of all other sources, in the order given. */
export const leaveSourceOut = <Case extends Sourced, Judged>(
  cases: readonly Case[],
  choose: (others: readonly Case[]) => (one: Case) => Judged,
): Judged[] => {
  const chosen = new Map(
    [...new Set(cases.map(({ source }) => source))].map((source) => [
      source,
      choose(cases.filter((one) => one.source !== source)),
    ]),
  )
  return cases.map((one) => chosen.get(one.source)!(one))
}
