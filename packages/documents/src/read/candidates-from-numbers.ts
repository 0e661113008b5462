import { payloadDate } from '../barcodes/payload-date.js'
import type { Candidate, Candidates } from '../fields/candidate.js'
import type { DocumentField } from '../fields/document-field.js'
import { type NationalRuleName, nationalRules } from '../states/index.js'
import type { Check } from '../templates/template.js'

/** A printed CURP tells its holder on whatever document it stands. */
const always: readonly Check[] = [{ field: 'CURP', rule: 'curp' }]

/** A number with a wrong check digit was misread, maybe in its date; and one may tell a day that no month has. */
const isBelieved = (field: DocumentField, value: string, rule: NationalRuleName, number: string): boolean => {
  if (field !== 'birth_date') return true
  const [day = '', month = '', year = ''] = value.split('-')
  return nationalRules[rule].holds(number) && payloadDate(year, month, day) !== undefined
}

/** What is printed elsewhere is read there: the number only stands in, and counts a little less. */
const STANDING_IN = 0.9

const differing = (a: string, b: string) => [...a].filter((digit, at) => digit !== b[at]).length

/** A date of which one digit is another than the number tells was misread in it, where the number was read more surely. */
const isMisread = (read: Candidate, number: Candidate, value: string): boolean =>
  read.source === 'print' &&
  read.field === 'birth_date' &&
  differing(read.value, value) === 1 &&
  read.confidence < number.confidence * STANDING_IN

/** Sex and birth date as national numbers tell them, where the print itself could not be read or has none. */
export const candidatesFromNumbers = (
  candidates: Candidates,
  checks: readonly Check[] = [],
  today: Date,
): readonly Candidate[] => {
  const told: Candidate[] = []
  for (const { field, rule } of [...always, ...checks]) {
    const number = candidates.find((candidate) => candidate.field === field)
    if (!number) continue
    const tells = nationalRules[rule].tells?.(number.value, today) ?? {}
    for (const [name, value] of Object.entries(tells) as [DocumentField, string][])
      if (
        isBelieved(name, value, rule, number.value) &&
        [...candidates, ...told].every((read) => read.field !== name || isMisread(read, number, value))
      )
        told.push({ ...number, field: name, value, characters: null, confidence: number.confidence * STANDING_IN })
  }
  return told
}
