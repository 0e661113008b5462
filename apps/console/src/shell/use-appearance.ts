import { useEffect } from 'preact/hooks'
import { browserLanguage, type Language, languageOf } from '../text/language.js'
import { useRemembered } from './use-remembered.js'

export type Theme = 'light' | 'dark'
const systemTheme = (): Theme => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
/** `?lang=es` in an address stands above what was chosen before. */
const askedLanguage = () => languageOf(new URLSearchParams(location.search).get('lang'))

export interface Appearance {
  language: Language
  theme: Theme
  setLanguage: (language: Language) => void
  switchTheme: () => void
}

/** Language and theme, chosen once for the console and the reference. */
export const useAppearance = (): Appearance => {
  const [remembered, remember] = useRemembered<Language>('vivid-language', browserLanguage)
  const [theme, setTheme] = useRemembered<Theme>('vivid-theme', systemTheme)
  const language = askedLanguage() ?? remembered
  useEffect(() => {
    document.documentElement.lang = language
    document.documentElement.dataset.theme = theme
  }, [language, theme])
  return {
    language,
    theme,
    setLanguage: (chosen) => {
      if (askedLanguage()) history.replaceState(null, '', location.pathname + location.hash)
      remember(chosen)
    },
    switchTheme: () => setTheme(theme === 'dark' ? 'light' : 'dark'),
  }
}
