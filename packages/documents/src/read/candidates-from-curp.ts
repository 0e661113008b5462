import type { Candidate, Candidates } from '../fields/candidate.js'

/** Mexico's population key: the birth date in its fifth to tenth characters, H or M in its eleventh (RENAPO). */
const FORM = /^[A-Z]{4}(\d{2})(\d{2})(\d{2})([HM])[A-Z]{5}([0-9A-Z])\d$/
const genders: Readonly<Record<string, string>> = { H: 'M', M: 'F' }

/** What is printed elsewhere is read there: the key only stands in, and counts a little less. */
const STANDING_IN = 0.9

/** Sex and birth date as the printed key tells them, where the print itself could not be read. */
export const candidatesFromCurp = (candidates: Candidates): readonly Candidate[] => {
  const curp = candidates.find(({ field }) => field === 'CURP')
  const match = curp && FORM.exec(curp.value)
  if (!curp || !match) return []
  const [, year, month, day, sex, place] = match
  const century = /\d/.test(place!) ? '19' : '20'
  const stand = (field: Candidate['field'], value: string): Candidate[] =>
    candidates.some((candidate) => candidate.field === field)
      ? []
      : [{ ...curp, field, value, characters: null, confidence: curp.confidence * STANDING_IN }]
  return [...stand('gender', genders[sex!]!), ...stand('birth_date', `${day}-${month}-${century}${year}`)]
}
