import { payloadDate } from '../barcodes/payload-date.js'
import type { Candidate, Candidates } from '../fields/candidate.js'
import type { DocumentField } from '../fields/document-field.js'
import { type NationalRuleName, nationalRules } from '../states/index.js'
import type { Check } from '../templates/template.js'

/** A printed CURP tells its holder on whatever document it stands. */
const always: readonly Check[] = [{ field: 'CURP', rule: 'curp' }]

/** A number read wrongly may tell a day that no month has. */
const isTold = (field: DocumentField, value: string): boolean => {
  const [day = '', month = '', year = ''] = value.split('-')
  return field !== 'birth_date' || payloadDate(year, month, day) !== undefined
}

/** What is printed elsewhere is read there: the number only stands in, and counts a little less. */
const STANDING_IN = 0.9

const differing = (a: string, b: string) => [...a].filter((digit, at) => digit !== b[at]).length

/**
 * A date of which one digit is another than the number tells was misread in it, where the number was read more surely and
 * keeps its rule: one that breaks it was misread itself.
 */
const isMisread = (read: Candidate, number: Candidate, rule: NationalRuleName, value: string): boolean =>
  nationalRules[rule].holds(number.value) &&
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
    const tells = number && nationalRules[rule].tells?.(number.value, today)
    for (const [name, value] of Object.entries(tells ?? {}) as [DocumentField, string][])
      if (
        isTold(name, value) &&
        [...candidates, ...told].every((read) => read.field !== name || isMisread(read, number!, rule, value))
      )
        told.push({ ...number!, field: name, value, characters: null, confidence: number!.confidence * STANDING_IN })
  }
  return told
}
