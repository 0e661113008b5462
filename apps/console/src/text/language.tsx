import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { en, type Text } from './en.js'
import { es } from './es.js'

export type Language = 'en' | 'es'

const texts: Record<Language, Text> = { en, es }

export const LanguageContext = createContext<Language>('en')
export const useLanguage = (): Language => useContext(LanguageContext)
export const useText = (): Text => texts[useLanguage()]

export const browserLanguage = (): Language => (navigator.language.toLowerCase().startsWith('es') ? 'es' : 'en')
