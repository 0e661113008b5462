import { errors } from '../errors.js'
import { endpoints } from '../kinds/index.js'
import { refusals, tokenProblems } from '../refusals.js'
import { spanish as ownSpanish } from './spanish.js'

const spanish: Readonly<Record<string, string>> = Object.assign(
  {},
  ownSpanish,
  ...Object.values(endpoints).map(({ docs }) => docs.spanish),
)

const messages = new Map<string, string>(
  [...Object.values(errors), ...Object.values(refusals), ...Object.values(tokenProblems)].map(({ en, es }) => [en, es]),
)
/** Keys whose text is meant for people. */
const spoken = new Set(['summary', 'description', 'error', 'message', 'metadata', 'x-displayName'])

/** Texts shorter than this are not replaced inside others: they are single words that occur anywhere. */
const SHORTEST_PART = 20
const parts = [...messages, ...Object.entries(spanish)]
  .filter(([en]) => en.length >= SHORTEST_PART)
  .sort(([a], [b]) => b.length - a.length)

/** A description may be put together of several texts; each is translated by itself. */
const translate = (text: string): string => {
  const whole = messages.get(text) ?? spanish[text]
  if (whole !== undefined) return whole
  return parts.reduce((words, [en, es]) => words.replace(en, () => es), text)
}

/** The document in Spanish. Names, types and values are the interface's own and stay as they are. */
export const translated = <Document>(document: Document): Document => {
  const walk = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return spoken.has(key) ? translate(value) : value
    if (Array.isArray(value)) return value.map((item) => walk(item, ''))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, walk(item, name)]))
  }
  return walk(document, '') as Document
}
