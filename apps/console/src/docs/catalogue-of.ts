import { errors, invalidReasons } from '@vivid/contract/errors'
import { refusals, tokenProblems } from '@vivid/contract/refusals'
import type { Language } from '../text/language.js'

/** What a caller's program does about it. */
type Remedy = 'picture' | 'request' | 'token' | 'later' | 'report'

interface Meaning {
  name: string
  status: number
  /** As the service says it. */
  text: string
  remedy: Remedy
}
export interface CatalogueEntry {
  /** The code, or the reason of what has none: also the address within the page. */
  id: string
  meanings: Meaning[]
}
export type Group = 'documents' | 'invalid' | 'selfies' | 'refusals'

const remedyOf = (status: number): Remedy => {
  if (status === 200) return 'picture'
  if (status === 401 || status === 403) return 'token'
  if (status === 429 || status === 503 || status === 504 || status === 408) return 'later'
  return status === 500 ? 'report' : 'request'
}

/** Everything the service may answer with beside a good answer, by group and code. Several meanings may share a code. */
export const catalogueOf = (language: Language): { group: Group; entries: CatalogueEntry[] }[] => {
  const coded = new Map<number, Meaning[]>()
  for (const [name, { code, status, ...texts }] of Object.entries(errors)) {
    coded.set(code, [...(coded.get(code) ?? []), { name, status, text: texts[language], remedy: remedyOf(status) }])
  }
  const between = (from: number, to: number) =>
    [...coded]
      .filter(([code]) => code >= from && code <= to)
      .sort(([a], [b]) => a - b)
      .map(([code, meanings]) => ({ id: String(code), meanings }))
  const invalid = Object.entries(invalidReasons).map(([name, texts]) => {
    const meaning = { name, status: 200, text: texts[language], remedy: remedyOf(200) }
    return { id: name, meanings: [meaning] }
  })
  const refused = Object.entries(refusals).map(([name, { status, ...texts }]) => {
    const details = name === 'unauthorized' ? Object.values(tokenProblems).map((problem) => problem[language]) : []
    const text = [texts[language], ...details].join(' ')
    return { id: name, meanings: [{ name, status, text, remedy: remedyOf(status) }] }
  })
  return [
    { group: 'documents', entries: between(800, 899) },
    { group: 'invalid', entries: invalid },
    { group: 'selfies', entries: between(700, 799) },
    { group: 'refusals', entries: refused },
  ]
}
