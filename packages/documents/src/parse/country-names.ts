import { plainText } from '../text/plain-text.js'

const languages = ['en', 'es', 'pt', 'fr', 'de', 'it']
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Every country's name in the languages that documents use, plain, as the runtime's own tables (CLDR) have them. */
const namesIn = (language: string): string[] => {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
  return letters.flatMap((first) => letters.flatMap((second) => names.of(first + second) ?? [])).map(plainText)
}

export const countryNames: ReadonlySet<string> = new Set(languages.flatMap(namesIn))
