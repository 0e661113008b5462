import { icaoCodes } from './icao-codes.js'
import { isoStates } from './iso-states.js'

/** The only codes shorter than three letters in use; ISO 3166-1 alpha-3 gives their third letter. */
const shortCodes: Readonly<Record<string, string>> = { D: 'DEU', SI: 'SVN' }

export const knownStates: readonly string[] = [...isoStates, ...Object.keys(icaoCodes)]

export const isKnownState = (printed: string): boolean => isoStates.has(printed) || Object.hasOwn(icaoCodes, printed)

/**
 * The three-letter code for a printed one without its fillers: a code of three letters is returned as printed (GBD, XXA
 * and UTO included), a shorter one is mapped.
 */
export const threeLetterState = (printed: string): string => shortCodes[printed] ?? printed
