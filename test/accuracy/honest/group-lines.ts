/** A line for each group, in the order of their names: what `tell` says of its members. */
export const groupLines = <Case>(
  cases: readonly Case[],
  groupsOf: (one: Case) => readonly string[],
  tell: (members: readonly Case[]) => string,
): string[] => {
  const members = new Map<string, Case[]>()
  for (const one of cases) {
    for (const group of groupsOf(one)) members.set(group, [...(members.get(group) ?? []), one])
  }
  return [...members].sort(([a], [b]) => a.localeCompare(b)).map(([group, own]) => `${group}: ${tell(own)}`)
}
