/** How names are compared: callers write `documentType`, `document-type` and `DocumentType`. */
const lettersOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Levenshtein's distance: how many letters must be changed, added or left out. */
const distanceOf = (one: string, other: string): number => {
  let above = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [row, letter] of [...one].entries()) {
    const here = [row + 1]
    for (const [at, its] of [...other].entries()) {
      here.push(Math.min(here[at]! + 1, above[at + 1]! + 1, above[at]! + (letter === its ? 0 : 1)))
    }
    above = here
  }
  return above[other.length]!
}

/** Whether the letters of `short` stand in `long` in their order, as those of `doc_type` in `document_type`. */
const isAbbreviated = (short: string, long: string): boolean => {
  let at = 0
  for (const letter of long) if (letter === short[at]) at += 1
  return at === short.length
}

/** Letters that an abbreviation must have: shorter ones stand in any longer name by chance. */
const SHORTEST_ABBREVIATION = 4
/** Largest part of a name's letters that a misspelling may change. */
const MISSPELT_PART = 1 / 3

/** Most letters that a misspelling of one of these names may change. */
const mostChanged = (sent: string, field: string): number => Math.max(sent.length, field.length) * MISSPELT_PART

/** The distance of two names that are like each other; null where they are not. */
const likeness = (sent: string, field: string): number | null => {
  // Names differ by at least as many letters as one is longer: a name of any length is told from a field without comparing letters.
  const isTooLong = sent.length - field.length > mostChanged(sent, field)
  const distance = isTooLong ? Number.POSITIVE_INFINITY : distanceOf(sent, field)
  const isLike =
    distance <= mostChanged(sent, field) || (sent.length >= SHORTEST_ABBREVIATION && isAbbreviated(sent, field))
  return isLike ? distance : null
}

/** The field that an unknown name most likely stands for; null where it is like none. */
export const nearestField = (sent: string, fields: readonly string[]): string | null => {
  const letters = lettersOf(sent)
  const near = fields
    .flatMap((field) => {
      const distance = likeness(letters, lettersOf(field))
      return distance === null ? [] : [{ field, distance }]
    })
    // Of two that are equally near, the one whose letters were left out: those that are too many are rarer.
    .toSorted((a, b) => a.distance - b.distance || b.field.length - a.field.length)
  return near[0]?.field ?? null
}
