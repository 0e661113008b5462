import type { Candidate } from '../../fields/candidate.js'
import { type DocumentField, isDate, isName } from '../../fields/document-field.js'
import { transliterate } from '../../mrz/names/transliterate.js'
import { plainText } from '../../text/plain-text.js'
import { isNameCutShort, sameName } from '../../text/same-name.js'
import { similarityFrom } from '../../text/similarity.js'

/** Fewer letters may stand anywhere by chance. */
const MIN_LETTERS = 3

/** A reading this much like what a machine told is a bad reading of it. */
const MIN_LIKENESS = { name: 0.62, number: 0.75 } as const

/** A name that goes on over several lines is found by its first, however short. */
const LATER_LINE = 0.85

const words = (text: string) => text.split(/[ -]+/)

const likeness = (print: string, told: string, least: number) =>
  similarityFrom(plainText(print), plainText(told), least)

/** As the zone would spell it, or bare letters: whichever is nearer. Most names have nothing to spell otherwise. */
const nearest = (print: string, spelt: string, told: string) =>
  Math.max(likeness(print, told, MIN_LIKENESS.name), spelt === print ? 0 : likeness(spelt, told, MIN_LIKENESS.name))

const likeName = (print: string, { value, truncated }: Candidate): number => {
  if (sameName(print, value) || (truncated && isNameCutShort(value, print))) return 1
  const told = words(value)
  const spelt = transliterate(print)
  const count = Math.min(told.length, words(print).length)
  // One line of a name that goes on over several: any words of it that follow each other.
  const runs = Array.from({ length: told.length - count + 1 }, (_, i) => told.slice(i, i + count).join(' '))
  const whole = nearest(print, spelt, value)
  const part = Math.max(
    ...runs.map((run, at) =>
      run.length >= MIN_LETTERS ? nearest(print, spelt, run) * (at === 0 ? 1 : LATER_LINE) : 0,
    ),
    0,
  )
  const alike = Math.max(whole, part * (0.85 + (0.15 * count) / told.length))
  return alike >= MIN_LIKENESS.name ? alike : 0
}

/** Fields whose values stand for themselves: a sex or a state's code may mean anything. */
const recognisable: readonly DocumentField[] = [
  'names',
  'surnames',
  'document_number',
  'CURP',
  'birth_date',
  'expiration_date',
]

/** Whether print may be recognised by what a zone or a code has told. */
export const isRecognisable = ({ field, value, truncated }: Candidate): boolean =>
  recognisable.includes(field) && (value.length >= MIN_LETTERS || truncated)

/** 0…1: how surely a printed value is what a zone or a code has told of its field already, whatever its label reads. */
export const likeTold = (print: string, told: Candidate): number => {
  if (!isRecognisable(told) || print.length < MIN_LETTERS) return 0
  if (isName(told.field)) return likeName(print, told)
  if (isDate(told.field)) return print === told.value ? 1 : 0
  return likeness(print, told.value, MIN_LIKENESS.number)
}
