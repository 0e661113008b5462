import { errors } from '../errors.js'
import { endpoints } from '../kinds/index.js'
import type { Translation, Translations } from '../languages.js'
import { refusals, tokenProblems } from '../refusals.js'
import { portuguese } from './portuguese.js'
import { spanish } from './spanish.js'

const own: Translations = { es: spanish, pt: portuguese }
const messages = [...Object.values(errors), ...Object.values(refusals), ...Object.values(tokenProblems)]

/** Keys whose text is meant for people. */
const spoken = new Set(['summary', 'description', 'error', 'message', 'metadata', 'x-displayName'])

/** Texts shorter than this are not replaced inside others: they are single words that occur anywhere. */
const SHORTEST_PART = 20

const translatorTo = (language: Translation) => {
  const texts = new Map<string, string>([
    ...[own, ...Object.values(endpoints).map(({ docs }) => docs.translations)].flatMap((translations) =>
      Object.entries(translations[language]),
    ),
    ...messages.map((texts) => [texts.en, texts[language]] as const),
  ])
  const parts = [...texts].filter(([en]) => en.length >= SHORTEST_PART).sort(([a], [b]) => b.length - a.length)
  /** A description may be put together of several texts; each is translated by itself. */
  return (text: string): string =>
    texts.get(text) ?? parts.reduce((words, [en, other]) => words.replace(en, () => other), text)
}

/** The document in another language. Names, types and values are the interface's own and stay as they are. */
export const translated = <Document>(document: Document, language: Translation): Document => {
  const translate = translatorTo(language)
  const walk = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return spoken.has(key) ? translate(value) : value
    if (Array.isArray(value)) return value.map((item) => walk(item, ''))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, walk(item, name)]))
  }
  return walk(document, '') as Document
}
