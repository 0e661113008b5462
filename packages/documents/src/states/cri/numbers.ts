import type { NumberRules } from '../number-rule.js'

/** Costa Rica's cédula: province 1 to 7, 8 naturalised, 9 special; nine digits, no check digit (TSE). */
const cedulaCostaRicaHolds = (number: string): boolean => /^[1-9]\d{8}$/.test(number)

/** The number of foreigners' cards (DIMEX): eleven or twelve digits that begin with 1. */
const dimexHolds = (number: string): boolean => /^1\d{10,11}$/.test(number)

export const criNumbers = {
  'cedula-costa-rica': { holds: cedulaCostaRicaHolds },
  dimex: { holds: dimexHolds },
} as const satisfies NumberRules
