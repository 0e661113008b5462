import { type Language, languages } from '@vivid/contract'

/** The first of our languages by the caller's weights; the usual one when none of them is asked for. */
export const preferredLanguage = (acceptLanguage: string | undefined, usual: Language = 'en'): Language => {
  if (acceptLanguage === undefined) return usual
  const wanted = acceptLanguage
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const weight = parameters.map((text) => text.trim()).find((text) => text.startsWith('q='))
      return { language: tag.split('-')[0], weight: weight ? Number(weight.slice(2)) || 0 : 1 }
    })
    .filter(({ language, weight }) => languages.some((one) => one === language) && weight > 0)
    .sort((a, b) => b.weight - a.weight)
  return (wanted[0]?.language as Language | undefined) ?? usual
}
