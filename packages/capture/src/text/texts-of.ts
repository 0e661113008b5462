import { en } from './en.js'
import { es } from './es.js'
import { pt } from './pt.js'
import type { Texts } from './texts.js'

const byLanguage: Readonly<Record<string, Texts>> = { en, es, pt }

/** The first of the languages that the component speaks, by its first two letters; else English. */
export const textsOf = (languages: readonly (string | null | undefined)[]): Texts =>
  languages.map((language) => byLanguage[language?.slice(0, 2).toLowerCase() ?? '']).find(Boolean) ?? en
