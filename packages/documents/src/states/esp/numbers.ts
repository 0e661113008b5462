import type { NumberRules } from '../number-rule.js'

const letters = 'TRWAGMYFPDXBNJZSQVHLCKE'

/** Spain's DNI and NIE: the letter is the number modulo 23 (X, Y, Z stand for 0, 1, 2). */
const dniLetterHolds = (dni: string): boolean => {
  const match = /^([XYZ]?)(\d{7,8})([A-Z])$/.exec(dni)
  if (!match) return false
  const prefix = match[1] ? String('XYZ'.indexOf(match[1])) : ''
  return letters[Number(prefix + match[2]) % 23] === match[3]
}

export const espNumbers = {
  'dni-letter': { holds: dniLetterHolds },
} as const satisfies NumberRules
