import { type Language, languages } from '@vivid/contract/interface'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { en, type Text } from './en.js'
import { es } from './es.js'
import { pt } from './pt.js'

export type { Language }

export const texts: Record<Language, Text> = { en, es, pt }

export const languageNames: Record<Language, string> = { en: 'English', es: 'Español', pt: 'Português' }

export const LanguageContext = createContext<Language>('en')
export const useLanguage = (): Language => useContext(LanguageContext)
export const useText = (): Text => texts[useLanguage()]

/** The one of our languages that a tag such as `pt-BR` names. */
export const languageOf = (tag: string | null): Language | undefined =>
  languages.find((language) => tag?.toLowerCase().split('-')[0] === language)

export const browserLanguage = (): Language => navigator.languages.map(languageOf).find(Boolean) ?? 'en'
