import type { NumberRules } from '../number-rule.js'

/** Departments 01 to 18; no department has more than 28 municipalities (Francisco Morazán). */
const FORM = /^(0[1-9]|1[0-8])(0[1-9]|1\d|2[0-8])(?:19|20)\d{2}\d{5}$/

/** Honduras' DNI: department, municipality, year of registration, serial; it has no check digit (RNP). */
const dniHondurasHolds = (number: string): boolean => FORM.test(number)

export const hndNumbers = {
  'dni-honduras': { holds: dniHondurasHolds },
} as const satisfies NumberRules
