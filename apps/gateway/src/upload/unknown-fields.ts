import { formProblems, InvalidField, type Language, type Texts } from '@vivid/contract'
import { Rejected } from '../refusal.js'
import { nearestField } from './nearest-field.js'
import type { FormRules, ReceivedForm } from './receive-form.js'

/** Lists the fields of a form that its endpoint does not take: they are ignored, and often misspelt. */
export const unknownHeader = 'unknown-fields'
/** Names that are told; a form may hold two hundred. */
const MOST_TOLD = 8

const fieldsOf = ({ fieldNames, maxBytes }: FormRules) => [...Object.keys(maxBytes), ...fieldNames]

/** As RFC 9651 writes a list: each name with the field that it is likely meant for, where there is one. */
export const describeUnknown = ({ unknown }: Pick<ReceivedForm, 'unknown'>, rules: FormRules): string =>
  [...unknown.keys()]
    .slice(0, MOST_TOLD)
    .map((name) => {
      const meant = nearestField(name, fieldsOf(rules))
      return `${encodeURIComponent(name)}${meant === null ? '' : `;meant=${meant}`}`
    })
    .join(', ')

/** What was sent in place of a missing field: a name like it, or, of a picture, any other file. */
const standInFor = (field: string, { unknown }: ReceivedForm, rules: FormRules): string | null => {
  const names = [...unknown.keys()]
  const alike = names.find((name) => nearestField(name, fieldsOf(rules)) === field)
  const isPicture = Object.hasOwn(rules.maxBytes, field)
  return alike ?? (isPicture ? (names.find((name) => unknown.get(name) === 'file') ?? null) : null)
}

const problemOf = (field: string, received: ReceivedForm, rules: FormRules): Texts | null => {
  const sentAs = received.misplaced.get(field)
  if (sentAs !== undefined) return formProblems.misplaced(field, sentAs)
  const sent = standInFor(field, received, rules)
  return sent === null ? null : formProblems.misnamed(sent, field)
}

/** The same error, which also names what was sent in place of the field that it misses. */
export const nameMisnamed = (error: unknown, received: ReceivedForm, rules: FormRules): unknown => {
  const field = error instanceof InvalidField || error instanceof Rejected ? error.field : undefined
  if (field === undefined || received.texts.has(field) || received.files.has(field)) return error
  const problem = problemOf(field, received, rules)
  if (problem === null) return error
  if (error instanceof Rejected) return new Rejected(error.errorName, { ...error.options, detail: problem })
  const { texts } = error as InvalidField
  const both = (language: Language) => `${texts[language]} ${problem[language]}`
  return new InvalidField(field, { en: both('en'), es: both('es'), pt: both('pt') })
}
