import { transliterate } from './transliterate.js'

/**
 * A name's components in A–Z. Apostrophes and full stops vanish, hyphens, commas and spaces part the components
 * (ICAO 9303-3 §4.6); digits may not stand in a name field.
 */
export const nameParts = (name: string): string[] =>
  transliterate(name)
    .replace(/[’'`´.]/g, '')
    .split(/[^A-Z]+/)
    .filter((part) => part !== '')
