import type { Fields, FusedField } from '../fields/candidate.js'
import type { Template } from '../templates/template.js'

interface Day {
  readonly dayAndMonth: string
  readonly year: number
}

const partsOf = (date: string): Day => ({ dayAndMonth: date.slice(0, 5), year: Number(date.slice(6)) })

/** Some issuers let a document expire on the anniversary, some on the day before. */
const anniversaries = (expiry: string): readonly Day[] => {
  const [day, month, year] = expiry.split('-').map(Number) as [number, number, number]
  const next = new Date(Date.UTC(year, month - 1, day + 1))
  const two = (n: number) => String(n).padStart(2, '0')
  return [
    partsOf(expiry),
    { dayAndMonth: `${two(next.getUTCDate())}-${two(next.getUTCMonth() + 1)}`, year: next.getUTCFullYear() },
  ]
}

const differing = (a: string, b: string) => [...a].filter((digit, at) => digit !== b[at]).length

/** Confidence of a year that was corrected. */
const CORRECTED = 0.6

/** Without a check digit: every character of the expiry is this sure, and the issue's own digit is not. */
const SURE = { expiry: 0.95, digit: 0.9 } as const

const isSurer = (expiry: FusedField, issue: FusedField, value: string): boolean => {
  const at = [...value].findIndex((digit, index) => digit !== issue.value[index])
  const isSure = expiry.characters?.every((sure) => sure >= SURE.expiry) ?? false
  return isSure && (issue.characters?.[at] ?? 1) < SURE.digit
}

/**
 * A printed issue on the expiry's anniversary whose year is one digit off the years that all such documents are valid for was
 * misread in that digit, if a check digit vouches for the expiry, or if the expiry was read surely and that digit was not.
 */
export const correctIssueYear = (fields: Fields, template: Template | null): Fields => {
  const { issuing_date: issue, expiration_date: expiry } = fields
  const { validYears } = template ?? {}
  if (!issue || !expiry || issue.source !== 'print' || validYears === undefined) return fields
  const read = partsOf(issue.value)
  const anniversary = anniversaries(expiry.value).find(({ dayAndMonth }) => dayAndMonth === read.dayAndMonth)
  if (!anniversary || differing(String(anniversary.year - validYears), String(read.year)) !== 1) return fields
  const value = `${read.dayAndMonth}-${anniversary.year - validYears}`
  if (!expiry.verified && !isSurer(expiry, issue, value)) return fields
  return {
    ...fields,
    issuing_date: { ...issue, value, characters: null, confidence: Math.min(issue.confidence, CORRECTED) },
  }
}
