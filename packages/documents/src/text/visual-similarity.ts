/** Characters that readers of print take for one another; a group's members are alike. */
const groups = ['0OQDC', '1IL7TJ', '5S', '8B36', '6G', '2Z', 'CGE', 'EF', 'HNM', 'UVY', 'MWN', 'PRF', '4A', 'KX', '9G4']

const alike: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [...new Set(groups.join(''))].map((character) => [
    character,
    new Set(groups.filter((group) => group.includes(character)).flatMap((group) => [...group])),
  ]),
)

/** Both upper case and without marks. */
export const looksLike = (a: string, b: string): boolean => a === b || (alike.get(a)?.has(b) ?? false)
